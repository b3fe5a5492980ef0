import type { Sounds } from "~/domain/findings";
import { toDecibels } from "./decibels";
import { sampleRate } from "./sound-format";
import { spectra } from "./spectra";
import { mean, median, spread } from "./statistics";

/** 64 ms, each overlapping the one before by half: several to a syllable. */
const size = 1024;
const stretchesPerSecond = sampleRate / (size / 2);
/** In bins: 200 Hz. A voice's strength lies above it, and most of a hum below. */
const lowestOfVoice = Math.round((200 * size) / sampleRate);
/** A fan or flowing water keeps its level within this, as a standard deviation in decibels. */
const evenness = 3;
/** Speech rises and falls by more than this. */
const liveliness = 5;
/** Speech rises and falls about 5 times a second, with its syllables (Ding et al. 2017); pauses leave fewer. */
const fewestSyllables = 1;
const mostSyllables = 8;
/** A syllable rises this far above the usual level, and falls below it again, in decibels. */
const swing = 3;
/** Vowels and hisses take turns: how far the middle of the spectrum moves, as a part of it. */
const brightnessShift = 0.2;

export function findCourse(samples: Float32Array): Sounds["course"] {
  const levels: number[] = [];
  const voiceLevels: number[] = [];
  const brightness: number[] = [];
  for (const spectrum of spectra(samples, size)) {
    const voice = weigh(spectrum.subarray(lowestOfVoice));
    levels.push(toDecibels(Math.sqrt(weigh(spectrum).energy)));
    voiceLevels.push(toDecibels(Math.sqrt(voice.energy)));
    brightness.push(voice.centroid);
  }
  if (isVoiceLike(voiceLevels, brightness)) return "voice-like";
  return spread(levels) < evenness ? "even" : "changing";
}

function isVoiceLike(levels: readonly number[], brightness: readonly number[]): boolean {
  const syllables = (countRises(levels) * stretchesPerSecond) / levels.length;
  const usual = median(levels);
  const sounding = brightness.filter((_, i) => (levels[i] ?? 0) > usual);
  return (
    spread(levels) >= liveliness &&
    syllables >= fewestSyllables &&
    syllables <= mostSyllables &&
    spread(sounding) >= brightnessShift * mean(sounding)
  );
}

/** All energy of a spectrum, and where its middle lies, in bins; silence has none. */
function weigh(spectrum: Float64Array) {
  let energy = 0;
  let moment = 0;
  spectrum.forEach((magnitude, bin) => {
    energy += magnitude ** 2;
    moment += magnitude ** 2 * bin;
  });
  return { energy, centroid: moment / energy };
}

/** How often the level rises clearly above its median after having been clearly below it. */
function countRises(levels: readonly number[]): number {
  const usual = median(levels);
  let isHigh = false;
  let rises = 0;
  for (const level of levels) {
    if (!isHigh && level > usual + swing) {
      isHigh = true;
      rises += 1;
    } else if (level < usual - swing) isHigh = false;
  }
  return rises;
}
