import { describe, expect, it } from "vitest";
import { matchFaults } from "~/domain/handbook/match-fault";
import { classifyItem, scoreNames } from "~/domain/handbook/classify-item";
import type { Fault } from "~/domain/handbook/playbook";
import { bellSilent } from "./example-fault";

/** What the kettle scores; nothing else that is named here is a kettle. */
const kettle = (description: string, issue = "") =>
  classifyItem(description, issue).find(({ kind }) => kind.id === "kettle")?.score ?? 0;

const kindsOf = (description: string) => classifyItem(description, "").map(({ kind }) => kind.id);

describe("what each sign of a kind is worth", () => {
  const named = kettle("Kettle");

  it.each([
    ["a maker's name", "Bosch kettle", "", 0.15],
    ["one thing that only it does", "Kettle", "limescale", 0.35],
    [
      "several, which count no more than a little over two",
      "Kettle",
      "boil water, boils, limescale",
      0.75,
    ],
    ["a name of two words", "Tea kettle", "", 0.3],
    ["a name in a later part", "Spare for my kettle", "", -0.1],
    ["a name in a still later part", "Spare, good, kettle", "", -0.2],
    ["a name in the last of many parts", "Spare, a, b, c, d, e, f, kettle", "", -0.4],
  ])("%s", (_what, description, issue, more) => {
    expect(kettle(description, issue) - named).toBeCloseTo(more, 5);
  });

  it("is less for a name that is misspelled, added or only complained of", () => {
    const category = named - 1;
    expect([0, 0.1].map((one) => one.toFixed(5))).toContain(category.toFixed(5));
    expect(kettle("Kettel")).toBeCloseTo(named, 5);
    expect(kettle("Kettlle")).toBeGreaterThanOrEqual(0.8);
    expect(kettle("Kettlle")).toBeLessThanOrEqual(0.9);
    expect(kettle("It", "my kettle is odd")).toBeCloseTo(0.55, 5);
    expect(kettle("Gadget with a kettle that boils")).toBeCloseTo(0.7 + 0.9 * 0.4, 5);
  });

  it("leaves out what is not named well enough", () => {
    expect(kettle("Thing with a kettle")).toBe(0);
    expect(kettle("Bosch")).toBe(0);
    expect(kettle("Odd thing", "limescale")).toBe(0);
    expect(classifyItem("Kettle and toaster", "").map(({ kind }) => kind.id)).toEqual([
      "kettle",
      "toaster",
    ]);
    expect(classifyItem("Kettle, a, b, c, toaster", "").map(({ kind }) => kind.id)).toEqual([
      "kettle",
    ]);
  });

  it("takes the longer name and the last word of a compound for the thing", () => {
    expect(kindsOf("Hair dryer")).toEqual(["hair-dryer"]);
    expect(kindsOf("Laptop sewing machine")).toEqual(["sewing-machine"]);
    expect(kindsOf("Sewing machine lamp")).toEqual(["lamp"]);
    expect(kindsOf("Kettle plus sewing machine")).toEqual(["sewing-machine", "kettle"]);
    expect(scoreNames("Nose hair trimmer shaver").get("shaver")).toBeCloseTo(1.6, 5);
    expect(scoreNames("red, , kettle")).toEqual(scoreNames("red, kettle"));
  });

  it("takes a long word for a name that is misspelled, but for its first letters", () => {
    expect(kindsOf("Torcg")).toEqual(["torch"]);
    expect(kindsOf("Porch")).toEqual([]);
    expect(kindsOf("Iran")).toEqual([]);
  });

  it("takes a maker's name alone for what that maker is known for", () => {
    expect(classifyItem("Bosch", "")).toEqual([]);
    const [gtech] = classifyItem("Gtech", "");
    expect([gtech?.kind.id, gtech?.score]).toEqual(["vacuum", 0.5]);
  });
});

const fault = (id: string, utterances: readonly string[], more: Partial<Fault> = {}): Fault => ({
  ...bellSilent,
  id,
  weight: 1,
  utterances,
  ...more,
});

const scores = (faults: readonly Fault[], description: string, issue: string) =>
  new Map(matchFaults(faults, description, issue).map((match) => [match.fault.id, match.score]));

const score = (id: string, faults: readonly Fault[], description: string, issue: string) =>
  scores(faults, description, issue).get(id) ?? 0;

describe("how well a complaint fits a fault", () => {
  const bell = fault("bell", ["bell rings by itself"]);
  const horn = fault("horn", ["horn honks faintly"]);
  const both = [bell, horn];

  it("counts the description in full only beside a complaint that fits nothing", () => {
    const alone = score("horn", both, "horn honks faintly", "odd");
    const beside = score("horn", both, "horn honks faintly", "bell rings by itself");
    expect(alone).toBeGreaterThan(0);
    expect(beside / alone).toBeCloseTo(0.15, 5);
  });

  it("takes no saying for said of which too little is said", () => {
    const five = [fault("five", ["red horn honks faintly today"]), bell];
    expect(score("five", five, "", "red horn")).toBeGreaterThan(0);
    expect(score("five", five, "", "horn")).toBe(0);
  });

  it.each([
    ["the first five letters of a word", "flick", true],
    ["the first four letters", "flic", false],
    ["a slip in a word of six letters", "flacker", true],
    ["a slip in a word of five letters", "leaver", true],
    ["a slip in a short word", "horm", false],
    ["two slips", "flackars", false],
  ])("hears %s: “%s” %s", (_what, said, isHeard) => {
    const words = [fault("a", ["flicker"]), fault("b", ["lever"]), fault("c", ["horn"])];
    expect(scores(words, "", said).size > 0).toBe(isHeard);
  });

  it("puts what is met often a little before what is met rarely", () => {
    const twins = [fault("rare", ["horn silent"]), fault("common", ["horn silent"], { weight: 8 })];
    const found = matchFaults(twins, "", "horn silent");
    expect(found.map((match) => match.fault.id)).toEqual(["common", "rare"]);
    expect((found[0]?.score ?? 0) - (found[1]?.score ?? 0)).toBeCloseTo(0.25 * Math.log(8), 5);
    expect(matchFaults(twins, "", "nothing of the sort").length).toBe(0);
  });

  it("takes a vague word for half as much beside a word that says more", () => {
    const faults = [
      fault("usual", ["lamp flickers"], { usual: true }),
      fault("other", ["lever sticks"]),
    ];
    const alone = score("usual", faults, "", "faulty");
    expect(alone).toBeGreaterThan(0);
    expect(score("usual", faults, "", "faulty lever") / alone).toBeCloseTo(0.5, 5);
  });

  it("adds up what several clauses say", () => {
    const one = score("bell", both, "", "bell rings by itself");
    expect(score("bell", both, "", "bell rings by itself, bell rings by itself")).toBeCloseTo(
      2 * one,
      5,
    );
  });

  it.each([
    "petrol",
    "gasoline",
    "diesel",
    "2 stroke",
    "4stroke",
    "windup",
    "wind-up",
    "wind up",
    "clockwork",
    "acoustic",
    "stovetop",
    "stove-top",
  ])("puts a fault without current first for a %s thing", (word) => {
    const faults = [
      fault("mains", ["does start badly"], { power: "mains", weight: 3 }),
      fault("none", ["does start badly"], { power: "none" }),
    ];
    const first = (description: string) =>
      matchFaults(faults, description, "start badly")[0]?.fault.id;
    expect(first(`${word} thing`)).toBe("none");
    expect(first("thing")).toBe("mains");
  });

  it.each(["cordless", "rechargeable", "battery"])(
    "puts a fault of the battery first for a %s thing",
    (word) => {
      const faults = [
        fault("mains", ["does start badly"], { power: "mains", weight: 3 }),
        fault("own", ["does start badly"], { power: "rechargeable" }),
        fault("far", ["start"], { power: "rechargeable", weight: 0.01 }),
      ];
      const order = (description: string) =>
        matchFaults(faults, description, "start badly").map((match) => match.fault.id);
      expect(order(`${word} thing`).slice(0, 2)).toEqual(["own", "mains"]);
      expect(order("battery charger")[0]).toBe("mains");
    },
  );
});
