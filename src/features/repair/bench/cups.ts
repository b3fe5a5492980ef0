import type { LogEntry } from "~/features/repair/bench-state";

/** "A" to "Z", then "AA": the next cup that nothing lies in. What was written on a cup stays true. */
export function nextCup(log: readonly LogEntry[]): string {
  const last = log.reduce((most, { cup }) => Math.max(most, numberOf(cup)), 0);
  return nameOf(last + 1);
}

function numberOf(cup: string): number {
  return Array.from(cup).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function nameOf(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? nameOf(rest) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}

/** The kinds of things that come off, one and many. */
export const kindsOff = {
  screw: "screws",
  clip: "clips",
  cable: "cables",
  cover: "covers",
} as const;

export type KindOff = keyof typeof kindsOff;

/** "2 screws, 1 cover" */
export function nameParts(counts: Readonly<Partial<Record<KindOff, number>>>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${count === 1 ? kind : kindsOff[asKind(kind)]}`)
    .join(", ");
}

// Object.entries forgets the keys that its argument has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asKind = (kind: string) => kind as KindOff;
