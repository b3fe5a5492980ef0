import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { enter } from "./request-form";

export async function answerBoxes() {
  await screen.findByRole("heading", { name: "Diagnostic Questions" });
  return screen.findAllByRole<HTMLTextAreaElement>("textbox");
}

export const generateButton = () => screen.getByRole("button", { name: "Generate Root Cause" });

/** The questions as they label their answer boxes. */
export async function questions(): Promise<string[]> {
  const boxes = await answerBoxes();
  return boxes.map(({ labels }) => labels?.item(0).textContent ?? "");
}

export async function answers(): Promise<string[]> {
  const boxes = await answerBoxes();
  return boxes.map(({ value }) => value);
}

/** Answers the questions in order; an empty answer leaves its box alone. */
export async function answer(user: UserEvent, ...words: string[]) {
  for (const [index, box] of (await answerBoxes()).entries()) {
    const answer = words[index];
    if (answer) await enter(user, box, answer);
  }
}
