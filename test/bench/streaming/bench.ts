import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { z } from "zod";
import { handbook } from "~/build/handbook-plugin";
import { findBrowser } from "../../support/find-browser";
import { serveBuild } from "../../support/serve-build";
import type { Watched } from "./watch-page";

/** Ours, and two naive ones that read all of the text again at each delta. */
const ways = ["mendwise", "react-markdown", "marked"] as const;
type Way = (typeof ways)[number];

const watched: z.ZodType<Watched> = z.object({
  longTasks: z.number(),
  longestTask: z.number(),
  worstFrame: z.number(),
});
/** `script` is what the page's main thread itself spends in scripts, in ms. */
type Figures = Watched & { script: number };
type Run = Figures & { way: Way };

const rounds = 3;
/** How many times slower than this machine the browser is made: a phone of the middle sort. */
const slowdown = 4;
const readingMs = 2000;
/** Our script time as a share of react-markdown's, and our worst frame in ms. */
const limits = { share: 0.1, frame: 34 };

/**
 * Streams a guide of 5,000 deltas into the app's own panel, and into naive pages. Prints the median
 * script time with the worst task and frame of all rounds; the last line is JSON.
 *
 * @returns whether ours keep the limits, without a task over 50 ms
 */
export async function bench(): Promise<boolean> {
  const pages = await servePages();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const runs: Run[] = [];
    // In turns, so that a slow minute of the machine slows all the ways.
    for (let round = 1; round <= rounds; round += 1) {
      for (const way of ways) {
        console.log(`Round ${round} of ${rounds}: ${way}`);
        runs.push({ way, ...(await measure(browser, `${pages.url}/#${way}`)) });
      }
    }
    return report(runs);
  } finally {
    await browser.close();
    await pages.close();
  }
}

/**
 * The same once, with the app's own panel alone: under a minute.
 *
 * @returns whether it ran without a task over 50 ms and a frame over the limit
 */
export async function benchShortly(): Promise<boolean> {
  const pages = await servePages();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const run = await measure(browser, `${pages.url}/#mendwise`);
    console.log(JSON.stringify({ streaming: run }));
    return run.longTasks === 0 && run.worstFrame <= limits.frame;
  } finally {
    await browser.close();
    await pages.close();
  }
}

async function servePages() {
  const outDir = await mkdtemp(join(tmpdir(), "bench-streaming-"));
  await build({
    root: import.meta.dirname,
    configFile: false,
    resolve: { tsconfigPaths: true },
    plugins: [handbook()],
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
  const { url, close } = await serveBuild(outDir);
  return {
    url,
    close: async () => {
      await close();
      await rm(outDir, { recursive: true });
    },
  };
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  const button = page.getByRole("button", { name: "Write" });
  await button.waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // As in the flow, where a person reads the page before pressing the button.
  await page.waitForTimeout(readingMs);
  // The thread's own time leaves out the time in which other programs had the processor.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptSoFar = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const before = await scriptSoFar();
  const [result] = await Promise.all([
    page.waitForEvent("console", { timeout: 900_000 }),
    button.dispatchEvent("click"),
  ]);
  const script = (await scriptSoFar()) - before;
  await page.close();
  return { ...watched.parse(JSON.parse(result.text())), script };
}

function report(runs: readonly Run[]): boolean {
  const ours = summarise(runs, "mendwise");
  const shareOf = (way: Way) => ours.script / summarise(runs, way).script;
  console.table(
    Object.fromEntries(ways.map((way) => [way, inWords(summarise(runs, way), shareOf(way))])),
  );
  const share = shareOf("react-markdown");
  console.log(JSON.stringify({ share, shareOfMarked: shareOf("marked"), ...ours }));
  return share <= limits.share && ours.longTasks === 0 && ours.worstFrame <= limits.frame;
}

function inWords(figures: Figures, ourShare: number) {
  return {
    "script ms": Math.round(figures.script),
    "longest task ms": figures.longTasks ? Math.round(figures.longestTask) : "50 or less",
    "tasks over 50 ms": figures.longTasks,
    "worst frame ms": Math.round(figures.worstFrame),
    "our share of its script": ourShare.toFixed(3),
  };
}

/** The median of the script time, and the worst of all rounds in what a person would feel. */
function summarise(runs: readonly Run[], way: Way): Figures {
  const own = runs.filter((run) => run.way === way);
  const scripts = own.map(({ script }) => script).toSorted((a, b) => a - b);
  const worst = (figure: keyof Watched) => Math.max(...own.map((run) => run[figure]));
  return {
    script: scripts[Math.floor(scripts.length / 2)] ?? 0,
    longestTask: worst("longestTask"),
    longTasks: worst("longTasks"),
    worstFrame: worst("worstFrame"),
  };
}
