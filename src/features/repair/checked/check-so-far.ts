import type { StepCheck } from "~/domain/checked/check-guide";
import { readGuide } from "~/domain/guide/read-guide";
import type { Check } from "./check";

/** A step that is against the handbook, or leaves a warning out; `number` counts from 1. */
export type Found = Pick<StepCheck, "findings" | "warnings"> & { number: number };

/** What there is to say of the steps of a guide that have come whole. */
export function checkSoFar(check: Check, whole: string): Found[] {
  return check(readGuide(whole), { isWhole: false })
    .steps.map(({ findings, warnings }, place) => ({ findings, warnings, number: place + 1 }))
    .filter(({ findings, warnings }) => findings.length + warnings.length > 0);
}

/** Up to the last line that begins something new: what stands below it may still grow. */
export function wholeSteps(text: string): string {
  const beginnings = [...text.matchAll(/^(?:\s{0,3}\d{1,2}[.)]\s|#{1,6} |\*\*)/gm)];
  return text.slice(0, beginnings.at(-1)?.index ?? 0);
}
