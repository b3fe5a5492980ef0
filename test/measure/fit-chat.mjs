import { withModule } from "./load-module.mjs";

await withModule("/test/measure/fit-chat.ts", ({ fitChat }) =>
  fitChat(process.argv.includes("--write")),
);
