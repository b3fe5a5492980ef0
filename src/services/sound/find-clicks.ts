import { toDecibels } from "./decibels";
import { sampleRate } from "./sound-format";
import { mean, median, quantile } from "./statistics";

/** Samples of one step of the envelope: 4 ms, as short as a click. */
const step = 64;
const stepsPerSecond = sampleRate / step;
/** A click rises over all of the 20 ms before it by this much, in decibels; the edges of a buzz follow closer … */
const rise = 9;
/** … and has fallen by this much within 50 ms after it; a beep or a syllable has not. */
const fall = 9;
const before = 5;
const after = 12;
/** Fainter ones may be the recorder's own, in dBFS. */
const faintest = -70;
/** Two clicks are at least this many steps apart: 30 a second is the fastest that is counted. */
const nearest = 7;
/** Clicks of one origin are about equally strong; weaker ones are echoes or other sounds, in decibels. */
const likeness = 12;
/** Fewer are no rhythm. */
const fewest = 4;
/** How far an interval may lie from the median one, as a part of it, and in steps what reading it costs. */
const regularity = 0.15;
const readingError = 1.5;
/** The part of the intervals that must be regular: all of three, and two missed clicks of ten. */
const leastShare = 0.7;
/** Clicks a second. Slower ones do not come four times in a short recording; faster ones are heard as a tone. */
const slowest = 0.3;
const fastest = 30;

/** How many clicks a second come at even intervals; null when there are none, or they follow no rhythm. */
export function findClicks(samples: Float32Array): number | null {
  const times = clickTimes(envelope(samples));
  const intervals = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const usual = median(intervals);
  const leeway = Math.max(regularity * usual, readingError);
  const regular = intervals.filter((interval) => Math.abs(interval - usual) <= leeway);
  if (times.length < fewest || regular.length < leastShare * intervals.length) return null;
  const perSecond = stepsPerSecond / mean(regular);
  return perSecond >= slowest && perSecond <= fastest ? perSecond : null;
}

/** The level of each step in decibels, hum and rumble left out. */
function envelope(samples: Float32Array): number[] {
  const levels = Array.from({ length: Math.floor(samples.length / step) }, () => 0);
  return levels.map((_, i) => {
    let energy = 0;
    for (let at = Math.max(2, i * step); at < (i + 1) * step; at += 1) {
      // The second difference: it lets 3 kHz through and weakens 100 Hz by 56 dB.
      energy += ((samples[at] ?? 0) - 2 * (samples[at - 1] ?? 0) + (samples[at - 2] ?? 0)) ** 2;
    }
    return toDecibels(Math.sqrt(energy / step));
  });
}

/** Where clicks begin, in steps. */
function clickTimes(levels: readonly number[]): number[] {
  const times = levels.flatMap((_, i) => (isClick(levels, i) ? i : []));
  const strong =
    quantile(
      times.map((time) => levels[time] ?? 0),
      0.9,
    ) - likeness;
  return times.filter((time) => (levels[time] ?? 0) >= strong);
}

function isClick(levels: readonly number[], at: number): boolean {
  const level = levels[at] ?? 0;
  if (level < faintest) return false;
  const past = levels.slice(Math.max(0, at - 1 - before), Math.max(0, at - 1));
  if (past.length === 0 || level - Math.max(...past) < rise) return false;
  const next = levels.slice(at + 1, at + 1 + after);
  const beside = [
    ...levels.slice(Math.max(0, at - nearest + 1), at),
    ...next.slice(0, nearest - 1),
  ];
  return level - Math.min(...next) >= fall && beside.every((other) => other <= level);
}
