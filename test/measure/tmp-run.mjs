import { createServer } from "vite";
const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false, watch: null }, appType: "custom", logLevel: "warn", optimizeDeps: { noDiscovery: true } });
try { const m = await server.ssrLoadModule(process.argv[2]); await m.run(...process.argv.slice(3)); } finally { await server.close(); }
