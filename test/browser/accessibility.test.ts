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

const schemes = ["light", "dark"] as const;
const looks = schemes.flatMap((scheme) => [360, 1280].map((width) => ({ scheme, width })));

describe("accessibility", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(looks)("axe finds nothing at $width px, $scheme", async ({ scheme, width }) => {
    const page = await openPage(browser, {
      viewport: { width, height: 800 },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    const found: string[] = [];
    const visit = async (screen: string) => void found.push(...(await violationsOn(page, screen)));
    await tourPublicScreens(page, inject("appUrl"), visit);
    await tourProtectedScreens(page, inject("appUrl"), visit);
    expect(found).toEqual([]);
    await page.close();
  });

  it("no screen scrolls sideways at 320 px", async () => {
    const page = await openPage(browser, { viewport: { width: 320, height: 700 } });
    const tooWide: string[] = [];
    const visit = async (screen: string) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) tooWide.push(`${screen}: ${overflow} px`);
    };
    await tourPublicScreens(page, inject("appUrl"), visit);
    await tourProtectedScreens(page, inject("appUrl"), visit);
    expect(tooWide).toEqual([]);
    await page.close();
  });
});
