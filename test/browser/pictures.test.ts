import { expect } from "@playwright/test";
import { test } from "../support/app-test";
import { type Screen, screens } from "../support/screens";

const main = [
  "landing",
  "signin",
  "request",
  "diagnostics",
  "root-cause",
  "guide",
  "guide-stop",
  "chat",
  "not-found",
] as const;

const inBothSchemes = new Set<string>(["landing", "guide"]);

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/*
 * Letters come from the app's own fonts and everything is drawn by the processor, so that another
 * computer draws the same. `npm run pictures:renew` takes the pictures anew.
 */
for (const name of main) {
  const { visitor, open }: Screen = screens[name];
  for (const viewport of windows) {
    test.describe(`${name} at ${viewport.width} px`, () => {
      test.use({ visitor, viewport, contextOptions: { reducedMotion: "reduce" } });

      test(`${name} looks as in its picture, ${viewport.width} px wide`, async ({
        page,
        walk,
        expectErrors,
      }) => {
        if (name === "not-found") expectErrors(/^No page at this address/);
        await open(page, walk);
        for (const colorScheme of ["light", "dark"] as const) {
          if (colorScheme === "dark" && !inBothSchemes.has(name)) continue;
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          await expect(page).toHaveScreenshot(`${name}-${viewport.width}-${colorScheme}.png`);
        }
      });
    });
  }
}
