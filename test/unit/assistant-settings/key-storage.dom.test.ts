import { expect, it, vi } from "vitest";
import { connectProvider } from "~/services/assistant/assistant-settings";

const key = "sk-entered-in-this-tab";

it("keeps the AI's key in the storage of this tab and in no other", () => {
  connectProvider({ baseUrl: "https://ai.test/v1", model: "small", apiKey: key });
  expect(sessionStorage.getItem("assistant-settings")).toContain(key);
  expect(JSON.stringify(Object.entries(localStorage)) + document.cookie).not.toContain(key);
});

it("keeps no key of the build, though it goes to the build's own server", () => {
  vi.stubEnv("VITE_AI_API_KEY", "sk-of-the-build");
  vi.stubEnv("VITE_AI_BASE_URL", "https://built.test/v1");
  connectProvider({ baseUrl: "https://built.test/v1", model: "small" });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("sk-of-the-build");
});
