import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOnly, RunOptions } from "axe-core";
import { test } from "../support/app-test";
import { type Screen, screens } from "../support/screens";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Best practices included; `target-size` is the only WCAG 2.2 rule and off unless its tag is named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A scheme changes colours and a width the rest: each of both is tried once. */
const looks = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** "rule (where)" for each violation on the screen that is open. */
async function findViolations(page: Page): Promise<string[]> {
  const runOnly = { type: "tag", values: tags } satisfies RunOnly;
  const options = { runOnly, resultTypes: ["violations"] } satisfies RunOptions;
  const results: AxeResults = await page.evaluate(
    (given) => Reflect.get(window, "axe").run(document, given),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} (${target.join(" ")})`),
  );
}

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

    test(`${name} looks as in its picture, axe finds nothing on it, and nothing scrolls sideways`, async ({
      page,
      walk,
      expectErrors,
    }) => {
      expectErrors(...errors);
      await open(page, walk);
      if (pictured.has(name)) await comparePictures(page, name);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect.soft(await overflow(), "overflow at 320 px").toBeLessThanOrEqual(0);
      await page.evaluate(axeSource);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    });
  });
}
