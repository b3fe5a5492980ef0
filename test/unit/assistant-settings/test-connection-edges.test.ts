import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { listModels, testConnection } from "~/services/assistant/provider/test-connection";
import { plain } from "../provider/wire";

const baseUrl = "https://ai.test/v1";
const config = { baseUrl, model: "small", apiKey: "sk-test-1234567890" };

function test(answer: () => Response, asked: { apiKey?: string } = config) {
  server.use(http.post(`${baseUrl}/chat/completions`, answer));
  const { signal } = new AbortController();
  return testConnection({ baseUrl, model: "small", ...asked }, signal);
}

const error = (status: number, details: object | string = {}) =>
  HttpResponse.json({ error: details }, { status });

describe("the outcome of a test", () => {
  it.each([
    ["works", plain("OK", "length")],
    ["works", plain("OK", "error")],
    ["works", plain("", "content_filter")],
    ["works", HttpResponse.json({ choices: [{ message: { refusal: "No" } }] })],
    ["works", error(400, { code: "content_filter" })],
    ["declined", error(413)],
    ["declined", error(400, { message: "maximum context length" })],
    ["declined", error(400)],
    ["declined", error(409)],
    ["busy", error(429)],
    ["timed-out", error(408)],
    ["server-error", error(502)],
    ["no-credit", error(402)],
    ["wrong-key", error(401, { message: "no such model" })],
    ["wrong-key", error(200, { code: 401 })],
    ["wrong-key", error(200, { code: 403 })],
    ["unknown-model", error(404, { message: "no such Model" })],
    ["wrong-path", error(404)],
    ["wrong-path", error(405)],
    ["wrong-path", error(200, { code: 404 })],
    ["wrong-path", error(200, "Unexpected endpoint or method")],
    ["not-json", HttpResponse.json({ choices: [] })],
  ] as const)("is “%s”, as in row %#", async (outcome, response) => {
    expect(await test(() => response.clone())).toBe(outcome);
  });

  it.each([401, 403])("is that a key is missing after %d without one", async (status) => {
    expect(await test(() => error(status), {})).toBe("key-missing");
  });

  it("is thrown where the person has stopped before", async () => {
    await expect(testConnection(config, AbortSignal.abort())).rejects.toMatchObject({
      kind: "aborted",
    });
  });
});

it.each([
  ["https://ai.test/v1", 60_000],
  ["http://localhost:11434/v1", 120_000],
])("leaves %s the time it has in a repair", async (baseUrl, ms) => {
  const timeout = vi.spyOn(globalThis, "setTimeout");
  server.use(http.post(`${baseUrl}/chat/completions`, () => plain("OK")));
  await testConnection({ baseUrl, model: "small" }, new AbortController().signal);
  expect(timeout.mock.calls.map(([, delay]) => delay)).toContain(ms);
});

it("asks five seconds long whether a server that lets nobody read is there at all", async () => {
  const timeout = vi.spyOn(globalThis, "setTimeout");
  server.use(http.get(baseUrl, () => new HttpResponse()));
  expect(await test(() => HttpResponse.error())).toBe("cors");
  expect(timeout.mock.calls.map(([, delay]) => delay)).toContain(5000);
});

it("waits fifteen seconds for the list of models", async () => {
  const timeout = vi.spyOn(globalThis, "setTimeout");
  server.use(http.get(`${baseUrl}/models`, () => HttpResponse.json({ data: [{ id: "small" }] })));
  expect(await listModels(config, new AbortController().signal)).toEqual(["small"]);
  expect(timeout.mock.calls.map(([, delay]) => delay)).toContain(15_000);
});
