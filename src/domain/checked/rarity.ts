import type { CasePage } from "~/domain/handbook/case-pages";
import { termsOf } from "./terms";

const kept = new WeakMap<CasePage["causes"], (term: string) => number>();

/** How much a word tells on a page: on one about a tap, "water" says little. */
export function rarityIn({ fault, causes }: CasePage): (term: string) => number {
  const known = kept.get(causes);
  if (known) return known;
  const passages = [
    ...fault.safety,
    ...causes.flatMap(({ cause }) =>
      cause.repair.steps.map(({ title, how, warning = "" }) => `${title}. ${how} ${warning}`),
    ),
  ].map(termsOf);
  const rarity = (term: string) => {
    const having = passages.filter((terms) => terms.has(term)).length;
    return Math.log((passages.length + 1) / (having + 0.5));
  };
  kept.set(causes, rarity);
  return rarity;
}
