import { expect, it } from "vitest";
import { dangerSigns, isDangerLikely, keyOf, weighDanger } from "~/domain/safety/danger-signs";
import type { DangerSigns } from "~/domain/safety/danger-signs";
import { dangerWeights } from "~/domain/safety/danger-weights";
import type { ReadClause } from "~/domain/safety/read-clause";

const clause = (
  text: string,
  mentions: Record<string, readonly [number, number]> = {},
): ReadClause => ({
  words: text.split(" "),
  sentence: 0,
  mentions: new Map(
    Object.entries(mentions).map(([id, [start, end]]) => [id, [{ start, end, places: [start] }]]),
  ),
});

const nothing: DangerSigns = {
  item: new Set(),
  told: new Set(),
  pairs: new Set(),
  meant: new Set(),
};

/** What each sign of a part is worth, in the order of the file. */
const worths = (part: keyof DangerSigns): [sign: string, worth: number][] =>
  dangerWeights[part].split(";").flatMap((line) => {
    const [worth = "", signs = ""] = line.split(/ (.*)/);
    return signs.split(",").map((sign): [string, number] => [sign, Number(worth) / 10]);
  });

it("knows a word by its first six letters", () => {
  expect(["sparks", "sparking", "lamp"].map(keyOf)).toEqual(["sparks", "sparki", "lamp"]);
});

it("gathers words, pairs and what is meant, of the thing and of what is told", () => {
  const signs = dangerSigns(
    [clause("electric kettle", { kitchenThing: [1, 2] })],
    [
      clause("it smokes badly", { smokes: [1, 2] }),
      clause("no sparks", { sparks: [1, 2] }),
      clause("off"),
    ],
  );
  expect(signs).toEqual({
    item: new Set(["electr", "kettle"]),
    told: new Set(["it", "smokes", "badly", "no", "sparks", "off"]),
    pairs: new Set(["it smokes", "smokes badly", "no sparks"]),
    meant: new Set(["of kitchenThing", "smokes", "no sparks"]),
  });
});

it("leaves out what the weights were not fitted with", () => {
  const mentions = { computerThing: [0, 1], busyFan: [1, 2], networkWord: [2, 3] } as const;
  expect(dangerSigns([clause("pc fan router", mentions)], []).meant).toEqual(new Set());
});

it("takes a sign for said where one of its mentions is not denied", () => {
  const twice: ReadClause = {
    ...clause("no smoke then smoke"),
    mentions: new Map([
      [
        "smokes",
        [
          { start: 1, end: 2, places: [1] },
          { start: 3, end: 4, places: [3] },
        ],
      ],
    ]),
  };
  expect([...dangerSigns([], [twice]).meant]).toEqual(["smokes"]);
});

it("hears the first sixty clauses of what is told", () => {
  const told = Array.from({ length: 61 }, (_, place) => clause(`word${place}`));
  const { told: words } = dangerSigns([], told);
  expect(words.has("word59")).toBe(true);
  expect(words.has("word60")).toBe(false);
});

it("weighs each part by what its signs are worth over the root of their number", () => {
  const { base } = dangerWeights;
  expect(weighDanger(nothing)).toBe(base);
  for (const part of ["item", "told", "pairs", "meant"] as const) {
    const all = worths(part);
    const [first = "", worth = 0] = all[0] ?? [];
    const [last = "", least = 0] = all.at(-1) ?? [];
    const weigh = (...signs: string[]) =>
      weighDanger({ ...nothing, [part]: new Set(signs) }) - base;
    expect(weigh(first), part).toBeCloseTo(worth);
    expect(weigh(first, last), part).toBeCloseTo((worth + least) / Math.sqrt(2));
    expect(weigh(first, "unheard of", "neither", "nor"), part).toBeCloseTo(worth / 2);
  }
});

const meant = (one?: { sign: string }) => new Set([one?.sign ?? ""]);

it("stops where more than 0.8 speaks for a danger, and something is told", () => {
  const signs = worths("meant").map(([sign, worth]) => ({ sign, sum: dangerWeights.base + worth }));
  const justBelow = signs.find(({ sum }) => sum <= 0.8 && sum > 0.4);
  const justAbove = signs.find(({ sum }) => sum > 0.8 && sum <= 1.2);
  const told = new Set(["qqqqqq"]);
  expect(isDangerLikely({ ...nothing, told, meant: meant(justAbove) })).toBe(true);
  expect(isDangerLikely({ ...nothing, told, meant: meant(justBelow) })).toBe(false);
  expect(isDangerLikely({ ...nothing, meant: meant(justAbove) })).toBe(false);
});
