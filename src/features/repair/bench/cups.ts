import { kindsOff, type LogEntry, type Noting } from "~/features/repair/bench-state";

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

/** "2 screws, 1 cover" */
export function nameParts(counts: Noting["counts"]): string {
  return kindsOff
    .flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [`${count} ${kind}${count === 1 ? "" : "s"}`] : [];
    })
    .join(", ");
}
