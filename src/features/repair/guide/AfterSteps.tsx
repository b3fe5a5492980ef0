import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ShownGuide } from "~/domain/safety/gate";
import { useHandOffEntry } from "~/features/repair/hand-off/use-hand-off-entry";
import { SoundAgain } from "~/features/repair/recording/SoundAgain";
import { SecondTrouble } from "~/features/repair/SecondTrouble";
import { WorthItFold } from "~/features/repair/worth/WorthItFold";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { Feedback } from "./Feedback";
import { idOfSection } from "./GuideSections";
import { SafetyReminder } from "./SafetyReminder";
import { shareGuide } from "./share-guide";
import { TakeAlong } from "./TakeAlong";
import type { GuideWork } from "./use-guide-work";

/** What comes below the steps: a reminder, whether it is worth it, what became of it, what to take along. */
export function AfterSteps({ shown, work }: { shown: ShownGuide; work: GuideWork }) {
  const { repair, setOutcome, setSoundAfter, setPrices } = work;
  const openHandOff = useHandOffEntry(repair);
  const isStop = shown.stop !== null;
  const kind = repair.understood?.opened?.kind;
  const hasWorked = repair.outcome === "worked";
  return (
    <>
      {!isStop && (
        <Typography className="no-print" sx={hint}>
          <UiIcon name="chat" />
          Stuck on a step? Use the chat button to ask about it.
        </Typography>
      )}
      <SafetyReminder />
      {!isStop && (
        <WorthItFold
          kind={kind}
          hasWorked={hasWorked}
          prices={repair.prices}
          onPrices={setPrices}
        />
      )}
      <Feedback
        outcome={repair.outcome}
        onSay={setOutcome}
        isStop={isStop}
        helpId={idOfSection(shown.guide, "professional")}
        guide={shown.guide}
        kind={kind}
        onShare={() => void shareGuide(shown)}
      />
      {hasWorked && (
        <SoundAgain before={repair.audioFile} after={repair.soundAfter} onAfter={setSoundAfter} />
      )}
      <TakeAlong shown={shown} onHandOff={() => void openHandOff()} />
      {!isStop && <SecondTrouble repair={repair} />}
      <Button
        className="no-print"
        variant="text"
        startIcon={<UiIcon name="arrow-up" />}
        onClick={scrollToTop}
        sx={{ alignSelf: "center" }}
      >
        Back to Top
      </Button>
    </>
  );
}

function scrollToTop() {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
}

const hint = { display: "flex", gap: 1, alignItems: "center", color: "text.secondary" };
