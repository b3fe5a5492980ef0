import { describe, expect, it } from "vitest";
import { readdirSync } from "node:fs";
import { categories } from "~/features/repair/worth/categories";
import { avoidedBy, outcomesOf } from "~/features/repair/worth/read-tables";
import {
  type FootprintItem,
  footprints,
  type OutcomeCategory,
  outcomes,
} from "~/features/repair/worth/tables";

// The names are the tables' own.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const brought = Object.keys(outcomes) as OutcomeCategory[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const made = Object.keys(footprints) as FootprintItem[];

describe("what became of things at repair cafés", () => {
  it("is of as many categories and things as the source", () => {
    expect(brought).toHaveLength(40);
    const all = brought.map((one) => outcomesOf(one).brought);
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(121_692);
  });

  it.each(brought)("adds up for %s", (category) => {
    const { fixed, repairable, endOfLife, unknown, brought: all } = outcomesOf(category);
    const [first] = outcomes[category];
    expect(fixed).toBe(Math.round((first / all) * 100));
    const sum = fixed + repairable + endOfLife + unknown;
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  });
});

describe("what a repair avoids", () => {
  it.each(made)("is half of what each source says of %s", (item) => {
    const said = footprints[item].flatMap((kg) => kg ?? []);
    const { least, most, sources } = avoidedBy(item);
    expect(sources).toHaveLength(said.length);
    expect(Math.abs(least - Math.min(...said) / 2)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(most - Math.max(...said) / 2)).toBeLessThanOrEqual(0.5);
  });

  it("leaves out the source's placeholders", () => {
    expect(made).not.toContain("Misc");
    expect(made).not.toContain("Large home electrical");
    expect(made).toHaveLength(51);
  });
});

it("lists kinds that the handbook has", () => {
  const kinds = readdirSync("src/handbook/en", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("item.yaml"))
    .map((path) => path.split("/").at(-2));
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(categories)));
});
