/** Asked when the assistant could not give questions of its own. Section 8 of the specification. */
export const defaultQuestions: [string, string, string] = [
  "How long have you had this item?",
  "When did you first notice the issue?",
  "Have you attempted any repairs already?",
];
