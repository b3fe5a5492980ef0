import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { z } from "zod";
import { handbook } from "~/build/handbook-plugin";
import { findBrowser } from "../../support/find-browser";
import { serveBuild } from "../../support/serve-build";
import type { Timings } from "./page";

const times = z.array(z.number());
const timings: z.ZodType<Timings> = z.object({ first: times, again: times, scan: times });

/** How many times slower than this machine the browser is made: a phone of the middle sort. */
const slowdown = 4;
/** In ms, for the slowest of all complaints. */
const mostForOne = 20;

/**
 * Finds the page of the handbook for 200 complaints in a built page, with all pages loaded, beside a
 * naive scan of every wording. Prints median and worst time; the last line is JSON. The first query
 * for a kind also builds that kind's index, which counts as loading.
 *
 * @returns whether the slowest complaint keeps the limit
 */
export async function bench(): Promise<boolean> {
  const page = await servePage();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    return report(await measure(browser, page.url));
  } finally {
    await browser.close();
    await page.close();
  }
}

async function servePage() {
  const outDir = await mkdtemp(join(tmpdir(), "bench-matching-"));
  await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    plugins: [handbook()],
    root: import.meta.dirname,
    logLevel: "error",
    build: { outDir, target: "es2023" },
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

async function measure(browser: Browser, url: string): Promise<Timings> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const told: unknown = await page.evaluate(() => window.timeMatching());
  await page.close();
  return timings.parse(told);
}

function report({ first, again, scan }: Timings): boolean {
  const figures = {
    "find the page": summarise(again),
    "the first time, with its index": summarise(first),
    "naive scan of every wording": summarise(scan),
  };
  console.log(`Finding the page for a complaint, in ms at ${slowdown}x CPU throttling`);
  console.table(figures);
  const { worst } = figures["find the page"];
  if (worst > mostForOne) console.log(`Over the limit: ${worst} ms, at most ${mostForOne} ms`);
  console.log(JSON.stringify(figures));
  return worst <= mostForOne;
}

function summarise(all: readonly number[]) {
  return { complaints: all.length, median: tenths(median(all)), worst: tenths(Math.max(...all)) };
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
