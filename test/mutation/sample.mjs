// Draws small mistakes by chance over all the important logic, and counts those that a test notices:
// `npm run mutate:sample -- --seed 7` a hundred of them, words of the lists and parts of patterns among them.
// `--area safety --count 40` draws from one area. The last line is JSON.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { createVitest } from "vitest/node";
import { areas } from "./areas.mjs";
import { filesIn, randomFrom } from "./places.mjs";
import { isReadable, smallMistakes } from "./small-mistakes.mjs";

const { values } = parseArgs({
  options: {
    area: { type: "string", multiple: true, default: [] },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    out: { type: "string" },
    draw: { type: "string" },
    dry: { type: "boolean", default: false },
  },
});
const names = values.area.length > 0 ? values.area : Object.keys(areas);
const random = randomFrom(Number(values.seed));
const slow = ["language", "chat", "handbook"];
const hangsAfter = 400_000;

/** First a line, so that a long one counts no more than a short, then a sort of mistake, then one of it. */
function draw({ places, not = [] }, count) {
  const files = places.flatMap(filesIn).filter((file) => !not.some((part) => file.includes(part)));
  const lines = groupBy(files.flatMap(smallMistakes), ({ file, line }) => `${file}:${line}`);
  const found = [];
  while (found.length < count && lines.length > 0) {
    const [line] = lines.splice(Math.floor(random() * lines.length), 1);
    const mistake = oneOf(oneOf(groupBy(line, ({ sort }) => sort)));
    if (isReadable(mistake)) found.push(mistake);
  }
  return found;
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

const oneOf = (list) => list[Math.floor(random() * list.length)];

const total = names.reduce((sum, name) => sum + areas[name].share, 0);
const drawn = values.draw
  ? JSON.parse(readFileSync(values.draw, "utf8"))
  : names.flatMap((name) =>
      draw(areas[name], Math.round((Number(values.count) * areas[name].share) / total)).map(
        (one) => ({
          name,
          ...one,
        }),
      ),
    );
console.log(`Drawn ${drawn.length} with --seed ${values.seed}`);

const known =
  values.out && existsSync(values.out)
    ? readFileSync(values.out, "utf8").trim().split("\n").map(JSON.parse)
    : [];
const keyOf = ({ file, start, text }) => `${file}:${start}:${text}`;

async function vitestFor(tests, environment) {
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_ENVIRONMENT = environment;
  return createVitest("test", {
    config: "test/mutation/vitest.config.ts",
    watch: false,
    bail: 1,
    maxWorkers: 1,
    pool: "forks",
    reporters: [{}],
  });
}

async function isNoticed(vitest, mistake) {
  process.env.MUTATION = mistake ? JSON.stringify(mistake) : "";
  if (mistake) vitest.invalidateFile(`${process.cwd()}/${mistake.file}`);
  const hang = setTimeout(() => endWorkers(), hangsAfter);
  try {
    const specs = await vitest.globTestSpecifications();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, true);
    const failed = testModules.find((one) => !one.ok());
    const test =
      failed && [...failed.children.allTests()].find((one) => one.result().state === "failed");
    return failed || unhandledErrors.length > 0
      ? (failed?.relativeModuleId ?? "unhandled") +
          (test ? ` › ${test.fullName}: ${test.result().errors?.[0]?.message?.slice(0, 80)}` : "")
      : null;
  } finally {
    clearTimeout(hang);
    if (mistake) vitest.invalidateFile(`${process.cwd()}/${mistake.file}`);
    process.env.MUTATION = "";
  }
}

/** Ends what hangs in a loop: the workers of this very run. */
function endWorkers() {
  execFileSync("pkill", ["-KILL", "-P", String(process.pid)]);
}

if (values.dry) {
  for (const { name, file, line, sort, was, text } of drawn)
    console.log(`${name} ${file}:${line} ${sort}: ${was.slice(0, 90)} → ${text.slice(0, 60)}`);
  if (values.out) writeFileSync(values.out, JSON.stringify(drawn));
  process.exit();
}

const results = [];
// What is quick to run first, so that a short time tells most.
for (const name of names.toSorted((a, b) => slow.indexOf(a) - slow.indexOf(b))) {
  const own = drawn.filter(
    (one) => one.name === name && !known.some((k) => keyOf(k) === keyOf(one)),
  );
  results.push(...known.filter((k) => k.name === name));
  if (own.length === 0) continue;
  const { tests, environment = "node" } = areas[name];
  const vitest = await vitestFor(tests, environment);
  const before = await isNoticed(vitest, null);
  if (before) throw new Error(`A test fails without any mistake: ${before}`);
  for (const mistake of own) {
    const started = Date.now();
    const by = await isNoticed(vitest, mistake);
    console.log(
      new Date().toTimeString().slice(0, 8),
      name,
      `${Math.round((Date.now() - started) / 1000)}s`,
      by ? "noticed" : "PASSED",
      `${mistake.file}:${mistake.line} ${mistake.sort}: ${mistake.was.slice(0, 80).replaceAll("\n", "⏎")} → ${mistake.text.slice(0, 60)}`,
      by ? `[${by.slice(0, 160).replaceAll("\n", " ")}]` : "",
    );
    const result = { ...mistake, noticed: by !== null };
    results.push(result);
    if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`);
  }
  await vitest.close();
}
const score = (list) => ({
  noticed: list.filter(({ noticed }) => noticed).length,
  drawn: list.length,
});
console.log(
  JSON.stringify({
    seed: values.seed,
    ...score(results),
    areas: Object.fromEntries(
      names.map((name) => [name, score(results.filter((one) => one.name === name))]),
    ),
  }),
);
process.exit();
