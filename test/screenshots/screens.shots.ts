import { test } from "../support/app-test";
import type { Screen } from "../support/open-screen";
import { screens } from "../support/screens";

const folder = "screenshots";
const widths = [360, 768, 1280, 1920];

for (const [name, screen] of Object.entries<Screen>(screens)) {
  const { visitor, open, isOverlay = false, isForPhones = false, errors = [] } = screen;
  for (const width of widths.filter((wide) => !isForPhones || wide < 600)) {
    test.describe(`${name}, ${width} px`, () => {
      test.use({ visitor, viewport: { width, height: width < 600 ? 780 : 900 } });

      test(`${name} at ${width} px, light and dark`, async ({ page, expectErrors }) => {
        expectErrors(...errors);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await open(page);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => document.fonts.ready);
          const path = `${folder}/${name}-${width}-${colorScheme}.png`;
          // What lies over the page is seen as the person sees it: one window, not the whole page.
          await page.screenshot({ path, fullPage: !isOverlay });
        }
      });
    });
  }
}
