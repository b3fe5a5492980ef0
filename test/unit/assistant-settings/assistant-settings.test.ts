import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  chooseSource,
  connectProvider,
  currentSettings,
  keyFor,
  removeKey,
  useAssistantSettings,
} from "~/services/assistant/assistant-settings";
import { readServerAddress } from "~/services/assistant/server-address";
import { assistantSource, loadAssistant } from "~/services/assistant/choose-assistant";
import { recoveryHint } from "~/services/assistant/error-messages";

const key = "sk-entered-in-this-tab";
const server = { baseUrl: "https://ai.test/v1", model: "small", apiKey: key };
const stored = () => sessionStorage.getItem("assistant-settings") ?? "";

function refuse(): never {
  throw new DOMException("blocked", "SecurityError");
}

/** As after a reload of the tab. */
async function reload() {
  const kept = stored();
  useAssistantSettings.setState({ chosen: undefined });
  sessionStorage.setItem("assistant-settings", kept);
  await useAssistantSettings.persist.rehydrate();
}

beforeEach(() => useAssistantSettings.setState({ chosen: undefined }));

describe("who answers", () => {
  it("is what the build says while nothing was chosen", () => {
    expect(assistantSource()).toBe("handbook");
    vi.stubEnv("VITE_AI_API_KEY", "sk-built-in");
    expect(currentSettings()).toMatchObject({
      source: "provider",
      baseUrl: "https://api.openai.com/v1",
      apiKey: "sk-built-in",
    });
  });

  it("is what was chosen in this tab, whatever the build says", async () => {
    connectProvider(server);
    expect((await loadAssistant()).source).toBe("provider");
    vi.stubEnv("VITE_AI_API_KEY", "sk-built-in");
    chooseSource("handbook");
    expect((await loadAssistant()).source).toBe("handbook");
  });

  it("survives a reload of the tab", async () => {
    connectProvider(server);
    await reload();
    expect(currentSettings()).toEqual({ ...server, source: "provider" });
  });

  it.each(["http://192.168.1.10:11434/v1", "https://ai.test/v1/", "ai.test"])(
    "stays the handbook after a reload, where the build names %s",
    async (baseUrl) => {
      vi.stubEnv("VITE_AI_BASE_URL", baseUrl);
      chooseSource("handbook");
      await reload();
      expect(assistantSource()).toBe("handbook");
      expect(currentSettings().baseUrl).toBe(baseUrl);
    },
  );

  it("can be fetched again after its code did not load", async () => {
    const code = "~/services/assistant/handbook-adapter";
    vi.doMock(code, () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const failure = await loadAssistant().catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "unreachable" });
    expect(recoveryHint(failure, "handbook")).toMatch(/online/);
    vi.doUnmock(code);
    expect((await loadAssistant()).source).toBe("handbook");
  });
});

describe("the key", () => {
  it("stays when only path or model change, and while the handbook answers", () => {
    connectProvider(server);
    connectProvider({ baseUrl: "https://ai.test/other/v1", model: "large" });
    chooseSource("handbook");
    expect(keyFor("https://ai.test/v1")).toBe(key);
  });

  it.each(["https://other.test/v1", "https://ai.test:8443/v1"])(
    "is cleared when the address changes to %s",
    (baseUrl) => {
      connectProvider(server);
      connectProvider({ baseUrl, model: "small" });
      expect(currentSettings().apiKey).toBeUndefined();
      expect(stored()).not.toContain(key);
      connectProvider({ baseUrl: server.baseUrl, model: "small" });
      expect(currentSettings().apiKey).toBeUndefined();
    },
  );

  it("goes when it is removed, and nothing else goes with it", () => {
    connectProvider(server);
    removeKey();
    expect(stored()).not.toContain(key);
    expect(currentSettings()).toMatchObject({ source: "provider", model: "small" });
  });

  it("of the build goes to the build's own server only, and never into storage", () => {
    vi.stubEnv("VITE_AI_API_KEY", "sk-built-in");
    connectProvider({ baseUrl: "https://api.openai.com/v1", model: "large" });
    expect(currentSettings().apiKey).toBe("sk-built-in");
    connectProvider({ baseUrl: "https://ai.test/v1", model: "large" });
    expect(currentSettings().apiKey).toBeUndefined();
    chooseSource("handbook");
    expect(stored()).not.toContain("sk-built-in");
  });
});

describe("what stands in storage", () => {
  it.each([
    ["no JSON", "{"],
    ["another shape", '{"state":{"chosen":7},"version":1}'],
    ["no state", '"handbook"'],
    [
      "an address that a key must not travel to",
      '{"state":{"chosen":{"source":"provider","server":{"baseUrl":"http://ai.test/v1","model":"m"}}},"version":1}',
    ],
  ])("counts as nothing chosen when it is %s", async (_name, junk) => {
    sessionStorage.setItem("assistant-settings", junk);
    await useAssistantSettings.persist.rehydrate();
    expect(useAssistantSettings.getState().chosen).toBeUndefined();
    connectProvider(server);
    await reload();
    expect(currentSettings().model).toBe("small");
  });

  it("keeps the handbook chosen, whatever stands there of a server", async () => {
    vi.stubEnv("VITE_AI_API_KEY", "sk-built-in");
    const chosen = { source: "handbook", server: { baseUrl: "http://ai.test/v1" } };
    sessionStorage.setItem("assistant-settings", JSON.stringify({ state: { chosen }, version: 1 }));
    await useAssistantSettings.persist.rehydrate();
    expect(assistantSource()).toBe("handbook");
  });

  it("may be of an older version", async () => {
    const chosen = { server, source: "provider", colour: "red" };
    sessionStorage.setItem("assistant-settings", JSON.stringify({ state: { chosen }, version: 0 }));
    await useAssistantSettings.persist.rehydrate();
    expect(currentSettings()).toEqual({ ...server, source: "provider" });
  });

  it("may be out of reach: the choice then holds in memory", () => {
    for (const access of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, access).mockImplementation(refuse);
    }
    connectProvider(server);
    expect(currentSettings().apiKey).toBe(key);
  });
});

describe("a server's address", () => {
  it.each([
    ["https://ai.test/v1", "https://ai.test/v1"],
    [" https://ai.test/v1/ ", "https://ai.test/v1"],
    ["https://ai.test/v1/chat/completions", "https://ai.test/v1"],
    ["https://ai.test/v1//chat/completions/", "https://ai.test/v1"],
    ["http://localhost:11434/v1", "http://localhost:11434/v1"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["http://[::1]:8080/v1", "http://localhost:8080/v1"],
  ])("%s is read as %s", (text, address) => {
    expect(readServerAddress(text)).toBe(address);
  });

  it.each([
    "http://ai.test/v1",
    "http://192.168.1.20:11434/v1",
    "http://localhost.evil.test/v1",
    "https://name:word@ai.test/v1",
    "localhost:11434/v1",
    "https://ai.test/v 1",
    "javascript:alert(1)",
    "",
  ])("%s is none", (text) => {
    expect(readServerAddress(text)).toBeUndefined();
  });
});
