import { z } from "zod";
import { type Fragments, stepSchema, words } from "./step-schema.ts";

const sentences = z.array(words);

const dangerQuestions = z
  .array(
    z.strictObject({
      ask: words,
      yes: words.describe('What a yes means, as a clause for "you say that …".'),
      no: words.describe("What a no means."),
    }),
  )
  .length(3);

/**
 * What must be made safe before anybody thinks of repairing it. What raises a danger stands in the
 * safety rules; here is the page for one or more of them. `{thing}` stands for the thing's name.
 */
export function dangerSchema(fragments: Fragments) {
  const instead = z
    .strictObject({
      cause: words,
      why: words,
      professionalOnly: words,
      look: words,
      questions: dangerQuestions,
      steps: z.array(stepSchema(fragments)),
      safety: sentences,
      prevention: sentences,
    })
    .partial()
    .optional();
  return z.strictObject({
    rules: z.array(words).describe("The safety rules that lead here, by id."),
    name: words.describe('Goes on after "the kettle": "may be leaking gas".'),
    cause: words.describe('A noun phrase for "it is …".'),
    why: words,
    professionalOnly: words.describe("Why nobody should go on at home, and what that means now."),
    look: words.describe("How to look at it without danger."),
    questions: dangerQuestions,
    steps: z.array(stepSchema(fragments)),
    safety: sentences,
    prevention: sentences,
    stopWhen: sentences,
    onMains: instead.describe("What is said instead where the thing has a plug."),
    onBattery: instead.describe("What is said instead where the thing runs on a battery."),
  });
}
