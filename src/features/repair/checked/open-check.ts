import { checkGuide } from "~/domain/checked/check-guide";
import { heldPages } from "~/domain/checked/held-pages";
import { citedCauses } from "~/domain/checked/read-mark";
import type { RepairCase } from "~/domain/repair-case";
import type { Check } from "./check";
import { CheckedStep } from "./CheckedStep";
import { PageChips } from "./PageChips";
import { FoundSoFar } from "./FoundSoFar";
import { PutInWarnings } from "./PutInWarnings";

/** Opens the pages of a case. Gives the check that holds a guide to them, the causes
 * that the root cause cites, and what shows both. */
export async function openCheck(repair: RepairCase) {
  const pages = await heldPages(repair);
  const { rootCause = "" } = repair;
  const check: Check = (guide, how) => checkGuide(pages, { guide, rootCause, ...how });
  const cited = citedCauses(pages, rootCause);
  return { check, cited, CheckedStep, FoundSoFar, PageChips, PutInWarnings };
}
