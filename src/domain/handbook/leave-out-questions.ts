import { findMention, toClauses } from "~/domain/language/words";
import type { Fault } from "./playbook";

/** The fault less the questions whose premise was denied: a digital watch has no second hand. */
export function leaveOutQuestions(fault: Fault, told: string): Fault {
  const clauses = toClauses(told);
  const isIdle = (words: readonly string[] = []) =>
    words.some((word) => findMention(clauses, word) === "said");
  const questions = fault.questions.filter(({ unless }) => !isIdle(unless));
  return questions.length === fault.questions.length ? fault : { ...fault, questions };
}
