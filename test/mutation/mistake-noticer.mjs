import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { createVitest } from "vitest/node";
import { nearestTests } from "./nearest-tests.mjs";

/** What takes longer hangs in a loop. */
const hangsAfter = 400_000;
const endless = "a loop that does not end";

// What was on its way to a worker that was ended is lost.
process.on("uncaughtException", (error) => {
  if (error.code !== "EPIPE") throw error;
});

/**
 * The tests, kept ready to be run again and again with another mistake in the code.
 * @param environment "node" or "jsdom"
 * @returns `findTest` gives the first test of an area that notices a mistake, or null
 */
export async function mistakeNoticer(environment) {
  process.env.MUTATION_TESTS = JSON.stringify([
    "test/{unit,contract}/**/*.test.ts",
    "test/flows/auth/return-path.test.ts",
  ]);
  process.env.MUTATION_ENVIRONMENT = environment;
  let { vitest, all } = await startVitest();

  function testsFor({ tests }, file) {
    const isOwn = new RegExp(`^(?:${tests.join("|")})`);
    const own = all.filter(({ path }) => isOwn.test(path));
    return nearestTests(own, file).map(({ specification }) => specification);
  }

  async function findTest(area, mistake) {
    const invalidate = () => vitest.invalidateFile(`${process.cwd()}/${mistake.file}`);
    process.env.MUTATION = JSON.stringify(mistake);
    invalidate();
    const failure = await untilItHangs(findFailure(vitest, testsFor(area, mistake.file)));
    if (failure === endless) {
      // Its other tests would hang as well, and Vitest does not come back from a worker that was ended.
      vitest.cancelCurrentRun("test-failure").catch(() => {});
      endWorkers();
      ({ vitest, all } = await startVitest());
    }
    process.env.MUTATION = "";
    invalidate();
    return failure;
  }

  return { findTest };
}

async function startVitest() {
  const vitest = await createVitest("test", {
    config: "test/mutation/vitest.config.ts",
    watch: false,
    bail: 1,
    // As in `npm test`: what waits for ever need not be waited for as long as with Stryker.
    testTimeout: 120_000,
    maxWorkers: 1,
    pool: "forks",
    reporters: [{}],
  });
  const all = (await vitest.globTestSpecifications()).map((specification) => ({
    specification,
    path: relative(process.cwd(), specification.moduleId),
  }));
  return { vitest, all };
}

async function untilItHangs(run) {
  let timer;
  const hang = new Promise((resolve) => {
    timer = setTimeout(resolve, hangsAfter, endless);
  });
  const failure = await Promise.race([run, hang]);
  clearTimeout(timer);
  return failure;
}

async function findFailure(vitest, specifications) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const run = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules.find((one) => run.has(one.moduleId) && !one.ok());
  if (!failed) return unhandledErrors.length > 0 ? "an error that no test catches" : null;
  const test = [...failed.children.allTests("failed")][0];
  // A file that cannot be loaded has errors of its own, and no test that failed.
  const [error] = test ? (test.result().errors ?? []) : failed.errors();
  return `${failed.relativeModuleId}${test ? `: ${test.fullName}` : ""} (${error?.message.split("\n")[0]})`;
}

/** The workers of this very run, and no other's. */
function endWorkers() {
  execFileSync("pkill", ["-KILL", "-P", String(process.pid)]);
}
