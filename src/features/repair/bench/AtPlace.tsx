import { useHandOffEntry } from "~/features/repair/hand-off/use-hand-off-entry";
import { MeterHelp } from "~/features/repair/meter/MeterHelp";
import { SoundAgain } from "~/features/repair/recording/SoundAgain";
import { cautionsByStep } from "~/features/repair/safety/cautions-by-step";
import { toggle } from "~/features/repair/toggle";
import { PutBackScreen } from "./PutBackScreen";
import { GeneralCaution, ToolTicks } from "./ReadyScreen";
import { StepWords } from "./StepScreen";
import type { BenchSession } from "./use-bench-session";
import type { Voice } from "./use-voice";
import { VoiceTick } from "./VoiceTick";
import { WorkedScreen } from "./WorkedScreen";

export type AtPlaceProps = {
  session: BenchSession;
  voice: Voice | null;
  onTool: (tool: string) => void;
  onShare: () => void;
};

/** What there is to read and to do at a place of the bench, below its heading. */
export function AtPlace({ session, voice, onTool, onShare }: AtPlaceProps) {
  const { shown, place, items, bench, changeBench, checkAt } = session;
  switch (place) {
    case "ready":
      return (
        <>
          <ToolTicks guide={shown.guide} ticked={bench.tools} onTick={onTool} />
          <GeneralCaution shown={shown} />
          {checkAt?.("all")}
          {voice && <VoiceTick voice={voice} />}
        </>
      );
    case "putBack":
      return (
        <PutBackScreen
          items={items}
          backOn={bench.backOn}
          onTick={(id) => changeBench({ backOn: toggle(bench.backOn, id) })}
        />
      );
    case "worked":
      return <AtEnd session={session} onShare={onShare} />;
    default:
      return <AtStep session={session} number={place} />;
  }
}

function AtStep({ session, number }: { session: BenchSession; number: number }) {
  const { shown, step, bench, changeBench, checkAt } = session;
  const { steps } = shown.guide;
  const cautions = cautionsByStep(steps, shown.hazards.hazards);
  if (!step) return null;
  return (
    <>
      <StepWords step={step} cautions={cautions[number - 1] ?? []} check={checkAt?.(number - 1)} />
      <MeterHelp
        steps={steps}
        number={number}
        readings={bench.meter}
        onRead={(meter) => changeBench({ meter })}
      />
    </>
  );
}

function AtEnd({ session, onShare }: Pick<AtPlaceProps, "session" | "onShare">) {
  const { shown, repair, change, kind } = session;
  const openHandOff = useHandOffEntry(repair);
  return (
    <>
      <WorkedScreen
        guide={shown.guide}
        outcome={repair.outcome}
        onSay={(outcome) => change({ outcome })}
        kind={kind}
        onShare={onShare}
        onTrouble={() => session.opened.open("trouble")}
        onHandOff={() => void openHandOff()}
      />
      {repair.outcome === "worked" && (
        <SoundAgain
          before={repair.audioFile}
          after={repair.soundAfter}
          onAfter={(soundAfter) => change({ soundAfter })}
        />
      )}
    </>
  );
}
