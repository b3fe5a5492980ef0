import { writeFileSync } from "node:fs";
import { listSigns, type Signs } from "~/domain/handbook/answers/answer-signs";
import { isYesNo, readByRules } from "~/domain/handbook/answers/read-by-rules";
import { isPlainAnswer } from "~/domain/handbook/answers/plain-answer";
import { isSetApart } from "~/domain/handbook/answers/set-apart";
import { weighSigns } from "~/domain/handbook/answers/weigh-signs";
import { decideAnswer } from "~/domain/handbook/classify-answer";
import { toPlainWords } from "~/domain/language/plain-words";
import { fitLogit } from "./fit-logit";
import { readWrittenAnswers } from "./read-answers";
import { openQuestions } from "./open-questions";
import { readAnswers, type AnswerRecord } from "./read-records";
import { percent } from "./show";

const folds = 5;
/** A sign that fewer answers hold teaches nothing. */
const leastOften = 10;
const weightsFile = "src/domain/handbook/answers/answer-weights.ts";

type Row = {
  from: string;
  ask: string;
  means: string;
  signs: Signs;
  weight: number;
  /** What the rules read in an answer that is left to them. */
  byRules: string | null | undefined;
};

/**
 * Fits what each sign of an answer says of its meaning to the answers in test/measure/answers, to those
 * of the tests and to the records in `folders`; prints how many of each are read rightly by weights that
 * no answer to the same question took part in, and writes the weights fitted to all where `write` is given.
 */
export async function fitAnswers(folders: readonly string[], write: boolean): Promise<void> {
  const questions = await openQuestions();
  const toRows = (from: string, weight: number, records: readonly AnswerRecord[]): Row[] =>
    records.flatMap(({ ask, answer, means }) => {
      const question = questions.get(ask);
      if (!question || !isYesNo(question) || !["yes", "no", "unknown"].includes(means)) return [];
      const plain = toPlainWords(answer);
      const read = readByRules(question, plain)?.answer ?? null;
      const byRules = isPlainAnswer(plain) || isSetApart(ask, plain) ? read : undefined;
      return [{ from, ask, means, weight, byRules, signs: listSigns(question, plain, read) }];
    });
  const rows = [
    ...readWrittenAnswers().flatMap(({ name, weight, records }) => toRows(name, weight, records)),
    ...folders.flatMap((folder) => toRows(folder, 1.5, readAnswers(folder) ?? [])),
  ];
  const places = new Map([...new Set(rows.map(({ ask }) => ask))].map((ask, at) => [ask, at]));
  const partOf = ({ ask }: Row) => (places.get(ask) ?? 0) % folds;
  const read = Array.from({ length: folds }, (_, part) => {
    const weights = fit(rows.filter((row) => partOf(row) !== part));
    return rows
      .filter((row) => partOf(row) === part)
      .map((row) => {
        const chances = weighSigns(row.signs, weights);
        const { byRules = decideAnswer(chances) } = row;
        return { ...row, chances, got: byRules ?? "unknown" };
      });
  }).flat();
  for (const from of new Set(rows.map((row) => row.from)))
    show(
      from,
      read.filter((row) => row.from === from),
    );
  show(
    "all folders",
    read.filter((row) => folders.includes(row.from)),
  );
  if (write) writeFileSync(weightsFile, writeWeights(fit(rows)));
}

function show(name: string, rows: readonly (Row & { got: string })[]) {
  const right = rows.filter(({ means, got }) => means === got);
  const unknown = rows.filter(({ means }) => means === "unknown");
  const wrong = rows.filter(
    ({ means, got }) => means !== got && means !== "unknown" && got !== "unknown",
  );
  const left = unknown.filter(({ got }) => got === "unknown");
  console.log(
    `${name}: read ${percent(right.length, rows.length)}, turned round ${percent(wrong.length, rows.length)}, unknown as unknown ${percent(left.length, unknown.length)}`,
  );
}

function fit(rows: readonly Row[]): Map<string, [number, number]> {
  const told = fitLogit(
    rows.map(({ signs, weight, means }) => ({ signs, weight, is: means !== "unknown" })),
    leastOften,
  );
  const yes = fitLogit(
    rows
      .filter(({ means }) => means !== "unknown")
      .map(({ signs, weight, means }) => ({ signs, weight, is: means === "yes" })),
    leastOften,
  );
  const signs = new Set([...told.keys(), ...yes.keys()]);
  return new Map([...signs].map((sign) => [sign, [told.get(sign) ?? 0, yes.get(sign) ?? 0]]));
}

/** A sign that is worth less than this, in hundredths, is left out. */
const least = 6;

function writeWeights(weights: ReadonlyMap<string, readonly [number, number]>): string {
  const lines = [...weights].flatMap(([sign, values]) => {
    const [told, yes] = values.map((value) => Math.round(value * 100));
    return Math.abs(told ?? 0) + Math.abs(yes ?? 0) < least ? [] : [`${sign}|${told}|${yes}`];
  });
  return `// A table that a script writes, one line a sign.
/* oxlint-disable max-lines */
/**
 * What each sign of an answer is worth for its settling anything, and for its settling it by a yes, in
 * hundredths of logarithms of odds. Written by \`npm run fit:answers -- --write\`, which fits them to
 * answers written for it.
 */
export const answerWeights = \`
${lines.toSorted().join("\n")}
\`;
`;
}
