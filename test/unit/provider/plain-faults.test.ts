import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, key, plain, provider, quietly, realServer, serve, serverError } from "./wire";

const ask = () => provider().rootCause(kettleCase, quietly());

describe("a failing status", () => {
  it.each([
    [400, { code: "context_length_exceeded", param: "messages" }, "too-large"],
    [401, { code: "invalid_api_key" }, "refused"],
    [402, { code: 402 }, "no-credit"],
    [403, { code: "unsupported_country_region_territory" }, "refused"],
    [404, { code: "model_not_found" }, "refused"],
    [408, {}, "timed-out"],
    [400, { code: "content_policy_violation" }, "filtered"],
    [422, {}, "refused"],
    [429, { code: "rate_limit_exceeded" }, "limited"],
    [429, { code: "insufficient_quota" }, "no-credit"],
    [500, { code: "server_error" }, "unavailable"],
    [503, "overloaded", "unavailable"],
  ])("%i with %j is %s", async (status, error, kind) => {
    serve(() => serverError(status, error));
    expect(await failureOf(ask())).toMatchObject({ kind, partialText: "" });
  });

  it.each([
    ["a plain text", 404, "404 page not found", "refused"],
    ["a page", 413, "<html>Request Entity Too Large</html>", "too-large"],
    ["a page", 502, "<html>Bad Gateway</html>", "unavailable"],
    ["a list of details", 422, '{"detail": [{"loc": ["body"], "msg": "bad"}]}', "refused"],
    ["nothing", 500, "", "unavailable"],
  ])("with %s (%i) is judged by the status", async (_body, status, body, kind) => {
    serve(() => new HttpResponse(body, { status }));
    expect(await failureOf(ask())).toHaveProperty("kind", kind);
  });

  it("is told by status and code alone, never in the server's words", async () => {
    const message = `Incorrect API key provided: ${key}`;
    serve(() => serverError(401, { message, code: "invalid_api_key", param: key }));
    const failure = await failureOf(ask());
    expect(failure.message).toBe("The server answered 401 invalid_api_key");
    expect(failure.cause).toBeUndefined();
  });

  it("does not repeat a code that is none", async () => {
    serve(() => serverError(401, { code: key }));
    expect((await failureOf(ask())).message).toBe("The server answered 401");
  });
});

describe("an answer that says 200", () => {
  it.each([
    ["a page", () => HttpResponse.html("<h1>nginx</h1>"), "unreadable"],
    ["nothing", () => new HttpResponse(""), "unreadable"],
    ["JSON that broke off", () => new HttpResponse('{"choices":[{"mess'), "unreadable"],
    ["another JSON", () => HttpResponse.json({ ok: true }), "unreadable"],
    ["no choices", () => HttpResponse.json({ choices: [] }), "unreadable"],
    ["null", () => HttpResponse.json(null), "unreadable"],
    ["an error with a number", () => serverError(200, { code: 429 }), "limited"],
    ["an error with a code", () => serverError(200, { code: "insufficient_quota" }), "no-credit"],
    ["an error in words", () => serverError(200, "no model is loaded"), "unavailable"],
    ["no content", () => plain(null), "empty"],
    ["blank content", () => plain(" \n\u200B"), "empty"],
    ["reasoning only", () => plain("<think>Hm. Hm."), "empty"],
    ["content of another kind", () => plain({ a: 1 }), "empty"],
    ["a filtered content", () => plain("The", "content_filter"), "filtered"],
    ["200 kB of words", () => plain("a".repeat(200_001)), "unreadable"],
  ])("but holds %s is a failure", async (_what, answer, kind) => {
    serve(answer);
    expect(await failureOf(ask())).toHaveProperty("kind", kind);
  });

  it("but holds a refusal is a failure", async () => {
    const message = { role: "assistant", content: null, refusal: "I cannot help with that." };
    serve(() => HttpResponse.json({ choices: [{ message, finish_reason: "stop" }] }));
    expect(await failureOf(ask())).toHaveProperty("kind", "declined");
  });

  it.each([
    [
      "parts",
      () =>
        plain([
          { type: "text", text: "The " },
          { type: "text", text: "fuse." },
        ]),
    ],
    ["no finish reason", () => plain("The fuse.", null)],
    ["unneeded white space", () => plain("\n The fuse. \n")],
    ["JSON without saying so", () => new HttpResponse(JSON.stringify(bare("The fuse.")))],
    ["a fence around the words", () => plain("```markdown\nThe fuse.\n```")],
  ])("is read though it has %s", async (_what, answer) => {
    serve(answer);
    expect(await ask()).toBe("The fuse.");
  });
});

const bare = (content: string) => ({ choices: [{ message: { content } }] });

it("is unreachable where there is no connection", async () => {
  serve(() => HttpResponse.error());
  expect(await failureOf(ask())).toHaveProperty("kind", "unreachable");
});

it("does not follow a redirect with the key in its hand", async () => {
  const { ai, assistant } = await realServer({ status: 307, headers: { location: "/elsewhere" } });
  const failure = await failureOf(assistant.rootCause(kettleCase, quietly()));
  expect(failure).toHaveProperty("kind", "unreachable");
  expect(new Set(ai.requests.map(({ path }) => path))).toEqual(new Set(["/v1/chat/completions"]));
});
