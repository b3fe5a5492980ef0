import { expect } from "@playwright/test";
import { test } from "../support/app-test";

test.use({ javaScriptEnabled: false });

for (const [path, title] of [
  ["/signin", "Sign in"],
  ["/terms", "Terms of Service"],
] as const)
  test(`${path} says without any script what it is, and that it needs one`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("noscript [role=note]")).toContainText("needs JavaScript");
    await expect(page.getByRole("region", { name: "Cookie consent" })).toBeHidden();
  });

test("the landing page reads well without any script", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Fix Don't Replace/ })).toBeVisible();
  await expect(page.locator("noscript [role=note]")).toContainText("needs JavaScript");
  for (const name of ["What is on your bench today?", "How it works", "Why repair?"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
});
