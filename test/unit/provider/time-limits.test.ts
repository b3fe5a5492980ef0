import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import type { Wait } from "../../../src/services/assistant/assistant";
import { timeLimitsFor } from "../../../src/services/assistant/provider/time-limits";
import { kettleCase } from "../../support/repair-cases";
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

/** Long enough for a step that is meant to succeed, short enough to be waited for. */
const soon = 150;

describe("a server that is silent", () => {
  it.each([
    ["before its answer", "silent", { headersMs: soon }, /No response within 150 ms/],
    ["before its first word", "stall", { firstTextMs: soon }, /No text within 150 ms/],
  ] as const)("%s is given up", async (_when, behaviour, limits, message) => {
    const { ai, assistant } = await realServer(behaviour, { limits });
    const failure = await failureOf(assistant.rootCause(kettleCase, listening()));
    expect(failure).toMatchObject({ kind: "timed-out", partialText: "" });
    expect(failure.message).toMatch(message);
    expect(ai.requests).toHaveLength(1);
  });

  it.each([
    ["in the middle", "stall-in-text"],
    ["but for its pings", "pings"],
  ] as const)("%s is given up, and what had come is kept", async (_when, behaviour) => {
    const { assistant } = await realServer(behaviour, { limits: { idleMs: soon } });
    const failure = await failureOf(assistant.rootCause(kettleCase, listening()));
    expect(failure).toMatchObject({ kind: "cut-short", partialText: "The most likely cause " });
    expect(failure.message).toMatch(/No more text within 150 ms/);
  });

  it.each(["silent", "stall", "stall-in-text", "drip"] as const)(
    "or slow (%s) is given up where nothing is streamed",
    async (behaviour) => {
      const { assistant } = await realServer(behaviour, { limits: { firstTextMs: soon } });
      const failure = await failureOf(assistant.repairGuide(kettleCase, quietly()));
      expect(failure).toHaveProperty("kind", "timed-out");
    },
  );
});

it("gives up an answer that never ends, though it goes on", async () => {
  const { assistant } = await realServer("drip", { limits: { totalMs: 500 } });
  const failure = await failureOf(assistant.repairGuide(kettleCase, listening()));
  expect(failure).toHaveProperty("kind", "cut-short");
  expect(failure.message).toMatch(/No complete answer within 500 ms/);
  expect(failure.partialText).toMatch(/^## Tools/);
});

it("is patient with an answer that is slow as a whole, but steady", async () => {
  const { assistant } = await realServer("drip", { limits: { idleMs: 400, firstTextMs: 400 } });
  expect(await assistant.rootCause(kettleCase, listening())).toMatch(/suspect\.$/);
});

describe("a model that is still being loaded", () => {
  it.each(["silent", "stall"] as const)("is told of while the server is %s", async (behaviour) => {
    const { assistant } = await realServer(behaviour, {
      limits: { headersMs: soon, firstTextMs: soon, loadingMs: 20 },
    });
    const onWait = vi.fn<(wait: Wait | null) => void>();
    await failureOf(assistant.rootCause(kettleCase, { ...listening(), onWait }));
    expect(onWait.mock.calls).toEqual([[{ reason: "loading" }], [null]]);
  });

  it("is no longer told of once the first word has come", async () => {
    const { assistant } = await realServer("drip", { limits: { loadingMs: 1 } });
    const told: string[] = [];
    await assistant.rootCause(kettleCase, {
      ...quietly(),
      onText: (soFar) => told.push(soFar),
      onWait: (wait) => told.push(wait?.reason ?? "over"),
    });
    expect(told.slice(0, 3)).toEqual(["loading", "over", "T"]);
  });

  it.each([
    ["reasoning", { reasoning: "Hm." }],
    ["reasoning by another name", { reasoning_content: "Hm." }],
    ["reasoning among its words", { content: "<think>Hm." }],
    ["reasoning in parts", { content: [{ type: "thinking", thinking: [] }] }],
  ])("is no longer told of once it is %s", async (_how, thinking) => {
    const { response, send } = heldStream();
    serve(() => response);
    const told: string[] = [];
    await provider({ limits: { loadingMs: 1, firstTextMs: 1000 } }).rootCause(kettleCase, {
      ...quietly(),
      onText: (soFar) => told.push(soFar),
      onWait: (wait) => {
        told.push(wait?.reason ?? "over");
        send(...(wait ? [piece(thinking)] : [text("</think>The fuse."), end()]));
      },
    });
    expect(told).toEqual(["loading", "over", "The fuse."]);
  });

  it("is not spoken of where the answer comes soon", async () => {
    const { assistant } = await realServer("well", { limits: { loadingMs: 15_000 } });
    const onWait = vi.fn<(wait: Wait | null) => void>();
    await assistant.rootCause(kettleCase, { ...listening(), onWait });
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
