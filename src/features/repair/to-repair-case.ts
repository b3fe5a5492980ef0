import type { Guide } from "~/domain/guide/guide";
import type { RepairCase } from "~/domain/repair-case";
import type { GuideState, ItemState, RootCauseState } from "./flow";
import { restoreFile } from "./serialized-file";

/** How a guide travels. */
export function packGuide({ text, facts, sections, steps }: Guide) {
  return { repairGuide: text, guideParts: { facts, sections, steps } };
}

/** The guide again, of its text and its parts, which travel apart. */
export function unpackGuide({
  repairGuide,
  guideParts,
}: Pick<GuideState, "repairGuide" | "guideParts">): Guide {
  return { ...guideParts, text: repairGuide };
}

/** What was written and found in this repair by the time its root cause is shown. */
export function wordsOf(repair: ItemState & Partial<RootCauseState>) {
  const { itemDescription, itemIssue, findings, chosen, rootCause } = repair;
  const { questions = [], earlierAnswers = [] } = repair;
  const asked = new Set(questions.map(({ question }) => question));
  const earlier = earlierAnswers.filter(({ question }) => !asked.has(question));
  const answers = [...questions, ...earlier].map((said, index) => ({ ...said, id: index + 1 }));
  return { itemDescription, itemIssue, findings, chosen, answers, rootCause };
}

/** What was said in answer to any question so far. */
export const answersIn = (repair: ItemState & Partial<RootCauseState>) =>
  wordsOf(repair).answers.filter(({ answer }) => answer.trim() !== "");

/** What the assistant is asked about, from what travelled so far. */
export function toRepairCase(repair: ItemState & Partial<GuideState>): RepairCase {
  const { imageFile, audioFile, repairGuide, guideParts } = repair;
  return {
    ...wordsOf(repair),
    photo: imageFile && restoreFile(imageFile),
    recording: audioFile && restoreFile(audioFile),
    guide: guideParts && unpackGuide({ repairGuide: repairGuide ?? "", guideParts }),
  };
}
