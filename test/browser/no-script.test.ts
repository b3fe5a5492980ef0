import { expect } from "@playwright/test";
import { test } from "../support/app-test";

test.use({ javaScriptEnabled: false });

test("the landing page reads well without any script", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /Fix Don't Replace/ })).toBeVisible();
  await expect(page.getByText("Mendwise needs JavaScript.")).toBeVisible();
  for (const name of ["What is on your bench today?", "How it works", "Why repair?"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
});
