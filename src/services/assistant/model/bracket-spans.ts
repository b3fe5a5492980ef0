/** No answer that we ask for is nested this deep. */
const deepestNesting = 20;

/** A pair of brackets: `end` is exclusive, `inside` holds the closed pairs in it, in order. */
export type Span = { start: number; end: number; isTooDeep: boolean; inside: Span[] };

type OpenBracket = Omit<Span, "end"> & { closer: string };

type Brackets = {
  /** The outermost closed pairs, in order. What is closed in a bracket that is not counts as one. */
  closed: Span[];
  /** At most one: from the first bracket that is never closed to the last sign that could end a value. */
  unclosed: Span[];
};

/**
 * The square and curly brackets of a text, but for those in JSON strings. One walk over the text;
 * brackets that are nested more than 20 deep are only counted.
 */
export function readBrackets(text: string): Brackets {
  const open: OpenBracket[] = [{ start: 0, closer: "", isTooDeep: false, inside: [] }];
  let openTooDeep = 0;
  let isInString = false;
  let lastVisible = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      // One in prose, or within a string that was quoted in another way, opens no string.
      isInString = open.length > 1 && "[{:,".includes(lastVisible);
    } else if (character === "[" || character === "{") {
      if (!push(open, at, character === "[" ? "]" : "}")) openTooDeep += 1;
    } else if (character === "]" || character === "}") {
      if (openTooDeep > 0) openTooDeep -= 1;
      else close(open, character, at + 1);
    }
    if (character > " ") lastVisible = character;
  }
  return { closed: open.flatMap(({ inside }) => inside), unclosed: unclosedSpans(text, open) };
}

/** False when it would be nested too deep. */
function push(open: OpenBracket[], start: number, closer: string): boolean {
  const innermost = open.at(-1);
  if (innermost && open.length > deepestNesting) {
    innermost.isTooDeep = true;
    return false;
  }
  open.push({ start, closer, isTooDeep: false, inside: [] });
  return true;
}

/** Closes the innermost bracket, if it fits. One that does not is taken for a slip and passed over. */
function close(open: OpenBracket[], closer: string, end: number): void {
  const innermost = open.at(-1);
  if (innermost?.closer !== closer) return;
  open.pop();
  const outer = open.at(-1);
  if (!outer) return;
  const { start, isTooDeep, inside } = innermost;
  outer.isTooDeep ||= isTooDeep;
  outer.inside.push({ start, end, isTooDeep, inside });
}

function unclosedSpans(text: string, [, ...open]: OpenBracket[]): Span[] {
  const end = 1 + Math.max(...Array.from("\"'”’}]", (sign) => text.lastIndexOf(sign)));
  const isTooDeep = open.some((bracket) => bracket.isTooDeep);
  return open.slice(0, 1).map(({ start }) => ({ start, end, isTooDeep, inside: [] }));
}
