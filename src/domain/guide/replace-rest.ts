import type { Guide, GuideParts, GuideStep } from "./guide";
import { type Progress, putBackFirst } from "./put-back-first";
import { readGuide } from "./read-guide";
import { writeGuide } from "./write-guide";

/** A guide that goes on otherwise, and the numbers of the steps in it that are done. */
export type NewPlan = { guide: Guide; done: number[] };

/**
 * Keeps the steps of a guide that are done, in their order, and puts others in place of the rest.
 *
 * @param changed what else of the guide is no longer as it was
 */
export function replaceRest(
  { facts, sections, steps }: Guide,
  done: readonly number[],
  rest: readonly GuideStep[],
  changed: Partial<GuideParts> = {},
): NewPlan {
  const kept = steps.filter((_, index) => done.includes(index + 1));
  const parts = { facts, sections, ...changed, steps: [...kept, ...rest] };
  return { guide: { ...parts, text: writeGuide(parts) }, done: kept.map((_, index) => index + 1) };
}

/** The same with steps that stand in a text, once the thing is whole; one that has none is a step itself. */
export function goOnWith(text: string, guide: Guide, progress: Progress): NewPlan {
  const { steps } = readGuide(text);
  const whole = { title: "What to try now", action: "inspect", warnings: "", body: text } as const;
  const first = putBackFirst(guide, progress);
  const rest = steps.length > 0 ? steps : [whole];
  return replaceRest(guide, progress.done, first ? [first, ...rest] : rest);
}
