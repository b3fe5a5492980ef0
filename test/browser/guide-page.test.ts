import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { keptWalk, repairs } from "../support/kept-walks";
import { type Entry, openEntry } from "../support/walk-repair";

/** How far below the top of the page the first step begins. */
async function startOfSteps(page: Page): Promise<number> {
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .first();
  await expect(first).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return first.evaluate((step) => step.getBoundingClientRect().top + window.scrollY);
}

test.describe("on a phone", () => {
  test.use({ visitor: "demo user", viewport: { width: 390, height: 844 } });

  for (const name of ["kettle", "washingMachine", "phone", "bicycle"] as const) {
    test(`the first step begins within 1150 px: ${repairs[name].item}`, async ({ page }) => {
      await openEntry(page, keptWalk(name).guide);
      expect(await startOfSteps(page)).toBeLessThan(1150);
    });
  }
});

test.describe("shared", () => {
  test.use({ visitor: "demo user" });

  test("the link that is copied opens the guide for who has no account", async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openEntry(page, keptWalk("washingMachine").guide);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole("heading", { name: "Shared repair guide" })).toBeVisible();
    const steps = other.getByRole("region", { name: "Step-by-Step Repair Guide" });
    await expect(steps.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveCount(7);
    await expect(other.getByText(repairs.washingMachine.item, { exact: true })).toBeVisible();
    await other.close();
  });
});

test.describe("on paper", () => {
  test.use({ visitor: "demo user" });

  test("a guide of seven steps takes two sheets of A4", async ({ page }) => {
    await openEntry(page, keptWalk("washingMachine").guide);
    await startOfSteps(page);
    await expect(page.getByRole("checkbox")).toHaveCount(7);
    const pdf = await page.pdf({ format: "A4", path: process.env.PDF_PATH });
    expect(sheetsOf(pdf)).toBeLessThanOrEqual(2);
  });

  test("a hand-off sheet takes one sheet of A4, however much stands on it", async ({ page }) => {
    await openEntry(page, handedOff(keptWalk("washingMachine").guide));
    await expect(page.getByRole("heading", { name: "Hand-off sheet" })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ format: "A4", path: process.env.PDF_PATH });
    expect(sheetsOf(pdf)).toBe(1);
  });
});

/** The hand-off sheet of that guide, with long answers, much that came off, and both forms filled in. */
function handedOff({ pathname, state }: Entry): Entry {
  const words = "It has done this since we moved it, and now and then it starts again. ".repeat(6);
  const log = Array.from({ length: 20 }, (_, index) => ({
    cup: String.fromCharCode(65 + index),
    step: 3,
    what: "4 screws and a cover",
  }));
  const handOff = { id: "mendwise_1", filled: { price: words.slice(0, 300), address: words } };
  const questions = ["Since when?", "Does it hum?", "What have you tried?"].map((question) => ({
    question,
    answer: words,
  }));
  const bench = { place: "worked", log, tried: ["pump", "hose", "filter"] };
  return {
    pathname,
    state: { ...Object(state), questions, bench, handOff, doneSteps: [1, 2], atHandOff: true },
  };
}

/** Chromium writes a page's entry uncompressed. */
const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
