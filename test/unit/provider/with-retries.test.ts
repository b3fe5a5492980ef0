import { APIError } from "openai";
import { describe, expect, it, vi } from "vitest";
import { AssistantError, type PendingReason } from "~/services/assistant/assistant";
import { withRetries } from "~/services/assistant/provider/retry";
import { failureOf } from "./wire";

const failing = (status: number, headers: Record<string, string> = {}) =>
  new APIError(status, {}, undefined, new Headers(headers));

/** Attempts that fail so, one after the other, and then succeed. */
function trying(failures: readonly Error[], chance = 0.5) {
  let attempts = 0;
  const log: unknown[] = [];
  const { signal } = new AbortController();
  const attempt = () => {
    const failure = failures[attempts];
    attempts += 1;
    log.push(`try ${attempts}`);
    return failure === undefined ? Promise.resolve("done") : Promise.reject(failure);
  };
  const policy = {
    signal,
    random: () => chance,
    sleep: (ms: number, given: AbortSignal) => {
      expect(given).toBe(signal);
      log.push(ms);
      return Promise.resolve();
    },
  };
  return { log, attempt, policy };
}

describe("another try", () => {
  it.each([
    [0, 750, 2250],
    [0.5, 1000, 3000],
    [1, 1250, 3750],
  ])("comes a quarter earlier or later, as chance has it: %d", async (chance, first, second) => {
    const { log, attempt, policy } = trying([failing(500), failing(408)], chance);
    expect(await withRetries(attempt, policy)).toBe("done");
    expect(log).toEqual(["try 1", first, "try 2", second, "try 3"]);
  });

  it("comes when the server wishes, at once as well", async () => {
    const wishes = [failing(503, { "retry-after": "0" }), failing(429, { "retry-after": "60" })];
    const { log, attempt, policy } = trying(wishes);
    await withRetries(attempt, policy);
    expect(log).toEqual(["try 1", 0, "try 2", 60_000, "try 3"]);
  });

  it("is not made after the third, whose failure is the one that is told", async () => {
    const { log, attempt, policy } = trying([failing(500), failing(429), failing(401)]);
    const failure = await failureOf(withRetries(attempt, policy));
    expect(failure).toMatchObject({ kind: "refused", message: "The server answered 401" });
    expect(log).toHaveLength(5);
  });

  it("is not made after what does not pass", async () => {
    const error = new AssistantError("cut-short", "broke off", { partialText: "The fu" });
    const { log, attempt, policy } = trying([failing(500), error]);
    expect(await failureOf(withRetries(attempt, policy))).toBe(error);
    expect(log).toEqual(["try 1", 1000, "try 2"]);
  });

  it("is announced, and taken back also where the wait is broken off", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 5000 });
    const { attempt, policy } = trying([failing(500)]);
    const stopped = new AssistantError("aborted", "stopped");
    const onWait = vi.fn<(wait: PendingReason | null) => void>();
    const sleep = () => Promise.reject(stopped);
    const answer = withRetries(attempt, { ...policy, sleep, onWait });
    expect(await failureOf(answer)).toBe(stopped);
    expect(onWait.mock.calls).toEqual([[{ reason: "retrying", at: 6000 }], [null]]);
  });
});
