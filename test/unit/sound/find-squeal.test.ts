import { describe, expect, it } from "vitest";
import { findSqueal } from "~/services/sound/find-squeal";
import { sampleRate } from "~/services/sound/sound-format";
import { mix, record, type Sound, tone } from "./sounds";

/** A stretch that is looked at, and how far the next one lies behind it. */
const size = 2048;
const hop = size / 2;
/** Just below the tones here, so that a stretch in which one begins or ends holds none. */
const faintest = -21;

/** The middle of a bin, in hertz. */
const bin = (place: number) => (place * sampleRate) / size;

type Part = readonly [hz: number, stretches: number];

/** One tone after the other, each through so many whole stretches, with silence between; in all so many stretches. */
function tones(parts: readonly Part[], stretches: number): Float32Array {
  const samples = new Float32Array(size + (stretches - 1) * hop);
  let start = 0;
  for (const [hz, count] of parts) {
    const length = (count + 1) * hop;
    samples.set(record(tone(hz, 0.1), length / sampleRate, sampleRate), start);
    start += length + size;
  }
  return samples;
}

const near = (found: number | null) => (found === null ? null : Math.round(found / 10) * 10);
const find = (parts: readonly Part[], stretches: number) =>
  near(findSqueal(tones(parts, stretches), faintest));
const hear = (sound: Sound, faintest = -120) => findSqueal(record(sound, 1, sampleRate), faintest);

describe("a squeal is found", () => {
  it.each([
    [5, 3000],
    [4, null],
  ])("when it holds for five stretches: %d, %s", (count, found) => {
    expect(find([[3000, count]], 20)).toBe(found);
    expect(
      find(
        [
          [3000, count],
          [3000, 4],
        ],
        40,
      ),
    ).toBe(found);
  });

  it.each([
    [50, 3000],
    [51, null],
  ])("in a tenth of the recording: five of %d stretches, %s", (stretches, found) => {
    expect(find([[3000, 5]], stretches)).toBe(found);
  });

  it.each([
    [5, 3000],
    [6, null],
  ])("in half of all high tones: ten, and five and %d others, %s", (others, found) => {
    expect(
      find(
        [
          [2000, others],
          [3000, 10],
          [5000, 5],
        ],
        60,
      ),
    ).toBe(found);
  });

  it.each([
    [3085, 3000],
    [3095, null],
    [2915, 3000],
    [2905, null],
  ])("with all that lies close to it: %d Hz, %s", (other, found) => {
    expect(
      find(
        [
          [3000, 6],
          [other, 5],
        ],
        110,
      ),
    ).toBe(found);
  });

  it.each([
    [-20.5, true],
    [-19.5, false],
  ])("from the faintest level on: -20 dBFS, where that is %d, %s", (faintest, isFound) => {
    expect(hear(tone(bin(384), 0.1), faintest) !== null).toBe(isFound);
  });

  it.each([
    [1000, true],
    [1100, true],
    [7590, true],
    [980, false],
    [7650, false],
  ])("from 1 to 7.6 kHz: %d Hz, %s", (hz, isFound) => {
    expect(hear(tone(hz, 0.1), -30) !== null).toBe(isFound);
  });
});

it.each([
  [127, false],
  [128, true],
  [972, true],
  [973, false],
])("a squeal is looked for from 1 to 7.6 kHz, to the very bin: %d, %s", (place, isFound) => {
  expect(hear(tone(bin(place), 0.1), faintest) !== null).toBe(isFound);
});

const beside = (away: number, decibels: number) =>
  hear(mix(tone(bin(384), 0.1), tone(bin(384 + away), 0.1 * 10 ** (decibels / 20)))) !== null;

describe("a squeal stands out of what is beside it", () => {
  it.each([30, -30])("by 10 dB, %d bins off", (away) => {
    expect(beside(away, -10.2)).toBe(true);
    expect(beside(away, -9.8)).toBe(false);
  });

  it.each([
    [8, true],
    [-8, true],
    [9, false],
    [-9, false],
    [64, false],
    [-64, false],
    [65, true],
    [-65, true],
  ])("between 60 and 500 Hz: %d bins off, %s", (away, isFound) => {
    expect(beside(away, -5)).toBe(isFound);
  });
});
