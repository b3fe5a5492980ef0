import { defineConfig } from "@playwright/test";
import browserTests, { walks } from "../browser/playwright.config.ts";

/** The same browser and build as the tests', for pictures that a person looks at. */
export default defineConfig({
  ...browserTests,
  projects: [walks, { name: "screens", testMatch: "*.shots.ts", dependencies: ["walks"] }],
  outputDir: "../browser/traces",
  globalSetup: "../browser/global-setup.ts",
});
