import { bandEdges } from "~/domain/heard";
import { toDecibels } from "./decibels";
import { sampleRate } from "./sound-format";
import { spectra } from "./spectra";

/** Half a second: bins of 2 Hz, which tell 50 Hz from 60 Hz. */
const size = 8192;
const binWidth = sampleRate / size;

/**
 * How strong a recording is on average in each band of `bandEdges`, in dBFS: the strongest line there, so that
 * a hum shows however wide its band is. Below about half a second there is none.
 */
export function bandLevels(samples: Float32Array): number[] {
  const power = new Float64Array(size / 2);
  let count = 0;
  for (const spectrum of spectra(samples, size)) {
    count += 1;
    spectrum.forEach((magnitude, bin) => (power[bin] = (power[bin] ?? 0) + magnitude ** 2));
  }
  const levels = power.map((sum) => toDecibels(Math.sqrt(sum / Math.max(1, count))));
  return bandEdges.slice(1).map((edge, band) => {
    const from = Math.round((bandEdges[band] ?? 0) / binWidth);
    const to = Math.max(from + 1, Math.round(edge / binWidth));
    return Math.max(...levels.subarray(from, to));
  });
}
