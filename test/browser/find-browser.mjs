import { runnerImport } from "vite";

// Vite runs our own TypeScript, which Node 20 cannot run by itself.
const { module } = await runnerImport("./test/support/find-browser.ts", { configFile: false });
console.log(`The browser tests run in ${module.findBrowser()}.`);
