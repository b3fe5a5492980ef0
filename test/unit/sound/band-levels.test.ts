import { describe, expect, it } from "vitest";
import { bandEdges } from "~/domain/heard";
import { bandLevels } from "~/services/sound/band-levels";
import { sampleRate } from "~/services/sound/sound-format";
import { record, tone } from "./sounds";

const size = 8192;
const hertz = 1000;
const play = (hz: number, samples: number) =>
  record(tone(hz, 0.1), samples / sampleRate, sampleRate);

/** The middles of the bands, in hertz, in which something of a tone at -20 dBFS is heard. */
const sounding = (levels: readonly number[]) =>
  levels.flatMap((level, band) =>
    level > -60 ? Math.sqrt((bandEdges[band] ?? 0) * (bandEdges[band + 1] ?? 0)) : [],
  );

describe("the levels of the bands", () => {
  it.each([41, hertz, 7900])("are those of a tone at %d Hz, there and beside it only", (hz) => {
    const levels = bandLevels(play(hz, 4 * size));
    expect(Math.max(...levels)).toBeGreaterThan(-21.5);
    expect(Math.max(...levels)).toBeLessThan(-19.9);
    for (const middle of sounding(levels)) expect(Math.abs(middle - hz)).toBeLessThan(80);
  });

  it("are half the power where a tone lasts for half the time", () => {
    const samples = play(hertz, 10 * size);
    samples.fill(0, 5 * size);
    expect(Math.max(...bandLevels(samples))).toBeCloseTo(-23, 0);
  });

  it("are there from one stretch on, and silence before", () => {
    expect(Math.max(...bandLevels(play(hertz, size)))).toBeCloseTo(-20, 1);
    expect(Math.max(...bandLevels(play(hertz, size - 1)))).toBeCloseTo(-120, 9);
  });
});
