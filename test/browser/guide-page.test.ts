import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { openEntry, type Repair } from "../support/walk-repair";

const notSure = ["Not sure", "Not sure", "Not sure"] as const;

const repairs: readonly Repair[] = [
  {
    item: "Philips kettle, steel, about four years old",
    issue: "The light comes on, but the water stays cold",
    answers: notSure,
  },
  { item: "Bosch washing machine", issue: "It does not drain any more", answers: notSure },
  { item: "Samsung phone", issue: "The battery is empty after an hour", answers: notSure },
  { item: "City bicycle", issue: "The chain slips when I pedal hard", answers: notSure },
];

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
