import { act, cleanup, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { benchState } from "~/features/repair/bench-state";
import { flow } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { bench, heading, holdClock, openBench } from "./at-bench";

beforeEach(holdClock);

describe("the way to the bench", () => {
  it("stands beside the chat's button", async () => {
    renderScreen(guideEntry());
    expect(await screen.findByRole("button", { name: "Start at the bench" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Ask about repair steps" })).toBeVisible();
  });

  it.each([
    ["on a stop", { itemDescription: "Old microwave oven" }],
    ["for a guide without steps", { repairGuide: "Take it to a repair café." }],
  ])("is not there %s", async (_name, state) => {
    renderScreen(guideEntry(state));
    await screen.findByRole("button", { name: "Ask about repair steps" });
    expect(screen.queryByRole("button", { name: /bench/ })).toBeNull();
  });
});

describe("the bench", () => {
  it("begins with the tools and the caution, and takes one step at a time to the question", async () => {
    const { press } = await openBench();
    expect(await heading("Get ready")).toHaveFocus();
    expect(screen.getByText("Let the kettle cool for 30 minutes.")).toBeVisible();
    await press("Ready, begin");
    expect(await heading("Unplug the kettle")).toHaveFocus();
    expect(screen.getByText("Switched off is not enough.")).toBeVisible();
    expect(screen.queryByText("Measure the fuse")).toBeNull();
    await press("It is unplugged");
    expect(await heading("Measure the fuse")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Step 2 of 2");
    await press("Done, next");
    expect(await heading("Did it work?")).toHaveFocus();
    await press("It worked!");
    expect(await heading("It works again")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "I need more help" })).toBeNull();
    await press("It does not work after all");
    expect(await heading("Did it work?")).toHaveFocus();
    expect(screen.getByRole("button", { name: "I need more help" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  it("ticks what is done, and takes that back for five seconds", async () => {
    const { press } = await openBench();
    await press("Ready, begin");
    await press("It is unplugged");
    await press("Undo");
    expect(await heading("Unplug the kettle")).toBeVisible();
    await press("It is unplugged");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await press("Leave the bench");
    expect(await screen.findByRole("checkbox", { name: /^Step 1/ })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: /^Step 2/ })).not.toBeChecked();
  });

  it("takes a second tap within 400 ms for none", async () => {
    const { user } = await openBench();
    await user.dblClick(screen.getByRole("button", { name: "Ready, begin" }));
    expect(await heading("Unplug the kettle")).toBeVisible();
  });

  it("is left once by two taps", async () => {
    const { user, router } = await openBench();
    await user.dblClick(screen.getByRole("button", { name: "Leave the bench" }));
    expect(await screen.findByRole("button", { name: "Start at the bench" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.repairGuide);
  });

  it("goes by keys alone", async () => {
    const { key, router } = await openBench();
    for (const [keys, name] of [
      ["{ArrowRight}", "Unplug the kettle"],
      ["{PageDown}", "Measure the fuse"],
      ["{ArrowLeft}", "Unplug the kettle"],
      [" ", "Measure the fuse"],
      ["{PageUp}", "Unplug the kettle"],
    ] as const) {
      await key(keys);
      expect(await heading(name)).toHaveFocus();
    }
    await key("{Escape}");
    expect(await screen.findByRole("heading", { name: /Step-by-Step/, level: 1 })).toBeVisible();
    expect(router.state.location.state).not.toHaveProperty("atBench", true);
  });

  it("is left by Back and found again by Forward, at the same step", async () => {
    const { press, router, user } = await openBench();
    await press("Ready, begin");
    await press("It is unplugged");
    await act(() => router.navigate(-1));
    expect(await screen.findByRole("button", { name: "Go on at step 2 of 2" })).toBeVisible();
    expect(screen.getByRole("checkbox", { name: /^Step 1/ })).toBeChecked();
    await act(() => router.navigate(1));
    expect(await heading("Measure the fuse")).toBeVisible();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole("button", { name: "Go on at step 2 of 2" }));
    expect(await heading("Measure the fuse")).toBeVisible();
  });

  it("keeps the tools that lie ready", async () => {
    const { press, user, router } = await openBench();
    await user.click(screen.getByRole("checkbox", { name: "Multimeter" }));
    await press("Ready, begin");
    await press("Back");
    expect(screen.getByRole("checkbox", { name: "Multimeter" })).toBeChecked();
    await act(() => router.navigate(-1));
    await act(() => router.navigate(1));
    await bench();
    expect(screen.getByRole("checkbox", { name: "Multimeter" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Screwdriver set" })).not.toBeChecked();
  });

  it("is left step by step where Back is pressed on the screen", async () => {
    const { press } = await openBench();
    await press("Ready, begin");
    await press("Back");
    expect(await heading("Get ready")).toBeVisible();
    expect(within(await bench()).queryByRole("button", { name: "Back" })).toBeNull();
  });
});

it("shows the tools once, where there is room beside, though its place was taken back", async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes("1100px") }),
  );
  await openBench({ bench: benchState.parse({ place: "putBack" }) });
  await heading("Get ready");
  const beside = within(screen.getByRole("complementary", { name: "Beside the step" }));
  expect(beside.getByRole("button", { name: "Ask about repair steps" })).toBeVisible();
  expect(screen.getAllByRole("checkbox", { name: "Multimeter" })).toHaveLength(1);
});

describe("the bench where a stop is raised", () => {
  const told = { text: "Now it gave me an electric shock", isUser: true };

  it("is called so, and no key goes on with the steps behind it", async () => {
    const { key } = await openBench();
    await key("{ArrowRight}");
    await heading("Unplug the kettle");
    const state: unknown = window.history.state?.usr;
    cleanup();
    renderScreen({
      pathname: paths.repairGuide,
      state: { ...flow.guide.needs.parse(state), chat: [told] },
    });
    await bench();
    expect(await screen.findByText(/^Leave the bench: the guide says/)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Stop");
    expect(document.title).toBe("Stop · Mendwise");
    await key("{ArrowRight}");
    expect(document.title).toBe("Stop · Mendwise");
    expect(screen.getByText(/^Leave the bench: the guide says/)).toBeVisible();
  });
});
