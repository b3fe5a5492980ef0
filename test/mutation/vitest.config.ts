import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { handbook } from "../../src/build/handbook-plugin.ts";
import { cheapHashes } from "../support/cheap-hashes/alias.ts";

const { MUTATION_TESTS = "[]", MUTATION_ENVIRONMENT = "node" } = process.env;
const isNode = MUTATION_ENVIRONMENT === "node";

/** The mistake that `sample.mjs` wants to be there at the moment; the file itself stays as it is. */
function plantedMistake(): Plugin {
  return {
    name: "planted-mistake",
    enforce: "pre",
    load(id) {
      const { file, start, end, text } = JSON.parse(process.env.MUTATION || "{}");
      if (file === undefined || !id.endsWith(`/${file}`)) return null;
      const code = readFileSync(id, "utf8");
      return code.slice(0, start) + text + code.slice(end);
    },
  };
}

/** The order in which the tests are asked for. */
class AsAskedFor extends BaseSequencer {
  override sort = async (files: TestSpecification[]) => files;
}

/** The tests of one folder, as `mutate.mjs` names them, without the checks that only a whole run needs. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [plantedMistake(), handbook()],
  test: {
    alias: cheapHashes,
    environment: MUTATION_ENVIRONMENT,
    include: JSON.parse(MUTATION_TESTS),
    exclude: isNode ? ["**/*.dom.test.ts"] : [],
    setupFiles: [isNode ? "test/setup-logic.ts" : "test/setup.ts"],
    // Code that holds mutants is slow by itself; what hangs is ended by Stryker.
    testTimeout: 300_000,
    isolate: false,
    sequence: { sequencer: AsAskedFor },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
