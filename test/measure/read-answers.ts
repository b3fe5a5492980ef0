import { readdirSync, readFileSync } from "node:fs";
import { appliances } from "../unit/handbook/answers/appliances";
import { electronics } from "../unit/handbook/answers/electronics";
import { firstHalf } from "../unit/handbook/answers/first-round-1";
import { firstRest } from "../unit/handbook/answers/first-round-2";
import { household } from "../unit/handbook/answers/household";
import { outdoors } from "../unit/handbook/answers/outdoors";
import { secondHalf } from "../unit/handbook/answers/second-round-1";
import { secondRest } from "../unit/handbook/answers/second-round-2";
import type { AnswerRecord } from "./read-records";

const folder = "test/measure/answers";
const keys: Readonly<Record<string, string>> = { y: "yes", n: "no", u: "unknown" };

/** The rules were written by these, and read them better than others: they teach less of what rules are worth. */
const ofTests = [
  appliances,
  electronics,
  household,
  outdoors,
  firstHalf,
  firstRest,
  secondHalf,
  secondRest,
].flat();

/** The answers that were written to learn from, and how much those of each file count. */
export function readWrittenAnswers(): { name: string; weight: number; records: AnswerRecord[] }[] {
  const files = readdirSync(folder).map((name) => ({
    name,
    weight: name.startsWith("early") ? 0.4 : 1,
    records: readFile(`${folder}/${name}`),
  }));
  const records = ofTests.flatMap(({ ask, said }) =>
    Object.entries(said).flatMap(([means, answers]) =>
      answers.map((answer) => ({ fault: "", ask, answer, means })),
    ),
  );
  return [...files, { name: "tests", weight: 0.7, records }];
}

/** A question on a line of its own, then its answers: "y it hums", "n dead quiet", "u never listened". */
function readFile(path: string): AnswerRecord[] {
  let ask = "";
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, key = "", answer] = /^ {2}(\w+) (.+)$/.exec(line) ?? [];
      if (answer !== undefined) return [{ fault: "", ask, answer, means: keys[key] ?? key }];
      ask = line;
      return [];
    });
}
