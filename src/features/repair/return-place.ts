import type { BenchPlace } from "./bench-state";

let place: BenchPlace | undefined;

/** Where the bench stands or was left, so that the guide is gone on with there. In memory only. */
export const returnPlace = () => place;

/** Has the guide begin there when it is shown next. */
export function setReturnPlace(to: BenchPlace | undefined) {
  place = to;
}
