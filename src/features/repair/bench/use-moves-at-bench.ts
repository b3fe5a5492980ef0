import { useEffect, useRef, useState } from "react";
import type { BenchPlace, BenchState } from "~/features/repair/bench-state";

/** What a trembling or gloved hand presses twice. */
const doubleTapMs = 400;
const undoMs = 5000;

/** What stood before the last move on. */
type Before = Pick<BenchState, "place" | "timers"> & { doneSteps: number[] };

type Moves = {
  places: readonly BenchPlace[];
  now: Before;
  onMove: (to: Partial<Before>) => void;
};

/** The moves from screen to screen: one at a time, and the last one on can be taken back for a while. */
export function useMovesAtBench({ places, now, onMove }: Moves) {
  const [undoable, setUndoable] = useState<Before | null>(null);
  const lastAt = useRef(-Infinity);
  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(null), undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);

  function once(move: () => void) {
    const at = performance.now();
    if (at - lastAt.current < doubleTapMs) return;
    lastAt.current = at;
    move();
  }

  const at = places.indexOf(now.place);

  function goTo(place: BenchPlace | undefined, besides: Partial<Before> = {}) {
    if (place === undefined) return;
    setUndoable(null);
    onMove({ place, ...besides });
  }

  return {
    next: (besides: Partial<Before>) =>
      once(() => {
        goTo(places[at + 1], besides);
        if (at + 1 < places.length) setUndoable(now);
      }),
    back: () => once(() => goTo(places[at - 1])),
    jump: (place: BenchPlace) => once(() => goTo(place)),
    undo: undoable && (() => goTo(undoable.place, undoable)),
    /** Where the steps are no longer those that it would lead back to. */
    forgetUndo: () => setUndoable(null),
    isFirst: at <= 0,
  };
}
