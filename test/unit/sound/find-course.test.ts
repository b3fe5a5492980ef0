import { describe, expect, it } from "vitest";
import { findCourse } from "~/services/sound/find-course";
import { sampleRate } from "~/services/sound/sound-format";
import { noise, record, type Sound, tone } from "./sounds";

const hear = (sound: Sound, seconds = 8) => findCourse(record(sound, seconds, sampleRate));
const louder = (decibels: number) => 10 ** (decibels / 20);

/** Noise that is so much louder every other second. */
const steps = (decibels: number): Sound => {
  const rush = noise(0.05);
  return (time) => rush(time) * (time % 2 < 1 ? 1 : louder(decibels));
};

describe("an even sound", () => {
  it.each([
    [5.6, "even"],
    [6.4, "changing"],
  ])("keeps its level within 3 dB: twice that is %d, %s", (decibels, course) => {
    expect(hear(steps(decibels))).toBe(course);
  });
});

/** Syllables of two tones in turn, so many a second; each swells and fades by so many decibels. */
type Talk = { perSecond: number; fall: number; low: number; high: number };

const usualTalk: Talk = { perSecond: 4, fall: 40, low: 800, high: 2400 };

function talk(changes: Partial<Talk>): Sound {
  const { perSecond, fall, low, high } = { ...usualTalk, ...changes };
  const [one, other] = [tone(low, 0.2), tone(high, 0.2)];
  return (time) => {
    const turn = time * perSecond;
    const voice = Math.floor(turn) % 2 ? one : other;
    return voice(time) * louder((-fall * (1 + Math.cos(2 * Math.PI * turn))) / 2);
  };
}

/** Two of these levels a second: a peak, long the usual one, a dip; each time of another tone. */
const turns =
  (peak: number, dip: number): Sound =>
  (time) => {
    const place = (2 * time) % 1;
    const level = place < 0.3 ? peak : place < 0.8 ? 0 : dip;
    return tone(Math.floor(2 * time) % 2 ? 800 : 2400, 0.02 * louder(level))(time);
  };

describe("a sound like a voice", () => {
  it.each([
    [{}, "voice-like"],
    [{ fall: 15 }, "voice-like"],
    [{ fall: 14 }, "changing"],
    [{ perSecond: 1 }, "voice-like"],
    [{ perSecond: 0.9 }, "changing"],
    [{ perSecond: 7.9 }, "voice-like"],
    [{ perSecond: 8.1 }, "changing"],
    [{ low: 1000, high: 1410 }, "voice-like"],
    [{ low: 1000, high: 1340 }, "changing"],
    [{ low: 150, high: 250 }, "changing"],
  ])("of syllables %j is %s", (changes, course) => {
    expect(hear(talk(changes), 10)).toBe(course);
  });

  it.each([
    [3.5, -25, "voice-like"],
    [2.5, -25, "changing"],
    [25, -3.5, "voice-like"],
    [25, -2.5, "changing"],
  ])("rises and falls by 3 dB: %d and %d are %s", (peak, dip, course) => {
    expect(hear(turns(peak, dip), 10)).toBe(course);
  });
});
