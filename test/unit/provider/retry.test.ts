import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import type { PendingReason } from "~/services/assistant/assistant";
import { sleep } from "~/services/assistant/model/timer";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, plain, provider, quietly, serve, serverError } from "./wire";

const good = () => plain("The fuse.");
const busy = (headers?: Record<string, string>) => () =>
  serverError(429, { code: "rate_limit_exceeded" }, headers);

/** Waits that pass at once, and are noted; the chance is in the middle, so nothing is added to them. */
function noting() {
  const sleep = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve());
  return { sleep, random: () => 0.5, waits: () => sleep.mock.calls.map(([ms]) => ms) };
}

describe("a failure that passes", () => {
  it.each([
    ["no connection", () => HttpResponse.error()],
    ["408", () => serverError(408)],
    ["429", busy()],
    ["500", () => serverError(500)],
    ["503 with nothing in it", () => new HttpResponse(null, { status: 503 })],
    ["an overload within a 200", () => serverError(200, { code: 529 })],
  ])("%s is tried again after 1 s and after 3 s", async (_what, failing) => {
    const { waits, ...instruments } = noting();
    const seen = serve(failing, failing, good);
    expect(await provider(instruments).rootCause(kettleCase, quietly())).toBe("The fuse.");
    expect(seen).toHaveLength(3);
    expect(waits()).toEqual([1000, 3000]);
  });

  it("is given up after the third time", async () => {
    const { waits, ...instruments } = noting();
    const seen = serve(() => serverError(500));
    const answer = provider(instruments).rootCause(kettleCase, quietly());
    expect(await failureOf(answer)).toHaveProperty("kind", "unavailable");
    expect(seen).toHaveLength(3);
    expect(waits()).toEqual([1000, 3000]);
  });
});

describe("the wait", () => {
  it.each([
    [0, [750, 2250]],
    [0.999, [1249.5, 3748.5]],
  ])("is up to a quarter off by chance (%d)", async (chance, expected) => {
    const { waits, sleep } = noting();
    serve(busy(), busy(), good);
    await provider({ sleep, random: () => chance }).rootCause(kettleCase, quietly());
    expect(waits()).toEqual(expected);
  });

  it.each([
    ["seconds", "7", 7000],
    ["nothing to wait for", "0", 0],
    ["a date", "Thu, 01 Jan 2026 00:00:20 GMT", 20_000],
    ["a date that has passed", "Wed, 31 Dec 2025 23:59:00 GMT", 1000],
    ["no time at all", "soon", 1000],
  ])("follows Retry-After with %s", async (_what, retryAfter, expected) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
    const { waits, ...instruments } = noting();
    serve(busy({ "retry-after": retryAfter }), good);
    await provider(instruments).rootCause(kettleCase, quietly());
    expect(waits()).toEqual([expected]);
  });

  it("is told of, with the moment of the next try, and then that it is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T00:00:00Z") });
    const { sleep, random } = noting();
    const onWait = vi.fn<(wait: PendingReason | null) => void>();
    serve(busy({ "retry-after": "7" }), busy(), good);
    await provider({ sleep, random }).rootCause(kettleCase, { ...quietly(), onWait });
    expect(onWait.mock.calls).toEqual([
      [{ reason: "retrying", at: Date.now() + 7000 }],
      [null],
      [{ reason: "retrying", at: Date.now() + 3000 }],
      [null],
    ]);
  });

  it("ends at once when the person stops", async () => {
    const controller = new AbortController();
    const waitAndStop = (ms: number, signal: AbortSignal) => {
      queueMicrotask(() => controller.abort());
      return sleep(ms, signal);
    };
    const seen = serve(busy({ "retry-after": "60" }));
    const answer = provider({ sleep: waitAndStop }).rootCause(kettleCase, controller);
    expect(await failureOf(answer)).toHaveProperty("kind", "aborted");
    expect(seen).toHaveLength(1);
  });
});

describe("never tried again is", () => {
  it.each([
    ["a refused key", () => serverError(401)],
    ["an unknown model", () => serverError(404)],
    ["a used-up quota", () => serverError(429, { code: "insufficient_quota" })],
    ["a used-up credit", () => serverError(402)],
    ["an empty answer", () => plain("")],
    ["a page", () => HttpResponse.html("<h1>nginx</h1>")],
  ])("%s", async (_what, failing) => {
    const seen = serve(failing, good);
    await failureOf(provider().rootCause(kettleCase, quietly()));
    expect(seen).toHaveLength(1);
  });

  it("a lost connection while the browser knows that it is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const seen = serve(() => HttpResponse.error());
    await failureOf(provider().rootCause(kettleCase, quietly()));
    expect(seen).toHaveLength(1);
  });
});
