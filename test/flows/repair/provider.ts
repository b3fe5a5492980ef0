import { http, HttpResponse } from "msw";
import { vi } from "vitest";
import { server } from "../../../mocks/node";
import { taskOf, type WireMessage, wireRequest } from "../../../mocks/replies";
import { hold } from "./hold";

/** From here to the end of the test a provider answers, behind the mocked network. */
export function connectProvider() {
  vi.stubEnv("VITE_AI_SOURCE", "provider");
  vi.stubEnv("VITE_AI_API_KEY", "sk-test");
}

type SeenRequest = {
  task: ReturnType<typeof taskOf>;
  messages: readonly WireMessage[];
  /** Aborted once nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** The requests to the provider from here on, as they come in. The mock world answers them. */
export function watchProvider(): readonly SeenRequest[] {
  const seen: SeenRequest[] = [];
  server.use(
    http.post("*/chat/completions", async ({ request }) => {
      const { messages } = wireRequest.parse(await request.clone().json());
      seen.push({ task: taskOf(messages), messages, signal: request.signal });
    }),
  );
  return seen;
}

/** Keeps the provider's answers back until they are let go. */
export function holdAnswers() {
  const { ended, end } = hold();
  server.use(http.post("*/chat/completions", () => ended));
  return { letGo: end };
}

/** The provider answers so, in one piece, from here to the end of the test. */
export function answerWith(content: string) {
  server.use(
    http.post("*/chat/completions", () =>
      HttpResponse.json({ choices: [{ message: { content }, finish_reason: "stop" }] }),
    ),
  );
}

/** The provider streams `start`, and `end` only when it is let go; `written` says that it has. */
export function writeInTwoParts(start: string, end: string) {
  const { ended, end: letGo } = hold();
  const { ended: written, end: describeWritten } = hold();
  server.use(
    http.post("*/chat/completions", () => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(frame({ delta: { content: start } }));
          await ended;
          controller.enqueue(frame({ delta: { content: end }, finish_reason: "stop" }));
          controller.close();
          describeWritten();
        },
      });
      return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
    }),
  );
  return { letGo, written };
}

const frame = (choice: object) =>
  new TextEncoder().encode(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
