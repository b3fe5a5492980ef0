import { z } from "zod";
import { words } from "./step-schema.ts";

const part = z.strictObject({
  name: words.describe('Stands after "the", so lower case: "drain filter".'),
  aliases: z.array(words).describe("Other names that people have for it, short and plain."),
  does: words.describe("What it is for."),
  where: words.describe("Where it sits on the usual models."),
  looks: words.optional().describe("Its shape, size, colour and material."),
  check: words
    .optional()
    .describe("How to tell a good one from a bad one, with what it should read or sound like."),
  spare: words
    .optional()
    .describe("What to ask a shop for, what must match, and about what it costs."),
  professionalOnly: z
    .literal(true)
    .optional()
    .describe("Nobody should reach for it at home. No guide of this kind does."),
});

/** The parts of a kind of thing that people ask about: its `parts.yaml`. */
export const partsSchema = z.array(part);
