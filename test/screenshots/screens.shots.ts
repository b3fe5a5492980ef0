import { rm } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser";
import { tourProtectedScreens, tourPublicScreens } from "../support/tour";

const folder = "screenshots";
const widths = [360, 768, 1280, 1920];
const schemes = ["light", "dark"] as const;
const looks = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));

/** What lies over the page is seen as the person sees it: one window, not the whole page. */
const overlays = new Set([
  "landing-first-visit",
  "cookie-preferences",
  "menu",
  "ai-settings",
  "chat",
]);

let browser: Browser;
beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(looks)("every screen at $width px, $scheme", async ({ scheme, width }) => {
  const page = await openPage(browser, {
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  let taken = 0;
  const picture = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    const path = `${folder}/${name}-${width}-${scheme}.png`;
    await page.screenshot({ path, fullPage: !overlays.has(name) });
    taken += 1;
  };
  await tourPublicScreens(page, inject("appUrl"), picture);
  await tourProtectedScreens(page, inject("appUrl"), picture);
  expect(taken).toBeGreaterThan(15);
  await page.close();
});
