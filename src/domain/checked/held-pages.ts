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
  const { itemDescription, itemIssue, rootCause = "" } = repair;
  const [complaint, cause] = [itemIssue, rootCause].map(plainEnglish);
  const behind = await pagesFor(itemDescription, `${complaint}. ${cause}`);
  const held = new Set(eachPage(pages).map(({ fault }) => fault.id));
  return { ...pages, told: [...pages.told, ...behind.filter(({ fault }) => !held.has(fault.id))] };
}
