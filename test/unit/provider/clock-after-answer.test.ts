import { expect, it, vi } from "vitest";
import { openChatServer } from "~/services/assistant/provider/chat-server";
import { complete } from "~/services/assistant/provider/complete";
import { timeLimitsFor } from "~/services/assistant/provider/time-limits";
import { sleep } from "~/services/assistant/model/timer";
import { end, events, plain, serve, serverError, text } from "./wire";

/** Asks a server on this very computer, whose model may have to be loaded first. */
function ask(onText?: (soFar: string) => void) {
  const server = openChatServer({ baseUrl: "http://localhost:11434/v1", model: "small" });
  const wire = { server, limits: timeLimitsFor(server.baseUrl), sleep, random: () => 0.5 };
  const { signal } = new AbortController();
  return complete(wire, { messages: () => [], maxTokens: 5, signal, onText });
}

it.each([
  ["a whole answer", () => plain("The fuse."), undefined],
  ["a streamed answer", () => events(text("The fuse."), end()), () => {}],
  ["a refusal", () => serverError(401), undefined],
])("no limit runs on after %s", async (_what, answer, onText) => {
  const set = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  serve(answer);
  await ask(onText).catch(() => undefined);
  const gone = new Set<unknown>(cleared.mock.calls.map(([timeout]) => timeout));
  const limits = set.mock.results.filter((_, place) => Number(set.mock.calls[place]?.[1]) > 10_000);
  expect(limits.length).toBeGreaterThan(1);
  for (const { value } of limits) expect(gone.has(value)).toBe(true);
});
