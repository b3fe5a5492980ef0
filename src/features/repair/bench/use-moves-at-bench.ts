import { useEffect, useRef, useState } from "react";
import type { BenchPlace } from "~/features/repair/bench-state";

/** What a trembling or gloved hand presses twice. */
const doubleTapMs = 400;
const undoMs = 5000;

type Moves = {
  places: readonly BenchPlace[];
  place: BenchPlace;
  onMove: (to: BenchPlace) => void;
};

/** The moves from screen to screen: one at a time, and the last one on can be taken back for a while. */
export function useMovesAtBench({ places, place, onMove }: Moves) {
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const lastAt = useRef(-Infinity);
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), undoMs);
    return () => clearTimeout(timer);
  }, [undo]);

  function once(move: () => void) {
    const at = performance.now();
    if (at - lastAt.current < doubleTapMs) return;
    lastAt.current = at;
    move();
  }

  const at = places.indexOf(place);

  function goTo(to: BenchPlace | undefined) {
    if (to === undefined) return;
    setUndo(null);
    onMove(to);
  }

  return {
    /** @param finish does what the move brings with it, and returns what takes that back */
    next: (finish: () => () => void) =>
      once(() => {
        const takeBack = finish();
        goTo(places[at + 1]);
        setUndo(() => () => {
          takeBack();
          goTo(place);
        });
      }),
    back: () => once(() => goTo(places[at - 1])),
    jump: (to: BenchPlace) => once(() => goTo(to)),
    undo,
    /** The second of two taps that close what lies over the bench would hit what is beneath. */
    pause: () => void (lastAt.current = performance.now()),
    /** Where the steps are no longer those that it would lead back to. */
    forgetUndo: () => setUndo(null),
    isFirst: at <= 0,
  };
}
