import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { hold } from "../repair/hold";
import { loseCode } from "../repair/lose-code";
import { button, chooseServer, openSettings, start, type } from "./settings-dialog";

const key = "sk-entered-by-hand-4321";
const ok = () => HttpResponse.json({ choices: [{ message: { content: "OK" } }] });
const refuse = (status: number, code: string) => () =>
  HttpResponse.json({ error: { code, message: `${code} ${key}` } }, { status });

/** The server answers a chat so, and any other request with `probe`. */
function answerWith(chat: () => Response | Promise<Response>, probe = () => HttpResponse.error()) {
  server.use(http.post("*/chat/completions", chat), http.get("http://localhost:*/v1", probe));
}

async function fillInServer(name: string) {
  const { user } = start();
  await openSettings(user);
  await chooseServer(user, name);
  await type(user, "Model", "tiny");
  await type(user, "Key", key);
  return user;
}

async function testServer(name: string) {
  const user = await fillInServer(name);
  await user.click(button("Test connection"));
  return user;
}

const result = async () => (await screen.findByRole("alert")).textContent;

const outcomes = [
  ["a server that works", ok, /^It works\.tiny answered\. Save/],
  ["a wrong key", refuse(401, "invalid_api_key"), /does not accept this key.*openrouter\.ai/],
  ["an unknown model", refuse(404, "model_not_found"), /no model called tiny.*Model field/],
  ["an empty account", refuse(402, "credits"), /no credit left.*Top up.*handbook/],
  ["a busy server", refuse(429, "rate_limit_exceeded"), /too busy.*Test again later/],
  ["a broken server", refuse(503, "overloaded"), /problem of its own/],
  ["a wrong path", () => new HttpResponse(null, { status: 404 }), /not at this address.*\/v1/],
  ["a web page", () => HttpResponse.html("<title>nginx</title>"), /not as an AI server.*\/v1/],
  ["another refusal", refuse(400, "odd"), /declined the test/],
  ["a missing server", () => HttpResponse.error(), /Nothing answers at openrouter\.ai.*online/],
] as const;

describe("Test connection", () => {
  it("says what it found and what to do next, and never shows the key", async () => {
    server.use(http.get("https://openrouter.ai/api/v1", () => HttpResponse.error()));
    const user = await fillInServer("OpenRouter");
    for (const [what, answer, words] of outcomes) {
      answerWith(answer);
      await user.click(button("Test connection"));
      await waitFor(async () => expect(await result(), what).toMatch(words));
      expect(document.body.textContent, what).not.toContain(key);
    }
  });

  it("says how each server of one's own lets this page in", async () => {
    answerWith(
      () => HttpResponse.error(),
      () => new HttpResponse(null, { status: 404 }),
    );
    const user = await fillInServer("Ollama");
    for (const [name, command] of [
      ["Ollama", `OLLAMA_ORIGINS=${location.origin} ollama serve`],
      ["LM Studio", "lms server start --cors"],
      ["vLLM", `vllm serve tiny --allowed-origins '["${location.origin}"]'`],
    ] as const) {
      await chooseServer(user, name);
      await type(user, "Model", "tiny");
      await user.click(button("Test connection"));
      expect(await screen.findByText(command)).toBeVisible();
      expect(await result()).toMatch(/does not let this page in \(CORS\)/);
    }
  });

  it("says how to start a server that is off, and to get a model that is not there", async () => {
    answerWith(() => HttpResponse.error());
    const user = await testServer("Ollama");
    expect(await result()).toMatch(/Nothing answers at localhost:11434/);
    expect(screen.getByText("ollama serve")).toBeVisible();

    answerWith(refuse(404, "model_not_found"));
    await user.click(button("Test connection"));
    expect(await screen.findByText("ollama pull tiny")).toBeVisible();
  });

  it("copies a command, or says that it could not", async () => {
    answerWith(() => HttpResponse.error());
    const user = await testServer("Ollama");
    await user.click(await screen.findByRole("button", { name: "Copy ollama serve" }));
    expect(await screen.findByText("Copied.")).toHaveRole("status");
    expect(await navigator.clipboard.readText()).toBe("ollama serve");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(button("Copy ollama serve"));
    expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  });

  it("asks for a key where one is needed, without asking the server", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "OpenAI");
    await user.click(button("Test connection"));
    expect(await result()).toMatch(/asks for a key/);
  });

  it("does not ask an address that is none", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "Own address");
    await user.click(button("Test connection"));
    expect(await screen.findByText(/Enter an address/)).toBeVisible();
  });

  it("says that it waits, and stops when told", async () => {
    const { ended, end } = hold();
    answerWith(async () => {
      await ended;
      return ok();
    });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const user = await testServer("Ollama");
    expect(await screen.findByText(/Waiting for localhost:11434/)).toHaveRole("status");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText("1 s")).toBeVisible();
    expect(button("Stop")).toHaveFocus();
    const secondOfDoubleClick = { detail: 2 };
    fireEvent.click(button("Stop"), secondOfDoubleClick);
    await user.click(button("Stop"));
    end();
    expect(button("Test connection")).toHaveFocus();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("finds nothing when not even its own code could be fetched", async () => {
    const { lost } = loseCode("~/services/assistant/provider/test-connection");
    await testServer("OpenRouter");
    expect(await result()).toMatch(/Nothing answers at openrouter\.ai.*online/);
    expect(lost).toHaveBeenCalled();
  });

  it("forgets what it found once something else is entered", async () => {
    answerWith(ok);
    const user = await testServer("Ollama");
    await result();
    await type(user, "Model", "another");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
