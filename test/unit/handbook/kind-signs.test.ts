import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { findItems } from "~/domain/handbook/item-features";

const list = (texts: string) => texts.split(";").map((text) => text.trim());

const signsFor = (description: string, issue: string, id: string | null) =>
  findItems(description, issue).find((one) => (one.kind?.id ?? null) === id)?.signs ?? {};

const hinted = (description: string, issue: string) =>
  signsFor(description, issue, "kettle")["onlyHinted"];

describe("what speaks for a kind of thing", () => {
  it("is its name, where it is described and where it is complained of", () => {
    expect(signsFor("Kettle", "leaks", "kettle")).toMatchObject({
      described: 1,
      inIssue: 0,
      topDescribed: 1,
      topInIssue: 0,
      onlyHinted: 0,
      maker: 0,
    });
    expect(signsFor("It", "my kettle leaks", "kettle")).toMatchObject({
      described: 0,
      inIssue: 1,
      topDescribed: 0,
      topInIssue: 1,
    });
    expect(signsFor("Bosch kettle", "limescale", "kettle")).toMatchObject({ maker: 1, keyword: 1 });
  });

  it("is a word of its trouble, where the thing itself is unknown", () => {
    expect(hinted("Astrolabe", "limescale")).toBe(1);
    expect(hinted("Astrolabe", "my kettle has limescale")).toBe(0);
    expect(hinted("Yoghurt maker and kettle", "limescale")).toBe(0);
    expect(hinted("Toaster", "limescale, boils")).toBe(0);
    expect(findItems("Toaster", "limescale").map(({ kind }) => kind?.id)).not.toContain("kettle");
  });

  it("is no tap where somebody only taps", () => {
    const taps = findItems("Hourglass", "stops halfway, I have to tap it");
    expect(taps.map(({ kind }) => kind?.id)).not.toContain("tap");
    const drips = findItems("Hourglass", "the tap drips");
    expect(drips.map(({ kind }) => kind?.id)).toContain("tap");
  });

  it("is no lamp where a light only tells something", () => {
    const lights = list(
      "light up; lights on; light comes on; lights came on; light flashes; lights blinking; light is green; lights are off; light goes out; light stays on; light but no heat; lights not on; light wo; red light; green lights; blue light; orange light; amber light; white led light; power light; indicator light; warning light; little light; small light; standby light; charging light; oven light; status led light",
    );
    expect(
      lights.filter((issue) => findItems("Kettle", issue).some((one) => one.kind?.id === "lamp")),
    ).toEqual([]);
    expect(findItems("Kettle", "the lamp is broken").map((one) => one.kind?.id)).toContain("lamp");
  });

  it.each([
    ["Hi-fi equipment; hifi separates; audio device; stereo item; music things", "hi-fi"],
    ["Kitchen gadget; kitchen appliance; other kitchen items", "kettle"],
    ["Hair and beauty electricals; hair accessory; beauty accessories", "hair-dryer"],
    ["Flat screen & other; tv accessories; gaming devices; flatscreen/other", "television"],
    ["Printers & things; printer/scanner; scanners e.g", "printer"],
    ["Lights & things; other light", "torch"],
    ["Fans & other; fan/heater", "fan"],
    ["Hand-held device; handheld item; portable electricals", "radio"],
  ])("is the shelf on which it is kept: %s", (shelves, id) => {
    const sign = (shelf: string) => {
      const found = findItems(shelf, "sparks joy");
      return [
        found.find((one) => one.kind === null)?.signs["noneShelf"],
        findItems(shelf, `my ${itemTypes.find((one) => one.id === id)?.name} is odd`).find(
          (one) => one.kind?.id === id,
        )?.signs["onShelf"],
      ];
    };
    expect(list(shelves).filter((shelf) => sign(shelf).join() !== "1,1")).toEqual([]);
  });

  it("is that the handbook does not know it", () => {
    expect(signsFor("Astrolabe", "stiff", null)).toMatchObject({
      none: 1,
      noneForeign: 1,
      noneShelf: 0,
      noneNamed: 0,
    });
    expect(signsFor("Kettle", "leaks", null)).toMatchObject({ noneForeign: 0, noneNamed: 0 });
    expect(signsFor("Yoghurt maker", "cold", null)["noneNamed"]).toBeGreaterThan(0.9);
    expect(signsFor("", "my kettle leaks", null)).toMatchObject({ noneShelf: 1, noneForeign: 0 });
  });

  it("is looked into for four kinds at most, the likeliest first, and those nearly as good", () => {
    const found = findItems("Kettle, toaster, iron, lamp, fan, radio and vacuum", "dead");
    const kinds = found.map((one) => one.kind?.id ?? null);
    expect(kinds).toHaveLength(5);
    expect(kinds).toEqual(expect.arrayContaining(["kettle", "toaster", "iron"]));
    expect(kinds.at(-1)).toBeNull();
    expect(findItems("Odd Bosch", "odd").map((one) => one.kind)).toEqual([null]);
    expect(findItems("Henry", "dead")[0]?.kind?.id).toBe("vacuum");
  });
});
