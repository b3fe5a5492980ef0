import type { ConceptId } from "./concepts";
import { isFirstSmoke } from "./first-smoke";
import { isStatic } from "./is-static";
import { isOffGlow, isPlugSpark } from "./small-light";

export type Harmless = "static" | "first-use" | "plug-spark" | "off-glow";

/** The rule that would take it for a danger. */
export const takenFor: Partial<Record<Harmless, string>> = {
  "first-use": "smoke-or-fire",
  "plug-spark": "smoke-or-fire",
  "off-glow": "fixed-wiring",
};

type Tells = (concept: ConceptId) => boolean;

/**
 * What is told that sounds like a danger and is none.
 *
 * @param describes the thing's name holds it
 * @param names it is named, be it that there is none of it
 * @param tells it is told and not denied
 */
export function findHarmless(describes: Tells, names: Tells, tells: Tells): Harmless | undefined {
  if (isStatic(describes, names, tells)) return "static";
  if (isFirstSmoke(describes, tells)) return "first-use";
  if (isPlugSpark(describes, tells)) return "plug-spark";
  return isOffGlow(describes, tells) ? "off-glow" : undefined;
}
