import { type ConceptId, groups } from "./concepts";

type Tells = (concept: ConceptId) => boolean;

/** "An electric shock" and "hair on end" stand among these things, and are what static does. */
const besideStatic: ReadonlySet<ConceptId> = new Set(["supplyThing", "bodyThing"]);

/** What a shock or a spark comes from where any of it is told: then it is no static. */
const sources: readonly ConceptId[] = [
  ...(groups["electric"] ?? []).filter((id) => !besideStatic.has(id)),
  "ofCurrent",
  "onFire",
];

/**
 * Whether the shocks and sparks that are told of are static: of cloth, of a car's door, of a slide. A
 * "blanket" may be a heated one, until somebody says that it has no plug or no cord.
 *
 * @param describes the thing's name holds it
 * @param names it is named, be it that there is none of it
 * @param tells it is told and not denied
 */
export function isStatic(describes: Tells, names: Tells, tells: Tells): boolean {
  if (!tells("staticSign") || sources.some(tells)) return false;
  return describes("staticThing") || (describes("inertThing") && names("ofCurrent"));
}
