import type { RepairCase } from "~/domain/repair-case";
import { casePages, eachPage, pagesFor } from "~/domain/handbook/case-pages";
import type { CasePages } from "~/domain/handbook/case-pages";
import { plainEnglish } from "./terms";

/**
 * The pages that a guide for a case is held to. Where a danger or words that nobody knows stand before
 * them, what was named as the root cause tells the page too: a guide is written for it all the same.
 */
export async function heldPages(repair: RepairCase): Promise<CasePages> {
  const pages = await casePages(repair);
  if (eachPage(pages).some(({ basis }) => basis === "fault")) return pages;
  const { itemDescription, itemIssue, rootCause = "" } = repair;
  const [complaint, cause] = [itemIssue, rootCause].map(plainEnglish);
  const behind = await pagesFor(itemDescription, `${complaint}. ${cause}`);
  return { ...pages, told: [...pages.told, ...behind] };
}
