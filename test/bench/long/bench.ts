import { parseArgs } from "node:util";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import { findBrowser } from "../../support/find-browser";
import { noisyPng, noisyWav } from "../../support/heavy-files";
import { serveBuild } from "../../support/serve-build";
import { storageOf } from "../../support/visitors";
import { describeRepair, walkOnToGuide } from "../../support/walk-repair";
import { countUrls } from "./count-urls";

/** What is fetched, compiled and remembered once is there after so many journeys. */
const warmUp = 20;

/** How much of what was there after the warm-up may be there at the end. */
const atMost = 1.1;

const photo = noisyPng(0.1);
const recording = noisyWav(0.2);

const repairs = [
  { item: "Philips kettle", issue: "It leaks from below and hums loudly" },
  { item: "Bosch washing machine", issue: "It does not drain" },
  { item: "Wooden chair", issue: "One leg wobbles" },
] as const;

/**
 * Walks repair after repair in one tab of the build in `dist`, from the landing page to the guide, a
 * tick, a question in the chat and "It worked!", each with a photo, a recording and words of its own.
 * Compares what lives in the page after collecting garbage with what lived there after the warm-up;
 * the last line is JSON.
 *
 * @param args `--journeys=200`
 * @returns whether heap, DOM nodes and listeners stay within a tenth, and no object URL or worker is left
 */
export async function bench(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { journeys: { type: "string", default: "200" } } });
  const journeys = Number(values.journeys);
  if (!(journeys > warmUp)) throw new Error(`More than ${warmUp} journeys are needed`);
  const { url, close } = await serveBuild();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({
      baseURL: url,
      serviceWorkers: "block",
      storageState: storageOf("demo user", url),
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Performance.enable");
    await page.addInitScript(countUrls);
    await page.addInitScript(skipSimulatedWait);
    await page.goto("/");
    await walk(page, 0, warmUp);
    const before = await look(page, devTools);
    console.log(`After ${warmUp} journeys`, before);
    await walk(page, warmUp, journeys);
    return report(journeys, before, await look(page, devTools));
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * Runs in the page before the app: the wait that the specification asks for, with nothing done in it, is
 * nearly half of a journey. Its timer is still made and run, so nothing that could stay behind is left out.
 */
function skipSimulatedWait() {
  const simulatedWaitMs = 1500;
  const setReal = window.setTimeout.bind(window);
  const setShort = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
    setReal(run, ms === simulatedWaitMs ? 0 : ms, ...args);
  window.setTimeout = Object.assign(setShort, window.setTimeout);
}

async function walk(page: Page, from: number, to: number) {
  for (let journey = from; journey < to; journey += 1) {
    await walkOnce(page, journey);
    if ((journey + 1) % 10 === 0) console.log(`${journey + 1} journeys`);
  }
}

async function walkOnce(page: Page, journey: number) {
  const { item, issue } = repairs[journey % repairs.length] ?? repairs[0];
  const answers = [`Since day ${journey}`, "Only when it is full", "No, not yet"] as const;
  await page.getByRole("link", { name: "Start Repairing Now" }).click();
  await describeRepair(page, { item: `${item} number ${journey}`, issue });
  await choose(page, "Upload image", photo);
  await page.getByAltText("Preview of your photo").waitFor();
  await choose(page, "Upload audio", recording);
  await page.getByText(recording.name).waitFor();
  await walkOnToGuide(page, { item, issue, answers });
  await page.getByRole("checkbox", { name: /^Step 1/ }).check();
  await page.getByRole("button", { name: "Ask about repair steps" }).click();
  await page.getByRole("textbox", { name: "Your question" }).fill(`What is step ${journey}?`);
  await page.keyboard.press("Enter");
  await page.getByRole("log").locator("> :nth-child(3)").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "It worked!" }).click();
  await page.getByRole("link", { name: "Mendwise" }).first().click();
  await page.getByRole("heading", { level: 1, name: /^Fix Don't Replace/ }).waitFor();
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** Playwright's `setInputFiles` keeps hold of each field for good, and with it of the whole form. */
async function choose(page: Page, label: string, { name, mimeType: type, buffer }: Chosen) {
  await page.getByLabel(label).evaluate(
    (field, file) => {
      if (!(field instanceof HTMLInputElement)) throw new Error("This is no field for files");
      const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], file.name, { type: file.type }));
      field.files = chosen.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
    { name, type, content: buffer.toString("base64") },
  );
}

type Look = Record<"heap" | "nodes" | "listeners" | "urls" | "workers", number>;

async function look(page: Page, devTools: CDPSession): Promise<Look> {
  // Toasts and what else ends by a timer of its own is to be over.
  await page.getByRole("alert").first().waitFor({ state: "detached" });
  // What a finalizer lets go of is collected by the next round.
  for (let round = 0; round < 3; round += 1) await devTools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    heap: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    urls: await page.evaluate(() => window.openUrls.size),
    workers: page.workers().length,
  };
}

function report(journeys: number, before: Look, after: Look): boolean {
  const share = (what: keyof Look) => Number((after[what] / before[what]).toFixed(3));
  const shares = { heap: share("heap"), nodes: share("nodes"), listeners: share("listeners") };
  console.log(JSON.stringify({ journeys, warmUp, before, after, shares }));
  return (
    Object.values(shares).every((one) => one <= atMost) &&
    after.urls <= before.urls &&
    after.workers <= before.workers
  );
}
