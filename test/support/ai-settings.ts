import { expect, type Page } from "@playwright/test";

const settingsDialog = (page: Page) => page.getByRole("dialog", { name: "AI settings" });

export async function openAiSettings(page: Page) {
  await page.getByRole("button", { name: "AI settings" }).click();
  await expect(settingsDialog(page)).toBeVisible();
}

export async function saveAiSettings(page: Page) {
  await page.getByRole("button", { name: "Save" }).click();
  await expect(settingsDialog(page)).toBeHidden();
}

/** Has answers come from the server at this base URL, as after the dialog, from the next page on. */
export async function connectAiServer(page: Page, url: string) {
  const server = { baseUrl: url, model: "tiny" };
  const settings = { state: { chosen: { source: "provider", server } }, version: 1 };
  await page.addInitScript(
    (text) => sessionStorage.setItem("assistant-settings", text),
    JSON.stringify(settings),
  );
}
