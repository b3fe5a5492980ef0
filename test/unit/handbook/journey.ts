import type { RepairCase } from "~/domain/repair-case";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";

export const ask = () => ({ signal: new AbortController().signal });

export function newCase(itemDescription: string, itemIssue: string): RepairCase {
  return { itemDescription, itemIssue, photo: null, recording: null, answers: [] };
}

/** Goes with a case from the questions to the guide, answering each question by `reply`. */
export async function takeJourney(
  itemDescription: string,
  itemIssue: string,
  reply: (question: string, place: number) => string,
) {
  const asked = newCase(itemDescription, itemIssue);
  const questions = await handbookAssistant.diagnosticQuestions(asked, ask());
  const answers = questions.map((question, place) => ({
    id: place + 1,
    question,
    answer: reply(question, place),
  }));
  const answered = { ...asked, answers };
  const rootCause = await handbookAssistant.rootCause(answered, ask());
  const guide = await handbookAssistant.repairGuide({ ...answered, rootCause }, ask());
  return { questions, rootCause, guide: guide.text, repair: { ...answered, rootCause, guide } };
}
