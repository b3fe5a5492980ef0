import { expect, type Page } from "@playwright/test";
import { flow } from "~/features/repair/flow";
import { test } from "../support/app-test";
import { bringAxe, findViolations } from "../support/axe";
import { findCutText, findMotion, overflowOf, spaceText } from "../support/legibility";
import type { Screen } from "../support/open-screen";
import { screens } from "../support/screens";
import { type Entry, openEntry, recordWalk } from "../support/walk-repair";

/** A scheme changes colours and a width the rest: each of both is tried once. */
const looks = [
  { width: 360, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

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

    test(`${name} looks as in its picture, keeps still, axe finds nothing on it, and nothing is cut off or scrolls sideways`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(...errors);
      await open(page);
      expect.soft(await findMotion(page), "motion").toEqual([]);
      if (pictured.has(name)) await comparePictures(page, name);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await overflowOf(page), "overflow at 320 px").toBeLessThanOrEqual(0);
      await bringAxe(page);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await spaceText(page);
      expect.soft(await overflowOf(page), "overflow of spaced text").toBeLessThanOrEqual(0);
      expect.soft(await findCutText(page), "spaced text that is cut off").toEqual([]);
    });
  });
}

test.describe("on a small screen", () => {
  test.use({ visitor: "demo user", viewport: { width: 320, height: 700 } });

  test("a long word breaks wherever a repair shows it", async ({ page }) => {
    const endless = "vacuumcleaner".repeat(30);
    const { diagnostics, rootCause, guide } = await recordWalk(page, {
      item: `Bosch ${endless}`,
      issue: `no suction ${"x".repeat(300)}`,
      answers: [endless, endless, endless],
    });
    const seeNoneTooWide = async (where: string) => {
      expect.soft(await overflowOf(page), where).toBeLessThanOrEqual(0);
      const rights = await page
        .getByText(endless)
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().right));
      expect.soft(Math.max(...rights), where).toBeLessThanOrEqual(320);
    };
    for (const [entry, last] of [
      [diagnostics, "Generate Root Cause"],
      [withSecondTrouble(rootCause, endless), "Take this next"],
      [guide, "Back to Top"],
    ] as const) {
      await openEntry(page, entry);
      await expect(page.getByRole("button", { name: last })).toBeVisible();
      await seeNoneTooWide(entry.pathname);
    }
    await page.getByRole("link", { name: "Mendwise" }).first().click();
    await expect(
      page.getByRole("button", { name: `Go on with your Bosch ${endless}` }),
    ).toBeVisible();
    await seeNoneTooWide("landing page");
  });
});

function withSecondTrouble({ pathname, state }: Entry, words: string): Entry {
  const { understood, ...repair } = flow.rootCause.needs.parse(state);
  const also = { thing: words, words };
  return { pathname, state: { ...repair, understood: understood && { ...understood, also } } };
}
