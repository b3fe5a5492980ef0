import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** As many lines as a rule or a small function takes. */
const windowLines = 10;

/** The files of TypeScript in a folder and all below it; a file is itself. */
export function filesIn(place) {
  if (place.endsWith(".ts")) return [place];
  return readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts"))
    .map((name) => join(place, name));
}

/**
 * A part of all lines, in windows of ten drawn by chance.
 * @param share 0 to 1: how much of each folder's lines
 * @param random gives numbers from 0 to 1
 * @returns places as Stryker takes them: "src/a.ts:11-20"
 */
export function drawWindows(files, share, random) {
  const windows = files.flatMap((file) => {
    const count = Math.ceil(readFileSync(file, "utf8").split("\n").length / windowLines);
    return Array.from({ length: count }, (_, place) => {
      const first = place * windowLines + 1;
      return { order: random(), window: `${file}:${first}-${first + windowLines - 1}` };
    });
  });
  return windows
    .toSorted((a, b) => a.order - b.order)
    .slice(0, Math.ceil(windows.length * share))
    .map(({ window }) => window);
}

/** Mulberry32: the same draw for the same seed, on any machine. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
