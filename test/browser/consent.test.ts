import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { desktop, launchBrowser, phone } from "../support/browser";

const day = 24 * 60 * 60;

const word = (isGranted: boolean) => (isGranted ? "granted" : "denied");

const signal = (analytics: boolean, marketing: boolean, functional: boolean) => [
  "consent",
  "update",
  {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    functionality_storage: word(functional),
    personalization_storage: word(functional),
  },
];

describe("the cookie banner", () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    context = await browser.newContext(desktop);
    context.setDefaultTimeout(10_000);
    page = await context.newPage();
    await page.goto(inject("appUrl"));
    await banner().waitFor();
  });
  afterEach(() => context.close());

  const banner = () => page.getByRole("region", { name: "Cookie consent" });
  const dialog = () => page.getByRole("dialog", { name: "Customize Settings" });
  const consentCookie = async () =>
    (await context.cookies()).find(({ name }) => name === "CookieConsent");

  /** The last consent signal that an analytics tag would have seen. */
  const lastSignal = () =>
    // gtag pushes its own arguments object.
    page.evaluate(() => Object.values<unknown>(Object(window.dataLayer?.at(-1))));

  it("denies everything before the first choice", async () => {
    expect(await consentCookie()).toBeUndefined();
    expect((await lastSignal()).slice(0, 2)).toEqual(["consent", "default"]);
  });

  it("accepts all: four ones, for a year, SameSite=None and Secure, and does not come back", async () => {
    await banner().getByRole("button", { name: "Accept All" }).click();
    await banner().waitFor({ state: "hidden" });
    const cookie = await consentCookie();
    expect(cookie).toMatchObject({ value: "1111", sameSite: "None", secure: true, path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / day;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    expect(await lastSignal()).toEqual(signal(true, true, true));
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await banner().count()).toBe(0);
    expect(await lastSignal()).toEqual(signal(true, true, true));
  });

  it("declines all: the cookie says false", async () => {
    await banner().getByRole("button", { name: "Decline All" }).click();
    await banner().waitFor({ state: "hidden" });
    expect(await consentCookie()).toMatchObject({ value: "false", sameSite: "None", secure: true });
    expect(await lastSignal()).toEqual(signal(false, false, false));
  });

  it("saves what was chosen, essential always on", async () => {
    await banner().getByRole("button", { name: "Customize Settings" }).click();
    expect(await dialog().getByRole("switch", { name: "Essential" }).isDisabled()).toBe(true);
    await dialog().getByRole("switch", { name: "Analytics" }).check();
    await dialog().getByRole("button", { name: "Save Preferences" }).click();
    await dialog().waitFor({ state: "hidden" });
    expect(await consentCookie()).toMatchObject({ value: "1010" });
    expect(await lastSignal()).toEqual(signal(true, false, false));
  });

  it.each([
    ["Cancel", () => dialog().getByRole("button", { name: "Cancel" }).click()],
    ["the backdrop", () => page.mouse.click(8, 8)],
    ["Escape", () => page.keyboard.press("Escape")],
  ])("closes the dialog by %s, and nothing is chosen", async (_name, close) => {
    await banner().getByRole("button", { name: "Customize Settings" }).click();
    await dialog().getByRole("switch", { name: "Marketing" }).check();
    await close();
    await dialog().waitFor({ state: "hidden" });
    expect(await consentCookie()).toBeUndefined();
    expect(await banner().isVisible()).toBe(true);
  });

  it.each(["/", "/cookies"])("can be opened again on %s", async (path) => {
    await banner().getByRole("button", { name: "Accept All" }).click();
    await page.goto(inject("appUrl") + path);
    await page
      .getByRole("button", { name: /cookie settings/i })
      .first()
      .click();
    await dialog().getByRole("switch", { name: "Functional" }).uncheck();
    await dialog().getByRole("button", { name: "Save Preferences" }).click();
    await dialog().waitFor({ state: "hidden" });
    expect(await consentCookie()).toMatchObject({ value: "1011" });
  });

  it("never covers the primary action on a phone", async () => {
    await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 });
    await page.goto(`${inject("appUrl")}/repair-request`);
    await page.getByRole("button", { name: "Use the demo account" }).click();
    // Playwright clicks only what nothing else covers.
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await page.getByText("Description must be at least 10 characters", { exact: true }).waitFor();
    expect(await banner().isVisible()).toBe(true);
  });
});
