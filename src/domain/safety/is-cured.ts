import { names } from "./read-clause";
import type { ReadClause } from "./read-clause";

/**
 * Whether what the clause tells is over ("it smoked years ago, a workshop has renewed the motor") or
 * is another's ("like my old one that caught fire"). Time alone cures nothing.
 */
export function isCured(clause: ReadClause, text: readonly ReadClause[]): boolean {
  if (names(clause, ["anothers"])) return true;
  const place = text.indexOf(clause);
  const near = text.filter(({ sentence }, at) => sentence === clause.sentence || at === place + 1);
  return names(clause, ["longAgo"]) && near.some((other) => names(other, ["curedNow"]));
}
