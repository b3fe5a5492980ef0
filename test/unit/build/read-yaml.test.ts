import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readFragments } from "~/build/read-handbook";
import { readYaml } from "~/build/read-yaml";
import { faultSchema } from "~/domain/handbook/fault-schema";
import { examples } from "../handbook/example-fault";

const folder = mkdtempSync(join(tmpdir(), "handbook-"));
const file = join(folder, "bell-silent.yaml");
afterAll(() => rmSync(folder, { recursive: true }));

const [bell = ""] = examples;

/** What is said of the example's file after a slip of the pen, without the file's name. */
function saidOf(right: string, wrong: string): string[] {
  expect(bell).toContain(right);
  writeFileSync(file, bell.replace(right, wrong));
  try {
    readYaml(file, faultSchema(readFragments()));
    return [];
  } catch (error) {
    const lines = error instanceof Error ? error.message.split("\n") : [];
    return lines.map((line) => line.replace(`${relative(process.cwd(), file)}:`, ""));
  }
}

describe("a slip in a file of the handbook", () => {
  it.each([
    [
      "name: has a bell",
      "nmae: has a bell",
      ["2: name: is missing", "2: nmae: no such field here"],
    ],
    ["weight: 2", "weight: 20", ["3: weight: has to be at most 10"]],
    ["weight: 2", "weight: often", ["3: weight: has to be a number"]],
    [
      "difficulty: Very easy",
      "difficulty: Simple",
      [
        "16: causes › cap › repair › difficulty: has to be one of: Very easy, Easy, Moderate, Difficult, Very difficult",
      ],
    ],
    [
      "euros: [0, 4]",
      "euros: 4",
      ["47: causes › lever › repair › euros: has to be a list of two, such as [0, 5]"],
    ],
    [
      "          how: Turn the cap on",
      "          hwo: Turn the cap on",
      [
        "31: causes › cap › repair › steps › 2 › how: is missing",
        "33: causes › cap › repair › steps › 2 › hwo: no such field here",
      ],
    ],
    ["euros: [0, 0]", "euros: [0, 0", ["19: deficient indentation"]],
    ["  cap:\n", "  cap:\n  cap:\n", ["7: duplicated mapping key"]],
    ["short: the cap", 'short: " "', ["8: causes › cap › short: says nothing"]],
  ])("is named by its line: %s as %s", (right, wrong, said) => {
    expect(saidOf(right, wrong)).toEqual(said);
  });
});

it("names a fragment that is not there", () => {
  const [said = ""] = saidOf(
    "        - action: open\n",
    "        - use: unplugg\n        - action: open\n",
  );
  expect(said).toMatch(/^23: causes › cap › repair › steps › 0 › use: has to be one of: unplug, /);
});

it("takes the file without a slip", () => {
  expect(saidOf("name: has", "name: has")).toEqual([]);
});

it("says that a file is missing, and guesses at a colon where the lines do not fit together", () => {
  const nowhere = join(folder, "nowhere.yaml");
  expect(() => readYaml(nowhere, faultSchema(readFragments()))).toThrow(
    /nowhere\.yaml: is missing$/,
  );
  expect(saidOf("name: has a bell", "name: has a bell: silent").join()).toMatch(
    /^2: bad indentation of a mapping entry \(a text with a colon in it needs quotation marks\)/,
  );
});
