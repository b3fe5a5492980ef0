import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { guideEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";

export const opener = () => screen.findByRole("button", { name: "Ask about repair steps" });
const chatWindow = () => screen.getByRole("dialog", { name: "Repair Steps Assistant" });
export const field = () => screen.getByRole("textbox", { name: "Your question" });
export const sendButton = () => screen.getByRole("button", { name: "Send" });
export const typing = () => screen.queryByText("Assistant is writing");

export const greeting =
  "Hi there! I can help answer questions about your repair guide. What would you like to know?";

export const failure = "Sorry, I couldn't process your request. Please try again.";
/** What a reply that was cut off says below its words. */
export const cutNote = "This may be incomplete.";
export const question = "Which step comes first?";
/** What the mocked provider replies to it. */
export const reply: unknown = expect.stringContaining("go back to step 3 under Steps");

/** What was said so far, the greeting first. */
export const said = () =>
  Array.from(screen.getByRole("log").children, ({ textContent }) => textContent);

export async function openChat(user: UserEvent) {
  await user.click(await opener());
  return chatWindow();
}

/** Writes the words and sends them with Enter. */
export async function ask(user: UserEvent, words: string) {
  await user.click(field());
  await user.paste(words);
  await user.keyboard("{Enter}");
}

/** The guide with its chat open. */
export async function renderChat(entry = guideEntry()) {
  const app = renderScreen(entry);
  await openChat(app.user);
  return app;
}
