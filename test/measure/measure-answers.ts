import { itemTypes } from "virtual:handbook/item-types";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import type { Question } from "~/domain/handbook/playbook";
import type { AnswerRecord } from "./read-records";
import { list, percent, share } from "./show";

/**
 * How many natural answers are read as they were meant, how many are turned round, and how many of those
 * that settle nothing are left unknown. A row whose question the handbook no longer asks is counted,
 * and not read.
 */
export async function measureAnswers(records: readonly AnswerRecord[]) {
  const questions = await openQuestions();
  const rows = records.flatMap(({ fault, ask, answer, means }) => {
    const question = questions.get(nameOf(fault, ask));
    if (!question) return [];
    return [{ ask, answer, means, got: classifyAnswer(question, answer)?.answer ?? "unknown" }];
  });
  const right = rows.filter(({ means, got }) => means === got);
  const inverted = rows.filter(
    ({ means, got }) => means !== "unknown" && got !== "unknown" && got !== means,
  );
  const unknown = rows.filter(({ means }) => means === "unknown");
  const leftUnknown = unknown.filter(({ got }) => got === "unknown");
  const missing = records.length - rows.length;

  console.log(`\nAnswers (${records.length} rows, ${missing} of questions that are gone)`);
  console.log(`  read as meant: ${percent(right.length, rows.length)}`);
  console.log(`  turned round: ${percent(inverted.length, rows.length)}`);
  console.log(`  unknown as unknown: ${percent(leftUnknown.length, unknown.length)}`);
  list(
    "misread",
    rows
      .filter(({ means, got }) => means !== got)
      .map(({ ask, answer, means, got }) => `${got} for ${means}: ${ask} “${answer}”`),
  );
  return {
    answersRead: share(right.length, rows.length),
    answersInverted: share(inverted.length, rows.length),
    unknownRead: share(leftUnknown.length, unknown.length),
    answersMissing: missing,
  };
}

/** Every question of the handbook, by its fault and its wording. */
async function openQuestions(): Promise<ReadonlyMap<string, Question>> {
  const playbooks = await Promise.all(itemTypes.map(({ playbook }) => playbook()));
  const faults = playbooks.flatMap((playbook) => playbook.faults);
  return new Map(
    faults.flatMap(({ id, questions }) =>
      questions.map((question) => [nameOf(id, question.ask), question] as const),
    ),
  );
}

const nameOf = (fault: string, ask: string) => `${fault}: ${ask}`;
