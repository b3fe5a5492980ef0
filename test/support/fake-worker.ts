import { vi } from "vitest";

/** The workers that were started, for a test to look at and to answer as; it empties the list before it begins. */
export const startedWorkers: FakeWorker[] = [];

/** In place of the browser's Worker: notes what it is told, and answers when the test says so. */
export class FakeWorker extends EventTarget {
  readonly how: unknown[];
  postMessage = vi.fn<(...told: unknown[]) => void>();
  terminate = vi.fn<() => void>();
  constructor(...how: unknown[]) {
    super();
    this.how = how;
    startedWorkers.push(this);
  }
  answer = (data: unknown) => this.dispatchEvent(new MessageEvent("message", { data }));
}
