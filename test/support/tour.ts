import type { Page } from "playwright-core";
import { signInAsDemo } from "./browser";

/** Called on each screen in turn; `name` fits into a file name. */
type Visit = (name: string) => Promise<void>;

const publicScreens = {
  signin: "/signin",
  signup: "/signup",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password#email=test%40example.com",
  "reset-password-without-link": "/reset-password",
  terms: "/terms",
  privacy: "/privacy",
  cookies: "/cookies",
  "not-found": "/no-such-page",
};

/** Every screen and dialog that a visitor reaches without an account. Starts with nothing chosen yet. */
export async function tourPublicScreens(page: Page, appUrl: string, visit: Visit) {
  await page.goto(appUrl);
  const banner = page.getByRole("region", { name: "Cookie consent" });
  await banner.waitFor();
  await visit("landing-first-visit");
  await banner.getByRole("button", { name: "Customize Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await visit("cookie-preferences");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await banner.getByRole("button", { name: "Accept All" }).click();
  await visit("landing");
  await visitAiSettings(page, visit);
  for (const [name, path] of Object.entries(publicScreens)) {
    await page.goto(appUrl + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visit(name);
  }
}

async function visitAiSettings(page: Page, visit: Visit) {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("navigation", { name: "Menu" }).waitFor();
    await visit("menu");
  }
  await page.getByRole("button", { name: "AI settings" }).click();
  const dialog = page.getByRole("dialog", { name: "AI settings" });
  await dialog.getByRole("radio", { name: /server/i }).check();
  await dialog.getByLabel("Model").waitFor();
  await visit("ai-settings");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Profile and the whole repair as the demo user, its errors included. */
export async function tourProtectedScreens(page: Page, appUrl: string, visit: Visit) {
  await page.goto(`${appUrl}/profile`);
  await signInAsDemo(page);
  await page.getByRole("button", { name: "Update Profile" }).waitFor();
  await visit("profile");

  await page.goto(`${appUrl}/repair-request`);
  const toDiagnostics = page.getByRole("button", { name: "Continue to Diagnostics" });
  await toDiagnostics.waitFor();
  await visit("request");
  await toDiagnostics.click();
  await page.getByText("Description must be at least 10 characters", { exact: true }).waitFor();
  await visit("request-with-errors");
  await walkRepair(page, kettle, visit);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Ask about repair steps" }).click();
  await page.getByRole("dialog", { name: "Repair Steps Assistant" }).waitFor();
  await visit("chat");

  await page.goto(`${appUrl}/repair-request`);
  await toDiagnostics.waitFor();
  await walkRepair(page, microwave, (name) => visit(`${name}-stop`));
}

const kettle = {
  item: "Philips kettle, steel, about four years old",
  issue: "The light comes on, but the water stays cold",
};
/** A thing that nobody is to open: the flow says so and gives no steps. */
const microwave = {
  item: "Sharp microwave, eight years old",
  issue: "The plate turns, but the food stays cold",
};

/** From the request form to the guide, answering "Not sure". */
async function walkRepair(page: Page, { item, issue }: typeof kettle, visit: Visit) {
  await page.getByLabel("Item Description").fill(item);
  await page.getByLabel("Issue Description").fill(issue);
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  const boxes = page.getByRole("main").getByRole("textbox");
  await boxes.nth(2).waitFor();
  await visit("diagnostics");
  for (const index of [0, 1, 2]) await boxes.nth(index).fill("Not sure");
  await page.getByRole("button", { name: "Generate Root Cause" }).click();
  await page.waitForURL("**/root-cause");
  await visit("root-cause");
  await page.getByRole("button", { name: "Generate Repair Guide" }).click();
  await page.waitForURL("**/repair-guide");
  await page.getByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" }).waitFor();
  await visit("guide");
}
