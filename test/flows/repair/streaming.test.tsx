import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { answeredEntry, guideEntry, rootCauseEntry } from "../../support/repair-entries";
import { renderScreen, toasts } from "../../support/render-app";
import { answerBoxes, generateButton } from "./answer-form";
import { ask, cutNote, greeting, openChat, said } from "./chat-widget";
import { connectProvider, writeInTwoParts } from "./provider";

const isLive = (element: HTMLElement) =>
  element.closest('[role="log"], [role="status"], [role="alert"], [aria-live]') !== null;

beforeEach(connectProvider);

describe("while the assistant writes, its text appears", () => {
  it("under the answers, marked as busy and not read out bit by bit", async () => {
    const { letGo } = writeInTwoParts("The **thermal fuse**", " has blown.");
    const { user } = renderScreen(answeredEntry());
    await answerBoxes();
    await user.click(generateButton());
    const text = await screen.findByText("thermal fuse");
    expect(text.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
    expect(isLive(text)).toBe(false);
    expect(screen.getByText("Weighing your answers")).toBeVisible();

    letGo();
    const analysis = await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(analysis).toHaveTextContent("The thermal fuse has blown.");
  });

  it("under the root cause", async () => {
    const { letGo } = writeInTwoParts("## Steps\n1. **Unplug it.**", "\n2. **Open it.**");
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    expect(await screen.findByText("Unplug it.")).toBeVisible();
    letGo();
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
  });

  it("in the chat, and in its log once it is whole", async () => {
    const { letGo } = writeInTwoParts("Begin with", " the plug.");
    const { user } = renderScreen(guideEntry());
    await openChat(user);
    await ask(user, "Where do I begin?");
    expect(isLive(await screen.findByText("Begin with"))).toBe(false);
    expect(said()).toEqual([greeting, "Where do I begin?"]);

    letGo();
    const log = within(screen.getByRole("log"));
    expect(await log.findByText("Begin with the plug.")).toBeVisible();
  });
});

describe("what had been written when an answer breaks off stays to be read", () => {
  it.each([
    [
      "the root cause",
      answeredEntry(),
      "Generate Root Cause",
      /worn connection inside the Bosch kettle/,
    ],
    ["the guide", rootCauseEntry(), "Generate Repair Guide", /Screwdriver set/],
  ])("%s", async (_name, entry, button, text) => {
    chooseScenario("ai-cut-off");
    const { user } = renderScreen(entry);
    await user.click(await screen.findByRole("button", { name: button }));
    expect(await screen.findByText(/^This may be incomplete\./)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(await toasts()).toEqual([]);
  });
});

describe("what had been written when it is stopped stays to be read", () => {
  it("in place of the answer, and a second try is free", async () => {
    writeInTwoParts("## Steps\n1. **Unplug it.**", "\n2. **Open it.**");
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    await screen.findByText("Unplug it.");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(screen.getByText("Stopped. This much had come.")).toBeVisible();
    expect(screen.getByText("Unplug it.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Generate Repair Guide" })).toBeEnabled();
  });

  it("as a reply in the chat", async () => {
    writeInTwoParts("Begin with", " the plug.");
    const { user } = renderScreen(guideEntry());
    await openChat(user);
    await ask(user, "Where do I begin?");
    await screen.findByText("Begin with");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    const kept = `Begin with${cutNote}`;
    await waitFor(() => expect(said()).toEqual([greeting, "Where do I begin?", kept]));
  });
});
