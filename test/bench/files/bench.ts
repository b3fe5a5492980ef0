import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { findBrowser } from "../../support/find-browser";
import { noisyPng, noisyWav } from "../../support/heavy-files";
import { serveBuild } from "../../support/serve-build";
import { storageOf } from "../../support/visitors";
import { describeRepair, walkOnToGuide } from "../../support/walk-repair";
import { timeHistory, type Timed, yardstickMs } from "./time-history";

const rounds = 3;
const photo = noisyPng(9);
const recording = noisyWav(8);

/** How often a write to the history, or the longest task of listening, may last as long as the yardstick. */
const atMost = { push: 12, listening: 5 };

const repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It leaks from below and hums loudly",
  answers: ["Since last week", "Only when it is full", "No, not yet"],
} as const;

/**
 * Carries a photo of 9 MB and a recording of 8 MB from the request to the guide of the build in
 * `dist`. Prints the slowest write to the history and the longest task while the recording is
 * listened to, beside one structured clone of the same bytes; the last line is JSON.
 *
 * @returns whether both keep their limits
 */
export async function bench(): Promise<boolean> {
  const { url, close } = await serveBuild();
  const folder = await mkdtemp(join(tmpdir(), "bench-files-"));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const files = [];
    for (const { name, buffer } of [photo, recording]) {
      const path = join(folder, name);
      await writeFile(path, buffer);
      files.push(path);
    }
    const runs: Run[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}`);
      const context = await browser.newContext({
        baseURL: url,
        storageState: storageOf("demo user", url),
      });
      runs.push(await carry(await context.newPage(), files));
      await context.close();
    }
    return report(runs);
  } finally {
    await browser.close();
    await close();
    await rm(folder, { recursive: true });
  }
}

type Run = Timed & { yardstick: number };

async function carry(page: Page, [photoPath = "", recordingPath = ""]: string[]): Promise<Run> {
  await page.addInitScript(timeHistory);
  await page.goto(paths.repairRequest);
  await describeRepair(page, repair);
  await page.getByLabel("Upload image").setInputFiles(photoPath);
  await page.getByAltText("Preview of your photo").waitFor();
  await page.evaluate(() => window.timed.startListening());
  await page.getByLabel("Upload audio").setInputFiles(recordingPath);
  await page.getByText("humming.wav").waitFor();
  await walkOnToGuide(page, repair);
  const timed = await page.evaluate(() => window.timed.read());
  return {
    ...timed,
    yardstick: await page.evaluate(yardstickMs, photo.buffer.length + recording.buffer.length),
  };
}

function report(runs: readonly Run[]): boolean {
  const yardstick = median(runs.map((run) => run.yardstick));
  const push = median(runs.map((run) => run.slowestPush)) / yardstick;
  const listening = median(runs.map((run) => run.longestTask)) / yardstick;
  console.table(runs);
  console.log(
    JSON.stringify({
      yardstick: "structuredClone of 17 MB",
      yardstickMs: yardstick,
      push,
      listening,
    }),
  );
  return push <= atMost.push && listening <= atMost.listening;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
