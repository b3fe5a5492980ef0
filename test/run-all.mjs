// All that `npm test` runs; the checks and the fetching of a browser beside the build and the logic,
// the rest one part after the other. A part that fails does not keep the tests after it from running,
// and the last line counts them all, of both runners.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "mendwise-counts-"));
const vitestCounts = join(folder, "vitest.json");
const playwrightReport = join(folder, "playwright.json");

const startedAt = Date.now();
let hasFailed = false;

/**
 * @param isBeside true for what runs beside something else: it says all at its end
 * @returns whether it went well
 */
async function run(command, { env = {}, isBeside = false } = {}) {
  const [program, ...words] = command.split(" ");
  const child = spawn(program, words, {
    stdio: ["inherit", ...(isBeside ? ["pipe", "pipe"] : ["inherit", "inherit"])],
    env: { ...process.env, ...env },
  });
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

async function buildAndTest() {
  const isBuilt = await run("npm run --silent build");
  await run("npx vitest run", { env: { COUNTS_FILE: vitestCounts } });
  return isBuilt;
}

const [isBuilt] = await Promise.all([
  buildAndTest(),
  run("npm run --silent check", { isBeside: true }),
  // On a new machine it is fetched meanwhile; to fetch it is waiting, not work.
  run("npm run --silent find:browser", { isBeside: true }),
]);
if (isBuilt) {
  await run("npx playwright test --config test/browser/playwright.config.ts --reporter=list,json", {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
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

// Once more at the end: a log is often kept only by its last lines.
for (const failure of counts.flatMap(({ failures = [] }) => failures)) {
  console.log(`Failed: ${failure}\n`);
}

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
const failed = sum("failed") || (hasFailed ? 1 : 0);
console.log(`${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
