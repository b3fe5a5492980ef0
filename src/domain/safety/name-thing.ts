import type { ConceptId } from "./concepts";
import { groups } from "./concepts";
import { names } from "./read-clause";
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

/** What an accessory is whatever it belongs to. */
const ofItself: ReadonlySet<string> = new Set([
  "toyThing",
  "inertThing",
  "notInert",
  "staticThing",
  "ofCurrent",
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
      return keep(clause, (concept) => ofItself.has(concept));
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

const onLowVoltage: readonly ConceptId[] = ["lithiumThing", "cellThing", "lowVoltageThing"];

/** What such a thing may have as a part of its own: its fan, its lights, the grille of its loudspeaker. */
const parts: ReadonlySet<string> = new Set(
  (groups["mains"] ?? []).filter((concept) => concept !== "supplyThing"),
);

/**
 * What is told of a thing less what is only a part of it: a laptop's fan is nothing on the mains. Its
 * charger is.
 */
export function leaveOutParts(
  thing: readonly ReadClause[],
  told: readonly ReadClause[],
): readonly ReadClause[] {
  const isOnLowVoltage = thing.some((clause) => names(clause, onLowVoltage));
  if (!isOnLowVoltage || thing.some((clause) => names(clause, ["mains"]))) return told;
  return told.map((clause) => {
    const kept = keep(clause, (concept) => !parts.has(concept) && !(concept in groups)).mentions;
    const inGroups = Object.entries(groups).flatMap(([group, members]) => {
      const found = members.flatMap((member) => kept.get(member) ?? []);
      return found.length > 0 ? [[group, found] as const] : [];
    });
    return { ...clause, mentions: new Map([...kept, ...inGroups]) };
  });
}

/** A computer that is hot has a loud fan, which says as little of danger as the heat beside it. */
export function leaveOutBusyFan(
  thing: readonly ReadClause[],
  told: readonly ReadClause[],
): readonly ReadClause[] {
  if (!thing.some((clause) => names(clause, ["computerThing"]))) return told;
  return told.filter((clause) => !names(clause, ["busyFan"]));
}
