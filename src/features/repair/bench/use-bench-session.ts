import { useEffect, useMemo } from "react";
import { splitSteps } from "~/domain/guide/split-step";
import { useCheckAt } from "~/features/repair/checked/use-check-at";
import type { GuideState } from "~/features/repair/flow";
import { setReturnPlace } from "~/features/repair/return-place";
import { passGuide } from "~/features/repair/safety/pass-guide";
import { unpackGuide } from "~/features/repair/to-repair-case";
import { useLeave } from "~/features/repair/use-leave";
import { useUnderWay } from "~/features/repair/use-under-way";
import { nameOfPlace } from "./name-of-place";
import { putBackItems } from "./put-back";
import { timesOfStep } from "./times-of-step";
import { placesOf, useBench } from "./use-bench";
import { useMovesAtBench } from "./use-moves-at-bench";
import { useOpened } from "./use-opened";
import { useReadAloud } from "./use-read-aloud";
import { useReplan } from "./use-replan";
import { useTimers } from "./use-timers";
import { useWakeLock } from "./use-wake-lock";

export type BenchSession = ReturnType<typeof useBenchSession>;

/**
 * All that stands at the bench and can be done there, for the parts of its screen.
 * @param left the repair as it was left
 */
export function useBenchSession(left: GuideState) {
  const atBench = useBench(left);
  const { repair, bench, repairCase, change, changeBench, changeTimers } = atBench;
  const { doneSteps, outcome } = repair;
  const shown = useShown(left, repair);
  const isStopped = shown.stop !== null;
  const where = usePlace(bench, shown, doneSteps);
  const { place, places, number, offered } = where;
  useUnderWay(repair, isStopped);
  const opened = useOpened<"log" | "trouble" | "chat">();
  const leave = useLeave(repair);
  const reader = useReadAloud();
  const timers = useTimers(bench.timers, changeTimers);
  const replan = useReplan(atBench, repairCase);
  const moves = useMovesAtBench({
    places,
    place,
    onMove: (to) => {
      reader?.stop();
      replan.stop();
      changeBench({ place: to });
    },
  });

  /** @returns what takes it back */
  function finishStep() {
    if (number === undefined || doneSteps.includes(number)) return () => {};
    const endSafetyWaits = timers.beginSafetyWaits(offered);
    change({ doneSteps: [...doneSteps, number] });
    return () => {
      endSafetyWaits();
      change({ doneSteps });
    };
  }

  return {
    ...atBench,
    ...where,
    shown,
    isStopped,
    /** What the screen is called. */
    name: isStopped ? "Stop" : nameOfPlace(place, shown.guide.steps.length, outcome),
    kind: left.understood?.opened?.kind,
    checkAt: useCheckAt(repair),
    wakeLock: useWakeLock(),
    opened,
    ask: () => opened.open("chat"),
    reader,
    timers,
    replan,
    /** Brings back the steps that were there before; undefined where there were no others. */
    undoReplan:
      replan.undo &&
      (() => {
        moves.forgetUndo();
        replan.undo?.();
      }),
    moves,
    next: () => moves.next(finishStep),
    leave,
  };
}

/** Where one is among the steps, and what the step there holds. */
function usePlace(
  bench: ReturnType<typeof useBench>["bench"],
  { guide: { steps } }: ReturnType<typeof useShown>,
  doneSteps: readonly number[],
) {
  const items = putBackItems(bench.log, steps, doneSteps);
  const places = placesOf(steps, items, doneSteps);
  const place = places.includes(bench.place) ? bench.place : "ready";
  const number = typeof place === "number" ? place : undefined;
  const step = number === undefined ? undefined : steps[number - 1];
  const offered = step && number !== undefined ? timesOfStep(step, number) : [];
  useEffect(() => setReturnPlace(place), [place]);
  return { items, places, place, number, step, offered };
}

/**
 * What may be shown at the bench, its steps taken apart. What is said in the chat may take them away.
 * @param left the repair as the bench was opened with it: its words do not change there
 */
function useShown(left: GuideState, { repairGuide, guideParts, chat }: GuideState) {
  return useMemo(() => {
    const guide = splitSteps(unpackGuide({ repairGuide, guideParts }));
    return passGuide({ ...left, chat }, guide);
  }, [left, repairGuide, guideParts, chat]);
}
