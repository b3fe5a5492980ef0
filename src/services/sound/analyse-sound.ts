import type { Sounds } from "~/domain/findings";
import { toDecibels } from "./decibels";
import { findClicks } from "./find-clicks";
import { findCourse } from "./find-course";
import { findHum } from "./find-hum";
import { findSqueal } from "./find-squeal";
import { sampleRate } from "./sound-format";

/** From here on a sample counts as cut off; resampling leaves a flat top not quite flat. */
const fullScale = 0.99;
/** Part of the samples: single peaks at full scale are a recording set well. */
const leastClipped = 0.001;
/** Tones below this, in dBFS, may be the recorder's own … */
const recorderNoise = -75;
/** … and tones this far below the average, in decibels, are drowned by the rest. */
const drowned = 25;
/** Clicks a second from which on their own overtones are lines apart, which look like hum. */
const fastClicks = 8;

/** @param recording mono, at `sampleRate`, full scale from -1 to 1; what is no number counts as silence */
export function analyseSound(recording: Float32Array): Sounds {
  const limited = recording.map((sample) =>
    Number.isNaN(sample) ? 0 : Math.max(-1, Math.min(1, sample)),
  );
  const clipped = limited.filter((sample) => Math.abs(sample) >= fullScale);
  const samples = withoutOffset(limited);
  const clicksPerSecond = findClicks(samples);
  const averageLevel = toDecibels(Math.sqrt(average(samples.map((sample) => sample ** 2))));
  const faintest = Math.max(recorderNoise, averageLevel - drowned);
  const humHz = findHum(samples, faintest);
  return {
    seconds: samples.length / sampleRate,
    averageLevel,
    peakLevel: toDecibels(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)),
    isClipped: clipped.length > leastClipped * samples.length,
    humHz: isOvertone(humHz, clicksPerSecond) ? null : humHz,
    clicksPerSecond,
    squealHz: findSqueal(samples, faintest),
    course: findCourse(samples),
  };
}

function withoutOffset(samples: Float32Array): Float32Array {
  const offset = average(samples);
  return samples.map((sample) => sample - offset);
}

function average(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / Math.max(1, samples.length);
}

function isOvertone(hz: number | null, perSecond: number | null): boolean {
  if (hz === null || perSecond === null || perSecond < fastClicks) return false;
  const order = hz / perSecond;
  return Math.abs(order - Math.round(order)) < 0.1;
}
