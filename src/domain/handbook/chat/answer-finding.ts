import { isStopped } from "./answer-emergency";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { RankedCause } from "~/domain/handbook/rank-causes";
import { asksLeave } from "./ask-leave";
import { anyTool } from "./describe-section";
import type { ChatContext, IntentHandler } from "./chat-context";
import { contentWords } from "./find-passage";
import { tellsFailure } from "./explain-cause";
import { weighFinding, type WeighedCause } from "./weigh-finding";

/** Asks for something else than what a finding means. */
const asks =
  /\b(?:how|where|which|who|when|why|can|could|should|may|shall|would|do i|must|worth|(?:is|are) (?:it|that|this|they|there) (?:an? |any )?(?:\w+ )?(?:risk|hazard|danger)|(?:is|are) (?:it|that|this|they) (?:normal|broken|ok|okay|right|supposed|meant|good|fine))\b|\bwhat(?!(?:'s| is)? (?:now|next|then)\b|.{0,12}\b(?:that|it) mean)/;

/** A question without a word on what was found: "best station for old jazz?" */
const onlyAsks = /^[^,.;!?]{0,40}\?|\bis (?:that|it) (?:bad|harmful|dangerous)\b/;

/** "Is the water in there clean" tells of nothing that is so, with or without its question mark. */
const asksWhether =
  /^(?:and |but |so |ok )?(?:(?:is|are|does|will) (?:the|this|that|it|there|they)\b|(?:is|are) (?:[\w-]+ ){1,4}(?:ok|okay|alright|fine|enough|any good|allowed)\W*$)/;

/** "I don't have a chain tool" says nothing of the chain. */
const missesTool = new RegExp(
  String.raw`\b(?:i|we) (?:have no|(?:don'?t|do not) (?:have|own)|haven'?t (?:got )?|got no) (?:an? |any |the )?(?:[\w-]+ ){0,2}${anyTool.source}`,
);

/** How much more likely a cause must have become for a finding to speak for it. */
const clearlyMore = 0.1;
/** How far the words must speak for another cause, and how far ahead of the first; and against the first. */
const clear = { forIt: 2.8, ahead: 1.8, against: -1 };

/** "On batteries it is perfectly clear", "jack is fine, its the knob that crackles": what it says for the cause. */
export const answerFinding: IntentHandler = (talk) => {
  const { page, asked, message, reweighed } = talk;
  if (page.basis !== "fault" || /\bstep\b/.test(asked)) return null;
  // "Is it safe till the new ring comes?" tells of no new ring.
  if (asks.test(asked) || onlyAsks.test(asked) || asksLeave.test(asked)) return null;
  if (missesTool.test(asked)) return null;
  // "It still leaks" is the trouble itself.
  if (contentWords(message).filter((word) => word !== "still").length < 2) return null;
  const told = weighFinding(talk);
  const [first] = told;
  const [best] = told.toSorted((a, b) => b.spoken - a.spoken);
  if (!first || !best) return null;
  if (best.spoken >= clear.forIt && best.spoken >= first.spoken + clear.ahead)
    return speaksFor(best);
  if (reweighed?.basis === "fault" && reweighed.kind?.id === page.kind?.id) {
    const other = tellWhatMoved(talk, reweighed);
    if (other !== null) return other;
  }
  if (first.spoken <= clear.against && !asksWhether.test(asked)) return rulesOutFirst(told);
  return null;
};

/** What the page itself makes of the finding, told with the complaint. */
function tellWhatMoved({ page, asked }: ChatContext, reweighed: Diagnosis): string | null {
  const [now] = reweighed.causes;
  const [before] = page.causes;
  if (reweighed.fault.id !== page.fault.id)
    return `With what you tell now, another page of the handbook fits better: the ${page.thing} ${reweighed.fault.name}. Its likeliest cause is ${now.cause.name}. ${checkOf(now)} To go into it, open the root cause, choose “It is something else” and take it from there.`;
  if (now.cause.name !== before.cause.name) return speaksFor(now);
  if (now.share < before.share + clearlyMore || tellsFailure(asked)) return null;
  return isStopped(page)
    ? `That fits ${now.cause.name}. ${now.cause.repair.professionalOnly}`
    : `That fits what this guide looks for: ${now.cause.name}. ${now.cause.why} Go on with its steps; if you are at one already, tell me which.`;
}

function speaksFor(ranked: RankedCause): string {
  const { name, why, repair } = ranked.cause;
  const hands = repair.professionalOnly && `It would not be for home: ${repair.professionalOnly}`;
  return [
    `That speaks for another cause than the one this guide begins with: ${name}. ${why} ${checkOf(ranked)}`,
    hands,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The cause that the guide begins with is denied: the likeliest of those that are not. */
function rulesOutFirst([first, ...others]: readonly WeighedCause[]): string | null {
  const next = others.find(({ spoken }) => spoken > clear.against);
  return first && next
    ? `Then it is hardly ${first.cause.short}. Look at ${next.cause.name} next. ${next.cause.why} ${checkOf(next)}`
    : null;
}

const checkOf = ({ cause: { check } }: RankedCause) =>
  `To see for yourself: ${check.do} If ${check.finds}, that is it.`;
