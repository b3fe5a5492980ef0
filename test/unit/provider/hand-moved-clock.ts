import { vi } from "vitest";
import { turn, until } from "../../support/until";

/**
 * From here on `setTimeout` waits for the test, which moves its clock by hand. Sockets go on in real
 * time: to fake what they run on, too, would leave them without an answer.
 */
export function stopTheClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const started = vi.spyOn(globalThis, "setTimeout");
  return {
    /** Waits until a limit of that length runs, or the `count`th of that length. */
    untilRunning: (ms: number, count = 1) =>
      until(() => started.mock.calls.filter(([, length]) => length === ms).length >= count),
    /** Moves the clock, and gives what that sets off its turns. */
    async pass(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms);
      for (let turns = 0; turns < 10; turns += 1) await turn();
    },
  };
}
