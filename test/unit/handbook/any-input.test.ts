import * as fc from "fast-check";
import { expect, it } from "vitest";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { ask, takeJourney } from "./journey";

const things = [
  "kettle",
  "Bosch washer",
  "jacket",
  "bike",
  "",
  "🪑 chair",
  "*lamp*",
  "<b>drill</b>",
  "undefind thing",
  "x",
];

const vocabulary =
  "won't turn on leaks no power smells of burning loose torn ?? # not sure swollen battery noise".split(
    " ",
  );

it("never leaves a blank or a broken value in a text, whatever it is given", async () => {
  const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...things), words, words, async (thing, issue, answer) => {
      const { questions, rootCause, guide, repair } = await takeJourney(
        thing,
        issue.join(" "),
        () => answer.join(" "),
      );
      const reply = await handbookAssistant.chatReply(repair, [], answer.join(" "), ask());
      for (const text of [...questions, rootCause, guide, reply]) {
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/undefined|\[object|NaN|null|\{thing\}|\.\./);
      }
    }),
    // Whole journeys, drawn anew each time.
    { numRuns: 40 },
  );
});
