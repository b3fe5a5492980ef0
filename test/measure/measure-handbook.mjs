// Vite loads the app's own TypeScript, which Node 20 cannot run by itself.
import { createServer } from "vite";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Say where the records are: npm run measure:handbook -- FOLDER");
  process.exit(2);
}

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
});
try {
  const { report } = await server.ssrLoadModule("/test/measure/report.ts");
  await report(folder);
} finally {
  await server.close();
}
