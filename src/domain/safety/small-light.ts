import type { ConceptId } from "./concepts";

type Tells = (concept: ConceptId) => boolean;

/** Whether a power supply gave no more than the tiny spark of every one that fills as it is plugged in. */
export function isPlugSpark(describes: Tells, tells: Tells): boolean {
  return (
    describes("sparkyThing") && tells("tinySpark") && tells("atPlugIn") && !tells("moreThanSpark")
  );
}

/** Whether a lamp does no more than glow faintly when it is off, as LEDs do of a trace of current. */
export function isOffGlow(describes: Tells, tells: Tells): boolean {
  return describes("lampThing") && tells("offGlow") && !tells("moreThanGlow");
}
