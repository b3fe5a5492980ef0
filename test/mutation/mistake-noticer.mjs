import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { createVitest } from "vitest/node";
import { nearestTests } from "./nearest-tests.mjs";

/** What takes longer hangs in a loop. */
const hangsAfter = 300_000;

/**
 * The tests of an area, kept ready to be run again and again with another mistake in the code.
 * @returns `findTest` gives the first test that notices a mistake, or null
 */
export async function mistakeNoticer({ tests, environment = "node" }) {
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_ENVIRONMENT = environment;
  const vitest = await createVitest("test", {
    config: "test/mutation/vitest.config.ts",
    watch: false,
    bail: 1,
    maxWorkers: 1,
    pool: "forks",
    reporters: [{}],
  });
  const specifications = await vitest.globTestSpecifications();
  const before = await findFailure(vitest, specifications);
  if (before) throw new Error(`A test fails without any mistake: ${before}`);
  const testsOf = (file) => {
    const tests = specifications.map((specification) => {
      const path = relative(process.cwd(), specification.moduleId);
      const { duration = 0 } = vitest.cache.getFileTestResults(`:${path}`) ?? {};
      return { specification, path, duration };
    });
    return nearestTests(tests, file).map(({ specification }) => specification);
  };
  return {
    async findTest(mistake) {
      const invalidate = () => vitest.invalidateFile(`${process.cwd()}/${mistake.file}`);
      process.env.MUTATION = JSON.stringify(mistake);
      invalidate();
      const hang = setTimeout(endWorkers, hangsAfter);
      const failure = await findFailure(vitest, testsOf(mistake.file));
      clearTimeout(hang);
      process.env.MUTATION = "";
      invalidate();
      return failure;
    },
    close: () => vitest.close(),
  };
}

async function findFailure(vitest, specifications) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((one) => !one.ok());
  if (!failed) return unhandledErrors.length > 0 ? "an error that no test catches" : null;
  const test = [...failed.children.allTests("failed")][0];
  return `${failed.relativeModuleId}${test ? `: ${test.fullName}` : ""}`;
}

/** The workers of this very run, and no other's. */
function endWorkers() {
  execFileSync("pkill", ["-KILL", "-P", String(process.pid)]);
}
