import type { Finding } from "./finding";
import type { PageCause } from "./match-page";
import { likeness } from "./match-page";
import type { Dimension, Value } from "./read-values";
import { agree, valuesIn } from "./read-values";
import { sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** A sentence of the page that tells a value, and the step that it stands in. */
export type Known = {
  words: string;
  terms: ReadonlySet<string>;
  values: readonly Value[];
  /** The terms of its whole step; those of the sentence where it stands in none. */
  around: ReadonlySet<string>;
};

/** The sentences of a cause's page that tell values. */
export function knownValues({ cause, page, steps }: PageCause): Known[] {
  const { repair, check, why } = cause;
  const inSteps = steps.flatMap(({ words, terms }) => read(words, terms));
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
const notThis = /\b(?:not|never) (?:(?=\d)[\d.,]+\s?\S+|overnight|over night)/g;

function read(text: string, around: ReadonlySet<string> | null): Known[] {
  return sentencesOf(text).flatMap((words) => {
    const values = valuesIn(words.replaceAll(notThis, ""));
    const terms = termsOf(words);
    return values.length === 0 ? [] : [{ words, values, terms, around: around ?? terms }];
  });
}

const waits =
  /\b(?:wait|let|leave|leaving|stand|rest|cool|dry|drying|cure|sit|soak|air|airing|evaporat|give (?:it|them)|warten?|lass\p{L}*|trockn\p{L}*|abkühl\p{L}*)/iu;

/** Of these a thing has one, so a value beside one common word is about the same. */
const telling: ReadonlySet<Dimension> = new Set([
  "amps",
  "volts",
  "watts",
  "degrees",
  "bar",
  "grit",
]);

/** A value of a step that differs from what the page tells of the same thing. */
export function findDifferingValue(text: string, known: readonly Known[]): Finding | null {
  const whole = termsOf(text);
  const sentences = sentencesOf(text);
  const [title = ""] = sentences;
  for (const [place, sentence] of sentences.entries()) {
    for (const value of valuesIn(sentence.replaceAll(notThis, ""))) {
      const isWait = waits.test(clauseOf(value, sentence));
      // What a wait is for often stands in the title, or behind it: "Wait an hour. Then you can touch the plates."
      const told = isWait ? `${title} ${sentence} ${sentences[place + 1] ?? ""}` : sentence;
      const about = ranked(value, termsOf(told), whole, known);
      const agrees = about.some(({ values }) =>
        values.some((one) => one.dimension === value.dimension && agree(value, one, isWait)),
      );
      const [nearest] = about;
      if (nearest && !agrees)
        return {
          kind: "value",
          says: `The handbook has another value than ${value.told}.`,
          quote: nearest.words,
        };
    }
  }
  return null;
}

/** "Press for forty seconds, and let it cool": only one of the two is a wait. */
const clauseOf = ({ told }: Value, sentence: string) =>
  sentence.split(/[,:]\s|\b(?:and|und|then|dann)\b/i).find((clause) => clause.includes(told)) ??
  sentence;

/** The page's sentences on what a value is about, the nearest first, and none that is much further away. */
function ranked(
  { dimension }: Value,
  terms: ReadonlySet<string>,
  whole: ReadonlySet<string>,
  known: readonly Known[],
): Known[] {
  const alike = known.filter(({ values }) => values.some((one) => one.dimension === dimension));
  // The only wait of a repair is known by what is waited for.
  const least = telling.has(dimension) || alike.length === 1 ? 1 : 2;
  const weighed = alike
    .map((one) => ({
      one,
      isAbout: commonTerms(terms, one.terms) >= least || likeness(whole, one.around) >= sameStep,
      weight: likeness(terms, one.terms) + likeness(whole, one.around),
    }))
    .filter(({ isAbout }) => isAbout)
    .toSorted((a, b) => b.weight - a.weight);
  const most = weighed[0]?.weight ?? 0;
  return weighed.filter(({ weight }) => weight >= most * nearlyAsNear).map(({ one }) => one);
}

const sameStep = 0.45;
const nearlyAsNear = 0.6;
