import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AssistantError } from "~/services/assistant/assistant";
import { defaultQuestions } from "~/domain/default-questions";
import { readPlain } from "~/services/assistant/provider/read-completion";
import { readQuestions } from "~/services/assistant/model/read-questions";
import { freshKettleCase } from "../../support/repair-cases";
import { type MalformedAnswer, malformedAnswers } from "./malformed-answers";
import { plain, provider, quietly, serve } from "./wire";

/** As the screen does it: what cannot be read gives way to the questions of the catalogue. */
function unlessUnreadable(error: unknown): string[] {
  const isUnreadable =
    error instanceof AssistantError && ["unreadable", "empty"].includes(error.kind);
  if (isUnreadable) return defaultQuestions;
  throw error;
}

/** What is asked over the wire when a model answers so. */
async function askedByProvider({ answer, finishReason }: MalformedAnswer): Promise<string[]> {
  serve(() => plain(answer, finishReason));
  const questions = provider().diagnosticQuestions(freshKettleCase, quietly());
  return questions.catch(unlessUnreadable);
}

it("asks the right three questions after each of more than sixty malformed answers", async () => {
  const asked: Record<string, readonly string[]> = {};
  for (const malformed of malformedAnswers)
    asked[malformed.what] = await askedByProvider(malformed);
  expect(asked).toEqual(
    Object.fromEntries(malformedAnswers.map(({ what, asked }) => [what, asked])),
  );
  expect(Object.keys(asked).length).toBeGreaterThan(60);
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
