import type { Asked } from "~/domain/handbook/playbook";
import { contentWords } from "./find-passage";
import { isOfSort } from "./sort-of-answer";
import { toWords } from "~/domain/language/words";
import { headOf, kindOfQuestion } from "./question-head";

/** Weights of words that agree, added up: below it few common words have met. */
const enoughSaid = 6;
/** The same where only one entry has a wording that begins alike and is of the same few words: "which thread". */
const enoughAlike = 3;
/** A message of no more words is told apart by how it begins: "how do I lift the lid", "can I buy a lid". */
const brief = 2;
const beginsOtherwise = 0.85;
/** The same of a question of another kind, "how do I" and "how long", and of what only tells. */
const ofOtherKind = 0.85;
const ofNoKind = 0.95;
/** An answer that speaks of no time to "how long". */
const ofOtherSort = 0.6;
/** A part of a message fits as well, but says less than all of it. */
const partOnly = 0.9;
/** A word that stands in the answer alone. */
const inAnswerOnly = 0.4;

/** Words that people take for one thing, in rows; the first stands for all. */
const oneWord = new Map(
  `way direction
undo loosen unscrew
vacuum hoover
cable lead cord
cloth fabric
petrol fuel
spanner wrench
fluff lint
scale limescale
grease lubricate
knob dial
lacquer varnish enamel`
    .split("\n")
    .map((row) => toWords(row))
    .flatMap(([first = "", ...others]) => others.map((one) => [one, first] as const)),
);

/** They stand in messages about anything, and are rare in what was asked only by chance. */
const ofAnything = new Set(
  contentWords(
    "same stays still come comes off won't tried already theres whats wheres hows look looks sure changed cost costs stuck like something else tool tools safe cause take exactly actually properly put go goes",
  ),
);

export const tellingWords = (text: string) => [
  ...new Set(
    contentWords(text)
      .filter((word) => !ofAnything.has(word))
      .map((word) => oneWord.get(word) ?? word),
  ),
];

type Ask = { text: string; words: string[]; head: string; kind: string };
type Entry = {
  answer: string;
  letters: ReadonlyMap<string, string>;
  asks: Ask[];
  asked: Set<string>;
  answered: Set<string>;
};
type WeighWords = (words: readonly string[]) => number;

/** The answer to a question that others asked, in the wording `ask`; `fit`: how near the message comes to it, from 0 to 1. */
export type Found = { answer: string; ask: string; fit: number };

/** Of what others asked, what comes nearest to a message; undefined where nobody asked anything. */
export function findNearest(questions: readonly Asked[], message: string): Found | undefined {
  const entries = questions.map(readEntry);
  const verbatim = findVerbatim(entries, message);
  if (verbatim) return verbatim;
  const weigh = weighRareWords(entries);
  const [best] = partsOf(message)
    .flatMap((part) => {
      const alike = entries.filter((entry) => beginsAlike(part, entry));
      return entries.map((entry) => {
        const enough = alike.length === 1 && alike[0] === entry ? enoughAlike : enoughSaid;
        return { answer: entry.answer, ...nearestAsk(part, entry, weigh, enough) };
      });
    })
    .toSorted((a, b) => b.fit - a.fit);
  return best;
}

/** A message in the very words of a wording, however common they are beside this guide. */
function findVerbatim(entries: readonly Entry[], message: string): Found | undefined {
  const said = lettersOf(message);
  for (const { answer, letters } of entries) {
    const ask = letters.get(said);
    if (ask !== undefined) return { answer, ask, fit: 1 };
  }
  return undefined;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Each message is held against all of them. */
const known = new WeakMap<Asked, Entry>();

function readEntry(entry: Asked): Entry {
  const read = known.get(entry) ?? findWords(entry);
  known.set(entry, read);
  return read;
}

function findWords({ asks, answer }: Asked): Entry {
  const told = asks.map((text) => ({
    text,
    words: tellingWords(text),
    head: headOf(text),
    kind: kindOfQuestion(text),
  }));
  return {
    answer,
    letters: new Map(asks.map((text) => [lettersOf(text), text])),
    asks: told.filter(({ words }) => words.length > 0),
    asked: new Set(told.flatMap(({ words }) => words)),
    answered: new Set(tellingWords(answer)),
  };
}

type Part = { words: string[]; isAll: boolean; head: string; kind: string; text: string };

const readPart = (text: string, isAll: boolean): Part => ({
  words: tellingWords(text),
  head: headOf(text),
  kind: kindOfQuestion(text),
  text: text.toLowerCase(),
  isAll,
});

/** The message, and what it says one after the other. */
function partsOf(message: string): Part[] {
  const clauses = message
    .split(/(?<=[.!?;])\s+|,\s+|\s+-\s+|\n+|\bbut\b/)
    .map((clause) => readPart(clause, false));
  return [readPart(message, true), ...clauses.filter(({ words }) => words.length > 1)];
}

/** A word counts the more the fewer entries hold it: the logarithm of their share, as in TF-IDF. */
function weighRareWords(entries: readonly Entry[]): WeighWords {
  const held = new Map<string, number>();
  for (const word of entries.flatMap(({ asked }) => [...asked]))
    held.set(word, (held.get(word) ?? 0) + 1);
  return (words) =>
    words.reduce(
      (sum, word) => sum + Math.log((entries.length + 1) / ((held.get(word) ?? 0) + 0.5)),
      0,
    );
}

/** The wording that comes nearest to the part; and as its fit the mean of how near it comes and how much the entry holds. */
function nearestAsk(
  { words, isAll, head, kind, text }: Part,
  entry: Entry,
  weigh: WeighWords,
  enough: number,
) {
  const common = words.filter((word) => entry.asked.has(word));
  if (common.length === 0) return { ask: "", fit: 0 };
  const all = weigh(words);
  const shared = weigh(common);
  const isOther = (ask: Ask) => words.length <= brief && head && ask.head && ask.head !== head;
  const [nearest] = entry.asks
    .map((ask) => ({
      ask: ask.text,
      near:
        nearness(ask.words, words, weigh) *
        (isOther(ask) ? beginsOtherwise : 1) *
        agreement(kind, ask.kind),
    }))
    .toSorted((a, b) => b.near - a.near);
  if (all === 0 || !nearest) return { ask: "", fit: 0 };
  const told = words.filter((word) => !entry.asked.has(word) && entry.answered.has(word));
  const covered = (shared + inAnswerOnly * weigh(told)) / all;
  const sort = isOfSort(text, entry.answer) ? 1 : ofOtherSort;
  const fit = ((covered + nearest.near) / 2) * Math.min(1, shared / enough) * sort;
  return { ask: nearest.ask, fit: isAll ? fit : fit * partOnly };
}

const beginsAlike = ({ words, head }: Part, { asks }: Entry) =>
  head !== "" &&
  asks.some(
    (ask) =>
      ask.head === head &&
      ask.words.length === words.length &&
      words.every((word) => ask.words.includes(word)),
  );

/** The cosine of two wordings. */
function nearness(ask: readonly string[], words: readonly string[], weigh: WeighWords): number {
  return (
    weigh(ask.filter((word) => words.includes(word))) / Math.sqrt(weigh(ask) * weigh(words) || 1)
  );
}

function agreement(kind: string, other: string): number {
  if (kind === other) return 1;
  return kind === "" || other === "" ? ofNoKind : ofOtherKind;
}
