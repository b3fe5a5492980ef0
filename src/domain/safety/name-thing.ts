import type { ReadClause } from "./read-clause";

/** Signs that describe what follows them: a "smoking pipe" and a "spark pen" are in order. */
const adjectives: ReadonlySet<string> = new Set([
  "smokes",
  "sparks",
  "shock",
  "onFire",
  "bangs",
  "trips",
  "tripsByItself",
]);

/**
 * The clauses of a thing's name less what it only borrows its name from: a "gas grill cover" burns no
 * gas, and a "smoking pipe" is not on fire.
 */
export function nameThing(clauses: readonly ReadClause[]): readonly ReadClause[] {
  return clauses.map((clause) => {
    const { words, mentions } = clause;
    const isLast = (concept: string) =>
      mentions.get(concept)?.some(({ end }) => end === words.length) ?? false;
    if (mentions.has("fixedThing") || mentions.has("wallPart")) return clause;
    if (words.length > 1 && isLast("accessory"))
      return keep(clause, (concept) => concept === "toyThing");
    if (mentions.has("electric")) return clause;
    return keep(clause, (concept) => !adjectives.has(concept) || isLast(concept));
  });
}

function keep(clause: ReadClause, isKept: (concept: string) => boolean): ReadClause {
  return {
    ...clause,
    mentions: new Map([...clause.mentions].filter(([concept]) => isKept(concept))),
  };
}
