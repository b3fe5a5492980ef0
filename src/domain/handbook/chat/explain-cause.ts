import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { IntentHandler } from "./chat-context";

/** "It did not help", "still leaks". */
export function tellsFailure(asked: string): boolean {
  return /\b(?:did|does|has|is|was)(?:n't| not) (?:help|work|fix|solve|change|fixed|helped|solved|it)\b|\bstill (?:\w+s\b|not|the same|broken|won't|doesn't)|\b(?:no (?:luck|change|difference|better)|not any better|same problem|what else|something else|other (?:cause|reason)s?|what if (?:it|that|this) (?:is not|isn't|doesn't|does not))\b/.test(
    asked,
  );
}

/** "Why do you think so?", "How sure are you?" */
export const describeCause: IntentHandler = ({ page, asked }) =>
  /\bhow (?:sure|certain)\b|\bare you (?:sure|certain)\b|\bwhy do you think\b|^why (?:is|has|did|does) (?:it|this|my|the)\b|\b(?:root )?cause\b|\bwhat(?:'s| is) (?:actually )?wrong\b|\breason\b/.test(
    asked,
  )
    ? writeCauses(page)
    : null;

function writeCauses({ evidence, causes: [first, ...others] }: Diagnosis): string {
  const inTen = Math.min(Math.round(first.share * 10), 9);
  const basis = evidence.length > 0 ? "By what you told" : "By what is met most often";
  const chance =
    others.length === 0 ? "" : ` ${basis} I would expect it in about ${inTen} cases of 10.`;
  const rest = others.map(({ cause }) => cause.name).join(", or ");
  return `The likeliest cause is ${first.cause.name}.${chance} ${first.cause.why} To see for yourself: ${first.cause.check.do}${rest && ` Otherwise it may be ${rest}.`}`;
}
