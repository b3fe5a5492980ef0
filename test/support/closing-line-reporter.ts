import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with one plain line that any CI can read: "12 passed, 0 failed, 0 skipped". */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      // A file that could not be collected has no test that could fail, so it is counted itself.
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === "pending" ? "skipped" : state] += 1;
      }
    }
    // After the default reporter's own summary, which is printed in the same turn.
    process.once("exit", () => {
      console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    });
  }
}
