import { expect, it } from "vitest";
import { questionSchema } from "~/services/assistant/model/question-schema";

const questions = {
  type: "array",
  minItems: 3,
  maxItems: 3,
  items: {
    type: "object",
    properties: { question: { type: "string" } },
    required: ["question"],
    additionalProperties: false,
  },
};

it("is a schema as OpenAI's strict mode wants it: an object, all its fields required, no others", () => {
  expect(questionSchema(false)).toEqual({
    type: "object",
    properties: { questions },
    required: ["questions"],
    additionalProperties: false,
  });
});

it("has the photo told first, before a model has made up its mind", () => {
  const schema = questionSchema(true);
  expect(Object.keys(Object(schema.properties))).toEqual(["photo", "questions"]);
  expect(schema.required).toEqual(["photo", "questions"]);
});
