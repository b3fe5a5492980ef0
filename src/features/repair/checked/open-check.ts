import { checkCause } from "~/domain/checked/check-cause";
import { checkGuide } from "~/domain/checked/check-guide";
import { heldPages } from "~/domain/checked/held-pages";
import { citedCauses } from "~/domain/checked/read-mark";
import type { RepairCase } from "~/domain/repair-case";
import type { Check } from "./check";
import { CheckedStep } from "./CheckedStep";
import { Findings } from "./Findings";
import { FoundSoFar } from "./FoundSoFar";
import { PageChips } from "./PageChips";
import { PutInWarnings } from "./PutInWarnings";

/** Opens the pages of a case. Gives the check that holds a guide to them, the causes that the root cause
 * cites, what in it is against them, and what shows it all. */
export async function openCheck(repair: RepairCase) {
  const pages = await heldPages(repair);
  const { rootCause = "" } = repair;
  const check: Check = (guide, how) => checkGuide(pages, { guide, rootCause, ...how });
  const cited = citedCauses(pages, rootCause);
  const inCause = checkCause(pages, rootCause);
  return { check, cited, inCause, CheckedStep, Findings, FoundSoFar, PageChips, PutInWarnings };
}
