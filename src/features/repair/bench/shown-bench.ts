import type { Guide } from "~/domain/guide/guide";
import type { SplitStep } from "~/domain/guide/split-step";
import type { Shown, ShownGuide } from "~/domain/safety/gate";

/** A repair as it may be shown at the bench, its steps taken apart. */
export type ShownBench = ShownGuide & { guide: Shown<Guide & { steps: SplitStep[] }> };

export type ShownStep = Shown<SplitStep>;
