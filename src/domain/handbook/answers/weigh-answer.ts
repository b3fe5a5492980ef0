import type { Question } from "../playbook";
import { isDenied, toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { isGoodScale, readStates } from "~/domain/language/states";
import { toClauses, toWords } from "~/domain/language/words";
import { feelsNone } from "./tells-nothing";
import { assertedWords, listParts } from "./named-parts";
import { isSameWord } from "~/domain/language/synonyms";

const good =
  /\b(?:fine|ok|okay|good|great|perfect(?:ly)?|well|normal(?:ly)?|nice(?:ly)?|all ?right|properly|correctly|happy|happily|brilliant(?:ly)?|lovely|as (?:new|it should|always|usual|ever)|always (?:been|was|did|has)|in order|right|best|plenty|excellent)\b/g;
const bad =
  /\b(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|rubbish|knackered|naff|wrong|iffy|dodgy|trouble|poor(?:ly)?|worse|suspect|fault(?:y)?|fail(?:s|ed)?|does nothing)\b/g;

/** Whether the yes of a question is that something is missing, silent or dark. */
const absent =
  /\b(?:(?:is|does|do|are|has) not|no|nothing|hardly|silent|quiet|unlit|dead|missing|gone|stays? (?:dark|off|cold|dry|out)|lacks?)\b/;

/** The question hangs on a try: "with another battery", "when its cord is moved". */
const condition =
  /\b(?:when|while|if|with|without|after|on an?|in an?|change|changes|help|helps|stop|react|further|better|another)\b/i;
const alike = /\b(?:also|even|too|every|everywhere|each|as well|same)\b/i;

const perceives = /\b(?:(?:can|could|do|did) (?:just |clearly |definitely |really )?(?:hear|see|feel|smell|notice)|^(?:i |we )?(?:hear|see|feel|smell|heard|saw|felt|smelt)) (?!no)/;

const done = /\b(?:tried|swapped|changed|replaced|put|fitted|cleaned|checked|done|did|have not|not yet|never)\b/;
const notDone = /^(?:not yet|(?:no )?i have not|never)\b|\b(?:have|has|did|had) not(?: been)? (?:\w+ )?(?:tried|swapped|changed|replaced|fitted|cleaned|done)\b|\bnobody\b|\buntouched\b|\bnone of (?:those|these|them|that)\b|\bsame old\b/;

const unprovoked =
  /\b(?:out of the blue|for no (?:\w+ )?reason|by itself|none of (?:those|these|them|that)|nobody|untouched|nothing like that|just (?:happened|stopped|began|started|quietly)|gradual(?:ly)?|crept up|over time|one day)\b/;

const effect =
  /\b(?:if|when|whenever|as long as|as soon as|soon as|the (?:moment|second|minute|instant)|once|only|got to|have to|has to|had to|need to|needs to|must|just when|every time)\b/;
const nothing = /^(?:(?:i|we) (?:hear|see|feel|get|notice|smell)|there (?:is|comes|was)|heard|saw|felt)?(?:\s*(?:still|just|absolutely))* ?(?:nothing|never|none|unchanged|same)(?: (?:at all|whatsoever|ever|happens?|happened|comes?|again|there|doing|else|thing|story|really|either|shows?|on it|to (?:see|hear|feel)|in (?:it|there)|like that))*$/;

/**
 * Weighs what an answer tells for the yes (above 0) and for the no (below 0) of a question: states
 * that the two answers name, words of their own, whether things are well, and what a try changed.
 */
export function weighAnswer(question: Question, plain: string): number {
  const clauses = toPlainClauses(plain);
  const tried = weighTry(question, plain, clauses);
  if (Math.abs(tried) >= 1.5) return tried;
  const votes = [
    ...weighStates(question, clauses),
    weighWellbeing(question, clauses),
    weighEcho(question, plain),
    tried,
    weighMaterial(question.ask, plain),
  ];
  const strong = votes.filter((vote) => Math.abs(vote) >= 1);
  const opposed = strong.some((vote) => vote > 0) && strong.some((vote) => vote < 0);
  const sum = votes.reduce((total, vote) => total + vote, 0);
  if (opposed && Math.abs(sum) < 2) return 0;
  return sum === 0 && hasEffect(question.ask, plain) ? 0.8 : sum;
}

type Leaning = ReadonlyMap<string, number>;

/** Towards which end of each scale the yes leads; what both answers name tells nothing. */
export function findLeaning({ ask, answers }: Question): Leaning {
  const { yes, no } = answers;
  const leaning = new Map<string, number>();
  const sources = [
    { weight: 1, yes: [yes?.means ?? ""], no: [no?.means ?? ""] },
    { weight: 0.7, yes: [ask], no: [] },
    { weight: 0.4, yes: yes?.phrases ?? [], no: no?.phrases ?? [] },
  ];
  for (const { weight, yes: forYes, no: forNo } of sources) {
    const sums = new Map<string, number>();
    for (const [texts, side] of [[forYes, 1], [forNo, -1]] as const)
      for (const { scale, end } of readStates(texts.flatMap(clausesOf)))
        sums.set(scale, (sums.get(scale) ?? 0) + end * side);
    for (const [scale, sum] of sums)
      if (!leaning.has(scale)) leaning.set(scale, Math.sign(sum) * weight);
  }
  return leaning;
}

const clausesOf = (text: string) => toPlainClauses(toPlainWords(withoutCondition(text)));

/** What hangs on a try or a time is not what is asked for. */
function withoutCondition(text: string): string {
  return text
    .replace(/^(?:with|when|on|after|lying|if|while|unplugged)\b.*, (?=(?:does|do|is|are|can|did|has)\b)/i, "")
    .replace(/(?<!\b(?:begin|began|start|started|happen|happened|is it|stop|stopped) )\b(?:when|if|while|with(?=out)?|without|although|though|before|once|rather than)\b.*$/i, "");
}

function weighStates(question: Question, clauses: readonly string[]): number[] {
  const leaning = findLeaning(question);
  const said = new Map<string, number>();
  for (const { scale, end } of readStates(clauses)) {
    const before = said.get(scale);
    said.set(scale, before === undefined || before === end ? end : 0);
  }
  return [...said].map(([scale, end]) => end * (leaning.get(scale) ?? 0));
}

/** "All fine" is a no to a question for trouble, and a yes to one for good order. */
function weighWellbeing(question: Question, clauses: readonly string[]): number {
  const side = findSide(question);
  const wellbeing = countIn(clauses, good) - countIn(clauses, bad);
  const states = readStates(clauses).filter(({ scale }) => isGoodScale(scale));
  const tone = Math.sign(wellbeing) || (states.every(({ end }) => end === 1) && states.length > 0 ? 0.6 : 0);
  return side * tone;
}

/** 1 when the yes is the good state, -1 when it is trouble, 0 when it is neither. */
function findSide(question: Question): number {
  const { yes, no } = question.answers;
  const yesClauses = toPlainClauses(toPlainWords(yes?.means ?? ""));
  const noClauses = toPlainClauses(toPlainWords(no?.means ?? ""));
  const words =
    countIn(yesClauses, good) - countIn(yesClauses, bad) - countIn(noClauses, good) + countIn(noClauses, bad);
  const states = [...findLeaning(question)].filter(([scale]) => isGoodScale(scale));
  return Math.sign(words + states.reduce((sum, [, end]) => sum + end, 0));
}

function countIn(clauses: readonly string[], words: RegExp): number {
  return clauses
    .flatMap((clause) => [...clause.matchAll(words)].map(({ 0: words, index }) => (isDenied(clause, index, words.length) ? -1 : 1)))
    .reduce((sum: number, one) => sum + one, 0);
}

/** Words of a question that an answer may hold whatever it means. */
const colourless = new Set(
  toWords("come go get make use see hear feel show work change one two other another same thing place side new end also still time way run start stop turn look press move hold light on off up out not when only more less than well right battery before after"),
);

/** "The lamp lights up": the words by which one answer differs from the other. */
function weighEcho(question: Question, plain: string): number {
  const { yes, no } = question.answers;
  const asked = toWords(withoutCondition(question.ask).replace(/\w+ \d+/g, "")).filter((word) => !colourless.has(word));
  const parts = listParts(question);
  const yesWords = assertedWords(yes?.means ?? "");
  const noWords = assertedWords(no?.means ?? "");
  const own = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => word.length > 2 && !parts.has(word) && !others.includes(word));
  const clauses = toClauses(plain);
  const sumOf = (words: readonly string[]) =>
    clauses.flatMap((clause) => words.map((word) => echoOf(clause, word))).reduce((sum: number, one) => sum + one, 0);
  const forYes = own(yesWords, noWords);
  const forNo = clauses.some((clause) => own(noWords, yesWords).some((word) => echoOf(clause, word) > 0));
  const told = Math.sign(sumOf(forYes) - Number(forNo));
  return told || Math.sign(sumOf(own(asked, [...noWords, ...forYes]))) * 0.6;
}

function echoOf(clause: readonly string[], word: string): number {
  const place = clause.findIndex((one) => isSameWord(one, word));
  if (place === -1) return 0;
  return clause.slice(Math.max(0, place - 4), place + 3).includes("not") ? -1 : 1;
}

const materials: readonly RegExp[] = [
  /\b(?:wood(?:en)?|oak|pine|beech|timber|mahogany|teak|walnut|ply(?:wood)?|chipboard|mdf)\b/,
  /\b(?:metal|steel|alumini?um|iron|brass|chrome|zinc|copper)\b/,
  /\b(?:plastic|nylon|acrylic|perspex|pvc)\b/,
  /\b(?:glass|crystal)\b/,
  /\b(?:cloth|fabric|cotton|linen|polyester|velvet|canvas)\b/,
  /\b(?:leather|suede|hide)\b/,
  /\b(?:rubber|silicone)\b/,
];

/** "Is it made of wood?": the same material is a yes, another one a no. */
function weighMaterial(ask: string, plain: string): number {
  if (!/\b(?:made of|of|from|material|is it)\b/i.test(ask)) return 0;
  const asked = materials.filter((one) => one.test(ask.toLowerCase()));
  const said = materials.filter((one) => one.test(plain));
  if (asked.length === 0 || said.length === 0) return 0;
  return said.some((one) => asked.includes(one)) ? 0.7 : -1;
}

/** What a try changed: "still nothing", "no difference", "if I bend it, it comes back". */
function weighTry({ ask, answers }: Question, plain: string, clauses: readonly string[]): number {
  const isAbsence = absent.test(toPlainWords(answers["yes"]?.means ?? ""));
  if (/^have you\b/i.test(ask) && done.test(plain)) return notDone.test(plain) ? -1.5 : 1.5;
  if (/^(?:have|has|were|was|had)\b/i.test(ask) && notDone.test(plain)) return -1.5;
  if (clauses.some((clause) => nothing.test(clause))) return isAbsence || alike.test(ask) ? 0 : -1.5;
  if (feelsNone.test(plain)) return isAbsence ? 0 : -1;
  if (/^(?:do|can|did) you (?:hear|see|feel|smell|notice)\b/i.test(ask) && perceives.test(plain)) return 1;
  if (/^(?:did|was|were|has)\b/i.test(ask) && unprovoked.test(plain)) return -1;
  if (!condition.test(ask)) return 0;
  if (alike.test(ask)) return 0;
  if (/\b(?:unchanged|does nothing|same|just as|as before|whatever|wherever|regardless)\b/.test(plain)) return -1.5;
  if (/\bstill\b/.test(plain)) return -0.9;
  return 0;
}

/** "If I bend it, it comes back", when it is asked what comes of bending it. */
function hasEffect(ask: string, plain: string): boolean {
  const denied = /\b(?:not|no|nothing|never|unchanged)\b/.test(plain);
  return effect.test(plain) && !denied && /\b(?:when|while|if|once)\b/i.test(ask);
}
