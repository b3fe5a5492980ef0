import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import type { ChatMessage } from "~/domain/repair-case";
import type { ShownGuide } from "~/domain/safety/gate";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { OnDemand } from "~/shared/ui/OnDemand";
import { PlaceLink } from "~/shared/ui/PlaceLink";
import { type BenchState, freshBench } from "~/features/repair/bench-state";
import { toggle } from "~/features/repair/toggle";
import { ChatWidget } from "~/features/repair/chat/ChatWidget";
import { useHandOffEntry } from "~/features/repair/hand-off/use-hand-off-entry";
import { useCheckAt } from "~/features/repair/checked/use-check-at";
import { useKeptGuide } from "~/features/repair/persist-history-state";
import { noReadings } from "~/features/repair/meter/readings";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SoundAgain } from "~/features/repair/recording/SoundAgain";
import type { GuideState } from "~/features/repair/flow";
import { useUnderWay } from "~/features/repair/use-under-way";
import { CutNote } from "~/features/repair/CutNote";
import { SecondTrouble } from "~/features/repair/SecondTrouble";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { SourceControl, SourceLabel } from "~/features/repair/SourceLabel";
import { WorthItFold } from "~/features/repair/worth/WorthItFold";
import { Feedback, feedbackId } from "./Feedback";
import { Fold } from "~/features/repair/Fold";
import { GuideFacts } from "./GuideFacts";
import { GuideSections, idOfSection } from "./GuideSections";
import { idOfStep, showStep, useReturnPlace } from "./show-step";
import { shareGuide } from "./share-guide";
import { SafetyReminder } from "./SafetyReminder";
import { TakeAlong } from "./TakeAlong";
import { useBenchEntry } from "./use-bench-entry";

type GuideBodyProps = {
  handed: GuideState;
  shown: ShownGuide;
  onSay: (said: ChatMessage[]) => void;
};

/** Everything below the notice. The ticks live here: no other part of the page is drawn again for one. */
export function GuideBody({ handed, shown, onSay }: GuideBodyProps) {
  const [doneSteps, setDoneSteps] = useState(handed.doneSteps);
  const [outcome, setOutcome] = useState(handed.outcome);
  const [soundAfter, setSoundAfter] = useState(handed.soundAfter);
  // What lies ready here lies ready at the bench.
  const [bench, setBench] = useState(handed.bench);
  const [prices, setPrices] = useState(handed.prices);
  const repair = useMemo(() => {
    // The chat keeps it itself.
    const { chatDraft: _, ...others } = handed;
    return { ...others, doneSteps, outcome, bench, soundAfter, prices };
  }, [handed, doneSteps, outcome, bench, soundAfter, prices]);
  // It copies photo and recording, and no tick is in it.
  const repairCase = useMemo(() => toRepairCase(handed), [handed]);
  useKeptGuide(repairCase, repair);
  const openHandOff = useHandOffEntry(repair);
  useUnderWay(repair, shown.stop !== null);
  useReturnPlace({ putBack: idOfStep(shown.guide.steps.length), worked: feedbackId });
  const { goToBench, benchName } = useBenchEntry(repair, shown.guide.steps.length);

  const checkAt = useCheckAt(handed);
  const kind = handed.understood?.opened?.kind;
  const tick = (step: number) => setDoneSteps((done) => toggle(done, step));
  const changeBench = (change: (left: BenchState) => BenchState) =>
    setBench((left) => change(left ?? freshBench));
  // On a stop nobody waits for anything any more.
  const timers = shown.stop === null ? (bench?.timers ?? []) : [];

  return (
    <Stack spacing={{ xs: 2, sm: 3 }}>
      {repair.isGuideCut && <CutNote />}
      <OnDemand
        isNeeded={timers.length > 0}
        load={async () => (await import("~/features/repair/bench/TimersBeside")).TimersBeside}
        onFailure={() => {}}
      >
        {(Beside) =>
          timers.length > 0 && (
            <Beside
              timers={timers}
              onChange={(changed) =>
                changeBench((left) => ({ ...left, timers: changed(left.timers) }))
              }
            />
          )
        }
      </OnDemand>
      <GuideFacts facts={shown.guide.facts} />
      <Fold title="Root Cause">
        <MarkdownText text={shown.rootCause} />
        <SourceLabel source={repair.rootCauseFrom} />
      </Fold>
      {shown.stop === null && checkAt?.("cause")}
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
      <AllDone steps={shown.guide.steps.length} doneSteps={doneSteps} />
      <SourceControl source={repair.guideFrom} />
      {shown.stop === null && (
        <Typography
          className="no-print"
          sx={{ display: "flex", gap: 1, alignItems: "center", color: "text.secondary" }}
        >
          <UiIcon name="chat" />
          Stuck on a step? Use the chat button to ask about it.
        </Typography>
      )}
      <SafetyReminder />
      {shown.stop === null && (
        <WorthItFold
          kind={kind}
          hasWorked={outcome === "worked"}
          prices={prices}
          onPrices={setPrices}
        />
      )}
      <Feedback
        outcome={outcome}
        onSay={setOutcome}
        isStop={shown.stop !== null}
        helpId={idOfSection(shown.guide, "professional")}
        guide={shown.guide}
        kind={kind}
        onShare={() => void shareGuide(shown)}
      />
      {outcome === "worked" && (
        <SoundAgain before={handed.audioFile} after={soundAfter} onAfter={setSoundAfter} />
      )}
      <TakeAlong shown={shown} onHandOff={() => void openHandOff()} />
      {shown.stop === null && <SecondTrouble repair={repair} />}
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
        onStep={showStep}
        beside={
          shown.stop === null &&
          shown.guide.steps.length > 0 && (
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

function scrollToTop() {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
}
