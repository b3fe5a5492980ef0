import { expect, type Page, type Request } from "@playwright/test";
import { paths } from "~/shared/paths";
import { openAiSettings, saveAiSettings } from "../support/ai-settings";
import { test as appTest } from "../support/app-test";
import { type OpenAiServer, startOpenAiServer } from "../support/openai-server";
import { type Repair, walkToGuide } from "../support/walk-repair";

const key = "sk-entered-by-hand-0123456789";
const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "Last month"],
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

async function expectTestPasses(page: Page) {
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText("It works.")).toBeVisible();
}

/** The page is loaded again, with a policy that lets the new server be asked. */
async function saveAndReload(page: Page) {
  const reloaded = page.waitForEvent("load");
  await saveAiSettings(page);
  await reloaded;
}

async function expectSentOnlyTo(url: string, requests: readonly Request[]) {
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
    new Set([new URL(url).origin]),
  );
}

const test = appTest.extend<{ otherAi: OpenAiServer }>({
  otherAi: async ({}, use) => {
    const server = await startOpenAiServer();
    await use(server);
    await server.close();
  },
});

test.use({ visitor: "demo user" });

test("a key that is entered in AI settings opens its own server, and is kept, shown, logged and sent nowhere else", async ({
  page,
  context,
  ai,
  otherAi,
}) => {
  const consoleLines: string[] = [];
  const requests: Request[] = [];
  context.on("console", (message) => consoleLines.push(message.text()));
  context.on("request", (request) => requests.push(request));
  // The local servers speak of chats only.
  await context.route("**/v1/models", (route) =>
    route.fulfill({
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { data: [{ id: "tiny" }] },
    }),
  );
  const keptSettings = async () => {
    const { settings, elsewhere } = await page.evaluate(readTraces);
    expect(elsewhere).not.toContain(key);
    return settings;
  };

  await test.step("is kept once it is saved", async () => {
    await page.goto(paths.repairRequest);
    await page.getByLabel("Item Description").fill("A lamp that flickers");
    await openAiSettings(page);
    await page.getByRole("radio", { name: "AI server" }).check();
    await page.getByRole("textbox", { name: "Address" }).fill(ai.url);
    await page.getByLabel("Key").fill(key);
    await page.getByRole("combobox", { name: "Model" }).fill("tiny");
    await expect(page.getByText("On this server: tiny")).toBeVisible();
    await expectTestPasses(page);
    expect(await keptSettings()).not.toContain(key);
    await saveAndReload(page);
    expect(await keptSettings()).toContain(key);
    await expect(page.getByLabel("Item Description")).toHaveValue("A lamp that flickers");
  });

  await test.step("carries a whole repair, and survives a reload", async () => {
    await walkToGuide(page, repair);
    await keptSettings();
    await page.reload();
    await openAiSettings(page);
    await expect(page.getByText("A key that ends in 6789 is kept.")).toBeVisible();
    await keptSettings();
    expect(ai.requests.length).toBeGreaterThan(3);
    expect(new Set(ai.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${key}`]),
    );
  });

  await test.step("does not go along to another server", async () => {
    await page.getByRole("textbox", { name: "Address" }).fill(otherAi.url);
    await expectTestPasses(page);
    await saveAndReload(page);
    expect(await keptSettings()).not.toContain(key);
    expect(otherAi.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  expect(consoleLines.filter((line) => line.includes(key))).toEqual([]);
  await expectSentOnlyTo(ai.url, requests);
});

test("a form that is half filled is still open after a reload, without the key", async ({
  page,
}) => {
  await page.goto(paths.repairRequest);
  await openAiSettings(page);
  await page.getByRole("radio", { name: "AI server" }).check();
  await page.getByLabel("Address").fill("https://ai.example/v1");
  await page.getByLabel("Key", { exact: true }).fill(key);
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "AI settings" });
  await expect(dialog.getByLabel("Address")).toHaveValue("https://ai.example/v1");
  await expect(dialog.getByLabel("Key", { exact: true })).toHaveValue("");
  expect(JSON.stringify(await page.evaluate(readTraces))).not.toContain(key);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: "Continue to Diagnostics" }).waitFor();
  await expect(dialog).toBeHidden();
});
