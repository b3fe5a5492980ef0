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
  for (const [name, path] of Object.entries(publicScreens)) {
    await page.goto(appUrl + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await visit(name);
  }
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
  await page.getByLabel("Item Description").fill("Philips kettle, steel, about four years old");
  await page.getByLabel("Issue Description").fill("The light comes on, but the water stays cold");
  await toDiagnostics.click();

  const boxes = page.getByRole("main").getByRole("textbox");
  await boxes.nth(2).waitFor();
  await visit("diagnostics");
  for (const index of [0, 1, 2]) await boxes.nth(index).fill("Not sure");
  await page.getByRole("button", { name: "Generate Root Cause" }).click();
  await page.waitForURL("**/root-cause");
  await visit("root-cause");
  await page.getByRole("button", { name: "Generate Repair Guide" }).click();
  await page.waitForURL("**/repair-guide");
  await page.getByRole("checkbox").first().check();
  await visit("guide");
  await page.getByRole("button", { name: "Ask about repair steps" }).click();
  await page.getByRole("dialog", { name: "Repair Steps Assistant" }).waitFor();
  await visit("chat");
}
