import { APIError } from "openai";
import { z } from "zod";
import { AssistantError } from "~/services/assistant/assistant";
import {
  createAnswerText,
  longestAnswer,
  longestUnshown,
  type AnswerText,
} from "~/services/assistant/model/answer-text";
import { raceAbort } from "~/services/assistant/model/timer";
import type { Completion } from "~/services/assistant/model/wire";
import { toFailure } from "./classify-error";

/** Text, or the list of parts in which a few servers wrap it; a part that is thinking has no text. */
const content = z
  .union([z.string(), z.array(z.object({ text: z.string().catch("") }))])
  .nullish()
  .catch(null);

const message = z.object({ content, refusal: z.string().nullish() });

const plainAnswer = z.object({
  choices: z.tuple([z.object({ message, finish_reason: z.string().nullish() })]).rest(z.unknown()),
});

const streamedChoice = z.object({
  // Reasoning is not shown, but it proves that the server is still working, so the time limit starts anew.
  delta: message.extend({ reasoning: content, reasoning_content: content }).partial().nullish(),
  finish_reason: z.string().nullish(),
});

const streamedPiece = z.object({ choices: z.array(streamedChoice) });

const errorBody = z.object({ error: z.unknown().refine(Boolean) });

/**
 * Reads an answer that came in one piece.
 *
 * @throws SyntaxError when it is not JSON, APIError when it is an error object
 * @throws AssistantError "unreadable", "empty", "declined" or "filtered"; "cut-short" where it is too long
 * @param longest `longestUnshown`, beyond which it is unreadable, where nobody is shown it as it came
 */
export function readPlain(body: string, longest = longestAnswer): Completion {
  const json: unknown = JSON.parse(body);
  const failure = errorBody.safeParse(json);
  if (failure.success) throw errorObject(failure.data.error);
  const answer = plainAnswer.safeParse(json);
  if (!answer.success) throw new AssistantError("unreadable", "The answer has no choices");

  const [choice] = answer.data.choices;
  const text = createAnswerText();
  addText(text, textOf(choice.message.content), longest);
  return finish(text.soFar(), choice.finish_reason ?? "stop", choice.message.refusal);
}

/** As the SDK throws it when one comes in a stream, so that both are judged in one place. */
function errorObject(error: unknown): APIError {
  const details = typeof error === "object" && error !== null ? error : { message: String(error) };
  return new APIError(undefined, details, undefined, undefined);
}

export type StreamListener = {
  /** Called at each piece that is not empty, even where it is reasoning and nothing can be shown. */
  onLife: () => void;
  /** Called with the whole text at each growth. */
  onText: (soFar: string) => void;
};

/**
 * Reads a stream up to its `finish_reason`.
 *
 * @throws AssistantError "cut-short" or "aborted" with the partial text, once there is some;
 *   "empty", "declined" or "filtered"
 * @throws APIError, or what the connection throws, before the first text
 */
export async function readStream(
  stream: AsyncIterable<unknown>,
  signal: AbortSignal,
  { onLife, onText }: StreamListener,
): Promise<Completion> {
  const text = createAnswerText();
  const pieces = stream[Symbol.asyncIterator]();
  let refusal = "";
  let finishReason: string | null | undefined;
  try {
    while (!finishReason) {
      const next = await raceAbort(pieces.next(), signal);
      if (next.done) break;
      const choice = streamedPiece.safeParse(next.value).data?.choices[0];
      const { content, reasoning, reasoning_content, ...delta } = choice?.delta ?? {};
      if ([content, reasoning, reasoning_content].some((said) => said?.length)) onLife();
      addText(text, textOf(content), longestAnswer, onText);
      refusal += delta.refusal ?? "";
      finishReason = choice?.finish_reason;
    }
  } catch (thrown) {
    throw text.soFar() === "" ? thrown : interruption(thrown, text.soFar());
  }
  return finish(text.soFar(), finishReason, refusal);
}

/** What came of an answer that is shown is kept. */
function tooLong(text: string, longest: number): AssistantError {
  const cause = new AssistantError("too-long", `Longer than ${longest} characters`);
  if (longest === longestUnshown) return new AssistantError("unreadable", cause.message);
  return interruption(cause, text.slice(0, longest));
}

function textOf(said: z.infer<typeof content>): string {
  return Array.isArray(said) ? said.map((part) => part.text).join("") : (said ?? "");
}

function addText(
  text: AnswerText,
  piece: string,
  longest: number,
  onText?: (soFar: string) => void,
): void {
  const before = text.soFar();
  text.add(piece);
  if (text.soFar().length > longest) throw tooLong(text.soFar(), longest);
  if (text.soFar() !== before) onText?.(text.soFar());
}

/** What a failure means once there is text: it is kept, and the call is not made again. */
function interruption(thrown: unknown, partialText: string): AssistantError {
  const { error } = toFailure(thrown);
  if (error.kind === "cut-short") return error;
  if (error.kind === "aborted")
    return new AssistantError("aborted", error.message, { partialText });
  return new AssistantError("cut-short", `The answer broke off: ${error.message}`, {
    partialText,
    cause: error.kind === "too-long" ? error : undefined,
  });
}

/** Judges what was read: a status of 200 alone does not make an answer. */
function finish(
  text: string,
  finishReason: string | null | undefined,
  refusal: string | null | undefined,
): Completion {
  if (finishReason === "content_filter") {
    throw new AssistantError("filtered", "A filter held the answer back", { partialText: text });
  }
  if (refusal && text === "") throw new AssistantError("declined", "The model declined to answer");
  if (text.trim() === "") throw new AssistantError("empty", "The answer has no text");
  // "error" is OpenRouter's, where the provider behind it broke off.
  if (!finishReason || finishReason === "error") {
    throw new AssistantError("cut-short", "The answer has no end", { partialText: text });
  }
  return { text, hitLimit: finishReason === "length" };
}
