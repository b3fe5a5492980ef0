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
  await page.addInitScript(watchPaint, live);
  const files = countFiles(page);
  await page.goto(url, { waitUntil: "load" });
  if (live) await page.locator(live).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => window.painted.lcp > 0);
  const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.painted);
  const scriptKB = await page.evaluate(scriptUntilLive);
  await context.close();
  const tbt = tasks
    .filter(([start]) => start > fcp)
    .reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, cls, tbt, requests: files.count(), kB: files.all() / 1000, scriptKB };
}

/** Runs in the page: kB of script, packed, that had come when the screen answered. */
function scriptUntilLive(): number {
  const bytes = performance
    .getEntriesByType("resource")
    .filter((file) => file instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => name.endsWith(".js") && responseEnd <= window.painted.live)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return bytes / 1000;
}

function countFiles(page: Page) {
  const sizes: number[] = [];
  page.on("requestfinished", (request) => {
    const isScript = request.url().endsWith(".js");
    void request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) =>
        sizes.push(responseBodySize + (isScript ? 0 : responseHeadersSize)),
      )
      .catch(() => {
        // The page was closed meanwhile.
      });
  });
  return {
    count: () => sizes.length,
    all: () => sizes.reduce((total, bytes) => total + bytes, 0),
  };
}
