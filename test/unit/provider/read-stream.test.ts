import { describe, expect, it } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { longestAnswer } from "~/services/assistant/model/answer-text";
import { failureOf } from "./wire";
import { piece, readPieces as read } from "./pieces";

describe("an answer in pieces", () => {
  it("is told at each growth, as a whole", async () => {
    const { completion, onText } = read([
      piece({ role: "assistant", content: "" }),
      piece({ content: "The " }),
      piece({ content: "\u200B" }),
      piece({ content: "fuse." }),
      piece(null, "stop"),
    ]);
    expect(await completion).toEqual({ text: "The fuse.", hitLimit: false });
    expect(onText.mock.calls).toEqual([["The "], ["The fuse."]]);
  });

  it.each([
    ["words", { content: "a" }, 1],
    ["parts", { content: [{ text: "a" }] }, 1],
    ["reasoning", { reasoning: "a" }, 1],
    ["reasoning by another name", { reasoning_content: "a" }, 1],
    ["reasoning in parts", { reasoning: [{}] }, 1],
    ["all three", { content: "a", reasoning: "a", reasoning_content: "a" }, 1],
    ["a role", { role: "assistant" }, 0],
    ["empty words", { content: "", reasoning: "", reasoning_content: "" }, 0],
    ["no parts", { content: [] }, 0],
    ["null", { content: null, reasoning: null, reasoning_content: null }, 0],
  ])("gives a sign of life with %s", async (_what, delta, times) => {
    const { completion, onLife } = read([piece(delta), piece({ content: "End." }, "stop")]);
    await completion;
    expect(onLife).toHaveBeenCalledTimes(times + 1);
  });

  it.each([
    ["nothing", null],
    ["a text", "ping"],
    ["no choices", { choices: [] }],
    ["a choice of another shape", { choices: [{ delta: { refusal: 7 } }] }],
    ["usage alone", { usage: { total_tokens: 7 } }],
  ])("passes over %s between them", async (_what, stray) => {
    const pieces = [piece({ content: "The " }), stray, piece({ content: "fuse." }, "stop")];
    expect(await read(pieces).completion).toMatchObject({ text: "The fuse." });
  });

  it("is empty when no piece came", async () => {
    expect(await failureOf(read([]).completion)).toHaveProperty("kind", "empty");
  });

  it("that breaks off keeps what came, and why it broke", async () => {
    const { completion } = read([piece({ content: "The fu" })], new TypeError("network"));
    expect(await failureOf(completion)).toMatchObject({
      kind: "cut-short",
      message: "The answer broke off: The connection failed",
      partialText: "The fu",
    });
  });

  it("that is stopped keeps what came", async () => {
    const stopped = new AssistantError("aborted", "The call was stopped");
    const { completion } = read([piece({ content: "The fu" })], stopped);
    expect(await failureOf(completion)).toMatchObject({
      kind: "aborted",
      message: "The call was stopped",
      partialText: "The fu",
    });
  });

  it("that breaks off before its first word fails as it broke", async () => {
    const broke = new TypeError("network");
    await expect(read([piece({ reasoning: "Hm." })], broke).completion).rejects.toBe(broke);
  });

  it("is cut short where it grows longer than anything that was asked for", async () => {
    const half = "a".repeat(longestAnswer / 2);
    const whole = [piece({ content: half }), piece({ content: half })];
    expect(await read([...whole, piece({}, "stop")]).completion).toMatchObject({
      text: half + half,
    });
    const failure = await failureOf(read([...whole, piece({ content: "a" })]).completion);
    expect(failure).toMatchObject({
      kind: "cut-short",
      message: "The answer broke off: Longer than 40000 characters",
      partialText: half + half,
      cause: { kind: "too-long" },
    });
  });
});
