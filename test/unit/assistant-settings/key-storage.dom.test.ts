import { expect, it } from "vitest";
import { connectProvider } from "~/services/assistant/assistant-settings";

const key = "sk-entered-in-this-tab";

it("keeps the AI's key in the storage of this tab and in no other", () => {
  connectProvider({ baseUrl: "https://ai.test/v1", model: "small", apiKey: key });
  expect(sessionStorage.getItem("assistant-settings")).toContain(key);
  expect(JSON.stringify(Object.entries(localStorage)) + document.cookie).not.toContain(key);
});
