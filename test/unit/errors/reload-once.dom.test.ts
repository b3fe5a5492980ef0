import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnceForMissingChunk } from "~/services/errors/reload-once";

const reload = vi.fn<() => void>();
const host = vi.fn<() => Promise<Response>>();

/** What Vite does when a chunk cannot be fetched, and what follows. */
async function missChunk() {
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", host);
  reload.mockClear();
  host.mockReset().mockResolvedValue(new Response());
  window.history.replaceState({ usr: { itemIssue: "It leaks" }, idx: 3 }, "");
});

afterEach(() => window.history.replaceState(null, ""));

reloadOnceForMissingChunk();

it("loads the page again, with what travels in its history entry", async () => {
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
  expect(window.history.state).toMatchObject({ usr: { itemIssue: "It leaks" }, idx: 3 });
});

it("does so once: when the reloaded page misses it too, the error screen stays", async () => {
  await missChunk();
  await missChunk();
  await missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it("does so again for another entry", async () => {
  await missChunk();
  window.history.pushState({ usr: null, idx: 4 }, "");
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("does so again later: there may have been another deployment", async () => {
  await missChunk();
  vi.setSystemTime(Date.now() + 61_000);
  await missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("loads the entry that the router has gone on to meanwhile", async () => {
  const missed = missChunk();
  expect(reload).not.toHaveBeenCalled();
  window.history.pushState({ usr: { next: true } }, "");
  await missed;
  expect(reload).toHaveBeenCalledOnce();
  expect(window.history.state).toMatchObject({ usr: { next: true } });
  expect(window.history.state).toHaveProperty("reloadedForChunkAt");
});

it.each([
  ["the network is gone", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the host is down", () => Promise.resolve(new Response(null, { status: 503 }))],
])("leaves the app standing while %s", async (_why, answer) => {
  host.mockImplementation(answer);
  await missChunk();
  expect(reload).not.toHaveBeenCalled();
});

it("lets the failure go on to the error screen", async () => {
  const event = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await vi.runAllTimersAsync();
});
