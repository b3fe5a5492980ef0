import { smallWords } from "~/domain/language/small-words";
import type { ConceptId } from "./concepts";
import type { CompiledLexicon, Phrase } from "./compile-lexicon";
import type { Language } from "./lexicon/lexicon";

/** Where a concept stands in a clause: from the word `start` up to but not including `end`. */
export type Mention = { start: number; end: number };

export type Mentions = ReadonlyMap<ConceptId, readonly Mention[]>;

/** The concepts that the words of one clause name, in any language. */
export function findConcepts(
  words: readonly string[],
  language: Language,
  { trie, starting }: CompiledLexicon,
): Mentions {
  const patterns = words.map((word) => trie.find(word));
  const found = new Map<ConceptId, Mention[]>();
  for (const [start, ids] of patterns.entries())
    for (const id of ids)
      for (const phrase of starting.get(id) ?? []) {
        if ((phrase.sure && phrase.language !== language) || (phrase.first && start > 0)) continue;
        const end = endOfPhrase(phrase, 1, start + 1, words, patterns);
        if (end === null) continue;
        const mentions = found.get(phrase.concept) ?? [];
        mentions.push({ start, end });
        found.set(phrase.concept, mentions);
      }
  return found;
}

/** Where the phrase ends, if its words from that slot on stand at or a gap behind that place. */
function endOfPhrase(
  { slots }: Phrase,
  slot: number,
  place: number,
  words: readonly string[],
  patterns: readonly (readonly number[])[],
): number | null {
  let at = place;
  for (const { patterns: wanted, gap, smallWordsOnly } of slots.slice(slot)) {
    const last = at + gap;
    while (!wanted.some((pattern) => patterns[at]?.includes(pattern))) {
      const isSkipped = at < last && (!smallWordsOnly || smallWords.has(words[at] ?? ""));
      if (!isSkipped) return null;
      at++;
    }
    at++;
  }
  return at;
}
