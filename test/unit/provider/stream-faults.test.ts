import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import {
  end,
  events,
  failureOf,
  listening,
  piece,
  plain,
  provider,
  realServer,
  serve,
  serverError,
  text,
} from "./wire";

const eventStream = { "Content-Type": "text/event-stream" };

describe("a stream is read", () => {
  it.each([
    ["with comments", events(": PROCESSING", text("The "), ": ping", text("fuse."), end())],
    ["with a role first", events(piece({ role: "assistant" }), text("The fuse."), end())],
    ["with usage at its end", events(text("The fuse."), end(), 'data: {"choices":[],"usage":{}}')],
    ["with a frame without choices", events('data: {"id":"1"}', text("The fuse."), end())],
    [
      "with the last words in its last frame",
      events(text("The "), piece({ content: "fuse." }, "stop")),
    ],
    [
      "with reasoning beside it",
      events(piece({ reasoning_content: "Hm." }), text("The fuse."), end()),
    ],
    [
      "with reasoning in it",
      events(text("<think>Hm."), text("</think>\n"), text("The fuse."), end()),
    ],
    ["with parts for content", events(piece({ content: [{ text: "The fuse." }] }), end())],
    ["with its [DONE]", events(text("The fuse."), end(), "data: [DONE]")],
    [
      "with data that comes late",
      events(text("The fuse."), end(), "data: [DONE]", text(" Or not.")),
    ],
    [
      "with reasoning that was opened in the prompt",
      events(text("Hm."), text("</think>"), text("\n\nThe "), text("fuse."), end()),
    ],
    [
      "with CRLF",
      HttpResponse.text(`${text("The fuse.")}\r\n\r\n${end()}\r\n\r\n`, { headers: eventStream }),
    ],
  ])("%s", async (_how, response) => {
    serve(() => response);
    expect(await provider().rootCause(kettleCase, listening())).toBe("The fuse.");
  });

  it("cut anywhere, also within a sign", async () => {
    const bytes = new TextEncoder().encode(`${text("Der Lüfter 🔧.")}\n\n${end()}\n\n`);
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    serve(() => new HttpResponse(body, { headers: eventStream }));
    expect(await provider().rootCause(kettleCase, listening())).toBe("Der Lüfter 🔧.");
  });

  it("from a server that cannot stream", async () => {
    const ask = listening();
    serve(() => plain("The fuse."));
    expect(await provider().rootCause(kettleCase, ask)).toBe("The fuse.");
    expect(ask.onText.mock.calls).toEqual([["The fuse."]]);
  });

  it("and handed over anew once a reasoning ends that nobody saw begin", async () => {
    const ask = listening();
    serve(() => events(text("Hm."), text(" So"), text("</think>Fuse"), text("."), end()));
    await provider().rootCause(kettleCase, ask);
    expect(ask.onText.mock.calls).toEqual([["Hm."], ["Hm. So"], ["Fuse"], ["Fuse."]]);
  });

  it("and handed over as it grows, reasoning and empty pieces left out", async () => {
    const ask = listening();
    serve(() => events(text("<think>Hm.</think>"), text("The "), text(""), text("fuse."), end()));
    await provider().rootCause(kettleCase, ask);
    expect(ask.onText.mock.calls).toEqual([["The "], ["The fuse."]]);
  });
});

describe("a stream is no answer", () => {
  it.each([
    ["when it ends in the middle", () => events(text("The "), text("fu")), "cut-short", "The fu"],
    ["when only a [DONE] ends it", () => events(text("The "), "data: [DONE]"), "cut-short", "The "],
    [
      "when text comes after its [DONE]",
      () => events(text("The "), "data: [DONE]", text("fuse.")),
      "cut-short",
      "The ",
    ],
    ["when it ends with an error", () => events(text("The "), end("error")), "cut-short", "The "],
    ["when it ends in its reasoning", () => events(text("Hm.</think>"), end()), "empty", ""],
    [
      "when an older server writes an error line",
      () => events(text("The "), "error: {}"),
      "cut-short",
      "The ",
    ],
    ["when it holds nothing", () => events(), "empty", ""],
    ["when it holds comments only", () => events(": ping", "data: [DONE]"), "empty", ""],
    ["when its words are blank", () => events(text(" \n"), end()), "empty", ""],
    [
      "when its words were filtered",
      () => events(text("The "), end("content_filter")),
      "filtered",
      "The ",
    ],
    [
      "when the model refuses",
      () => events(piece({ refusal: "I cannot." }), end()),
      "declined",
      "",
    ],
    ["when it is a page", () => HttpResponse.html("<h1>nginx</h1>"), "unreadable", ""],
    [
      "when it is an error object",
      () => serverError(200, { code: "insufficient_quota" }),
      "no-credit",
      "",
    ],
    ["when it is a failing status", () => serverError(401), "refused", ""],
  ])("%s", async (_when, answer, kind, partialText) => {
    serve(answer);
    const failure = await failureOf(provider().rootCause(kettleCase, listening()));
    expect(failure).toMatchObject({ kind, partialText });
  });

  it("when it is longer than anything that was asked for", async () => {
    serve(() => events(...Array.from({ length: 21 }, () => text("a".repeat(10_000)))));
    const failure = await failureOf(provider().rootCause(kettleCase, listening()));
    expect(failure).toMatchObject({ kind: "cut-short", message: /longer than/ });
  });
});

describe("on a real connection", () => {
  it.each(["well", "drip"] as const)("an answer that comes %s is whole", async (behaviour) => {
    const { assistant } = await realServer(behaviour);
    const ask = listening();
    const answer = await assistant.rootCause(kettleCase, ask);
    expect(answer).toMatch(/kettle.*the next suspect\.$/s);
    expect(ask.onText).toHaveBeenLastCalledWith(answer);
  });

  it.each(["cut", "cut-in-line", "error-frame"] as const)(
    "an answer that is broken by %s keeps what had come, and is not asked for again",
    async (behaviour) => {
      const { ai, assistant } = await realServer(behaviour);
      const ask = listening();
      const failure = await failureOf(assistant.rootCause(kettleCase, ask));
      expect(failure).toMatchObject({ kind: "cut-short", partialText: "The most likely cause " });
      expect(ask.onText).toHaveBeenLastCalledWith(failure.partialText);
      expect(ai.requests).toHaveLength(1);
    },
  );

  it("an answer whose connection breaks keeps what had come, and is not asked for again", async () => {
    const { ai, assistant } = await realServer("stall-in-text");
    const onText = (soFar: string) => {
      if (soFar === "The most likely cause ") ai.breakConnections();
    };
    const failure = await failureOf(assistant.rootCause(kettleCase, { ...listening(), onText }));
    expect(failure).toMatchObject({ kind: "cut-short", partialText: "The most likely cause " });
    expect(ai.requests).toHaveLength(1);
  });

  it.each([
    ["a connection that breaks before the answer", "reset-at-once", "unreachable"],
    [
      "an overload that is told in the stream",
      { status: 200, headers: eventStream, body: 'data: {"error": {"code": 503}}\n\n' },
      "unavailable",
    ],
  ] as const)("%s is tried three times", async (_what, behaviour, kind) => {
    const { ai, assistant } = await realServer(behaviour);
    const failure = await failureOf(assistant.rootCause(kettleCase, listening()));
    expect(failure).toHaveProperty("kind", kind);
    expect(ai.requests).toHaveLength(3);
  });

  it("a stop in the middle keeps what had come", async () => {
    const { assistant } = await realServer("stall-in-text");
    const controller = new AbortController();
    const onText = (soFar: string) => {
      if (soFar === "The most likely cause ") controller.abort();
    };
    const answer = assistant.rootCause(kettleCase, { signal: controller.signal, onText });
    expect(await failureOf(answer)).toMatchObject({
      kind: "aborted",
      partialText: "The most likely cause ",
    });
  });
});
