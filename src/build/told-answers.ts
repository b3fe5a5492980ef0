import { existsSync, readFileSync } from "node:fs";
import type { Fault } from "../domain/handbook/schema.ts";
import { HandbookError, named } from "./read-yaml.ts";

type Told = { ask: string; key: string; answer: string; line: number };

/**
 * Gives the questions of a kind's faults what people answer to them, as its `answers.txt` tells: a
 * question on a line of its own, below it, two spaces further in, an answer's name and words that mean it.
 *
 * @throws HandbookError naming each line whose question or answer the faults do not have
 */
export function addToldAnswers(faults: readonly Fault[], file: string): Fault[] {
  const told = existsSync(file) ? readTold(readFileSync(file, "utf8")) : [];
  const isKnown = ({ ask, key }: Told) =>
    faults.some(({ questions }) => questions.some((one) => one.ask === ask && key in one.answers));
  const wrongs = told.filter((one) => !isKnown(one));
  if (wrongs.length > 0)
    throw new HandbookError(wrongs.map((one) => describe(file, one)).join("\n"));
  const byAnswer = new Map<string, string[]>();
  for (const { ask, key, answer } of told)
    byAnswer.set(`${key} ${ask}`, [...(byAnswer.get(`${key} ${ask}`) ?? []), answer]);
  return faults.map((fault) => ({
    ...fault,
    questions: fault.questions.map((question) => ({
      ...question,
      answers: Object.fromEntries(
        Object.entries(question.answers).map(([key, answer]) => {
          const own = byAnswer.get(`${key} ${question.ask}`);
          return [key, own ? { ...answer, told: own.join("\n") } : answer];
        }),
      ),
    })),
  }));
}

function readTold(text: string): Told[] {
  let ask = "";
  return text.split("\n").flatMap((content, index) => {
    const [, key, answer] = /^ {2}(\S+) (.+)$/.exec(content) ?? [];
    if (key !== undefined && answer !== undefined) return [{ ask, key, answer, line: index + 1 }];
    ask = content;
    return [];
  });
}

const describe = (file: string, { ask, key, line }: Told) =>
  `${named(file)}:${line}: no fault of this kind asks “${ask}” with an answer named ${key}`;
