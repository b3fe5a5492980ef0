import type { PageCause } from "./match-page";
import { oncePer } from "./once-per";
import { type Value, valuesIn } from "./read-values";
import { sentencesOf } from "./sentences";
import { termsOf } from "./terms";
import { waitIn, type WaitFor } from "./wait-for";

/** A sentence of the page that tells a value, and the step that it stands in. */
export type Known = {
  words: string;
  terms: ReadonlySet<string>;
  values: readonly Value[];
  /** The terms of its whole step; those of the sentence where it stands in none. */
  around: ReadonlySet<string>;
  /** What is waited for, by the sentence or the title of its step. */
  waitsFor: WaitFor | null;
};

/** The sentences of a cause's page that tell values. */
export const knownValues = oncePer(({ cause }: PageCause) => cause, readKnown);

function readKnown({ cause, page, steps }: PageCause): Known[] {
  const { repair, check, why } = cause;
  const inSteps = steps.flatMap(({ step, words, terms }) => read(words, terms, step.title));
  const tools = repair.tools.map(({ name }) => name);
  const beside = [
    why,
    check.do,
    ...tools,
    ...(repair.safety ?? []),
    ...page.fault.safety,
    ...page.fault.stopWhen,
    ...page.fault.prevention,
  ];
  return [...inSteps, ...beside.flatMap((text) => read(text, null))];
}

/** "3 A, not 13 A", "never overnight" */
export const notThis = /\b(?:not|never) (?:(?=\d)[\d.,]+\s?\S+|overnight|over night)/g;

/** "No longer than five seconds each, with a pause of ten" */
const sameUnit =
  /\b(seconds?|minutes?|hours?)\b([^.;]*\b(?:pause|rest|break) (?:of|for) [\w-]+)(?=[.,;]|$)/gi;

function read(text: string, around: ReadonlySet<string> | null, title = ""): Known[] {
  return sentencesOf(text).flatMap((words) => {
    const whole = withoutUnits(termsOf(words));
    return partsOf(words.replaceAll(notThis, "")).flatMap((part) => {
      const values = valuesIn(part.replaceAll(sameUnit, "$1$2 $1"));
      const terms = part === words ? whole : withoutUnits(termsOf(part));
      const waitsFor = waitIn(part) ?? waitIn(words) ?? waitIn(title);
      return values.length === 0
        ? []
        : [{ words, values, terms, around: around ?? whole, waitsFor }];
    });
  });
}

/** "An hour for dust, a night for damp": each part of a sentence tells of its own. */
function partsOf(sentence: string): string[] {
  const parts = sentence.split(/,\s/);
  const told = parts.map((part) => valuesIn(part).map(({ dimension }) => dimension));
  const isListed = told.some((some, place) =>
    told.slice(place + 1).some((others) => others.some((one) => some.includes(one))),
  );
  return isListed ? parts : [sentence];
}

const units = termsOf(
  "second seconds minute hour day night week degree watt volt amp Sekunde Minute Stunde",
);

/** "An hour" beside "an hour" is no sign that two sentences are about one thing. */
export const withoutUnits = (terms: ReadonlySet<string>) =>
  new Set([...terms].filter((term) => !units.has(term)));
