import { sayingOf } from "~/domain/handbook/says-signs";
import type { Choice } from "./fit-weights";

/** Whether a sign is a word of the complaint. */
export const isWord = (sign: string) => sign.startsWith(sayingOf);

/** A word that fewer rows hold teaches nothing. */
const leastRows = 5;

/** The choices without the words that hardly any of them has. */
export function withoutRareWords(choices: readonly Choice[]): Choice[] {
  const rows = new Map<string, number>();
  const words = choices.flatMap(({ options }) => options.flatMap(Object.keys)).filter(isWord);
  for (const word of words) rows.set(word, (rows.get(word) ?? 0) + 1);
  const isCommon = ([sign]: [string, number]) =>
    !isWord(sign) || (rows.get(sign) ?? 0) >= leastRows;
  return choices.map((choice) => ({
    ...choice,
    options: choice.options.map((signs) =>
      Object.fromEntries(Object.entries(signs).filter(isCommon)),
    ),
  }));
}
