import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { readFragments } from "~/build/read-handbook";
import { findFlaws, findFlawsOfParts } from "~/domain/handbook/find-flaws";
import { partsSchema } from "~/domain/handbook/parts-schema";
import { itemSchema } from "~/domain/handbook/schema";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { matchFaults } from "~/domain/handbook/match-fault";
import { bellSilent, examples, page, readFaultText } from "./example-fault";

it("shows a fault that the schema takes and that has no flaw", () => {
  expect(findFlaws(bellSilent, "none")).toEqual([]);
});

it("shows one that is found, and whose causes the text tells apart", () => {
  expect(matchFaults([bellSilent], "bicycle", "the bell is dull")[0]?.fault).toBe(bellSilent);
  expect(rankCauses(bellSilent, [])[0]?.id).toBe("cap");
});

it("shows a step that takes its words from a fragment", () => {
  const [fault = "", step = ""] = examples;
  const steps = step.replace(/^/gm, "        ");
  const { causes } = readFaultText(fault.replace("      steps:\n", `      steps:\n${steps}\n`));
  expect(causes["cap"]?.repair.steps[0]).toEqual({
    ...readFragments()["unplug"],
    how: `${readFragments()["unplug"]?.how} Lay the toaster on its side.`,
  });
});

it("shows a kind of thing that the schema takes", () => {
  expect(itemSchema.parse(load(examples[2] ?? ""))).toMatchObject({ name: "bird box", weight: 1 });
});

it("shows parts that the schema takes, each with a name of its own", () => {
  const parts = partsSchema.parse(load(examples[3] ?? ""));
  expect(parts.map(({ name }) => name)).toEqual(["entrance plate"]);
  expect(findFlawsOfParts(parts)).toEqual([]);
});

it("names commands that are there", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const named = [...page.matchAll(/`npm run ([a-z:]+)/g)].map(([, script = ""]) => script);
  expect(named).toEqual(["check:handbook", "dev", "test:logic", "schemas:handbook"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
