import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { sharedNames } from "./shared-names";

/**
 * Closes a run with one plain line that any CI can read: "12 passed, 0 failed, 0 skipped"; as a part
 * of `npm test` it leaves its counts, and what failed and why, in a file instead. Names that two tests share count as failures;
 * only here are they known as they are made from tables.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        fullName: test.fullName,
        file: module.relativeModuleId,
        state: test.result().state,
        why: test.result().errors?.map(({ message }) => message) ?? [],
      })),
    );
    for (const { state } of tests) count[state === "pending" ? "skipped" : state] += 1;
    // A file that could not be collected has no test that could fail, so it is counted itself.
    count.failed += modules.filter((module) => module.errors().length > 0).length;

    const shared = sharedNames(tests);
    count.failed += shared.length;
    if (shared.length > 0) process.exitCode = 1;
    const { COUNTS_FILE } = process.env;
    const failures = [
      ...tests
        .filter(({ state }) => state === "failed")
        .map(({ file, fullName, why }) => [`${file} > ${fullName}`, ...why].join("\n")),
      ...shared,
    ];
    if (COUNTS_FILE) writeFileSync(COUNTS_FILE, JSON.stringify({ ...count, failures }));
    // After the default reporter's own summary, which is printed in the same turn.
    process.once("exit", () => {
      for (const complaint of shared) console.log(complaint);
      if (COUNTS_FILE) return;
      console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    });
  }
}
