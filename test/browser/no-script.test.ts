import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it("reads well without any script", async () => {
  const page = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(inject("appUrl"));
  await page.getByRole("heading", { level: 1, name: /Fix Don't Replace/ }).waitFor();
  await page.getByText("Mendwise needs JavaScript.", { exact: false }).waitFor();
  for (const name of ["What is on your bench today?", "How it works", "Why repair?"]) {
    await page.getByRole("heading", { level: 2, name }).waitFor();
  }
  await page.getByRole("link", { name: "Privacy Policy" }).waitFor();
  expect(await page.locator("script").count()).toBe(0);
  await page.close();
});
