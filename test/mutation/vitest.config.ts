import { readFileSync } from "node:fs";
import { relative } from "node:path";
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

/** What takes long comes last: most mistakes are noticed before. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const took = ({ project, moduleId }: TestSpecification) =>
      this.ctx.cache.getFileTestResults(
        `${project.name}:${relative(this.ctx.config.root, moduleId)}`,
      )?.duration ?? 0;
    return files.toSorted((a, b) => took(a) - took(b));
  }
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
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
