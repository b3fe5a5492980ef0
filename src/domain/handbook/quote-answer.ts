import { toPlainWords } from "~/domain/language/plain-words";
import type { AnsweredQuestion } from "~/domain/repair-case";
import { isBareYesOrNo } from "./answers/yes-or-no";
import { plainText } from "./extract-item-name";

/** Longest piece of a person's answer that is quoted back, in characters. */
const longestQuote = 60;

/** A bare "no" is quoted with its question. */
export function quoteAnswer({ question, answer }: AnsweredQuestion): string {
  const said = `“${shorten(plainText(answer))}”`;
  return isBareYesOrNo(toPlainWords(answer)) ? `${said} to “${plainText(question)}”` : said;
}

/** "a", "a and b", "a, b and c", or with "or" between the last two. */
export function joinWords(words: readonly string[], link: "and" | "or" = "and"): string {
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${link} ${words.at(-1)}`;
}

/** As much of it as is quoted back. */
function shorten(text: string): string {
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`;
}
