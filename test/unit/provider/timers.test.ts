import { beforeEach, describe, expect, it, vi } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { timeLimitsFor } from "~/services/assistant/provider/time-limits";
import { raceAbort, sleep, startTimer } from "~/services/assistant/model/timer";
import { failureOf } from "./wire";

const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());

describe("a timer", () => {
  it("lets a limit pass to the millisecond, and says what did not come", () => {
    const timer = startTimer(new AbortController().signal);
    timer.allow(1000, "answer");
    vi.advanceTimersByTime(999);
    expect(timer.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(timer.signal.reason).toBeInstanceOf(AssistantError);
    expect(timer.signal.reason).toMatchObject({
      kind: "timed-out",
      message: "No answer within 1000 ms",
    });
  });

  it("replaces one limit by the next", () => {
    const timer = startTimer(new AbortController().signal);
    timer.allow(1000, "response");
    vi.advanceTimersByTime(900);
    timer.allow(500, "text");
    vi.advanceTimersByTime(499);
    expect(timer.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(timer.signal.reason).toHaveProperty("message", "No text within 500 ms");
  });

  it("stops with its parent, for the parent's reason where that is ours", () => {
    const parent = new AbortController();
    const { signal } = startTimer(parent.signal);
    const reason = new AssistantError("timed-out", "No complete answer");
    parent.abort(reason);
    expect(signal.reason).toBe(reason);
  });

  it("stops with the person, whatever their browser calls it", () => {
    const person = new AbortController();
    const { signal } = startTimer(person.signal);
    expect(signal.aborted).toBe(false);
    person.abort();
    expect(signal.reason).toBeInstanceOf(AssistantError);
    expect(signal.reason).toMatchObject({ kind: "aborted", message: "The call was stopped" });
  });

  it("does not start where the person has stopped already", () => {
    expect(startTimer(AbortSignal.abort()).signal.reason).toMatchObject({ kind: "aborted" });
  });

  it("closes at its end what is still open, and no limit runs on", () => {
    const timer = startTimer(new AbortController().signal);
    timer.allow(1000, "answer");
    timer.end();
    expect(timer.signal.reason).toMatchObject({ kind: "aborted", message: "The call has ended" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves nothing behind with its parent", () => {
    const parent = new AbortController();
    const [add, remove] = [
      vi.spyOn(parent.signal, "addEventListener"),
      vi.spyOn(parent.signal, "removeEventListener"),
    ];
    startTimer(parent.signal).end();
    expect(add.mock.calls[0]?.[0]).toBe("abort");
    expect(remove.mock.calls).toEqual([["abort", add.mock.calls[0]?.[1]]]);
  });
});

describe("waiting for what may be stopped", () => {
  it("ends as the promise does", async () => {
    const { signal } = new AbortController();
    const error = new Error("no");
    expect(await raceAbort(Promise.resolve(7), signal)).toBe(7);
    await expect(raceAbort(Promise.reject(error), signal)).rejects.toBe(error);
  });

  it("ends with the signal where the promise never does", async () => {
    const controller = new AbortController();
    const waiting = raceAbort(never(), controller.signal);
    const reason = new AssistantError("aborted", "stopped");
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(raceAbort(never(), controller.signal)).rejects.toBe(reason);
  });

  it("listens to the signal no longer than it waits", async () => {
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, "removeEventListener");
    await raceAbort(Promise.resolve(), signal);
    await Promise.resolve();
    expect(remove).toHaveBeenCalledExactlyOnceWith("abort", expect.any(Function));
  });
});

describe("a wait", () => {
  it("lasts as long as it is told", async () => {
    let isOver = false;
    const waiting = async () => {
      await sleep(1000, new AbortController().signal);
      isOver = true;
    };
    const waited = waiting();
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await waited;
    expect(isOver).toBe(true);
  });

  it("ends at once with the timer's own error", async () => {
    const controller = new AbortController();
    const waited = failureOf(sleep(1000, controller.signal));
    controller.abort(new AssistantError("aborted", "stopped"));
    expect(await waited).toHaveProperty("kind", "aborted");
  });
});

describe("how long a server may stay silent", () => {
  it("is the same on the person's own machine but for the loading of a model", () => {
    expect(timeLimitsFor(new URL("http://127.0.0.1:1234/v1"))).toEqual({
      headersMs: 120_000,
      firstTextMs: 120_000,
      loadingMs: 15_000,
      idleMs: 30_000,
      totalMs: 300_000,
    });
  });

  it.each(["https://127.evil.test", "https://localhost.evil.test", "https://128.0.0.1"])(
    "is short for %s",
    (address) => {
      expect(timeLimitsFor(new URL(address))).toMatchObject({ headersMs: 30_000 });
    },
  );
});
