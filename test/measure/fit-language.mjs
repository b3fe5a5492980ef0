// Prints the letter groups that tell the four languages apart; the app keeps them in letter-groups.ts.
import { createServer } from "vite";

const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: "custom",
  logLevel: "warn",
  optimizeDeps: { noDiscovery: true },
});
try {
  const { fitLanguage } = await server.ssrLoadModule("/test/measure/fit-language.ts");
  console.log(await fitLanguage());
} finally {
  await server.close();
}
