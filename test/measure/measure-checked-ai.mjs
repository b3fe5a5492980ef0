import { withModule } from "./load-module.mjs";

const [folder = "../shared/data"] = process.argv.slice(2);

await withModule("/test/measure/measure-checked-ai.ts", ({ reportCheckedAi }) =>
  reportCheckedAi("test/measure/replies", folder),
);
