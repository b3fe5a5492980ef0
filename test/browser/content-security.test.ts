import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { appPolicy } from "../../src/app/content-security-policy";
import { launchBrowser, openPage } from "../support/browser";
import { tourProtectedScreens, tourPublicScreens } from "../support/tour";

/** A new page, and a line for each error on it. What the policy refuses comes with its directive. */
async function openWatchedPage(browser: Browser) {
  const page = await openPage(browser);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await page.addInitScript(() =>
    window.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`refused by ${effectiveDirective}: ${blockedURI}`),
    ),
  );
  return { page, errors };
}

async function askInChat(page: Page) {
  const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
  await chat.getByLabel("Your question").fill("Which tools do I need?");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect
    .poll(() => chat.getByRole("log").innerText())
    .toMatch(/Which tools do I need\?\s+\S+/);
  await chat.getByRole("button", { name: "Close chat" }).click();
}

async function takeGuideAlong(page: Page) {
  await page.getByRole("button", { name: "Print" }).click();
  await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
}

describe("the content security policy of the build", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("refuses nothing that a visitor does", async () => {
    const { page, errors } = await openWatchedPage(browser);
    await tourPublicScreens(page, inject("appUrl"), async () => {});
    await page.goto(`${inject("appUrl")}/terms`);
    await page.getByText("Last updated").waitFor();
    await page.goto(`${inject("appUrl")}/landing.html`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(errors).toEqual(["No page at this address: /no-such-page"]);
    await page.close();
  });

  it("refuses nothing that a whole repair does", async () => {
    const { page, errors } = await openWatchedPage(browser);
    await tourProtectedScreens(page, inject("appUrl"), async (screen) => {
      if (screen !== "chat") return;
      await askInChat(page);
      await takeGuideAlong(page);
    });
    expect(errors).toEqual([]);
    await page.close();
  });

  it("leaves an e-mail in the demo inbox its inline styles", async () => {
    const { page, errors } = await openWatchedPage(browser);
    await page.goto(`${inject("appUrl")}/forgot-password`);
    await page.getByLabel("Email").fill("test@example.com");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await page.getByText("Reset link sent!").waitFor();
    await page.getByRole("button", { name: "Demo inbox" }).click();
    const code = page.frameLocator("iframe").getByText(/^\d{6}$/);
    expect(await code.evaluate((cell) => getComputedStyle(cell).fontSize)).toBe("34px");
    expect(errors).toEqual([]);
    await page.close();
  });

  it("asks no other server but over https, on this computer, or as the build is configured", () => {
    const policy = appPolicy({ isMocked: false, addresses: ["http://ai.lan:8080/v1", undefined] });
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual([
      "'self'",
      "https:",
      "http://localhost:*",
      "http://*.localhost:*",
      "http://127.0.0.1:*",
      "http://ai.lan:8080",
    ]);
  });

  it.each(["/", "/landing.html", "/message-frame.html"])(
    "runs no script that was written into %s",
    async (path) => {
      const { page, errors } = await openWatchedPage(browser);
      await page.route(inject("appUrl") + path, async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()}<script>window.wasRun = true</script>`;
        await route.fulfill({ response, body });
      });
      await page.goto(inject("appUrl") + path);
      await expect.poll(() => errors).toContain("refused by script-src-elem: inline");
      expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
      await page.close();
    },
  );

  it("makes neither code nor markup out of text, and shows no picture from elsewhere", async () => {
    const { page, errors } = await openWatchedPage(browser);
    await page.goto(inject("appUrl"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(tryWhatIsForbidden)).toEqual(["EvalError", "TypeError"]);
    const refusals = () => errors.filter((line) => line.startsWith("refused by"));
    await expect
      .poll(refusals)
      .toEqual([
        "refused by require-trusted-types-for: trusted-types-sink",
        "refused by require-trusted-types-for: trusted-types-sink",
        "refused by img-src: https://elsewhere.example/pixel.png",
      ]);
    await page.close();
  });
});

/**
 * Runs in the page, in a turn of its own: what a debugger evaluates directly is not held to the policy.
 *
 * @returns the names of the errors
 */
async function tryWhatIsForbidden() {
  await new Promise((resolve) => setTimeout(resolve));
  new Image().src = "https://elsewhere.example/pixel.png";
  const attempts = [
    // oxlint-disable-next-line typescript/no-implied-eval -- it has to be refused
    () => new Function("return 1"),
    () => (document.body.innerHTML = "<p>text</p>"),
  ];
  return attempts.map((attempt) => {
    try {
      attempt();
      return "allowed";
    } catch (error) {
      return error instanceof Error && error.name;
    }
  });
}
