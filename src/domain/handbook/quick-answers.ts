import type { Question } from "./playbook";

/** Answers to tap for one of the handbook's questions: "Yes" and "No", or its own choices as sentences. */
export function quickAnswers({ answers }: Question): string[] {
  if ("yes" in answers && "no" in answers) return ["Yes", "No"];
  return Object.values(answers).map(({ means }) => means.charAt(0).toUpperCase() + means.slice(1));
}
