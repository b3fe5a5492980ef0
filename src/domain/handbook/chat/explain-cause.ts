import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { IntentHandler } from "./chat-context";

const triedInVain =
  /\b(?:no (?:good|joy|use|improvement|effect|success)|made no (?:odds|difference)|nothing (?:has )?(?:changed|happened)|(?:it is|it's|is|stays?|stayed|just|exactly) the same\b(?! (?:size|as|one|part|kind|type|model|way|order|thread|length))|same as before|to no avail|in vain|(?:did|does|done) (?:absolutely |precisely )?(?:nothing|nowt|zilch|sod all)(?: at all| for it)?(?=\W*$))|\balready (?:tried|did|done|checked|cleaned|changed|replaced|swapped)\b|\b(?:tried|did|done) (?:all )?(?:that|it|this|those|them)(?: already| before| too| twice)*(?:,? (?:and )?(?:it's |its |it is )?(?:just |still )?(?:the same(?: thing)?|same(?: thing)?|nothing|no (?:difference|change|better|luck)))?\W*$|\b(?:tried|did|done|cleaned|ran|run|changed|replaced)\b.{0,30}\b(?:twice|(?:two|three|four|several|\d) times)(?: (?:already|now))?\W*$|\b(?:came|has come|went|has gone) (?:loose|back|off|apart|undone|flat) again\b/;

/** "It did not help", "still leaks", "step 2 was no good", "tried that". */
export function tellsFailure(asked: string): boolean {
  if (triedInVain.test(asked) && !/\?\s*$/.test(asked)) return true;
  return /\b(?:did|does|has|is|was)(?:n't| not) (?:help|work|fix|solve|change|fixed|helped|solved|it)\b|\bstill (?:\w+s\b|not|the same|broken|won't|doesn't)|\b(?:no (?:luck|change|difference|better)|not any better|same problem|what else|something else|other (?:cause|reason)s?|what if (?:it|that|this) (?:is not|isn't|doesn't|does not))\b/.test(
    asked,
  );
}

/** "I did step 2 and it still does not charge": the trouble that is told again is none that is new. */
export const tellsStepFailed = (asked: string) => /\bsteps? \d+\b.*\bit still\b/.test(asked);

/** "Why do you think so?", "How sure are you?" */
export const describeCause: IntentHandler = ({ page, asked }) =>
  /\bhow (?:sure|certain)\b|\bare you (?:sure|certain)\b|\bwhy do you think\b|^why (?:is|has|did|does) (?:it|this|my|the)\b|\b(?:root )?cause\b|\bwhat(?:'s| is) (?:actually )?wrong\b|\breason\b|\bwhat(?:'s| is) (?:that|this|the) (?:part|thing|bit)\b.*\b(?:blam\w+|suspect\w*|mean|talking about|on about)\b/.test(
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
