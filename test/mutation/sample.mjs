// Draws small mistakes by chance over all the important logic, and counts those that a test notices:
// `npm run mutate:sample` a hundred of them, words of the lists and parts of patterns among them, which
// `npm run mutate` leaves out. `--seed 7` draws the same again, `--area chat --count 20` from one area,
// `--draw FILE` takes up a draw that was kept in a file, with what was found out so far. They are tried
// in an order by chance, so that a run that is cut off still tells of the whole. Last line JSON.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { areas } from "./areas.mjs";
import { drawMistakes } from "./draw-mistakes.mjs";
import { mistakeNoticer } from "./mistake-noticer.mjs";
import { findAgain } from "./small-mistakes.mjs";

const { values } = parseArgs({
  options: {
    area: { type: "string", multiple: true, default: [] },
    count: { type: "string", default: "100" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    draw: { type: "string" },
  },
});
const keys = ["file", "before", "was", "behind", "text"];
const names = values.area.length > 0 ? values.area : Object.keys(areas);

const linesOf = (file) =>
  file && existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
const keep = (one) => values.draw && appendFileSync(values.draw, `${JSON.stringify(one)}\n`);

const kept = linesOf(values.draw).map((line) => JSON.parse(line));
const drawn = kept.filter(({ noticed }) => noticed === undefined);
if (drawn.length === 0) {
  drawn.push(...drawMistakes(names, Number(values.count), Number(values.seed)));
  drawn.forEach(keep);
  console.log(`Drew ${drawn.length} with --seed ${values.seed}`);
}
const results = kept.filter(({ noticed }) => noticed !== undefined);
const isOpen = (mistake) => !results.some((one) => keys.every((key) => one[key] === mistake[key]));

const noticers = new Map();
for (const one of drawn.filter(isOpen)) {
  const mistake = findAgain(one);
  if (mistake === null) {
    console.log(`${describe(one)}\n    is gone from the code`);
    continue;
  }
  const area = areas[mistake.area];
  const { environment = "node" } = area;
  const noticer = noticers.get(environment) ?? (await mistakeNoticer(environment));
  noticers.set(environment, noticer);
  const test = await noticer.findTest(area, mistake);
  const result = { ...mistake, noticed: test !== null, test };
  results.push(result);
  keep(result);
  console.log(`${describe(mistake)}\n    ${test === null ? "SURVIVED" : `noticed by ${test}`}`);
}

function describe({ area, file, line, sort, was, text }) {
  return `${area} ${file}:${line} ${sort}: ${short(was)}${text && ` → ${short(text)}`}`;
}

function short(code) {
  return code.replace(/\s+/g, " ").slice(0, 80);
}

const score = (list) => ({
  noticed: list.filter(({ noticed }) => noticed).length,
  drawn: list.length,
});
const byArea = names.map((name) => [name, score(results.filter(({ area }) => area === name))]);
const words = results.filter(({ sort }) => sort === "word left out");
console.log(
  JSON.stringify({ ...score(results), words: score(words), areas: Object.fromEntries(byArea) }),
);
process.exit();
