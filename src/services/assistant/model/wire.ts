import type { NoteSize } from "~/domain/handbook/case-notes";
import type { PendingReason, RequestOptions } from "~/services/assistant/assistant";
import type { RepairCase } from "~/domain/repair-case";
import type { PromptMessage } from "./prompts";
import type { JsonSchema } from "./question-schema";

/** A whole answer: text that is not blank, and whether the token limit ended it. */
export type Completion = { text: string; hitLimit: boolean };

/** What a verb asks: a server, or the browser's own model. */
export type Wire = {
  /** How much of the handbook it takes along. */
  noteSize: NoteSize;
  supportsVision: boolean;
  /** In ms, for the whole verb. */
  totalMs: number;
  /** @throws AssistantError of any kind */
  complete: (request: CompletionRequest) => Promise<Completion>;
  /** Whether it has turned a photo down before. */
  refusesPhotos: () => boolean;
  /** The case with the words in its recording, where they can be written down. */
  addWordsSpoken: (repair: RepairCase, options: RequestOptions) => Promise<RepairCase>;
};

export type CompletionRequest = {
  /** Put together for each attempt: what the server has refused is left out of the next. */
  messages: () => PromptMessage[];
  maxTokens: number;
  /** Holds the answer to a shape where the server can; each attempt's own, like the messages. */
  schema?: () => JsonSchema;
  signal: AbortSignal;
  /** As in `RequestOptions`; its presence asks the server to stream. */
  onText?: (soFar: string) => void;
  /** As in `RequestOptions`. */
  onWait?: (wait: PendingReason | null) => void;
};
