import { http, HttpResponse, type DefaultBodyType } from "msw";
import { onTestFinished, vi } from "vitest";
import { server } from "../../../mocks/node";
import { AssistantError } from "~/services/assistant/assistant";
import { createProviderAssistant } from "~/services/assistant/provider/provider-assistant";
import { startOpenAiServer, type Behaviour } from "../../support/openai-server";

export const key = "sk-test-1234567890";
export const baseUrl = "https://ai.test/v1";

type Instruments = NonNullable<Parameters<typeof createProviderAssistant>[1]>;

/** An assistant at `baseUrl` whose waits before a retry pass at once. */
export function provider(instruments: Instruments = {}, model = "gpt-3.5-turbo") {
  return createProviderAssistant(
    { apiKey: key, baseUrl, model },
    { sleep: () => Promise.resolve(), ...instruments },
  );
}

/** What a verb is called with, and what it called back. */
export function listening() {
  const onText = vi.fn<(soFar: string) => void>();
  return { signal: new AbortController().signal, onText };
}

export const quietly = () => ({ signal: new AbortController().signal });

export type SeenRequest = { url: string; headers: Headers; body: DefaultBodyType };

/**
 * Answers the first request with the first answer and so on, and all further ones with the last.
 *
 * @returns the requests as they come in
 */
export function serve(...answers: (() => Response | Promise<Response>)[]): SeenRequest[] {
  const seen: SeenRequest[] = [];
  server.use(
    http.post("*/chat/completions", async ({ request }) => {
      seen.push({ url: request.url, headers: request.headers, body: await request.json() });
      const answer = answers[seen.length - 1] ?? answers.at(-1);
      return answer?.();
    }),
  );
  return seen;
}

export const plain = (content: unknown, finishReason: string | null = "stop") =>
  HttpResponse.json({
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finishReason }],
  });

export const serverError = (
  status: number,
  error: unknown = { message: `no, ${key}` },
  headers: Record<string, string> = {},
) => HttpResponse.json({ error }, { status, headers });

/** Server-sent events, each frame written as it stands. */
export const events = (...frames: string[]) =>
  new HttpResponse(frames.map((frame) => `${frame}\n\n`).join(""), {
    headers: { "Content-Type": "text/event-stream" },
  });

export const piece = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }] })}`;

export const text = (content: string) => piece({ content });
export const end = (finishReason = "stop") => piece({}, finishReason);

/** What two requests have in common, from the first byte on. */
export function sharedStart(one: unknown, other: unknown): string {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  let end = 0;
  while (end < first.length && first[end] === second[end]) end += 1;
  return first.slice(0, end);
}

/** The AssistantError that a verb rejects with. */
export async function failureOf(answer: Promise<unknown>): Promise<AssistantError> {
  const thrown: unknown = await answer.then(
    (value) => new Error(`It answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof AssistantError) return thrown;
  throw thrown;
}

/**
 * Starts a real server, and takes MSW out of the way: behind it, no body can be cancelled.
 *
 * @returns the server and an assistant that asks it, until the test ends
 */
export async function realServer(behaviour: Behaviour, instruments: Instruments = {}) {
  const ai = await startOpenAiServer({ pauseMs: 0 });
  server.close();
  onTestFinished(async () => {
    server.listen({ onUnhandledRequest: "error" });
    await ai.close();
  });
  ai.behave(behaviour);
  const assistant = createProviderAssistant(
    { baseUrl: ai.url, apiKey: key, model: "gpt-3.5-turbo" },
    { sleep: () => Promise.resolve(), ...instruments },
  );
  return { ai, assistant };
}
