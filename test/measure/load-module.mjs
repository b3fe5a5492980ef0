import { createServer } from "vite";

/** Hands a module of the app's own TypeScript, which Node 20 cannot run by itself, to `work`. */
export async function withModule(path, work) {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
    logLevel: "warn",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await work(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
