import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, plain, provider, quietly, serve, serverError } from "./wire";

const noMaxTokens = () =>
  serverError(400, {
    message:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    code: "unsupported_parameter",
    param: "max_tokens",
  });
const noTemperature = () =>
  serverError(400, {
    message:
      "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    code: "unsupported_value",
    param: "temperature",
  });
const good = () => plain("The fuse.");

/** Each test asks another model, because what is learnt of one is remembered. */
const ask = (model: string) => provider({}, model).rootCause(kettleCase, quietly());

describe("a parameter that a model refuses", () => {
  it("is swapped or dropped, and stays so for that model", async () => {
    const seen = serve(noMaxTokens, noTemperature, good);
    expect(await ask("adapts")).toBe("The fuse.");
    await ask("adapts");
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({ temperature: 0.7, max_tokens: 500 }),
      expect.objectContaining({ temperature: 0.7, max_completion_tokens: 500 }),
      { model: "adapts", messages: expect.any(Array), max_completion_tokens: 500 },
      { model: "adapts", messages: expect.any(Array), max_completion_tokens: 500 },
    ]);
  });

  it("is still sent to another model", async () => {
    serve(noTemperature, good);
    await ask("without-temperature");
    const seen = serve(good);
    await ask("with-temperature");
    expect(seen[0]?.body).toHaveProperty("temperature", 0.7);
  });

  it.each([
    ["in single quotes", 400, { error: { message: "'temperature' is not supported" } }],
    ["in double quotes", 400, { error: { message: 'Unrecognized: "temperature"' } }],
    ["in a bare string", 400, { error: 'Unrecognized: "temperature"' }],
    ["in backticks", 400, { error: { message: "`temperature` is not supported" } }],
    [
      "as pydantic does",
      422,
      {
        detail: [
          {
            type: "extra_forbidden",
            loc: ["body", "temperature"],
            msg: "Extra inputs are not permitted",
          },
        ],
      },
    ],
  ])("is found where the server names it %s", async (how, status, body) => {
    const seen = serve(() => HttpResponse.json(body, { status }), good);
    await ask(`named ${how}`);
    expect(seen[1]?.body).not.toHaveProperty("temperature");
    expect(seen[1]?.body).toHaveProperty("max_tokens");
  });

  it("is changed once, not for ever", async () => {
    const seen = serve(noMaxTokens);
    expect(await failureOf(ask("stubborn"))).toHaveProperty("kind", "refused");
    expect(seen).toHaveLength(2);
  });
});

it("leaves the parameters alone when something else is wrong with the request", async () => {
  const seen = serve(() =>
    serverError(400, { message: "'messages' is too long", param: "messages" }),
  );
  expect(await failureOf(ask("too-long"))).toHaveProperty("kind", "refused");
  expect(seen).toHaveLength(1);
});
