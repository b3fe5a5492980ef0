// Plants small mistakes in the important logic, one at a time, and counts those that a test notices.
// `npm run mutate` takes every folder, `npm run mutate -- safety sound` those, and with `--file <path>`
// (as often as wanted) only those files of them; `--share 0.1` takes a tenth of their lines, drawn by
// chance (`--seed N` draws the same again), `--workers 1` one core. What runs once, when a file is loaded
// (lists, patterns), would take a whole run of the tests for each mistake: that is counted as `atLoad` and
// left to `npm run mutate:sample`. The last line is JSON.
import { readFile, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { groups } from "./groups.mjs";
import { onPurpose } from "./on-purpose.mjs";
import { drawWindows, filesIn, randomFrom } from "./places.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: "string", multiple: true, default: [] },
    share: { type: "string", default: "1" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    workers: { type: "string", default: "2" },
  },
});
const share = Number(values.share);
const random = randomFrom(Number(values.seed));
if (share < 1) console.log(`Drawn with --seed ${values.seed}`);

const reports = "node_modules/.cache/mutation";

async function mutantsOf(name) {
  const { places, tests, environment = "node" } = groups[name];
  const chosen = values.file.length > 0 ? values.file : places.flatMap(filesIn);
  const fileName = `${reports}/${name}.json`;
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_ENVIRONMENT = environment;
  await new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
    mutate: share < 1 ? drawWindows(chosen, share, random) : chosen,
    // Words are for the tests of screens and of the catalogue; here it is about what is decided.
    mutator: { excludedMutations: ["StringLiteral"] },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: Number(values.workers),
    timeoutMS: 2000,
    reporters: ["json"],
    jsonReporter: { fileName },
    tempDirName: ".mutation",
    // Stryker rewrites tsconfig.json with an interface that TypeScript 7 no longer has.
    tsconfigFile: "none",
    logLevel: "warn",
  }).runMutationTest();
  const { files } = JSON.parse(await readFile(fileName, "utf8"));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, line: lineOf(source, mutant) })),
  );
}

const lineOf = (source, { location }) => source.split("\n")[location.start.line - 1].trim();

const noticed = new Set(["Killed", "Timeout"]);
const unnoticed = new Set(["Survived", "NoCoverage"]);

const reasonFor = ({ file, line, replacement }) =>
  onPurpose.find(
    (one) => file.endsWith(one.file) && line === one.line && one.replacements.includes(replacement),
  )?.reason;

const scores = {};
for (const name of positionals.length > 0 ? positionals : Object.keys(groups)) {
  const mutants = await mutantsOf(name);
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const survivors = mutants.filter(({ status }) => unnoticed.has(status));
  const unexplained = survivors.filter((mutant) => !reasonFor(mutant));
  for (const { file, location, line, replacement } of unexplained) {
    console.log(`${file}:${location.start.line}  ${line}\n    survived as  ${replacement}`);
  }
  for (const mutant of survivors.filter(reasonFor)) {
    console.log(`${mutant.file}:${mutant.location.start.line} on purpose: ${reasonFor(mutant)}`);
  }
  scores[name] = {
    noticed: killed,
    survived: unexplained.length,
    onPurpose: survivors.length - unexplained.length,
    atLoad: mutants.filter(({ status }) => status === "Ignored").length,
    score: Math.round((1000 * killed) / Math.max(1, killed + unexplained.length)) / 10,
  };
  console.log(`${name}: ${JSON.stringify(scores[name])}`);
}
await rm(".mutation", { recursive: true, force: true });
console.log(JSON.stringify(scores));
