import type { ReactElement } from "react";

/** A thing on the sheet of 320 by 120, left of the middle, and the place on it where the work is done. */
export type Thing = { drawing: ReactElement; at: readonly [x: number, y: number] };
