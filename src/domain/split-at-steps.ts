/** A piece of a text; `step` where it names one. */
export type StepName = { words: string; step?: number };

const names =
  /\b(?:steps?|Schritte?)\s+\d+(?:(?:\s*[,–-]\s*|\s+(?:and|or|to|und|oder|bis)\s+)\d+)*(?![.,]?\d)/gi;

/**
 * Takes a text apart where it names steps: "see step 4", "steps 2 and 3". Put together again, the pieces
 * are the text.
 *
 * @param steps how many there are: a number beyond them names none
 */
export function splitAtSteps(text: string, steps: number): StepName[] {
  const pieces: StepName[] = [];
  let end = 0;
  const add = (from: number, to: number, step?: number) => {
    if (to > from) pieces.push({ words: text.slice(from, to), ...(step && { step }) });
    end = to;
  };
  for (const { 0: named, index } of text.matchAll(names)) {
    // The word goes with the first number.
    for (const { 0: words, index: at, 1: digits } of named.matchAll(/(?:\p{L}+\s+)??(\d+)/gu)) {
      const step = Number(digits);
      if (step < 1 || step > steps) continue;
      const from = index + (at === 0 ? 0 : at + words.length - String(digits).length);
      add(end, from);
      add(from, index + at + words.length, step);
    }
  }
  add(end, text.length);
  return pieces;
}
