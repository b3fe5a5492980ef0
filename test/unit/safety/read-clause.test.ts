import { describe, expect, it } from "vitest";
import { compileLexicon } from "~/domain/safety/compile-lexicon";
import type { Lexicon } from "~/domain/safety/lexicon/lexicon";
import { meets, names, readClause, spellingMender } from "~/domain/safety/read-clause";

const none = compileLexicon({});
const own = compileLexicon({
  trips: "trip",
  supply: "fuse",
  harmlessElectric: "trip hazard, to ~ fuse",
  kitchenThing: "kettle",
  householdThing: "lamp",
  notMains: "toy kettle",
  smokes: "smoke",
  sparks: "smoke spark",
} satisfies Lexicon);

const read = (text: string) =>
  readClause(
    { words: text.split(" "), sentence: 3 },
    ["en"],
    { en: own, de: none, nl: none, fr: none },
    (word) => (word === "smok" ? "smoke" : word),
  );

describe("a clause that is read", () => {
  it("keeps its sentence, and has its words mended", () => {
    expect(read("it smok")).toMatchObject({ words: ["it", "smoke"], sentence: 3 });
    expect(names(read("it smok"), ["smokes"])).toBe(true);
  });

  it("names a concept and the groups that it is in", () => {
    const clause = read("kettle and lamp");
    expect(clause.mentions.get("mains")).toHaveLength(2);
    expect(names(clause, ["electric"])).toBe(true);
    expect(names(clause, ["bodyThing", "kitchenThing"])).toBe(true);
    expect(names(clause, ["bodyThing", "smokes"])).toBe(false);
  });

  it("names nothing that stands within harmless words", () => {
    expect(names(read("a toy kettle"), ["kitchenThing", "mains"])).toBe(false);
    expect(names(read("a trip hazard"), ["trips"])).toBe(false);
    expect(names(read("close to the fuse"), ["supply"])).toBe(false);
    expect(read("trip hazard trip").mentions.get("trips")).toHaveLength(1);
    expect(names(read("trip before a trip hazard"), ["trips"])).toBe(true);
    expect(names(read("toy kettle kettle"), ["mains"])).toBe(true);
  });
});

const meetsIn = (text: string, ids: readonly string[], limit = 3) => meets(read(text), ids, limit);

describe("concepts meet", () => {
  const both = ["trips", "supply"];

  it("where fewer words than the limit stand between, in any order", () => {
    const near = ["trip fuse", "fuse trip", "trip x x fuse", "fuse x x trip"];
    expect(near.filter((text) => !meetsIn(text, both))).toEqual([]);
    const far = ["trip x x x fuse", "fuse x x x trip", "trip", "fuse"];
    expect(far.filter((text) => meetsIn(text, both))).toEqual([]);
  });

  it("unless the first is denied everywhere", () => {
    expect(meetsIn("no trip fuse", both)).toBe(false);
    expect(meetsIn("no trip fuse trip", both)).toBe(true);
    expect(meetsIn("trip no fuse", both)).toBe(true);
    expect(meetsIn("smoke", ["smokes"])).toBe(true);
    expect(meetsIn("no smoke", ["smokes"])).toBe(false);
  });

  it("by words of their own", () => {
    expect(meetsIn("smoke spark", ["smokes", "sparks"])).toBe(false);
    expect(meetsIn("smoke smoke spark", ["smokes", "sparks"])).toBe(true);
  });

  it("one near any of the others, all of three", () => {
    const three = ["trips", "supply", "mains"];
    expect(meetsIn("trip x x fuse x x lamp", three)).toBe(true);
    expect(meetsIn("lamp x x trip x x fuse", three)).toBe(true);
    expect(meetsIn("trip x x fuse x x x lamp", three)).toBe(false);
    expect(meetsIn("trip fuse", three)).toBe(false);
  });
});

it("mends no word that means something in one of the languages", () => {
  const mend = spellingMender(["en", "de"]);
  expect(["batery", "batery"].map(mend)).toEqual(["battery", "battery"]);
  expect(["fuses", "steckdosen", "stecker"].map(mend)).toEqual(["fuses", "steckdosen", "stecker"]);
  expect(spellingMender([])("smoikng")).toBe("smoking");
});
