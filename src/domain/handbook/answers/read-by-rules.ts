import type { Question } from "../playbook";
import { toWords } from "~/domain/language/words";
import { hearAnswer } from "./hear-answer";
import { nameChoice } from "./name-choice";
import { lacksThePart, tellsNothing } from "./tells-nothing";
import { speaksBeside } from "./speaks-beside";
import { dropException, tellsOfBefore } from "./set-apart";
import { compareTimes } from "./time-spans";
import { weighAnswer } from "./weigh-answer";
import { weighSayings } from "./weigh-sayings";
import { weighWords } from "./weigh-words";
import { isBareYesOrNo, readYesOrNo } from "./yes-or-no";

/** Which of a question's answers was given, and how surely, from 0 to 1. */
export type Understood = { answer: string; sureness: number };

const sure = 1;
const heardBetweenTheLines = 0.9;
const likely = 0.7;
const halfSure = 0.5;

/** What is told weighs no less than this for one of the answers. */
const enough = 0.65;

const plainly = /^(?:yes|yeah|yep|yup|y|no|nope|nah|n)\b/;

/** What a saying of the question's own, or one of two words, weighs. */
const clear = 1.8;

/** So many words of one side's sayings count where no whole saying is heard, if somebody speaks of themselves. */
const enoughWords = 2;
const ofSpeaker = /\b(?:i|my|me|we|our|us)\b/;

/** What a try weighs that settles the question by itself. */
const settled = 1.5;

const qualified =
  /\b(?:only|sometimes|occasionally|partly|half|a (?:bit|little)|slightly|kind of|sort of|now and (?:then|again)|at times|mostly|usually|intermittent(?:ly)?|probably|depends|think|guess|believe|suppose|not (?:always|every|all))\b/;

const limit =
  /^(?:only |sometimes |mostly |usually )+(?:when|if|while|after|before|at|in|on|with|for)\b/;

/** "It doesn't hum" is as good as a no. */
const flatDenial = /^(?:it|that|they|there|i|we) \w+ not\b/;

/** Reads an answer by what it says of states, in sayings and of a try; null when that settles nothing. */
export function readByRules(question: Question, plain: string): Understood | null {
  const withoutPart = lacksThePart(question, plain) ? nameAbsence(question) : null;
  if (withoutPart !== null) return { answer: withoutPart, sureness: likely };
  if (tellsNothing(question, plain)) return null;
  const said = dropException(question.ask, plain);
  if (said === null) return null;
  const understood = isYesNo(question)
    ? readForYesNo(question, said)
    : readForChoice(question, said);
  if (understood === null || !qualified.test(plain)) return understood;
  return { ...understood, sureness: Math.min(understood.sureness, halfSure) };
}

/** The answer that stands for a part which is not there: "it has none", "the date is right or there is none". */
function nameAbsence({ answers }: Question): string | null {
  if ("none" in answers && /\bno\b/.test(answers["none"]?.means ?? "")) return "none";
  return /\bor (?:\w+ ){1,2}none\b/.test(answers["no"]?.means ?? "") ? "no" : null;
}

function readForChoice(question: Question, plain: string): Understood | null {
  if (isBareYesOrNo(plain)) return null;
  const named = nameChoice(question, plain);
  return named === null ? null : { answer: named, sureness: heardBetweenTheLines };
}

/** "No cracks" is a yes to "Is it free of cracks?": such a "no" is read with its noun. */
function deniesWhatIsAsked({ ask }: Question, plain: string): boolean {
  const noun = toWords(/^no (\w+)/.exec(plain)?.[1] ?? "");
  return toWords(ask).some((word) => noun.includes(word));
}

const seesNone =
  /^(?:(?:i|we|no|well|um+|er+)[, ]+)*(?:(?:do|did|can|could) not (?:really |actually )?(?:see|feel|hear|find|notice) (?:one|any)|none (?:that )?(?:i|we) can (?:see|feel|hear|find))(?=\s*(?:$|[,.;]|(?:but|only|just|though|although)\b))/;
const asksWhatIsPerceived =
  /^(?:can|could|do|did) you (?:\w+ (?:or )?){0,2}(?:see|feel|hear|find|notice) (?!no\b|nothing\b)/i;

/** "Don't see one, but the window is brown": no crack was seen, whatever else is said. */
export const perceivesNone = ({ ask }: Question, plain: string): boolean =>
  asksWhatIsPerceived.test(ask) && seesNone.test(plain);

function readForYesNo(question: Question, plain: string): Understood | null {
  if (perceivesNone(question, plain)) return { answer: "no", sureness: sure };
  const first = deniesWhatIsAsked(question, plain) ? null : readYesOrNo(plain);
  const sayings = weighSayings(question, plain);
  const doubted = first !== null && !plainly.test(plain) && isAgainst(first, sayings);
  if (first !== null && !doubted) return { answer: first, sureness: sure };
  const inTime = compareTimes(question.ask, plain);
  if (inTime !== null) return { answer: inTime, sureness: likely };
  const heard = hearAnswer(question, plain);
  if (heard !== null && heard !== "yes" && heard !== "no")
    return { answer: heard, sureness: heardBetweenTheLines };
  const weight = weigh(question, plain, sayings);
  if (Math.abs(weight) >= (speaksBeside(question, plain) ? clear : enough)) {
    if (tellsOfBefore(question.ask, plain)) return turnRound(weight);
    const answer = weight > 0 ? "yes" : "no";
    if (answer === "no" && flatDenial.test(plain)) return { answer, sureness: sure };
    return { answer, sureness: heard ? heardBetweenTheLines : likely };
  }
  return isHalfYes(question, plain) ? { answer: "yes", sureness: halfSure } : null;
}

/** "It used to hold" says that it does not now; how it was until something happened may go either way. */
function turnRound(weight: number): Understood {
  return { answer: weight > 0 ? "no" : "yes", sureness: halfSure };
}

/** What an answer tells altogether; single words count only where two of them agree. */
function weigh(question: Question, plain: string, sayings: number): number {
  const whole = join(weighAnswer(question, plain), sayings);
  if (Math.abs(whole) >= enough) return whole;
  const words = weighWords(question, plain);
  return Math.abs(words) >= (ofSpeaker.test(plain) ? enoughWords : 1) ? words : whole;
}

/** "Spot on" is a yes by itself, and a no to "Does it lose time?". */
function isAgainst(first: "yes" | "no", sayings: number): boolean {
  return first === "yes" ? sayings <= -clear : sayings >= clear;
}

/** Where the states and the sayings that are heard contradict each other, a clear saying is believed. */
function join(states: number, sayings: number): number {
  const contradict = states * sayings < 0;
  return contradict && Math.abs(states) < settled && Math.abs(sayings) >= clear
    ? sayings
    : states + sayings;
}

/** "Sometimes", "a bit", and to "Does it …?" also "only when it is warm"; "a bit warm" speaks of something else. */
function isHalfYes({ ask }: Question, said: string): boolean {
  if (!qualified.test(said)) return false;
  const others = toWords(said.replace(new RegExp(qualified, "g"), " "));
  return others.length === 0 || (limit.test(said) && /^(?:does|do|can|will)\b/i.test(ask));
}

/** Whether a question is answered by yes or no rather than by a choice of its own. */
export function isYesNo(question: Question): boolean {
  return "yes" in question.answers && "no" in question.answers;
}
