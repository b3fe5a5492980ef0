import type { Guide } from "~/domain/guide/guide";
import type { ChatMessage } from "~/domain/repair-case";
import { classifyItem } from "~/domain/handbook/classify-item";
import { plainText } from "~/domain/handbook/extract-item-name";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { toWords } from "~/domain/language/words";
import {
  asksLeave,
  describeUntilThen,
  describeWhatIsForbidden,
  forbidUntilThen,
  keepAllSteps,
} from "./ask-leave";
import {
  bringPowerBack,
  fightNoFire,
  getOutOfGas,
  helpTheBody,
  isStopped,
  saySwitchOff,
  tellTheNumber,
} from "./answer-emergency";
import { answerAboutPart, describeNamedPart } from "./answer-about-part";
import { answerDamagedBattery } from "./answer-damaged-battery";
import { answerAsked, answerNearlyAsked, answerVerbatim } from "./answer-asked";
import { answerFinding } from "./answer-finding";
import { answerGoodNews } from "./answer-good-news";
import { answerHandedOver } from "./answer-handed-over";
import { answerHitch, freeWhatSticks } from "./answer-hitch";
import { quoteListed } from "./answer-making-do";
import { answerNewPart } from "./answer-new-part";
import { answerObjection } from "./answer-objection";
import { answerHoover, answerOfSteps, closeTheWater } from "./answer-of-steps";
import { allowDeed, findDeed, findInGuide } from "./find-in-guide";
import { answerFailedStep } from "./answer-failed-step";
import {
  answerDisposal,
  answerLackOfSkill,
  answerOtherTrouble,
  answerWhereToLeaveIt,
  confirmCause,
  passToNextCause,
} from "./answer-follow-up";
import { answerFirst, answerIntent } from "./answer-intent";
import { describeCause } from "./explain-cause";
import { contentWords, findPassage, knownWords, shareKnown } from "./find-passage";
import { keepGlueFromFood, keepHandedOver, describeWhatNow, warnOfDanger } from "./guard-safety";
import { listActions, putInWords } from "./guide-in-words";
import {
  describeLeftPluggedIn,
  refuseBladeOnIce,
  refuseBypass,
  refuseDischarge,
  refuseFlame,
  refuseLiveWork,
  refuseOpening,
  refusePiercing,
} from "./refuse-harm";
import { refuseMixing } from "./refuse-mixing";
import type { IntentHandler, ChatContext, Known } from "./chat-context";
import { answerKnowHow } from "./know-how/answer-know-how";
import {
  describeEffort,
  describeHelp,
  describePrevention,
  describeTools,
  nameTool,
} from "./describe-section";
import { describeFear, describeSafety } from "./describe-safety";
import { describeStep } from "./describe-step";
import { mendSpelling, withoutLanguage } from "./mend-spelling";

const longestQuote = 80;
/** Below this share of known words a message is not about the repair. */
const onTopic = 0.3;
/** A kind scores this or more when the message names it outright. */
const namedOutright = 0.9;

/** Safety first, then what the message asks for outright, then a search; the last one always answers. */
const responders: readonly IntentHandler[] = [
  helpTheBody,
  refusePiercing,
  getOutOfGas,
  fightNoFire,
  refuseFlame,
  refuseDischarge,
  saySwitchOff,
  answerDamagedBattery,
  tellTheNumber,
  refuseBypass,
  describeLeftPluggedIn,
  refuseLiveWork,
  refuseOpening,
  refuseBladeOnIce,
  refuseMixing,
  warnOfDanger,
  bringPowerBack,
  answerVerbatim,
  answerObjection,
  answerGoodNews,
  answerHitch,
  declineOtherThing,
  passToNextCause,
  keepAllSteps,
  answerNewPart,
  forbidUntilThen,
  answerAsked,
  answerHandedOver,
  answerWhereToLeaveIt,
  answerFirst,
  describeFear,
  keepHandedOver,
  keepGlueFromFood,
  answerHoover,
  answerOtherTrouble,
  confirmCause,
  answerDisposal,
  answerLackOfSkill,
  answerOfSteps,
  closeTheWater,
  answerAboutPart,
  nameTool,
  answerKnowHow,
  answerFinding,
  answerFailedStep,
  describeStep,
  describeWhatNow,
  returnCourtesy,
  answerIntent,
  describeTools,
  describeEffort,
  describePrevention,
  describeHelp,
  describeSafety,
  describeCause,
  describeUntilThen,
  describeWhatIsForbidden,
  allowDeed,
  findDeed,
  answerNearlyAsked,
  findPassage,
  findInGuide,
  freeWhatSticks,
];

/**
 * Answers a message in the chat on a guide from that guide, the fault's causes and what is known of the
 * kind of thing. Says so when they hold no answer, and declines what is not this repair.
 */
export function writeReply(
  page: Diagnosis,
  guide: Guide,
  history: readonly ChatMessage[],
  written: string,
  known: Known = {},
): string {
  const message = withoutLanguage(written).replace(/\bwd[ -]?40\b/gi, "WD-40");
  const asked = mendSpelling(message);
  const talk: ChatContext = {
    page,
    guide: putInWords(guide),
    history,
    message,
    asked,
    ...known,
  };
  for (const respond of responders) {
    const reply = respond(talk);
    if (reply !== null) return reply;
  }
  if (contentWords(message).length === 0) return orient(talk);
  return isStopped(page) ||
    page.basis === "general" ||
    shareKnown(talk) >= onTopic ||
    /\b(?:its?|it's|this|that|mine|they|these|those|them|(?:do|can|should|could|must|may|will) (?:i|we))\b/.test(
      asked,
    )
    ? admit(talk)
    : decline(talk);
}

function orient({ page, guide }: ChatContext): string {
  const step =
    guide.steps.length > 0 ? `a step (there are ${guide.steps.length})` : "what to do now";
  return `I answer questions on the guide for your ${page.thing}: ${step}, a tool, a warning, the cause, the time it takes, or what to do if it does not help. What would you like to know?`;
}

function returnCourtesy({ asked, page }: ChatContext): string | null {
  if (/^(?:hi|hello|hey|good (?:morning|afternoon|evening))[\s!.,]*(?:there)?[\s!.,]*$/.test(asked))
    return `Hello. I have the guide for your ${page.thing} open. Ask me about a step, a tool or a warning.`;
  if (
    /^(?:many )?(?:thanks?|thank you|cheers|great|perfect|super|ok(?:ay)?)\b.{0,25}$/.test(asked) &&
    !asked.includes("?")
  )
    return `You are welcome. If a step on the ${page.thing} looks different from what the guide says, tell me which one.`;
  return null;
}

/** A thing of somebody's own that is to be mended, or has a trouble. */
const meansAnother =
  /\b(?:mend|repair|fix|service)\b|\b(?:my|our|his|her|their|other) (?!own)\w+|\b(?:it's|its|it is|that's|this is) an? \w+|\b(?:leaks?|broken?|dead|does(?:n't| not)|do(?:n't| not)|won't|will not|not working|stopped|stuck)\b|\bwhat about the\b/;

/** "How do I mend my toaster?" while the guide is for a kettle; a name that the guide itself uses is meant there. */
function declineOtherThing(talk: ChatContext): string | null {
  const { message, page } = talk;
  const [match] = classifyItem(message, "");
  if (!match || match.kind.id === page.kind?.id || match.score < namedOutright) return null;
  if (!meansAnother.test(talk.asked) || answerKnowHow(talk) !== null) return null;
  // "Do I need a screwdriver?"
  if (match.kind.category === "tools") return null;
  const name = [match.kind.name, ...match.kind.aliases].find((one) =>
    new RegExp(`\\b${one}s?\\b`, "i").test(message),
  );
  const known = knownWords(talk);
  // "It does it on my laptop too" speaks of what it is tried with.
  if (
    name !== undefined &&
    new RegExp(
      `\\b(?:on|with|from|in|into|to|by|for|off) (?:my|the|an?|another|other|his|her|our) (?:\\w+ )?${name}\\b`,
    ).test(talk.asked)
  )
    return null;
  // "The bit where you tap OK" speaks of no tap.
  if (name === "tap" && /\b(?:you|to|i|then|and) tap\b/.test(talk.asked)) return null;
  if (name === undefined || toWords(name).every((word) => known.has(word))) return null;
  return `This chat is about your ${page.thing} only. For the ${match.kind.name}, start a new repair request and I will open its own page.`;
}

function admit(talk: ChatContext): string {
  const { asked, page, guide } = talk;
  const known = asksLeave.test(asked) ? null : describeNamedPart(talk);
  if (known !== null && !isStopped(page)) return known;
  const listed = quoteListed(talk);
  if (listed !== null) return listed;
  if (isStopped(page))
    return `The guide does not say. What counts now is this: ${page.causes[0].cause.repair.professionalOnly} Do this now: ${listActions(page, guide)}. Ask those who take it on.`;
  const first =
    page.power === "none" ? "" : `the maker, whose manual covers your ${page.thing}, or `;
  const answer = `The guide does not say. Ask ${first}a repair café.`;
  return asksLeave.test(asked) ? `${answer} Until you know, take it as a no.` : answer;
}

function decline({ message, page }: ChatContext): string {
  return `I am sorry, I cannot help with “${quote(message)}” here. I only know this repair: your ${page.thing}${page.basis === "general" ? "" : `, which ${page.fault.name}`}. Ask me about a step, a tool, a warning or the cause.`;
}

function quote(message: string): string {
  const text = plainText(message);
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`;
}
