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

for (const [name, { visitor, open }] of Object.entries<Screen>(screens)) {
  test.describe(name, () => {
    test.use({ visitor, viewport: { width: 360, height: 800 } });

    test(`axe finds nothing on ${name}, and nothing scrolls sideways`, async ({
      page,
      walk,
      expectErrors,
    }) => {
      if (name === "not-found") expectErrors(/^No page at this address/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, walk);
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
