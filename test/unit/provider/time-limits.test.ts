import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import type { PendingReason } from "~/services/assistant/assistant";
import { timeLimitsFor } from "~/services/assistant/provider/time-limits";
import { kettleCase } from "../../support/repair-cases";
import { until } from "../../support/until";
import { stopTheClock } from "./hand-moved-clock";
import {
  end,
  failureOf,
  listening,
  piece,
  provider,
  quietly,
  realServer,
  serve,
  text,
} from "./wire";

/** Those of a server elsewhere, for a local one, too: it has to be waited for no longer. */
const limits = timeLimitsFor(new URL("https://ai.test/v1"));

/** Whether the failure has come, and then the failure. */
function watch(answer: Promise<unknown>) {
  const hasCome = vi.fn<() => void>();
  const failure = failureOf(answer).finally(hasCome);
  return { failure, hasCome };
}

describe("a server that is silent", () => {
  it.each([
    ["before its answer", "silent", 30_000, /No response within 30000 ms/],
    ["before its first word", "stall", 60_000, /No text within 60000 ms/],
  ] as const)("%s is given up", async (_when, behaviour, ms, message) => {
    const clock = stopTheClock();
    const { ai, assistant } = await realServer(behaviour, { limits });
    const { failure, hasCome } = watch(assistant.rootCause(kettleCase, listening()));
    await until(() => ai.requests.length === 1);
    await clock.untilRunning(ms);
    await clock.pass(ms - 1);
    expect(hasCome).not.toHaveBeenCalled();

    await clock.pass(1);
    expect(await failure).toMatchObject({ kind: "timed-out", partialText: "" });
    expect((await failure).message).toMatch(message);
    expect(ai.requests).toHaveLength(1);
  });

  it.each([
    ["in the middle", "stall-in-text"],
    ["but for its pings", "pings"],
  ] as const)("%s is given up, and what had come is kept", async (_when, behaviour) => {
    const clock = stopTheClock();
    const { assistant } = await realServer(behaviour, { limits });
    const ask = listening();
    const { failure, hasCome } = watch(assistant.rootCause(kettleCase, ask));
    await until(() => ask.onText.mock.lastCall?.[0] === "The most likely cause ");
    await clock.pass(29_999);
    expect(hasCome).not.toHaveBeenCalled();

    await clock.pass(1);
    expect(await failure).toMatchObject({
      kind: "cut-short",
      partialText: "The most likely cause ",
    });
    expect((await failure).message).toMatch(/No more text within 30000 ms/);
  });

  it.each(["silent", "stall", "stall-in-text"] as const)(
    "or slow (%s) is given up where nothing is streamed",
    async (behaviour) => {
      const clock = stopTheClock();
      const { ai, assistant } = await realServer(behaviour, { limits });
      const { failure, hasCome } = watch(assistant.repairGuide(kettleCase, quietly()));
      await until(() => ai.requests.length === 1);
      await clock.pass(59_999);
      expect(hasCome).not.toHaveBeenCalled();

      await clock.pass(1);
      expect(await failure).toHaveProperty("kind", "timed-out");
    },
  );
});

it("gives up an answer that never ends, though it goes on", async () => {
  const clock = stopTheClock();
  const { response, send } = heldStream();
  serve(() => response);
  const ask = listening();
  const { failure, hasCome } = watch(provider({ limits }).repairGuide(kettleCase, ask));
  for (let words = 1; words <= 15; words += 1) {
    expect(hasCome).not.toHaveBeenCalled();
    send(text("word "));
    await until(() => ask.onText.mock.calls.length === words);
    await clock.pass(20_000);
  }
  expect(await failure).toMatchObject({ kind: "cut-short", partialText: "word ".repeat(15) });
  expect((await failure).message).toMatch(/No complete answer within 300000 ms/);
});

it("is patient with an answer that is slow as a whole, but steady", async () => {
  const clock = stopTheClock();
  const { response, send } = heldStream();
  serve(() => response);
  const ask = listening();
  const answer = provider({ limits }).rootCause(kettleCase, ask);
  await clock.untilRunning(60_000);
  await clock.pass(59_999);
  for (let words = 1; words <= 7; words += 1) {
    send(text("word "));
    await until(() => ask.onText.mock.calls.length === words);
    await clock.pass(29_999);
  }
  send(text("end."), end());
  expect(await answer).toBe(`${"word ".repeat(7)}end.`);
});

describe("a model that is still being loaded", () => {
  it.each([
    ["silent", 1],
    ["stall", 2],
  ] as const)(
    "is told of after 15 seconds while the server is %s",
    async (behaviour, limitsStarted) => {
      const clock = stopTheClock();
      const { ai, assistant } = await realServer(behaviour);
      const onWait = vi.fn<(wait: PendingReason | null) => void>();
      const { failure } = watch(assistant.rootCause(kettleCase, { ...listening(), onWait }));
      await until(() => ai.requests.length === 1);
      await clock.untilRunning(120_000, limitsStarted);
      await clock.pass(14_999);
      expect(onWait).not.toHaveBeenCalled();

      await clock.pass(1);
      expect(onWait.mock.calls).toEqual([[{ reason: "loading" }]]);
      await clock.pass(105_000);
      expect(await failure).toHaveProperty("kind", "timed-out");
      expect(onWait.mock.calls).toEqual([[{ reason: "loading" }], [null]]);
    },
  );

  it.each([
    ["speaking", { content: "The fuse." }, "The fuse."],
    ["reasoning", { reasoning: "Hm." }],
    ["reasoning by another name", { reasoning_content: "Hm." }],
    ["reasoning among its words", { content: "<think>Hm." }],
    ["reasoning in parts", { content: [{ type: "thinking", thinking: [] }] }],
  ])("is no longer told of once it is %s", async (_how, firstDelta, ...firstWords) => {
    const clock = stopTheClock();
    const { response, send } = heldStream();
    serve(() => response);
    const told: string[] = [];
    const answer = provider({ limits: { loadingMs: 15_000 } }).rootCause(kettleCase, {
      ...quietly(),
      onText: (soFar) => told.push(soFar),
      onWait: (wait) => told.push(wait?.reason ?? "over"),
    });
    await clock.untilRunning(15_000);
    await clock.pass(15_000);
    expect(told).toEqual(["loading"]);

    send(piece(firstDelta));
    await until(() => told.length > firstWords.length + 1);
    expect(told).toEqual(["loading", "over", ...firstWords]);
    send(text("</think>It blew."), end());
    await answer;
  });

  it("is not spoken of where the answer comes soon", async () => {
    const clock = stopTheClock();
    const { assistant } = await realServer("well");
    const onWait = vi.fn<(wait: PendingReason | null) => void>();
    await assistant.rootCause(kettleCase, { ...listening(), onWait });
    await clock.pass(120_000);
    expect(onWait).not.toHaveBeenCalled();
  });
});

/** A response whose frames are sent when the test says so. */
function heldStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new HttpResponse(readable, { headers: { "Content-Type": "text/event-stream" } }),
    send: (...frames: string[]) =>
      void writer.write(new TextEncoder().encode(frames.map((frame) => `${frame}\n\n`).join(""))),
  };
}

describe("the limits", () => {
  it.each([
    "https://api.openai.com/v1",
    "http://192.168.1.7:11434/v1",
    "https://localhost.evil.test",
  ])("are 30 s for %s to respond and 60 s to its first word", (url) => {
    expect(timeLimitsFor(new URL(url))).toEqual({
      headersMs: 30_000,
      firstTextMs: 60_000,
      loadingMs: Infinity,
      idleMs: 30_000,
      totalMs: 300_000,
    });
  });

  it.each([
    "http://localhost:11434/v1",
    "http://127.0.0.1:1234",
    "http://[::1]:8080",
    "http://ai.localhost",
  ])("leave %s time to load its model", (url) => {
    expect(timeLimitsFor(new URL(url))).toMatchObject({
      headersMs: 120_000,
      firstTextMs: 120_000,
      loadingMs: 15_000,
    });
  });
});
