import { z } from "zod";
import { sayings } from "./answers/sayings.ts";
import { type Fragments, stepSchema, words } from "./step-schema.ts";

const sentences = z.array(words);
const id = z.string().regex(/^[a-z][a-z0-9-]*$/i, "is no id: letters, digits and hyphens");
const minutes = z.number().positive();

/** How common something is beside others. */
export const weight = z.number().int().min(1).max(10);

/** Where the thing gets its energy from; it decides which precautions every guide carries. */
export const power = z
  .enum(["mains", "rechargeable", "battery", "none"])
  .describe("Where it gets its energy from. It decides which precautions every guide carries.");

const tool = z.strictObject({
  name: words,
  instead: words.optional().describe("What a household has that does as well."),
});

const check = z
  .strictObject({
    do: words.describe('Full sentences, told as an order: "Unscrew the filter behind the flap."'),
    finds: words.describe(
      'What it shows if this is the cause; goes on after "If": "you find lint or a coin".',
    ),
    minutes,
  })
  .describe("The cheapest look or test that shows this cause.");

const repairSchema = (fragments: Fragments) =>
  z.strictObject({
    professionalOnly: words
      .optional()
      .describe(
        "Why this is not for home. Write it, and the steps only find out, make safe and hand over.",
      ),
    difficulty: z.enum(["Very easy", "Easy", "Moderate", "Difficult", "Very difficult"]),
    minutes,
    euros: z
      .tuple([z.number().min(0), z.number().min(0)])
      .describe("Parts and materials, from and to."),
    tools: z.array(tool).describe("Each must be used in a step, by the last word of its name."),
    steps: z.array(stepSchema(fragments)),
    safety: sentences.optional().describe("Added to the fault's own."),
    prevention: sentences.optional().describe("Added to the fault's own."),
    stopWhen: sentences.optional().describe("Added to the fault's own."),
  });

const causeSchema = (fragments: Fragments) =>
  z.strictObject({
    name: words.describe('A noun phrase for "it is …": "a worn-out fuse in the plug".'),
    short: words.describe('The same in two or three words, for lists: "the fuse".'),
    prior: weight.describe("How common it is beside the other causes of this fault, 1 to 10."),
    why: words.describe("One or two sentences for somebody who has never opened one."),
    check,
    repair: repairSchema(fragments),
  });

const likelihood = z.enum(["never", "rarely", "sometimes", "often", "always"]);

const answer = z.strictObject({
  means: words.describe(
    'What the answer tells, as a clause for "you say that …": "the pump hums".',
  ),
  likelihoods: z
    .record(id, likelihood)
    .optional()
    .describe(
      'How often it is met with each cause; a cause that is left out counts as "sometimes".',
    ),
  phrases: z
    .array(words)
    .optional()
    .describe("For the matcher only: wordings that give this answer before it is asked for."),
  said: z
    .array(words)
    .optional()
    .describe("For the matcher only: wordings that give this answer once it is asked for."),
  told: words
    .optional()
    .describe("For the matcher only: what people answered, a line each. Write it in answers.txt."),
});

const question = z.strictObject({
  ask: words,
  like: z
    .array(z.enum(Object.keys(sayings)))
    .optional()
    .describe(
      'For the matcher only: what the "yes" tells, as one of the states and events of which the sayings are known.',
    ),
  raisesStop: z
    .literal(true)
    .optional()
    .describe('Where a "yes" tells of a danger: the safety rules then read the question as said.'),
  unless: z
    .array(words)
    .optional()
    .describe(
      "What a person may have said that leaves nothing to ask: no second hand is on a digital watch.",
    ),
  answers: z
    .record(z.string(), answer)
    .describe(
      'The answers that can come: "yes" and "no", or names of your own. They exclude one another. The last one may leave out "likelihoods": it is what the others leave.',
    ),
});

const matching = z
  .strictObject({
    goesFirst: z
      .literal(true)
      .optional()
      .describe("Where another fault of the same weight fits just as well, this one is meant."),
    utterances: z
      .array(words)
      .describe("What people say when they have it, in their own words, short wordings above all."),
    complaints: words
      .optional()
      .describe("What people told who have it, a line each. Write it in complaints.txt."),
    faultTypes: z
      .record(z.string(), z.array(words))
      .optional()
      .describe(
        'The fault types of the Open Repair Data that this fault covers, each with wordings that tell it from the others. They count as "utterances", which speaks for the first.',
      ),
  })
  .describe("For the matcher only: nobody reads these words.");

/**
 * One way in which a thing fails, as the person sees it: one file of the handbook.
 *
 * @param fragments the steps that can be used by name
 * @returns a schema whose output is what the app gets: fragments written out, matching words beside the rest
 */
export function faultSchema(fragments: Fragments) {
  return z
    .strictObject({
      name: words.describe('Goes on after "the kettle": "does not switch on".'),
      weight: weight.describe("How often it is met among the faults of this kind, 1 to 10."),
      usual: z
        .literal(true)
        .optional()
        .describe('The fault that is meant when somebody only says "not working". One a kind.'),
      power: power.optional().describe("If it is not what its kind has: a petrol lawn mower."),
      causes: z.record(id, causeSchema(fragments)),
      questions: z
        .array(question)
        .describe("Three or more; the ones are asked that separate the causes best."),
      safety: sentences.describe("Precautions of this job beyond those of its kind of power."),
      prevention: sentences,
      stopWhen: sentences.describe("When to stop and whom to ask."),
      matching,
    })
    .transform(({ matching, ...fault }) => ({ ...fault, ...matching }));
}
