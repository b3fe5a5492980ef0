import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toast } from "react-toastify/unstyled";
import {
  areSettingsKept,
  chooseSource,
  connectProvider,
} from "~/services/assistant/assistant-settings";
import { availability } from "~/services/assistant/browser/language-model";
import { BrowserModelFields } from "./BrowserModelFields";
import { ConnectionTest } from "./ConnectionTest";
import { ServerFields } from "./ServerFields";
import { connectionOf, type SettingsDraft, startDraft, useKeptDraft } from "./settings-draft";
import { SourceChoice } from "./SourceChoice";
import { useBrowserModel } from "./use-browser-model";

type AiSettingsDialogProps = { isOpen: boolean; onClose: () => void };

/** Picks who answers: the handbook, a server, or the browser's own model. */
export function AiSettingsDialog({ isOpen, onClose }: AiSettingsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        AI settings
      </DialogTitle>
      <SettingsForm onClose={onClose} />
    </Dialog>
  );
}

const unkept =
  "This browser could not store the settings. They hold until you reload or close this page.";

const downloadFirst = "Download the model first, or choose another source";

/** Why the browser's own model cannot be taken. */
const missing = {
  unavailable: "This browser has no model now. Choose another source",
  downloadable: downloadFirst,
  downloading: downloadFirst,
};

/**
 * A draft of the choice. It outlives a reload and is gone when the dialog closes; only saving makes it count. "Remove key"
 * is no part of it: that acts at once.
 */
function SettingsForm({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const form = useForm<SettingsDraft>({ defaultValues: startDraft() });
  useKeptDraft(form);
  const source = useWatch({ control: form.control, name: "source" });
  const browserModel = useBrowserModel();
  const hasBrowserModel = (browserModel.availability ?? "unavailable") !== "unavailable";

  const save = form.handleSubmit(async (draft) => {
    if (draft.source === "browser") {
      const model = await availability();
      if (model !== "available") return form.setError("source", { message: missing[model] });
    }
    if (draft.source !== "provider") chooseSource(draft.source);
    else connectProvider({ ...connectionOf(draft), apiKey: draft.apiKey.trim() || undefined });
    if (!areSettingsKept()) toast.warning(unkept);
    onClose();
  });

  return (
    <>
      <DialogContent dividers>
        <Stack
          component="form"
          id={formId}
          noValidate
          spacing={2.5}
          onSubmit={(event) => void save(event)}
        >
          <SourceChoice control={form.control} hasBrowserModel={hasBrowserModel} />
          {source === "browser" && (
            <BrowserModelFields
              model={browserModel}
              error={form.formState.errors.source?.message}
            />
          )}
          {source === "provider" && (
            <>
              <ServerFields form={form} />
              <ConnectionTest form={form} />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId}>
          Save
        </Button>
      </DialogActions>
    </>
  );
}
