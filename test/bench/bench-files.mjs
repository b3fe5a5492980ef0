import { runnerImport } from "vite";

// Vite runs the app's own TypeScript, which Node 20 cannot run by itself.
const { module } = await runnerImport("./test/bench/files/bench.ts", {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
process.exitCode = (await module.bench()) ? 0 : 1;
