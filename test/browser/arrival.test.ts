import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { answeredEntry } from "../support/repair-entries";
import { openEntry } from "../support/walk-repair";

test.use({ visitor: "demo user", viewport: { width: 390, height: 740 } });

/** From the end of this screen, where its main button lies. */
async function goOnFromTheEnd(page: Page, button: string, next: string) {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: next })).toBeFocused();
  // Not a moment later: whatever glides under a finger is missed by it.
  expect(await scrolled()).toBe(0);
}

test("each screen stands still at its top when it arrives", async ({ page }) => {
  await openEntry(page, answeredEntry());
  await goOnFromTheEnd(page, "Generate Root Cause", "Root Cause Analysis");
  await goOnFromTheEnd(page, "Generate Repair Guide", "Step-by-Step Repair Guide");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Root Cause Analysis" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
