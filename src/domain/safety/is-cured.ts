import { names } from "./read-clause";
import type { ReadClause } from "./read-clause";

/**
 * Whether what the clause tells is over ("it smoked years ago, a workshop has renewed the motor") or
 * is another's ("like my old one that caught fire"). Time alone cures nothing.
 */
export function isCured(clause: ReadClause, place: number, text: readonly ReadClause[]): boolean {
  if (names(clause, ["anothers"])) return true;
  if (!names(clause, ["longAgo"])) return false;
  const isNear = (other: ReadClause, at: number) =>
    other.sentence === clause.sentence || at === place + 1;
  return text.some((other, at) => isNear(other, at) && names(other, ["curedNow"]));
}
