import { runnerImport } from "vite";

// Vite runs the app's own TypeScript, which Node 20 cannot run by itself.
const { module } = await runnerImport("./test/bench/reading/bench.ts", {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
process.exitCode = module.bench() ? 0 : 1;
