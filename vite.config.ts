import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { type Plugin, runnerImport } from "vite";

const workerName = "mockServiceWorker.js";

const workerSource = () =>
  readFile(createRequire(import.meta.url).resolve(`msw/${workerName}`), "utf8");

/** Serves MSW's worker from the package itself, and only in mocked mode: a normal build never ships it. */
function mockServiceWorker(): Plugin {
  return {
    name: "mock-service-worker",
    configureServer(server) {
      server.middlewares.use(`/${workerName}`, (_request, response) => {
        void workerSource().then((text) => {
          response.setHeader("Content-Type", "text/javascript");
          response.end(text);
        });
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: workerName, source: await workerSource() });
    },
  };
}

const withoutScript = "landing.html";

/**
 * The landing page as a file of its own, for a browser that runs no script. The app's page leads
 * there only in that case, so nobody else pays for it.
 */
function landingWithoutScript(): Plugin {
  return {
    name: "landing-without-script",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "noscript",
        children: `<meta http-equiv="refresh" content="0; url=/${withoutScript}">`,
        injectTo: "head",
      },
    ],
    async generateBundle() {
      const { module } = await runnerImport<{ landingDocument: () => string }>(
        "./src/app/landing-document",
        { configFile: false },
      );
      this.emitFile({ type: "asset", fileName: withoutScript, source: module.landingDocument() });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), landingWithoutScript(), mode === "mocked" && mockServiceWorker()],
  build: { target: "es2023", sourcemap: false },
  test: {
    reporters: ["default", "./test/support/closing-line-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["test/{architecture,unit,contract,flows}/**/*.test.{ts,tsx}"],
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
          name: "browser",
          environment: "node",
          include: ["test/browser/**/*.test.ts"],
          globalSetup: ["test/browser/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "screenshots",
          environment: "node",
          include: ["test/screenshots/**/*.shots.ts"],
          globalSetup: ["test/browser/global-setup.ts"],
          testTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}));
