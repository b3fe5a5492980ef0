import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { use, useMemo, useState } from "react";
import type { ChatMessage } from "~/domain/repair-case";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ChatWidget } from "~/features/repair/chat/ChatWidget";
import { usePersistedHistoryState } from "~/features/repair/persist-history-state";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import type { GuideState } from "~/features/repair/flow";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { HazardsContext } from "~/features/repair/safety/use-hazards";
import { redactSteps } from "~/features/repair/safety/withhold-steps";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { Feedback } from "./Feedback";
import { GuideFacts } from "./GuideFacts";
import { GuideSections } from "./GuideSections";
import { outlineGuide } from "~/domain/guide/guide-outline";

type GuideProps = { arrived: GuideState; onSay: (said: ChatMessage[]) => void };

export function Guide({ arrived, onSay }: GuideProps) {
  const [doneSteps, setDoneSteps] = useState(arrived.doneSteps);
  const kept = useMemo(() => ({ ...arrived, doneSteps }), [arrived, doneSteps]);
  usePersistedHistoryState(kept);

  const isStop = use(HazardsContext).outcome === "stop";
  const outline = useMemo(() => {
    const whole = outlineGuide(arrived.repairGuide);
    return isStop ? redactSteps(whole) : whole;
  }, [arrived.repairGuide, isStop]);
  const repair = useMemo(() => toRepairCase(arrived), [arrived]);

  const tick = (step: number) =>
    setDoneSteps((done) =>
      done.includes(step) ? done.filter((n) => n !== step) : [...done, step],
    );

  return (
    <Stack spacing={3}>
      <GuideFacts facts={outline.facts} />
      <Card component="section" aria-label="Root Cause">
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Root Cause
        </Typography>
        <MarkdownText text={arrived.rootCause} />
        <SourceLabel source={arrived.rootCauseFrom} />
      </Card>
      <GuideSections outline={outline} doneSteps={doneSteps} onTick={tick} />
      <SourceLabel source={arrived.guideFrom} />
      {!isStop && (
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
      <ChatWidget repair={repair} said={arrived.chat} onSay={onSay} />
    </Stack>
  );
}

function scrollToTop() {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
}
