import type { PageCause } from "./match-page";
import { nearestStep } from "./match-page";
import { sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** A warning of the page that a guide does not give. */
export type DroppedWarning = {
  /** The page's own words. */
  words: string;
  /** Of the guide's steps that to which it belongs, counted from 0; null where it holds for all. */
  step: number | null;
};

/** By what part of its words a warning has to be told, in two sentences that stand together. */
const enough = 0.4;

/** The page's warnings for a cause that a guide says nothing of, each at the step that it belongs to. */
export function findDroppedWarnings(
  own: PageCause,
  steps: readonly ReadonlySet<string>[],
  guide: string,
): DroppedWarning[] {
  const windows = windowsOf(guide);
  const { repair } = own.cause;
  const ofSteps = own.steps.flatMap(({ step, terms }) =>
    step.warning === undefined ? [] : [{ words: step.warning, step: placeOf(terms, own, steps) }],
  );
  const general = [...own.page.fault.safety, ...(repair.safety ?? [])].map((words) => ({
    words,
    step: null,
  }));
  return [...general, ...ofSteps].filter(({ words }) => !isTold(words, windows));
}

/** The guide's step that does what a step of the page does, and does nothing else of the page better. */
function placeOf(
  terms: ReadonlySet<string>,
  own: PageCause,
  steps: readonly ReadonlySet<string>[],
): number | null {
  const found = steps
    .map((step, place) => ({ place, nearest: nearestStep(step, own.steps) }))
    .filter(({ nearest }) => nearest !== null && nearest.step.terms === terms)
    .toSorted((a, b) => (b.nearest?.likeness ?? 0) - (a.nearest?.likeness ?? 0));
  const [best] = found;
  return best?.nearest && best.nearest.likeness >= sameStep ? best.place : null;
}

const sameStep = 0.3;

/** Each sentence with the one behind it. */
function windowsOf(guide: string): ReadonlySet<string>[] {
  const sentences = sentencesOf(guide);
  return sentences.map((sentence, place) => termsOf(`${sentence} ${sentences[place + 1] ?? ""}`));
}

function isTold(warning: string, windows: readonly ReadonlySet<string>[]): boolean {
  const terms = termsOf(warning);
  return windows.some((window) => {
    const common = commonTerms(terms, window);
    return common >= Math.min(2, terms.size) && common >= enough * terms.size;
  });
}
