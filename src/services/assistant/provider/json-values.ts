import { outermostSpans, type Span } from "./bracket-spans";

/** Deeper than any answer that was asked for. */
const deepestNesting = 20;
/** A model's answer holds a handful; more is noise. */
const mostAttempts = 500;

/**
 * The JSON values that stand somewhere in a text (in prose, in fences, several of them), in order.
 * What is no JSON as a whole is searched inside, so that a list that broke off or holds one bad entry
 * still gives its good ones. Each character is parsed at most `deepestNesting` times.
 */
export function jsonValuesIn(text: string): unknown[] {
  const values: unknown[] = [];
  let attempts = 0;
  const search = (spans: readonly Span[]) => {
    for (const { start, end, height, inside } of spans) {
      attempts += 1;
      if (height > deepestNesting || attempts > mostAttempts) continue;
      const value = parseLeniently(text.slice(start, end));
      if (value === undefined) search(inside);
      else values.push(value);
    }
  };
  search(outermostSpans(text));
  return values;
}

/** Undefined when it is no JSON, also after line breaks in strings and trailing commas are mended. */
function parseLeniently(json: string): unknown {
  const mended = () => json.replace(/[\r\n\t]+/g, " ").replace(/, ?([\]}])/g, "$1");
  return parse(json) ?? parse(mended());
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
