import type { Asked } from "~/domain/handbook/playbook";
import type { ChatContext, IntentHandler } from "./chat-context";
import { contentWords } from "./find-passage";

/** How near a message must come to what others asked, from 0 to 1. At 0.5 three in four answers fit unread messages. */
const leastFit = 0.5;
/** Weights of words that agree, added up: below it few common words have met. */
const enoughSaid = 6;
/** A part of a message fits as well, but says less than all of it. */
const partOnly = 0.9;
/** A word that stands in the answer alone. */
const inAnswerOnly = 0.4;

/** They stand in messages about anything, and are rare in what was asked only by chance. */
const ofAnything = new Set(
  contentWords(
    "same stays still come comes off won't tried already theres whats wheres hows look looks sure changed cost costs stuck like something else",
  ),
);

const tellingWords = (text: string) => contentWords(text).filter((word) => !ofAnything.has(word));

type Entry = { answer: string; asks: string[][]; asked: Set<string>; answered: Set<string> };
type WeighWords = (words: readonly string[]) => number;

/** The answer to what others asked beside this guide, where a message asks the same in any of their words. */
export const answerAsked: IntentHandler = (talk) => {
  if (talk.page.basis === "danger") return null;
  const entries = askedHere(talk).map(readEntry);
  const weigh = weighRareWords(entries);
  const [best] = entries
    .flatMap((entry) =>
      partsOf(talk.message).map((part) => ({ entry, fit: fits(part, entry, weigh) })),
    )
    .toSorted((a, b) => b.fit - a.fit);
  return best && best.fit >= leastFit ? best.entry.answer : null;
};

/** Of all that is asked about this kind of thing, what is asked beside the guide on this fault. */
function askedHere({ faq = [], page }: ChatContext): Asked[] {
  return faq.filter(
    ({ faults }) => faults?.some((name) => page.fault.id === `${page.kind?.id}-${name}`) ?? true,
  );
}

function readEntry({ asks, answer }: Asked): Entry {
  const words = asks.map(tellingWords);
  return {
    answer,
    asks: words.filter(({ length }) => length > 0),
    asked: new Set(words.flat()),
    answered: new Set(tellingWords(answer)),
  };
}

type Part = { words: string[]; isAll: boolean };

/** The message, and what it says one after the other. */
function partsOf(message: string): Part[] {
  const clauses = message.split(/(?<=[.!?;])\s+|,\s+|\s+-\s+|\n+|\bbut\b/).map(tellingWords);
  return [
    { words: tellingWords(message), isAll: true },
    ...clauses.filter(({ length }) => length > 1).map((words) => ({ words, isAll: false })),
  ];
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

/** How much of the part the entry holds, and how near its nearest wording comes, as their mean. */
function fits({ words, isAll }: Part, entry: Entry, weigh: WeighWords): number {
  const all = weigh(words);
  if (all === 0) return 0;
  const shared = weigh(words.filter((word) => entry.asked.has(word)));
  const told = words.filter((word) => !entry.asked.has(word) && entry.answered.has(word));
  const covered = (shared + inAnswerOnly * weigh(told)) / all;
  const nearest = Math.max(
    ...entry.asks.map(
      (ask) => weigh(ask.filter((word) => words.includes(word))) / Math.sqrt(weigh(ask) * all),
    ),
  );
  const fit = ((covered + nearest) / 2) * Math.min(1, shared / enoughSaid);
  return isAll ? fit : fit * partOnly;
}
