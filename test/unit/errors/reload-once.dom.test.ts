import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnceForMissingChunk } from "~/services/errors/reload-once";

const reload = vi.fn<() => void>();

/** What Vite does when a chunk cannot be fetched, and the moment after it. */
function missChunk() {
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
  reload.mockClear();
  window.history.replaceState({ usr: { itemIssue: "It leaks" }, idx: 3 }, "");
});

afterEach(() => window.history.replaceState(null, ""));

reloadOnceForMissingChunk();

it("loads the page again, with what travels in its history entry", () => {
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
  expect(window.history.state).toMatchObject({ usr: { itemIssue: "It leaks" }, idx: 3 });
});

it("does so once: when the reloaded page misses it too, the error screen stays", () => {
  missChunk();
  missChunk();
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it("does so again for another entry", () => {
  missChunk();
  window.history.pushState({ usr: null, idx: 4 }, "");
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("loads the entry that the router has gone on to meanwhile", () => {
  window.dispatchEvent(new Event("vite:preloadError"));
  expect(reload).not.toHaveBeenCalled();
  window.history.pushState({ usr: { next: true } }, "");
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledOnce();
  expect(window.history.state).toEqual({ usr: { next: true }, reloadedForChunk: true });
});

it("leaves the app standing while the browser is offline", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  missChunk();
  expect(reload).not.toHaveBeenCalled();
});

it("lets the failure go on to the error screen", () => {
  const event = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  vi.runAllTimers();
});
