import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";

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

const banner = (page: Page) => page.getByRole("region", { name: "Cookie consent" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Customize Settings" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "CookieConsent");

/** The last consent signal that an analytics tag would have seen. */
const lastSignal = (page: Page) =>
  // gtag pushes its own arguments object.
  page.evaluate(() => Object.values<unknown>(Object(window.dataLayer?.at(-1))));

test.describe("the cookie banner", () => {
  test.use({ visitor: "newcomer" });
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
  });

  test("denies everything before the first choice", async ({ page }) => {
    expect(await consentCookie(page)).toBeUndefined();
    // The banner is painted before the script that signals is there.
    await expect
      .poll(async () => (await lastSignal(page)).slice(0, 2))
      .toEqual(["consent", "default"]);
  });

  test("accepts all: four ones, for a year, SameSite=None and Secure, and does not come back", async ({
    page,
  }) => {
    await press(page, "Accept All");
    await expect(banner(page)).toBeHidden();
    const cookie = await consentCookie(page);
    expect(cookie).toMatchObject({ value: "1111", sameSite: "None", secure: true, path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / day;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    expect(await lastSignal(page)).toEqual(signal(true, true, true));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => lastSignal(page)).toEqual(signal(true, true, true));
  });

  test("declines all: the cookie says false", async ({ page }) => {
    await press(page, "Decline All");
    await expect(banner(page)).toBeHidden();
    expect(await consentCookie(page)).toMatchObject({
      value: "false",
      sameSite: "None",
      secure: true,
    });
    expect(await lastSignal(page)).toEqual(signal(false, false, false));
  });

  test("saves what was chosen, essential always on", async ({ page }) => {
    await press(page, "Customize Settings");
    await expect(dialog(page).getByRole("switch", { name: "Essential" })).toBeDisabled();
    await dialog(page).getByRole("switch", { name: "Analytics" }).check();
    await press(page, "Save Preferences");
    await expect(dialog(page)).toBeHidden();
    expect(await consentCookie(page)).toMatchObject({ value: "1010" });
    expect(await lastSignal(page)).toEqual(signal(true, false, false));
  });

  const waysOut: Record<string, (page: Page) => Promise<void>> = {
    Cancel: (page) => press(page, "Cancel"),
    "the backdrop": (page) => page.mouse.click(8, 8),
    Escape: (page) => page.keyboard.press("Escape"),
  };
  test("closes the dialog by Cancel, the backdrop or Escape, and nothing is chosen", async ({
    page,
  }) => {
    for (const [name, close] of Object.entries(waysOut)) {
      await test.step(name, async () => {
        await press(page, "Customize Settings");
        const marketing = dialog(page).getByRole("switch", { name: "Marketing" });
        await expect(marketing).not.toBeChecked();
        await marketing.check();
        await close(page);
        await expect(dialog(page)).toBeHidden();
        expect(await consentCookie(page)).toBeUndefined();
        await expect(banner(page)).toBeVisible();
      });
    }
  });

  test("can be opened again on the landing page and the cookie policy", async ({ page }) => {
    const change = async (name: string) => {
      await page
        .getByRole("button", { name: /cookie settings/i })
        .first()
        .click();
      await dialog(page).getByRole("switch", { name }).uncheck();
      await press(page, "Save Preferences");
      await expect(dialog(page)).toBeHidden();
    };
    await press(page, "Accept All");
    await change("Functional");
    expect(await consentCookie(page)).toMatchObject({ value: "1011" });
    await page.goto(paths.cookies);
    await change("Analytics");
    expect(await consentCookie(page)).toMatchObject({ value: "1001" });
  });
});

test.describe("on a phone", () => {
  test.use({ visitor: "newcomer", viewport: { width: 390, height: 844 } });

  test("the cookie banner never covers the primary action", async ({ page }) => {
    await page.goto(paths.repairRequest);
    await press(page, "Use the demo account");
    // Playwright clicks only what nothing else covers.
    await press(page, "Continue to Diagnostics");
    await expect(
      page.getByText("Description must be at least 10 characters", { exact: true }),
    ).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });
});
