import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ChatMessage } from "~/domain/repair-case";
import type { ShownGuide } from "~/domain/safety/gate";
import { ChatWidget } from "~/features/repair/chat/ChatWidget";
import { useCheckAt } from "~/features/repair/checked/use-check-at";
import { CutNote } from "~/features/repair/CutNote";
import type { GuideState } from "~/features/repair/flow";
import { Fold } from "~/features/repair/Fold";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { noReadings } from "~/features/repair/meter/readings";
import { SourceControl, SourceLabel } from "~/features/repair/SourceLabel";
import { toggle } from "~/features/repair/toggle";
import { useUnderWay } from "~/features/repair/use-under-way";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { AfterSteps } from "./AfterSteps";
import { BenchTimers } from "./BenchTimers";
import { feedbackId } from "./Feedback";
import { GuideFacts } from "./GuideFacts";
import { GuideSections } from "./GuideSections";
import { idOfStep, showStep, useReturnPlace } from "./show-step";
import { useBenchEntry } from "./use-bench-entry";
import { useGuideWork } from "./use-guide-work";

type GuideBodyProps = {
  handed: GuideState;
  shown: ShownGuide;
  onSay: (said: ChatMessage[]) => void;
};

/** Everything below the notice. The ticks live here: no other part of the page is drawn again for one. */
export function GuideBody({ handed, shown, onSay }: GuideBodyProps) {
  const work = useGuideWork(handed);
  const { repair, tick, changeBench } = work;
  const { bench, doneSteps } = repair;
  const steps = shown.guide.steps.length;
  const isStop = shown.stop !== null;
  useUnderWay(repair, isStop);
  useReturnPlace({ putBack: idOfStep(steps), worked: feedbackId });
  const { goToBench, benchName } = useBenchEntry(repair, steps);
  const checkAt = useCheckAt(handed);

  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      {repair.isGuideCut && <CutNote />}
      {/* On a stop nobody waits for anything any more. */}
      <BenchTimers timers={isStop ? [] : (bench?.timers ?? [])} changeBench={changeBench} />
      <GuideFacts facts={shown.guide.facts} />
      <Fold title="Root Cause">
        <MarkdownText text={shown.rootCause} />
        <SourceLabel source={repair.rootCauseFrom} />
      </Fold>
      {!isStop && checkAt?.("cause")}
      <GuideSections
        shown={shown}
        doneSteps={doneSteps}
        onTick={tick}
        ready={bench?.tools ?? []}
        onReady={(tool) => changeBench((left) => ({ ...left, tools: toggle(left.tools, tool) }))}
        checkAt={checkAt}
        meter={bench?.meter ?? noReadings}
        onMeter={(meter) => changeBench((left) => ({ ...left, meter }))}
      />
      <AllDone steps={steps} doneSteps={doneSteps} />
      <SourceControl source={repair.guideFrom} />
      <AfterSteps shown={shown} work={work} />
      <ChatWidget
        repair={work.repairCase}
        shown={shown}
        said={repair.chat}
        unsent={handed.chatDraft}
        onSay={onSay}
        onStep={showStep}
        beside={
          !isStop &&
          steps > 0 && (
            <Button size="large" onClick={() => void goToBench()} sx={{ px: 1.5 }}>
              {benchName}
            </Button>
          )
        }
      />
    </Stack>
  );
}

/** Where the last tick was set: what comes next. It is announced, as it comes without a move. */
function AllDone({ steps, doneSteps }: { steps: number; doneSteps: readonly number[] }) {
  const isAllDone = steps > 0 && doneSteps.length >= steps;
  return (
    <Box role="status" className="no-print">
      {isAllDone && (
        <Alert severity="success" icon={<UiIcon name="check" />}>
          {steps === 1 ? "The step is done." : `All ${steps} steps are done.`} Try it, and{" "}
          <PlaceLink to={feedbackId}>say whether it worked</PlaceLink>.
        </Alert>
      )}
    </Box>
  );
}
