import { rm } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, openPage, signInAsDemo, walkToGuide } from "../support/browser";
import { buildApp } from "../support/build-app";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server";
import { serveBuild } from "../support/serve-build";

const outDir = "dist-provider-test";
const key = "sk-local-test";
const described = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "It was descaled last month"] as [
    string,
    string,
    string,
  ],
};

describe("the main job against an OpenAI-compatible server", () => {
  let ai: OpenAiServer;
  let app: Awaited<ReturnType<typeof serveBuild>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    ai = await startOpenAiServer();
    await buildApp(outDir, { VITE_AI_BASE_URL: ai.url, VITE_AI_API_KEY: key });
    app = await serveBuild(outDir);
    browser = await launchBrowser();
    page = await openPage(browser);
    await page.goto(`${app.url}/repair-request`);
    await signInAsDemo(page);
    await walkToGuide(page, described);
    await page.getByRole("button", { name: "Ask about repair steps" }).click();
    const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
    await chat.getByLabel("Your question").fill("Can I skip the second step?");
    await chat.getByLabel("Your question").press("Enter");
    await chat.getByRole("log").locator(":scope > *").nth(2).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    await ai.close();
    await rm(outDir, { recursive: true, force: true });
  });

  it("makes one call for each of the four tasks, to the specified endpoint with the key", () => {
    expect(ai.requests).toHaveLength(4);
    for (const { path, headers } of ai.requests) {
      expect(path).toBe("/v1/chat/completions");
      expect(headers.authorization).toBe(`Bearer ${key}`);
      expect(Object.keys(headers).filter((name) => name.startsWith("x-stainless"))).toEqual([]);
    }
  });

  it("sends the specified payload: whole for the questions, streamed for the rest", () => {
    for (const { body } of ai.requests) {
      const { stream: _stream, ...payload } = body;
      expect(Object.keys(payload).toSorted()).toEqual([
        "max_tokens",
        "messages",
        "model",
        "temperature",
      ]);
      expect(payload).toMatchObject({ model: "gpt-3.5-turbo", temperature: 0.7 });
    }
    expect(ai.requests.map(({ body }) => body.stream)).toEqual([false, true, true, true]);
  });

  it("tells the server what was typed, answered and found, as far as the flow has come", () => {
    const [questions, rootCause, guide, chat] = ai.requests.map(({ body }) =>
      body.messages.map(({ content }) => content).join("\n"),
    );
    for (const text of [questions, rootCause, guide, chat]) {
      expect(text).toContain(described.item);
      expect(text).toContain(described.issue);
    }
    for (const text of [rootCause, guide, chat]) {
      for (const answer of described.answers) expect(text).toContain(answer);
    }
    expect(chat).toContain("Can I skip the second step?");
  });

  it("labels the answers as the connected AI's", async () => {
    await expect
      .poll(() => page.getByText("Written by the connected AI.", { exact: false }).count())
      .toBeGreaterThan(0);
  });
});
