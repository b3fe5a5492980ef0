import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export const opener = () => screen.findByRole("button", { name: "Ask about repair steps" });
const chatWindow = () => screen.getByRole("dialog", { name: "Repair Steps Assistant" });
export const field = () => screen.getByRole("textbox", { name: "Your question" });
export const sendButton = () => screen.getByRole("button", { name: "Send" });
export const typing = () => screen.queryByText("Assistant is writing");

export const greeting =
  "Hi there! I can help answer questions about your repair guide. What would you like to know?";

/** What was said so far, the greeting first. */
export const said = () =>
  Array.from(within(chatWindow()).getByRole("log").children, ({ textContent }) => textContent);

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
