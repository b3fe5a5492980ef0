/*
 * What a model took from a page of the handbook it marks "[handbook: kettle, the lid]". The marks travel
 * in its text; the gate takes them out, and the page is shown beside the step instead.
 */

const mark = /[ \t]?[[【]\s?(?:hand-?book|handbuch)\s?[:：]([^[\]【】\n]{1,160})[\]】]/gi;

/** A mark that is still being written. */
const halfMark =
  /[ \t]?[[【]\s?(?:h(?:a(?:n(?:d(?:b(?:o(?:ok?)?)?)?)?)?)?|handbook\s?:[^[\]【】\n]{0,160})?$/i;

/** The text without marks, whole or half written. */
export function withoutMarks(text: string): string {
  return /[[【]/.test(text) ? text.replace(mark, "").replace(halfMark, "") : text;
}

/** What stands in the marks of a text, in their order. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(mark)].map(([, words = ""]) => words.trim());
}

/** The same value with the marks taken out of every text in it. */
export function withoutMarksIn<T>(value: T): T {
  // A text becomes a text, a list a list: the shape is that of what came in.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return unmarked(value) as T;
}

function unmarked(value: unknown): unknown {
  if (typeof value === "string") return withoutMarks(value);
  if (Array.isArray(value)) return value.map(unmarked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unmarked(one)]));
}
