import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject } from "vitest";

/** A real browser; as root it cannot run in its own sandbox. Chromium's calls home are off. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: inject("browserPath"),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
}

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
export const desktop = { viewport: { width: 1280, height: 900 } } satisfies BrowserContextOptions;

/** A new page that gives up after ten seconds: nothing in the app takes longer. */
export async function openPage(browser: Browser, options: BrowserContextOptions = desktop) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(10_000);
  return page;
}

/** Signs in as the demo user, from wherever the guard has led. */
export async function signInAsDemo(page: Page) {
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await page.getByRole("button", { name: "Account menu" }).waitFor();
}

type Described = { item: string; issue: string; answers: [string, string, string] };

/** Fills in the request, goes on, and fills in the three answers. */
export async function walkToAnswers(page: Page, { item, issue, answers }: Described) {
  await page.getByLabel("Item Description").fill(item);
  await page.getByLabel("Issue Description").fill(issue);
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  await page.waitForURL("**/diagnostics");
  const boxes = page.getByRole("main").getByRole("textbox");
  await boxes.nth(2).waitFor();
  for (const [index, answer] of answers.entries()) await boxes.nth(index).fill(answer);
}

/** The whole journey by hand: request, three answers, root cause, guide. Ends on the guide. */
export async function walkToGuide(page: Page, described: Described) {
  await walkToAnswers(page, described);
  await page.getByRole("button", { name: "Generate Root Cause" }).click();
  await page.waitForURL("**/root-cause");
  await page.getByRole("button", { name: "Generate Repair Guide" }).click();
  await page.waitForURL("**/repair-guide");
  await page.getByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" }).waitFor();
}
