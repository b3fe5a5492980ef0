import { BenchRail } from "./BenchRail";
import { BenchScreen } from "./BenchScreen";
import { BenchSheets } from "./BenchSheets";
import { BenchSides } from "./BenchSides";
import { BesideRow } from "./BesideRow";
import { MoveButtons } from "./MoveButtons";
import type { BenchSession } from "./use-bench-session";
import { toggle } from "~/features/repair/toggle";
import { isRunning } from "./use-timers";
import type { Voice } from "./use-voice";

type BenchWorkProps = { session: BenchSession; voice: Voice | null; onShare: () => void };

/** The work itself: the step in the middle, what lies around it, and what is opened over it. */
export function BenchWork({ session, voice, onShare }: BenchWorkProps) {
  const { shown, place, step, name, bench, repair, moves, changeBench } = session;
  const { open } = session.opened;
  const onTool = (tool: string) => changeBench({ tools: toggle(bench.tools, tool) });
  return (
    <>
      <BenchRail
        steps={shown.guide.steps}
        place={place}
        doneSteps={repair.doneSteps}
        onJump={moves.jump}
      />
      <BenchScreen
        // What is celebrated takes the place of what was asked.
        key={`${name} ${bench.versions.length}`}
        session={session}
        voice={voice}
        onTool={onTool}
        onShare={onShare}
      />
      {step && <BesideRow onLog={() => open("log")} onTrouble={() => open("trouble")} />}
      <MoveButtons
        place={place}
        step={step}
        isWaiting={bench.timers.some((timer) => timer.isSafety && isRunning(timer))}
        onBack={moves.isFirst ? undefined : moves.back}
        onNext={place === "worked" ? repair.outcome && session.leave : session.next}
      />
      <BenchSides
        guide={shown.guide}
        place={place}
        bench={bench}
        onTool={onTool}
        onAsk={session.ask}
      />
      <BenchSheets session={session} />
    </>
  );
}
