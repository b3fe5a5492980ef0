// `check` reads every file of the handbook and names what is wrong; `schemas` writes the JSON Schemas.
import { runnerImport } from "vite";

// Vite runs the app's own TypeScript, which Node 20 cannot run by itself.
const load = async (file) =>
  (await runnerImport(`./src/build/${file}`, { configFile: false })).module;

const { outdatedSchemas, writeSchemas } = await load("handbook-schemas.ts");
if (process.argv[2] === "schemas") writeSchemas();
else {
  const { checkHandbook } = await load("check-handbook.ts");
  const wrongs = [...checkHandbook(), ...outdatedSchemas()];
  for (const wrong of wrongs) console.error(wrong);
  console.log(wrongs.length === 0 ? "The handbook is sound." : `${wrongs.length} to mend.`);
  process.exitCode = wrongs.length === 0 ? 0 : 1;
}
