import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { expectConsole } from "../../support/console-guard";
import { guideEntry } from "../../support/repair-entries";
import { heading, holdClock, openBench } from "./at-bench";
import { ask, failure, greeting, openChat, question, renderChat, reply, said } from "./chat-widget";
import { connectProvider } from "./provider";

const told = (text: string) => guideEntry({ chat: [{ text, isUser: false }] });

describe("a chat in which nothing was said yet", () => {
  it("suggests questions from this guide, and asks the one that is tapped", async () => {
    const { user } = await renderChat();
    const suggested = within(screen.getByRole("group", { name: "Suggested questions" }));
    const names = suggested.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toContain("What if step 2 does not work?");
    await user.click(suggested.getByRole("button", { name: /^I have no screwdriver set/ }));
    await waitFor(() => expect(said()).toHaveLength(3));
    expect(said()[1]).toBe("I have no screwdriver set. What can I use instead?");
    expect(screen.queryByRole("group", { name: "Suggested questions" })).toBeNull();
  });

  it("suggests none on a stop", async () => {
    await renderChat(guideEntry({ itemDescription: "Old microwave oven" }));
    expect(screen.queryByRole("button", { name: /step \d/ })).toBeNull();
  });
});

describe("a step that a reply names", () => {
  it("is gone to on the guide, without an entry of the history", async () => {
    const { user, router } = await renderChat(told("Go back to **step 2**, not to step 9."));
    const { key } = router.state.location;
    expect(screen.queryByRole("button", { name: "step 9" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "step 2" }));
    expect(document.activeElement).toHaveTextContent(/^2Measure the fuse/);
    expect(router.state.location.key).toBe(key);
  });

  it("is gone to at the bench, and the chat gives way", async () => {
    holdClock();
    const { press, key, router } = await openBench({
      chat: [{ text: "See step 2.", isUser: false }],
    });
    const entry = router.state.location.key;
    await press("Ready, begin");
    await key("?");
    await press("Ask about repair steps");
    await press("step 2");
    expect(await heading("Measure the fuse")).toHaveFocus();
    expect(screen.queryByRole("dialog", { name: "Repair Steps Assistant" })).toBeNull();
    expect(router.state.location.key).toBe(entry);
    await act(() => vi.runOnlyPendingTimersAsync());
  });

  it("is only a name within a link, and in a person's own words", async () => {
    const text = "[the page on step 2](https://example.com)";
    await renderChat(
      guideEntry({
        chat: [
          { text: "See step 1", isUser: true },
          { text, isUser: false },
        ],
      }),
    );
    expect(screen.getByRole("link", { name: /the page on step 2/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^step \d/i })).toBeNull();
  });
});

it("lets a reply be taken along as plain words", async () => {
  const { user } = await renderChat(told("See **step 2**."));
  await user.click(screen.getByRole("button", { name: "Copy reply" }));
  expect(await navigator.clipboard.readText()).toBe("See step 2.");
  expect(await screen.findByText("Copied")).toBeInTheDocument();
});

describe("a question that was not answered", () => {
  it("is asked again when that is wanted", async () => {
    connectProvider();
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
    const { user } = await renderChat();
    await ask(user, question);
    await waitFor(() => expect(said()).toEqual([greeting, question, failure]));
    chooseScenario("all-well");
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(said()).toEqual([greeting, question, reply]));
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("can be asked again after a reload", async () => {
    const { user } = await renderChat(guideEntry({ chat: [{ text: "step 1", isUser: true }] }));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(said()).toHaveLength(3));
    expect(said()[2]).toMatch(/Unplug the kettle/);
  });
});

it("shows two hundred messages, and the newest in sight", async () => {
  const chat = Array.from({ length: 200 }, (_, index) => ({
    text: `Message ${index}`,
    isUser: index % 2 === 0,
  }));
  const { user } = await renderChat(guideEntry({ chat }));
  expect(said()).toHaveLength(201);
  await user.keyboard("{Escape}");
  await openChat(user);
  expect(said().at(-1)).toBe("Message 199");
});
