import { checkGuide } from "~/domain/checked/check-guide";
import { readGuide } from "~/domain/guide/read-guide";
import { heldPages } from "~/domain/checked/held-pages";
import type { RepairCase } from "~/domain/repair-case";
import { newCase } from "../handbook/journey";

/** A guide of these steps, as a model would write it. */
export const guideOf = (...steps: string[]) =>
  readGuide(`## Steps\n${steps.map((step, place) => `${place + 1}. ${step}`).join("\n")}`);

/** Holds steps to the handbook, for this trouble and root cause. */
export async function check(
  [item, issue, rootCause]: readonly [string, string, string],
  ...steps: string[]
) {
  return checkCase({ ...newCase(item, issue), rootCause }, ...steps);
}

export async function checkCase(repair: RepairCase, ...steps: string[]) {
  const { rootCause = "" } = repair;
  return checkGuide(await heldPages(repair), {
    guide: guideOf(...steps),
    rootCause,
    isWhole: true,
  });
}

export const kettle = [
  "Philips kettle",
  "it does not switch on",
  "Dirt on the contact between the jug and its base.",
] as const;
