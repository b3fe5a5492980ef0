import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import { openEntry } from "../support/walk-repair";

const repairGuide = `## Tools and materials
- Screwdriver (instead: a coin)

## Steps
1. **Unplug the kettle.** Wait 30 minutes.
2. **Open the base.** Turn it over.

   To put it back: Press until it clicks.
3. **Glue the handle.** Let the glue set for two hours.
4. **Clean it.** Soak it for 20 minutes.

## When to seek professional help
- The cord is scorched.`;

const guide = {
  pathname: paths.repairGuide,
  state: {
    itemDescription: "My Bosch kettle",
    itemIssue: "The handle has come off",
    imageFile: null,
    audioFile: null,
    rootCause: "The glue has let go.",
    repairGuide,
    guideFrom: "handbook",
  },
};

/** A tap within 400 ms of the one before counts as none. */
const rest = (page: Page) => page.clock.fastForward(450);

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  await rest(page);
}

async function openBench(page: Page) {
  await page.clock.install();
  await openEntry(page, guide);
  const entry = page.getByRole("button", { name: "Start at the bench" });
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Get ready")).toBeFocused();
  await rest(page);
}

test.use({ visitor: "demo user", viewport: { width: 390, height: 780 } });

test("the bench by keyboard alone: steps, log, trouble, timers, and out", async ({ page }) => {
  await openBench(page);
  await press(page, "ArrowRight");
  await expect(heading(page, "Unplug the kettle")).toBeFocused();
  await press(page, "Space");
  await expect(heading(page, "Open the base")).toBeFocused();
  await expect(page.getByRole("timer")).toHaveText(/^29:5\d$/);

  await press(page, "l");
  await page.getByRole("button", { name: "+ screw" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const lay = page.getByRole("button", { name: "Lay it in cup A" });
  await lay.focus();
  await page.keyboard.press("Enter");
  await expect(lay).toHaveCount(0);
  await expect(heading(page, "Open the base")).toBeFocused();

  await press(page, "Shift+?");
  await expect(page.getByRole("button", { name: "Something is wrong" })).toBeVisible();
  await press(page, "Escape");
  await expect(heading(page, "Open the base")).toBeFocused();

  await press(page, "PageDown");
  await expect(heading(page, "Glue the handle")).toBeFocused();
  await press(page, "t");
  await expect(page.getByRole("timer")).toHaveCount(2);
  await press(page, "PageUp");
  await expect(heading(page, "Open the base")).toBeFocused();
  for (const name of ["Glue the handle", "Clean it", "Put it back", "Did it work?"]) {
    await press(page, "ArrowRight");
    await expect(heading(page, name)).toBeFocused();
  }
  await press(page, "Escape");
  await expect(heading(page, "Step-by-Step Repair Guide")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Step 4/ })).toBeChecked();
});

test("the bench stays at its step over reload, Back and Forward, with three timers", async ({
  page,
}) => {
  await openBench(page);
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "t", "ArrowRight", "t"])
    await press(page, key);
  await expect(page.getByRole("timer")).toHaveCount(3);
  await page.reload();
  await expect(heading(page, "Clean it")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText([/^29:/, /^1:59:/, /^19:/]);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Go on at step 4 of 4" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Step 3/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Step 3/ })).toBeChecked();
  await page.goForward();
  await expect(heading(page, "Clean it")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(3);
});

test("the screen is kept awake, anew when the page is looked at again", async ({ page }) => {
  await page.addInitScript(() => {
    const taken = { times: 0 };
    Object.assign(window, { taken });
    const request = () => {
      taken.times += 1;
      return Promise.resolve({ release: () => Promise.resolve() });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await openBench(page);
  const times = () => page.evaluate(() => Reflect.get(window, "taken").times);
  expect(await times()).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await times()).toBe(2);
});

for (const [way, viewport] of Object.entries({
  upright: { width: 390, height: 780 },
  sideways: { width: 844, height: 390 },
}))
  test.describe(way, () => {
    test.use({ viewport, hasTouch: true });

    test(`by touch, ${way}: all that is pressed is in sight and large, and nothing lies over it`, async ({
      page,
    }) => {
      await openBench(page);
      await page.getByRole("button", { name: "Ready, begin" }).tap();
      for (const name of ["Leave the bench", "What came off", "Not working", "Back"]) {
        const box = await page.getByRole("button", { name, exact: true }).boundingBox();
        expect(box?.height, name).toBeGreaterThanOrEqual(48);
        expect((box?.y ?? -1) + (box?.height ?? 0), name).toBeLessThanOrEqual(viewport.height);
      }
      const next = page.getByRole("button", { name: "It is unplugged" });
      expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(92);
      await rest(page);
      await next.tap();
      await expect(heading(page, "Open the base")).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    });
  });
