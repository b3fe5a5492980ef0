import type { Guide } from "~/domain/guide/guide";
import type { ChatMessage } from "~/domain/repair-case";
import { plainText } from "~/domain/handbook/extract-item-name";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import {
  asksLeave,
  describeUntilThen,
  describeWhatIsForbidden,
  forbidUntilThen,
  keepAllSteps,
  letNobodyOn,
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
import { answerAboutPart, describeNamedPart, keepOffPart } from "./answer-about-part";
import { answerDamagedBattery } from "./answer-damaged-battery";
import { answerAsked, answerNearlyAsked, answerOutright, answerVerbatim } from "./answer-asked";
import { answerFinding } from "./answer-finding";
import {
  answerFromOtherPage,
  denyDuty,
  findDeedForOtherCause,
  quoteFigure,
} from "./answer-from-afar";
import { answerGoodNews } from "./answer-good-news";
import { answerHandedOver } from "./answer-handed-over";
import { answerHypothetical } from "./answer-hypothetical";
import { answerHitch, freeWhatSticks } from "./answer-hitch";
import { quoteListed } from "./answer-making-do";
import { answerNewPart } from "./answer-new-part";
import { answerObjection } from "./answer-objection";
import { answerHoover, answerOfSteps } from "./answer-of-steps";
import { allowDeed, findDeed, findInGuide } from "./find-in-guide";
import { answerFailedStep } from "./answer-failed-step";
import {
  answerDisposal,
  answerLackOfSkill,
  answerOtherTrouble,
  answerWhereToLeaveIt,
  passToNextCause,
} from "./answer-follow-up";
import { answerFirst, answerIntent } from "./answer-intent";
import { closeTheWater } from "./close-the-water";
import { confirmCause, confirmSuspect } from "./confirm-cause";
import { declineOtherThing } from "./decline-other-thing";
import { fillOilLamp } from "./fill-oil-lamp";
import { describeCause } from "./explain-cause";
import { contentWords, findPassage, shareKnown } from "./find-passage";
import { keepGlueFromFood, keepHandedOver, describeWhatNow, warnOfDanger } from "./guard-safety";
import { listActions, putInWords } from "./guide-in-words";
import {
  describeLeftPluggedIn,
  refuseBladeOnIce,
  refuseBypass,
  refuseDischarge,
  refuseFlame,
  refuseOpening,
  refusePiercing,
  sayWhetherItHoldsCharge,
  sayWhetherToCharge,
} from "./refuse-harm";
import { refuseLiveWork } from "./refuse-live-work";
import { refuseMixing, refuseQuickFuel } from "./refuse-mixing";
import { returnCourtesy } from "./return-courtesy";
import { sayWhatComesOff } from "./say-what-comes-off";
import type { IntentHandler, ChatContext, Known } from "./chat-context";
import { giveFirstAid } from "./first-aid";
import { answerWithoutTool } from "./answer-without-tool";
import { keepToWhatWasSaid } from "./keep-to-what-was-said";
import { keepVapourOut } from "./keep-vapour-out";
import { nameDriver } from "./name-driver";
import { keepSomebodySafe } from "./keep-somebody-safe";
import { answerKnowHow } from "./know-how/answer-know-how";
import { weighRisk } from "./weigh-risk";
import {
  describeEffort,
  describeHelp,
  describePrevention,
  describeTools,
  nameTool,
} from "./describe-section";
import { describeFear, describeSafety, sayUntilKnown } from "./describe-safety";
import { describeStep } from "./describe-step";
import { judgeTooMuch } from "./judge-too-much";
import { judgeWarmPlug } from "./judge-warm-plug";
import { mendSpelling, withoutLanguage, withoutLaughter } from "./mend-spelling";

/** "What even is a chuck", "where on earth is it". */
const emphasis =
  /\b(what|where|how|why|who) (?:even|exactly|on earth|in the world|the (?:hell|heck|devil)) (?=(?:is|are|do|does|did|can|would)\b)/gi;

const longestQuote = 80;
/** Below this share of known words a message is not about the repair. */
const onTopic = 0.3;
/** Safety first, then what the message asks for outright, then a search. Where none answers, writeReply says so. */
const responders: readonly IntentHandler[] = [
  weighRisk,
  helpTheBody,
  giveFirstAid,
  refusePiercing,
  getOutOfGas,
  fightNoFire,
  refuseFlame,
  refuseDischarge,
  sayWhetherItHoldsCharge,
  saySwitchOff,
  answerDamagedBattery,
  tellTheNumber,
  refuseBypass,
  describeLeftPluggedIn,
  refuseLiveWork,
  refuseOpening,
  refuseBladeOnIce,
  refuseMixing,
  refuseQuickFuel,
  judgeWarmPlug,
  keepSomebodySafe,
  keepVapourOut,
  fillOilLamp,
  warnOfDanger,
  bringPowerBack,
  nameDriver,
  answerVerbatim,
  judgeTooMuch,
  keepToWhatWasSaid,

  answerObjection,
  answerGoodNews,
  answerHitch,
  declineOtherThing,
  passToNextCause,
  closeTheWater,
  sayWhatComesOff,
  keepAllSteps,
  answerNewPart,
  forbidUntilThen,
  answerAsked,
  answerWithoutTool,
  sayWhetherToCharge,
  letNobodyOn,
  answerHandedOver,
  answerWhereToLeaveIt,
  answerHypothetical,
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
  keepOffPart,
  answerAboutPart,
  nameTool,
  answerKnowHow,
  answerFinding,
  answerFailedStep,
  describeStep,
  describeWhatNow,
  returnCourtesy,
  quoteFigure,
  answerFromOtherPage,
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
  confirmSuspect,
  findDeedForOtherCause,
  answerOutright,
  denyDuty,
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
  const message = withoutLaughter(withoutLanguage(written))
    .replace(/\bwd[ -]?40\b/gi, "WD-40")
    .replace(emphasis, "$1 ");
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
  const { length } = guide.steps;
  const step =
    length > 0 ? `a step (there ${length === 1 ? "is" : "are"} ${length})` : "what to do now";
  return `I answer questions on the guide for your ${page.thing}: ${step}, a tool, a warning, the cause, the time it takes, or what to do if it does not help. What would you like to know?`;
}

function admit(talk: ChatContext): string {
  const { asked, page, guide } = talk;
  const known = asksLeave.test(asked) ? null : describeNamedPart(talk);
  if (known !== null && !isStopped(page)) return known;
  const listed = quoteListed(talk);
  if (listed !== null) return listed;
  if (isStopped(page))
    return `The guide does not say. What counts now is this: ${page.causes[0].cause.repair.professionalOnly} Do this now: ${listActions(page, guide)}. For the rest, ask whoever repairs it for you.`;
  const first =
    page.power === "none" || page.kind === null
      ? ""
      : `the maker, whose manual covers your ${page.thing}, or `;
  const answer = `The guide does not say. Ask ${first}a repair café.`;
  return asksLeave.test(asked) ? `${answer} ${sayUntilKnown(asked)}` : answer;
}

function decline({ message, page }: ChatContext): string {
  return `I am sorry, I cannot help with “${quote(message)}” here. I only know this repair: your ${page.thing}${page.basis === "general" ? "" : `, which ${page.fault.name}`}. Ask me about a step, a tool, a warning or the cause.`;
}

function quote(message: string): string {
  const text = plainText(message);
  return text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`;
}
