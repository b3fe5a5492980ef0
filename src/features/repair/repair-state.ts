import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { type Guide, guideParts } from "~/domain/guide/guide";
import { readGuide } from "~/domain/guide/read-guide";
import type { RepairCase } from "~/domain/repair-case";
import { restoreFile, serializedFile } from "./serialized-file";

/**
 * What travels between the four screens in navigation state (specification, section 2).
 * It comes back from the browser's history, so every screen parses it on arrival.
 */
const files = {
  imageFile: serializedFile.nullable().catch(null),
  audioFile: serializedFile.nullable().catch(null),
};

/** Numbered by their place, whatever they say of themselves. */
const answeredQuestions = z
  .array(z.object({ question: z.string().min(1), answer: z.string() }))
  .max(3)
  .transform((questions) => questions.map((question, index) => ({ id: index + 1, ...question })));

/** What was found in the two files, as the person last left it. */
const findings = {
  photoShows: z.string().optional().catch(undefined),
  recordingHolds: z.string().optional().catch(undefined),
};

const source = z.enum(["handbook", "provider"]).optional().catch(undefined);

/** The request form, as it was left. */
export const requestState = z.object({
  preserveFormData: z.literal(true),
  itemDescription: z.string(),
  itemIssue: z.string(),
  ...files,
  ...findings,
});

const item = z.object({
  itemDescription: z.string().trim().min(1),
  itemIssue: z.string().trim().min(1),
  ...files,
  ...findings,
});

export const diagnosticsState = item.extend({
  preserveAnswers: z.boolean().optional().catch(undefined),
  questions: answeredQuestions
    .refine(({ length }) => length === 3)
    .optional()
    .catch(undefined),
  questionsFrom: source,
});

export const rootCauseState = item.extend({
  questions: answeredQuestions.catch([]),
  questionsFrom: source,
  rootCause: z.string().trim().min(1),
  rootCauseFrom: source,
});

const guide = rootCauseState.extend({
  repairGuide: z.string().trim().min(1),
  /** The guide taken apart, as its writer knows it best. */
  guideParts: guideParts.optional().catch(undefined),
  guideFrom: source,
  /** Numbers of the steps that were ticked off, counted from 1. */
  doneSteps: z.array(z.number()).catch([]),
  chat: z.array(z.object({ text: z.string(), isUser: z.boolean() })).catch([]),
});

/** A guide that came as text alone is read once, here. */
export const guideState = guide.transform((state) => {
  const { facts, sections, steps } = state.guideParts ?? readGuide(state.repairGuide);
  return { ...state, guideParts: { facts, sections, steps } };
});

export type RequestState = z.infer<typeof requestState>;
export type ItemState = z.infer<typeof item>;
export type DiagnosticsState = z.infer<typeof diagnosticsState>;
export type RootCauseState = z.infer<typeof rootCauseState>;
export type GuideState = z.infer<typeof guideState>;

/** The state this screen was handed, or null when something it cannot do without is missing. */
export function useArrivedState<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> | null {
  const { state } = useLocation();
  return useMemo(() => schema.safeParse(state).data ?? null, [schema, state]);
}

/** What every screen needs to know of the item, and nothing of what came of it. */
export function itemOf(state: ItemState): ItemState {
  const { itemDescription, itemIssue, imageFile, audioFile, photoShows, recordingHolds } = state;
  return { itemDescription, itemIssue, imageFile, audioFile, photoShows, recordingHolds };
}

/** The way back to the request form: it refills both texts, the photo and the recording. */
export function backToRequest(state: ItemState): RequestState {
  return { preserveFormData: true, ...itemOf(state) };
}

/** The way back to the questions: the earlier questions and answers are used again. */
export function backToDiagnostics(state: RootCauseState): DiagnosticsState {
  const { questions, questionsFrom } = state;
  return { ...itemOf(state), questions, questionsFrom, preserveAnswers: true };
}

/** The way back to the root cause. The guide stays behind: it belongs to the screen that shows it. */
export function backToRootCause(state: GuideState): RootCauseState {
  const { repairGuide: _guide, guideParts: _parts, guideFrom: _from, ...others } = state;
  const { doneSteps: _ticks, chat: _chat, ...rest } = others;
  return rest;
}

/** How a guide travels. */
export function packGuide({ text, facts, sections, steps }: Guide) {
  return { repairGuide: text, guideParts: { facts, sections, steps } };
}

export function unpackGuide({
  repairGuide,
  guideParts,
}: Pick<GuideState, "repairGuide" | "guideParts">): Guide {
  return { ...guideParts, text: repairGuide };
}

/** What was written in this repair by the time its root cause is shown. */
export function wordsOf(state: ItemState & Partial<RootCauseState>) {
  const { itemDescription, itemIssue, photoShows, recordingHolds, questions = [] } = state;
  return {
    itemDescription,
    itemIssue,
    photoShows,
    recordingHolds,
    answers: questions,
    rootCause: state.rootCause,
  };
}

/** What the assistant port is asked about, from what travelled. */
export function toRepairCase(state: ItemState & Partial<GuideState>): RepairCase {
  const { imageFile, audioFile, repairGuide, guideParts } = state;
  return {
    ...wordsOf(state),
    photo: imageFile && restoreFile(imageFile),
    recording: audioFile && restoreFile(audioFile),
    guide: guideParts && unpackGuide({ repairGuide: repairGuide ?? "", guideParts }),
  };
}
