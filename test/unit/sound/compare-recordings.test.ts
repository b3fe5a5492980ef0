import { describe, expect, it } from "vitest";
import { compareRecordings, levelAt } from "~/domain/compare-recordings";
import { bandEdges, heard } from "~/domain/heard";
import { analyseSound } from "~/services/sound/analyse-sound";
import { bandLevels } from "~/services/sound/band-levels";
import { sampleRate } from "~/services/sound/sound-format";
import { clicks, hum, mix, noise, record, type Sound, tone } from "./sounds";

function listen(sound: Sound, seconds = 4) {
  const samples = record(sound, seconds, sampleRate);
  return heard.parse({ sounds: analyseSound(samples), levels: bandLevels(samples) });
}

const compare = (before: Sound, after: Sound) => compareRecordings(listen(before), listen(after));

const room = noise(0.005);

describe("the spectrum", () => {
  it.each([50, 100, 440, 3000, 7000])("is as strong at %d Hz as the tone there", (hertz) => {
    const found = listen(mix(tone(hertz, 0.1), noise(0.0005)));
    expect(levelAt(found, hertz)).toBeGreaterThan(-22.5);
    expect(levelAt(found, hertz)).toBeLessThan(-19.5);
    const strongest = found.levels.indexOf(Math.max(...found.levels));
    expect(Math.abs((bandEdges[strongest] ?? 0) / hertz - 1)).toBeLessThan(0.05);
  });

  it("has a level in every band, also of nothing at all", () => {
    for (const seconds of [4, 0.1])
      expect(listen(() => 0, seconds).levels.every(Number.isFinite)).toBe(true);
  });
});

describe("what has changed", () => {
  it.each([
    ["The hum at 100 Hz is gone.", mix(hum(100, 0.1), room), room],
    ["The squeal at 3.0 kHz is gone.", mix(tone(3000, 0.1), room), room],
    ["The hum at 50 Hz is still there.", mix(hum(50, 0.1), room), mix(hum(50, 0.08), room)],
    ["The hum at 50 Hz is fainter by 8 dB.", mix(hum(50, 0.1), room), mix(hum(50, 0.04), room)],
    ["The hum at 60 Hz is louder by 6 dB.", mix(hum(60, 0.05), room), mix(hum(60, 0.1), room)],
    ["A hum at 50 Hz is new.", room, mix(hum(50, 0.1), room)],
    ["The regular clicks are gone.", mix(clicks(2.1, 0.5), room), room],
    ["Regular clicks are new.", room, mix(clicks(2.1, 0.5), room)],
    ["The regular clicks are still there.", clicks(2, 0.5), clicks(2.1, 0.5)],
    [
      "The hum at 100 Hz is gone; a squeal at 3.0 kHz is new.",
      mix(hum(100, 0.1), room),
      mix(tone(3000, 0.1), room),
    ],
    [
      "The squeal at 2.0 kHz is gone; a squeal at 4.0 kHz is new.",
      mix(tone(2000, 0.1), room),
      mix(tone(4000, 0.1), room),
    ],
    [
      "Nothing stands out in either recording, and they are about as loud.",
      noise(0.1),
      noise(0.1, 2),
    ],
    [
      "The new recording is quieter by 14 dB, and nothing stands out in either.",
      noise(0.1),
      noise(0.02),
    ],
  ])("is told: %s", (sentence, before, after) => {
    expect(compare(before, after)).toBe(sentence);
  });

  it("is not told of a tone that is only drowned", () => {
    const drowned = compare(mix(hum(100, 0.05), room), mix(hum(100, 0.05), noise(0.8)));
    expect(drowned).toMatch(/no longer stands out|still there/);
    expect(drowned).not.toContain("gone");
  });

  it("is not told where the new recording is silent, or one is too short", () => {
    const before = listen(mix(hum(100, 0.1), room));
    expect(compareRecordings(before, listen(noise(0.0005)))).toContain("almost silent");
    expect(compareRecordings(before, listen(room, 0.6))).toContain("new recording is too short");
    expect(compareRecordings(listen(room, 0.6), before)).toContain("first recording is too short");
  });
});
