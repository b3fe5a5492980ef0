import { checkGuide } from "~/domain/checked/check-guide";
import { casePages } from "~/domain/handbook/case-pages";
import type { RepairCase } from "~/domain/repair-case";
import type { Check } from "./check";

export { CheckedStep } from "./CheckedStep";
export { PutInWarnings } from "./PutInWarnings";
export { FoundSoFar } from "./FoundSoFar";

/** Opens the pages of a case, and gives the check that holds a guide to them. */
export async function openCheck(repair: RepairCase): Promise<Check> {
  const pages = await casePages(repair);
  const { rootCause = "" } = repair;
  return (guide, how) => checkGuide(pages, { guide, rootCause, ...how });
}
