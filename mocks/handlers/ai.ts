import { delay, http, HttpResponse } from "msw";
import { z } from "zod";
import { replyTo, taskOf, type WireMessage, wireRequest } from "../replies";
import { currentScenario } from "../scenarios";

/** How fast the mocked AI is, in milliseconds. */
export type Pace = { beforeAnswerMs: number; betweenWordsMs: number };

type Answer = { text: string; finishReason: string | null; refusal?: string };

/** OpenAI's chat completions at any address, streamed when asked so. */
export function aiHandler(pace: Pace) {
  return http.post("*/chat/completions", async ({ request: wire }) => {
    const failure = await failureOf();
    if (failure) return failure;
    const { messages, stream } = wireRequest.parse(await wire.json());
    const { beforeAnswerMs, betweenWordsMs } =
      currentScenario() === "slow" ? { beforeAnswerMs: 6000, betweenWordsMs: 200 } : pace;
    if (beforeAnswerMs > 0) await delay(beforeAnswerMs);
    const answer = answerTo(messages);
    return stream ? streamed(answer, betweenWordsMs) : plain(answer);
  });
}

/** The models that the mocked server has, for the suggestions of the settings. */
export const modelsHandler = http.get("*/models", async () => {
  const models = ["gpt-3.5-turbo", "gpt-4o-mini", "llama3.2"];
  return (await failureOf()) ?? HttpResponse.json({ data: models.map((id) => ({ id })) });
});

/** Writes down what is spoken in a recording, whatever it holds. */
export const transcriptionHandler = http.post("*/audio/transcriptions", async () => {
  return (await failureOf()) ?? HttpResponse.json({ text: "It clicks when I press the switch." });
});

async function failureOf(): Promise<Response | undefined> {
  switch (currentScenario()) {
    case "ai-silent":
      await delay("infinite");
      return undefined;
    case "ai-unreachable":
      return HttpResponse.error();
    case "ai-key-refused":
      return errorAnswer(401, "invalid_api_key", "Incorrect API key provided.");
    case "ai-busy":
      return errorAnswer(429, "rate_limit_exceeded", "Rate limit reached.");
    case "ai-no-credit":
      return errorAnswer(429, "insufficient_quota", "You exceeded your current quota.");
    case "ai-server-error":
      return errorAnswer(500, "server_error", "The server had an error.");
    case "ai-html":
      return HttpResponse.html("<!doctype html><title>Welcome to nginx</title>");
    default:
      return undefined;
  }
}

function errorAnswer(status: number, code: string, message: string) {
  return HttpResponse.json({ error: { message, type: code, param: null, code } }, { status });
}

function answerTo(messages: readonly WireMessage[]): Answer {
  const text = replyTo(messages);
  const isAboutQuestions = taskOf(messages) === "questions";
  switch (currentScenario()) {
    case "ai-empty":
      return { text: "", finishReason: "stop" };
    case "ai-declines":
      return { text: "", finishReason: "stop", refusal: "I cannot help with that." };
    case "ai-filtered":
      return { text: "", finishReason: "content_filter" };
    case "ai-cut-off":
      return { text: text.slice(0, text.length / 2), finishReason: null };
    case "ai-questions-unreadable":
      return { text: isAboutQuestions ? "Let me think about it." : text, finishReason: "stop" };
    case "ai-too-few-questions":
      return { text: isAboutQuestions ? firstQuestionOnly(text) : text, finishReason: "stop" };
    default:
      return { text, finishReason: "stop" };
  }
}

function firstQuestionOnly(questions: string): string {
  return JSON.stringify(z.array(z.unknown()).parse(JSON.parse(questions)).slice(0, 1));
}

function plain({ text, finishReason, refusal }: Answer) {
  const message = { role: "assistant", content: text, refusal };
  return HttpResponse.json({
    id: "chatcmpl-mocked",
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: finishReason }],
  });
}

/** Word by word, as server-sent events. A cut answer has neither a finish reason nor its [DONE]. */
function streamed({ text, finishReason, refusal }: Answer, betweenWordsMs: number) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (data: string) => controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      const sendChoice = (choice: object) =>
        send(JSON.stringify({ id: "chatcmpl-mocked", choices: [{ index: 0, ...choice }] }));
      for (const word of text.split(/(?<=\s)/)) {
        if (betweenWordsMs > 0) await delay(betweenWordsMs);
        sendChoice({ delta: { content: word }, finish_reason: null });
      }
      if (refusal) sendChoice({ delta: { refusal }, finish_reason: null });
      if (finishReason) {
        sendChoice({ delta: {}, finish_reason: finishReason });
        send("[DONE]");
      }
      controller.close();
    },
  });
  return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
}
