import { findMention, toClauses } from "~/domain/language/words";
import type { Mention } from "~/domain/language/words";
import type { Question } from "../playbook";

/** Words that the comparison of words drops, though a phrase with one of them says less without it. */
const amounts = /\b(?:some|any|all|too|very|quite|bit)\b/g;

/** The answer that a text gives away without having been asked: "it hums but does not drain". */
export function hearAnswer(question: Question, text: string): string | null {
  const parts = text.toLowerCase().split(/[.,;:!?()\n]+/);
  const mentions = Object.entries(question.answers).map(([key, { phrases = [] }]) => ({
    key,
    mentions: phrases.map((phrase) => hearPhrase(parts, phrase)),
  }));
  const said = mentions.filter((answer) => answer.mentions.includes("said"));
  if (said.length > 0) return said.length === 1 ? (said[0]?.key ?? null) : null;
  const denied = mentions.find((answer) => answer.mentions.includes("denied"));
  return denied?.key === "yes" ? "no" : null;
}

/** "Some of the water" is heard only where "some" and "water" are said together. */
function hearPhrase(parts: readonly string[], phrase: string): Mention | null {
  const wanted = amountsIn(phrase.toLowerCase());
  const complete = parts.filter((part) => {
    const said = amountsIn(part);
    return wanted.every((amount) => said.includes(amount));
  });
  return findMention(complete.flatMap(toClauses), phrase);
}

function amountsIn(text: string): readonly string[] {
  return text.match(amounts) ?? [];
}
