import { expect, it, onTestFinished, vi } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { defaultQuestions } from "~/domain/default-questions";
import { failureMessages, recoveryHint } from "~/services/assistant/error-messages";

it("has the words of the catalogue for each verb", () => {
  expect(failureMessages).toEqual({
    diagnosticQuestions: "Failed to generate diagnostic questions. Please try again.",
    rootCause: "Failed to generate root cause analysis. Please try again.",
    repairGuide: "Failed to generate repair guide. Please try again.",
    chatReply: "Sorry, I couldn't process your request. Please try again.",
  });
});

it("has the three default questions of the catalogue", () => {
  expect(defaultQuestions).toEqual([
    "How long have you had this item?",
    "When did you first notice the issue?",
    "Have you attempted any repairs already?",
  ]);
});

it.each([
  ["not-initialized", /key.*AI settings/],
  ["unreachable", /running.*online/],
  ["timed-out", /too long/],
  ["refused", /key, model and address/],
  ["declined", /did not want.*other words/],
  ["filtered", /filter.*other words/],
  ["limited", /busy/],
  ["no-credit", /credit.*account/],
  ["too-large", /shorten the text.*photo/i],
  ["unavailable", /wait a minute/i],
  ["unreadable", /could not be read/],
  ["empty", /another model/],
  ["cut-short", /before its end/],
  ["too-long", /far beyond what was asked for.*stopped/],
  ["redirected", /another address/],
] as const)("says after %s what to do next", (kind, words) => {
  const nextStep = recoveryHint(new AssistantError(kind, "secret sk-1234"), "provider");
  expect(nextStep).toMatch(words);
  expect(nextStep).not.toContain("sk-");
});

it.each([
  "not-initialized",
  "unreachable",
  "timed-out",
  "refused",
  "declined",
  "filtered",
  "too-large",
  "unavailable",
  "unreadable",
  "empty",
  "cut-short",
] as const)("speaks of no server, key or address after %s of the browser's own model", (kind) => {
  const nextStep = recoveryHint(new AssistantError(kind, ""), "browser");
  expect(nextStep).toMatch(/\.$/);
  expect(nextStep).not.toMatch(/server|key|address|running/);
});

it("speaks of no server where a page of the handbook did not load", () => {
  const nextStep = recoveryHint(new AssistantError("unreachable", ""), "handbook");
  expect(nextStep).toBe("A part of the app did not load. Check that you are online.");
});

it("says until when the server asks to wait", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T14:40:00") });
  onTestFinished(() => void vi.useRealTimers());
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- said where it is used
  const inMinutes = (minutes: number) =>
    recoveryHint(
      new AssistantError("limited", "", { retryAt: Date.now() + minutes * 60_000 }),
      "provider",
    );
  expect(inMinutes(60)).toBe("The server asks you to wait until 15:40 before you try again.");
  expect(inMinutes(24 * 60)).toMatch(/until 14:40 on 23 November before/);
});

it("says of what broke off why it did", () => {
  const cause = new AssistantError("too-long", "");
  const error = new AssistantError("cut-short", "", { partialText: "The", cause });
  expect(recoveryHint(error, "provider")).toMatch(/far beyond/);
});

it.each([new AssistantError("aborted", "stopped"), new TypeError("a bug"), undefined])(
  "says nothing after %s",
  (error) => {
    expect(recoveryHint(error, "provider")).toBe("");
  },
);
