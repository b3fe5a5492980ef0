import type { ConceptId } from "./concepts";

type Tells = (concept: ConceptId) => boolean;

/** What the coating of a new thing does as it burns off. */
const ofCoating: readonly ConceptId[] = [
  "smokes",
  "smells",
  "burnt",
  "burningSmell",
  "smellsOfToast",
];

/**
 * Whether what smoked or smelled was the coating of a thing that heats, on its first use: a little of it,
 * or once and not again. What comes back, is thick, or smells of plastic is a danger like any other.
 *
 * @param describes the thing's name holds it
 * @param tells it is told and not denied
 */
export function isFirstSmoke(describes: Tells, tells: Tells): boolean {
  return (
    describes("coatedHeater") &&
    tells("firstUse") &&
    tells("wearsOff") &&
    !tells("moreThanCoating") &&
    !tells("onFire") &&
    ofCoating.some(tells)
  );
}
