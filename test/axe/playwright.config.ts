import { defineConfig } from "@playwright/test";
import browserTests, { walks } from "../browser/playwright.config.ts";

/** The same browser and build as the tests', for more looks than `npm test` has time for. */
export default defineConfig({
  ...browserTests,
  projects: [walks, { name: "axe", testMatch: "*.axe.ts", dependencies: ["walks"] }],
  outputDir: "../browser/traces",
  globalSetup: "../browser/global-setup.ts",
});
