import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { coloredFiles } from "./src/build/colored-files.ts";
import { mockServiceWorker } from "./src/build/mock-worker-plugin.ts";
import { offline } from "./src/build/offline-plugin.ts";
import { prerenderedPages } from "./src/build/prerender-plugin.ts";
import { startChunks } from "./src/build/start-chunks.ts";
import { unknownPaths } from "./src/build/unknown-paths.ts";
import { cheapHashes } from "./test/support/cheap-hashes/alias.ts";
import { handbook } from "./src/build/handbook-plugin.ts";

/** Tests of logic share each worker's modules, so a mistake shows in seconds; each leaves them as it found them. */
const logic = {
  isolate: false,
  alias: cheapHashes,
  // Against what never ends; how long a test takes on a busy machine is not its matter.
  testTimeout: 120_000,
  // Left to itself, vitest keeps one of two cores free.
  maxWorkers: 2,
};

/** Logic that speaks to the page: its address, history, cookies, events, XMLHttpRequest. */
const withPage = ["test/unit/**/*.dom.test.ts"];

const screens = {
  ...logic,
  environment: "jsdom",
  // They wait for each other's promises as much as they compute.
  maxWorkers: 3,
  include: ["test/flows/**/*.test.{ts,tsx}", "test/unit/**/*.test.tsx"],
  setupFiles: ["test/setup-first.ts", "test/setup.ts", "test/setup-screens.ts"],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig(({ mode }) => ({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    handbook(),
    coloredFiles(),
    startChunks(),
    prerenderedPages(mode),
    unknownPaths(),
    // Two workers would fight for the page, and the mocked one is for looking at, not for keeping.
    mode === "mocked" ? mockServiceWorker() : offline("app.html"),
  ],
  build: { target: "es2023", sourcemap: false },
  test: {
    reporters: ["default", "./test/support/closing-line-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          ...logic,
          name: "logic",
          environment: "node",
          include: ["test/{architecture,unit,contract}/**/*.test.ts"],
          exclude: withPage,
          setupFiles: ["test/setup-logic.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...logic,
          name: "logic-dom",
          environment: "jsdom",
          include: withPage,
          setupFiles: ["test/setup.ts"],
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...screens,
          name: "screens",
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
