import { withModule } from "./load-module.mjs";

const given = process.argv.slice(2);
const folders = given.filter((one) => one !== "--write");
if (folders.length === 0) {
  console.error("Say where the records are: npm run fit:danger -- FOLDER… [--write]");
  process.exit(2);
}

await withModule("/test/measure/fit-danger.ts", ({ fitDanger }) =>
  fitDanger(folders, given.includes("--write")),
);
