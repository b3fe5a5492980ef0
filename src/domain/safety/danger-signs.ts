import { isDenied } from "~/domain/language/is-denied";
import { dangerWeights } from "./danger-weights";
import type { ReadClause } from "./read-clause";

/** The words of the thing's name, those of what is told of it, and all that is meant by both. */
export type DangerSigns = Readonly<Record<"item" | "told" | "meant", ReadonlySet<string>>>;

/** The words of a text by their first letters, so that "sparked" and "sparking" are one. */
const keyLength = 6;

/** More clauses tell no more. */
const mostClauses = 60;

/** What there is of danger, or of its absence, in the name of a thing and in what is told of it. */
export function dangerSigns(item: readonly ReadClause[], told: readonly ReadClause[]): DangerSigns {
  const said = told.slice(0, mostClauses);
  return {
    item: keysOf(item),
    told: keysOf(said),
    meant: new Set([...item.flatMap(meant("of")), ...said.flatMap(meant(""))]),
  };
}

/** The letters that a word is looked up by. */
export const keyOf = (word: string) => word.slice(0, keyLength);

function keysOf(clauses: readonly ReadClause[]): Set<string> {
  return new Set(clauses.flatMap(({ words }) => words.map(keyOf)));
}

const meant =
  (place: string) =>
  ({ words, mentions }: ReadClause): string[] =>
    [...mentions].map(([concept, found]) => {
      const isSaid = found.some(({ start, end }) => !isDenied(words, start, end));
      return `${isSaid ? place : "no"} ${concept}`.trim();
    });

/** How much has to speak for a danger, by the root of the number of words: a long tale holds more of everything. */
const tellingWeight = 0.5;

/** Of fewer words as much is asked as of these. */
const fewWords = 6;

/** Whether so much speaks for danger that the repair has to stop. It was set on rows that were not fitted to. */
export function isDangerLikely(signs: DangerSigns): boolean {
  const { size } = signs.told;
  return size > 0 && weighDanger(signs) > tellingWeight * Math.sqrt(Math.max(size, fewWords));
}

/** How much speaks for danger, in logarithms of odds; below nought there is likelier none. */
export function weighDanger(signs: DangerSigns): number {
  return (["item", "told", "meant"] as const).reduce(
    (sum, part) => sum + weighPart(signs[part], weights[part]),
    dangerWeights.base,
  );
}

function weighPart(signs: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const sign of signs) sum += weights.get(sign) ?? 0;
  return sum / Math.sqrt(signs.size || 1);
}

const weights = {
  item: unpack(dangerWeights.item),
  told: unpack(dangerWeights.told),
  meant: unpack(dangerWeights.meant),
};

/** "12 spark,smoke;-3 lid" says that the first two are worth 1.2 and the last -0.3. */
function unpack(packed: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const line of packed.split(";")) {
    const [, worth, signs = ""] = /^(-?\d+) (.*)$/.exec(line) ?? [];
    for (const sign of signs.split(",")) weights.set(sign, Number(worth) / 10);
  }
  return weights;
}
