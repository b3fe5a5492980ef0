import { describe, expect, it } from "vitest";
import type { QuestionDetails } from "~/services/assistant/assistant";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { findHazards } from "~/domain/safety/read-hazards";
import { ask, newCase } from "./journey";

/** What the gate finds once every question of the handbook was answered with a yes. */
async function sayYes(item: string, issue: string) {
  const repair = newCase(item, issue);
  let details: readonly QuestionDetails[] = [];
  const questions = await handbookAssistant.diagnosticQuestions(repair, {
    ...ask(),
    onDetails: (told) => (details = told),
  });
  const answers = questions.map((question, index) => ({
    id: index + 1,
    question,
    answer: "Yes",
    ...details[index],
  }));
  return { questions, details, outcome: findHazards({ ...repair, answers }).outcome };
}

describe("a yes to a question of the handbook", () => {
  it("raises a stop where the page says that it tells of a danger", async () => {
    const { questions, details, outcome } = await sayYes("Fan heater", "it smells and whines");
    const at = questions.findIndex((question) => /hot plastic or fish/.test(question));
    expect(details[at]?.raisesStop).toBe(true);
    expect(outcome).toBe("stop");
  });

  it("raises none where it only names what is looked at", async () => {
    const { details, outcome } = await sayYes("Camping stove", "the flame is weak and yellow");
    expect(details).toHaveLength(3);
    expect(details.filter(({ raisesStop }) => raisesStop === undefined)).toEqual([]);
    expect(outcome).toBe(
      findHazards(newCase("Camping stove", "the flame is weak and yellow")).outcome,
    );
  });
});
