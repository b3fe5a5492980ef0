import { describe, expect, it } from "vitest";
import { findHum } from "~/services/sound/find-hum";
import { sampleRate } from "~/services/sound/sound-format";
import { mix, noise, record, type Sound, tone } from "./sounds";

/** A stretch that is looked at, and how far the next one lies behind it. */
const size = 8192;
const hop = size / 2;

const silent = -120;
const hear = (sound: Sound, seconds = 3, faintest = silent) =>
  findHum(record(sound, seconds, sampleRate), faintest);

/** The middle of a bin, in hertz. */
const bin = (place: number) => (place * sampleRate) / size;

describe("a hum is found", () => {
  it.each([
    [50, 1.4, 50],
    [50, -1.4, 50],
    [50, 1.6, null],
    [50, -1.6, null],
    [60, 1.4, 60],
    [60, -1.6, null],
    [100, 1.4, 100],
    [100, -1.4, 100],
    [100, 1.6, null],
    [100, -1.6, null],
    [120, 1.4, 120],
    [120, -1.6, null],
  ])("within 1.5 Hz of %d Hz: %d off is %s", (hz, off, found) => {
    expect(hear(tone(hz + off, 0.3))).toBe(found);
  });

  it.each([
    [size + 2 * hop, 50],
    [size + 2 * hop - 1, null],
  ])("in three stretches: %d samples, %s", (samples, found) => {
    expect(findHum(record(tone(50, 0.3), samples / sampleRate, sampleRate), silent)).toBe(found);
  });

  it.each([
    [7, null],
    [8, 100],
  ])("in more than half of fourteen stretches: %d, %s", (stretches, found) => {
    const samples = record(tone(100, 0.1), (size + 13 * hop) / sampleRate, sampleRate);
    samples.fill(0, size + (stretches - 1) * hop);
    // A stretch that the tone ends in is fainter.
    expect(findHum(samples, -21)).toBe(found);
  });

  it.each([
    [-20.5, 100],
    [-19.5, null],
  ])("from the faintest level on: a tone at -20 dBFS, where that is %d, %s", (faintest, found) => {
    expect(hear(tone(100, 0.1), 3, faintest)).toBe(found);
  });

  it.each([
    [0.3, 0.1, 50],
    [0.1, 0.3, 100],
  ])("where it is strongest: %d at 50 Hz and %d at 100 Hz", (low, high, found) => {
    expect(hear(mix(tone(50, low), tone(100, high)))).toBe(found);
  });
});

describe("a hum stands out of its neighbourhood", () => {
  it.each([
    [0.0046, 60],
    [0.0036, null],
  ])("by 15 dB: %d in noise, %s", (amplitude, found) => {
    expect(hear(mix(tone(60, amplitude), noise(0.05)), 8)).toBe(found);
  });

  /** Tones three bins apart leave no gap: each fills the bin on either side of it. */
  const band = (from: number, to: number): Sound => {
    const middles = Array.from({ length: (to - from + 1) / 3 }, (_, i) => from + 1 + 3 * i);
    return mix(...middles.map((middle) => tone(bin(middle), 0.06)));
  };
  const line = tone(bin(61), 0.1);

  it.each([
    ["40 Hz wide", [band(41, 55), band(67, 81)], false],
    ["beyond 40 Hz", [band(20, 40), band(82, 102)], true],
    [
      "in part, and all beyond 40 Hz",
      [band(20, 40), band(41, 49), band(76, 81), band(82, 102)],
      true,
    ],
    ["on one side of it", [band(67, 81)], true],
    ["on one side of it, and 4 bins off on the other", [band(40, 57), band(63, 65)], false],
    ["on one side of it, and 3 bins off on the other", [band(40, 57), band(62, 64)], true],
    ["on one side of it, and 20 bins off on the other", [band(40, 57), band(81, 83)], false],
    ["on one side of it, and 21 bins off on the other", [band(40, 57), band(82, 84)], true],
  ] as const)("%s", (_where, bands, standsOut) => {
    expect(hear(mix(line, ...bands)) === 120).toBe(standsOut);
  });
});
