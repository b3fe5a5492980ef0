import { runnerImport } from "vite";

// What is measured is React's production build.
process.env.NODE_ENV = "production";
// Vite runs the app's own TypeScript, which Node 20 cannot run by itself.
const { module } = await runnerImport("./test/bench/paint/bench.ts", {
  configFile: false,
  resolve: { tsconfigPaths: true },
});
process.exitCode = (await module.bench()) ? 0 : 1;
