import { checkGuide, type CheckedGuide } from "~/domain/checked/check-guide";
import type { Guide } from "~/domain/guide/guide";
import { casePages } from "~/domain/handbook/case-pages";
import type { RepairCase } from "~/domain/repair-case";

export { CheckedStep } from "./CheckedStep";
export { PutInWarnings } from "./PutInWarnings";
export { FoundSoFar } from "./FoundSoFar";

type HowToCheck = {
  /** False while it is being written. */
  isWhole: boolean;
  /** Gone on with otherwise at the bench. */
  isRewritten?: boolean;
};

export type Check = (guide: Guide, how: HowToCheck) => CheckedGuide;

/** Opens the pages of a case, and gives the check that holds a guide to them. */
export async function openCheck(repair: RepairCase): Promise<Check> {
  const pages = await casePages(repair);
  const { rootCause = "" } = repair;
  return (guide, how) => checkGuide(pages, { guide, rootCause, ...how });
}
