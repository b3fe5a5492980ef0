import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const fileName = "mockServiceWorker.js";

const workerSource = () =>
  readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), "utf8");

/** Serves MSW's worker from the package itself. For mocked mode only: a normal build never ships it. */
export function mockServiceWorker(): Plugin {
  return {
    name: "mock-service-worker",
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        void workerSource().then((text) => {
          response.setHeader("Content-Type", "text/javascript");
          response.end(text);
        });
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName, source: await workerSource() });
    },
  };
}
