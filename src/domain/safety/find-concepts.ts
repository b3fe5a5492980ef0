import { smallWords } from "~/domain/language/small-words";
import type { CompiledLexicon, Phrase, Slot } from "./compile-lexicon";

/** Where a concept stands in a clause: from the word `start` up to but not including `end`, and its words. */
export type Mention = { start: number; end: number; places: readonly number[] };

export type Mentions = ReadonlyMap<string, readonly Mention[]>;

/** Adds the concepts that the words of one clause name in a language; `isSure`: the text is in it. */
export function findConcepts(
  words: readonly string[],
  lexicon: CompiledLexicon,
  isSure: boolean,
  found: Map<string, Mention[]>,
): void {
  const patterns = words.map((word) => lexicon.trie.find(word));
  for (const [start, ids] of patterns.entries())
    for (const id of ids)
      for (const phrase of lexicon.starting.get(id) ?? []) {
        if ((phrase.sure && !isSure) || (phrase.first && start > 0)) continue;
        const places = placesOf(phrase, start, words, patterns);
        if (places === null) continue;
        const mentions = found.get(phrase.concept);
        const mention = { start, end: (places.at(-1) ?? start) + 1, places };
        if (mentions) mentions.push(mention);
        else found.set(phrase.concept, [mention]);
      }
}

/** Where the words of a phrase stand that begins at `start`; null where one of them is missing. */
function placesOf(
  { others }: Phrase,
  start: number,
  words: readonly string[],
  patterns: readonly (readonly number[])[],
): number[] | null {
  let at = start;
  let places: number[] | undefined;
  for (const slot of others) {
    at = placeOf(slot, at + 1, words, patterns);
    if (at === -1) return null;
    places ??= [start];
    places.push(at);
  }
  return places ?? [start];
}

/** The first place from `from` on where the word of a phrase may stand and does; -1: there is none. */
function placeOf(
  { patterns: wanted, gap, smallWordsOnly }: Slot,
  from: number,
  words: readonly string[],
  patterns: readonly (readonly number[])[],
): number {
  const last = Math.min(from + gap, words.length - 1);
  for (let at = from; at <= last; at++) {
    if (patterns[at]?.some((pattern) => wanted.includes(pattern))) return at;
    if (smallWordsOnly && !smallWords.has(words[at] ?? "")) return -1;
  }
  return -1;
}
