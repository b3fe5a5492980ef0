import { findFaults } from "./fault-features";
import type { FaultSigns, Signs } from "./fault-features";
import { findItems } from "./item-features";
import type { ItemSigns } from "./item-features";
import { pageWeights } from "./page-weights";
import type { PageWeights } from "./page-weights";
import type { Fault, ItemType } from "./playbook";

/*
 * Which page a complaint is about: a nested choice, first among kinds of thing ("none" included), then
 * among a kind's faults ("none of its pages" included). Each option has signs, the signs have weights
 * that were fitted to real complaints (see page-weights.ts), and softmax turns their sums into shares.
 */

/** `fault` null: the kind has no page for it; `kind` null: the handbook does not know the thing. */
export type PageMatch = {
  kind: ItemType | null;
  fault: Fault | null;
  /** How likely it is that this is what the case is about; all shares add up to one. */
  share: number;
  /** How much the complaint and the page's nearest wording have in common, from 0 to 1. */
  alike: number;
  /** The part of the complaint's words that no page of the kind has, from 0 to 1. */
  unheard: number;
  /** Whether nothing in the words names the thing: "Small home electrical". */
  isUnnamed: boolean;
};

/** A kind that a complaint may be about, with what speaks for each of its pages. */
export type Candidate = ItemSigns & { faults: readonly FaultSigns[] };

/** All pages that a complaint may be about, likeliest first. The photo speaks where the words name nothing. */
export async function rankPages(
  description: string,
  issue: string,
  told: { description: string; photo: string } = { description, photo: "" },
): Promise<PageMatch[]> {
  const named = findItems(description, issue);
  const items = named.length === 1 && told.photo !== "" ? findItems(told.photo, issue) : named;
  return sharePages(await openCandidates(items, told.description, issue), pageWeights);
}

/** The playbooks of the kinds in question, read against the complaint. */
export async function openCandidates(
  items: readonly ItemSigns[],
  description: string,
  issue: string,
): Promise<Candidate[]> {
  return Promise.all(
    items.map(async (item) => {
      if (item.kind === null) return { ...item, faults: [] };
      const { faults } = await item.kind.playbook();
      return { ...item, faults: findFaults(item.kind, faults, description, issue) };
    }),
  );
}

/** The signs of a name in the words, be it one that the handbook does not know. */
const naming = [
  "described",
  "inIssue",
  "describedShelf",
  "inIssueShelf",
  "noneNamed",
  "noneForeign",
];

export function sharePages(candidates: readonly Candidate[], weights: PageWeights): PageMatch[] {
  const kindShares = softmax(
    candidates.map((candidate) => weigh(weights.item, kindSigns(candidate, weights))),
  );
  return candidates
    .flatMap(({ kind, faults, signs }, place): PageMatch[] => {
      const ofKind = kindShares[place] ?? 0;
      const isUnnamed = !naming.some((sign) => (signs[sign] ?? 0) > 0);
      if (kind === null)
        return [{ kind, fault: null, share: ofKind, alike: 0, unheard: 0, isUnnamed }];
      const shares = softmax(faults.map(({ signs }) => weigh(weights.fault, signs)));
      const unheard = Math.max(0, ...faults.map(({ signs }) => signs["noneUnknown"] ?? 0));
      return faults.map(({ fault, signs }, at) => ({
        kind,
        fault,
        share: ofKind * (shares[at] ?? 0),
        alike: Math.max(signs["saying"] ?? 0, signs["toldAlike"] ?? 0),
        unheard,
        isUnnamed,
      }));
    })
    .toSorted((a, b) => b.share - a.share);
}

/**
 * What speaks for a kind, and how well the best of its pages fits the complaint. A complaint that no
 * page fits speaks against the pages, not against the kind.
 */
export function kindSigns({ kind, signs, faults }: Candidate, { fault }: PageWeights): Signs {
  if (kind === null) return signs;
  const pages = faults.filter((one) => one.fault !== null);
  const none = faults.find((one) => one.fault === null);
  const best = (sign: string) => Math.max(0, ...pages.map((page) => page.signs[sign] ?? 0));
  const fits = Math.max(...pages.map((page) => weigh(fault, page.signs)));
  return {
    ...signs,
    fitsBetter: Math.max(0, fits - weigh(fault, none?.signs ?? {})),
    fitsSaying: best("saying"),
    fitsSaid: best("said"),
    fitsTold: best("toldAlike"),
  };
}

/** What tells how far a page is to be trusted; a page that stands for "none of them" has no wordings. */
export type Trust = Omit<PageMatch, "kind" | "fault"> & { isPage: boolean };

/**
 * How likely it is that a page is a right one. It may be more than its share, because several pages may be
 * right at once and divide the share between them, or less, where the complaint's words are strange to it.
 */
export function surenessOf(trust: Trust, { sureness }: PageWeights): number {
  return 1 / (1 + Math.exp(-weigh(sureness, surenessSigns(trust))));
}

export function surenessSigns({ share, alike, unheard, isUnnamed, isPage }: Trust): Signs {
  const within = Math.min(0.999, Math.max(0.001, share));
  const logit = Math.log(within / (1 - within));
  const common = { always: 1, logit, unnamed: Number(isUnnamed) };
  return isPage ? { ...common, alike, unheard } : { ...common, none: 1 };
}

export function weigh(weights: PageWeights["item"], signs: Signs): number {
  return Object.entries(signs).reduce(
    (sum, [sign, value]) => sum + value * (weights[sign] ?? 0),
    0,
  );
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / total);
}
