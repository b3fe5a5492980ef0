import { CameOff } from "./CameOff";
import { NotWorking } from "./NotWorking";
import { nameOff, stillOff } from "./put-back";
import type { BenchSession } from "./use-bench-session";

/** What is opened over the step: what came off, and what to do where it does not work. */
export function BenchSheets({ session }: { session: BenchSession }) {
  const { shown, step, number, bench, repair, moves, replan, changeBench } = session;
  const { opened, giveWay } = session.opened;
  const { steps } = shown.guide;
  const { doneSteps } = repair;

  function close() {
    moves.pause();
    session.opened.close();
  }

  if (opened === "log" && step && number !== undefined)
    return (
      <CameOff
        step={number}
        log={bench.log}
        noting={bench.noting}
        isPhotoRefused={session.isPhotoRefused}
        foretold={step.comesOff}
        onNote={session.note}
        onLay={(log) => {
          changeBench({ log, noting: undefined });
          close();
        }}
        onRemove={(gone) => changeBench({ log: bench.log.filter((one) => one !== gone) })}
        onClose={close}
      />
    );
  if (opened === "trouble")
    return (
      <NotWorking
        shown={shown}
        step={step}
        known={{
          step: number ?? steps.length,
          done: doneSteps,
          cameOff: stillOff(bench, steps, doneSteps).map(nameOff),
          tried: bench.tried,
        }}
        deeds={replan}
        onTake={(plan) => {
          giveWay();
          moves.forgetUndo();
          replan.take(plan);
        }}
        onAsk={session.ask}
        onClose={() => {
          replan.stop();
          close();
        }}
      />
    );
  return null;
}
