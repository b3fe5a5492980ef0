import { describe, expect, it } from "vitest";
import { wholeLexicons } from "~/domain/safety/lexicons";
import { leaveOutParts, nameThing } from "~/domain/safety/name-thing";
import { names } from "~/domain/safety/read-clause";
import { understand } from "~/domain/safety/understand";

const read = (text: string) => understand(text, ["en"], wholeLexicons);
const isNamed = (text: string, concept: string) =>
  nameThing(read(text)).some((clause) => names(clause, [concept]));

describe("the name of a thing", () => {
  it("borrows from another where it ends in what belongs to that", () => {
    expect(isNamed("Gas grill cover", "gasThing")).toBe(false);
    expect(isNamed("Gas grill cover", "accessory")).toBe(false);
    expect(isNamed("Gas grill", "gasThing")).toBe(true);
    expect(isNamed("Cover of a gas grill", "gasThing")).toBe(true);
    expect(isNamed("Cover", "accessory")).toBe(true);
  });

  it("stays a toy's where it ends so", () => {
    expect(isNamed("Toy cover", "toyThing")).toBe(true);
  });

  it("stays that of what is built in", () => {
    expect(isNamed("Light switch cover", "fixedThing")).toBe(true);
    expect(isNamed("Wall plate cover", "wallPart")).toBe(true);
  });

  it("may only describe what follows", () => {
    expect(isNamed("Smoking pipe", "smokes")).toBe(false);
    expect(isNamed("A pipe that is smoking", "smokes")).toBe(true);
    expect(isNamed("Spark pen", "sparks")).toBe(false);
    expect(isNamed("Pins and needles cushion", "shock")).toBe(false);
    expect(isNamed("Flames sticker sheet", "onFire")).toBe(false);
    expect(isNamed("Explosion scene puzzle", "bangs")).toBe(false);
    expect(isNamed("Trip bell", "trips")).toBe(false);
    expect(isNamed("Trip bell", "tripsByItself")).toBe(false);
  });

  it("tells of danger on what runs on current", () => {
    expect(isNamed("Smoking kettle", "smokes")).toBe(true);
    expect(isNamed("Smoking laptop", "smokes")).toBe(true);
  });
});

const told = (thing: string, said: string, concept: string) =>
  leaveOutParts(read(thing), read(said)).some((clause) => names(clause, [concept]));

describe("a part of a thing on low voltage", () => {
  it("is nothing on the mains, and its charger is", () => {
    for (const thing of ["Laptop", "Laptop, silver", "Headphones", "Shaver", "Guitar"]) {
      expect(told(thing, "the fan rattles", "mains"), thing).toBe(false);
      expect(told(thing, "the fan rattles", "householdThing"), thing).toBe(false);
      expect(told(thing, "the charger rattles", "mains"), thing).toBe(true);
      expect(told(thing, "the fan smokes", "smokes"), thing).toBe(true);
    }
  });

  it("stays in its other groups", () => {
    expect(told("Laptop", "the fan of the microwave", "electric")).toBe(true);
    expect(told("Laptop", "the fan", "electric")).toBe(false);
  });

  it("is on the mains where the thing is", () => {
    expect(told("Kettle", "the fan rattles", "mains")).toBe(true);
    expect(told("Laptop charger", "the lamp is dark", "mains")).toBe(true);
    expect(told("Chair", "the fan rattles", "mains")).toBe(true);
  });
});
