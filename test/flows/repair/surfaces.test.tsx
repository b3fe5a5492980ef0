import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { rows, step, stopped, whole } from "./surfaces";

/*
 * On a stop no surface shows or gives a step. A surface is found by what it takes: whatever may be
 * shown of a repair comes from the gate, so who imports the gate's types has a row here.
 */

/** Take words of the assistant along and show nothing of them. A component is none: it has a row. */
const carriers = new Set([
  "bench-state.ts",
  "bench/plans.ts",
  "bench/use-bench.ts",
  "bench/use-replan.ts",
  "chat/use-chat.ts",
  "checked/check-so-far.ts",
  "checked/open-check.ts",
  "checked/use-check-at.ts",
  "checked/use-check.ts",
  "checked/use-checked-cause.ts",
  "use-root-cause.ts",
  "diagnostics/use-thinking-ahead.ts",
  "flow.ts",
  "guide/use-bench-entry.ts",
  "guide/use-guide-work.ts",
  "hand-off/use-hand-off-entry.ts",
  "kept-guide.ts",
  "persist-history-state.ts",
  "root-cause/use-repair-guide.ts",
  "root-cause/use-steering.ts",
  "to-repair-case.ts",
  "use-leave.ts",
  "use-under-way.ts",
]);

/** What a state or a case calls the assistant's words, and the types and functions that hold them. */
const ungated =
  /(?<!\b(?:flow|paths|failureMessages|assistant|shown)\s*\??\.\s*)\b(?:repairGuide|guideParts|rootCause|chat|GuideState|RootCauseState|RepairCase|ChatMessage|unpackGuide|readGuide|writeGuide)\b/;

/** A file's code without what it says in comments and imports from. */
const codeOf = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"])\/\/.*|\bfrom "[^"]*"|\bimport\("[^"]*"\)/g, "");

const couldReach = (text: string) => ungated.test(codeOf(text));

const src = resolve(import.meta.dirname, "../../../src");
const home = "features/repair/";

/** The files above the domain whose text is such, from the repair's own folder where they lie in it. */
function filesWhere(isSuch: (text: string) => boolean): string[] {
  return readdirSync(src, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^(?:features|app)\/.*\.tsx?$/.test(path))
    .filter((path) => isSuch(readFileSync(join(src, path), "utf8")))
    .map((path) => (path.startsWith(home) ? path.slice(home.length) : path))
    .toSorted();
}

it("knows every file that takes what has passed the gate", () => {
  const takers = filesWhere((text) => /domain\/safety\/gate["']|\bpassGuide\b/.test(text));
  expect(takers).toEqual(Object.keys(rows).toSorted());
});

it("knows every file that could reach the assistant's words from behind the gate", () => {
  const reachers = filesWhere(couldReach);
  expect(reachers).toEqual(expect.arrayContaining([...carriers]));
  expect(reachers.filter((path) => !(path in rows) && !carriers.has(path))).toEqual([]);
  expect([...carriers].filter((path) => path.endsWith(".tsx"))).toEqual([]);
});

it.each([
  ["export const Peek = stagePage(flow.guide, ({ repair }) => <p>{repair.repairGuide}</p>);"],
  ["const Peek = ({ repair }: PeekProps) => <p>{repair.guideParts.steps[0]?.body}</p>;"],
  ["const Peek = ({ repair: { rootCause } }: PeekProps) => <p>{rootCause}</p>;"],
  ["const Peek = ({ repair }: PeekProps) => repair.chat.map(({ text }) => <p>{text}</p>);"],
  ["const Peek = ({ said }: { said: ChatMessage[] }) => <p>{said[0]?.text}</p>;"],
  ['const Peek = ({ repair }: PeekProps) => <p>{repair["repairGuide"]}</p>;'],
])("would notice %s", (planted) => {
  expect(couldReach(planted)).toBe(true);
});

it.each([
  ["goBack(flow.rootCause, repair); toast.error(failureMessages.repairGuide);"],
  ["export const route = { path: paths.repairGuide }; /* the chat */ // and rootCause"],
  ['import { greeting } from "~/features/repair/safety/pass-guide";'],
  ["<MarkdownText text={shown.rootCause} />"],
])("has nothing against %s", (planted) => {
  expect(couldReach(planted)).toBe(false);
});

const surfaces = [...new Map(Object.values(rows).flatMap((row) => Object.entries(row)))];

it.each(surfaces)("%s: no step on a stop", async (_name, { give }) => {
  const given = await give(stopped);
  expect(given.length).toBeGreaterThan(100);
  expect(given).not.toMatch(step);
});

it.each(surfaces.filter(([, { isBeforeGuide }]) => !isBeforeGuide))(
  "%s: the steps where there is no stop",
  async (_name, { give }) => {
    expect(await give(whole)).toMatch(step);
  },
);
