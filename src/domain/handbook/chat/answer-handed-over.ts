import { isStopped } from "./answer-emergency";
import { answerCost } from "./answer-shopping";
import type { IntentHandler } from "./chat-context";
import { listActions } from "./guide-in-words";

const whyNot =
  /^\W*(?:(?:but|and|so|ok) )*why (?:not|(?:can'?t|cannot|can not|shouldn'?t|may ?n'?t|mustn'?t|not) (?:i|we)\b.*|is (?:it|that|this) (?:not for home|not allowed|forbidden|so dangerous))\W*$/;
const whatToTell =
  /\bwhat (?:do|should|shall|can|must) (?:i|we) (?:tell|say to|show|bring) (?:them|him|her|(?:the|a|my) (?:repair )?(?:shop|repairer|workshop|caf[eé]|mechanic|technician|engineer|dealer|electrician|tailor))\b/;
const howMuch =
  /^\W*(?:(?:and|so|ok|but|roughly) )*(?:how much|what price|price)(?: (?:roughly|then|about))?\W*$/;

const howLongToKeep =
  /^\W*(?:(?:and|so|ok|but) )*how long (?:can|could|may|should) (?:i|we) (?:keep|leave|store) (?:it|this|that|them)\b/;

/** "Why not?" where a repair belongs in other hands, what to say there, and "how much?" */
export const answerHandedOver: IntentHandler = (talk) => {
  const { asked, page, guide } = talk;
  if (whatToTell.test(asked))
    return "Take the “Hand-off sheet” along, which the guide offers: it has your own words, your answers, what was found and what was done. Add make and model number, and ask for an estimate before they begin.";
  if (howMuch.test(asked)) return answerCost(talk);
  if (page.basis === "danger" && howLongToKeep.test(asked))
    return `No longer than it takes to hand it over. What to do now is in the guide: ${listActions(page, guide)}.`;
  if (isStopped(page) && whyNot.test(asked))
    return `For this reason: ${page.causes[0].cause.repair.professionalOnly}`;
  return null;
};
