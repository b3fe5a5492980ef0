import { withModule } from "./load-module.mjs";

const given = process.argv.slice(2);
const [vectors, ...folders] = given.filter((one) => one !== "--write");
if (vectors === undefined) {
  console.error("Say where things are: npm run fit:danger -- VECTORS.json FOLDER… [--write]");
  process.exit(2);
}

await withModule("/test/measure/fit-danger.ts", ({ fitDanger }) =>
  fitDanger(vectors, folders, given.includes("--write")),
);
