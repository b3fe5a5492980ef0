import { itemTypes } from "virtual:handbook/item-types";
import type { Question } from "~/domain/handbook/playbook";

/** Every question of the handbook, by its wording; where several faults ask it, the first. */
export async function openQuestions(): Promise<ReadonlyMap<string, Question>> {
  const playbooks = await Promise.all(itemTypes.map(({ playbook }) => playbook()));
  const questions = playbooks.flatMap(({ faults }) => faults.flatMap((fault) => fault.questions));
  return new Map(questions.toReversed().map((question) => [question.ask, question]));
}
