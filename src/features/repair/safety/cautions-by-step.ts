import type { GuideStep } from "~/domain/guide/guide";
import type { Hazard } from "~/domain/safety/hazard-rule";

/** Each caution at the first step whose words call for it: a list for each step. */
export function cautionsByStep(
  steps: readonly Pick<GuideStep, "title" | "body">[],
  hazards: readonly Hazard[],
): Hazard[][] {
  const words = steps.map(({ title, body }) => `${title}. ${body}`);
  const firstStepOf = ({ atStep }: Hazard) => words.findIndex((text) => atStep?.test(text));
  return steps.map((_, index) => hazards.filter((hazard) => firstStepOf(hazard) === index));
}
