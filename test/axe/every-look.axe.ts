import { expect } from "@playwright/test";
import { test } from "../support/app-test";
import { bringAxe, findViolations } from "../support/axe";
import type { Screen } from "../support/open-screen";
import { screens } from "../support/screens";

const widths = [360, 768, 1280];

for (const [name, { visitor, open, errors = [] }] of Object.entries<Screen>(screens)) {
  test.describe(name, () => {
    test.use({
      visitor,
      viewport: { width: 360, height: 800 },
      contextOptions: { reducedMotion: "reduce" },
    });

    test(`axe finds nothing on ${name}, at three widths, light and dark`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(...errors);
      await open(page);
      await bringAxe(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}
