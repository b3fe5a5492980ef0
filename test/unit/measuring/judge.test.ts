import { describe, expect, it } from "vitest";
import { expectedOf, settingFor, showOhms } from "~/domain/measuring/explain-measure";
import { judge, type Typed } from "~/domain/measuring/judge";
import { cellKinds, type Measure } from "~/domain/guide/measure";
import { ohmsOfPlate } from "~/domain/measuring/rating-plate";

function say(measure: Measure, reading: string, more: Partial<Typed> = {}) {
  const typed = { pressed: "", plate: undefined, cell: measure.cell, ...more };
  return judge(measure, "before", { reading, ...typed });
}

const state = (...said: Parameters<typeof say>) => say(...said)?.state;

describe("the rating plate", () => {
  it.each([
    ["230", "2000", 26.45, 26.45],
    ["120 V", "1500 W", 9.6, 9.6],
    ["230V~", "2.3 kW", 23, 23],
    ["220-240 V", "1850-2200 W", 26.16, 26.18],
    ["220–240", "2000", 24.2, 28.8],
    ["230", "1,150", 46, 46],
    ["230", "1000-2000", 26.45, 52.9],
  ])("of %s and %s promises so many ohms", (volts, watts, from, to) => {
    const ohms = ohmsOfPlate(volts, watts);
    expect(ohms?.from).toBeCloseTo(from, 1);
    expect(ohms?.to).toBeCloseTo(to, 1);
  });

  it.each([
    ["", "2000"],
    ["230", ""],
    ["230", "0"],
    ["23000", "2000"],
    ["two hundred", "2000"],
    ["100 120 230", "2000"],
  ])("says nothing with %j and %j", (volts, watts) => {
    expect(ohmsOfPlate(volts, watts)).toBeUndefined();
  });
});

describe("a heater", () => {
  const heater: Measure = { what: "heater" };
  const plate = ohmsOfPlate("230", "2000");
  it.each([
    ["26.5", "good"],
    ["23.8", "good"],
    ["29,1", "good"],
    ["OL", "bad"],
    ["2 M", "bad"],
    ["0.3", "bad"],
    ["19", "unclear"],
    ["35", "unclear"],
    ["80", "bad"],
    ["1", "unclear"],
    ["beep", "unclear"],
    ["12 V", "unclear"],
  ])("of 2000 W that shows %s is %s", (reading, expected) => {
    expect(state(heater, reading, { plate })).toBe(expected);
  });

  it("is known to be open before its plate is read, and no more than that", () => {
    expect(state(heater, "OL")).toBe("bad");
    expect(state(heater, "26")).toBe("unclear");
  });

  it("is expected within a tenth of U²/P", () => {
    expect(expectedOf(heater, { ohms: plate })).toBe("23.8 to 29.1 Ω");
    expect(expectedOf(heater, {})).toContain("rating plate");
  });
});

describe("two points", () => {
  it.each([
    ["0.4", "good"],
    ["beep", "good"],
    ["0", "good"],
    ["18", "weak"],
    ["OL", "bad"],
    ["no beep", "bad"],
    ["1", "unclear"],
  ])("that are to be joined and show %s are %s", (reading, expected) => {
    expect(state({ what: "connection" }, reading)).toBe(expected);
  });

  it.each([
    ["OL", "good"],
    ["2 M", "good"],
    ["20 k", "bad"],
    ["0.2", "bad"],
    ["beep", "bad"],
    ["1", "unclear"],
  ])("that must be apart and show %s are %s", (reading, expected) => {
    expect(state({ what: "separation" }, reading)).toBe(expected);
  });

  it("of a circuit may have what lies between them", () => {
    expect(state({ what: "separation", from: 100 }, "4.7k")).toBe("good");
    expect(state({ what: "separation", from: 100 }, "0.1")).toBe("bad");
  });
});

describe("a switch", () => {
  it.each([
    ["OL", "beep", "good"],
    ["OL", "0.3", "good"],
    ["0.3", "OL", "good"],
    ["OL", "OL", "bad"],
    ["beep", "beep", "bad"],
    ["OL", "40", "weak"],
    ["1", "0.3", "unclear"],
    ["OL", "what", "unclear"],
  ])("that shows %s released and %s pressed is %s", (reading, pressed, expected) => {
    expect(state({ what: "switch" }, reading, { pressed })).toBe(expected);
  });

  it("is not judged by half", () => {
    expect(say({ what: "switch" }, "OL")).toBeUndefined();
  });
});

describe("a coil of 4 to 8 ohms", () => {
  const coil: Measure = { what: "resistance", from: 4, to: 8 };
  it.each([
    ["3.4", "good"],
    ["7.2", "good"],
    ["0.2", "bad"],
    ["OL", "bad"],
    ["2", "unclear"],
    ["40", "unclear"],
    ["beep", "unclear"],
    ["1", "unclear"],
  ])("that shows %s is %s", (reading, expected) => {
    expect(state(coil, reading)).toBe(expected);
  });

  it("may also be a bulb, of which only a break can be told", () => {
    const bulb: Measure = { what: "resistance", to: 50 };
    expect(["0.8", "beep", "1", "OL"].map((reading) => state(bulb, reading))).toEqual([
      "good",
      "good",
      "good",
      "bad",
    ]);
  });
});

describe("a battery", () => {
  it.each([
    ["alkaline", "1.58", "good"],
    ["alkaline", "1.3", "weak"],
    ["alkaline", "0.9", "bad"],
    ["block", "9.1", "good"],
    ["block", "7.5", "weak"],
    ["nimh", "1.25", "good"],
    ["nimh", "1.1", "weak"],
    ["nimh", "0.4", "bad"],
    ["coin", "3.1", "good"],
    ["coin", "2.5", "bad"],
    ["lithium", "3.9", "good"],
    ["lithium", "3.2", "weak"],
    ["lithium", "1.8", "bad"],
    ["lithium", "4.5", "bad"],
    ["lead", "12.7", "good"],
    ["lead", "12.2", "weak"],
    ["lead", "9", "bad"],
    ["lead", "-12.7", "good"],
  ] as const)("of kind %s with %s V is %s", (cell, reading, expected) => {
    expect(state({ what: "cell", cell }, reading)).toBe(expected);
  });

  it("is never charged again where it was drained too far", () => {
    expect(say({ what: "cell", cell: "lithium" }, "1.8")?.means).toMatch(/^Do not charge it/);
  });

  it("is judged once its kind is known", () => {
    expect(state({ what: "cell" }, "1.5")).toBe("unclear");
    expect(state({ what: "cell" }, "1.5", { cell: "alkaline" })).toBe("good");
    expect(state({ what: "cell", cell: "coin" }, "OL")).toBe("unclear");
  });

  it("has a verdict for every voltage", () => {
    for (const cell of cellKinds)
      for (const reading of ["0", "0.5", "1", "2", "3", "5", "13", "400"])
        expect(say({ what: "cell", cell }, reading)?.says).toBeTruthy();
  });
});

describe("what it means", () => {
  it("is for the cause before the repair, and for the work after it", () => {
    const typed: Typed = { reading: "OL", pressed: "", plate: undefined, cell: undefined };
    const connection: Measure = { what: "connection" };
    expect(judge(connection, "before", typed)?.means).toContain("fits the cause");
    expect(judge(connection, "after", typed)?.means).toMatch(/^Leave the plug out/);
    expect(judge(connection, "after", { ...typed, reading: "beep" })?.means).toMatch(/^The repair/);
  });

  it("is nothing before something is typed", () => {
    expect(say({ what: "connection" }, " ")).toBeUndefined();
    expect(say({ what: "cell", cell: "coin" }, "")).toBeUndefined();
  });
});

it("says how to set the meter, and never on amps or AC", () => {
  for (const what of [
    "connection",
    "separation",
    "switch",
    "resistance",
    "heater",
    "cell",
  ] as const) {
    expect(settingFor({ what })).toContain("COM");
    expect(settingFor({ what })).not.toMatch(/\bamp|\bAC\b|~/i);
  }
});

it.each([
  [0.84, "0.84 Ω"],
  [26.46, "26.5 Ω"],
  [600, "600 Ω"],
  [1200, "1200 Ω"],
  [47_000, "47 kΩ"],
  [1e6, "1 MΩ"],
])("writes %d as %s", (ohms, text) => {
  expect(showOhms(ohms)).toBe(text);
});
