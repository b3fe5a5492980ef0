import type { Cause, Fault, Likelihood, Question } from "./playbook";

/*
 * The model: one cause is at work. Each has a prior (how common it is), and each answer has a chance
 * under each cause; what is known is multiplied up and brought to a sum of one. That is naive Bayes: answers are taken to be independent once the cause is fixed, which they are not
 * quite, so an answer that is half sure or only read out of the text counts with a part of its weight.
 */

/** What one answer or one remark told. */
export type Evidence = {
  question: Question;
  /** Key in `question.answers`. */
  answer: string;
  /** 0 to 1: how surely it was said. */
  sureness: number;
  source: "text" | "photo" | "recording" | "answer";
};

export type RankedCause = { id: string; cause: Cause; share: number };

const numbers: Readonly<Record<Likelihood, number>> = {
  never: 0.03,
  rarely: 0.15,
  sometimes: 0.5,
  often: 0.85,
  always: 0.97,
};

/** The chance of each answer to a question if this cause is at work; they add up to one. */
export function chances(question: Question, causeId: string): Map<string, number> {
  const keys = Object.keys(question.answers);
  const given = keys.map((key) => {
    const when = question.answers[key]?.likelihoods;
    return when === undefined ? null : numbers[when[causeId] ?? "sometimes"];
  });
  const told = given.reduce<number>((sum, chance) => sum + (chance ?? 0), 0);
  const open = given.filter((chance) => chance === null).length;
  const rest = open === 0 ? 0 : Math.max(1 - told, numbers.never) / open;
  const total = told + rest * open;
  return new Map(keys.map((key, place) => [key, (given[place] ?? rest) / total]));
}

/** The causes of a fault by what is known, likeliest first; the shares add up to one. */
export function rankCauses(fault: Fault, evidence: readonly Evidence[]): RankedCause[] {
  const weighed = Object.entries(fault.causes).map(([id, cause]) => {
    const weight = evidence.reduce(
      (product, { question, answer, sureness }) =>
        product * (chances(question, id).get(answer) ?? 1) ** sureness,
      cause.prior,
    );
    return { id, cause, weight };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .map(({ id, cause, weight }) => ({ id, cause, share: weight / total }))
    .toSorted((a, b) => b.share - a.share);
}
