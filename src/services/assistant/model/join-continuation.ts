/** In characters: less may be chance ("the"), more is repeated only by a model that starts all over. */
const overlap = { shortest: 12, longest: 400 };

/**
 * The held text and what a model wrote to go on from it. Small models start over, or go a few words
 * back: what `more` repeats of the whole of `held`, or else of its end, is left out.
 */
export function joinContinuation(held: string, more: string): string {
  const said = more.trimStart();
  const repeated = repeatable(held).find((end) => said.startsWith(end));
  return held + (repeated === undefined ? more : said.slice(repeated.length));
}

/**
 * The same while `more` is still coming: only `held` as long as `more` may turn out to repeat it,
 * so that the text only grows.
 */
export function joinSoFar(held: string, more: string): string {
  const said = more.trimStart();
  const mayRepeat = repeatable(held).some((end) => end.startsWith(said));
  return mayRepeat ? held : joinContinuation(held, more);
}

/** The whole text and its ends, the longest first. */
function repeatable(held: string): string[] {
  const parts = [held.trimStart()];
  const longest = Math.min(overlap.longest, held.length);
  for (let length = longest; length >= overlap.shortest; length -= 1) {
    parts.push(held.slice(-length));
  }
  return parts;
}
