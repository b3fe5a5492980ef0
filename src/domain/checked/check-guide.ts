import type { Guide } from "~/domain/guide/guide";
import { marksIn, withoutMarks } from "~/domain/guide/marks";
import { eachPage } from "~/domain/handbook/case-pages";
import type { CasePages } from "~/domain/handbook/case-pages";
import { findDifferingValue } from "./find-differing-value";
import { findDroppedWarnings } from "./find-dropped-warnings";
import type { DroppedWarning } from "./find-dropped-warnings";
import { bansOf } from "./bans";
import { findForbidden } from "./find-forbidden";
import { findLiveOpenings } from "./find-live-opening";
import { findOtherCause, isSecondTry } from "./find-other-cause";
import { findOverrating } from "./find-overrating";
import type { Finding } from "./finding";
import { knownValues } from "./known-values";
import { keysOfOthers } from "./keys-of-others";
import { causeOfGuide, causesOf, causesTried, nearestStep } from "./match-page";
import type { PageCause } from "./match-page";
import { readMark } from "./read-mark";
import { termsOf } from "./terms";

/** How one step stands to the handbook. */
export type StepCheck = {
  verdict: "stands" | "not" | "against";
  findings: readonly Finding[];
  /** The causes whose pages the step was taken from. */
  from: readonly PageCause[];
  /** Warnings of the page for this step that the guide does not give. */
  warnings: readonly string[];
};

export type CheckedGuide = {
  steps: readonly StepCheck[];
  /** Warnings of the page for the whole repair that the guide does not give. */
  warnings: readonly string[];
  /** The cause that the guide is for, as the handbook knows it; null where it has no page. */
  cause: PageCause | null;
};

export type ToCheck = {
  guide: Pick<Guide, "text" | "steps">;
  rootCause: string;
  /** Only the steps that are whole: what a text that grows leaves out may still come. */
  isWhole: boolean;
  /** Gone on with after a trouble, so that another cause is what is tried. */
  isRewritten?: boolean;
};

/**
 * Holds each step of a guide that a model wrote to the pages that its case is about and to the safety
 * rules. It takes nothing out of the guide, and asks nobody.
 */
export function checkGuide(pages: CasePages, toCheck: ToCheck): CheckedGuide {
  const { guide, rootCause, isWhole, isRewritten = false } = toCheck;
  const all = causesOf(eachPage(pages));
  const marked = guide.steps.map(({ title, warnings, body }) => `${title}.\n${warnings}\n${body}`);
  const steps = marked.map(withoutMarks);
  const terms = steps.map(termsOf);
  const cause = causeOfGuide(all, rootCause, terms);
  const live = findLiveOpenings(steps, powerOf(cause, pages), cause, unplugWords(cause));
  const bans = cause ? bansOf(cause) : [];
  const known = cause ? knownValues(cause) : [];
  const keys = cause && !isRewritten ? keysOfOthers(cause, all) : [];
  const text = withoutMarks(guide.text);
  const dropped = isRewritten
    ? causesTried(all, terms).flatMap((one) =>
        findDroppedWarnings(one, terms, text, { isPart: true }),
      )
    : cause
      ? findDroppedWarnings(cause, terms, text)
      : [];
  const atStep = (place: number | null) => wordsAt(dropped, place);
  return {
    cause,
    warnings: isWhole ? atStep(null) : [],
    steps: steps.map((text, place) => {
      const from = marksIn(marked[place] ?? "").flatMap((mark) => readMark(mark, all) ?? []);
      const ofOther = cause && findOtherCause(text, cause, keys);
      const findings = [
        live[place],
        findForbidden(text, bans, cause, all),
        // What is done for another cause has that cause's values.
        (ofOther ? null : findDifferingValue(text, known)) ?? findOverrating(text),
        isSecondTry(text) ? null : ofOther,
      ].filter((one) => one !== null && one !== undefined);
      return {
        findings,
        from: [...new Set(from)],
        warnings: atStep(place),
        verdict: findings.length > 0 ? "against" : standing(terms[place], all, from.length > 0),
      };
    }),
  };
}

/** An electric sofa is furniture, but its page pulls the plug. */
export function powerOf(cause: PageCause | null, pages: CasePages): CasePages["power"] {
  if (cause === null) return pages.power;
  const isUnplugged = cause.steps.some(({ step }) => step.action === "unplug");
  return cause.page.power === "none" && isUnplugged ? "mains" : cause.page.power;
}

const wordsAt = (dropped: readonly DroppedWarning[], place: number | null) =>
  dropped.filter(({ step }) => step === place).map(({ words }) => words);

/** How much a step has in common with one of a page that says the same; less will do where it says so itself. */
const same = { unmarked: 0.45, marked: 0.2 };

function standing(
  terms: ReadonlySet<string> | undefined,
  causes: readonly PageCause[],
  isMarked: boolean,
): "stands" | "not" {
  if (terms === undefined) return "not";
  const most = Math.max(0, ...causes.map((one) => nearestStep(terms, one.steps)?.likeness ?? 0));
  return most >= (isMarked ? same.marked : same.unmarked) ? "stands" : "not";
}

const usualUnplugging =
  "Pull the plug before you open anything, and do not test it with the cover off.";

/** The page's own first words on it, where it has some. */
export function unplugWords(cause: PageCause | null): string {
  const step = cause?.steps.find(({ step }) => step.action === "unplug")?.step;
  return step ? `${step.title}. ${step.how}` : usualUnplugging;
}
