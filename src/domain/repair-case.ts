import type { Findings } from "./findings";
import type { Guide } from "./guide/guide";
import type { Choice } from "./understanding";

/** What the three questions of /diagnostics became. */
export type AnsweredQuestion = {
  /** Counts from 1. */
  id: number;
  question: string;
  answer: string;
  /** Answers to tap, where the question offers some of its own. */
  choices?: readonly string[];
  /** Whether a "yes" tells of what the question asks for as a danger. Where nothing is said, it does. */
  raisesStop?: boolean;
};

/** One line of the chat on a guide; `isUser` tells the person's words from the assistant's. */
export type ChatMessage = {
  text: string;
  isUser: boolean;
  /** A reply that was left before its writer had come to the end. */
  isCut?: true;
};

/** What is known of one repair; it grows along the flow and is never written to storage. */
export type RepairCase = {
  itemDescription: string;
  itemIssue: string;
  photo: File | null;
  recording: File | null;
  /** What was found in the photo and the recording. */
  findings?: Findings;
  /** What the person set right about it, if anything. */
  chosen?: Choice;
  answers: readonly AnsweredQuestion[];
  rootCause?: string;
  guide?: Guide;
};

/** What a case is told in. */
export type RepairWords = Omit<RepairCase, "photo" | "recording" | "guide">;

/** The same for the same words, whatever else comes along with them. */
export function keyOfWords(repair: RepairWords): string {
  const { itemDescription, itemIssue, findings, chosen, answers, rootCause } = repair;
  // By this type a word that a case is given later cannot be forgotten here.
  const words: Record<keyof RepairWords, unknown> = {
    itemDescription,
    itemIssue,
    findings,
    chosen,
    answers,
    rootCause,
  };
  return JSON.stringify(words);
}
