import { expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser";

it("colours the browser's own bar as the scheme that was chosen, also after a reload", async () => {
  const browser = await launchBrowser();
  const page = await openPage(browser);
  const bar = () => page.locator("meta[name=theme-color]").getAttribute("content");
  await page.goto(inject("appUrl"));
  expect(await bar()).toBe("#FBF8F3");
  await page.getByRole("button", { name: "Colour scheme" }).click();
  await page.getByRole("menuitem", { name: "Dark" }).click();
  await expect.poll(bar).toBe("#14181A");
  await page.reload();
  expect(await bar()).toBe("#14181A");
  await browser.close();
});
