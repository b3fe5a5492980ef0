import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { listModels, testConnection } from "~/services/assistant/provider/test-connection";
import { stopTheClock } from "../provider/hand-moved-clock";
import { plain } from "../provider/wire";

const baseUrl = "https://ai.test/v1";
const config = { baseUrl, model: "small", apiKey: "sk-test-1234567890" };
const waiting = () => new AbortController().signal;

function answerWith(answer: () => Response | Promise<Response>) {
  server.use(http.post(`${baseUrl}/chat/completions`, answer));
}

const error = (status: number, details: object | string) =>
  HttpResponse.json({ error: details }, { status });

describe("a test of the connection", () => {
  it.each([
    ["an answer", "works", () => plain("OK")],
    ["an empty answer", "works", () => plain("")],
    ["401", "wrong-key", () => error(401, { code: "invalid_api_key", message: "Incorrect key" })],
    ["403", "wrong-key", () => error(403, { message: "no access" })],
    [
      "404 with a code",
      "unknown-model",
      () => error(404, { code: "model_not_found", message: "does not exist" }),
    ],
    [
      "404 in words",
      "unknown-model",
      () => error(404, { message: 'model "small" not found, try pulling it' }),
    ],
    [
      "400 on the model",
      "unknown-model",
      () => error(400, { message: "small is not a valid model ID", code: 400 }),
    ],
    [
      "429 for want of quota",
      "no-credit",
      () => error(429, { code: "insufficient_quota", message: "quota" }),
    ],
    ["402", "no-credit", () => error(402, { code: 402, message: "credits" })],
    ["429", "busy", () => error(429, { code: "rate_limit_exceeded", message: "slow down" })],
    ["a page", "not-json", () => HttpResponse.html("<!doctype html><title>nginx</title>")],
    ["another JSON", "not-json", () => HttpResponse.json({ hello: "world" })],
    ["404 in a text", "wrong-path", () => HttpResponse.text("404 page not found", { status: 404 })],
    ["405", "wrong-path", () => new HttpResponse(null, { status: 405 })],
    ["500", "server-error", () => error(500, { message: "oops" })],
    ["400", "declined", () => error(400, "bad request")],
  ] as const)("takes %s for: %s", async (_what, outcome, answer) => {
    answerWith(answer);
    expect(await testConnection(config, waiting())).toBe(outcome);
  });

  it("asks for a key where there is none", async () => {
    answerWith(() => error(401, { message: "no key" }));
    const keyless = { baseUrl, model: "small" };
    expect(await testConnection(keyless, waiting())).toBe("key-missing");
    const openAi = { model: "gpt-3.5-turbo" };
    expect(await testConnection(openAi, waiting())).toBe("key-missing");
  });

  it("tells a server that lets nobody read from one that is not there, and shows neither the key", async () => {
    const probes: Request[] = [];
    answerWith(() => HttpResponse.error());
    server.use(
      http.get(baseUrl, ({ request }) => {
        probes.push(request);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    expect(await testConnection(config, waiting())).toBe("cors");
    expect(probes.map(({ headers }) => headers.has("authorization"))).toEqual([false]);
    expect(probes[0]?.mode).toBe("no-cors");

    server.use(http.get(baseUrl, () => HttpResponse.error()));
    expect(await testConnection(config, waiting())).toBe("unreachable");
  });

  it("gives up on a server that stays silent", async () => {
    const clock = stopTheClock();
    answerWith(async () => {
      await delay("infinite");
      return plain("OK");
    });
    const outcome = testConnection(config, waiting());
    await clock.untilRunning(60_000);
    await clock.pass(60_000);
    expect(await outcome).toBe("timed-out");
  });

  it("ends when it is stopped", async () => {
    const controller = new AbortController();
    answerWith(async () => {
      controller.abort();
      await delay("infinite");
      return plain("OK");
    });
    await expect(testConnection(config, controller.signal)).rejects.toMatchObject({
      kind: "aborted",
    });
  });
});

describe("the list of models", () => {
  it("holds the names that the server tells", async () => {
    server.use(
      http.get(`${baseUrl}/models`, () =>
        HttpResponse.json({ object: "list", data: [{ id: "small" }, { id: "large" }] }),
      ),
    );
    expect(await listModels(config, waiting())).toEqual(["small", "large"]);
  });

  it.each([
    ["an error", () => error(401, "no")],
    ["a page", () => HttpResponse.html("<title>nginx</title>")],
    ["another shape", () => HttpResponse.json(["small"])],
    ["nothing", () => HttpResponse.error()],
  ])("is empty when the server tells %s", async (_name, answer) => {
    server.use(http.get(`${baseUrl}/models`, answer));
    expect(await listModels(config, waiting())).toEqual([]);
  });
});
