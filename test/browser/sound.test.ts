import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { launchBrowser, openPage, signInAsDemo } from "../support/browser";
import { noisyWav } from "../support/heavy-files";
import {
  clicks,
  hum,
  mix,
  noise,
  record,
  type Sound,
  speechLike,
  tone,
} from "../unit/sound/sounds";

const rate = 44_100;

/** Five seconds of a sound as a WAV file of 16 bits, mono. */
function wav(sound: Sound) {
  const samples = Int16Array.from(record(sound, 5, rate), (sample) => sample * 32_767);
  const data = Buffer.from(samples.buffer);
  const header = Buffer.from(noisyWav(1).buffer.subarray(0, 44));
  header.writeUInt32LE(data.length + 36, 4);
  header.writeUInt32LE(data.length, 40);
  return { name: "sound.wav", mimeType: "audio/wav", buffer: Buffer.concat([header, data]) };
}

type Upload = ReturnType<typeof wav>;

const traceFile = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      /** The processor's time, in microseconds, so that other programs on the machine do not count. */
      tdur: z.number().default(0),
    }),
  ),
});

/** The longest that the page's main thread was busy before and after the mark "heard", in milliseconds. */
function longestWork(trace: Buffer) {
  const { traceEvents } = traceFile.parse(JSON.parse(trace.toString()));
  const [from, heard] = ["listening", "heard"].map((mark) =>
    traceEvents.find(({ name }) => name === mark),
  );
  if (!from || !heard) throw new Error("The trace lacks a mark");
  const work = traceEvents.filter(
    ({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts,
  );
  const longest = (some: typeof work) => Math.max(...some.map(({ tdur }) => tdur)) / 1000;
  return {
    before: longest(work.filter(({ ts }) => ts < heard.ts)),
    after: longest(work.filter(({ ts }) => ts >= heard.ts)),
  };
}

describe("what a recording holds, heard in the browser", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openPage(browser);
    await page.goto(`${inject("appUrl")}/repair-request`);
    await signInAsDemo(page);
  });
  afterAll(() => browser.close());

  async function fillIn(recording: Upload) {
    await page.goto(`${inject("appUrl")}/repair-request`);
    await page.getByLabel("Item Description").fill("Philips kettle, steel, about four years old");
    await page.getByLabel("Issue Description").fill("It no longer heats the water at all");
    await page.getByLabel("Upload audio").setInputFiles(recording);
    await page.getByRole("button", { name: "Remove audio" }).waitFor();
  }

  async function submit() {
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    return page.getByLabel("What the recording holds").inputValue();
  }

  const lasts = "The recording lasts 5 seconds and was picked up";

  it.each([
    ["a hum", mix(hum(50, 0.2), noise(0.01)), `A steady hum at 50 Hz. ${lasts} at usual strength.`],
    ["clicks", clicks(2.1, 0.5), `Regular clicks, about 2.1 a second. ${lasts} at usual strength.`],
    ["a squeal", tone(3000, 0.5), `A squeal at about 3.0 kHz. ${lasts} strongly.`],
    ["silence", noise(0.001), `Silence nearly throughout. ${lasts} very faintly.`],
    [
      "speech",
      speechLike(0.3, rate),
      `A voice or another changing sound. ${lasts} at usual strength.`,
    ],
    [
      "a hum and clicks",
      mix(hum(120, 0.2), clicks(2.1, 0.5)),
      `A steady hum at 120 Hz. Regular clicks, about 2.1 a second. ${lasts} at usual strength.`,
    ],
  ])("tells %s", async (_name, sound, text) => {
    await fillIn(wav(sound));
    expect(await submit()).toBe(text);
  });

  it("says nothing of a file that is no sound", async () => {
    await fillIn({ ...wav(() => 0), buffer: Buffer.from("not a sound") });
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await page.getByRole("heading", { name: "Diagnostic Questions" }).waitFor();
    expect(await page.getByLabel("What the recording holds").count()).toBe(0);
  });

  // Not through the form, which keeps the ten megabytes in the history entry: that takes its own time.
  it("keeps the main thread free while it listens to ten megabytes", async () => {
    await page.goto(inject("appUrl"));
    const assets = readdirSync(join(process.cwd(), "dist/assets"));
    const chunk = assets.find((name) => name.startsWith("listen-"));
    const file = noisyWav(10).buffer.toString("base64");
    await page.evaluate((wav) => {
      const bytes = Uint8Array.from(atob(wav), (letter) => letter.codePointAt(0) ?? 0);
      Object.assign(window, { recording: new Blob([bytes], { type: "audio/wav" }) });
    }, file);
    await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    const worker = page.waitForEvent("worker");
    // As text: the test runner would make an import of its own out of this one.
    const text = await page.evaluate(`(async () => {
      performance.mark("listening");
      const { describeSound } = await import("/assets/${chunk}");
      const text = await describeSound(window.recording, new AbortController().signal);
      performance.mark("heard");
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      await nextTask();
      for (const start = performance.now(); performance.now() < start + 1000; );
      await nextTask();
      return text;
    })()`);
    const longest = longestWork(await browser.stopTracing());
    console.log(`main thread busy at most, in ms: ${JSON.stringify(longest)}`);
    expect(text).toContain("of which the first 60 seconds were listened to");
    expect((await worker).url()).toContain("sound-worker");
    expect(longest.before).toBeLessThan(50);
    // The loop at the end is there to see that a long task is seen.
    expect(longest.after).toBeGreaterThan(50);
  });
});
