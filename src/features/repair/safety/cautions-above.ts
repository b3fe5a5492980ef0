import type { ShownGuide } from "~/domain/safety/gate";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { cautionsByStep } from "~/features/repair/safety/cautions-by-step";

/**
 * The case's cautions that are said above the steps: all but those that the guide's own precautions
 * begin with the same words ("Pull the plug") and that stand in full at their step.
 *
 * @param body the guide's own precautions
 */
export function cautionsAbove({ guide, hazards }: ShownGuide, body: string): Hazard[] {
  const atSteps = new Set(cautionsByStep(guide.steps, hazards.hazards).flat());
  const own = body.toLowerCase();
  return hazards.hazards.filter(
    (hazard) => !(atSteps.has(hazard) && own.includes(leadOf(hazard.now))),
  );
}

/** The first three words. */
const leadOf = (words: string) => words.toLowerCase().split(" ").slice(0, 3).join(" ");
