import { withModule } from "./load-module.mjs";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Say where the records are: npm run measure:handbook -- FOLDER");
  process.exit(2);
}

await withModule("/test/measure/report.ts", ({ report }) => report(folder));
