import type { Question } from "../playbook";

/** A reading of answers that gives for each question at once what it gave last, if the answer is the same. */
export function rememberLast<Result>(
  read: (question: Question, text: string) => Result,
): (question: Question, text: string) => Result {
  const last = new WeakMap<Question, { text: string; result: Result }>();
  return (question, text) => {
    const known = last.get(question);
    if (known?.text === text) return known.result;
    const result = read(question, text);
    last.set(question, { text, result });
    return result;
  };
}
