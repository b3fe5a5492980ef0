import type { SplitStep } from "~/domain/guide/split-step";
import type { Shown } from "~/domain/safety/gate";

/** A step as it may be shown at the bench, taken apart. */
export type ShownStep = Shown<SplitStep>;
