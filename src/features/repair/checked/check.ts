import type { CheckedGuide } from "~/domain/checked/check-guide";
import type { Guide } from "~/domain/guide/guide";

type HowToCheck = {
  /** False while it is being written. */
  isWhole: boolean;
  /** Gone on with otherwise at the bench. */
  isRewritten?: boolean;
};

/** Holds a guide to the pages of its case. */
export type Check = (guide: Guide, how: HowToCheck) => CheckedGuide;
