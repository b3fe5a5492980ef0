import type { GuideStep } from "~/domain/guide/guide";
import { isPutBackFirst } from "~/domain/guide/put-back-first";
import type { Hazard } from "~/domain/safety/hazard-rule";

/**
 * Each caution at the first step whose words call for it, and not where things are only put back. The step
 * that pulls the plug says so itself, and behind it only the rest of a caution is said.
 */
export function cautionsByStep(
  steps: readonly Pick<GuideStep, "action" | "title" | "body">[],
  hazards: readonly Hazard[],
): Hazard[][] {
  const words = steps.map((step) => (isPutBackFirst(step) ? "" : `${step.title}. ${step.body}`));
  const unplugAt = steps.findIndex(isUnplug);
  const firstStepOf = ({ atStep, unplugged }: Hazard) =>
    words.findIndex((text, index) => !(unplugged && index === unplugAt) && atStep?.test(text));
  return steps.map((_, index) => {
    const isOut = unplugAt >= 0 && unplugAt < index;
    return hazards
      .filter((hazard) => firstStepOf(hazard) === index)
      .map((hazard) => ({ ...hazard, now: (isOut && hazard.unplugged) || hazard.now }));
  });
}

/** Whether this step pulls the plug. */
export const isUnplug = ({ action }: Pick<GuideStep, "action">) => action === "unplug";
