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
  const sayAt = (hazard: Hazard, index: number): Hazard | null => {
    if (!hazard.unplugged || unplugAt < 0 || index < unplugAt) return hazard;
    return index === unplugAt ? null : { ...hazard, ...hazard.unplugged };
  };
  const firstStepOf = (hazard: Hazard) =>
    words.findIndex((text, index) => sayAt(hazard, index)?.atStep?.test(text));
  return steps.map((_, index) =>
    hazards.flatMap((hazard) =>
      firstStepOf(hazard) === index ? (sayAt(hazard, index) ?? []) : [],
    ),
  );
}

/** Whether this step pulls the plug. */
export const isUnplug = ({ action }: Pick<GuideStep, "action">) => action === "unplug";
