import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { desktop, launchBrowser } from "../support/browser";

const email = "ada@example.com";
const firstPassword = "one horse two saddles";
const secondPassword = "three saddles no horse";

/** Everything a page keeps or shows where a secret must not be. */
function readTraces() {
  return JSON.stringify({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    address: location.href,
    history: history.state,
    name: window.name,
  });
}

async function signIn(tab: Page, password: string) {
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Password", { exact: true }).fill(password);
  await tab.getByRole("button", { name: "Sign In" }).click();
}

async function logOut(tab: Page) {
  await tab.getByRole("button", { name: "Account menu" }).click();
  await tab.getByRole("menuitem", { name: "Log out" }).click();
  await tab.getByRole("navigation").getByRole("link", { name: "Sign In" }).first().waitFor();
}

describe("a whole sign-up, reset and sign-in, in the default build", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let linked: Page;
  let code = "";
  const consoleLines: string[] = [];
  const requests: string[] = [];
  const traces: string[] = [];
  const keepTraces = async (tab: Page) => void traces.push(await tab.evaluate(readTraces));

  beforeAll(async () => {
    browser = await launchBrowser();
    context = await browser.newContext(desktop);
    context.setDefaultTimeout(10_000);
    context.on("console", (message) => consoleLines.push(message.text()));
    context.on("request", (request) => requests.push(request.url()));
    page = await context.newPage();
    await page.goto(`${inject("appUrl")}/signup`);
    await page.getByRole("button", { name: "Decline All" }).click();
  });
  afterAll(() => browser.close());

  it("signs up, and out again", async () => {
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Byron");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(firstPassword);
    await page.getByLabel("Confirm password").fill(firstPassword);
    await keepTraces(page);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("button", { name: "Account menu" }).waitFor();
    await keepTraces(page);
    await logOut(page);
    await keepTraces(page);
  });

  it("asks for a code, which arrives in the demo inbox", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Sign In" }).first().click();
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await page.waitForURL("**/forgot-password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await page.getByText("Reset link sent!").waitFor();
    await page.getByRole("button", { name: "Demo inbox" }).click();
    const mail = page.frameLocator("iframe");
    const text = await mail.locator("body").innerText();
    expect(text).toContain("expires in 30 minutes");
    code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
    expect(code).toMatch(/^[1-9]\d{5}$/);
    const link = mail.getByRole("link").first();
    expect(await link.getAttribute("href")).toBe(
      `${inject("appUrl")}/reset-password#email=${encodeURIComponent(email)}`,
    );
    [linked] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await keepTraces(page);
  });

  it("sets a new password in the tab that the link opened", async () => {
    await linked.getByLabel("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await linked.getByLabel("New password", { exact: true }).fill(secondPassword);
    await linked.getByLabel("Confirm new password").fill(secondPassword);
    await keepTraces(linked);
    await linked.getByRole("button", { name: "Reset Password" }).click();
    await linked.getByText("Password reset successful!").waitFor();
    await keepTraces(linked);
  });

  it("lets the new password in, and the old one no more", async () => {
    await linked.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await linked.waitForURL("**/signin");
    await signIn(linked, firstPassword);
    await linked.getByText("Invalid email or password").waitFor();
    await keepTraces(linked);
    await signIn(linked, secondPassword);
    await linked.getByRole("button", { name: "Account menu" }).waitFor();
    await keepTraces(linked);
  });

  it("keeps the user signed in over a reload, and says what is gone", async () => {
    await page.close();
    await linked.goto(`${inject("appUrl")}/profile`);
    await linked.reload();
    await expect.poll(() => linked.getByLabel("Email").inputValue()).toBe(email);
    await linked
      .getByText(/reload/i)
      .first()
      .waitFor();
    await keepTraces(linked);
  });

  it("signs out the other tabs too", async () => {
    const other = await context.newPage();
    await other.goto(`${inject("appUrl")}/profile`);
    await other.getByRole("button", { name: "Account menu" }).waitFor();
    await logOut(linked);
    expect(new URL(linked.url()).pathname).toBe("/");
    await other.waitForURL("**/signin");
    await keepTraces(other);
  });

  it("left no password, code, hash or salt behind, and told nobody", () => {
    const left = [...traces, ...consoleLines, ...requests].join("\n");
    expect(traces.length).toBeGreaterThan(8);
    for (const secret of [firstPassword, secondPassword, code]) expect(left).not.toContain(secret);
    // As the name of a field: the word itself stands in addresses such as /reset-password.
    expect(traces.join()).not.toMatch(/(digest|salt|iterations|password|code)\\*"\s*:/i);
    expect(consoleLines.filter((line) => /\d{6}/.test(line))).toEqual([]);
    const origins = new Set(
      requests.filter((url) => url.startsWith("http")).map((url) => new URL(url).origin),
    );
    expect([...origins]).toEqual([inject("appUrl")]);
  });
});
