import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openAiSettings, saveAiSettings } from "../support/ai-settings";
import { desktop, launchBrowser, signInAsDemo, walkToGuide } from "../support/browser";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server";

const key = "sk-entered-by-hand-0123456789";
const described = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "Last month"] as [string, string, string],
};

/** Everything a page keeps or shows where the key must not be, and the one place where it may. */
function readTraces() {
  const { "assistant-settings": settings, ...otherSession } = Object.fromEntries(
    Object.entries<string>(sessionStorage),
  );
  const elsewhere = JSON.stringify({
    otherSession,
    local: Object.entries(localStorage),
    cookie: document.cookie,
    address: location.href,
    history: history.state,
    name: window.name,
    screen: document.documentElement.outerHTML,
  });
  return { settings: settings ?? "", elsewhere };
}

describe("a key that is entered in AI settings", () => {
  let first: OpenAiServer;
  let second: OpenAiServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const consoleLines: string[] = [];
  const requests: Request[] = [];
  const traces: Awaited<ReturnType<typeof readTraces>>[] = [];
  const keepTraces = async () => void traces.push(await page.evaluate(readTraces));

  beforeAll(async () => {
    [first, second] = await Promise.all([startOpenAiServer(), startOpenAiServer()]);
    browser = await launchBrowser();
    context = await browser.newContext(desktop);
    context.setDefaultTimeout(10_000);
    context.on("console", (message) => consoleLines.push(message.text()));
    context.on("request", (request) => requests.push(request));
    // The local servers speak of chats only.
    await context.route("**/v1/models", (route) =>
      route.fulfill({
        headers: { "Access-Control-Allow-Origin": "*" },
        json: { data: [{ id: "tiny" }] },
      }),
    );
    page = await context.newPage();
    await page.goto(`${inject("appUrl")}/repair-request`);
    await page.getByRole("button", { name: "Decline All" }).click();
    await signInAsDemo(page);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([first.close(), second.close()]);
  });

  it("opens the server that it was entered for", async () => {
    await openAiSettings(page);
    await page.getByRole("radio", { name: "AI server" }).check();
    await page.getByRole("textbox", { name: "Address" }).fill(first.url);
    await page.getByLabel("Key").fill(key);
    await page.getByLabel("Model").fill("tiny");
    await page.getByText("On this server: tiny").waitFor();
    await page.getByRole("button", { name: "Test connection" }).click();
    await page.getByText("It works.").waitFor();
    await keepTraces();
    expect(traces.at(-1)?.settings).not.toContain(key);
    await saveAiSettings(page);
    await keepTraces();
    expect(traces.at(-1)?.settings).toContain(key);
  });

  it("carries a whole repair, and survives a reload", async () => {
    await walkToGuide(page, described);
    await keepTraces();
    await page.reload();
    await openAiSettings(page);
    await page.getByText("A key that ends in 6789 is kept.").waitFor();
    await keepTraces();
    expect(first.requests.length).toBeGreaterThan(3);
    expect(new Set(first.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${key}`]),
    );
  });

  it("does not go along to another server", async () => {
    await page.getByRole("textbox", { name: "Address" }).fill(second.url);
    await page.getByRole("button", { name: "Test connection" }).click();
    await page.getByText("It works.").waitFor();
    await saveAiSettings(page);
    await keepTraces();
    expect(second.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(traces.at(-1)?.settings).not.toContain(key);
  });

  it("was never kept, shown, logged or sent anywhere else", async () => {
    expect(traces).toHaveLength(5);
    for (const { elsewhere } of traces) expect(elsewhere).not.toContain(key);
    expect(consoleLines.filter((line) => line.includes(key))).toEqual([]);
    const told = await Promise.all(
      requests.map(async (request) => ({
        url: request.url(),
        body: request.postData() ?? "",
        headers: JSON.stringify(await request.allHeaders()),
      })),
    );
    expect(told.filter(({ url, body }) => (url + body).includes(key))).toEqual([]);
    const carriers = told.filter(({ headers }) => headers.includes(key));
    expect(carriers.length).toBeGreaterThan(3);
    expect(new Set(carriers.map(({ url }) => new URL(url).origin))).toEqual(
      new Set([new URL(first.url).origin]),
    );
  });
});
