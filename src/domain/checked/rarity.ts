import type { CasePage } from "~/domain/handbook/case-pages";
import { oncePer } from "./once-per";
import { termsOf } from "./terms";

/** How much a word tells on a page: on one about a tap, "water" says little. */
export const rarityIn = oncePer(({ fault }: CasePage) => fault, weigh);

function weigh({ fault, causes }: CasePage): (term: string) => number {
  const passages = [
    ...fault.safety,
    ...causes.flatMap(({ cause }) =>
      cause.repair.steps.map(({ title, how, warning = "" }) => `${title}. ${how} ${warning}`),
    ),
  ].map(termsOf);
  const having = new Map<string, number>();
  for (const term of passages.flatMap((terms) => [...terms]))
    having.set(term, (having.get(term) ?? 0) + 1);
  return (term) => Math.log((passages.length + 1) / ((having.get(term) ?? 0) + 0.5));
}
