import type { Asked } from "~/domain/handbook/playbook";
import { answerAboutPart } from "./answer-about-part";
import { isStopped } from "./answer-emergency";
import { asksForShop } from "./answer-shopping";
import { asksLeave } from "./ask-leave";
import type { ChatContext, IntentHandler } from "./chat-context";
import { keepHandedOver } from "./guard-safety";
import { findTerm } from "./find-term";
import { findNearest, tellingWords } from "./find-nearest-question";
import type { Found } from "./find-nearest-question";
import { headOf, kindOfQuestion } from "./question-head";

/** How near a message must come to what others asked, from 0 to 1. At 0.5 three in four answers fit unread messages. */
export const sureOfAsked = 0.5;
/** From here to there, four in five wordings that were left out of the data meant the nearest question. */
export const nearFit = 0.3;
/** From here on the wording is the other person's own but for a small word. */
const clearFit = 0.8;
/** How near a question after nothing but a part's place or purpose has to come, so that it is not its neighbour's. */
const sureOfPart = 0.7;
const barePart = /^\W*(?:where|what)(?:'s|s| is| are) (?:an?|the|my) (?:[\w-]+ ?){1,3}\W*$/;

/** "What is a truss rod?", "what does beading mean?" */
const asksMeaning =
  /^\W*(?:(?:and|so|but|ok|sorry) )*(?:what(?:'s|s| is| are) (?:an? |the |these |those )?[\w-]+(?: [\w-]+){0,2}|what (?:do|does) (?:an? |the )?[\w-]+(?: [\w-]+){0,2} mean)\W*$/;
const asksPlace =
  /^\W*(?:(?:and|so|but|ok|sorry) )*where(?:'s|s| is| are) (?:the|my|its) (?:[\w-]+ ?){1,3}\W*$/;
const tellsMeaning = /\bwhat(?:'s|s| is| are| do| does)\b|\bmeans?\b/;
const tellsPlace = /\b(?:where|find|locate|which side|see)\b/;

/** What a question is after, and what an answer to it, or a question like it, then has to speak of. */
const aspects: readonly { asked: RegExp; told: RegExp; by: "ask" | "answer" }[] = [
  {
    asked:
      /\bhow (?:do|can|would|should) (?:i|we|you) (?:get|take|pull|lift|prise|pry|remove) (?:the |my |this |that )?(?:[\w-]+ ){1,3}(?:off|out)\W*$/,
    told: /\b(?:off|out|remov\w*|open\w*|pull\w*|lift\w*|stuck|loose\w*|replac\w*|chang\w*|swap\w*|clean\w* (?:the )?inside|under|put)\b/,
    by: "ask",
  },
  {
    asked: /\b(?:poison\w*|toxic|harmful|corrosive)\b/,
    told: /\b(?:poison\w*|toxic|harm\w*|irritat\w*|skin|swallow\w*|breathe\w*|corro\w*|health|cancer|asbestos|lead|mercury|radium|wash your hands)\b/,
    by: "answer",
  },
  {
    asked: /\bwhich (?:\w+ )?is which\b/,
    told: /\bwhich\b.*\b(?:is|goes|are)\b|\bcolou?rs?\b|\border\b/,
    by: "ask",
  },
  {
    asked: /\bhow (?:do|can|would|should|to) (?:i |we |you )?measure\b/,
    told: /\bmeasur\w*|\bgauge\b|\bhow (?:do|can) (?:i|you) (?:tell|check|see|know)\b/,
    by: "ask",
  },
];

/** What is asked about a thing's meaning or place, or after something, is not answered by what was asked about it otherwise. */
function asksOtherwise(talk: ChatContext, { ask, answer }: Found): boolean {
  const isMissed = aspects.some(
    ({ asked, told, by }) =>
      asked.test(talk.asked) && !told.test((by === "ask" ? ask : `${ask} ${answer}`).toLowerCase()),
  );
  if (isMissed) return true;
  const isKnown = () => findTerm(talk.message) !== null || answerAboutPart(talk) !== null;
  if (asksMeaning.test(talk.asked)) return !tellsMeaning.test(ask) && isKnown();
  return asksPlace.test(talk.asked) && !tellsPlace.test(ask) && answerAboutPart(talk) !== null;
}

const speaksOfBuying = /\b(?:where|which|what|get|order|find|size|fits?)\b/i;

/** How a wish to do something begins. Where the repair is handed over, as beside any danger, only what was asked beside that very guide answers it. */
const wishes = /^(?:can|should|must|do i|how do|how can|how to|is it|are they)/;
/** "Step 2" is none of the other things that there are two of. */
const placeInGuide = /\bsteps? \d+\b/gi;
const isOfFault = ({ faults }: Asked) => faults !== undefined;

/** The answer to a question in all the telling words in which others asked it: no rule knows better what is meant. */
export const answerVerbatim: IntentHandler = (talk) => {
  const best = findAsked(talk);
  return best?.fit === 1 && !asksOtherwise(talk, best) ? best.answer : null;
};

/** Whether the handbook has an answer for this very thing, so that none for anything is called for. */
export const isClearlyAsked = (talk: ChatContext): boolean =>
  (findAsked(talk)?.fit ?? 0) >= clearFit;

/** The answer to what others asked beside this guide, where a message asks the same in any of their words. */
export const answerAsked: IntentHandler = (talk) => {
  const best = findAsked(talk);
  if (!best || best.fit < sureOfAsked) return null;
  // What a new one is worth says nothing of where it is sold.
  if (asksForShop.test(talk.asked) && !speaksOfBuying.test(best.ask)) return null;
  if (asksOtherwise(talk, best)) return null;
  // "Where is the fuser?" is no question about its neighbour.
  const isOfPart = best.fit < sureOfPart && barePart.test(talk.asked);
  return isOfPart && answerAboutPart(talk) !== null ? null : best.answer;
};

/** Whether a question is the same in other small words: "how do I let the water out", "how do I get the water out". */
function asksTheSame(message: string, ask: string): boolean {
  const [words, asked] = [tellingWords(message), tellingWords(ask)];
  const [kind, other] = [kindOfQuestion(message), kindOfQuestion(ask)];
  return (
    words.length > 0 &&
    (kind === other || other === "") &&
    words.every((word) => asked.includes(word)) &&
    asked.length <= words.length * 1.5
  );
}

/** The answer to a question that others asked in other small words, where few words keep it from being near. */
export const answerOutright: IntentHandler = (talk) => {
  const best = findAsked(talk);
  return best && best.fit >= nearFit && talk.page.basis !== "danger" && !asksOtherwise(talk, best)
    ? asksTheSame(talk.message, best.ask)
      ? best.answer
      : null
    : null;
};

/**
 * The answer to the question that comes near a message, told with that question: it may not be the one that is
 * meant. Before what might be read as a leave that stands first.
 */
export const answerNearlyAsked: IntentHandler = (talk) => {
  const best = findAsked(talk);
  if (!best || best.fit < nearFit || talk.page.basis === "danger") return null;
  if (asksOtherwise(talk, best)) return null;
  // "Yes" to another question is none to this one.
  const isSure =
    /^(?:Yes|No)\b/.test(best.answer) && kindOfQuestion(best.ask) !== kindOfQuestion(talk.message);
  if (isSure && !asksLeave.test(talk.asked))
    return `What comes nearest to that is “${best.ask}”:\n\n${best.answer}\n\nIf you mean something else, ask me in other words.`;
  return asksLeave.test(talk.asked)
    ? `What comes nearest to that is “${best.ask}”:\n\n${best.answer}\n\nIf you mean something else, assume that the answer is no until you know.`
    : `${best.answer}\n\nI took that for “${best.ask}”. If you mean something else, ask me in other words.`;
};

/** Of what others asked beside this guide, what comes nearest to the message. */
export function findAsked(talk: ChatContext): Found | undefined {
  const isWish = wishes.test(headOf(talk.message)) && isStopped(talk.page);
  const isGuarded = talk.page.basis === "danger" || (isWish && keepHandedOver(talk) !== null);
  const mayGo = isGuarded ? isOfFault : () => true;
  return findNearest(askedHere(talk).filter(mayGo), talk.message.replace(placeInGuide, " "));
}

/** What is asked beside the other guides for this kind of thing. */
export function askedElsewhere(talk: ChatContext): Asked[] {
  const here = new Set(askedHere(talk));
  return (talk.faq ?? []).filter((one) => !here.has(one));
}

/** Of all that is asked about this kind of thing, what is asked beside the guide on this fault. */
function askedHere({ faq = [], page }: ChatContext): Asked[] {
  return faq.filter(
    ({ faults }) => faults?.some((name) => page.fault.id === `${page.kind?.id}-${name}`) ?? true,
  );
}
