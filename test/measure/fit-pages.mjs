// Vite loads the app's own TypeScript, which Node 20 cannot run by itself.
import { createServer } from "vite";

const given = process.argv.slice(2);
const folders = given.filter((one) => one !== "--write");
if (folders.length === 0) {
  console.error("Say where the records are: npm run fit:pages -- FOLDER… [--write]");
  process.exit(2);
}

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
});
try {
  const { fitPages } = await server.ssrLoadModule("/test/measure/fit-pages.ts");
  await fitPages(folders, given.includes("--write"));
} finally {
  await server.close();
}
