import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser";
import { tourProtectedScreens, tourPublicScreens } from "../support/tour";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Best practices included; `target-size` is the only WCAG 2.2 rule and off unless its tag is named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** "screen: rule (where)" for each violation on the screen that is open. */
async function violationsOn(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(axeSource);
  const results: AxeResults = await page.evaluate(
    (values) => Reflect.get(window, "axe").run(document, { runOnly: { type: "tag", values } }),
    tags,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${screen}: ${id} (${target.join(" ")})`),
  );
}

const looks = (["light", "dark"] as const).flatMap((scheme) =>
  [360, 1280].map((width) => ({ scheme, width })),
);

/** "screen: 12 px" where the page is wider than its window of 320 px. */
async function sidewaysScrollOn(page: Page, screen: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${screen}: ${overflow} px`] : [];
}

describe("accessibility, on every screen and dialog", () => {
  let browser: Browser;
  const violations: string[] = [];
  const tooWide: string[] = [];
  let visited = 0;

  // One tour: each screen is looked at in every width and scheme before the next is opened.
  beforeAll(async () => {
    browser = await launchBrowser();
    const page = await openPage(browser, {
      viewport: { width: 360, height: 800 },
      reducedMotion: "reduce",
    });
    const visit = async (screen: string) => {
      visited += 1;
      tooWide.push(...(await sidewaysScrollOn(page, screen)));
      for (const { scheme, width } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: scheme });
        violations.push(...(await violationsOn(page, `${screen} (${width} px, ${scheme})`)));
      }
      await page.setViewportSize({ width: 360, height: 800 });
    };
    await tourPublicScreens(page, inject("appUrl"), visit);
    await tourProtectedScreens(page, inject("appUrl"), visit);
  }, 180_000);
  afterAll(() => browser.close());

  it("axe finds nothing at 360 and 1280 px, light and dark", () => {
    expect(violations).toEqual([]);
    expect(visited).toBeGreaterThan(20);
  });

  it("nothing scrolls sideways at 320 px", () => {
    expect(tooWide).toEqual([]);
  });
});
