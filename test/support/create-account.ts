import { expect, type Page } from "@playwright/test";

/** Fills in the sign-up form that is shown, and waits until somebody is signed in. */
export async function createAccount(tab: Page, email: string, password: string) {
  // A tick that comes before counts as well, but is seen a moment later.
  await expect(tab.locator("main[data-live]")).toBeAttached();
  await tab.getByLabel("First name").fill("Ada");
  await tab.getByLabel("Last name").fill("Byron");
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Password", { exact: true }).fill(password);
  await tab.getByLabel("Confirm password").fill(password);
  await tab.getByRole("checkbox").check();
  await tab.getByRole("button", { name: "Create Account" }).click();
  await expect(tab.getByRole("button", { name: "Account menu" })).toBeVisible();
}
