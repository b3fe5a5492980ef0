import { listItems, plainText } from "~/domain/markdown/plain-text";
import { numberPattern, valueOf } from "./guide/read-times";

/** Something to be done from time to time, so that a thing lasts. */
export type Upkeep = {
  /** The sentence that says so, without its full stop. */
  words: string;
  /** How long until then. */
  months: number;
  days: number;
};

const unit = String.raw`(?<unit>week|month|year|Woche|Monat|Jahr)(?:s|n|e|en)?\b`;

const patterns = [
  // "every three to five years", "every other month", "each half year", "alle zwei Monate"
  String.raw`\b(?:every|each|all[es]|jede[nrs]?)\s+(?:(?<count>${numberPattern}|other|zwei|drei|vier|sechs|zwölf)(?:\s*(?:to|or|bis|oder|[-–])\s*(?:${numberPattern}|zwei|drei|vier|sechs|zwölf))?[\s-]+)?${unit}`,
  // "twice a year", "once in two years", "three times a year", "einmal im Jahr"
  String.raw`\b(?<times>once|twice|(?:${numberPattern}) times|einmal|zweimal)\s+(?:an?|per|each|every|in|im|pro)\s+(?:(?<count>${numberPattern})\s+)?${unit}`,
  String.raw`\b(?<adverb>weekly|monthly|quarterly|half-yearly|yearly|annually|monatlich|jährlich)\b`,
].map((pattern) => new RegExp(pattern, "i"));

const adverbMonths: Readonly<Record<string, number>> = {
  weekly: 0.25,
  monthly: 1,
  monatlich: 1,
  quarterly: 3,
  "half-yearly": 6,
  yearly: 12,
  annually: 12,
  jährlich: 12,
};

const otherNumbers: Readonly<Record<string, number>> = {
  other: 2,
  once: 1,
  einmal: 1,
  twice: 2,
  zweimal: 2,
  zwei: 2,
  drei: 3,
  vier: 4,
  sechs: 6,
  zwölf: 12,
};

/**
 * The first thing that a guide's words on prevention tell to do from time to time: "Descale it every two
 * months." Undefined where they name no time, or one that nobody puts into a calendar.
 */
export function readUpkeep(prevention: string): Upkeep | undefined {
  const items = listItems(prevention);
  const sentences = (items.length > 0 ? items : [plainText(prevention)]).flatMap((item) =>
    item.split(/(?<=[.!?])\s+|\n+/),
  );
  return sentences.flatMap(upkeepIn)[0];
}

const daysOfMonth = 30;
const longestMonths = 120;

function upkeepIn(sentence: string): Upkeep[] {
  const found = patterns.find((pattern) => pattern.test(sentence))?.exec(sentence)?.groups;
  const months = found ? monthsOf(found) : 0;
  const days = Math.round((months % 1) * daysOfMonth);
  const isInCalendar = months <= longestMonths && (months >= 1 || days >= 7);
  const words = sentence.trim().replace(/[.!]+$/, "");
  return isInCalendar ? [{ words, months: Math.floor(months), days }] : [];
}

function monthsOf({ adverb, count, times, unit: name = "" }: Record<string, string | undefined>) {
  if (adverb) return adverbMonths[adverb.toLowerCase()] ?? 0;
  const [letter = ""] = name.toLowerCase();
  const one = { w: 7 / daysOfMonth, m: 1, y: 12, j: 12 }[letter] ?? 0;
  return (one * numberOf(count)) / numberOf(times?.replace(/ times$/i, ""));
}

function numberOf(words = "a"): number {
  return otherNumbers[words.toLowerCase()] ?? valueOf(words);
}

/** The day on which it is due. Of a month that is too short it is the last one. */
export function dateOfUpkeep({ months, days }: Upkeep, from: Date): Date {
  const month = from.getMonth() + months;
  const lastDay = new Date(from.getFullYear(), month + 1, 0).getDate();
  return new Date(from.getFullYear(), month, Math.min(from.getDate(), lastDay) + days);
}
