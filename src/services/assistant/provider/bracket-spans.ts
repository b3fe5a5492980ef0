/** A closed pair of brackets: `end` is exclusive, `height` counts the levels, `inside` is in order. */
export type Span = { start: number; end: number; height: number; inside: Span[] };

type OpenBracket = { start: number; closer: string; inside: Span[] };

/**
 * The outermost closed pairs of square and curly brackets of a text, in order. Brackets in JSON
 * strings do not count, nor do those that are never closed; what is closed inside such a one does.
 * One walk over the text.
 */
export function outermostSpans(text: string): Span[] {
  const root: OpenBracket = { start: 0, closer: "", inside: [] };
  const open = [root];
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      // In prose a quotation mark means nothing: only brackets hold JSON.
      isInString = open.length > 1;
    } else if (character === "[" || character === "{") {
      open.push({ start: at, closer: character === "[" ? "]" : "}", inside: [] });
    } else if (character === "]" || character === "}") {
      close(open, character, at + 1);
    }
  }
  return open.flatMap(({ inside }) => inside);
}

/** Closes the innermost bracket, if it fits. One that does not is taken for a slip and passed over. */
function close(open: OpenBracket[], closer: string, end: number): void {
  const innermost = open.at(-1);
  if (innermost?.closer !== closer) return;
  open.pop();
  const { start, inside } = innermost;
  const height = 1 + inside.reduce((highest, span) => Math.max(highest, span.height), 0);
  open.at(-1)?.inside.push({ start, end, height, inside });
}
