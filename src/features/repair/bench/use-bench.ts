import { useMemo, useState } from "react";
import { bringsPower } from "~/domain/guide/safe-steps";
import {
  type BenchPlace,
  type BenchState,
  type BenchTimer,
  freshBench,
  type Noting,
} from "~/features/repair/bench-state";
import type { GuideState } from "~/features/repair/flow";
import { persistHistoryState, useKeptGuide } from "~/features/repair/persist-history-state";
import { toRepairCase } from "~/features/repair/to-repair-case";
import type { BackItem } from "./put-back";
import type { ShownStep } from "./shown-bench";

export const nothingNoted: Noting = { counts: {}, words: "", photo: undefined };

const noted = (bench: BenchState, part: Partial<Noting>): BenchState => ({
  ...bench,
  noting: { ...nothingNoted, ...bench.noting, ...part },
});

export type RepairAtBench = GuideState & { bench: BenchState };

/**
 * The repair at the bench, with all that is done there; each change is kept in the history entry.
 * @param left the repair as it was left
 */
export function useBench(left: GuideState) {
  const [repair, setRepair] = useState(left);
  const { bench = freshBench, repairGuide, guideParts } = repair;
  // It copies photo and recording, so only for another guide.
  const repairCase = useMemo(
    () => toRepairCase({ ...left, repairGuide, guideParts }),
    [left, repairGuide, guideParts],
  );
  useKeptGuide(
    repairCase,
    useMemo(() => {
      // The chat keeps it itself.
      const { chatDraft: _, ...others } = repair;
      return others;
    }, [repair]),
  );
  /** Given what to make of the repair as it stands by then. */
  const update = (changed: (before: RepairAtBench) => Partial<GuideState>) =>
    setRepair((before) => ({
      ...before,
      ...changed({ ...before, bench: before.bench ?? freshBench }),
    }));
  const change = (part: Partial<GuideState>) => update(() => part);
  const changeBench = (part: Partial<BenchState>) =>
    update(({ bench }) => ({ bench: { ...bench, ...part } }));
  /** Two that end at once each change what the other left. */
  const changeTimers = (changed: (timers: readonly BenchTimer[]) => BenchTimer[]) =>
    update(({ bench }) => ({ bench: { ...bench, timers: changed(bench.timers) } }));

  /** A photo may be more than the browser keeps; the words then stay without it. */
  const [isPhotoRefused, setPhotoRefused] = useState(false);
  function note(part: Partial<Noting>) {
    const isRefused =
      part.photo !== undefined && !persistHistoryState({ bench: noted(bench, part) });
    setPhotoRefused(isRefused);
    const kept = isRefused ? { ...part, photo: undefined } : part;
    update(({ bench }) => ({ bench: noted(bench, kept) }));
  }

  const changes = { update, change, changeBench, changeTimers, note };
  return { repair, bench, repairCase, isPhotoRefused, ...changes };
}

/**
 * All that is shown at the bench, in its order. What came off, the last first, goes back on before the
 * power does; what was opened anew is asked for before the next time, or at the end.
 */
export function placesOf(
  steps: readonly ShownStep[],
  [last]: readonly BackItem[],
  doneSteps: readonly number[],
): BenchPlace[] {
  const places: BenchPlace[] = ["ready", ...steps.map((_, index) => index + 1), "worked"];
  if (!last) return places;
  const powered = steps.flatMap((step, index) =>
    index >= last.step && bringsPower(step) ? [index + 1] : [],
  );
  const end = powered.includes(steps.length) ? steps.length : steps.length + 1;
  const next = powered.find((number) => !doneSteps.includes(number)) ?? end;
  return places.toSpliced(next, 0, "putBack");
}
