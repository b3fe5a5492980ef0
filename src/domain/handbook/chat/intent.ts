/** What a message in the chat wants, beyond the plain questions on the guide ("other"). */
export const intents = [
  "new-danger",
  "language-request",
  "warranty",
  "step-failed",
  "new-symptom",
  "undo-or-reassemble",
  "tool-missing",
  "substitute-material",
  "is-it-safe",
  "where-to-buy",
  "cost-or-worth-it",
  "how-long",
  "professional-where",
  "part-name-or-look",
  "cannot-find-part",
  "clarify-word",
  "thanks",
  "off-topic",
  "other",
] as const;

export type Intent = (typeof intents)[number];
