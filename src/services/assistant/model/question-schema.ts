import { z } from "zod";

/** A JSON Schema, as an object that goes over the wire. */
export type JsonSchema = Record<string, unknown>;

const questions = z.array(z.object({ question: z.string() })).length(3);

/** What a model that is held to a schema answers. The list stands in an object, as OpenAI wants it. */
const answer = {
  alone: z.object({ questions }),
  withPhoto: z.object({
    photo: z.string().describe("What the photo shows that matters for this repair"),
    questions,
  }),
};

/** The schema of the three questions; with a photo, what that shows comes first. */
export function questionSchema(hasPhoto: boolean): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(answer[hasPhoto ? "withPhoto" : "alone"]);
  return schema;
}
