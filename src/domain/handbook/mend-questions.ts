import { isFiller } from "~/domain/default-questions";
import type { RepairCase } from "~/domain/repair-case";
import { recogniseLanguage } from "~/domain/language/recognise-language";
import { toWords } from "~/domain/language/words";
import { chooseQuestions } from "./choose-questions";
import { diagnoseCase } from "./diagnose-case";
import type { Diagnosis } from "./diagnosis";
import type { Question } from "./playbook";

type Three<T> = [T, T, T];

/** A question as it is to be asked, and the handbook's own where it is one. */
export type MendedQuestion = { ask: string; own: Question | null };

/**
 * A model's three questions, with the handbook's most telling one in place of each that asks the same
 * as one before it, or what was told already. What the specification fills up with stays as it is, and
 * so do questions in another language than the handbook's.
 */
export async function mendQuestions(
  repair: RepairCase,
  asked: Three<string>,
): Promise<Three<MendedQuestion>> {
  const kept = asked.map((ask) => ({ ask, own: null }));
  if (recogniseLanguage(asked.join(" ")) !== "en") return three(kept);
  const page = await diagnoseCase(repair);
  const isIdle = idleQuestions(page, repair, asked);
  const spare = spareQuestions(
    page,
    asked.filter((_, place) => !isIdle[place]),
  );
  return three(
    kept.map((one, place) => {
      const own = isIdle[place] ? spare.shift() : undefined;
      return own ? { ask: own.ask, own } : one;
    }),
  );
}

function three<T>([first, second, third]: readonly T[]): Three<T> {
  if (first === undefined || second === undefined || third === undefined)
    throw new Error("There are three questions");
  return [first, second, third];
}

/** Which of the questions would tell nothing new. */
function idleQuestions(page: Diagnosis, repair: RepairCase, asked: readonly string[]): boolean[] {
  const isTold = toldAlready(page, repair);
  return asked.map(
    (ask, place) =>
      !isFiller(ask) &&
      (isTold(ask) || asked.slice(0, place).some((before) => isSame(before, ask, page.thing))),
  );
}

/** What anybody may be asked, by the words of the question and by those that have told it. */
const usualQuestions: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bhow old\b|\bhow long have you (?:had|owned)|\bwhen did you (?:buy|get)|\bwhen was it (?:bought|made)/i,
    /\b(?:years?|months?) old\b|\bbought (?:in|it|last|new|\w+ (?:years?|months?) ago)|\bfrom (?:19|20)\d\d\b|\bbrand new\b/i,
  ],
  [
    /\b(?:have you|did you|what) .*\b(?:tried|attempted|try)\b/i,
    /\bi(?:['’]ve| have)? (?:already )?(?:tried|replaced|changed|cleaned|checked|descaled|reset)\b/i,
  ],
];

/** Told is what the evidence of the case answers, and what the words say of age, make or earlier tries. */
function toldAlready({ evidence, kind, thing }: Diagnosis, repair: RepairCase) {
  const words = `${repair.itemDescription}. ${repair.itemIssue}`;
  const known = evidence.map(({ question }) => question.ask);
  const maker = kind?.makers.some((name) => words.toLowerCase().includes(name.toLowerCase()));
  return (ask: string) =>
    known.some((one) => isSame(one, ask, thing)) ||
    usualQuestions.some(([asks, told]) => asks.test(ask) && told.test(words)) ||
    (maker === true && /\b(?:what|which)\b.{0,20}\b(?:brand|make|manufacturer)\b/i.test(ask));
}

/** As a part of the shorter one's words; the thing's own name says nothing. */
const muchTheSame = 0.67;

function isSame(one: string, other: string, thing: string): boolean {
  const own = new Set(toWords(thing));
  const [first, second] = [one, other].map(
    (ask) => new Set(toWords(ask).filter((word) => !own.has(word))),
  );
  if (!first || !second) return false;
  const common = [...first].filter((word) => second.has(word)).length;
  return common >= 2 && common >= muchTheSame * Math.min(first.size, second.size);
}

function spareQuestions({ fault, evidence, thing }: Diagnosis, kept: readonly string[]) {
  return chooseQuestions(fault, evidence, fault.questions.length).filter(
    ({ ask }) => !kept.some((one) => isSame(one, ask, thing)),
  );
}
