import type { Page } from "playwright-core";

const settingsDialog = (page: Page) => page.getByRole("dialog", { name: "AI settings" });

export async function openAiSettings(page: Page) {
  await page.getByRole("button", { name: "AI settings" }).click();
  await settingsDialog(page).waitFor();
}

export async function saveAiSettings(page: Page) {
  await page.getByRole("button", { name: "Save" }).click();
  await settingsDialog(page).waitFor({ state: "detached" });
}

/** Has answers come from the server at this base URL, without a key. */
export async function connectAiServer(page: Page, url: string) {
  await openAiSettings(page);
  await page.getByRole("radio", { name: "AI server" }).check();
  await page.getByRole("textbox", { name: "Address" }).fill(url);
  await page.getByLabel("Model").fill("tiny");
  await saveAiSettings(page);
}
