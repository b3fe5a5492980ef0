import type { Guide } from "./guide/guide";

/** What the three questions of /diagnostics became. `id` counts from 1 to 3. */
export type AnsweredQuestion = { id: number; question: string; answer: string };

/** One line of the chat on a guide; `isUser` tells the person's words from the assistant's. */
export type ChatMessage = { text: string; isUser: boolean };

/** What was found in the two files, in words. The person reads and corrects it. */
export type Findings = {
  /** Empty or absent until somebody looked at the photo. */
  photoShows?: string;
  /** Empty or absent when nothing was heard, or nobody listened. */
  recordingHolds?: string;
};

/** What is known of one repair; it grows along the flow and is never written to storage. */
export type RepairCase = Findings & {
  itemDescription: string;
  itemIssue: string;
  photo: File | null;
  recording: File | null;
  answers: readonly AnsweredQuestion[];
  rootCause?: string;
  guide?: Guide;
};
