import rfft from "fourier-transform";
import { toDecibels } from "./decibels";

/**
 * The magnitudes of each stretch of `size` samples, each overlapping the one before by half; 1 is a
 * tone at full scale. A spectrum holds until the next is asked for.
 * @param size a power of two; shorter samples have no spectrum
 */
export function* spectra(samples: Float32Array, size: number): Generator<Float64Array, void> {
  const window = hannWindow(size);
  for (let start = 0; start + size <= samples.length; start += size / 2)
    yield rfft(window.map((weight, i) => weight * (samples[start + i] ?? 0)));
}

/** Doubled, so that it leaves a tone as strong as it is. */
function hannWindow(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => 1 - Math.cos((2 * Math.PI * i) / size));
}

/**
 * Where between the bins the peak at `bin` lies, in bins: the top of a parabola through it and its two
 * neighbours in decibels, which meets a Hann window's peak within a twentieth of a bin.
 */
export function peakPosition(spectrum: Float64Array, bin: number): number {
  const level = (place: number) => toDecibels(spectrum[place] ?? 0);
  const [before, after] = [level(bin - 1), level(bin + 1)];
  const bend = before - 2 * level(bin) + after;
  return bend === 0 ? bin : bin + (before - after) / (2 * bend);
}
