import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The fifteen rules that make a product open to everyone, and the tests that hold each: file and words. */
const rules: readonly (readonly [rule: string, ...held: (readonly [string, string])[]])[] = [
  [
    "1 axe finds nothing, best practices included",
    ["support/axe.ts", "best-practice"],
    ["browser/screens.test.ts", "findViolations"],
    ["support/screens.ts", "diagnostics-busy"],
    ["support/screens.ts", "diagnostics-failed"],
    ["support/screens.ts", "offline: {"],
  ],
  [
    "2 a title of its own, one h1, and a way past the navigation",
    ["flows/front/shell.test.tsx", "Skip to content"],
    ["flows/legal/legal-pages.test.tsx", "document.title"],
    ["flows/repair/guide-page.test.tsx", "document.title"],
  ],
  [
    "3 a new screen gives the focus to its heading",
    ["flows/front/shell.test.tsx", "gives the focus to the heading"],
    ["browser/arrival.test.ts", "stands still at its top"],
  ],
  [
    "4 the chat is a log with a name",
    ["browser/low-vision.test.ts", '"log", { name: "Chat" }'],
    ["flows/repair/chat-window.test.tsx", "opens with its header and the greeting"],
  ],
  [
    "5 what is being written is not read out bit by bit",
    ["flows/repair/streaming.test.tsx", "marked as busy and not read out bit by bit"],
    ["flows/repair/streaming.test.tsx", "in its log once it is whole"],
    ["flows/repair/chat-sending.test.tsx", "shows that a reply is being written"],
  ],
  [
    "6 a failure is an alert that stays, with a way on",
    ["flows/repair/guide-generation.test.tsx", 'getByRole("alert")'],
    ["support/screens.ts", "Use the built-in handbook"],
  ],
  [
    "7 a bad field is told at it, and gets the focus",
    ["flows/auth/sign-up.test.tsx", "goes to the first field"],
    ["flows/auth/sign-in.test.tsx", "toHaveAccessibleDescription"],
    ["flows/repair/request-validation.test.tsx", "keeps what was typed"],
  ],
  [
    "8 labels in sight, and what a browser may fill in",
    ["flows/auth/sign-in.test.tsx", '"autocomplete", "current-password"'],
    ["flows/auth/sign-up.test.tsx", '"autocomplete", "new-password"'],
    ["flows/auth/reset-password.test.tsx", '"autocomplete", "one-time-code"'],
  ],
  [
    "9 the code is one field that takes a paste",
    ["flows/auth/reset-password.test.tsx", "as it is pasted, with spaces"],
  ],
  [
    "10 the address is not asked for again",
    ["flows/auth/reset-password.test.tsx", "does not ask for the address again"],
  ],
  [
    "11 by keyboard alone",
    ["browser/keyboard.test.ts", "keyboard"],
    ["browser/bench.test.ts", "the bench by keyboard alone"],
    ["flows/repair/chat-sending.test.tsx", "Shift+Enter, which begins a new line"],
    ["browser/consent.test.ts", "Escape"],
  ],
  [
    "12 the focus is seen, and under nothing",
    ["browser/low-vision.test.ts", "outline-style"],
    ["browser/consent.test.ts", "never covers the primary action"],
    ["browser/out-of-the-way.test.ts", "covers nothing"],
  ],
  [
    "13 large enough, and with enough contrast",
    ["support/axe.ts", "target-size"],
    ["browser/low-vision.test.ts", "getContrastRatio"],
  ],
  [
    "14 no motion where it is not welcome",
    ["browser/screens.test.ts", "findMotion"],
    ["flows/repair/guide-page.test.tsx", "where motion is not welcome"],
  ],
  [
    "15 at 320 px and 400 %, and nothing by dragging alone",
    ["browser/screens.test.ts", "overflow at 320 px"],
    ["browser/screens.test.ts", "spaceText"],
    ["browser/low-vision.test.ts", "at 400 %"],
    ["flows/repair/request-files.test.tsx", "can be removed, and chosen again"],
    ["../index.html", '<html lang="en">'],
  ],
];

it("names each of the fifteen", () => {
  expect(rules.map(([rule]) => Number.parseInt(rule, 10))).toEqual(
    Array.from({ length: 15 }, (_, at) => at + 1),
  );
});

it.each(rules)("%s", (_rule, ...held) => {
  for (const [file, says] of held) expect(readFileSync(`test/${file}`, "utf8")).toContain(says);
});
