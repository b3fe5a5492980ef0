import type { Guide, GuideStep } from "./guide";
import { openings } from "./openings";
import { bringsPower, makesSafe } from "./safe-steps";
import { splitStep } from "./split-step";

/** How far a repair had come when it is to go on otherwise. */
export type Progress = {
  /** Number of the step that did not work, counted from 1. */
  step: number;
  /** Numbers of the steps that are finished. */
  done: readonly number[];
  /** What came off and is not back on, in words. */
  cameOff: readonly string[];
};

const title = "Put everything back first";

/** Whether a step is the one that closes a thing before it goes on otherwise. */
export const isPutBackFirst = (step: Pick<GuideStep, "action" | "title">) =>
  step.action === "reassemble" && step.title === title;

/**
 * What stands before all other steps where a repair goes on otherwise while the thing lies open, parts of
 * it are off or its power is: what comes next may have it run.
 *
 * @returns undefined where the thing is whole and nothing was taken away from it
 */
export function putBackFirst({ steps }: Guide, progress: Progress): GuideStep | undefined {
  const { step, done, cameOff } = progress;
  const begun = steps.filter((_, index) => done.includes(index + 1) || index + 1 === step);
  // It was whole the last time it ran; the step that did not work may be just that.
  const wholeAt = begun.findLastIndex((one) => isPutBackFirst(one) || bringsPower(one));
  const since = begun.slice(wholeAt + 1);
  const isCutOff = since.some(makesSafe);
  if (!isCutOff && cameOff.length === 0) return undefined;
  // Where nothing was cut off, what a step opened may be a seam, and stays so.
  const apart = since.filter(
    (one) => splitStep(one).putBack !== "" || (isCutOff && openings.has(one.action)),
  );
  const parts = [...cameOff, ...apart.map(describeApart)];
  return {
    title,
    action: "reassemble",
    warnings: isCutOff
      ? "**Warning:** Leave power and water off until nothing is open and nothing is missing."
      : "",
    body:
      parts.length > 0
        ? `Before anything else is tried, see that all of this is back as it was:\n\n${list(parts)}`
        : "Before anything else is tried, see that nothing is open and nothing is missing.",
  };
}

function describeApart(step: GuideStep): string {
  return `What you took apart in “${step.title}”. ${splitStep(step).putBack}`.trim();
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
