import type { GuideStep } from "~/domain/guide/guide";
import { isPutBackFirst } from "~/domain/guide/put-back-first";
import type { Hazard } from "~/domain/safety/hazard-rule";

/** Each caution at the first step whose words call for it, and not where things are only put back. */
export function cautionsByStep(
  steps: readonly Pick<GuideStep, "action" | "title" | "body">[],
  hazards: readonly Hazard[],
): Hazard[][] {
  const words = steps.map((step) => (isPutBackFirst(step) ? "" : `${step.title}. ${step.body}`));
  const firstStepOf = ({ atStep }: Hazard) => words.findIndex((text) => atStep?.test(text));
  return steps.map((_, index) => hazards.filter((hazard) => firstStepOf(hazard) === index));
}
