import { expect } from "@playwright/test";
import { test } from "../support/app-test";
import { guideEntry } from "../support/repair-entries";
import { openEntry } from "../support/walk-repair";

test.describe("the cookie banner", () => {
  test.use({ visitor: "newcomer", viewport: { width: 320, height: 225 } });

  test("waits at 400 % at the page's end, and covers nothing", async ({ page }) => {
    await page.goto("/");
    const banner = page.getByRole("region", { name: "Cookie consent" });
    await expect(banner).toBeAttached();
    await expect(banner).not.toBeInViewport();
    await page.getByRole("link", { name: "Start Repairing Now" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByRole("button", { name: "Decline All" }).click();
    await expect(banner).toBeHidden();
  });
});

test.describe("a toast", () => {
  test.use({ visitor: "demo user" });

  test("goes when the next thing is done", async ({ page }) => {
    // Nothing can be pointed at while it flies in, which takes a busy machine longer than the toast stays.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openEntry(page, guideEntry());
    await page.getByRole("button", { name: "It worked!" }).click();
    const thanks = page.getByText("Thanks for your feedback!");
    // By itself it stays for as long as the pointer is on it.
    await thanks.hover();
    await page.getByRole("checkbox").first().dispatchEvent("pointerdown");
    await expect(thanks).toBeHidden();
  });
});
