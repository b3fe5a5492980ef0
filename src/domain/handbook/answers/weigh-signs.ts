import type { Signs } from "./answer-signs";
import { answerWeights } from "./answer-weights";

/** How likely an answer settles its question at all, and, if it does, how likely by a yes. */
export type Chances = { told: number; yes: number };

/** For each sign what it is worth for both, in logarithms of odds. */
export type Weights = ReadonlyMap<string, readonly [told: number, yes: number]>;

let read: Weights | undefined;

/** Weighs the signs of an answer by what they were worth in the answers that the weights are fitted to. */
export function weighSigns(signs: Signs, weights: Weights = (read ??= readWeights())): Chances {
  let told = 0;
  let yes = 0;
  for (const [sign, value] of signs) {
    const [forTold, forYes] = weights.get(sign) ?? [0, 0];
    told += forTold * value;
    yes += forYes * value;
  }
  return { told: toChance(told), yes: toChance(yes) };
}

const toChance = (odds: number) => 1 / (1 + Math.exp(-odds));

function readWeights(): Weights {
  return new Map(
    answerWeights
      .trim()
      .split("\n")
      .map((line) => {
        const [sign = "", told, yes] = line.split("|");
        return [sign.trim(), [Number(told) / 100, Number(yes) / 100]];
      }),
  );
}
