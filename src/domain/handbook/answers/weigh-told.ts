import type { Question } from "../playbook";
import { toPlainWords } from "~/domain/language/plain-words";
import { listSaid } from "./denied-words";

/** For each word, said or denied, how many of the answers told that mean one thing hold it. */
type Counts = ReadonlyMap<string, number>;
type Told = { key: string; answers: number; counts: Counts };

const known = new WeakMap<Question, readonly Told[]>();

/** A word that nobody told counts as if it had been told this often for each answer. */
const unheard = 0.4;

/**
 * How much an answer's words are those of people who meant one thing rather than another, for each answer
 * of the question in logarithms of odds (naive Bayes over what `answers.txt` tells); empty where no word
 * was told.
 */
export function weighTold(question: Question, plain: string): Map<string, number> {
  const told = known.get(question) ?? count(question);
  known.set(question, told);
  const words = [...wordsOf(plain)].filter((word) => told.some(({ counts }) => counts.has(word)));
  if (words.length === 0) return new Map();
  return new Map(
    told.map(({ key, answers, counts }) => {
      const weights = words.map((word) =>
        Math.log(((counts.get(word) ?? 0) + unheard) / (answers + 2 * unheard)),
      );
      return [key, weights.reduce((sum, weight) => sum + weight, 0)];
    }),
  );
}

function count({ answers }: Question): Told[] {
  return Object.entries(answers).flatMap(([key, { told = "" }]) => {
    if (told === "") return [];
    const counts = new Map<string, number>();
    const lines = told.split("\n");
    for (const word of lines.flatMap((line) => [...wordsOf(toPlainWords(line))]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    return [{ key, answers: lines.length, counts }];
  });
}

/** Each word once; a denied one also as denied. */
const wordsOf = (plain: string) =>
  new Set(listSaid(plain).flatMap(({ word, denied }) => (denied ? [word, `not ${word}`] : [word])));
