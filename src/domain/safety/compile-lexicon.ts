import { foldLetters } from "~/domain/language/normalize-text";
import type { Lexicon } from "./lexicon/lexicon";
import { WordTrie } from "./word-trie";

/** One word of a phrase: any of these patterns, after a gap of so many words at most. */
type Slot = { patterns: readonly number[]; gap: number; smallWordsOnly: boolean };

export type Phrase = {
  concept: string;
  /** It counts only where the text is in its language, as far as one can tell. */
  sure: boolean;
  /** It counts only at the beginning of a clause. */
  first: boolean;
  slots: readonly Slot[];
};

export type CompiledLexicon = {
  trie: WordTrie;
  /** The phrases by the pattern of their first word. */
  starting: ReadonlyMap<number, readonly Phrase[]>;
};

/** The words of one language, made ready for reading. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const trie = new WordTrie();
  const starting = new Map<number, Phrase[]>();
  for (const [concept, words] of Object.entries(lexicon))
    for (const text of words.split(",")) {
      const phrase = readPhrase(text.trim(), concept, trie);
      for (const pattern of phrase.slots[0]?.patterns ?? []) {
        const phrases = starting.get(pattern) ?? [];
        phrases.push(phrase);
        starting.set(pattern, phrases);
      }
    }
  return { trie, starting };
}

/** The signs for words that may stand between, and how many of them. */
const gaps: Readonly<Record<string, number>> = { _: 2, __: 4, "~": 3 };

function readPhrase(text: string, concept: string, trie: WordTrie): Phrase {
  const sure = text.startsWith("!");
  const first = text.startsWith("^");
  const slots: Slot[] = [];
  let gap = 0;
  let smallWordsOnly = false;
  for (const word of foldLetters(text.replace(/^[!^]/, "")).split(/\s+/)) {
    const skipped = gaps[word];
    if (skipped !== undefined) {
      gap = skipped;
      smallWordsOnly = word === "~";
      continue;
    }
    const patterns = word.split("/").map((pattern) => trie.add(pattern));
    slots.push({ patterns, gap, smallWordsOnly });
    gap = 0;
  }
  return { concept, sure, first, slots };
}
