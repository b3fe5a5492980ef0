import { checkGuide } from "~/domain/checked/check-guide";
import { heldPages } from "~/domain/checked/held-pages";
import type { RepairCase } from "~/domain/repair-case";
import type { Check } from "./check";
import { CheckedStep } from "./CheckedStep";
import { FoundSoFar } from "./FoundSoFar";
import { PutInWarnings } from "./PutInWarnings";

/** Opens the pages of a case. Gives the check that holds a guide to them, and what shows its findings. */
export async function openCheck(repair: RepairCase) {
  const pages = await heldPages(repair);
  const { rootCause = "" } = repair;
  const check: Check = (guide, how) => checkGuide(pages, { guide, rootCause, ...how });
  return { check, CheckedStep, FoundSoFar, PutInWarnings };
}
