import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { type Entry, openEntry, type Repair } from "../support/walk-repair";

const notSure = ["Not sure", "Not sure", "Not sure"] as const;

const repairs = [
  {
    item: "Philips kettle, steel, about four years old",
    issue: "The light comes on, but the water stays cold",
    answers: notSure,
  },
  { item: "Bosch washing machine", issue: "It does not drain any more", answers: notSure },
  { item: "Samsung phone", issue: "The battery is empty after an hour", answers: notSure },
  { item: "City bicycle", issue: "The chain slips when I pedal hard", answers: notSure },
] as const satisfies readonly Repair[];

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

  for (const repair of repairs) {
    test(`the first step begins within a screen and a half: ${repair.item}`, async ({
      page,
      walk,
    }) => {
      const { guide } = await walk(repair);
      await openEntry(page, guide);
      expect(await startOfSteps(page)).toBeLessThan(1.5 * 844);
    });
  }
});

test.describe("on paper", () => {
  test.use({ visitor: "demo user" });

  test("a guide of seven steps takes two sheets of A4", async ({ page, walk }) => {
    const { guide } = await walk(repairs[1]);
    await openEntry(page, guide);
    await startOfSteps(page);
    await expect(page.getByRole("checkbox")).toHaveCount(7);
    const pdf = await page.pdf({ format: "A4", path: process.env.PDF_PATH });
    expect(sheetsOf(pdf)).toBeLessThanOrEqual(2);
  });

  test("a hand-off sheet takes one sheet of A4, however much stands on it", async ({
    page,
    walk,
  }) => {
    const { guide } = await walk(repairs[1]);
    await openEntry(page, handedOff(guide));
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
