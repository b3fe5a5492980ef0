import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { loadEnv, type Plugin, runnerImport } from "vite";
import { cheapHashes } from "./test/support/cheap-hashes/alias.ts";
import { handbook } from "./src/build/handbook-plugin.ts";
import { appPolicy, scriptlessPolicy } from "./src/app/content-security-policy.ts";

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

/** The page with its Content-Security-Policy, ahead of everything that it governs. */
const withPolicy = (html: string, policy: string) =>
  html.replace(
    /<meta charset[^>]*>/i,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );

/** For the static build only, which may lie on a host without headers; the dev server injects code of its own. */
function contentSecurityPolicy(mode: string): Plugin {
  const env = loadEnv(mode, process.cwd());
  const addresses = [env.VITE_AI_BASE_URL, env.VITE_EMAIL_API_URL, env.VITE_ERROR_REPORT_URL];
  const policy = appPolicy({ isMocked: mode === "mocked", addresses });
  return {
    name: "content-security-policy",
    apply: "build",
    transformIndexHtml: (html) => withPolicy(html, policy),
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
        { configFile: false, resolve: { tsconfigPaths: true } },
      );
      const source = withPolicy(module.landingDocument(), scriptlessPolicy);
      this.emitFile({ type: "asset", fileName: withoutScript, source });
    },
  };
}

/** Tests of logic share each worker's modules, so a mistake shows in seconds; each leaves them as it found them. */
const logic = {
  isolate: false,
  alias: cheapHashes,
  // Against what never ends; how long a test takes on a busy machine is not its matter.
  testTimeout: 30_000,
  // Left to itself, vitest keeps one of two cores free.
  maxWorkers: 2,
};

/** Logic that speaks to the page: its address, history, cookies, events, XMLHttpRequest. */
const withPage = ["test/unit/**/*.dom.test.ts"];

const screens = {
  ...logic,
  environment: "jsdom",
  include: ["test/flows/**/*.test.{ts,tsx}", "test/unit/**/*.test.tsx"],
  setupFiles: ["test/setup.ts", "test/setup-screens.ts"],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  testTimeout: 120_000,
};

export default defineConfig(({ mode }) => ({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    handbook(),
    contentSecurityPolicy(mode),
    landingWithoutScript(),
    mode === "mocked" && mockServiceWorker(),
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
