import { useMemo, useState } from "react";
import type { BenchPlace, BenchState, Noting } from "~/features/repair/bench-state";
import type { GuideState } from "~/features/repair/flow";
import { persistHistoryState, useKeptGuide } from "~/features/repair/persist-history-state";
import { toRepairCase } from "~/features/repair/to-repair-case";

const fresh: BenchState = {
  place: "ready",
  tools: [],
  log: [],
  backOn: [],
  timers: [],
  tried: [],
  versions: [],
  meter: [],
};

/**
 * The repair at the bench, with all that is done there; each change is kept in the history entry.
 * @param left the repair as it was left
 */
export function useBench(left: GuideState) {
  const [repair, setRepair] = useState(left);
  const { bench = fresh, repairGuide, guideParts } = repair;
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
  const change = (part: Partial<GuideState>) => setRepair((before) => ({ ...before, ...part }));
  const changeBench = (part: Partial<BenchState>) =>
    setRepair((before) => ({ ...before, bench: { ...fresh, ...before.bench, ...part } }));

  /** A photo may be more than the browser keeps; the words then stay without it. */
  const [isPhotoRefused, setPhotoRefused] = useState(false);
  function note(noting: Noting) {
    const isNewPhoto = noting.photo !== undefined && noting.photo !== bench.noting?.photo;
    const isRefused = isNewPhoto && !persistHistoryState({ bench: { ...bench, noting } });
    setPhotoRefused(isRefused);
    changeBench({ noting: isRefused ? { ...noting, photo: undefined } : noting });
  }

  return { repair, bench, repairCase, isPhotoRefused, change, changeBench, note };
}

/** All that is shown at the bench, in its order. */
export function placesOf(steps: number, hasComeOff: boolean): BenchPlace[] {
  const numbers = Array.from({ length: steps }, (_, index) => index + 1);
  return ["ready", ...numbers, ...(hasComeOff ? (["putBack"] as const) : []), "worked"];
}

/** A number adds itself to those that are there, or takes itself away. */
export function toggle<Item>(items: readonly Item[], item: Item): Item[] {
  return items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
}
