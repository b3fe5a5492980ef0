import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { guideEntry, kettleGuide } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const steps = () => screen.findAllByRole("checkbox");

describe("the guide screen", () => {
  it("says what it is", async () => {
    renderScreen(guideEntry());
    expect(
      await screen.findByRole("heading", { name: "Step-by-Step Repair Guide", level: 1 }),
    ).toBeVisible();
    expect(document.title).toBe("Step-by-Step Repair Guide · Mendwise");
  });

  it("has a toolbar with Back, Print, Download and Share", async () => {
    renderScreen(guideEntry());
    const toolbar = within(await screen.findByRole("toolbar"));
    expect(toolbar.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Back",
      "Print",
      "Download",
      "Share",
    ]);
  });

  it("has the item's information and the root cause, with who wrote it", async () => {
    renderScreen(guideEntry({ rootCauseFrom: "handbook" }));
    const item = await card("Item Information");
    expect(item.getByText("My Bosch kettle, bought in 2019")).toBeVisible();
    expect(item.getByText("It does not heat up any more, the light stays off")).toBeVisible();
    const cause = await card("Root Cause");
    expect(cause.getByRole("heading", { name: "Root Cause" })).toBeVisible();
    expect(cause.getByText("The thermal fuse under the base has blown.")).toBeVisible();
    expect(cause.getByText("From the built-in repair handbook")).toBeVisible();
  });

  it("folds the root cause to its first line, and opens it on a tap", async () => {
    const { user } = renderScreen(guideEntry());
    const fold = await screen.findByRole("button", { name: "Root Cause", expanded: false });
    await user.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "true");
    await user.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "false");
  });

  it("has what is needed as a list to tick off, with what does as well", async () => {
    const repairGuide = kettleGuide.replace("Multimeter", "Flat tray (instead: a baking tin)");
    const { user } = renderScreen(guideEntry({ repairGuide }));
    const tray = await screen.findByRole("button", { name: /^Flat tray/ });
    await user.click(tray);
    expect(tray).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: "Screwdriver set", pressed: false })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Start at the bench" }));
    expect(await screen.findByRole("checkbox", { name: /^Flat tray/ })).toBeChecked();
  });

  it("shows tools that are no plain list as they were written", async () => {
    const written = "Any **small** screwdriver, see [sizes](https://example.com/sizes).";
    const repairGuide = kettleGuide.replace("- Screwdriver set\n- Multimeter", written);
    renderScreen(guideEntry({ repairGuide }));
    const tools = await screen.findByRole("heading", { name: "Tools and materials" });
    expect(tools.parentElement).toHaveTextContent(/Any small screwdriver, see sizes/);
    expect(screen.queryByRole("button", { pressed: false, name: /screwdriver/ })).toBeNull();
  });

  it("has the guide's sections in order", async () => {
    renderScreen(guideEntry());
    const guide = await card("Step-by-Step Repair Guide");
    const titles = guide.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual([
      "Tools and materials",
      "Safety precautions",
      "Steps",
      "Prevention",
      "When to seek professional help",
    ]);
    expect(guide.getByText("Multimeter")).toBeVisible();
    expect(guide.getByText("Let the kettle cool for 30 minutes.")).toBeVisible();
    expect(guide.getByText("Descale it every two months.")).toBeVisible();
    expect(guide.getByText("The cord is scorched.")).toBeVisible();
  });

  it("has an outline that leads to each section, and leaves the history alone", async () => {
    const { user } = renderScreen(guideEntry());
    const outline = within(await screen.findByRole("navigation", { name: "In this guide" }));
    const links = outline.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Tools",
      "Safety",
      "2 steps",
      "Prevention",
      "Get help",
    ]);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute("href") ?? "");
      expect(target).toBeVisible();
      await user.click(link);
      expect(target).toHaveFocus();
    }
    // jsdom's own address would have changed by a followed "#".
    expect(window.location.hash).toBe("");
  });

  it("says at a glance how hard, how long and how dear it is", async () => {
    renderScreen(guideEntry());
    const guide = within(await screen.findByRole("main"));
    expect(guide.getByText("Easy")).toBeVisible();
    expect(guide.getByText("40 min")).toBeVisible();
    expect(guide.getByText("€5–12")).toBeVisible();
  });

  it.each([
    ["handbook", "From the built-in repair handbook"],
    ["provider", /^Written by the connected AI/],
  ] as const)("says that the %s wrote the guide", async (guideFrom, label) => {
    renderScreen(guideEntry({ guideFrom }));
    const [underGuide] = await screen.findAllByText(label);
    expect(underGuide).toBeVisible();
  });

  it("points to the chat", async () => {
    renderScreen(guideEntry());
    expect(await screen.findByText(/Use the chat button/)).toBeVisible();
  });

  it("reminds of safety", async () => {
    renderScreen(guideEntry());
    const reminder = (await screen.findByText("Safety Reminder")).closest('[role="note"]');
    expect(reminder).toHaveTextContent(/stop and seek professional help/);
    expect(reminder).toHaveTextContent(/not responsible for any damage or injury/);
  });

  it("goes back to the top, smoothly", async () => {
    const scroll = vi.spyOn(window, "scrollTo");
    const { user } = renderScreen(guideEntry());
    await user.click(await screen.findByRole("button", { name: "Back to Top" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  it("goes back to the top at once where motion is not welcome", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes("reduce"),
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    const scroll = vi.spyOn(window, "scrollTo");
    const { user } = renderScreen(guideEntry());
    await user.click(await screen.findByRole("button", { name: "Back to Top" }));
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: "auto" });
  });
});

describe("the steps of the guide", () => {
  it("are ticks, each named by what it is", async () => {
    renderScreen(guideEntry());
    await steps();
    expect(
      screen.getByRole("checkbox", { name: "Step 1 done: Unplug the kettle" }),
    ).not.toBeChecked();
    expect(
      screen.getByRole("checkbox", { name: "Step 2 done: Measure the fuse" }),
    ).not.toBeChecked();
  });

  it("can be ticked off, and the tick taken back", async () => {
    const { user } = renderScreen(guideEntry());
    const [first, second] = await steps();
    if (!first || !second) throw new Error("There are two steps");
    await user.click(first);
    expect(first).toBeChecked();
    expect(second).not.toBeChecked();
    await user.click(first);
    expect(first).not.toBeChecked();
  });

  it("are ticked by a tap on their title, too, and keep their picture", async () => {
    const { user } = renderScreen(guideEntry());
    const [first] = await steps();
    const step = first?.closest("li");
    const pictures = step?.querySelectorAll("svg").length ?? 0;
    await user.click(screen.getByText("Unplug the kettle"));
    expect(first).toBeChecked();
    expect(step?.querySelectorAll("svg").length).toBeGreaterThanOrEqual(pictures);
  });

  it("say what comes next once the last is ticked", async () => {
    const { user } = renderScreen(guideEntry({ doneSteps: [1] }));
    const [, second] = await steps();
    if (!second) throw new Error("There are two steps");
    expect(screen.queryByText(/steps are done/)).toBeNull();
    await user.click(second);
    expect(screen.getByText(/^All 2 steps are done/)).toBeVisible();
    await user.click(screen.getByRole("link", { name: "say whether it worked" }));
    expect(screen.getByRole("region", { name: "Feedback" })).toHaveFocus();
  });

  it("keep the ticks that came along", async () => {
    renderScreen(guideEntry({ doneSteps: [2] }));
    const [first, second] = await steps();
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
  });

  it("carry their own warning inside them, before what is to be done", async () => {
    renderScreen(guideEntry());
    const [first, second] = await steps();
    const step = first?.closest("li");
    const warning = within(step ?? document.body).getByRole("note");
    expect(warning).toHaveTextContent("Warning: Switched off is not enough.");
    const rest = within(step ?? document.body).getByText("Wait 30 minutes.");
    expect(warning.compareDocumentPosition(rest)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(second?.closest("li") ?? document.body).queryByRole("note")).toBeNull();
  });

  it("appear once, whatever else the guide says about repairs", async () => {
    const repairGuide = `# Kettle Repair Guide

## Steps
1. Unplug the kettle.
2. Measure the fuse.

## After the repair
- Watch it for 10 minutes.`;
    renderScreen(guideEntry({ repairGuide }));
    const boxes = await steps();
    expect(boxes.map((box) => box.getAttribute("aria-label"))).toEqual([
      "Step 1 done: Unplug the kettle",
      "Step 2 done: Measure the fuse",
    ]);
  });

  it("need not be there: prose is shown as it is", async () => {
    renderScreen(guideEntry({ repairGuide: "Take it to a **repair café**." }));
    expect(await screen.findByText("repair café")).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});
