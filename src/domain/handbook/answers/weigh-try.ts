import type { Question } from "../playbook";
import { toPlainWords } from "~/domain/language/plain-words";
import { wasNeverDone } from "./never-done";
import { feelsNone } from "./tells-nothing";

/** Whether the yes of a question is that something is missing, silent or dark. */
const absent =
  /\b(?:(?:is|does|do|are|has) not|no|nothing|hardly|silent|quiet|unlit|dead|missing|gone|stays? (?:dark|off|cold|dry|out)|lacks?)\b/;

/** The question hangs on a try: "with another battery", "when its cord is moved". */
const condition =
  /\b(?:when|while|if|with|without|after|on an?|in an?|change|changes|help|helps|stop|react|further|better|another)\b/i;
const alike = /\b(?:also|even|too|every|everywhere|each|as well|same|just as)\b/i;

const perceives =
  /\b(?:(?:can|could|do|did) (?:just |clearly |definitely |really )?(?:hear|see|feel|smell|notice)|^(?:i |we )?(?:hear|see|feel|smell|heard|saw|felt|smelt)) (?!no)/;

const done =
  /\b(?:tried|swapped|changed|replaced|put|fitted|cleaned|checked|done|did|have not|not yet|never)\b/;
const notDone =
  /^(?:not yet|(?:no )?i have not|never)\b|\b(?:have|has|did|had) not(?: been)? (?:\w+ )?(?:tried|swapped|changed|replaced|fitted|cleaned|done)\b|\bnobody\b|\buntouched\b|\bnone of (?:those|these|them|that)\b|\bsame old\b/;

/** "Everywhere except at the bottom" is not everywhere. */
const exception = /\b(?:except|apart from|other than|bar|all but|but not|but for)\b/;

const unprovoked =
  /\b(?:out of the blue|for no (?:\w+ )?reason|by itself|none of (?:those|these|them|that)|nobody|untouched|nothing like that|just (?:happened|stopped|began|started|quietly)|gradual(?:ly)?|crept up|over time|one day)\b/;

const effect =
  /\b(?:if|when|whenever|as long as|soon as|the (?:moment|second|minute|instant)|once|unless) (?:i|you|we)\b|\b(?:got to|have to|has to|had to|need to|needs to|must)\b/;

const nothing =
  /^(?:(?:i|we) (?:hear|see|feel|get|notice|smell)|there (?:is|comes|was)|heard|saw|felt)?(?:\s*(?:still|just|absolutely))* ?(?:nothing|never|none|unchanged|same)(?: (?:at all|whatsoever|ever|happens?|happened|comes?|again|there|doing|else|thing|story|really|either|shows?|on it|to (?:see|hear|feel)|in (?:it|there)|like that))*$/;

/**
 * What an answer says of a try, of what is perceived and of what has happened: "still nothing", "no
 * difference", "I can hear it", "not yet". Above 0 for the yes; 1.5 settles it.
 */
export function weighTry(
  { ask, answers }: Question,
  plain: string,
  clauses: readonly string[],
): number {
  const isAbsence = absent.test(toPlainWords(answers["yes"]?.means ?? ""));
  if (wasNeverDone(ask, plain)) return -1.5;
  if (/^have you\b/i.test(ask) && done.test(plain)) return notDone.test(plain) ? -1.5 : 1.5;
  if (/^(?:have|has|were|was|had)\b/i.test(ask) && notDone.test(plain)) return -1.5;
  if (/\b(?:all|every\w*|whole)\b/i.test(ask) && exception.test(plain)) return -1.5;
  if (/\b(?:same|just as)\b/i.test(ask) && /\b(?:same|just as|identical)\b/.test(plain)) return 1;
  if (/\bthen nothing\b/.test(plain)) return 0;
  if (clauses.some((clause) => nothing.test(clause)))
    return isAbsence || alike.test(ask) ? 0 : -1.5;
  if (feelsNone.test(plain)) return isAbsence ? 0 : -1;
  if (/^(?:do|can|did) you (?:hear|see|feel|smell|notice)\b/i.test(ask) && perceives.test(plain))
    return 1;
  if (/^(?:did|was|were|has)\b/i.test(ask) && unprovoked.test(plain)) return -1;
  if (!condition.test(ask)) return 0;
  if (alike.test(ask)) return 0;
  if (
    /\b(?:unchanged|does nothing|same|just as|as before|whatever|wherever|regardless)\b/.test(plain)
  )
    return -1.5;
  if (/\bstill\b/.test(plain)) return -0.9;
  return 0;
}

/** Whether it tells what comes of a try: "If I bend it, it comes back", when it is asked what comes of bending it. */
export function hasEffect(ask: string, plain: string): boolean {
  const denied = /\b(?:not|no|nothing|never|unchanged)\b/.test(plain);
  return effect.test(plain) && !denied && /\b(?:when|while|if|once)\b/i.test(ask);
}
