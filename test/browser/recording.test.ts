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
  await expect(page.getByLabel("What the recording holds")).toHaveValue(/lasts [23] seconds/);

  await page.evaluate(goToMendedGuide);
  await page.getByRole("button", { name: "Record it again" }).click();
  await expect(page.getByText("2 of 10 s")).toBeVisible();
  await page.getByRole("button", { name: "Stop recording" }).click();
  const spectra = page.getByRole("img", { name: /^How strong each pitch is/ });
  await expect(spectra).toBeVisible();
  await page.reload();
  await expect(spectra).toBeVisible();
});

/** Runs in the page: what the person went through meanwhile is no subject here. */
function goToMendedGuide() {
  const guide = {
    rootCause: "Scale on the heating plate.",
    repairGuide: "## Steps\n\n1. Descale it.",
    outcome: "worked",
  };
  const usr = { ...history.state.usr, ...guide };
  history.pushState({ usr, key: "mended", idx: 2 }, "", "/repair-guide");
  location.reload();
}
