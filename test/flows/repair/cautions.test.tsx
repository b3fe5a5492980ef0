import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guideEntry, kettleGuide, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The plug is out by then. */
const leftOfIt = "Do not test it with the cover off.";

/** Not the steps' own warnings. */
const cautionsInSteps = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("checkbox"))
    .flatMap((step) => within(step).queryAllByRole("note"))
    .map(({ textContent }) => textContent)
    .filter((words) => !words.startsWith("Warning"));

describe("a caution", () => {
  it("stands above the first step and inside the first one that it is about", async () => {
    const repairGuide = kettleGuide.replace("Measure the fuse.", "Unscrew the base.");
    renderScreen(guideEntry({ repairGuide }));
    const notice = await screen.findByRole("group", { name: "Take care" });
    const [first, second] = screen
      .getAllByRole("listitem")
      .filter((item) => within(item).queryByRole("checkbox"));
    if (!first || !second) throw new Error("There are two steps");
    const words = /Pull the plug before you open anything/;
    expect(notice).toHaveTextContent(words);
    expect(isBefore(notice, first)).toBe(true);
    expect(first).not.toHaveTextContent(words);
    expect(within(second).getByRole("note")).toHaveTextContent(leftOfIt);
  });

  it("is said in full where no step before has pulled the plug", async () => {
    const repairGuide = kettleGuide.replace("Unplug the kettle.", "Unscrew the base.");
    renderScreen(guideEntry({ repairGuide }));
    await screen.findByRole("group", { name: "Take care" });
    expect(cautionsInSteps()).toContain(
      "Pull the plug before you open anything, and do not test it with the cover off.",
    );
  });

  it("is not said of what has no cover", async () => {
    const repairGuide = kettleGuide.replace("Measure the fuse.", "Open the lid.");
    renderScreen(guideEntry({ repairGuide }));
    await screen.findByRole("group", { name: "Take care" });
    expect(cautionsInSteps()).toEqual([]);
  });

  it("leaves the plug to the step that pulls it", async () => {
    const repairGuide = kettleGuide.replace("Wait 30 minutes.", "Hold the cord by its cover.");
    renderScreen(guideEntry({ repairGuide }));
    await screen.findByRole("group", { name: "Take care" });
    expect(cautionsInSteps()).toEqual([]);
  });

  it("is not said again on the root cause, but what the answers add is", async () => {
    renderScreen(rootCauseEntry());
    expect(await screen.findByText("The thermal fuse under the base has blown.")).toBeVisible();
    expect(screen.queryByRole("group", { name: "Take care" })).toBeNull();
    cleanup();

    const questions = [{ id: 1, question: "When did it stop?", answer: "It overheats" }];
    renderScreen(rootCauseEntry({ questions }));
    const notice = await screen.findByRole("group", { name: "Take care" });
    expect(notice).toHaveTextContent(/It gets too hot/);
    expect(notice).not.toHaveTextContent(/mains current/);
  });

  it("is said above the steps once where the guide itself says it, and its rest at its step", async () => {
    const repairGuide = kettleGuide
      .replace("Measure the fuse.", "Unscrew the base.")
      .replace("Let the kettle cool", "Pull the plug and let the kettle cool");
    renderScreen(guideEntry({ repairGuide }));
    const notice = await screen.findByRole("group", { name: "Take care" });
    expect(notice.textContent.match(/pull the plug/gi)).toHaveLength(1);
    expect(cautionsInSteps()).toEqual([leftOfIt]);
  });

  it("takes no steps away", async () => {
    renderScreen(guideEntry());
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
    expect(screen.queryByText("Stop: read this before you go on")).not.toBeInTheDocument();
  });
});
