import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openPage } from "../support/browser";

const publicScreens = [
  "/",
  "/signin",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/terms",
  "/privacy",
  "/cookies",
  "/no-such-page",
];

/** Slow 4G and a phone's processor, as in the figures of Lighthouse's mobile profile. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

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

describe("on a cold, slow load", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(publicScreens)("%s shifts by less than 0.02", async (path) => {
    const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(40_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(addUpShifts);
    await page.goto(inject("appUrl") + path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.02);
    await page.close();
  });
});
