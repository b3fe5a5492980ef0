import { defineConfig } from "@playwright/test";
import browserTests from "../browser/playwright.config.ts";

/** The same browser and build as the tests', for pictures that a person looks at. */
export default defineConfig({
  ...browserTests,
  testMatch: "*.shots.ts",
  globalSetup: "../browser/global-setup.ts",
});
