import { toWords } from "~/domain/language/words";
import { glossary } from "./glossary";

const terms = Object.entries(glossary)
  .map(([term, text]) => ({ words: toWords(term), text }))
  .toSorted((a, b) => b.words.length - a.words.length);

/** What the word of repairing in a message means, the longest one first; null when there is none. */
export function findTerm(message: string): string | null {
  const said = ` ${toWords(message).join(" ")} `;
  return terms.find(({ words }) => said.includes(` ${words.join(" ")} `))?.text ?? null;
}
