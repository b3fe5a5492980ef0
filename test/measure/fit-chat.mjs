// Vite loads the app's own TypeScript, which Node 20 cannot run by itself.
import { createServer } from "vite";

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
});
try {
  const { fitChat } = await server.ssrLoadModule("/test/measure/fit-chat.ts");
  await fitChat(process.argv.includes("--write"));
} finally {
  await server.close();
}
