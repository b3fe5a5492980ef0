import { APIError } from "openai";
import { describe, expect, it } from "vitest";
import { openChatServer } from "~/services/assistant/provider/chat-server";
import {
  learnFromRefusal,
  parametersFor,
  refusesPhotos,
} from "~/services/assistant/provider/parameters";

/** Each is another model, because what is learnt of one is remembered. */
let models = 0;
const newServer = (baseUrl = "https://learns.test/v1") =>
  openChatServer({ baseUrl, apiKey: "sk-test", model: `model ${(models += 1)}` });

const refusal = (status: number | undefined, error: object) =>
  new APIError(status, error, undefined, undefined);

/** What a new server has learnt from it: its parameters, and whether it takes photos. */
function learnt(thrown: unknown) {
  const server = newServer();
  const isNews = learnFromRefusal(server, thrown);
  const parameters: Record<string, unknown> = parametersFor(server, 7, {});
  return [
    ...(parameters.max_completion_tokens === 7 ? ["max_tokens"] : []),
    ...(parameters.temperature === undefined ? ["temperature"] : []),
    ...(parameters.response_format === undefined ? ["schema"] : []),
    ...(refusesPhotos(server) ? ["photo"] : []),
    ...(isNews ? ["news"] : []),
  ].join(" ");
}

describe("a refused parameter", () => {
  it.each([
    ["not supported", "'temperature' is not supported"],
    ["does not support", "'temperature' does not support 0.7"],
    ["unsupported", "Unsupported value: 'temperature'"],
    ["unrecognized", 'UNRECOGNIZED argument: "temperature"'],
    ["not permitted", "`temperature`: extra inputs are not permitted"],
  ])("is known by the words: %s", (_words, message) => {
    expect(learnt(refusal(400, { message }))).toBe("temperature news");
    expect(learnt(refusal(422, { message }))).toBe("temperature news");
  });

  it.each(["unsupported_parameter", "unsupported_value"])("is known by the code %s", (code) => {
    expect(learnt(refusal(400, { code, param: "max_tokens" }))).toBe("max_tokens news");
    expect(learnt(refusal(400, { code, message: "about 'max_tokens'" }))).toBe("max_tokens news");
  });

  it.each([
    ["another status", 404, { message: "'temperature' is not supported" }],
    ["a status of the server's own", 500, { message: "'temperature' is not supported" }],
    ["no status", undefined, { message: "'temperature' is not supported" }],
    ["other words", 400, { message: "'temperature' is too high" }],
    ["no name", 400, { message: "something is not supported" }],
    ["a name without quotes", 400, { message: "The temperature is not supported" }],
    ["a longer name", 400, { message: "'temperature2' is not supported" }],
    ["a name within another", 400, { message: "'my temperature' is not supported" }],
    ["another parameter", 400, { code: "unsupported_parameter", param: "stream" }],
    ["another code", 400, { code: "bad_value", param: "temperature" }],
  ])("is not seen in %s", (_what, status, error) => {
    expect(learnt(refusal(status, error))).toBe("");
  });

  it("is the first of two, and the other is asked about next", () => {
    const server = newServer();
    const thrown = refusal(400, { message: "'temperature' and 'max_tokens' are not supported" });
    expect(learnFromRefusal(server, thrown)).toBe(true);
    expect(parametersFor(server, 7)).toEqual({ temperature: 0.7, max_completion_tokens: 7 });
    expect(learnFromRefusal(server, thrown)).toBe(false);
  });

  it("is kept for that model at that address alone", () => {
    const thrown = refusal(400, { message: "'temperature' is not supported" });
    const config = { baseUrl: "https://one.test/v1", apiKey: "sk-test", model: "same" };
    const one = openChatServer(config);
    learnFromRefusal(one, thrown);
    expect(parametersFor(openChatServer(config), 7)).toEqual({ max_tokens: 7 });
    for (const other of [{ model: "other" }, { baseUrl: "https://other.test/v1" }]) {
      expect(parametersFor(openChatServer({ ...config, ...other }), 7)).toEqual({
        temperature: 0.7,
        max_tokens: 7,
      });
    }
  });

  it.each([new Error("'temperature' is not supported"), "not supported", undefined])(
    "is not learnt from %s, which no server said",
    (thrown) => {
      expect(learnt(thrown)).toBe("");
    },
  );
});

describe("a refused schema", () => {
  it.each([
    "'response_format' of type 'json_schema' is not supported with this model",
    "The parameter `response_format.type` is not valid",
    "This response_format type is unavailable now",
    "Invalid schema for response_format 'answer'",
    "INVALID JSON SCHEMA IN FORMAT",
    "Unable to submit request: response_schema",
    "failed to parse grammar",
    "This model has no structured outputs: structured_outputs",
  ])("is known by the words “%s”", (message) => {
    for (const status of [400, 404, 422, 500, undefined]) {
      expect(learnt(refusal(status, { message }))).toBe("schema news");
    }
    for (const status of [401, 402, 403, 408, 429]) {
      expect(learnt(refusal(status, { message }))).toBe("");
    }
  });

  it("is known by the code of an answer that did not keep to it", () => {
    const thrown = refusal(400, { code: "json_validate_failed", message: "Failed to generate" });
    expect(learnt(thrown)).toBe("schema news");
  });

  it.each([
    ["gpt-3.5-turbo", false],
    ["openai/gpt-3.5-turbo-0125", false],
    ["gpt-4", false],
    ["gpt-4-turbo", false],
    ["gpt-4-32k-0613", false],
    ["gpt-4o-mini", true],
    ["gpt-4.1", true],
    ["gpt-5", true],
    ["llama3.2", true],
    ["my-gpt-4o", true],
  ])("is not waited for: %s is sent one: %s", (model, isSent) => {
    const server = openChatServer({ baseUrl: "https://known.test/v1", model });
    expect(Object.hasOwn(parametersFor(server, 7, {}), "response_format")).toBe(isSent);
  });
});

describe("a refused photo", () => {
  it.each([
    "No endpoints found that support image input",
    "image input is not supported - hint: you may need the mmproj",
    "unknown content type image_url",
    "Invalid content type: image url",
    "unknown part: image_input",
    "This model does not support images",
    "The model does not support vision",
    "any is not a multimodal model",
    "start the server with --mmproj",
    "messages.1.content: Input should be a valid string",
    "THIS IS NOT A MULTIMODAL MODEL",
  ])("is known by the words “%s”", (message) => {
    for (const status of [400, 404, 422, 500, undefined]) {
      expect(learnt(refusal(status, { message }))).toBe("photo news");
    }
  });

  it.each([401, 402, 403, 408, 429])(
    "is not seen in a status of %d, whatever the words",
    (status) => {
      expect(learnt(refusal(status, { message: "support images" }))).toBe("");
    },
  );

  it.each(["imageurl", "the image", "supports imagination", "a valid number"])(
    "is not seen in “%s”",
    (message) => {
      expect(learnt(refusal(400, { message }))).toBe("");
    },
  );

  it("is news once", () => {
    const server = newServer();
    const thrown = refusal(400, { message: "support images" });
    expect([learnFromRefusal(server, thrown), learnFromRefusal(server, thrown)]).toEqual([
      true,
      false,
    ]);
    expect(refusesPhotos(newServer())).toBe(false);
  });
});
