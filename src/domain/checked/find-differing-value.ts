import type { Finding } from "./finding";
import { type Known, notThis, withoutUnits } from "./known-values";
import { likeness } from "./match-page";
import type { Dimension, Value } from "./read-values";
import { agree, valuesIn } from "./read-values";
import { sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";
import { waitIn } from "./wait-for";

const waits =
  /\b(?:wait|let|leave|leaving|stand|rest|cool|dry|drying|cure|sit|soak|air|airing|evaporat|give (?:it|them)|warten?|lass\p{L}*|trockn\p{L}*|abkühl\p{L}*)/iu;

/** Beyond which it is too long, so that longer is no safer. */
const limit = /\b(?:(?:longer|more) than|at most|up to|länger als|mehr als|höchstens|maximal)\b/iu;

const isHeld = /\b(?:hold|held|keep|press) (?:it|them|[\w ]{0,30}down)\b/i;

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
      const clause = clauseOf(value, sentence);
      const isWait = waits.test(clause);
      // What a wait is for often stands in the title, or behind it: "Wait an hour. Then you can touch the plates."
      const told = isWait ? `${title} ${sentence} ${sentences[place + 1] ?? ""}` : sentence;
      const waitsFor = isWait ? (waitIn(clause) ?? waitIn(sentence) ?? waitIn(told)) : null;
      const alike = known.filter(
        ({ values, waitsFor: other }) =>
          waitsFor !== null &&
          other === waitsFor &&
          values.some(({ dimension }) => dimension === value.dimension),
      );
      const about =
        alike.length > 0 ? alike : ranked(value, withoutUnits(termsOf(told)), whole, known);
      const isLimit = limit.test(clause);
      const longer = !isWait || isLimit ? null : waitsFor === "soak" ? "soak" : "wait";
      const agrees = about.some(({ values }) =>
        values.some((one) => one.dimension === value.dimension && agree(value, one, longer)),
      );
      const [nearest] = about;
      // How long something is held down says nothing of how long to wait.
      const isOther = isWait && waitsFor === null && nearest && isHeld.test(nearest.words);
      if (nearest && !agrees && !isOther)
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
  // The only value of its kind is known by one word, such as what is waited for.
  const least = telling.has(dimension) || isOneValue(dimension, alike) ? 1 : 2;
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

function isOneValue(dimension: Dimension, known: readonly Known[]): boolean {
  // How much water comes is told of many a thing.
  if (dimension === "millilitres") return known.length === 1;
  const all = known.flatMap(({ values }) => values.filter((one) => one.dimension === dimension));
  return new Set(all.map(({ from, to }) => `${from} ${to}`)).size === 1;
}

const sameStep = 0.45;
const nearlyAsNear = 0.6;
