import type { Findings } from "~/domain/findings";
import type { AnsweredQuestion, ChatMessage, RepairCase } from "~/domain/repair-case";
import type { Understanding } from "~/domain/understanding";
import type { Guide } from "~/domain/guide/guide";
import type { Progress } from "~/domain/guide/put-back-first";
import type { NewPlan } from "~/domain/guide/replace-rest";

export type RequestOptions = {
  /** Aborting ends the call; it then rejects with an AssistantError of kind "aborted". */
  signal: AbortSignal;
  /** Given the whole text so far each time more of it has come; absent, nothing is streamed. */
  onText?: (soFar: string) => void;
  /** Told why nothing comes at the moment, and null once it goes on. */
  onWait?: (wait: PendingReason | null) => void;
  /** Told what was found in the photo or the recording on the way to the answer. */
  onFindings?: (found: Findings) => void;
  /** Told what is known of each of the three questions, in their order. */
  onDetails?: (details: readonly QuestionDetails[]) => void;
  /** Told what was made of the words on the way to the answer, where the handbook answers. */
  onUnderstood?: (understood: Understanding) => void;
  /** A text of this very verb that broke off: the answer begins with it and goes on from its end. */
  continueFrom?: string;
};

/** The answers to tap, where the question has some, and whether its "yes" tells of a danger. */
export type QuestionDetails = Pick<AnsweredQuestion, "choices" | "raisesStop">;

/** "retrying": the server failed and is asked again at `at`, in ms since 1970. "loading": a local model starts. */
export type PendingReason = { reason: "retrying"; at: number } | { reason: "loading" };

/** What did not work at the bench, and what is known there. */
export type Trouble = Progress & {
  what: "cannot be done" | "looks different" | "is not to be seen";
  /** What was ruled out before, as the answer to the trouble before told it. */
  tried: readonly string[];
};

/** A guide that goes on otherwise: what is done stays; `tried` is handed back with the next trouble. */
export type Rewritten = NewPlan & { tried: string[] };

/** "browser": the model that some browsers bring along. */
export const assistantSources = ["handbook", "provider", "browser"] as const;

export type AssistantSource = (typeof assistantSources)[number];

/**
 * The assistant port: five verbs, three adapters, one contract test that all pass.
 * Every verb resolves with text that is not blank, or rejects with an AssistantError.
 */
export type RepairAssistant = {
  source: AssistantSource;
  diagnosticQuestions(
    repair: RepairCase,
    options: RequestOptions,
  ): Promise<[string, string, string]>;
  /** Markdown, two to three paragraphs. */
  rootCause(repair: RepairCase, options: RequestOptions): Promise<string>;
  /** Tools and materials, safety, steps, prevention, when to call a professional. A model streams its Markdown. */
  repairGuide(repair: RepairCase, options: RequestOptions): Promise<Guide>;
  /** Other steps from a step on that did not work; null where nothing is left to try. A model streams its Markdown. */
  rewriteGuide(
    repair: RepairCase & { guide: Guide },
    trouble: Trouble,
    options: RequestOptions,
  ): Promise<Rewritten | null>;
  /** `history` is the whole chat before `message`, oldest first. */
  chatReply(
    repair: RepairCase,
    history: readonly ChatMessage[],
    message: string,
    options: RequestOptions,
  ): Promise<string>;
};

export type AssistantErrorKind =
  | "not-initialized"
  | "unreachable"
  | "timed-out"
  /** The server does not take this request: its key, model or address is wrong. */
  | "refused"
  /** The model did not want to answer. */
  | "declined"
  /** A content filter took the answer away. */
  | "filtered"
  | "limited"
  | "no-credit"
  /** Text, photo or chat are larger than the server or model takes. */
  | "too-large"
  | "unavailable"
  | "unreadable"
  | "empty"
  | "cut-short"
  /** It went on and on, and was stopped. */
  | "too-long"
  /** The server sends to another address, which is not followed. */
  | "redirected"
  | "aborted";

/** The only error an adapter throws. Its message is for the console, never for the screen. */
export class AssistantError extends Error {
  readonly kind: AssistantErrorKind;
  /** What had been written before the failure; empty when nothing had. `cause` tells why it broke off. */
  readonly partialText: string;
  /** Until when the server wants not to be asked, in ms since 1970, where that is long. */
  readonly retryAt: number | undefined;

  constructor(
    kind: AssistantErrorKind,
    message: string,
    options: ErrorOptions & { partialText?: string; retryAt?: number } = {},
  ) {
    super(message, options);
    this.name = "AssistantError";
    this.kind = kind;
    this.partialText = options.partialText ?? "";
    this.retryAt = options.retryAt;
  }
}
