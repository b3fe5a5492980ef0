import { toDecibels } from "./decibels";
import { sampleRate } from "./sound-format";
import { peakPosition, spectra } from "./spectra";
import { median } from "./statistics";

/** An eighth of a second: long enough for bins of 8 Hz, short enough for a squeal that wavers. */
const size = 2048;
const binWidth = sampleRate / size;
/** In bins: 1 kHz, below which lie hum and the pitch of voices, and 7.6 kHz, above which lies the recording's limit. */
const lowest = 128;
const highest = 972;
/** A squeal's own width, in bins to each side: 60 Hz, as it wavers and throbs. */
const width = Math.round(60 / binWidth);
/** Its neighbourhood, in bins to each side: 500 Hz, which holds the next overtones of a voice or a buzz. */
const reach = Math.round(500 / binWidth);
/** How far it stands out of the strongest beside it, in decibels, which in noise is 20 over the usual there. */
const prominence = 10;
/** It keeps its pitch, within this part of it … */
const steadiness = 0.03;
/** … for this part of all high tones; a siren or a bird glides. */
const leastSteady = 0.5;
/** It holds for a third of a second at least, counted in stretches of 64 ms; what rings after a knock does not. */
const leastRun = 5;
/** The part of the recording that holds it. */
const leastShare = 0.1;

/**
 * The frequency in hertz of a high tone that keeps its pitch; null when there is none.
 * @param faintest the level in dBFS below which a tone does not count
 */
export function findSqueal(samples: Float32Array, faintest: number): number | null {
  const tones = Array.from(spectra(samples, size), (spectrum) => highTone(spectrum, faintest));
  const high = tones.filter((tone) => tone !== null);
  const hz = median(high);
  const isSqueal = tones.map((tone) => tone !== null && Math.abs(tone - hz) < steadiness * hz);
  const count = isSqueal.filter(Boolean).length;
  const lasts = count >= leastShare * tones.length && longestRun(isSqueal) >= leastRun;
  return lasts && count >= leastSteady * high.length ? hz : null;
}

/** The frequency of the one tone that stands out above 1 kHz; null when none does. */
function highTone(spectrum: Float64Array, faintest: number): number | null {
  const bin = strongestBin(spectrum);
  const level = toDecibels(spectrum[bin] ?? 0);
  const next = Math.max(
    ...spectrum.subarray(bin - reach, bin - width),
    ...spectrum.subarray(bin + width + 1, bin + reach + 1),
  );
  const standsOut = level >= faintest && level - toDecibels(next) >= prominence;
  return standsOut ? peakPosition(spectrum, bin) * binWidth : null;
}

function strongestBin(spectrum: Float64Array): number {
  let strongest = lowest;
  for (let bin = lowest + 1; bin <= highest; bin += 1) {
    if ((spectrum[bin] ?? 0) > (spectrum[strongest] ?? 0)) strongest = bin;
  }
  return strongest;
}

function longestRun(marks: readonly boolean[]): number {
  let run = 0;
  return Math.max(0, ...marks.map((isMarked) => (run = isMarked ? run + 1 : 0)));
}
