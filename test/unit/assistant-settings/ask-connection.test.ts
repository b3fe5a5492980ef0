import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { until } from "../../support/until";
import { plain } from "../provider/wire";
import { FakeWorker, startedWorkers } from "../../support/fake-worker";

const config = { baseUrl: "https://ai.test/v1", model: "small", apiKey: "sk-test" };
/** A page whose policy lets these servers be asked. */
async function openPage(servers: string) {
  vi.stubGlobal("document", { querySelector: () => ({ content: servers }) });
  vi.resetModules();
  return import("~/services/assistant/provider/ask-connection");
}

const createPolicy = vi.fn<() => object>();

beforeEach(() => {
  startedWorkers.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  createPolicy.mockReset().mockReturnValue({ createScriptURL: () => "the worker's address" });
  vi.stubGlobal("trustedTypes", { createPolicy });
});

describe("a server that the page may not ask", () => {
  it("is tried by a worker, which ends with its answer", async () => {
    const { tryConnection } = await openPage("https://other.test");
    const outcome = tryConnection(config, new AbortController().signal);
    const [worker] = startedWorkers;
    expect(worker?.how).toEqual(["the worker's address", { type: "module" }]);
    expect(worker?.postMessage.mock.calls).toEqual([[{ ask: "test", config }]]);
    expect(worker?.terminate).not.toHaveBeenCalled();
    worker?.answer("cors");
    expect(await outcome).toBe("cors");
    expect(worker?.terminate).toHaveBeenCalledOnce();
  });

  it("tells its models to a worker, and the page's policy is made once", async () => {
    const { findModels, tryConnection } = await openPage("https://other.test");
    const { signal } = new AbortController();
    const models = findModels(config, signal);
    expect(startedWorkers[0]?.postMessage.mock.calls).toEqual([[{ ask: "models", config }]]);
    startedWorkers[0]?.answer(["small", "large"]);
    expect(await models).toEqual(["small", "large"]);
    void tryConnection(config, signal);
    expect(startedWorkers[1]?.how[0]).toBe("the worker's address");
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  it("is not told by a worker that says something else", async () => {
    const { findModels, tryConnection } = await openPage("https://other.test");
    const { signal } = new AbortController();
    const [outcome, models] = [tryConnection(config, signal), findModels(config, signal)];
    startedWorkers[0]?.answer("fine");
    startedWorkers[1]?.answer("small");
    await expect(outcome).rejects.toThrow("Invalid option");
    await expect(models).rejects.toThrow("expected array");
  });

  it("is given up where the worker fails or the person stops, and no worker is left", async () => {
    const { tryConnection } = await openPage("https://other.test");
    const stopping = new AbortController();
    const fails = tryConnection(config, stopping.signal);
    startedWorkers[0]?.dispatchEvent(new Event("error"));
    await expect(fails).rejects.toThrow("The connection worker failed");
    const stopped = tryConnection(config, stopping.signal);
    stopping.abort(new Error("Stopped"));
    await expect(stopped).rejects.toThrow("Stopped");
    for (const worker of startedWorkers) expect(worker.terminate).toHaveBeenCalledOnce();
  });
});

it("a server that the page may ask is asked by the page itself", async () => {
  server.use(
    http.post("https://ai.test/v1/chat/completions", () => plain("OK")),
    http.get("https://ai.test/v1/models", () => HttpResponse.json({ data: [{ id: "small" }] })),
  );
  const { findModels, tryConnection } = await openPage("https://other.test https://ai.test");
  const { signal } = new AbortController();
  expect(await tryConnection(config, signal)).toBe("works");
  expect(await findModels(config, signal)).toEqual(["small"]);
  expect(startedWorkers).toEqual([]);
});

describe("the worker itself", () => {
  it.each([
    ["test", "works"],
    ["models", ["small"]],
  ])("answers the question %s", async (ask, answer) => {
    server.use(
      http.post("https://ai.test/v1/chat/completions", () => plain("OK")),
      http.get("https://ai.test/v1/models", () => HttpResponse.json({ data: [{ id: "small" }] })),
    );
    const scope = new EventTarget();
    const postMessage = vi.fn<(told: unknown) => void>();
    vi.stubGlobal("addEventListener", scope.addEventListener.bind(scope));
    vi.stubGlobal("postMessage", postMessage);
    vi.resetModules();
    await import("~/services/assistant/provider/connection-worker");
    scope.dispatchEvent(new MessageEvent("message", { data: { ask, config } }));
    await until(() => postMessage.mock.calls.length > 0);
    expect(postMessage.mock.calls).toEqual([[answer]]);
  });
});
