import { itemTypes } from "virtual:handbook/item-types";
import type { Choice } from "~/domain/understanding";
import { pageWeights } from "./page-weights";
import { openCandidates, sharePages } from "./rank-pages";
import type { PageMatch } from "./rank-pages";

/** A person who picks a page by its name may still be mistaken in what they see. */
const sureOfChoice = 0.97;

/**
 * The pages of the kind that a person chose, likeliest first, the page that they chose at their head.
 * Null for a choice that the handbook does not know.
 */
export async function pagesOfChoice(
  { kind: id, fault }: Choice,
  description: string,
  issue: string,
): Promise<PageMatch[] | null> {
  const kind = itemTypes.find((one) => one.id === id);
  if (kind === undefined) return null;
  const candidates = await openCandidates([{ kind, signs: {} }], description, issue);
  const pages = sharePages(candidates, pageWeights);
  const chosen = pages.find((page) => fault !== undefined && (page.fault?.id ?? null) === fault);
  if (chosen === undefined) return pages;
  const rest = (1 - sureOfChoice) / (1 - chosen.share);
  return pages
    .map((page) =>
      page === chosen
        ? { ...page, share: sureOfChoice, alike: 1, unheard: 0, isUnnamed: false }
        : { ...page, share: page.share * rest },
    )
    .toSorted((a, b) => b.share - a.share);
}
