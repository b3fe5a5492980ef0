import { expect } from "@playwright/test";
import { test } from "../support/app-test";

test("colours the browser's own bar as the scheme that was chosen, also after a reload", async ({
  page,
}) => {
  const bar = page.locator("meta[name=theme-color]");
  await page.goto("/");
  await expect(bar).toHaveAttribute("content", "#FBF8F3");
  await page.getByRole("button", { name: "Colour scheme" }).click();
  await page.getByRole("menuitem", { name: "Dark" }).click();
  await expect(bar).toHaveAttribute("content", "#14181A");
  await page.reload();
  await expect(bar).toHaveAttribute("content", "#14181A");
});
