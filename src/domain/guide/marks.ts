/*
 * What a model took from a page of the handbook it marks "[handbook: kettle, the lid]". The marks travel
 * in its text; whoever shows the text takes them out, and shows the page instead.
 */

const mark = /[ \t]*[[(【]\s*(?:hand-?book|handbuch)\s*[:：]\s*([^\])】\n]{1,160})[\])】]/gi;

/** A mark that is still being written. */
const halfMark =
  /[ \t]*[[【]\s*(?:h(?:a(?:n(?:d(?:b(?:o(?:ok?)?)?)?)?)?)?|handbook\s*:[^\]】\n]{0,160})$/i;

/** The text without marks, whole or half written. */
export function withoutMarks(text: string): string {
  return text.includes("[") || text.includes("(") || text.includes("【")
    ? text.replace(mark, "").replace(halfMark, "")
    : text;
}

/** What stands in the marks of a text, in their order. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(mark)].map(([, words = ""]) => words.trim());
}
