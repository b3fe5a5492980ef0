import type { Browser, Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { storageOf } from "../../support/visitors";
import { describeRepair } from "../../support/walk-repair";
import { slowdown } from "./load-screen";

const repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "The light comes on, but the water stays cold",
  answers: ["Not sure", "Not sure", "Not sure"],
} as const;

/** The specification's own wait between the request and its questions. */
const analysisMs = 1500;

/** From the tap to the next screen's heading in a painted frame, in ms; and the slowest answers to input. */
export type Walked = Record<string, number>;

/** Walks the flow once on a slow phone, with everything fetched before. */
export async function timeMoves(browser: Browser, baseURL: string): Promise<Walked> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    storageState: storageOf("demo user", baseURL),
  });
  const page = await context.newPage();
  await page.addInitScript(watchInputs);
  const walked: Walked = {};
  // Once quickly, so that nothing has to be fetched; then on the slow phone.
  await walk(page, {}, 1);
  await walk(page, walked, slowdown);
  await context.close();
  return walked;
}

async function walk(page: Page, walked: Walked, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(paths.home, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const move = async (name: string, control: string, heading: string) => {
    await page.waitForTimeout(500);
    walked[name] = await timeMove(page, control, heading);
  };
  await move("landing to request", "Start Repairing Now", "Submit a Repair Request");
  await page.getByLabel("Item Description").focus();
  await page.evaluate(() => window.inputs.reset());
  await page.getByLabel("Item Description").pressSequentially("Philips kettle", { delay: 40 });
  walked["typing"] = await page.evaluate(() => window.inputs.slowest());
  await describeRepair(page, repair);
  await move("request to diagnostics", "Continue to Diagnostics", "Diagnostic Questions");
  walked["request to diagnostics"] = (walked["request to diagnostics"] ?? 0) - analysisMs;
  const boxes = page.getByRole("main").getByRole("textbox");
  for (const [index, answer] of repair.answers.entries()) await boxes.nth(index).fill(answer);
  await move("diagnostics to root cause", "Generate Root Cause", "Root Cause Analysis");
  await move("root cause to guide", "Generate Repair Guide", "Step-by-Step Repair Guide");
  const chat = page.getByRole("button", { name: "Ask about repair steps" });
  await chat.waitFor();
  await page.waitForTimeout(500);
  await page.evaluate(() => window.inputs.reset());
  // By force: Playwright would else look what lies under the pointer, in the time that is measured.
  await chat.click({ force: true });
  // The browser reports an input only after its frame.
  await page.waitForTimeout(500);
  const question = page.getByLabel("Your question");
  await question.waitFor();
  walked["opening the chat"] = await page.evaluate(() => window.inputs.slowest());
  await page.evaluate(() => window.inputs.reset());
  await question.pressSequentially("Which screwdriver?", { delay: 40 });
  await question.press("Enter");
  await page.waitForTimeout(1500);
  walked["typing in the chat"] = await page.evaluate(() => window.inputs.slowest());
}

declare global {
  interface Window {
    inputs: { reset: () => void; slowest: () => number };
  }
}

/** Runs in the page: how long the slowest input since the last reset waited for its frame. */
function watchInputs() {
  let worst = 0;
  new PerformanceObserver((list) => {
    for (const { duration, ...entry } of list.getEntries())
      if (Reflect.get(entry, "interactionId") !== 0) worst = Math.max(worst, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.inputs = { reset: () => (worst = 0), slowest: () => worst };
}

function timeMove(page: Page, control: string, heading: string): Promise<number> {
  return page.evaluate(
    ([control, heading]) =>
      new Promise<number>((resolve, reject) => {
        const target = [...document.querySelectorAll<HTMLElement>("main a, main button")].find(
          ({ textContent }) => textContent.trim() === control,
        );
        if (!target) return reject(new Error(`There is no ${control}`));
        const start = performance.now();
        const check = () => {
          if (document.querySelector("main h1")?.textContent !== heading)
            return requestAnimationFrame(check);
          // This is just before the frame that shows it; the next task runs when that is painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        target.click();
        requestAnimationFrame(check);
      }),
    [control, heading] as const,
  );
}
