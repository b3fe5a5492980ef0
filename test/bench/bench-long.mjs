import { runnerImport } from "vite";

// Vite runs the app's own TypeScript, which Node 20 cannot run by itself.
const { module } = await runnerImport("./test/bench/long/bench.ts", {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
process.exitCode = (await module.bench(process.argv.slice(2))) ? 0 : 1;
