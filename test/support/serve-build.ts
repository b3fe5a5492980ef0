import { resolve } from "node:path";
import { type Plugin, preview } from "vite";
import { unknownPaths } from "~/build/unknown-paths";

/** A file whose name changes with what is in it need not be asked for again (README, "Deploy"). */
const keptForGood: Plugin = {
  name: "kept-for-good",
  configurePreviewServer({ middlewares }) {
    middlewares.use("/assets", (_request, response, next) => {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      next();
    });
  },
};

/**
 * Serves a finished build on this machine, as a static host would.
 *
 * @param outDir the folder of the build, "dist" unless told
 * @param port any free one unless told
 */
export async function serveBuild(outDir = "dist", port = 0) {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    plugins: [unknownPaths(), keptForGood],
    build: { outDir: resolve(outDir) },
    preview: { host: "127.0.0.1", port, strictPort: true, open: false },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === "string") throw new Error("The preview has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () => server.close(),
  };
}
