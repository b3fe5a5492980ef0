import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GuideState } from "~/features/repair/flow";
import { paths } from "~/shared/paths";
import { guideEntry, understood } from "../../support/repair-entries";
import { findToast, renderScreen } from "../../support/render-app";
import { heading, holdClock, openBench } from "./at-bench";

const celebration = async () => within(await screen.findByRole("group", { name: "It works" }));

/** Somebody says on the guide that it worked. */
async function sayWorked(state: Partial<GuideState> = {}) {
  const app = renderScreen(guideEntry(state));
  await app.user.click(await screen.findByRole("button", { name: "It worked!" }));
  return { ...app, shown: await celebration() };
}

afterEach(() => vi.useRealTimers());

describe("a repair that worked", () => {
  it("is celebrated with what it has saved and who says so", async () => {
    const { shown } = await sayWorked({ understood });
    expect(shown.getByText(/Your repair avoided/)).toHaveTextContent("5 to 22 kg CO₂e");
    expect(shown.getByText("Source: The Restart Project; ADEME, Impact CO2")).toBeVisible();
    expect(await findToast("Thanks for your feedback! We're glad we could help.")).toBeVisible();
  });

  it("claims nothing that the tables do not have", async () => {
    const { shown } = await sayWorked();
    expect(shown.queryByText(/CO₂e/)).toBeNull();
  });

  it("puts what the guide says of prevention into the calendar", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 22, 12) });
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { user, shown } = await sayWorked();
    expect(shown.getByText("22 January 2027")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Put it into the calendar" }));
    const file = made.mock.calls.at(-1)?.[0];
    if (!(file instanceof Blob)) throw new Error("No file was made");
    const entry = await file.text();
    expect(entry).toContain(
      "DTSTART;VALUE=DATE:20270122\r\nSUMMARY:Descale it every two months\r\n",
    );
    expect(entry).toContain("TRIGGER:PT9H\r\n");
    expect(entry.split("\r\n").every((line) => line.length <= 75)).toBe(true);
  });

  it("names no date where the guide names no time", async () => {
    const { shown } = await sayWorked({
      repairGuide: "## Steps\n1. Glue it.\n\n## Prevention\n- Keep it dry.",
    });
    expect(shown.queryByRole("button", { name: "Put it into the calendar" })).toBeNull();
  });

  it("can be passed on", async () => {
    const { user, shown } = await sayWorked();
    await user.click(shown.getByRole("button", { name: "Pass this guide on" }));
    expect(await findToast("Link copied to clipboard!")).toBeVisible();
  });

  it("is still celebrated after a reload, and no longer once more help is needed", async () => {
    const { user } = renderScreen(guideEntry({ outcome: "worked" }));
    await celebration();
    await user.click(screen.getByRole("button", { name: "I need more help" }));
    expect(screen.queryByRole("group", { name: "It works" })).toBeNull();
  });

  it("is not celebrated on a stop", async () => {
    renderScreen(guideEntry({ itemDescription: "Old microwave oven", outcome: "worked" }));
    await screen.findByRole("heading", { name: "It works again" });
    expect(screen.queryByRole("group", { name: "It works" })).toBeNull();
  });

  it("is celebrated at the bench, and after a reload there", async () => {
    holdClock();
    const { press } = await openBench({ understood });
    for (const name of ["Ready, begin", "It is unplugged", "Done, next", "It worked!"])
      await press(name);
    expect((await celebration()).getByText(/Your repair avoided/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const state: unknown = window.history.state?.usr;
    cleanup();
    renderScreen({ pathname: paths.repairGuide, state });
    await heading("It works again");
    const shown = await celebration();
    expect(shown.getByRole("button", { name: "Pass this guide on" })).toBeVisible();
  });
});
