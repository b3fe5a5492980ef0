import { defineConfig } from "vitest/config";

const { MUTATION_TESTS = "[]", MUTATION_ENVIRONMENT = "node" } = process.env;
const isNode = MUTATION_ENVIRONMENT === "node";

/** The tests of one folder, as `mutate.mjs` names them, without the checks that only a whole run needs. */
export default defineConfig({
  test: {
    environment: MUTATION_ENVIRONMENT,
    include: JSON.parse(MUTATION_TESTS),
    exclude: isNode ? ["**/*.dom.test.ts"] : [],
    setupFiles: [isNode ? "test/setup-logic.ts" : "test/setup.ts"],
    // Code that holds mutants is slow by itself, so how quick it is cannot be told here.
    testNamePattern: /^(?!.*stays quick)/,
    // And on a busy machine it takes its time.
    testTimeout: 60_000,
    isolate: false,
    // Beside other work, hashing a password takes its time; what hangs is ended by Stryker.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
