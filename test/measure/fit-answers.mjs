// Fits the weights by which free answers are read: npm run fit:answers -- [--write] [FOLDER ...]
import { withModule } from "./load-module.mjs";

const given = process.argv.slice(2);
await withModule("/test/measure/fit-answers.ts", ({ fitAnswers }) =>
  fitAnswers(
    given.filter((one) => one !== "--write"),
    given.includes("--write"),
  ),
);
