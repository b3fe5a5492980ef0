import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { matchFaults } from "~/domain/handbook/match-fault";
import { bellSilent } from "./example-fault";
import { findHoles } from "./find-holes";

const page = readFileSync("src/domain/handbook/HOW-TO-ADD-A-FAULT.md", "utf8");
const example = readFileSync("test/unit/handbook/example-fault.ts", "utf8");

it("shows an example that compiles and has no hole", () => {
  const [, code = "nothing"] = /```ts\n([^]+?)```/.exec(page) ?? [];
  expect(example).toContain(code);
  expect(findHoles(bellSilent, "none")).toEqual([]);
});

it("shows one that is found, and whose causes the text tells apart", () => {
  expect(matchFaults([bellSilent], "bicycle", "the bell is dull")[0]?.fault).toBe(bellSilent);
  expect(rankCauses(bellSilent, [])[0]?.id).toBe("cap");
});

it("names files and commands that are there", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const named = [...page.matchAll(/`npm run ([a-z:]+)/g)].map(([, script = ""]) => script);
  expect(named).toEqual(["types", "format", "dev"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));

  const [, project, file = ""] = /vitest run --project (\S+) (\S+\.ts)/.exec(page) ?? [];
  expect(readFileSync("vite.config.ts", "utf8")).toContain(`name: "${project}"`);
  expect(readFileSync(file, "utf8")).toContain("findHoles");
});
