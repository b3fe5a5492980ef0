import type { Browser, Page } from "@playwright/test";
import { watchPaint } from "./watch-paint";

/** How many times slower than this machine the browser is made: a phone of the middle sort. */
export const slowdown = 4;

/** Lighthouse's slow 4G, and its phone. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

export type Load = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Until the page is quiet. */
  requests: number;
  kB: number;
  /** Script that had come when the page answered. */
  scriptKB: number;
};

/** Opens an address in a browser that has never been there. */
export async function loadScreen(
  browser: Browser,
  url: string,
  /** What is marked once the screen answers; none for a page without script. */
  live?: string,
): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watchPaint);
  const files = countFiles(page);
  await page.goto(url, { waitUntil: "load" });
  if (live) await page.locator(live).waitFor({ state: "attached" });
  const scriptKB = files.script() / 1000;
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => window.painted.lcp > 0);
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.painted);
  await context.close();
  const tbt = tasks
    .filter(([start]) => start > fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, cls, tbt, requests: files.count(), kB: files.all() / 1000, scriptKB };
}

function countFiles(page: Page) {
  const sizes: { isScript: boolean; bytes: number }[] = [];
  page.on("requestfinished", (request) => {
    void request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) =>
        sizes.push({
          isScript: request.url().endsWith(".js"),
          bytes: responseBodySize + (request.url().endsWith(".js") ? 0 : responseHeadersSize),
        }),
      )
      .catch(() => {
        // The page was closed meanwhile.
      });
  });
  const sum = (all: typeof sizes) => all.reduce((total, { bytes }) => total + bytes, 0);
  return {
    count: () => sizes.length,
    all: () => sum(sizes),
    script: () => sum(sizes.filter(({ isScript }) => isScript)),
  };
}
