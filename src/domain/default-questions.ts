/** Asked when the assistant could not give questions of its own. Section 8 of the specification. */
export const defaultQuestions: [string, string, string] = [
  "How long have you had this item?",
  "When did you first notice the issue?",
  "Have you attempted any repairs already?",
];

/** Fills up a list of fewer than three, by the same section. `number` counts from 1. */
export const fillerQuestion = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;

export const isFiller = (ask: string) => [1, 2, 3].some((number) => ask === fillerQuestion(number));
