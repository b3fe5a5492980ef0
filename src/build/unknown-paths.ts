import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/** Has the preview answer a path without a file with the app's frame, as the host is to. */
export function unknownPaths(): Plugin {
  return {
    name: "unknown-paths",
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const isKnown = ["", ".html", "index.html"].some((end) =>
          existsSync(join(folder, pathname + end)),
        );
        if (!isKnown) request.url = "/app.html";
        next();
      });
    },
  };
}
