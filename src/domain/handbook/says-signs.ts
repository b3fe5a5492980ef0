import { toClauses } from "~/domain/language/words";
import { conceptsOf } from "./page-concepts";

/** Each word and idea of a complaint once: some are said where no page can help, "advice" or "unknown". */
export function saysSigns(issue: string): Record<string, number> {
  const words = toClauses(issue).flat();
  const ideas = conceptsOf(words).map((idea) => `#${idea}`);
  return Object.fromEntries([...words, ...ideas].map((word) => [signOf(word), 1]));
}

/** @param packed the words and their weights, "advice:0.24 unknown:0.25" */
export const saysWeights = (packed: string): Record<string, number> =>
  Object.fromEntries(
    packed.split(" ").map((one) => {
      const [word = "", weight] = one.split(":");
      return [signOf(word), Number(weight)];
    }),
  );

const signOf = (word: string) => `${sayingOf}${word}`;

/** What the signs of words begin with. */
export const sayingOf = "says ";
