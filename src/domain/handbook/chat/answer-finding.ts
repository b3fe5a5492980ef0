import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";

/** Asks for something else than what a finding means. */
const asks =
  /\b(?:how|where|which|who|when|why|can|could|should|may|shall|would|do i|must|worth|(?:is|are) (?:it|that|this|they) (?:normal|broken|ok|okay|right|supposed|meant|good|fine))\b|\bwhat(?!(?:'s| is)? (?:now|next|then)\b|.{0,12}\b(?:that|it) mean)/;

/** A question without a word on what was found: "best station for old jazz?" */
const onlyAsks = /^[^,.;!?]{0,40}\?|\bis (?:that|it) (?:bad|harmful|dangerous)\b/;

/** How much more likely a cause must have become for a finding to speak for it. */
const clearlyMore = 0.1;

/** "On batteries it is perfectly clear", "it hums but the disc does not turn": what it says for the cause. */
export const answerFinding: IntentHandler = ({ page, asked, reweighed }) => {
  if (!reweighed || reweighed.basis !== "fault" || page.basis !== "fault") return null;
  if (asks.test(asked) || onlyAsks.test(asked)) return null;
  const [now] = reweighed.causes;
  const [before] = page.causes;
  const check = `To see for yourself: ${now.cause.check.do} If ${now.cause.check.finds}, that is it.`;
  if (reweighed.kind?.id !== page.kind?.id) return null;
  if (reweighed.fault.id !== page.fault.id)
    return `With what you tell now, another page of the handbook fits better: the ${page.thing} ${reweighed.fault.name}. Its likeliest cause is ${now.cause.name}. ${check} To go into it, open the root cause, choose “It is something else” and take it from there.`;
  if (now.cause.name !== before.cause.name)
    return `That speaks for another cause than the one this guide begins with: ${now.cause.name}. ${now.cause.why} ${check}`;
  if (now.share < before.share + clearlyMore) return null;
  return isStopped(page)
    ? `That fits ${now.cause.name}. ${now.cause.repair.professionalOnly}`
    : `That fits what this guide looks for: ${now.cause.name}. ${now.cause.why} Go on with its steps; if you are at one already, tell me which.`;
};
