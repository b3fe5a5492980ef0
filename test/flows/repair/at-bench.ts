import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import type { GuideState } from "~/features/repair/flow";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

export const bench = () => screen.findByRole("dialog", { name: /^At the bench/ });

export const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** As long as a tap has to wait for the one before. */
const pause = () => act(() => vi.advanceTimersByTimeAsync(500));

/** Has the clock at the bench stand still between the taps of a test. */
export function holdClock() {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "Date", "setInterval", "clearInterval"],
    shouldAdvanceTime: true,
  });
}

/** Shows the guide of the kettle, or as the state says, and goes on to its bench. */
export async function openBench(state: Partial<GuideState> = {}) {
  const app = renderScreen(guideEntry(state), { user: { advanceTimers: vi.advanceTimersByTime } });
  await app.user.click(await screen.findByRole("button", { name: /bench|^Go on at/ }));
  await bench();
  async function press(name: string | RegExp) {
    await app.user.click(screen.getByRole("button", { name }));
    await pause();
  }
  async function key(keys: string) {
    await app.user.keyboard(keys);
    await pause();
  }
  return { ...app, press, key };
}
