// All that `npm test` runs. Each part waits a good deal of its time, for a browser or for others of its
// kind, so they share the processor; the tests of the logic, where a mistake shows soonest, get it first.
// A part that fails does not keep the others from running, and the last
// line counts all tests, of both runners.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "mendwise-counts-"));
const vitestCounts = join(folder, "vitest.json");
const playwrightReport = join(folder, "playwright.json");

const startedAt = Date.now();
let hasFailed = false;

/**
 * @param isBeside true for what says all at its end, so that not two speak at once
 * @param hasTime true for what lets the others go first
 * @returns whether it went well
 */
async function run(command, { env = {}, isBeside = false, hasTime = false } = {}) {
  const [program, ...words] = command.split(" ");
  const child = spawn(program, words, {
    stdio: ["inherit", ...(isBeside ? ["pipe", "pipe"] : ["inherit", "inherit"])],
    env: { ...process.env, ...env },
  });
  if (hasTime) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(said));
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

async function buildAndBrowse() {
  if (!(await run("npm run --silent build", { isBeside: true }))) return;
  await run("npx playwright test --config test/browser/playwright.config.ts --reporter=list,json", {
    isBeside: true,
    hasTime: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
  });
}

await Promise.all([
  run("npx vitest run", { env: { COUNTS_FILE: vitestCounts } }),
  buildAndBrowse(),
  run("npm run --silent check", { isBeside: true, hasTime: true }),
]);

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
