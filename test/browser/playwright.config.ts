import { defineConfig } from "@playwright/test";

/** Long enough for a machine that does ten other things: how long anything takes is no subject of a test. */
const patienceMs = 60_000;

/** The pictures are the headless shell's; another Chromium draws the edges of letters a little differently. */
const isOtherBrowser = !(process.env.CHROME_PATH ?? "headless-shell").endsWith("headless-shell");

const longest = /\/(?:own-build|nothing-lost)\.test\.ts$/;
const long = /\/(?:navigation-state|offline|sound|journey|hostile-input)\.test\.ts$/;

/** Walks the repairs that are looked at by the tests of a project with `dependencies: ["walks"]`. */
export const walks = { name: "walks", testDir: import.meta.dirname, testMatch: "walks.setup.ts" };

export default defineConfig({
  // The longest first, so that no worker is left with one when the others are done.
  projects: [
    walks,
    { name: "longest", testMatch: longest },
    { name: "long", testMatch: long },
    {
      name: "others",
      testMatch: "*.test.ts",
      testIgnore: [longest, long],
      dependencies: ["walks"],
    },
  ],
  globalSetup: "./global-setup.ts",
  outputDir: "traces",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  // A picture is only ever written by `npm run pictures:renew`.
  updateSnapshots: "none",
  forbidOnly: true,
  // Only for its trace: to pass on the second run is a failure as well.
  retries: 1,
  failOnFlakyTests: true,
  fullyParallel: true,
  // One more than cores: each waits for its browser now and then.
  workers: 3,
  timeout: 5 * patienceMs,
  reporter: "list",
  expect: {
    timeout: patienceMs,
    toHaveScreenshot: { animations: "disabled", maxDiffPixelRatio: isOtherBrowser ? 0.04 : 0.0001 },
  },
  use: {
    // Emptied between two tests; to begin another one, with what it has compiled, takes as long as a load.
    reuseContext: true,
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    viewport: { width: 1280, height: 900 },
    // To trace each first run would cost a third more.
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
  },
});
