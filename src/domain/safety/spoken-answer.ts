export type Answer = {
  question: string;
  answer: string;
  /** Whether a "yes" raises what the question tells of. Where nothing is said, it does. */
  raisesStop?: boolean;
};

const yes =
  /^\s*(?:yes|yeah|yep|yup|y|correct|right|sometimes|often|always|a (?:little|bit)|slightly|i think so|(?:it|i|they) (?:does|did|do|is|was|has|have)|ja|jawohl|genau|doch|manchmal|oft|immer|ein bisschen|soms|vaak|altijd|een beetje|klopt|oui|ouais|parfois|souvent|toujours|un peu)(?![\p{L}\p{N}_])(?! not)/iu;

/** "Yes" says what was asked; any other answer speaks for itself. */
export function spokenAnswer({ question, answer, raisesStop = true }: Answer): string {
  return raisesStop && yes.test(answer) ? `${question}\n${answer}` : answer;
}
