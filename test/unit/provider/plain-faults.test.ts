import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, key, plain, provider, quietly, realServer, serve, serverError } from "./wire";

const ask = () => provider().rootCause(kettleCase, quietly());

// Each fault of the wire is met in faults.test.ts; here is what it takes to tell some of them apart.
describe("a failing status", () => {
  it.each([
    ["a filter", () => serverError(400, { code: "content_policy_violation" }), "filtered"],
    ["a filter's words", () => serverError(403, { message: "Your input was flagged" }), "filtered"],
    ["too long a text in words", () => serverError(500, "exceeds the context size"), "too-large"],
    ["nothing", () => new HttpResponse("", { status: 500 }), "unavailable"],
    ["a bare string", () => HttpResponse.json("overloaded", { status: 503 }), "unavailable"],
    ["null", () => HttpResponse.json(null, { status: 404 }), "refused"],
  ])("with %s is told apart", async (_body, answer, kind) => {
    serve(answer);
    expect(await failureOf(ask())).toMatchObject({ kind, partialText: "" });
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
    ["another JSON", () => HttpResponse.json({ ok: true }), "unreadable"],
    ["null", () => HttpResponse.json(null), "unreadable"],
    ["an error with a number", () => serverError(200, { code: 429 }), "limited"],
    ["an error with a code", () => serverError(200, { code: "insufficient_quota" }), "no-credit"],
    ["an error in words", () => serverError(200, "no model is loaded"), "unavailable"],
    ["blank content", () => plain(" \n\u200B"), "empty"],
    ["reasoning only", () => plain("<think>Hm. Hm."), "empty"],
    ["content of another kind", () => plain({ a: 1 }), "empty"],
    ["a filtered content", () => plain("The", "content_filter"), "filtered"],
    ["200 kB of words", () => plain("a".repeat(200_001)), "unreadable"],
  ])("but holds %s is a failure", async (_what, answer, kind) => {
    serve(answer);
    expect(await failureOf(ask())).toHaveProperty("kind", kind);
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
    [
      "a part that is thinking",
      () =>
        plain([
          { type: "thinking", thinking: [{ type: "text", text: "Hm." }] },
          { type: "text", text: "The fuse." },
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

it.each([301, 302, 303, 307, 308])(
  "does not follow a redirect, nor ask again: %d",
  async (status) => {
    const { ai, assistant } = await realServer({ status, headers: { location: "/elsewhere" } });
    const failure = await failureOf(assistant.rootCause(kettleCase, quietly()));
    expect(failure).toHaveProperty("kind", "redirected");
    expect(ai.requests.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
  },
);
