import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { publicScreens } from "../support/public-screens";

function addUpShifts() {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before: number = Reflect.get(window, "shift");
      if (!Reflect.get(entry, "hadRecentInput")) {
        Object.assign(window, { shift: before + Number(Reflect.get(entry, "value")) });
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** A network so slow that each file comes only after all that came before was drawn. */
async function drawBetweenFiles(page: Page) {
  let previous = Promise.resolve();
  await page.route("**/*", (route) => {
    const request = route.request();
    if (["document", "stylesheet"].includes(request.resourceType())) return route.continue();
    previous = previous.then(async () => {
      await page.evaluate(drawTwice);
      await route.continue();
      await (await request.response())?.finished();
    });
    return previous;
  });
}

async function drawTwice() {
  // The browser draws nothing before it has the head, with its script and its styles.
  if (!document.body) return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

test.describe("while its files come one by one", () => {
  test.use({ visitor: "newcomer", viewport: { width: 390, height: 844 } });

  for (const path of publicScreens) {
    test(`${path} shifts by less than 0.02`, async ({ page, expectErrors }) => {
      if (path === "/no-such-page") expectErrors(/^No page at this address/);
      await page.addInitScript(addUpShifts);
      await drawBetweenFiles(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const own = await page.evaluate(() =>
        Array.from(document.fonts, ({ family, status }) => `${family} ${status}`),
      );
      expect(own.join()).toMatch(/Figtree Variable"? loaded/);
      await page.evaluate(drawTwice);
      const shift = await page.evaluate(() => Reflect.get(window, "shift"));
      expect(shift).toBeLessThan(0.02);
      // What comes later, when all is quiet, is not waited for.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  }
});
