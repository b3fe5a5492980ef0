import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { expectConsole } from "../../support/console-guard";
import { guideEntry } from "../../support/repair-entries";
import { toasts } from "../../support/render-app";
import {
  ask,
  cutNote,
  failure,
  field,
  greeting,
  question,
  renderChat,
  reply,
  said,
  sendButton,
  typing,
} from "./chat-widget";
import {
  answerWith,
  connectProvider,
  holdAnswers,
  watchProvider,
  writeInTwoParts,
} from "./provider";

describe("a question that is not answered", () => {
  beforeEach(connectProvider);

  it("is met with the failure message, and a second try works", async () => {
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure]));
    expect(sendButton()).toBeEnabled();
    expect(await toasts()).toEqual([]);

    chooseScenario("all-well");
    const requests = watchProvider();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure, question, reply]));
    // The model never said that.
    expect(JSON.stringify(requests[0]?.messages)).not.toContain(failure);
  });

  it("says what may help, and is answered by the handbook when that is wanted", async () => {
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
    const { user } = await renderChat();
    expect(screen.getAllByText(/^Written by the connected AI/)).not.toHaveLength(0);
    await ask(user, question);
    expect(await screen.findByText(/Check key, model and address/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use the built-in handbook" }));
    await waitFor(() => expect(said()).toHaveLength(3));
    await waitFor(() => expect(said()[2]).toMatch(/Unplug the kettle/));
    expect(said()).not.toContain(failure);
  });

  it("is met with the same message when there is no key", async () => {
    vi.stubEnv("VITE_AI_API_KEY", "");
    expectConsole("error", /AI client not initialized/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure]));
  });

  it("keeps what had been written of a reply that broke off, and goes on from there", async () => {
    chooseScenario("ai-cut-off");
    const { user } = await renderChat();
    await ask(user, question);
    await screen.findByText(cutNote);
    const start = said().at(-1)?.replace(cutNote, "");
    expect(start).toContain("For your Bosch kettle: go back to step 3");

    chooseScenario("all-well");
    answerWith(" and look again.");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(said()).toEqual([greeting, question, `${start} and look again.`]));
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("goes on from the reply itself where a stop is shown in its place", async () => {
    chooseScenario("ai-cut-off");
    const { user } = await renderChat(guideEntry({ itemIssue: "The battery is swollen" }));
    await ask(user, question);
    await screen.findByText(cutNote);
    expect(said().at(-1)).toMatch(/battery/);

    chooseScenario("all-well");
    const requests = watchProvider();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(requests).toHaveLength(1));
    const continued = requests[0]?.messages.findLast(({ role }) => role === "assistant");
    expect(continued?.content).toContain("go back to step 3");
  });

  it("can be stopped, which leaves the way free for the next one", async () => {
    const { letGo } = holdAnswers();
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(typing()).toBeNull();
    expect(said()).toEqual([greeting, question]);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));

    letGo();
    await ask(user, "And then?");
    await waitFor(() => expect(said()).toEqual([greeting, question, "And then?", reply]));
  });

  it("ends without a word when the guide is left", async () => {
    holdAnswers();
    const requests = watchProvider();
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole("link", { name: "Root Cause" }));
    await screen.findByRole("button", { name: "Generate Repair Guide" });
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    expect(await toasts()).toEqual([]);
  });
});

/** The guide with its chat open again: all that is left is what the browser's entry holds. */
async function reload() {
  fireEvent(window, new Event("beforeunload"));
  const entry = { ...guideEntry(), state: window.history.state?.usr };
  cleanup();
  return renderChat(entry);
}

describe("a reply that was cut off, after a reload", () => {
  beforeEach(connectProvider);

  it("says so, and goes on from its end", async () => {
    chooseScenario("ai-cut-off");
    const before = await renderChat();
    await ask(before.user, question);
    await screen.findByText(cutNote);
    const kept = said();
    const { user } = await reload();
    expect(said()).toEqual(kept);
    expect(screen.getByText(cutNote)).toBeVisible();

    chooseScenario("all-well");
    answerWith(" and look again.");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    const whole = `${kept.at(-1)?.replace(cutNote, "")} and look again.`;
    await waitFor(() => expect(said()).toEqual([greeting, question, whole]));
    await reload();
    expect(said()).toEqual([greeting, question, whole]);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("says so where the person stopped it, also once more is said", async () => {
    writeInTwoParts("Begin with", " the plug.");
    const before = await renderChat();
    await ask(before.user, question);
    await screen.findByText("Begin with");
    await before.user.click(screen.getByRole("button", { name: "Stop" }));
    await screen.findByText(cutNote);
    const { user } = await reload();
    expect(screen.getByRole("button", { name: "Continue" })).toBeEnabled();

    answerWith("Then the lid.");
    await ask(user, "And then?");
    const all = [greeting, question, `Begin with${cutNote}`, "And then?", "Then the lid."];
    await waitFor(() => expect(said()).toEqual(all));
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });
});
