import type { Question } from "../playbook";
import { hearSayings, toSaying, toSayingClauses, type Saying } from "./hear-sayings";
import type { Sayings } from "./sayings";
import { sayingsOfBehaviour } from "./sayings-of-behaviour";
import { sayingsOfHistory } from "./sayings-of-history";
import { sayingsOfThings } from "./sayings-of-things";

const families: Sayings = { ...sayingsOfThings, ...sayingsOfBehaviour, ...sayingsOfHistory };

const ownWeight = 1.2;
const phraseWeight = 1;
const familyWeight = 1;

const known = new WeakMap<Question, readonly Saying[]>();

/** The wordings for each answer of a question: its own, and those of the states and events that it asks for. */
function listSayings(question: Question): readonly Saying[] {
  const cached = known.get(question);
  if (cached) return cached;
  const { like = [], answers } = question;
  const own = Object.entries(answers).flatMap(([answer, { said = [], phrases = [] }]) => [
    ...toSayings(answer, said, ownWeight),
    ...toSayings(answer, phrases, phraseWeight),
  ]);
  const shared = like.flatMap((name) => {
    const [yes = "", no = ""] = families[name] ?? [];
    return [
      ...toSayings("yes", yes.split(","), familyWeight),
      ...toSayings("no", no.split(","), familyWeight),
    ];
  });
  const sayings = own;
  for (const one of shared)
    if (!sayings.some(({ words }) => words.join(" ") === one.words.join(" "))) sayings.push(one);
  known.set(question, sayings);
  return sayings;
}

function toSayings(answer: string, list: readonly string[], weight: number): Saying[] {
  return list.flatMap((text) => {
    const words = toSaying(text);
    return words.length === 0 ? [] : [{ words, answer, weight: weight + (words.length - 1) * 0.3 }];
  });
}

/** What the wordings heard in an answer weigh for the yes of a question (above 0) and for its no (below). */
export function weighSayings(question: Question, plain: string): number {
  let sum = 0;
  for (const { answer, weight, denied } of hearSayings(toSayingClauses(plain), listSayings(question)))
    sum += (answer === "yes" ? weight : -weight) * (denied ? -0.8 : 1);
  return sum;
}

/** What the wordings heard in an answer weigh for each of the choices of a question. */
export function weighChoices(question: Question, plain: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { answer, weight, denied } of hearSayings(toSayingClauses(plain), listSayings(question)))
    sums.set(answer, (sums.get(answer) ?? 0) + (denied ? -weight : weight));
  return sums;
}
