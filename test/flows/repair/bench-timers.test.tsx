import { act, cleanup, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import { renderScreen } from "../../support/render-app";
import { bench, heading, holdClock, openBench } from "./at-bench";
import { giveLoudspeaker } from "./loudspeaker";

const repairGuide = `## Steps
1. **Unplug the kettle.** Wait 30 minutes.
2. **Glue the handle.** Let the glue set for two hours.
3. **Clean it.** Soak it for 20 minutes.`;

const second = 1000;

/** As beside a phone that sleeps meanwhile: the clock is put on, and its last second is lived through. */
const wait = (ms: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + Math.max(0, ms - second));
    return vi.advanceTimersByTimeAsync(Math.min(ms, second));
  });

const timer = (step: number) => within(screen.getByRole("group", { name: `Timer, step ${step}` }));
const beside = () => screen.findByRole("region", { name: "Timers from the bench" });
const minutes = 60_000;

beforeEach(holdClock);

describe("a timer at the bench", () => {
  it("is offered where the step says to wait, counts down, is paused and goes on", async () => {
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Done, next");
    await press("Start 20 min");
    await wait(2 * minutes);
    expect(timer(3).getByRole("timer")).toHaveTextContent(/^1(?:7:|8:00)/);
    await press("Pause");
    const left = timer(3).getByRole("timer").textContent;
    await wait(2 * minutes);
    expect(timer(3).getByRole("timer")).toHaveTextContent(left);
    await press("Go on");
    await wait(2 * minutes);
    expect(timer(3).getByRole("timer")).toHaveTextContent(/^1(?:5:|6:00)/);
  });

  it("says once, and at once, when it ends", async () => {
    const vibrate = vi.fn<typeof navigator.vibrate>();
    Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Done, next");
    await press("Start 20 min");
    await wait(20 * minutes);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Time is up. Step 3: Soak it for 20 minutes.",
    );
    expect(vibrate).toHaveBeenCalledOnce();
    await press("All right");
    expect(screen.queryByRole("timer")).toBeNull();
    Reflect.deleteProperty(navigator, "vibrate");
  });

  it("can be stopped once it works again, also one for safety", async () => {
    const { press } = await openBench({ repairGuide, doneSteps: [2, 3] });
    await press("Ready, begin");
    await press("It is unplugged");
    expect(timer(1).queryByRole("button")).toBeNull();
    await press("Done, next");
    await press("Done, next");
    await press("It worked!");
    await press("Stop the timer");
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("for safety begins with its step, is not paused, and has Next stand back but not locked", async () => {
    const { press } = await openBench({ repairGuide });
    await press("Ready, begin");
    const before = screen.getByRole("button", { name: "It is unplugged" }).className;
    await press("It is unplugged");
    expect(timer(1).getByText("From step 1: Wait 30 minutes")).toBeVisible();
    expect(timer(1).queryByRole("button", { name: "Pause" })).toBeNull();
    const next = screen.getByRole("button", { name: "Done, next" });
    expect(before).toContain("MuiButton-contained");
    expect(next).toHaveClass("MuiButton-outlined");
    expect(next).toBeEnabled();
    await wait(30 * minutes);
    expect(screen.getByRole("button", { name: "Done, next" })).toHaveClass("MuiButton-contained");
  });

  it("runs beside two others over a reload, and one that ended meanwhile is told", async () => {
    const { press, key } = await openBench({ repairGuide });
    await press("Ready, begin");
    await press("It is unplugged");
    await key("t");
    await press("Done, next");
    await key("t");
    await wait(1000);
    const state: unknown = window.history.state?.usr;
    cleanup();
    await wait(25 * minutes);
    renderScreen({ pathname: paths.repairGuide, state });
    await bench();
    await heading("Clean it");
    await wait(10);
    expect(screen.getAllByRole("timer")).toHaveLength(3);
    expect(timer(1).getByRole("timer")).toHaveTextContent(/^04:/);
    expect(timer(2).getByRole("timer")).toHaveTextContent(/^1:34:/);
    expect(timer(3).getByRole("timer")).toHaveTextContent("Time is up");
    expect(screen.getByRole("alert")).toHaveTextContent(/^Time is up. Step 3/);
  });

  it("of more than an hour can be put into the calendar", async () => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    vi.setSystemTime(new Date("2026-03-01T10:00:00Z"));
    await press("Start 2 h");
    await press("Put it into the calendar");
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    // A long line is folded.
    const entry = (await file.text()).replaceAll("\r\n ", "");
    expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(entry).toMatch(
      /DTSTART:20260301T1200\d\dZ\r\nSUMMARY:Let the glue set for two hours\r\n/,
    );
  });

  it("that stands still has no time for the calendar", async () => {
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Start 2 h");
    await press("Pause");
    expect(screen.queryByRole("button", { name: "Put it into the calendar" })).toBeNull();
    await press("Go on");
    expect(screen.getByRole("button", { name: "Put it into the calendar" })).toBeVisible();
  });

  it("rings once, and so does another that ends at the same time", async () => {
    const vibrate = vi.fn<typeof navigator.vibrate>();
    Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
    const { press, key } = await openBench({ repairGuide });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Done, next");
    await key("t");
    await wait(1000);
    const state: unknown = window.history.state?.usr;
    cleanup();
    vi.setSystemTime(Date.now() + 60 * minutes);
    renderScreen({ pathname: paths.repairGuide, state });
    await bench();
    await heading("Clean it");
    await wait(1000);
    expect(timer(1).getByRole("timer")).toHaveTextContent("Time is up");
    expect(timer(3).getByRole("timer")).toHaveTextContent("Time is up");
    expect(vibrate).toHaveBeenCalledTimes(2);
    await wait(minutes);
    expect(vibrate).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, "vibrate");
  });

  it("beeps when it ends, also one for safety that nobody started", async () => {
    const { beeps } = giveLoudspeaker();
    const { press } = await openBench({ repairGuide });
    await press("Ready, begin");
    await press("It is unplugged");
    await wait(29 * minutes);
    expect(beeps()).toBe(0);
    await wait(minutes);
    expect(timer(1).getByRole("timer")).toHaveTextContent("Time is up");
    expect(beeps()).toBe(3);
  });

  it("beeps after it stood still, though the phone silenced the page meanwhile", async () => {
    const { beeps, fallAsleep } = giveLoudspeaker();
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Done, next");
    await press("Start 20 min");
    await press("Pause");
    fallAsleep();
    await press("Go on");
    await wait(20 * minutes);
    expect(timer(3).getByRole("timer")).toHaveTextContent("Time is up");
    expect(beeps()).toBe(3);
  });

  it("outlives the taking back of a step, which ends the wait that began with it", async () => {
    const { press } = await openBench({
      repairGuide: `## Steps
1. **Unplug the kettle.** Wait 30 minutes.
2. **Clean it.** Soak it for 20 minutes.`,
    });
    await press("Ready, begin");
    await press("It is unplugged");
    expect(timer(1).getByRole("timer")).toBeVisible();
    await press("Start 20 min");
    await press("Undo");
    await heading("Unplug the kettle");
    expect(timer(2).getByRole("timer")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Timer, step 1" })).toBeNull();
    await press("It is unplugged");
    expect(timer(1).getByRole("timer")).toBeVisible();
  });

  it("starts with the time that its button names", async () => {
    const { press } = await openBench({
      repairGuide: `## Steps
1. **Soak it.** For 75 seconds. Then let it dry for 100 minutes. Let the glue set for 36 hours.`,
    });
    await press("Ready, begin");
    expect(screen.getByRole("button", { name: "Start 36 h" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Start 1 h 40 min" })).toBeVisible();
    await press("Start 1 min 15 s");
    expect(timer(1).getByRole("timer")).toHaveTextContent(/^01:1/);
  });

  it("goes on beside the guide, and is told there when it ends", async () => {
    const { press } = await openBench({ repairGuide, doneSteps: [1] });
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Done, next");
    await press("Start 20 min");
    await press("Leave the bench");
    expect(within(await beside()).getByRole("timer")).toHaveTextContent(/^(?:19|20):/);
    await wait(20 * minutes);
    expect(within(await beside()).getByRole("alert")).toHaveTextContent(
      "Time is up. Step 3: Soak it for 20 minutes.",
    );
    await press("All right");
    expect(screen.queryByRole("region", { name: "Timers from the bench" })).toBeNull();
  });
});
