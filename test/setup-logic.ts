import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { server } from "../mocks/node";
import { clearOutbox } from "../mocks/outbox";
import { chooseScenario } from "../mocks/scenarios";
import { checkClock } from "./support/clock-guard";
import { checkConsole, guardConsole } from "./support/console-guard";
import { WebStorage } from "./support/web-storage";

beforeAll(() => {
  fillInForNode();
  guardConsole();
  server.listen({ onUnhandledRequest: "error" });
});

beforeEach(checkClock);

afterEach(() => {
  // Here and not before the next test: that may be in another file, which is read before it runs.
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.resetHandlers();
  chooseScenario("all-well");
  clearOutbox();
  localStorage.clear();
  sessionStorage.clear();
  checkConsole();
});

afterAll(() => server.close());

/** The little that logic needs of a browser and Node has not. What needs more of it runs in a page. */
function fillInForNode(): void {
  provide("window", globalThis);
  provide("location", { origin: "http://localhost:3000", href: "http://localhost:3000/" });
  provide("Storage", WebStorage);
  provide("localStorage", new WebStorage());
  provide("sessionStorage", new WebStorage());
  provide("navigator", {
    get onLine() {
      return true;
    },
  });
}

function provide(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, get: () => value });
}
