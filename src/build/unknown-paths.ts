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
        // "//" is a path too, and would be a host where it is read as an address of its own.
        const { pathname } = new URL(`http://localhost${request.url}`);
        const isKnown = ["", ".html", "index.html"].some((end) =>
          existsSync(join(folder, pathname + end)),
        );
        if (!isKnown) request.url = "/app.html";
        next();
      });
    },
  };
}
