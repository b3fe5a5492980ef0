/** Dice's coefficient over pairs of letters, from 0 to 1: the usual similarity of two short texts. */
export function similarity(one: string, other: string): number {
  const ours = pairs(one);
  const theirs = pairs(other);
  const shared = [...ours].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (ours.size + theirs.size || 1);
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]+/g, " ");
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
