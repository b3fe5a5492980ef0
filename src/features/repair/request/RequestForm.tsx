import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type SubmitEvent, useEffect, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { ActionBar } from "~/features/repair/ActionBar";
import type { RequestState } from "~/features/repair/flow";
import { onAGuess } from "~/shared/on-a-guess";
import { SourceControl } from "~/features/repair/SourceLabel";
import { prefetchAssistant } from "~/services/assistant/choose-assistant";
import { savesData, whenIdle } from "~/shared/when-quiet";
import { FileFields } from "./FileFields";
import { ItemFields } from "./ItemFields";
import { KeptDraft } from "./KeptDraft";
import { type RequestFields, useRequestDraft } from "./use-request-draft";
import { startAnalysis, useStartDiagnosis } from "./use-start-diagnosis";

/** @param props.left the form as it was left before, if it was */
export function RequestForm({ left }: { left: RequestState | null }) {
  const { form, photo, recording, toDraft } = useRequestDraft(left);
  const startDiagnosis = useStartDiagnosis();
  const { isSubmitting } = form.formState;
  const [isRecording, setRecording] = useState(false);
  const { setFocus } = form;
  const changesItem = left?.changesItem;
  useEffect(() => {
    if (changesItem) setFocus("itemDescription", { shouldSelect: true });
  }, [changesItem, setFocus]);

  function submit(event: SubmitEvent) {
    const analysis = startAnalysis();
    void form.handleSubmit(
      (typed) => startDiagnosis(toDraft(typed), analysis),
      () => pointOutMissing(form.getValues()),
    )(event);
  }

  return (
    <Box component="form" noValidate onSubmit={submit} onFocus={prepare}>
      <KeptDraft control={form.control} toDraft={toDraft} />
      <Card>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          Tell us about your item
        </Typography>
        <Stack spacing={3}>
          <ItemFields form={form} />
          <FileFields
            photo={photo}
            recording={recording}
            isLocked={isSubmitting}
            onRecording={setRecording}
          />
        </Stack>
        <SourceControl />
      </Card>
      <ActionBar>
        <Button
          type="submit"
          size="large"
          loading={isSubmitting}
          disabled={isRecording || photo.isReading || recording.isReading}
        >
          {isSubmitting ? "Analyzing Your Issue..." : "Continue to Diagnostics"}
        </Button>
      </ActionBar>
    </Box>
  );
}

/** Who is about to type will be asked questions next. Later the reading of so much would hold a key up. */
function prepare() {
  if (!savesData()) void whenIdle().then(() => onAGuess(prefetchAssistant));
}

function pointOutMissing({ itemDescription, itemIssue }: RequestFields) {
  if (itemDescription.trim() && itemIssue.trim()) return;
  toast.error("Please fill in all required fields");
  // By then the form has put the focus in the first field that is missing.
  requestAnimationFrame(clearOfToast);
}

/** As far down the window as a toast and a field's label reach. */
const toastFoot = 120;

function clearOfToast() {
  const top = document.activeElement?.getBoundingClientRect().top ?? toastFoot;
  if (top < toastFoot) window.scrollBy({ top: top - toastFoot, behavior: "instant" });
}
