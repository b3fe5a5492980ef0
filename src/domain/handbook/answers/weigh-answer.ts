import type { Question } from "../playbook";
import { toPlainClauses } from "~/domain/language/plain-words";
import { isGoodScale, readStates } from "~/domain/language/states";
import { findLeaning, findSide, type Leaning } from "./question-leaning";
import { weighEcho } from "./weigh-echo";
import { weighMaterial } from "./weigh-material";
import { hasEffect, weighTry } from "./weigh-try";
import { rememberLast } from "./remember-last";
import { countGood } from "./wellbeing";

/**
 * Weighs what an answer tells for the yes (above 0) and for the no (below 0) of a question: states
 * that the two answers name, words of their own, whether things are well, and what a try changed.
 */
export const weighAnswer = rememberLast(weigh);

function weigh(question: Question, plain: string): number {
  const clauses = toPlainClauses(plain);
  const tried = weighTry(question, plain, clauses);
  if (Math.abs(tried) >= 1.5) return tried;
  const leaning = findLeaning(question);
  const votes = [
    ...weighStates(leaning, clauses),
    weighWellbeing(question, leaning, clauses),
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

function weighStates(leaning: Leaning, clauses: readonly string[]): number[] {
  const said = new Map<string, number>();
  for (const { scale, end } of readStates(clauses)) {
    const before = said.get(scale);
    said.set(scale, before === undefined || before === end ? end : 0);
  }
  const votes = [...said].map(([scale, end]) => end * (leaning.get(scale) ?? 0));
  // Phrases name many states by the way; together they weigh no more than one of them.
  const weak = votes.filter((vote) => Math.abs(vote) < 0.5).reduce((sum, vote) => sum + vote, 0);
  return [...votes.filter((vote) => Math.abs(vote) >= 0.5), Math.sign(weak) * 0.4];
}

const damage =
  /\b(?:damage|nick|crack|chip|tear|hole|dent|scratch|stain|rust|crust|dirt|gap|split|burn|mould|slime|wear|broken|bent|loose|torn|worn|missing|dirty|stiff|stuck)\w*\b/i;

/** "All fine" is a no to a question for trouble, and a yes to one for good order. */
function weighWellbeing(question: Question, leaning: Leaning, clauses: readonly string[]): number {
  const states = readStates(clauses).filter(({ scale }) => isGoodScale(scale));
  const tone =
    Math.sign(countGood(clauses)) ||
    (states.every(({ end }) => end === 1) && states.length > 0 ? 0.6 : 0);
  if (tone === 0) return 0;
  const side = findSide(question, leaning);
  return (side === 0 && tone === 1 && damage.test(question.ask) ? -1 : side) * tone;
}
