import { stem, toWords } from "~/domain/language/words";
import { inEnglish } from "./german-words";
import { canonical, names } from "./synonyms";

/** Said of anything, so that two sentences with them have nothing in common. */
const empty = new Set(
  `not on off up down out again back until before after while each both other one two three first last
  use make sure need step now well carefully careful gently anything something still well part thing go come get way time little any very everything away bit wear keep even whether rather every become like goes ordinary plain normal usual`
    .split(/\s+/)
    .map(stem),
);

/** German words as English ones; what is English stays as it is. */
export const plainEnglish = (text: string) => (isGerman(text) ? inEnglish(text) : text);

/** The words of a text by which it is compared: in English, cut to their stems, one for all that mean the same. */
export function termsOf(text: string): ReadonlySet<string> {
  const known = cut.get(text);
  if (known) return known;
  if (cut.size === mostCut) cut.clear();
  const terms = cutIntoTerms(text);
  cut.set(text, terms);
  return terms;
}

/** The same step is compared with many a sentence of its page. */
const cut = new Map<string, ReadonlySet<string>>();
const mostCut = 2000;

function cutIntoTerms(text: string): ReadonlySet<string> {
  const words = toWords(
    names.reduce((soFar, [name, plain]) => soFar.replace(name, plain), plainEnglish(text)),
  );
  return new Set(
    words
      .map((word) => canonical.get(word) ?? word)
      .filter((word) => !empty.has(word) && !/^\d+$/.test(word)),
  );
}

/** Letters and small words that no English sentence has; a step is too short to be recognised otherwise. */
const german =
  /[äöüß]|\b(?:und|der|den|dem|das|mit|nicht|sie|ist|wird|auf|zum|zur|ein|eine|einen|einem|nach|vom|bis)\b/i;

function isGerman(text: string): boolean {
  return german.test(text);
}

/** How many of the terms both have. */
export function commonTerms(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const term of one) if (other.has(term)) common += 1;
  return common;
}

/** What is of metal. */
export const metals = termsOf(
  "metal screwdriver knife fork wire strand steel brass copper iron scissors nail needle paperclip tweezers razor blade chisel awl hairpin",
);
