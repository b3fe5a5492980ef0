import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseSound } from "~/services/sound/analyse-sound";
import { sampleRate } from "~/services/sound/sound-format";
import {
  clicks,
  during,
  hum,
  mix,
  noise,
  noiseAround,
  record,
  sawtooth,
  type Sound,
  speechLike,
  struck,
  swayingTone,
  tone,
} from "./sounds";

const nothing = { humHz: null, clicksPerSecond: null, squealHz: null };

const analyse = (sound: Sound, seconds = 10) => analyseSound(record(sound, seconds, sampleRate));

/** What stands out, without how loud and how long it is. */
function standsOut(sound: Sound, seconds?: number) {
  const { humHz, clicksPerSecond, squealHz } = analyse(sound, seconds);
  return { humHz, clicksPerSecond, squealHz };
}

const speech = () => speechLike(0.3, sampleRate);

/** Times at even intervals, for ten seconds. */
const every = (interval: number) =>
  Array.from({ length: Math.ceil(10 / interval) }, (_, i) => i * interval);

const uneven = [0.3, 0.5, 1.3, 1.6, 2.9, 3.4, 3.6, 5, 5.8, 6, 7.7, 8.1];

describe("hum", () => {
  it.each([50, 60, 100, 120])("is found at %d Hz and at no other frequency", (hz) => {
    expect(standsOut(tone(hz, 0.3))).toEqual({ ...nothing, humHz: hz });
    expect(standsOut(mix(hum(hz, 0.1), noise(0.05)))).toEqual({ ...nothing, humHz: hz });
  });

  it("is found where mains or the recorder's clock is a little off", () => {
    expect(standsOut(tone(49.8, 0.1)).humHz).toBe(50);
    expect(standsOut(tone(119.5, 0.1)).humHz).toBe(120);
  });

  it.each([45, 55, 75, 110, 130])("is not a tone of %d Hz", (hz) => {
    expect(standsOut(tone(hz, 0.3))).toEqual(nothing);
  });

  it("is not what lasts for a moment only", () => {
    const moment = during(tone(50, 0.3), (time) => time < 3);
    expect(standsOut(mix(moment, noise(0.01)))).toEqual(nothing);
  });

  it("is not what the rest drowns", () => {
    expect(standsOut(mix(tone(60, 0.01), noise(0.8)))).toEqual(nothing);
  });

  it("is not what hardly stands out", () => {
    expect(standsOut(mix(tone(60, 0.002), noise(0.05)))).toEqual(nothing);
  });

  it("is not a pitch that passes by", () => {
    expect(standsOut(swayingTone(100, 10, 2, 0.3))).toEqual(nothing);
  });
});

describe("clicks", () => {
  it.each([0.5, 2.1, 5, 12, 28])("are found at %d a second", (perSecond) => {
    const { clicksPerSecond, ...rest } = standsOut(clicks(perSecond, 0.5));
    expect(clicksPerSecond).toBeCloseTo(perSecond, 1);
    expect(rest).toEqual({ humHz: null, squealHz: null });
  });

  it("are found in noise", () => {
    const { clicksPerSecond } = standsOut(mix(clicks(2.1, 0.5), noise(0.05)));
    expect(clicksPerSecond).toBeCloseTo(2.1, 1);
  });

  it("are found when some are missing", () => {
    const broken = during(clicks(2.1, 0.5), (time) => time % 4 > 0.6);
    expect(standsOut(broken).clicksPerSecond).toBeCloseTo(2.1, 1);
  });

  it("are no rhythm when there are three", () => {
    expect(standsOut(clicks(1, 0.5), 3).clicksPerSecond).toBeNull();
    expect(standsOut(clicks(1, 0.5), 4).clicksPerSecond).toBeCloseTo(1, 1);
  });

  it("are no rhythm when they come unevenly", () => {
    expect(standsOut(struck(noise(0.5), uneven, 0.003)).clicksPerSecond).toBeNull();
  });

  it("are found among fainter sounds as sharp", () => {
    const crackle = struck(noise(0.05, 5), uneven, 0.003);
    expect(standsOut(mix(clicks(2.1, 0.5), crackle)).clicksPerSecond).toBeCloseTo(2.1, 1);
  });

  it("are not the edges of a buzz", () => {
    expect(standsOut(sawtooth(60, 0.3))).toEqual({ ...nothing, humHz: 60 });
    expect(standsOut(sawtooth(47, 0.3))).toEqual(nothing);
  });

  it("are not strokes that ring on", () => {
    expect(standsOut(struck(tone(800, 0.5), every(0.6), 0.3)).clicksPerSecond).toBeNull();
  });

  it("are not beeps, which last", () => {
    const beeps = during(tone(2000, 0.3), (time) => (time * 2.1) % 1 < 0.5);
    expect(standsOut(beeps).clicksPerSecond).toBeNull();
  });
});

describe("a squeal", () => {
  it.each([1200, 3000, 6500])("is found at %d Hz, within a hundredth", (hz) => {
    const { squealHz, ...rest } = standsOut(tone(hz, 0.3));
    expect(Math.abs((squealHz ?? 0) - hz)).toBeLessThan(hz / 100);
    expect(rest).toEqual({ humHz: null, clicksPerSecond: null });
  });

  it("is found when it wavers, in noise, for a part of the time", () => {
    const squeal = during(swayingTone(3000, 30, 0.7, 0.2), (time) => time > 4 && time < 7);
    const { squealHz } = standsOut(mix(squeal, noise(0.05)));
    expect(Math.abs((squealHz ?? 0) - 3000)).toBeLessThan(30);
  });

  it("is not an overtone among others", () => {
    expect(standsOut(sawtooth(100, 0.3))).toEqual({ ...nothing, humHz: 100 });
  });

  it("is not what glides", () => {
    expect(standsOut(swayingTone(2500, 400, 6, 0.3)).squealHz).toBeNull();
  });

  it("is not what rings after a knock", () => {
    expect(standsOut(struck(tone(3000, 0.5), every(0.77), 0.02)).squealHz).toBeNull();
  });
});

describe("other sounds", () => {
  it("tells what is like speech from even noise, whoever speaks", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const speech = analyse(speechLike(0.5, sampleRate, seed));
        expect(speech).toMatchObject({ ...nothing, course: "voice-like" });
        expect(analyse(noise(0.1, seed))).toMatchObject({ ...nothing, course: "even" });
      }),
      { numRuns: 6 },
    );
  });

  it("finds nothing in silence", () => {
    expect(analyse(() => 0)).toMatchObject({ ...nothing, averageLevel: -120 });
    expect(analyse(noise(0.001))).toMatchObject({ ...nothing, course: "even" });
  });

  it("finds a hum and clicks together", () => {
    const { humHz, clicksPerSecond } = standsOut(mix(hum(50, 0.2), clicks(2.1, 0.3)));
    expect(humHz).toBe(50);
    expect(clicksPerSecond).toBeCloseTo(2.1, 1);
  });

  it("finds a hum under speech", () => {
    const findings = analyse(mix(hum(60, 0.05), speech()));
    expect(findings).toMatchObject({ ...nothing, humHz: 60, course: "voice-like" });
  });

  it("hears speech over a rumble that is stronger", () => {
    const rumble = mix(noiseAround(40, 20, sampleRate, 0.04), noise(0.005));
    expect(analyse(rumble).averageLevel).toBeGreaterThan(analyse(speech()).averageLevel);
    expect(analyse(rumble).course).not.toBe("voice-like");
    expect(analyse(mix(rumble, speech())).course).toBe("voice-like");
  });

  it("does not take the overtones of fast clicks for a hum", () => {
    const { humHz, clicksPerSecond } = standsOut(sawtooth(25, 0.3));
    expect(humHz).toBeNull();
    expect(clicksPerSecond).toBeCloseTo(25, 0);
  });

  it("takes no noise that comes and goes for speech", () => {
    const gusts = during(noise(0.2), (time) => (3 * time) % 1 < 0.4);
    expect(analyse(gusts).course).toBe("changing");
    expect(analyse(mix(gusts, noise(0.01))).course).toBe("changing");
  });
});

describe("levels", () => {
  it("are those of the recording, in dBFS", () => {
    const { averageLevel, peakLevel, isClipped, seconds } = analyse(tone(440, 0.5), 4);
    expect(averageLevel).toBeCloseTo(-9, 1);
    expect(peakLevel).toBeCloseTo(-6, 1);
    expect(isClipped).toBe(false);
    expect(seconds).toBe(4);
  });

  it("leave out a constant offset", () => {
    expect(analyse(mix(tone(440, 0.5), () => 0.3)).averageLevel).toBeCloseTo(-9, 1);
  });

  it("take what is no number for silence", () => {
    const samples = record(tone(50, 0.5), 4, sampleRate).map((sample, i) =>
      i % 9 ? sample : Number.NaN,
    );
    expect(analyseSound(samples)).toMatchObject({ ...nothing, humHz: 50 });
  });

  it("tell a clipped recording", () => {
    expect(analyse((time) => Math.max(-1, Math.min(1, tone(440, 3)(time)))).isClipped).toBe(true);
  });
});
