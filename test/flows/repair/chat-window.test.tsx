import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { applyStyles } from "../../support/styles";
import { ask, field, greeting, openChat, opener, question, said } from "./chat-widget";

const closeButton = () => screen.getByRole("button", { name: "Close chat" });
const isClosed = () => screen.queryByRole("dialog") === null;

describe("the chat on the guide", () => {
  it("starts closed, its button beside the way to the bench", async () => {
    renderScreen(guideEntry());
    expect(await opener()).toHaveTextContent("Ask");
    expect(isClosed()).toBe(true);
  });

  it("is drawn ahead, out of sight and out of the tab order, and opens with what is there", async () => {
    const { user } = renderScreen(guideEntry());
    const button = await opener();
    const ahead = screen.getByRole("dialog", { hidden: true });
    expect(ahead).not.toBeVisible();
    await user.tab();
    expect(ahead.contains(document.activeElement)).toBe(false);
    await user.click(button);
    expect(screen.getByRole("dialog", { name: "Repair Steps Assistant" })).toBe(ahead);
    expect(ahead).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it("has a round button with its label where there is no way to the bench", async () => {
    renderScreen(guideEntry({ itemDescription: "Old microwave oven" }));
    expect(await opener()).toBeVisible();
    expect(screen.getByText("Ask about repair steps")).toBeVisible();
    expect(isClosed()).toBe(true);
  });

  it("is on no screen before the guide", async () => {
    renderScreen({ ...guideEntry(), pathname: "/root-cause" });
    await screen.findByRole("button", { name: "Generate Repair Guide" });
    expect(screen.queryByRole("button", { name: "Ask about repair steps" })).toBeNull();
  });

  it("opens with its header and the greeting, the cursor in its field", async () => {
    // The button is hidden by its style alone while the window is open.
    applyStyles();
    const { user } = renderScreen(guideEntry());
    const chat = within(await openChat(user));
    expect(chat.getByRole("heading", { name: "Repair Steps Assistant" })).toBeVisible();
    expect(said()).toEqual([greeting]);
    expect(field()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Ask about repair steps" })).toBeNull();
  });

  it("goes to its end with what one asks, wherever one was reading", async () => {
    const { user } = renderScreen(guideEntry());
    await openChat(user);
    const history = screen.getByRole("log").closest("[tabindex='0']");
    if (!history) throw new Error("The history cannot be scrolled by keyboard");
    // Counted from its end.
    history.scrollTop = -300;
    await user.type(field(), "Where is");
    expect(history.scrollTop).toBe(-300);
    await ask(user, question);
    expect(history.scrollTop).toBe(0);
  });

  it("is 450 by 600 px, and 90% wide and 500 px high under 768 px", async () => {
    applyStyles();
    const { user } = renderScreen(guideEntry());
    const chat = await openChat(user);
    expect(chat).toHaveStyle({ width: "450px", height: "600px" });
    const [, own = ""] = /(css-\w+)/.exec(chat.className) ?? [];
    const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
    const narrow = rules.find(
      (rule) => rule.cssText.includes(own) && /max-width: ?767\.98px/.test(rule.cssText),
    );
    expect(narrow?.cssText).toMatch(/width: ?90%;\s*height: ?500px/);
  });

  it.each([
    ["its button", (user: UserEvent) => user.click(closeButton())],
    ["Escape", (user: UserEvent) => user.keyboard("{Escape}")],
  ])("is closed by %s, and gives the focus back", async (_name, close) => {
    applyStyles();
    const { user } = renderScreen(guideEntry());
    await openChat(user);
    // A browser focuses nothing that is not drawn; jsdom would.
    let isDrawn = false;
    const look = () => {
      isDrawn = screen.queryByRole("button", { name: "Ask about repair steps" }) !== null;
    };
    document.addEventListener("focusin", look);
    await close(user);
    expect(isClosed()).toBe(true);
    expect(await opener()).toHaveFocus();
    document.removeEventListener("focusin", look);
    expect(isDrawn).toBe(true);
  });
});

it("keeps words that were not sent yet while the chat is closed", async () => {
  const { user } = renderScreen(guideEntry());
  await openChat(user);
  await user.type(screen.getByLabelText("Your question"), "Which screw");
  await user.keyboard("{Escape}");
  await openChat(user);
  expect(screen.getByLabelText("Your question")).toHaveValue("Which screw");
});
