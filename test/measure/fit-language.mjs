// Prints the letter groups that tell the four languages apart; the app keeps them in letter-groups.ts.
import { withModule } from "./load-module.mjs";

await withModule("/test/measure/fit-language.ts", async ({ fitLanguage }) =>
  console.log(await fitLanguage()),
);
