import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, onTestFinished, vi } from "vitest";
import { server } from "../../../mocks/node";
import { defaultQuestions } from "~/domain/default-questions";
import { failureMessages } from "~/services/assistant/error-messages";
import { startOpenAiServer } from "../../support/openai-server";
import { renderScreen } from "../../support/render-app";
import {
  answered,
  answeredEntry,
  diagnosticsEntry,
  guideEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { answer, answers, questions } from "./answer-form";
import { ask, failure, question, renderChat, reply, said } from "./chat-widget";

/** From here to the end of the test a real server answers, with MSW out of its way. */
export async function connectRealServer() {
  const ai = await startOpenAiServer();
  server.close();
  onTestFinished(async () => {
    server.listen({ onUnhandledRequest: "error" });
    await ai.close();
  });
  vi.stubEnv("VITE_AI_SOURCE", "provider");
  vi.stubEnv("VITE_AI_API_KEY", "sk-test");
  vi.stubEnv("VITE_AI_BASE_URL", ai.url);
  return ai;
}

/** One of the four places where the assistant is asked. */
export type FaultScreen = {
  what: string;
  /** Its words stream. */
  streams: boolean;
  /** Opens the screen and types what is to be typed there. */
  open: () => Promise<{ user: UserEvent }>;
  ask: (user: UserEvent) => Promise<void>;
  /** The second try: where a text had broken off, it goes on from its end. */
  goOn: (user: UserEvent) => Promise<void>;
  /** Waits for the failure in its own words, and finds the next step beside it. */
  expectFailure: (nextStep: string) => Promise<void>;
  /** Nothing that was typed, or had been found before, is lost. */
  expectKept: () => Promise<void>;
  expectAnswer: () => Promise<void>;
};

const click = async (user: UserEvent, words: string) => user.click(await screen.findByText(words));

/** In the screen itself; the toast says only the first half of it. */
async function expectAlert(message: string, nextStep: string) {
  const words = await screen.findByText(message, { selector: "strong" });
  expect(words.closest('[role="alert"]')).toHaveTextContent(`${message} ${nextStep}`);
}

const given = answered.map((entry) => entry.answer);
const unanswered = answered.map((entry) => ({ ...entry, answer: "" }));

export const questionsScreen: FaultScreen = {
  what: "the questions",
  streams: false,
  open: async () => {
    const app = renderScreen(diagnosticsEntry());
    await questions();
    return app;
  },
  ask: (user) => click(user, "Try again"),
  goOn: (user) => click(user, "Try again"),
  expectFailure: (nextStep) => expectAlert(failureMessages.diagnosticQuestions, nextStep),
  expectKept: async () => {
    expect(await questions()).toEqual(defaultQuestions);
    expect(screen.getByRole("region", { name: "Your item" })).toHaveTextContent("My Bosch kettle");
  },
  expectAnswer: async () => {
    await waitFor(async () => expect((await questions())[0]).toMatch(/any sign of life/));
  },
};

export const rootCauseScreen: FaultScreen = {
  what: "the root cause",
  streams: true,
  open: async () => {
    const app = renderScreen(answeredEntry({ questions: unanswered }));
    await answer(app.user, ...given);
    return app;
  },
  ask: (user) => click(user, "Generate Root Cause"),
  goOn: (user) => click(user, "Continue"),
  expectFailure: (nextStep) => expectAlert(failureMessages.rootCause, nextStep),
  expectKept: async () => expect(await answers()).toEqual(given),
  expectAnswer: async () => {
    const analysis = await screen.findByRole("region", { name: "Root Cause Analysis" });
    expect(analysis).toHaveTextContent(/worn connection inside the Bosch kettle/);
  },
};

export const guideScreen: FaultScreen = {
  what: "the guide",
  streams: true,
  open: async () => renderScreen(rootCauseEntry()),
  ask: (user) => click(user, "Generate Repair Guide"),
  goOn: (user) => click(user, "Continue"),
  expectFailure: (nextStep) => expectAlert(failureMessages.repairGuide, nextStep),
  expectKept: async () => {
    expect(screen.getByText("The thermal fuse under the base has blown.")).toBeVisible();
    expect(screen.getByText(given[0] ?? "")).toBeVisible();
  },
  expectAnswer: async () => {
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(await screen.findByText("Contact cleaner, 50 ml")).toBeVisible();
  },
};

export const chatScreen: FaultScreen = {
  what: "the chat",
  streams: true,
  // A short guide: jsdom is slow to look through a long one.
  open: () => renderChat(guideEntry({ repairGuide: "## Steps\n1. Unplug it." })),
  ask: (user) => ask(user, question),
  goOn: (user) => click(user, "Continue"),
  expectFailure: async (nextStep) => {
    await waitFor(() => expect(said().at(-1)).toBe(failure));
    expect(await screen.findByText(nextStep)).toBeVisible();
  },
  expectKept: async () => expect(said()).toContain(question),
  expectAnswer: async () => waitFor(() => expect(said().at(-1)).toEqual(reply)),
};
