import type { PageCause } from "./match-page";
import { nearestStep } from "./match-page";
import { rarityIn } from "./rarity";
import { sentencesOf } from "./sentences";
import { termsOf } from "./terms";

/** A warning of the page that a guide does not give. */
export type DroppedWarning = {
  /** The page's own words. */
  words: string;
  /** Of the guide's steps that to which it belongs, counted from 0; null where it holds for all. */
  step: number | null;
};

/** By what part of its words a warning has to be told, in two sentences that stand together; a short one by half. */
const enoughOf = (terms: readonly string[]) => (terms.length <= 6 ? 0.5 : 0.4);

const fewTerms = 2;

/** Most of its words, though none of them may be of the rarer ones. */
const leastOfMost = 0.38;

/**
 * The page's warnings for a cause that a guide says nothing of, each at the step that it belongs to.
 *
 * @param isPart the guide does some of the cause's steps only: warnings of the others are none of its
 */
export function findDroppedWarnings(
  own: PageCause,
  steps: readonly ReadonlySet<string>[],
  guide: string,
  { isPart = false } = {},
): DroppedWarning[] {
  const pairs = pairsOf(guide);
  const { repair } = own.cause;
  const ofSteps = own.steps.flatMap(({ step, terms }) =>
    step.warning === undefined ? [] : [{ words: step.warning, step: placeOf(terms, own, steps) }],
  );
  const due = isPart ? ofSteps.filter(({ step }) => step !== null) : ofSteps;
  const general = [...own.page.fault.safety, ...(repair.safety ?? [])].map((words) => ({
    words,
    step: null,
  }));
  const weightOf = rarityIn(own.page);
  return [...general, ...due].filter(({ words }) => !isTold(words, pairs, weightOf));
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

/** What two sentences say that stand together, and which of it is said with a "not" or the like. */
type Pair = {
  terms: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  /** What the first of them says alone. */
  first: ReadonlySet<string>;
};

/** What says of a deed that it is left undone. */
const denial =
  /\b(?:no|(?<!\bif )not|never|nor|nobody|none|nothing|without|avoid|only|away|keep|stays?|instead|otherwise|careful\w*|before|unless|kein\p{L}*|nicht|nie\p{L}*|nur|fern\p{L}*|weg|ohne|erst|vorsicht\p{L}*)\b|n['’]t\b/iu;

const isProhibition = /^(?:never|do not|don['’]t|no|nothing|nobody|not)\b/i;

/** Each sentence with the one behind it. */
function pairsOf(guide: string): Pair[] {
  const sentences = sentencesOf(guide);
  return sentences.map((sentence, place) => {
    const both = [sentence, sentences[place + 1] ?? ""];
    return {
      first: termsOf(sentence),
      terms: termsOf(both.join(" ")),
      denied: termsOf(both.filter((one) => denial.test(one)).join(" ")),
    };
  });
}

function isTold(
  warning: string,
  pairs: readonly Pair[],
  weightOf: (term: string) => number,
): boolean {
  const terms = [...termsOf(warning)];
  const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + weightOf(term), 0);
  const all = weigh(terms);
  const forbids = isProhibition.test(warning);
  return pairs.some((pair) => {
    // Two words meet by chance in two sentences that stand together.
    const said = terms.length <= fewTerms ? pair.first : pair.terms;
    const common = terms.filter((term) => said.has(term));
    const denied = common.filter((term) => pair.denied.has(term));
    // "The wires are brittle. Don't scrape them": the deed at least is forbidden.
    const isForbidden = denied.length >= common.length / 2 || denied.includes(terms[0] ?? "");
    if (forbids && !isForbidden) return false;
    const isMost = common.length >= Math.max(3, terms.length / 2);
    const enough = isMost ? leastOfMost : enoughOf(terms);
    return common.length >= Math.min(2, terms.length) && weigh(common) >= enough * all;
  });
}
