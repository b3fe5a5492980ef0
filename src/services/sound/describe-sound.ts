import type { SoundFindings } from "./analyse-sound";
import { longestHeard } from "./sound-format";

/** Below this average, in dBFS, only the room and the recorder itself are heard. */
const silence = -55;
/** Up to which average, in dBFS, a recording is called what; speech beside a phone lies near -25. */
const strengths = [
  [-45, "very faintly"],
  [-32, "faintly"],
  [-15, "at usual strength"],
] as const;
/** How far the peaks of speech lie above its average, in decibels. Of clicks only the peaks tell the strength. */
const crest = 18;
/** Seconds; in less, neither a hum nor a rhythm can be told. */
const shortest = 1;

/**
 * What was found, in plain English: what is heard, then length and strength of the recording.
 * It names no sound that was not heard: who reads for "hum" would take "no hum" for one.
 */
export function describeSound(findings: SoundFindings): string {
  if (findings.seconds < shortest)
    return "The recording lasts less than a second; a longer one tells more.";
  return [...describeHeard(findings), describeRecording(findings)].join(" ");
}

function describeHeard(findings: SoundFindings): string[] {
  const { humHz, clicksPerSecond, squealHz } = findings;
  const told: string[] = [];
  if (humHz !== null) told.push(`A steady hum at ${humHz} Hz.`);
  if (clicksPerSecond !== null)
    told.push(`Regular clicks, about ${clicksPerSecond.toFixed(1)} a second.`);
  if (squealHz !== null) told.push(`A squeal at about ${(squealHz / 1000).toFixed(1)} kHz.`);
  if (told.length === 0) return [describeCourse(findings)];
  // Clicks alone rise and fall as a voice does.
  if (findings.course === "voice-like" && clicksPerSecond === null)
    told.push("Besides, a voice or another changing sound.");
  return told;
}

function describeCourse({ course, averageLevel }: SoundFindings): string {
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
function describeRecording(findings: SoundFindings): string {
  const length = Math.round(findings.seconds);
  const heard =
    findings.seconds < longestHeard
      ? `The recording lasts ${length} ${length === 1 ? "second" : "seconds"} and`
      : `The recording, of which the first ${longestHeard} seconds were listened to,`;
  return `${heard} was picked up ${describeStrength(findings)}.`;
}

function describeStrength(findings: SoundFindings): string {
  const { averageLevel, peakLevel, clicksPerSecond, isClipped } = findings;
  if (isClipped) return "so strongly that it is overdriven";
  const byPeaks = clicksPerSecond === null ? averageLevel : peakLevel - crest;
  const level = Math.max(averageLevel, byPeaks);
  return strengths.find(([highest]) => level < highest)?.[1] ?? "strongly";
}
