// All that `npm test` runs, one part after the other. A part that fails does not keep the tests after
// it from running, and the last line counts them all, of both runners.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "mendwise-counts-"));
const vitestCounts = join(folder, "vitest.json");
const playwrightReport = join(folder, "playwright.json");

const startedAt = Date.now();
let hasFailed = false;

/** @returns whether it went well */
function run(command, env = {}) {
  const [program, ...words] = command.split(" ");
  const { status } = spawnSync(program, words, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`\n> ${command}: ${status === 0 ? "done" : "failed"} after ${seconds} s in all\n`);
  hasFailed ||= status !== 0;
  return status === 0;
}

/** What a runner left behind; a runner that came to no end counts as one failure. */
function countsIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

run("npm run --silent check");
const isBuilt = run("npm run --silent build");
run("npx vitest run", { COUNTS_FILE: vitestCounts });
if (isBuilt) {
  run("npx playwright test --config test/browser/playwright.config.ts --reporter=list,json", {
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  });
}

const counts = [
  countsIn(vitestCounts, (count) => count),
  countsIn(playwrightReport, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })),
];
rmSync(folder, { recursive: true });

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const failed = sum("failed") || (hasFailed ? 1 : 0);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
