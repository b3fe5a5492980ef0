import { APIError } from "openai";
import { describe, expect, it } from "vitest";
import { longestAnswer } from "~/services/assistant/model/answer-text";
import { readPlain } from "~/services/assistant/provider/read-completion";
import { piece, readPieces as read } from "./pieces";
import { failureOf } from "./wire";

const answer = (message: object, finishReason?: string | null) =>
  JSON.stringify({ choices: [{ message, finish_reason: finishReason }] });

const readWhole = (body: string) => failureOf(Promise.resolve().then(() => readPlain(body)));

describe("the reason why an answer ended", () => {
  it.each([
    ["stop", false],
    ["length", true],
    ["tool_calls", false],
    ["eos", false],
    ["LENGTH", false],
    ["a reason of tomorrow", false],
  ])("%j: whether its token limit did is %s", async (reason, hitLimit) => {
    const whole = { text: "The fuse.", hitLimit };
    expect(readPlain(answer({ content: "The fuse." }, reason))).toEqual(whole);
    expect(await read([piece({ content: "The fuse." }, reason)]).completion).toEqual(whole);
  });

  it.each([
    ["content_filter", "filtered", "A filter held the answer back"],
    ["error", "cut-short", "The answer has no end"],
  ])("%j: the answer is %s, and keeps what was written", async (reason, kind, message) => {
    const failure = { kind, message, partialText: "The fu" };
    expect(await readWhole(answer({ content: "The fu" }, reason))).toMatchObject(failure);
    const { completion } = read([piece({ content: "The fu" }, reason)]);
    expect(await failureOf(completion)).toMatchObject(failure);
  });

  it.each([null, undefined])("%j: a whole answer has ended, a stream has not", async (reason) => {
    expect(readPlain(answer({ content: "The fuse." }, reason))).toEqual({
      text: "The fuse.",
      hitLimit: false,
    });
    const { completion } = read([piece({ content: "The fuse." }, reason)]);
    expect(await failureOf(completion)).toMatchObject({
      kind: "cut-short",
      partialText: "The fuse.",
    });
  });

  it("that is empty is none: a whole answer breaks off as well", async () => {
    expect(await readWhole(answer({ content: "The fuse." }, ""))).toHaveProperty(
      "kind",
      "cut-short",
    );
  });

  it("ends the reading: what comes later is not waited for", async () => {
    const pieces = [piece({ content: "The fuse." }, "stop"), piece({ content: " Or not." })];
    expect(await read(pieces, new Error("later")).completion).toMatchObject({ text: "The fuse." });
  });
});

describe("an answer without words", () => {
  it.each([
    ["declined, when it is refused", { content: "", refusal: "I cannot help" }, "stop", "declined"],
    ["declined, without content", { refusal: "I cannot help" }, "stop", "declined"],
    ["declined, before it is cut short", { content: null, refusal: "No" }, "error", "declined"],
    [
      "filtered, though it is refused",
      { content: "", refusal: "No" },
      "content_filter",
      "filtered",
    ],
    ["empty, without a refusal", { content: "", refusal: "" }, "stop", "empty"],
    ["empty, when it is blank", { content: " \n\t " }, "stop", "empty"],
    ["empty, before it is cut short", { content: " " }, "error", "empty"],
    ["empty, when nothing was to be said", { content: null, refusal: null }, "length", "empty"],
  ])("is %s", async (_how, message, reason, kind) => {
    expect(await readWhole(answer(message, reason))).toHaveProperty("kind", kind);
    const { completion, onText } = read([piece(message, reason)]);
    expect(await failureOf(completion)).toHaveProperty("kind", kind);
    expect(onText).not.toHaveBeenCalledWith("");
  });

  it("is told in plain words", async () => {
    expect((await readWhole(answer({ content: "" }))).message).toBe("The answer has no text");
    expect((await readWhole(answer({ refusal: "No" }))).message).toBe(
      "The model declined to answer",
    );
  });

  it("is declined by a refusal in pieces, which are not text", async () => {
    const { completion, onText } = read([
      piece({ refusal: "I " }),
      piece({ refusal: "cannot." }),
      piece({}, "stop"),
    ]);
    expect(await failureOf(completion)).toHaveProperty("kind", "declined");
    expect(onText).not.toHaveBeenCalled();
  });

  it("counts as one with words when it has some beside a refusal", async () => {
    const message = { content: "Ask an electrician.", refusal: "I cannot" };
    expect(readPlain(answer(message, "stop")).text).toBe("Ask an electrician.");
    expect(await read([piece(message, "stop")]).completion).toMatchObject({
      text: "Ask an electrician.",
    });
  });
});

describe("an answer in one piece", () => {
  it.each([
    ["no choices", { choices: [] }],
    ["no list of choices", { choices: { message: { content: "a" } } }],
    ["a choice without a message", { choices: [{ text: "a" }] }],
    ["a reason that is no text", { choices: [{ message: { content: "a" }, finish_reason: 7 }] }],
    ["a text", "The fuse."],
    ["an error that is empty", { error: null }],
    ["an error of no text", { error: "" }],
  ])("is unreadable with %s", async (_what, json) => {
    const failure = await readWhole(JSON.stringify(json));
    expect([failure.kind, failure.message]).toEqual(["unreadable", "The answer has no choices"]);
  });

  it("is the first choice, whatever the others are", () => {
    const choices = [{ message: { content: "One." }, finish_reason: "stop" }, null, 7];
    expect(readPlain(JSON.stringify({ choices, error: null })).text).toBe("One.");
  });

  it("may be wrapped in parts, of which some have no text", () => {
    const parts = [
      { type: "thinking", thinking: [] },
      { text: "The " },
      { text: 7 },
      { text: "fuse." },
    ];
    expect(readPlain(answer({ content: parts })).text).toBe("The fuse.");
  });

  it.each([
    [{ message: "overloaded", code: 503 }, "overloaded"],
    ["overloaded", "overloaded"],
    [7, "7"],
    [true, "true"],
  ])("that is the error %j is thrown as the SDK's", (error, message) => {
    let thrown: unknown;
    try {
      readPlain(JSON.stringify({ error, choices: [{ message: { content: "a" } }] }));
    } catch (failure) {
      thrown = failure;
    }
    expect(thrown).toBeInstanceOf(APIError);
    expect(thrown).toMatchObject({ status: undefined, message });
  });

  it("that is no JSON is a SyntaxError", () => {
    expect(() => readPlain("<h1>nginx</h1>")).toThrow(SyntaxError);
    expect(() => readPlain("")).toThrow(SyntaxError);
  });

  it("may be 40,000 characters long, and no longer", async () => {
    expect(longestAnswer).toBe(40_000);
    const words = "a".repeat(longestAnswer);
    expect(readPlain(answer({ content: words })).text).toBe(words);
    expect(await readWhole(answer({ content: `${words}a` }))).toMatchObject({
      kind: "cut-short",
      message: "The answer broke off: Longer than 40000 characters",
      partialText: words,
      cause: { kind: "too-long" },
    });
  });
});
