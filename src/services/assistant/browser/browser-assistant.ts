import { AssistantError, type AssistantErrorKind } from "~/services/assistant/assistant";
import { createAnswerText, longestAnswer } from "~/services/assistant/model/answer-text";
import type { PromptMessage } from "~/services/assistant/model/prompts";
import { modelAssistant } from "~/services/assistant/model/model-assistant";
import { raceAbort, startTimer } from "~/services/assistant/model/timer";
import type { CompletionRequest } from "~/services/assistant/model/wire";
import { abilities, availability, type Content, languageModel } from "./language-model";

/** In ms. A model on this computer is loaded from disk first, and writes slowly where it has no graphics card. */
const limits = { firstMs: 180_000, idleMs: 60_000, totalMs: 900_000 };

/** The model that some browsers bring along, asked in the same words as a server. */
export const browserAssistant = modelAssistant("browser", async () => ({
  // It is a small model.
  noteSize: "short",
  supportsVision: (await availability(true)) === "available",
  totalMs: limits.totalMs,
  complete,
  refusesPhotos: () => false,
  // Its own words for a recording are not asked for: what is heard in it is known already.
  addWordsSpoken: (repair) => Promise.resolve(repair),
}));

/** One answer from a session of its own, which ends with it. */
async function complete({ messages, schema, signal, onText, onWait }: CompletionRequest) {
  const timer = startTimer(signal);
  const text = createAnswerText();
  try {
    timer.allow(limits.firstMs, "text");
    for await (const piece of write(messages(), schema, timer.signal, onWait)) {
      timer.allow(limits.idleMs, "more text");
      text.add(piece);
      if (text.soFar().length > longestAnswer) throw tooLong();
      onText?.(text.soFar());
    }
  } catch (thrown) {
    throw failure(timer.signal.aborted ? timer.signal.reason : thrown, text.soFar());
  } finally {
    timer.end();
  }
  if (text.soFar().trim() === "") throw new AssistantError("empty", "The answer has no text");
  return { text: text.soFar(), hitLimit: false };
}

/** The pieces as they come; the session is destroyed once they are read, or nobody wants them any more. */
async function* write(
  messages: readonly PromptMessage[],
  schema: CompletionRequest["schema"],
  signal: AbortSignal,
  onWait: CompletionRequest["onWait"],
) {
  const model = languageModel();
  if (!model) throw new AssistantError("not-initialized", "This browser has no model");
  const said = messages.map(({ role, content }) => ({ role, content: contentOf(content) }));
  const hasPhoto = said.some(({ content }) => content.some(({ type }) => type === "image"));
  onWait?.({ reason: "loading" });
  const created = model.create({
    ...abilities(hasPhoto),
    initialPrompts: said.slice(0, -1),
    signal,
  });
  try {
    const session = await raceAbort(created, signal);
    const options = { signal, responseConstraint: schema?.() };
    const pieces = session.promptStreaming(said.slice(-1), options).getReader();
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = await raceAbort(pieces.read(), signal);
      if (isFirst) onWait?.(null);
      if (done) return;
      yield value;
    }
  } finally {
    // Also where it is made too late.
    void created.then(
      (session) => session.destroy(),
      () => undefined,
    );
  }
}

function contentOf(content: PromptMessage["content"]): Content[] {
  if (typeof content === "string") return [{ type: "text", value: content }];
  return content.map((part) =>
    part.type === "text"
      ? { type: "text", value: part.text }
      : { type: "image", value: photoOf(part.image_url.url) },
  );
}

/** By hand, because the page's policy lets no data URL be fetched. */
function photoOf(dataUrl: string): Blob {
  const [, type = "", base64 = ""] = /^data:([^;]*);base64,(.*)$/.exec(dataUrl) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))], { type });
}

const tooLong = () =>
  new AssistantError("too-long", `The answer is longer than ${longestAnswer} characters`);

/** What the Prompt API throws, by the names of its errors. */
const kinds: Record<string, AssistantErrorKind> = {
  // Not here, or its download waits for a tap in AI settings.
  NotAllowedError: "not-initialized",
  NotSupportedError: "refused",
  QuotaExceededError: "too-large",
  // The browser holds back what it takes for unsafe.
  NotReadableError: "filtered",
  NetworkError: "unreachable",
};

/** Once there is text it is kept. */
function failure(thrown: unknown, partialText: string): AssistantError {
  const error =
    thrown instanceof AssistantError
      ? thrown
      : new AssistantError(
          kinds[thrown instanceof Error ? thrown.name : ""] ?? "unavailable",
          "The browser's model failed",
          { cause: thrown },
        );
  if (!partialText) return error;
  const kind = error.kind === "aborted" ? "aborted" : "cut-short";
  return new AssistantError(kind, error.message, { partialText, cause: error });
}
