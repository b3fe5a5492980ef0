import { vi } from "vitest";
import { turn, until } from "../../support/until";

/**
 * From here on `setTimeout` waits for the test, which moves its clock by hand. Sockets go on in real
 * time: to fake what they run on, too, would leave them without an answer.
 */
export function stopTheClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lengths: unknown[] = [];
  // No spy: one that is taken away after the clock goes on would bring the stopped clock back.
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply(start, self, call) {
      lengths.push(call[1]);
      return Reflect.apply(start, self, call);
    },
  });
  return {
    /** Waits until a limit of that length runs, or the `count`th of that length. */
    untilRunning: (ms: number, count = 1) =>
      until(() => lengths.filter((length) => length === ms).length >= count),
    /** Moves the clock, and gives what that sets off its turns. */
    async pass(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turns = 0; turns < 10; turns += 1) await turn();
    },
  };
}
