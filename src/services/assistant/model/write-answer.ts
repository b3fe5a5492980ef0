import { AssistantError, type RequestOptions } from "~/services/assistant/assistant";
import { withoutOuterFence } from "./answer-text";
import { joinContinuation, joinSoFar } from "./join-continuation";
import type { PromptMessage } from "./prompts";
import type { CompletionRequest, Wire } from "./wire";

const goOn: PromptMessage = {
  role: "user",
  content: "Your answer was cut off. Go on exactly where it stopped, and repeat nothing of it.",
};

/**
 * One answer in words, streamed when `options.onText` is given. It goes on from `options.continueFrom` when
 * that is given. An answer that hits the token limit by itself is continued once.
 *
 * @throws AssistantError of any kind; "cut-short" and "aborted" carry what had been written
 */
export async function writeAnswer(
  wire: Wire,
  messages: PromptMessage[],
  maxTokens: number,
  { continueFrom, ...options }: RequestOptions,
): Promise<string> {
  const request = { messages: () => messages, maxTokens, ...options };
  const start = continueFrom
    ? { text: continueFrom, hitLimit: true }
    : await wire.complete(request);
  const whole = start.hitLimit ? await goOnFrom(start.text, wire, request) : start.text;
  return withoutOuterFence(whole.trim());
}

async function goOnFrom(start: string, wire: Wire, request: CompletionRequest): Promise<string> {
  const { messages, onText } = request;
  try {
    const rest = await wire.complete({
      ...request,
      messages: () => [...messages(), { role: "assistant", content: start }, goOn],
      onText: onText && ((soFar) => onText(joinSoFar(start, soFar))),
    });
    if (!rest.hitLimit) return joinContinuation(start, rest.text);
    throw new AssistantError("cut-short", "The answer hit its token limit again", {
      partialText: rest.text,
    });
  } catch (thrown) {
    if (!(thrown instanceof AssistantError)) throw thrown;
    throw new AssistantError(thrown.kind === "aborted" ? "aborted" : "cut-short", thrown.message, {
      partialText: joinSoFar(start, thrown.partialText),
      cause: thrown,
    });
  }
}
