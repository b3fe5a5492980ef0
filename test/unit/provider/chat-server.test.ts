import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { openChatServer } from "~/services/assistant/provider/chat-server";
import { createProviderAssistant } from "~/services/assistant/provider/provider-assistant";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, key, listening, plain, quietly, serve } from "./wire";

const model = "any";

describe("a server that cannot be asked", () => {
  it.each([
    ["OpenAI without a key", {}, "AI client not initialized"],
    [
      "OpenAI by another path without a key",
      { baseUrl: "http://api.openai.com/v2" },
      "AI client not initialized",
    ],
    ["no address", { baseUrl: "ai.test" }, "AI client not initialized: not a web address"],
    ["another scheme", { baseUrl: "file:///v1" }, "AI client not initialized: not a web address"],
    [
      "a key in the clear",
      { baseUrl: "http://ai.test", apiKey: key },
      "AI client not initialized: a key needs https",
    ],
  ])("is told before anything is sent: %s", async (_what, config, message) => {
    const seen = serve(() => plain("The fuse."));
    const assistant = createProviderAssistant({ model, ...config });
    const failure = await failureOf(assistant.rootCause(kettleCase, quietly()));
    expect([failure.kind, failure.message]).toEqual(["not-initialized", message]);
    expect(seen).toEqual([]);
  });

  it.each([
    { apiKey: key },
    { baseUrl: "https://ai.test/v1" },
    { baseUrl: "http://192.168.1.7:11434/v1" },
    { baseUrl: "http://localhost:11434/v1", apiKey: key },
  ])("is not one with %j", (config) => {
    const { baseUrl, client } = openChatServer({ model, ...config });
    expect(baseUrl.href).toBe(config.baseUrl ?? "https://api.openai.com/v1");
    expect(client.maxRetries).toBe(0);
  });
});

describe("what is sent", () => {
  it("is the key, and none of what the SDK says of itself", async () => {
    const seen = serve(() => plain("The fuse."));
    const config = { baseUrl: "https://ai.test/v1", apiKey: key, model };
    await createProviderAssistant(config).rootCause(kettleCase, quietly());
    const headers = [...(seen[0]?.headers.keys() ?? [])].toSorted();
    expect(headers).toEqual(["accept", "authorization", "content-type"]);
    expect(seen[0]?.headers.get("authorization")).toBe(`Bearer ${key}`);
  });

  it("holds no key where there is none", async () => {
    const seen = serve(() => plain("The fuse."));
    await createProviderAssistant({ baseUrl: "https://ai.test/v1", model }).rootCause(
      kettleCase,
      quietly(),
    );
    expect([...(seen[0]?.headers.keys() ?? [])].toSorted()).toEqual(["accept", "content-type"]);
  });
});

describe("an answer to a request for a stream", () => {
  it.each(["application/json", "application/json; charset=utf-8", "application/problem+json"])(
    "may come in one piece, as %s",
    async (type) => {
      const body = { choices: [{ message: { content: "The fuse." }, finish_reason: "stop" }] };
      serve(() => HttpResponse.json(body, { headers: { "content-type": type } }));
      const ask = listening();
      const config = { baseUrl: "https://ai.test/v1", apiKey: key, model };
      expect(await createProviderAssistant(config).rootCause(kettleCase, ask)).toBe("The fuse.");
      expect(ask.onText.mock.calls).toEqual([["The fuse."]]);
    },
  );

  it("is unreadable where it is a page", async () => {
    serve(() => HttpResponse.html("<h1>nginx</h1>"));
    const config = { baseUrl: "https://ai.test/v1", apiKey: key, model };
    const answer = createProviderAssistant(config).rootCause(kettleCase, listening());
    expect(await failureOf(answer)).toHaveProperty("kind", "unreadable");
  });
});
