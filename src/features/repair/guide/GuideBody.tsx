import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import type { ChatMessage } from "~/domain/repair-case";
import type { ShownGuide } from "~/domain/safety/gate";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ChatWidget } from "~/features/repair/chat/ChatWidget";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import type { GuideState } from "~/features/repair/flow";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { Feedback } from "./Feedback";
import { GuideFacts } from "./GuideFacts";
import { GuideSections } from "./GuideSections";

type GuideBodyProps = {
  handed: GuideState;
  shown: ShownGuide;
  onSay: (said: ChatMessage[]) => void;
};

/** Everything below the notice. The ticks live here: no other part of the page is drawn again for one. */
export function GuideBody({ handed, shown, onSay }: GuideBodyProps) {
  const [doneSteps, setDoneSteps] = useState(handed.doneSteps);
  const repair = useMemo(() => {
    // The chat keeps it itself.
    const { chatDraft: _, ...others } = handed;
    return { ...others, doneSteps };
  }, [handed, doneSteps]);
  usePersistedHistoryState(repair);

  // It copies photo and recording, and no tick is in it.
  const repairCase = useMemo(() => toRepairCase(handed), [handed]);

  const tick = (step: number) =>
    setDoneSteps((done) =>
      done.includes(step) ? done.filter((n) => n !== step) : [...done, step],
    );

  return (
    <Stack spacing={3}>
      <GuideFacts facts={shown.guide.facts} />
      <Card component="section" aria-label="Root Cause">
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Root Cause
        </Typography>
        <MarkdownText text={shown.rootCause} />
        <SourceLabel source={repair.rootCauseFrom} />
      </Card>
      <GuideSections
        guide={shown.guide}
        hazards={shown.hazards.hazards}
        doneSteps={doneSteps}
        onTick={tick}
      />
      <SourceLabel source={repair.guideFrom} />
      {shown.stop === null && (
        <Typography
          className="no-print"
          sx={{ display: "flex", gap: 1, alignItems: "center", color: "text.secondary" }}
        >
          <UiIcon name="chat" />
          Stuck on a step? Use the chat button to ask about it.
        </Typography>
      )}
      <Alert severity="warning" role="note" icon={<UiIcon name="warning" />}>
        <AlertTitle>Safety Reminder</AlertTitle>
        If you are unsure about any step, stop and seek professional help. Mendwise is not
        responsible for any damage or injury.
      </Alert>
      <Feedback />
      <Button
        className="no-print"
        variant="text"
        startIcon={<UiIcon name="arrow-up" />}
        onClick={scrollToTop}
        sx={{ alignSelf: "center" }}
      >
        Back to Top
      </Button>
      <ChatWidget
        repair={repairCase}
        shown={shown}
        said={repair.chat}
        unsent={handed.chatDraft}
        onSay={onSay}
      />
    </Stack>
  );
}

function scrollToTop() {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
}
