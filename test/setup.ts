import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { server } from "../mocks/node";
import { clearOutbox } from "../mocks/outbox";
import { chooseScenario } from "../mocks/scenarios";
import { checkClock } from "./support/clock-guard";
import { checkConsole, guardConsole } from "./support/console-guard";

beforeAll(() => {
  // As Testing Library sets it where test functions are global: React then warns of unawaited updates.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  fillInForJsdom();
  guardConsole();
  server.listen({ onUnhandledRequest: "error" });
});

beforeEach(checkClock);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  server.resetHandlers();
  chooseScenario("all-well");
  clearOutbox();
  clearBrowserStorage();
  checkConsole();
});

afterAll(() => server.close());

/** What a browser has and jsdom has not. Nothing here moves or matches; a test that cares says how. */
function fillInForJsdom(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.scrollTo = () => {};
  window.requestIdleCallback = (callback) =>
    Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 })));
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => "blob:stub";
  URL.revokeObjectURL = () => {};
}

function clearBrowserStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ")) {
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  }
}
