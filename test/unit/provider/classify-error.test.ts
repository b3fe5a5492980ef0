import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { toFailure } from "~/services/assistant/provider/classify-error";

/** As the SDK throws it. */
function thrownBy(
  status: number | undefined,
  error: object = {},
  headers: Record<string, string> = {},
) {
  return new APIError(status, error, undefined, new Headers(headers));
}

const judge = (...parts: Parameters<typeof thrownBy>) => {
  const { error, retryable } = toFailure(thrownBy(...parts));
  return [error.kind, retryable] as const;
};

describe("a status alone", () => {
  it.each([
    [400, "refused", false],
    [401, "refused", false],
    [402, "no-credit", false],
    [403, "refused", false],
    [404, "refused", false],
    [405, "refused", false],
    [407, "refused", false],
    [408, "timed-out", true],
    [409, "refused", false],
    [413, "too-large", false],
    [422, "refused", false],
    [428, "refused", false],
    [429, "limited", true],
    [430, "refused", false],
    [499, "refused", false],
    [500, "unavailable", true],
    [501, "unavailable", true],
    [503, "unavailable", true],
    [529, "unavailable", true],
    [599, "unavailable", true],
  ] as const)("of %d is %s, and worth another try: %s", (status, kind, retryable) => {
    expect(judge(status)).toEqual([kind, retryable]);
  });

  it("that is missing counts as a server that is not well", () => {
    expect(judge(undefined)).toEqual(["unavailable", true]);
  });
});

describe("a code", () => {
  it.each([
    [429, "insufficient_quota", "no-credit", false],
    [403, "insufficient_quota", "no-credit", false],
    [429, "credit_balance_exhausted", "no-credit", false],
    [429, "billing_hard_limit_reached", "no-credit", false],
    [400, "content_filter", "filtered", false],
    [400, "content_policy_violation", "filtered", false],
    [400, "moderation_blocked", "filtered", false],
    [500, "moderation_blocked", "filtered", false],
    [400, "context_length_exceeded", "too-large", false],
    [500, "context_length_exceeded", "too-large", false],
    [400, "rate_limit_exceeded", "limited", true],
    [undefined, "rate_limit_exceeded", "limited", true],
    [undefined, "insufficient_quota", "no-credit", false],
    [404, "model_not_found", "refused", false],
    [402, "content_filter", "no-credit", false],
    [413, "content_filter", "filtered", false],
  ] as const)("with %s: %s is %s, and worth another try: %s", (status, code, kind, retryable) => {
    expect(judge(status, { code })).toEqual([kind, retryable]);
  });

  it.each([
    [400, "refused", false],
    ["400", "refused", false],
    [399, "unavailable", true],
    [401, "refused", false],
    [402, "no-credit", false],
    [408, "timed-out", true],
    [413, "too-large", false],
    [429, "limited", true],
    ["429", "limited", true],
    [500, "unavailable", true],
    [599, "unavailable", true],
    [600, "unavailable", true],
  ] as const)("of %j stands for a status that the answer has not", (code, kind, retryable) => {
    expect(judge(undefined, { code })).toEqual([kind, retryable]);
  });

  it("that is a number never stands before the real status", () => {
    expect(judge(401, { code: 500 })).toEqual(["refused", false]);
  });

  it.each([
    [undefined, { code: 429 }, "The server answered 429"],
    [undefined, { code: 399 }, "The server answered with an error"],
    [undefined, { code: 600 }, "The server answered with an error"],
    [undefined, { code: 599 }, "The server answered 599"],
    [undefined, { code: 400 }, "The server answered 400"],
    [500, { code: "a".repeat(40) }, `The server answered 500 ${"a".repeat(40)}`],
    [500, { code: "a".repeat(41) }, "The server answered 500"],
    [500, { code: "not a code" }, "The server answered 500"],
    [500, { code: "Sk-Secret" }, "The server answered 500"],
    [500, { code: " model_error" }, "The server answered 500"],
    [500, { code: "model_error1" }, "The server answered 500"],
    [500, { code: "" }, "The server answered 500"],
    [500, { code: ["insufficient_quota"] }, "The server answered 500"],
  ])("with %s: %j is told as “%s … %s”", (status, error, message) => {
    expect(toFailure(thrownBy(status, error)).error.message).toBe(message);
  });
});

describe("the server's words", () => {
  it.each([
    ["The request exceeds the available context size", "too-large"],
    ["This model's maximum context length is 4096 tokens", "too-large"],
    ["Context Window is full", "too-large"],
    ["Your input was flagged for violence", "filtered"],
    ["Unexpected endpoint or method. (POST /chat/completions)", "refused"],
    ["the context length of an input was flagged", "too-large"],
  ] as const)("%j are %s, whatever the status", (message, kind) => {
    for (const status of [undefined, 200, 400, 403, 429, 500]) {
      expect(judge(status, { message })).toEqual([kind, false]);
    }
  });

  it.each(["the context of this lengthy talk", "an input was read", "endpoint was unexpected"])(
    "%j tell nothing",
    (message) => {
      expect(judge(500, { message })).toEqual(["unavailable", true]);
    },
  );

  it("count where they come from a server behind it", () => {
    const metadata = { raw: "maximum context length is 4096" };
    expect(judge(400, { message: "Provider returned error", metadata })[0]).toBe("too-large");
  });

  it("come after credit, filter and size have spoken", () => {
    const message = "maximum context length";
    expect(judge(402, { message })[0]).toBe("no-credit");
    expect(judge(400, { message, code: "content_filter" })[0]).toBe("filtered");
  });
});

const wish = (value: string) => toFailure(thrownBy(503, {}, { "retry-after": value })).retryAfterMs;

describe("the server's wish when to ask again", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["0", 0],
    ["1", 1000],
    ["1.5", 1500],
    ["60", 60_000],
    ["60.001", undefined],
    ["61", undefined],
    ["-1", undefined],
    ["Infinity", undefined],
    ["", undefined],
    ["tomorrow", undefined],
  ])("in seconds: %j is %s ms", (value, ms) => {
    expect(wish(value)).toBe(ms);
  });

  it.each([
    ["Thu, 01 Jan 2026 00:01:00 GMT", 60_000],
    ["Thu, 01 Jan 2026 00:01:01 GMT", undefined],
    ["Thu, 01 Jan 2026 00:00:00 GMT", 0],
    ["Wed, 31 Dec 2025 23:59:59 GMT", undefined],
  ])("as a date: %j is %s ms", (value, ms) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
    expect(wish(value)).toBe(ms);
  });

  it.each([
    ["61", 61_000],
    ["3600", 3_600_000],
    ["2592000", 2_592_000_000],
  ])("that is long is the person's to keep: %j", (value, ms) => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    for (const status of [429, 503]) {
      const { error, retryable } = toFailure(thrownBy(status, {}, { "retry-after": value }));
      expect([error.retryAt, retryable]).toEqual([ms, false]);
    }
    expect(toFailure(thrownBy(401, {}, { "retry-after": value })).error.retryAt).toBeUndefined();
  });

  it("beyond a month is no wish", () => {
    const { error, retryable } = toFailure(thrownBy(429, {}, { "retry-after": "2592001" }));
    expect([error.retryAt, retryable]).toEqual([undefined, true]);
  });

  it("is carried along with every kind, and absent where there is none", () => {
    expect(toFailure(thrownBy(401, {}, { "retry-after": "2" })).retryAfterMs).toBe(2000);
    expect(toFailure(thrownBy(500)).retryAfterMs).toBeUndefined();
    expect(toFailure(new APIError(500, {}, undefined, undefined)).retryAfterMs).toBeUndefined();
  });
});

describe("what is no answer of a server", () => {
  it("passes as it is when it was judged before", () => {
    const error = new AssistantError("limited", "judged before");
    expect(toFailure(error)).toEqual({ error, retryable: false });
    expect(toFailure(error).error).toBe(error);
  });

  it.each([
    ["the SDK's own time limit", new APIConnectionTimeoutError(), "timed-out", false],
    [
      "a lost connection",
      new APIConnectionError({ cause: new Error("gone") }),
      "unreachable",
      true,
    ],
    ["a text that is no JSON", new SyntaxError("Unexpected token"), "unreadable", false],
    ["a browser's failed fetch", new TypeError("Failed to fetch"), "unreachable", true],
    ["anything else", "a word", "unreachable", true],
  ] as const)("%s is judged so", (_what, thrown, kind, retryable) => {
    const failure = toFailure(thrown);
    expect([failure.error.kind, failure.retryable]).toEqual([kind, retryable]);
  });

  it("is not tried again while the browser knows that it is offline", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(toFailure(new TypeError("Failed to fetch")).retryable).toBe(false);
    expect(judge(500)).toEqual(["unavailable", true]);
  });
});
