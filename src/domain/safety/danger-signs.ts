import { isDenied } from "~/domain/language/is-denied";
import { dangerWeights } from "./danger-weights";
import type { ReadClause } from "./read-clause";

export const dangerParts = ["item", "told", "pairs", "meant"] as const;

/** The words of the thing's name, those of what is told of it, each two that follow one another, and all that is meant. */
export type DangerSigns = Readonly<Record<(typeof dangerParts)[number], ReadonlySet<string>>>;

/** The words of a text by their first letters, so that "sparked" and "sparking" are one. */
const keyLength = 6;

/** More clauses tell no more. */
const mostClauses = 60;

/** What there is of danger, or of its absence, in the name of a thing and in what is told of it. */
export function dangerSigns(item: readonly ReadClause[], told: readonly ReadClause[]): DangerSigns {
  const said = told.slice(0, mostClauses);
  return {
    item: new Set([...keysOf(item)].filter((key) => !ofNoThing.has(key))),
    told: keysOf(said),
    pairs: new Set(said.flatMap(pairsOf)),
    meant: new Set([
      ...item.flatMap(meant("of")).filter((sign) => !ofNoThing.has(sign)),
      ...said.flatMap(meant("")),
    ]),
  };
}

/** How old a thing is makes it no more dangerous. */
const ofNoThing: ReadonlySet<string> = new Set([
  "of oldHouse",
  ..."old year years one two three four five six seven eight nine ten twelve fifteen twenty".split(
    " ",
  ),
]);

/** The letters that a word is looked up by. */
export const keyOf = (word: string) => word.slice(0, keyLength);

function keysOf(clauses: readonly ReadClause[]): Set<string> {
  return new Set(clauses.flatMap(({ words }) => words.map(keyOf)));
}

function pairsOf({ words }: ReadClause): string[] {
  const keys = words.map(keyOf);
  return keys.slice(1).map((key, index) => `${keys[index]} ${key}`);
}

const meant =
  (place: string) =>
  ({ words, mentions }: ReadClause): string[] =>
    [...mentions]
      .filter(([concept]) => !ofRulesAlone.has(concept))
      .map(([concept, found]) => {
        const isSaid = found.some(({ start, end }) => !isDenied(words, start, end));
        return `${isSaid ? place : "no"} ${concept}`.trim();
      });

/** What the weights were not fitted with would only make the rest of a text weigh less. */
const ofRulesAlone: ReadonlySet<string> = new Set([
  "wetInsideThing",
  "waterAtBottom",
  "computerThing",
  "busyFan",
  "foodMachine",
  "controlPlace",
  "packInDanger",
  "coDevice",
  "alarmGoesOff",
  "eggSmell",
  "gasWord",
  "eitherOr",
  "swallows",
  "swallowedThing",
  "ownToo",
  "mercuryThing",
  "silverBeads",
  "mercuryOut",
  "hangsLoose",
  "overPeople",
  "vesselBulges",
  "dangerAfterAll",
  "networkWord",
  "smellsOfToast",
  "darkPlug",
  "deckRises",
  "pinsLeft",
  "stuckInSocket",
  "chargerBrick",
  "hotAndHums",
  "roomHeater",
  "oilLeaks",
  "cordLoop",
  "blindThing",
  "nearChild",
  "mercuryTube",
  "tubeBroke",
  "wornThing",
  "swallowedIt",
  "missingCell",
  "guardHeldOpen",
  "staticThing",
  "staticSign",
  "electricFeeling",
  "ofCurrent",
  "coatedHeater",
  "firstUse",
  "wearsOff",
  "moreThanCoating",
  "nuisanceAlarm",
  "youngChild",
  "plaything",
  "looseTrim",
  "pieceOff",
  "caseBows",
  "bows",
  "casePart",
  "waterHeater",
  "slipsRound",
  "taxidermy",
  "sparkyThing",
  "tinySpark",
  "atPlugIn",
  "moreThanSpark",
  "lampThing",
  "offGlow",
  "moreThanGlow",
  "coolsFine",
  "feared",
]);

/**
 * How much has to speak for a danger. Of what a writer told whom the weights had not seen, it stops with the
 * rules 111 of 130 dangers and 9 of 130 harmless stories of family life; of the dangers that are hardest to
 * hear two thirds to four fifths; in records of repair cafés it adds one or two false stops in a hundred.
 */
const tellingWeight = 0.8;

/**
 * In a chat more has to: of 22,700 messages beside a guide that raise nothing by a rule it stops 36, and half
 * of those tell of a door or a guard that fails, or of a finger in it.
 */
export const chatWeight = 1.6;

/** Whether so much speaks for danger that the repair has to stop. */
export const isDangerLikely = (signs: DangerSigns, least = tellingWeight): boolean =>
  signs.told.size > 0 && weighDanger(signs) > least;

/** How much speaks for danger, in logarithms of odds; below nought there is likelier none. */
export function weighDanger(signs: DangerSigns): number {
  return dangerParts.reduce(
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
  pairs: unpack(dangerWeights.pairs),
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
