import { names } from "./read-clause";
import type { ReadClause } from "./read-clause";

/**
 * The clauses less those that tell of what is over ("it smoked years ago, a workshop has renewed the
 * motor") or is another's ("like my old one that caught fire") and not one's own as well ("and mine
 * smokes too"). Time alone cures nothing.
 */
export function leaveOutCured(clauses: readonly ReadClause[]): ReadClause[] {
  const isCure = clauses.map((clause) => names(clause, ["curedNow"]));
  const mended = new Set(
    clauses.filter((_, place) => isCure[place]).map(({ sentence }) => sentence),
  );
  const isCured = (clause: ReadClause, place: number) =>
    names(clause, ["longAgo"]) && (mended.has(clause.sentence) || isCure[place + 1] === true);
  return clauses.filter((clause, place) => !isAnothers(clause) && !isCured(clause, place));
}

function isAnothers(clause: ReadClause): boolean {
  return names(clause, ["anothers"]) && !names(clause, ["ownToo"]);
}
