import { softmax, weigh } from "~/domain/handbook/rank-pages";
import type { Signs } from "~/domain/handbook/fault-features";

export type Weights = Record<string, number>;

/** One choice that somebody made: what there was, and what was right (several may be). */
export type Choice = { options: readonly Signs[]; right: ReadonlySet<number>; weight: number };

const rounds = 250;
const step = 0.08;
const momentum = 0.9;
const spread = 0.99;

/**
 * Fits a conditional logit by Adam: the weights under which the right options are likeliest, held near
 * `expected` by its `hold`, so that a sign too rare to learn from keeps the weight that was expected of it.
 */
export function fitWeights(
  choices: readonly Choice[],
  expected: Weights,
  hold: (sign: string) => number,
): Weights {
  const names = [...new Set(choices.flatMap(({ options }) => options.flatMap(Object.keys)))];
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let weights: Weights = Object.fromEntries(names.map((name) => [name, expected[name] ?? 0]));
  const mean: Weights = {};
  const square: Weights = {};
  for (let round = 1; round <= rounds; round += 1) {
    const slope: Weights = Object.fromEntries(
      names.map((name) => [name, hold(name) * ((expected[name] ?? 0) - (weights[name] ?? 0))]),
    );
    for (const choice of choices) addSlope(slope, choice, weights, total);
    const next: Weights = {};
    const rate = step * (1 - round / (rounds * 1.1));
    for (const name of names) {
      const now = slope[name] ?? 0;
      mean[name] = momentum * (mean[name] ?? 0) + (1 - momentum) * now;
      square[name] = spread * (square[name] ?? 0) + (1 - spread) * now * now;
      const way = mean[name] / (1 - momentum ** round);
      const size = Math.sqrt(square[name] / (1 - spread ** round)) + 1e-8;
      next[name] = (weights[name] ?? 0) + (rate * way) / size;
    }
    weights = next;
  }
  return Object.fromEntries(
    names
      .map((name) => [name, Math.round((weights[name] ?? 0) * 100) / 100] as const)
      .filter(([, weight]) => weight !== 0),
  );
}

function addSlope(
  slope: Weights,
  { options, right, weight }: Choice,
  weights: Weights,
  total: number,
) {
  const shares = softmax(options.map((signs) => weigh(weights, signs)));
  const found = [...right].reduce((sum, place) => sum + (shares[place] ?? 0), 0) || 1e-9;
  options.forEach((signs, place) => {
    const share = shares[place] ?? 0;
    const pull = ((right.has(place) ? share / found : 0) - share) * (weight / total);
    if (Math.abs(pull) < 1e-7) return;
    for (const [name, value] of Object.entries(signs))
      if (value !== 0) slope[name] = (slope[name] ?? 0) + pull * value;
  });
}
