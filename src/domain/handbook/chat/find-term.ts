import { toWords } from "~/domain/language/words";
import { glossary } from "./glossary";

const terms = Object.entries(glossary)
  .map(([term, text]) => ({ term, words: toWords(term), text }))
  .toSorted((a, b) => b.words.length - a.words.length);

/** What the word of repairing in a message means, the longest one first; null when there is none. */
export function findTerm(message: string): string | null {
  const said = ` ${toWords(message).join(" ")} `;
  // "Bit" is a small word elsewhere ("a bit loose"), so it counts only as what is asked for.
  const isSaid = ({ term, words }: (typeof terms)[number]) =>
    words.length === 0
      ? new RegExp(`\\b(?:an?|the) ${term}\\s*\\?*$`, "i").test(message)
      : said.includes(` ${words.join(" ")} `);
  return terms.find(isSaid)?.text ?? null;
}
