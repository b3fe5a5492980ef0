import {
  longestHeard,
  type RecordingFindings,
  shortestHeard,
  silence,
  type Sounds,
} from "./findings";

/** Stands before the words that were spoken. */
const wordsMark = "Words spoken:";
/** Up to which average, in dBFS, a recording is called what; speech beside a phone lies near -25. */
const strengths = [
  [-45, "very faintly"],
  [-32, "faintly"],
  [-15, "at usual strength"],
] as const;
/** How far the peaks of speech lie above its average, in decibels. Of clicks only the peaks tell the strength. */
const crest = 18;

/**
 * What a recording holds, in plain English: the sounds, the recording's own length and strength, then
 * the words that were spoken. It names no sound that was not heard: who reads for "hum" would take
 * "no hum" for one.
 * @returns "" where nothing was found
 */
export function describeRecording(recording: RecordingFindings = {}): string {
  const { sounds, correction, words } = recording;
  const measured = sounds ? [...describeHeard(sounds), describeLength(sounds)].join(" ") : "";
  const spoken = words === undefined ? "" : `${wordsMark} “${words}”`;
  return [correction ?? measured, spoken].filter(Boolean).join(" ");
}

/** The same without the words, and without length and strength, which tell nothing of the thing. */
export function describeSounds({ sounds, correction }: RecordingFindings = {}): string {
  if (correction === undefined) return sounds ? describeHeard(sounds).join(" ") : "";
  return (sounds ? correction.replace(describeLength(sounds), "") : correction).trim();
}

/**
 * Puts the person's words in place of the description.
 * @param text `describeRecording` of `recording`, as the person left it
 */
export function correctRecording(recording: RecordingFindings, text: string): RecordingFindings {
  if (text === describeRecording(recording)) return recording;
  const [correction = "", words] = text.split(wordsMark).map((part) => part.trim());
  return { ...recording, correction, words: words?.replace(/^“|”$/g, "") };
}

function describeHeard(sounds: Sounds): string[] {
  const { seconds, humHz, clicksPerSecond, squealHz } = sounds;
  if (seconds < shortestHeard) return [];
  const told: string[] = [];
  if (humHz !== null) told.push(`A steady hum at ${humHz} Hz.`);
  if (clicksPerSecond !== null)
    told.push(`Regular clicks, about ${clicksPerSecond.toFixed(1)} a second.`);
  if (squealHz !== null) told.push(`A squeal at about ${(squealHz / 1000).toFixed(1)} kHz.`);
  if (told.length === 0) return [describeCourse(sounds)];
  // Clicks alone rise and fall as a voice does.
  if (sounds.course === "voice-like" && clicksPerSecond === null)
    told.push("Besides, a voice or another changing sound.");
  return told;
}

function describeCourse({ course, averageLevel }: Sounds): string {
  if (averageLevel < silence) return "Silence nearly throughout.";
  switch (course) {
    case "even":
      return "An even sound throughout.";
    case "voice-like":
      return "A voice or another changing sound.";
    case "changing":
      return "A changing sound.";
  }
}

/** "Picked up", because the microphone and its distance decide, not the thing alone. */
function describeLength(sounds: Sounds): string {
  const { seconds } = sounds;
  if (seconds < shortestHeard)
    return "The recording lasts less than a second; a longer one tells more.";
  const length = Math.round(seconds);
  const heard =
    seconds < longestHeard
      ? `The recording lasts ${length} ${length === 1 ? "second" : "seconds"} and`
      : `The recording, of which the first ${longestHeard} seconds were listened to,`;
  return `${heard} was picked up ${describeStrength(sounds)}.`;
}

function describeStrength(sounds: Sounds): string {
  const { averageLevel, peakLevel, clicksPerSecond, isClipped } = sounds;
  if (isClipped) return "so strongly that it is overdriven";
  const byPeaks = clicksPerSecond === null ? averageLevel : peakLevel - crest;
  const level = Math.max(averageLevel, byPeaks);
  return strengths.find(([highest]) => level < highest)?.[1] ?? "strongly";
}
