import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import { noisyWav, onDisk } from "../support/heavy-files";
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
import { describeRepair } from "../support/walk-repair";

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

async function sendIn(page: Page, recording: ReturnType<typeof wav> | string) {
  await page.getByLabel("Upload audio").setInputFiles(recording);
  await expect(page.getByRole("button", { name: "Remove audio" })).toBeVisible();
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  await expect(page.getByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
}

const lasts = "The recording lasts 5 seconds and was picked up";

const sounds: [name: string, sound: Sound, words: string][] = [
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
];

test.describe("what a recording holds, heard in the browser", () => {
  test.use({ visitor: "demo user" });

  test.beforeEach(async ({ page }) => {
    await page.goto(paths.repairRequest);
    await describeRepair(page, {
      item: "Philips kettle, steel, about four years old",
      issue: "It no longer heats the water at all",
    });
  });

  test("tells one sound from another, each sent in the place of the one before", async ({
    page,
  }) => {
    for (const [name, sound, words] of sounds) {
      await test.step(name, async () => {
        await sendIn(page, wav(sound));
        await expect(page.getByLabel("What the recording holds")).toHaveValue(words);
        await page.getByRole("button", { name: "Back", exact: true }).click();
        await page.getByRole("button", { name: "Remove audio" }).click();
      });
    }
  });

  test("says nothing of a file that is no sound", async ({ page }) => {
    await sendIn(page, { ...wav(() => 0), buffer: Buffer.from("not a sound") });
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(3);
    await expect(page.getByLabel("What the recording holds")).toHaveCount(0);
  });

  test("tells ten megabytes by their first minute, beside the page and not in it", async ({
    page,
  }, info) => {
    const worker = page.waitForEvent("worker");
    await sendIn(page, await onDisk(noisyWav(10), info));
    await expect(page.getByLabel("What the recording holds")).toHaveValue(
      /of which the first 60 seconds were listened to/,
    );
    expect((await worker).url()).toContain("sound-worker");
  });
});
