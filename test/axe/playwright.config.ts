import { defineConfig } from "@playwright/test";
import browserTests from "../browser/playwright.config.ts";

/** The same browser and build as the tests', for more looks than `npm test` has time for. */
export default defineConfig({
  ...browserTests,
  projects: [{ name: "axe", testMatch: "*.axe.ts" }],
  outputDir: "../browser/traces",
  globalSetup: "../browser/global-setup.ts",
});
