import { describe, expect, it } from "vitest";
import { analyseSound } from "~/services/sound/analyse-sound";
import { toDecibels } from "~/services/sound/decibels";
import { describeRecording } from "~/domain/describe-recording";
import { longestHeard, type Sounds } from "~/domain/findings";
import { sampleRate } from "~/services/sound/sound-format";
import { peakPosition, spectra } from "~/services/sound/spectra";
import { mean, median, quantile, spread } from "~/services/sound/statistics";
import { mix, record, type Sound, tone } from "./sounds";

const analyse = (sound: Sound, seconds = 3) => analyseSound(record(sound, seconds, sampleRate));
const amplitude = (decibels: number) => 10 ** (decibels / 20);

const isOverdriven = (count: number, level: number) => {
  const samples = new Float32Array(sampleRate);
  for (let i = 0; i < count; i += 1) samples[i] = i % 2 ? level : -level;
  return analyseSound(samples).isClipped;
};

describe("a recording counts as overdriven", () => {
  it.each([
    [17, 0.99, true],
    [16, 0.99, false],
    [17, 3, true],
    [5000, 0.989, false],
  ])(
    "with more than a thousandth of its samples at full scale: %d of %d, %s",
    (count, level, is) => {
      expect(isOverdriven(count, level)).toBe(is);
    },
  );
});

describe("a tone counts", () => {
  it.each([
    [100, -74.5, true],
    [100, -75.5, false],
    [3000, -74.5, true],
    [3000, -75.5, false],
  ])("above the recorder's own noise: %d Hz at %d dBFS, %s", (hz, level, isFound) => {
    const { humHz, squealHz } = analyse(tone(hz, amplitude(level)));
    expect((humHz ?? squealHz) !== null).toBe(isFound);
  });

  it.each([
    [-24.5, true],
    [-25.5, false],
  ])("unless the rest drowns it: %d dB below the average, %s", (below, isFound) => {
    const rest = tone(440, 0.5);
    const level = amplitude(toDecibels(0.5 / Math.SQRT2) + below);
    expect(analyse(mix(rest, tone(100, level))).humHz).toBe(isFound ? 100 : null);
    expect(analyse(mix(rest, tone(3000, level))).squealHz !== null).toBe(isFound);
  });
});

/** Clicks of one sample each, with these intervals in turn, in steps of 4 ms; and a hum. */
function heard(intervals: readonly number[], hz: number) {
  const samples = record(tone(hz, 0.1), 4, sampleRate);
  let at = 20;
  for (let i = 0; at < 980; i += 1) {
    const place = at * 64 + 10;
    samples[place] = (samples[place] ?? 0) + 0.3;
    at += intervals[i % intervals.length] ?? 0;
  }
  const { humHz, clicksPerSecond } = analyseSound(samples);
  return { humHz, perSecond: Math.round(100 * (clicksPerSecond ?? 0)) / 100 };
}

describe("a hum beside clicks", () => {
  it.each([
    ["an overtone of them", [25], 100, 10, null],
    ["an overtone of them within a tenth", [29], 120, 8.62, null],
    ["none within a tenth", [19], 120, 13.16, 120],
    ["one of slow clicks", [50], 100, 5, 100],
    ["one of clicks just fast enough", [31], 120, 8.06, 120],
  ])("is left out where it is %s", (_what, intervals, hz, perSecond, humHz) => {
    expect(heard(intervals, hz)).toEqual({ humHz, perSecond });
  });
});

describe("levels and length", () => {
  it("leave out an offset and count from full scale", () => {
    const samples = Float32Array.from({ length: sampleRate }, (_, i) => (i % 2 ? 0.35 : 0.15));
    const found = analyseSound(samples);
    expect(found.averageLevel).toBeCloseTo(-20, 3);
    expect(found.peakLevel).toBeCloseTo(-20, 3);
    expect(found.seconds).toBe(1);
  });

  it("take no more than full scale, on either side", () => {
    const samples = Float32Array.from({ length: sampleRate }, (_, i) => (i % 2 ? 5 : -5));
    expect(analyseSound(samples)).toMatchObject({ averageLevel: 0, peakLevel: 0, isClipped: true });
  });

  it("are those of silence where there is nothing", () => {
    expect(analyseSound(new Float32Array(0))).toEqual({
      seconds: 0,
      averageLevel: -120,
      peakLevel: -120,
      isClipped: false,
      humHz: null,
      clicksPerSecond: null,
      squealHz: null,
      course: "even",
    });
  });
});

describe("the numbers beneath", () => {
  it("tell decibels", () => {
    expect(toDecibels(1)).toBe(0);
    expect(toDecibels(0.1)).toBeCloseTo(-20, 9);
    expect(toDecibels(1e-6)).toBeCloseTo(-120, 9);
    expect(toDecibels(1e-7)).toBeCloseTo(-120, 9);
    expect(toDecibels(0)).toBeCloseTo(-120, 9);
  });

  it("tell what is usual", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 3, 2, 1])).toBe(2);
    expect(median([])).toBe(0);
    expect(quantile([5, 1, 4, 2, 3, 10, 9, 8, 7, 6, 11], 0.9)).toBe(10);
    expect(quantile([1, 10, 9], 1)).toBe(10);
    expect(mean([1, 2, 6])).toBe(3);
    expect(mean([])).toBe(0);
    expect(spread([1, 5])).toBe(2);
    expect(spread([7])).toBe(0);
  });

  it("leave their order alone", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("split a recording into stretches that overlap by half", () => {
    const counts = [15, 16, 23, 24, 32].map(
      (samples) => [...spectra(new Float32Array(samples), 16)].length,
    );
    expect(counts).toEqual([0, 1, 1, 2, 3]);
  });

  it("leave a tone as strong as it is, in its bin, and half of it on either side", () => {
    const samples = Float32Array.from({ length: 64 }, (_, i) => 0.5 * Math.cos((i * Math.PI) / 4));
    const [spectrum] = spectra(samples, 64);
    const rounded = Array.from(spectrum ?? [], (magnitude) => Math.round(1000 * magnitude) / 1000);
    expect(rounded.slice(6, 11)).toEqual([0, 0.25, 0.5, 0.25, 0]);
    expect(rounded).toHaveLength(32);
  });

  it("find a peak between its bins", () => {
    expect(peakPosition(Float64Array.of(0, 0.5, 1, 0.5, 0), 2)).toBe(2);
    expect(peakPosition(Float64Array.of(0, 1, 1, 0.1, 0), 2)).toBeLessThan(2);
    expect(peakPosition(Float64Array.of(0, 0.1, 1, 1, 0), 2)).toBeGreaterThan(2);
    expect(peakPosition(Float64Array.of(1, 1, 1), 1)).toBe(1);
    const tops = Float64Array.of(-0.09, -0.01, -1.21).map((height) => 10 ** (height / 20));
    expect(peakPosition(tops, 1)).toBeCloseTo(1 - 1.12 / 2.56, 6);
  });
});

const findings = {
  seconds: 12,
  averageLevel: -25,
  peakLevel: -10,
  isClipped: false,
  humHz: null,
  clicksPerSecond: null,
  squealHz: null,
  course: "changing",
} as const;

const tell = (changes: Partial<Sounds>) =>
  describeRecording({ sounds: { ...findings, ...changes } });

describe("the words for it", () => {
  it.each([
    [-46, "very faintly"],
    [-45.1, "very faintly"],
    [-45, "faintly"],
    [-32.1, "faintly"],
    [-32, "at usual strength"],
    [-15.1, "at usual strength"],
    [-15, "strongly"],
    [0, "strongly"],
  ])("at an average of %d dBFS are “%s”", (averageLevel, words) => {
    expect(tell({ averageLevel })).toContain(`was picked up ${words}.`);
  });

  it.each([
    [-60, -27.1, "very faintly"],
    [-60, -27, "faintly"],
    [-60, 2.9, "at usual strength"],
    [-60, 3, "strongly"],
    [-20, -27, "at usual strength"],
  ])("for clicks go by the peaks: %d and %d dBFS are “%s”", (averageLevel, peakLevel, words) => {
    expect(tell({ averageLevel, peakLevel, clicksPerSecond: 2 })).toContain(
      `was picked up ${words}.`,
    );
  });

  it.each([
    [-55.1, "Silence nearly throughout. The"],
    [-55, "A changing sound. The"],
  ])("at %d dBFS begin “%s”", (averageLevel, words) => {
    expect(tell({ averageLevel }).startsWith(words)).toBe(true);
  });

  it.each([
    [0.99, "less than a second"],
    [1, "lasts 1 second and"],
    [1.49, "lasts 1 second and"],
    [1.5, "lasts 2 seconds and"],
    [59.9, "lasts 60 seconds and"],
    [60, "of which the first 60 seconds were listened to, was"],
  ])("for %d seconds are “%s”", (seconds, words) => {
    expect(tell({ seconds })).toContain(words);
  });

  it("tell of a voice besides a hum or a squeal, but not besides clicks or another sound", () => {
    const besides = "Besides, a voice or another changing sound.";
    expect(tell({ course: "voice-like", humHz: 50 })).toContain(besides);
    expect(tell({ course: "voice-like", squealHz: 3000 })).toContain(besides);
    expect(tell({ course: "voice-like", squealHz: 3000, clicksPerSecond: 2 })).not.toContain(
      besides,
    );
    expect(tell({ course: "changing", humHz: 50 })).not.toContain(besides);
    expect(tell({ course: "even", humHz: 50 })).not.toContain(besides);
  });

  it("go by a sample rate of 16 kHz and the first minute", () => {
    expect([sampleRate, longestHeard]).toEqual([16_000, 60]);
  });
});
