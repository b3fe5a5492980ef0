import type { ShownGuide } from "~/domain/safety/gate";
import type { Hazard } from "~/domain/safety/hazard-rule";
import { cautionsByStep, isUnplug } from "~/features/repair/safety/cautions-by-step";

/**
 * The case's cautions that are said above the steps: all but those that the guide's own precautions
 * begin with the same words ("Pull the plug") and that stand at their step.
 *
 * @param body the guide's own precautions
 */
export function cautionsAbove({ guide, hazards }: ShownGuide, body: string): Hazard[] {
  const cautions = cautionsByStep(guide.steps, hazards.hazards).flat();
  const atSteps = new Set(cautions.map(({ id }) => id));
  const isUnplugged = guide.steps.some(isUnplug);
  const own = body.toLowerCase();
  return hazards.hazards.filter(({ id, now, unplugged }) => {
    const isAtStep = atSteps.has(id) || (isUnplugged && unplugged);
    return !(isAtStep && own.includes(leadOf(now)));
  });
}

/** The first three words. */
const leadOf = (words: string) => words.toLowerCase().split(" ").slice(0, 3).join(" ");
