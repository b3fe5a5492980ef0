import { shortestHeard, silence } from "./findings";
import { bandEdges, type Heard } from "./heard";

/** In decibels: what is gone is at least so much fainter, and what is told as a change differs by so much. */
const gone = 10;
const change = 6;

/**
 * What has changed between two recordings of the same machine, in one sentence; no more than the two show.
 * How loud they are depends on where the microphone was held, so what stands out counts first.
 */
export function compareRecordings(before: Heard, after: Heard): string {
  if (after.sounds.seconds < shortestHeard) return "The new recording is too short to compare.";
  if (before.sounds.seconds < shortestHeard) return "The first recording is too short to compare.";
  if (after.sounds.averageLevel < silence)
    return "The new recording is almost silent: if the machine was running, it can no longer be heard.";
  const told = [
    ...tones(before, after),
    ...clicks(before.sounds.clicksPerSecond, after.sounds.clicksPerSecond),
  ];
  const [first = overall(before, after), ...others] = told;
  return `${[first.replace(/^./, (letter) => letter.toUpperCase()), ...others].join("; ")}.`;
}

function tones(before: Heard, after: Heard): string[] {
  return [
    ...tone("hum", before.sounds.humHz, after.sounds.humHz, before, after),
    ...tone("squeal", before.sounds.squealHz, after.sounds.squealHz, before, after),
  ];
}

function tone(
  name: string,
  was: number | null,
  is: number | null,
  before: Heard,
  after: Heard,
): string[] {
  const isSame = was !== null && is !== null && Math.abs(was - is) < 0.05 * was;
  const told: string[] = [];
  if (was !== null) {
    const fall = levelAt(before, was) - levelAt(after, was);
    told.push(`the ${name} at ${showHertz(was)} ${becameOf(isSame, fall)}`);
  }
  if (is !== null && !isSame) told.push(`a ${name} at ${showHertz(is)} is new`);
  return told;
}

/** @param fall in decibels */
function becameOf(isFound: boolean, fall: number): string {
  if (!isFound && fall >= gone) return "is gone";
  if (fall >= change) return `is fainter by ${Math.round(fall)} dB`;
  if (fall <= -change) return `is louder by ${Math.round(-fall)} dB`;
  return isFound ? "is still there" : "no longer stands out, at much the same strength";
}

function clicks(was: number | null, is: number | null): string[] {
  if (was !== null && is === null) return ["the regular clicks are gone"];
  if (was === null && is !== null) return ["regular clicks are new"];
  return was === null ? [] : ["the regular clicks are still there"];
}

function overall(before: Heard, after: Heard): string {
  const fall = before.sounds.averageLevel - after.sounds.averageLevel;
  if (Math.abs(fall) < change)
    return "nothing stands out in either recording, and they are about as loud";
  const way = fall > 0 ? "quieter" : "louder";
  return `the new recording is ${way} by ${Math.round(Math.abs(fall))} dB, and nothing stands out in either`;
}

/** The strongest at this pitch and right beside it, in dBFS. */
export function levelAt({ levels }: Heard, hertz: number): number {
  const above = bandEdges.findIndex((edge) => edge > hertz);
  return Math.max(...levels.slice(Math.max(0, above - 2), above + 1));
}

/** "100 Hz", "3.1 kHz". */
export function showHertz(hertz: number): string {
  return hertz < 1000 ? `${Math.round(hertz)} Hz` : `${(hertz / 1000).toFixed(1)} kHz`;
}
