import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AssistantError } from "../../../src/services/assistant/assistant";
import { defaultQuestions } from "../../../src/services/assistant/default-questions";
import { readPlain } from "../../../src/services/assistant/provider/read-completion";
import { readQuestions } from "../../../src/services/assistant/provider/read-questions";
import { freshKettleCase } from "../../support/repair-cases";
import { malformedAnswers } from "./malformed-answers";
import { plain, provider, quietly, serve } from "./wire";

/** As the screen does it: what cannot be read gives way to the questions of the catalogue. */
function unlessUnreadable(error: unknown): string[] {
  const isUnreadable =
    error instanceof AssistantError && ["unreadable", "empty"].includes(error.kind);
  if (isUnreadable) return defaultQuestions;
  throw error;
}

it("has sixty answers and more to read", () => {
  expect(new Set(malformedAnswers.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(60);
});

it.each(malformedAnswers)("asks the right three after $what", async (malformed) => {
  const { answer, asked, finishReason } = malformed;
  serve(() => plain(answer, finishReason));
  const questions = provider().diagnosticQuestions(freshKettleCase, quietly());
  expect(await questions.catch(unlessUnreadable)).toEqual(asked);
});

/** From the body on the wire to what is asked, without the network between. */
function askedAfter(content: string, finishReason = "stop"): string[] {
  const body = JSON.stringify({ choices: [{ message: { content }, finish_reason: finishReason }] });
  try {
    const { text, hitLimit } = readPlain(body);
    return readQuestions(text, !hitLimit);
  } catch (error) {
    return unlessUnreadable(error);
  }
}

describe("whatever a model writes", () => {
  const objects = malformedAnswers[0]?.answer ?? "";
  const fragment = fc.oneof(
    fc.json({ maxDepth: 4 }),
    fc.string(),
    fc.constantFrom(
      objects,
      "[",
      "]",
      "{",
      "}",
      '"',
      "'",
      "“",
      ",",
      ":",
      "\\",
      "```json",
      "//",
      "<think>",
      "</think>",
      '{"question":',
    ),
  );
  const slip = fc.record({ at: fc.nat(objects.length), lost: fc.nat(4), added: fragment });
  const withSlips = fc
    .array(slip, { maxLength: 4 })
    .map((slips) =>
      slips.reduce(
        (text, { at, lost, added }) => text.slice(0, at) + added + text.slice(at + lost),
        objects,
      ),
    );
  const anything = fc.oneof(
    fc.array(fragment).map((fragments) => fragments.join(" ")),
    withSlips,
  );

  it("three different questions are asked, each of them a text that fits beside its box", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom("stop", "length"), (answer, finishReason) => {
        const questions = askedAfter(answer, finishReason);
        expect(questions).toHaveLength(3);
        expect(new Set(questions).size).toBe(3);
        for (const question of questions) {
          expect(question).toMatch(/\S/);
          expect(question.length).toBeLessThanOrEqual(500);
          expect(question).not.toContain("[object Object]");
        }
      }),
      { numRuns: 500 },
    );
  });

  it("no value that is no text is shown", () => {
    const wrong = fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json));
    fc.assert(
      fc.property(fc.array(wrong), fc.array(wrong), (before, after) => {
        const entries = [...before, { question: "Does it hum?" }, ...after];
        const answer = JSON.stringify(entries.map((question) => ({ question })));
        expect(askedAfter(answer).join()).not.toContain("[object Object]");
      }),
    );
  });
});

describe("is read within 50 ms:", () => {
  const noise: Record<string, string> = {
    "open brackets": "[".repeat(200_000),
    "open and closed brackets": "[".repeat(100_000) + "]".repeat(100_000),
    "brackets that do not fit": "{".repeat(100_000) + "]".repeat(100_000),
    "many small wrong objects": "{a}".repeat(66_000),
    "many wrong lists in lists": `${'["a'.repeat(19)}${'[",b],'.repeat(30_000)}${"]".repeat(19)}`,
    "a wrong list of many objects": `[${'{"b":1},'.repeat(20_000)}x]`,
    "one open string": `["${"a\\".repeat(60_000)}`,
    "commas and blanks": `["a"${", ".repeat(90_000)}x]`,
    "comments that do not end": `[${"/* // ".repeat(30_000)}`,
    "quotation marks": `[${'"'.repeat(5_900)}]`,
    "smart quotes": `[${"“".repeat(5_900)}]`,
    "very many smart quotes": `[${"“".repeat(190_000)}]`,
    "quotes in quotes": `["${'a" b '.repeat(1_150)}"]`,
    "objects without commas": `[${'{"b":1} '.repeat(740)}x]`,
  };

  const rows = [
    ...Object.entries(noise).map(([what, answer]) => ({ what, answer })),
    ...malformedAnswers,
  ];
  // The median of warmed-up runs, in processor time: on a busy machine, the clock times the others too.
  it.each(rows)("$what", ({ answer }) => {
    askedAfter(answer);
    const runs = Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      askedAfter(answer);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(runs.toSorted((one, other) => one - other)[2]).toBeLessThan(50);
  });
});
