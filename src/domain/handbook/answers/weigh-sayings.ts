import type { Question } from "../playbook";
import { hearSayings, toSaying, toSayingClauses, type Saying } from "./hear-sayings";
import { rememberLast } from "./remember-last";
import { sayings } from "./sayings";

const families: Readonly<Record<string, readonly [yes: string, no: string]>> = sayings;

const ownWeight = 1.8;
const phraseWeight = 1.5;
const familyWeight = 1.5;

const ofQuestions = new WeakMap<Question, readonly Saying[]>();
const ofFamilies = new Map<string, readonly Saying[]>();

/** The wordings for each answer of a question: its own, and those of the states and events that it asks for. */
export function listSayings(question: Question): readonly Saying[] {
  const known = ofQuestions.get(question);
  if (known) return known;
  const { like = [], answers } = question;
  const own = Object.entries(answers).flatMap(([answer, { said = [], phrases = [] }]) => [
    ...toSayings(answer, said, ownWeight),
    ...toSayings(answer, phrases, phraseWeight),
  ]);
  const taken = new Set(own.map(({ words }) => words.join(" ")));
  const shared = like.flatMap(listFamily).filter(({ words }) => !taken.has(words.join(" ")));
  const list = [...own, ...shared];
  ofQuestions.set(question, list);
  return list;
}

function listFamily(name: string): readonly Saying[] {
  const known = ofFamilies.get(name);
  if (known) return known;
  const [yes = "", no = ""] = families[name] ?? [];
  const list = [
    ...toSayings("yes", yes.split(","), familyWeight),
    ...toSayings("no", no.split(","), familyWeight),
  ];
  ofFamilies.set(name, list);
  return list;
}

function toSayings(answer: string, list: readonly string[], weight: number): Saying[] {
  return list
    .map(toSaying)
    .filter((words) => words.length > 0)
    .map((words) => ({ words, answer, weight: weight + (words.length - 1) * 0.45 }));
}

/** What the wordings heard in an answer weigh for the yes of a question (above 0) and for its no (below). */
export const weighSayings = rememberLast(weigh);

function weigh(question: Question, plain: string): number {
  let sum = 0;
  for (const { answer, weight, denied } of hearSayings(
    toSayingClauses(plain),
    listSayings(question),
  ))
    sum += (answer === "yes" ? weight : -weight) * (denied ? -0.8 : 1);
  return sum;
}

/** What the wordings heard in an answer weigh for each of the choices of a question. */
export function weighChoices(question: Question, plain: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { answer, weight, denied } of hearSayings(
    toSayingClauses(plain),
    listSayings(question),
  ))
    sums.set(answer, (sums.get(answer) ?? 0) + (denied ? -weight : weight));
  return sums;
}
