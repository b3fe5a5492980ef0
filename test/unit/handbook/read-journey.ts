import { describe, expect, it } from "vitest";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { findHazards } from "~/domain/safety/read-hazards";
import { ask, takeJourney } from "./journey";

/** A journey as a second reader took it: what somebody types and answers, and what stands there then. */
export type ReadJourney = {
  said: readonly [item: string, issue: string];
  /** The answer to the first question that fits; all others get "not sure". */
  answers?: readonly (readonly [question: RegExp, answer: string])[];
  fault: string;
  /** The likeliest cause on that page; of several as likely, the one that the page has first. */
  cause: string;
  outcome: "stop" | "caution" | "none";
  /** Stand in questions, cause or guide; `never` stands in none of them. */
  tells?: readonly RegExp[];
  never?: readonly RegExp[];
  chat?: readonly (readonly [message: string, reply: RegExp])[];
};

/** What nobody reads who has been told to stop. */
export const opening =
  /\*\*(?:Unscrew|Open the (?:case|back|bottom)|Pry|Lift the (?:back|screen)|Solder)/i;

export const firmNo = /^(?:No\b|Stop here)/;

export function describeJourneys(journeys: readonly ReadJourney[]) {
  describe.each(journeys)("$said.0: $said.1", (journey) => {
    const { said, answers = [], tells = [], never = [], chat = [] } = journey;
    const walk = () =>
      takeJourney(
        ...said,
        (question) => answers.find(([about]) => about.test(question))?.[1] ?? "not sure",
      );

    it("comes to the right page, and says nothing absurd or dangerous there", async () => {
      const { questions, rootCause, guide, repair } = await walk();
      const { fault, causes } = await diagnoseCase(repair);
      const { outcome } = findHazards(repair);
      const text = [...questions, rootCause, guide].join("\n");

      const unasked = answers.filter(
        ([about]) => !questions.some((question) => about.test(question)),
      );
      expect(unasked).toEqual([]);
      expect({ fault: fault.id, cause: causes[0].id, outcome }).toEqual({
        fault: journey.fault,
        cause: journey.cause,
        outcome: journey.outcome,
      });
      for (const phrase of tells) expect(text).toMatch(phrase);
      for (const phrase of never) expect(text).not.toMatch(phrase);
    });

    it.each(chat)("answers “%s”", async (message, reply) => {
      const { repair } = await walk();
      expect(await handbookAssistant.chatReply(repair, [], message, ask())).toMatch(reply);
    });
  });
}
