import { toDecibels } from "./decibels";
import { sampleRate } from "./sound-format";
import { peakPosition, spectra } from "./spectra";
import { median } from "./statistics";

/** Mains is 50 Hz or 60 Hz; iron and coils in its field hum at twice that. */
const humFrequencies = [50, 60, 100, 120] as const;

type HumFrequency = (typeof humFrequencies)[number];

/** How strong a frequency is in each stretch of the recording in which it stands out, in dBFS. */
type Line = { hz: HumFrequency; levels: number[] };

/** Half a second: bins of 2 Hz, fine enough to tell 50 Hz from 60 Hz. */
const size = 8192;
const binWidth = sampleRate / size;
/** Mains keeps within 0.2 Hz; the rest is for the recorder's clock and the reading between bins. */
const tolerance = 1.5;
/** How far around a line its neighbourhood reaches, in bins: 40 Hz, so that the next overtone lies outside. */
const reach = Math.round(40 / binWidth);
/** A Hann window spreads a line over two bins to each side, and one more where it lies between bins. */
const lineWidth = 3;
/** How far a line stands out of the median of its neighbourhood, in decibels. */
const prominence = 15;
/** A hum goes on: the part of the recording that holds it, and as many stretches as make a second. */
const leastShare = 0.5;
const fewest = 3;

/**
 * The mains hum that goes through most of the recording; null when none does.
 * @param faintest the level in dBFS below which a line does not count
 */
export function findHum(samples: Float32Array, faintest: number): HumFrequency | null {
  const lines = humFrequencies.map((hz): Line => ({ hz, levels: [] }));
  let count = 0;
  for (const spectrum of spectra(samples, size)) {
    count += 1;
    for (const { hz, levels } of lines) {
      const level = lineLevel(spectrum, hz);
      if (level !== null && level >= faintest) levels.push(level);
    }
  }
  if (count < fewest) return null;
  const lasting = lines
    .filter(({ levels }) => levels.length > leastShare * count)
    .map(({ hz, levels }) => ({ hz, level: median(levels) }))
    .toSorted((a, b) => b.level - a.level);
  return lasting[0]?.hz ?? null;
}

/** The level of a narrow line at `hz`, in dBFS; null when none stands out there. */
function lineLevel(spectrum: Float64Array, hz: number): number | null {
  const bin = highestBin(spectrum, hz);
  const level = toDecibels(spectrum[bin] ?? 0);
  const away = Math.abs(peakPosition(spectrum, bin) * binWidth - hz);
  if (away > tolerance) return null;
  const around = [
    ...spectrum.subarray(bin - reach, bin - lineWidth),
    ...spectrum.subarray(bin + lineWidth + 1, bin + reach + 1),
  ];
  return level - toDecibels(median(around)) < prominence ? null : level;
}

function highestBin(spectrum: Float64Array, hz: number): number {
  const nearest = Math.round(hz / binWidth);
  const near = [nearest - 1, nearest, nearest + 1];
  return near.reduce((best, bin) => ((spectrum[bin] ?? 0) > (spectrum[best] ?? 0) ? bin : best));
}
