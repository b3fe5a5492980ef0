/** A guide as asked for has 6,000 characters, and 12,000 where it was continued. */
const longestWhole = 16_000;

const piece = { shortest: 1000, longest: 3000 };

/** Where a long text may be cut, and how far into it: before a heading, else between blocks, else between lines. */
const places = [
  ["\n#", 1],
  ["\n\n", 2],
  ["\n", 1],
] as const;

const longestPlace = 2;

/**
 * A text in pieces that are read one by one and together are the text: the time that marked takes for a
 * block grows faster than the block. A text of usual length stays whole; in a longer one a list may
 * become two.
 */
export function cutLongText(text: string): string[] {
  if (text.length <= longestWhole) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function endOfPiece(text: string, start: number): number {
  const limit = start + piece.longest;
  if (limit >= text.length) return text.length;
  const from = start + piece.shortest;
  // Within the piece alone: a search through all that went before would make the reading quadratic.
  const end = text.slice(from, limit - 1 + longestPlace);
  for (const [place, after] of places) {
    const at = end.lastIndexOf(place, limit - after - from);
    if (at !== -1) return from + at + after;
  }
  const lineEnd = text.indexOf("\n", limit);
  return lineEnd === -1 ? text.length : lineEnd + 1;
}
