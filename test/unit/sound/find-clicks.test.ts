import { describe, expect, it } from "vitest";
import { findClicks } from "~/services/sound/find-clicks";

/** The envelope's step: 64 samples, 250 a second. */
const step = 64;

/** What a single sample of amplitude 1 comes to in its step, in decibels: its second difference is 1, -2, 1. */
const ofOneSample = 10 * Math.log10(6 / step);

type Strokes = Record<number, number>;

/** A recording that is silent but for strokes: the level of each, in dBFS, by its place in steps. */
function strokes(levels: Strokes, steps: number): Float32Array {
  const samples = new Float32Array(steps * step);
  for (const [at, level] of Object.entries(levels)) {
    samples[Number(at) * step + 10] = 10 ** ((level - ofOneSample) / 20);
  }
  return samples;
}

const usual = -30;

/** Strokes with these intervals, in steps, the first after 20; each may bring others beside it. */
function rhythm(intervals: readonly number[], beside: Strokes = {}, level = usual) {
  const levels: Strokes = {};
  let at = 20;
  for (const interval of [0, ...intervals]) {
    at += interval;
    levels[at] = level;
    for (const [away, difference] of Object.entries(beside)) {
      levels[at + Number(away)] = level + difference;
    }
  }
  return strokes(levels, at + 20);
}

const times = (count: number, interval: number) => Array.from({ length: count }, () => interval);
const even = (beside?: Strokes, level?: number) => findClicks(rhythm(times(9, 50), beside, level));

describe("clicks are counted", () => {
  it.each([
    [3, 5],
    [2, null],
    [0, null],
  ])("from four on: %d even intervals are %s a second", (count, perSecond) => {
    expect(findClicks(rhythm(times(count, 50)))).toBe(perSecond);
  });

  it.each([
    [9, 250 / 9],
    [8, null],
    [833, 250 / 833],
    [834, null],
  ])("from 0.3 to 30 a second: one in %d steps is %s", (interval, perSecond) => {
    expect(findClicks(rhythm(times(4, interval)))).toBe(perSecond);
  });

  it("up to 30 a second on average, of intervals that are not all alike", () => {
    expect(findClicks(rhythm([8, 8, 9, 9]))).toBeCloseTo(250 / 8.5);
    expect(findClicks(rhythm([8, 8, 8, 8, 9]))).toBeNull();
  });

  it.each([
    [-69.9, 5],
    [-70.1, null],
  ])("from -70 dBFS on: at %d they are %s a second", (level, perSecond) => {
    expect(even({}, level)).toBe(perSecond);
  });

  it.each([
    [2, 5],
    [1, null],
    [0, null],
  ])(
    "from where something lies before them: the first in step %d, %s a second",
    (at, perSecond) => {
      const levels = { [at]: usual, [at + 50]: usual, [at + 100]: usual, [at + 150]: usual };
      expect(findClicks(strokes(levels, 200))).toBe(perSecond);
    },
  );

  it.each([
    [1, 5],
    [0, null],
  ])("where something comes after them: %d steps are %s a second", (steps, perSecond) => {
    const levels = { 20: usual, 70: usual, 120: usual, 170: usual };
    expect(findClicks(strokes(levels, 171 + steps))).toBe(perSecond);
  });
});

const lasting = (steps: number, level: number) =>
  Object.fromEntries(Array.from({ length: steps }, (_, i) => [i + 1, level]));

describe("a click stands out", () => {
  it.each([
    [-6, -8.9, null],
    [-6, -9.1, 5],
    [-2, -8.9, null],
    [-2, -9.1, 5],
    [-1, -1, 5],
  ])(
    "by 9 dB of all five steps before it but the last: %d steps, %d dB, %s",
    (at, level, found) => {
      expect(even({ [at]: level })).toBe(found);
    },
  );

  it("of nothing that was longer ago", () => {
    expect(even({ "-7": -8, "-12": -16 })).toBe(5);
  });

  it.each([
    ["by 8.9 dB within twelve steps", lasting(12, -8.9), null],
    ["by 9.1 dB in the twelfth", { ...lasting(12, -8.9), 12: -9.1 }, 5],
    ["in the twelfth", lasting(11, -5), 5],
    ["in the thirteenth", lasting(12, -5), null],
    ["at once", lasting(1, -1), 5],
  ])("when it falls %s", (_when, after, found) => {
    expect(even(after)).toBe(found);
  });

  it.each([
    [-6, 5],
    [-7, null],
  ])("alone among six steps on each side: a weaker one %d steps off is %s", (at, found) => {
    expect(even({ [at]: -9.5 })).toBe(found);
  });

  it("from the level that a recording begins with", () => {
    const levels = { 2: usual, 52: usual, 102: usual, 152: usual };
    expect(findClicks(strokes(levels, 200).map((sample) => sample + 0.2))).toBe(5);
  });

  it("with what follows it in the next step, also at the very start", () => {
    const levels = { 2: usual, 3: usual - 1, 52: usual, 102: usual, 152: usual };
    expect(findClicks(strokes(levels, 200))).toBe(5);
  });

  it("when the strongest comes last", () => {
    expect(even({ "-1": -3, "1": -3 })).toBe(5);
  });
});

describe("clicks of one origin", () => {
  it.each([
    [-12.1, 5],
    [-11.9, null],
  ])("are alike within 12 dB: others %d dB off among them, %s", (level, found) => {
    expect(even({ 17: level })).toBe(found);
    expect(even({ 17: level, 30: level })).toBe(found);
  });

  it("are not lost beside a single one that is far stronger", () => {
    const samples = rhythm(times(11, 50));
    samples.set(strokes({ 0: -10 }, 1), 70 * step);
    expect(findClicks(samples)).toBe(5);
  });

  it("are those of the stronger tenth, where most are weak", () => {
    const strong = [20, 70, 120, 170, 220].map((at) => [at, usual]);
    const weak = [33, 45, 60, 83, 101, 133, 150, 190, 203].map((at) => [at, usual - 13]);
    const levels: Strokes = Object.fromEntries([...strong, ...weak]);
    expect(findClicks(strokes(levels, 260))).toBe(5);
  });
});

describe("a rhythm", () => {
  it.each([
    [115, 10],
    [116, null],
    [85, 10],
    [84, null],
  ])("keeps its intervals within 15 of 100: %d", (other, found) => {
    const samples = rhythm([...times(6, 100), ...times(4, other)]);
    const perSecond = findClicks(samples);
    expect(perSecond === null ? null : Math.round((perSecond * (600 + 4 * other)) / 250)).toBe(
      found,
    );
  });

  it.each([
    [7, 3, 2.5],
    [6, 4, null],
    [2, 1, null],
    [3, 1, 2.5],
  ])(
    "is regular in seven of ten intervals: %d, and %d others, %s",
    (regular, others, perSecond) => {
      expect(findClicks(rhythm([...times(regular, 100), ...times(others, 150)]))).toBe(perSecond);
    },
  );

  it.each([
    [10, true],
    [8, true],
    [11, false],
    [7, false],
  ])("may be misread by a step and a half where it is fast: 9 and %d, %s", (other, isFound) => {
    expect(findClicks(rhythm([...times(6, 9), ...times(4, other)])) !== null).toBe(isFound);
  });
});
