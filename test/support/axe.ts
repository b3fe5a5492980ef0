import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOnly, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Best practices included; `target-size` is the only WCAG 2.2 rule and off unless its tag is named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Brings axe into the page that is open: once for each page, before the first look. */
export const bringAxe = (page: Page) => page.evaluate(source);

/** "rule (where)" for each violation on the screen that is open. */
export async function findViolations(page: Page): Promise<string[]> {
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
