import { useEffect } from "react";
import { returnPlace, setReturnPlace } from "~/features/repair/return-place";
import type { BenchPlace } from "~/features/repair/bench-state";

/** What a step's block on the guide is found by. */
export const idOfStep = (step: number) => `guide-step-${step}`;

/** Shows a step and gives it the focus; the history is left alone. */
export const showStep = (step: number) => show(document.getElementById(idOfStep(step)));

function show(element: HTMLElement | null) {
  element?.scrollIntoView();
  element?.focus({ preventScroll: true });
}

/**
 * Shows the place at which the bench was left, or the repair is to be gone on with.
 *
 * @param ids where on this screen the bench's other places are found
 */
export function useReturnPlace(ids: Partial<Record<BenchPlace, string>>) {
  useEffect(() => {
    const place = returnPlace();
    setReturnPlace(undefined);
    if (place === undefined) return;
    const id = typeof place === "number" ? idOfStep(place) : ids[place];
    const element = id === undefined ? null : document.getElementById(id);
    // The memory of scroll positions leaves the page here, see ScrollMemory.tsx.
    if (element) element.dataset.aim = "";
    show(element);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the screen comes
  }, []);
}
