import { expect } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test as appTest } from "../support/app-test";
import { describeRepair } from "../support/walk-repair";

/** Chromium's own microphone beeps once a second, and nobody has to say yes to it. */
const test = appTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
    },
    { scope: "worker" },
  ],
});

test.use({ visitor: "demo user", permissions: ["microphone"] });

test("a sound is recorded in the browser, travels, and is compared with the one after the repair", async ({
  page,
}) => {
  await page.goto(paths.repairRequest);
  await describeRepair(page, { item: "My Bosch kettle, five years old", issue: "It hums loudly" });
  await page.getByRole("button", { name: "Record a sound" }).click();
  await expect(page.getByText("2 of 10 s")).toBeVisible();
  await page.getByRole("button", { name: "Stop recording" }).click();
  await expect(page.getByText("Recorded sound.wav")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Recorded sound.wav")).toBeVisible();
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  await expect(page.getByText(/The recording lasts [23] seconds/)).toBeVisible();

  const { audioFile } = await page.evaluate(() => history.state.usr);
  expect(audioFile).toMatchObject({ type: "audio/wav" });
});
