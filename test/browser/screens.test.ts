import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { bringAxe, findViolations } from "../support/axe";
import { findCutText, findMotion, overflowOf, spaceText } from "../support/legibility";
import { type Screen, screens } from "../support/screens";

/** A scheme changes colours and a width the rest: each of both is tried once. */
const looks = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** Pictures are compared of these, at both widths. */
const pictured = new Set<string>([
  "landing",
  "signin",
  "request",
  "diagnostics",
  "root-cause",
  "guide",
  "guide-stop",
  "chat",
  "not-found",
]);

const picturedInDark = new Set<string>(["landing", "guide"]);

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/*
 * Letters come from the app's own fonts and everything is drawn by the processor, so that another
 * computer draws the same. `npm run pictures:renew` takes the pictures anew.
 */
async function comparePictures(page: Page, name: string) {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      if (colorScheme === "dark" && !picturedInDark.has(name)) continue;
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready);
      const picture = `${name}-${viewport.width}-${colorScheme}.png`;
      await expect.soft(page).toHaveScreenshot(picture);
    }
  }
}

// One visit for all that is looked at: to open a screen takes longer than any look.
for (const [name, { visitor, open, errors = [] }] of Object.entries<Screen>(screens)) {
  test.describe(name, () => {
    test.use({ visitor, viewport: windows[0], contextOptions: { reducedMotion: "reduce" } });

    test(`${name} looks as in its picture, keeps still, axe finds nothing on it, and nothing is cut off or scrolls sideways`, async ({
      page,
      walk,
      expectErrors,
    }) => {
      expectErrors(...errors);
      await open(page, walk);
      expect.soft(await findMotion(page), "motion").toEqual([]);
      if (pictured.has(name)) await comparePictures(page, name);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await overflowOf(page), "overflow at 320 px").toBeLessThanOrEqual(0);
      await bringAxe(page);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await spaceText(page);
      expect.soft(await overflowOf(page), "overflow of spaced text").toBeLessThanOrEqual(0);
      expect.soft(await findCutText(page), "spaced text that is cut off").toEqual([]);
    });
  });
}
