import { smallWords } from "~/domain/language/small-words";
import type { CompiledLexicon, Phrase } from "./compile-lexicon";

/** Where a concept stands in a clause: from the word `start` up to but not including `end`, and its words. */
export type Mention = { start: number; end: number; places: readonly number[] };

export type Mentions = ReadonlyMap<string, readonly Mention[]>;

/** Adds the concepts that the words of one clause name in a language; `isSure`: the text is in it. */
export function findConcepts(
  words: readonly string[],
  { trie, starting }: CompiledLexicon,
  isSure: boolean,
  found: Map<string, Mention[]>,
): void {
  const patterns = words.map((word) => trie.find(word));
  for (const [start, ids] of patterns.entries())
    for (const id of ids)
      for (const phrase of starting.get(id) ?? []) {
        if ((phrase.sure && !isSure) || (phrase.first && start > 0)) continue;
        const places = placesOf(phrase, start, words, patterns);
        if (places === null) continue;
        const mentions = found.get(phrase.concept) ?? [];
        mentions.push({ start, end: (places.at(-1) ?? start) + 1, places });
        found.set(phrase.concept, mentions);
      }
}

/** Where the words of a phrase stand that begins at `start`; null where one of them is missing. */
function placesOf(
  { slots }: Phrase,
  start: number,
  words: readonly string[],
  patterns: readonly (readonly number[])[],
): number[] | null {
  const places = [start];
  let at = start + 1;
  for (const [slot, { patterns: wanted, gap, smallWordsOnly }] of slots.entries()) {
    if (slot === 0) continue;
    const last = at + gap;
    while (!wanted.some((pattern) => patterns[at]?.includes(pattern))) {
      const isSkipped = at < last && (!smallWordsOnly || smallWords.has(words[at] ?? ""));
      if (!isSkipped) return null;
      at++;
    }
    places.push(at);
    at++;
  }
  return places;
}
