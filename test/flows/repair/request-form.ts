import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";

export const description = () => screen.findByRole("textbox", { name: "Item Description" });
export const issue = () => screen.findByRole("textbox", { name: "Issue Description" });
export const submitButton = () => screen.getByRole("button", { name: "Continue to Diagnostics" });

/** Puts words behind what is there already; at once, for typing them takes jsdom its time. */
export async function enter(user: UserEvent, field: HTMLElement, words: string) {
  await user.click(field);
  await user.paste(words);
}

export async function fillIn(user: UserEvent, item: string, trouble: string) {
  await enter(user, await description(), item);
  await enter(user, await issue(), trouble);
}
