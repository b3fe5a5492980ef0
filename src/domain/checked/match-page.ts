import type { CasePage } from "~/domain/handbook/case-pages";
import type { Cause, Step } from "~/domain/handbook/playbook";
import { oncePer } from "./once-per";
import { commonTerms, termsOf } from "./terms";

/** A sentence or step of a page, with the terms that it is compared by. */
export type Passage = { words: string; terms: ReadonlySet<string> };

export type PageCause = {
  page: CasePage;
  id: string;
  cause: Cause;
  /** The words of its name, its reason and its check. */
  about: ReadonlySet<string>;
  steps: readonly (Passage & { step: Step })[];
};

/** Every cause of the pages, as it is compared with. */
export function causesOf(pages: readonly CasePage[]): PageCause[] {
  return pages.flatMap((page) =>
    page.causes.map(({ id, cause }) => ({
      page,
      id,
      cause,
      ...passagesOf(cause),
    })),
  );
}

const passagesOf = oncePer(
  (cause: Cause) => cause,
  ({ name, short, why, check, repair }) => ({
    about: termsOf(`${name}. ${short}. ${why} ${check.do}`),
    steps: repair.steps.map((step) => {
      const words = wordsOf(step);
      return { step, words, terms: termsOf(words) };
    }),
  }),
);

function wordsOf({ title, how, warning, see, fallsOut, putBack }: Step): string {
  return [`${title}.`, how, warning, see, fallsOut, putBack].filter(Boolean).join(" ");
}

/** How much two texts have in common, by the shorter of them, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : commonTerms(one, other) / Math.max(least, fewTerms);
}

/** Two texts of three words each may share two by chance. */
const fewTerms = 5;

/** The step of a cause that says most of what these terms say, and how much that is. */
export function nearestStep<Steps extends PageCause["steps"]>(
  terms: ReadonlySet<string>,
  steps: Steps,
): { step: Steps[number]; likeness: number } | null {
  const [first] = steps
    .map((step) => ({ step, likeness: likeness(terms, step.terms) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return first ?? null;
}

/**
 * The cause that a guide is for: by what was named as the root cause, and by what its steps do. Null where
 * none has anything in common with it.
 */
export function causeOfGuide(
  causes: readonly PageCause[],
  rootCause: string,
  steps: readonly ReadonlySet<string>[],
): PageCause | null {
  const named = termsOf(rootCause);
  const [best] = causes
    .map((one) => {
      const done = steps.map((terms) => nearestStep(terms, one.steps)?.likeness ?? 0);
      const inSteps = done.reduce((sum, part) => sum + part, 0) / Math.max(1, steps.length);
      const name = termsOf(`${one.cause.name} ${one.cause.short}`);
      const inName = name.size === 0 ? 0 : commonTerms(name, named) / name.size;
      return { one, weight: 1.5 * inName + likeness(named, one.about) + 1.5 * inSteps };
    })
    .toSorted((a, b) => b.weight - a.weight);
  return best && best.weight > leastWeight ? best.one : null;
}

const leastWeight = 0.35;

/**
 * The causes whose steps a guide does. One that was gone on with otherwise has those of what was tried
 * before and of what is tried now.
 */
export function causesTried(
  causes: readonly PageCause[],
  steps: readonly ReadonlySet<string>[],
): PageCause[] {
  const tried = steps.flatMap((terms) => {
    const [best] = causes
      .map((one) => ({ one, likeness: nearestStep(terms, one.steps)?.likeness ?? 0 }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return best && best.likeness >= sameStep ? [best.one] : [];
  });
  return [...new Set(tried)];
}

const sameStep = 0.45;
