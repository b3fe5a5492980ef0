import { stepWord } from "./read-heading";

/** A number that begins a step for who reads it, though Markdown takes it for words. */
const number = new RegExp(
  String.raw`^ {0,3}(?:(\d{1,2})\uFE0F?\u20E3|\((\d{1,2})\)|\*\*(?:${stepWord}\s+)?(\d{1,2})\s*[.:)]?\*\*[.:)]?|${stepWord}\s+(\d{1,2})\s*(?:[.:)]|[–—-](?=\s)))\s+(?=\S)`,
  "i",
);

/** "**1. Rock it loose.** Tap reverse": number and title are bold, and the step goes on behind them. */
const boldTitle = new RegExp(
  String.raw`^ {0,3}\*\*(?:${stepWord}\s+)?(\d{1,2})\s*(?:[.:)]|[–—-](?=\s))\s+(?=[^*]+\*\*[.:]?\s+\S)`,
  "i",
);

const typedPoint = /^(\s*)[•●▪‣]\s+/u;

/**
 * Writes as Markdown what a reader takes for a list: numbers as emoji, in brackets, in bold or with the
 * word "Step", typed points, and numbers that go on within a line. A text that is one fence, or indented
 * as a whole, is taken out of it.
 */
export function tidyLines(text: string): string {
  const typed = mapWords(unwrap(text), (line) => breakAtNumbers(line).replace(typedPoint, "$1- "))
    .join("\n")
    .split("\n");
  const titles = found(typed, boldTitle);
  const lines =
    titles.length > 1 && titles[0] === "1"
      ? mapWords(typed, (line) => line.replace(boldTitle, "$1. **"))
      : typed;
  const numbers = found(lines, number);
  const areCounted = numbers.length > 1 && Number(numbers[0]) === 1;
  if (!areCounted || lines.some((line) => /^\d+[.)]\s/.test(line))) return lines.join("\n");
  return mapWords(lines, (line) => {
    const own = numberIn(line, number);
    return own === undefined ? line : line.replace(number, `${Number(own)}. `);
  }).join("\n");
}

/** The numbers that a pattern finds in the lines, at most two: more tell no more. */
function found(lines: readonly string[], pattern: RegExp): string[] {
  const numbers: string[] = [];
  for (const line of lines) {
    const one = mayBeNumbered.test(line) && numberIn(line, pattern);
    if (one) numbers.push(one);
    if (numbers.length === 2) break;
  }
  return numbers;
}

/** Most lines begin with a letter that begins none of the words for a step. */
const mayBeNumbered = /^ {0,3}[\d(*sép]/i;

const numberIn = (line: string, pattern: RegExp) => pattern.exec(line)?.slice(1).find(Boolean);

const fenceMark = /^\s*(?:```|~~~)/;

/** Has each line changed, but for code. */
function mapWords(lines: readonly string[], change: (line: string) => string): string[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const mark = fenceMark.exec(line)?.[0];
    if (mark !== undefined && (fence === undefined || fence === mark.trim())) {
      fence = fence === undefined ? mark.trim() : undefined;
      return line;
    }
    return fence === undefined ? change(line) : line;
  });
}

/** "1. Unplug it. 2. Open it." A number begins a line where it is the next one and a sentence has ended. */
function breakAtNumbers(line: string): string {
  if (!firstNumber.test(line)) return line;
  let last = 1;
  return line.replaceAll(nextNumber, (whole, words: string) => {
    if (Number(/\d+/.exec(words)?.[0]) !== last + 1) return whole;
    last += 1;
    return `\n${words}`;
  });
}

const firstNumber = /^\s*(?:\*\*)?(?:[a-zé]+ )?1[.):]\s/i;

const nextNumber = new RegExp(
  String.raw`(?<=[.!?;:]\*{0,2}) +((?:\*\*)?(?:${stepWord} )?\d{1,2}[.):] )`,
  "gi",
);

/** The lines of a text without a fence around them all, or an indentation of all but perhaps the first. */
function unwrap(text: string): string[] {
  const lines = text.trimEnd().split(/\r?\n/);
  const [first = "", ...rest] = lines;
  const inner = rest.slice(0, -1);
  if (/^\s*```(?:markdown|md)?\s*$/i.test(first) && isFence(rest.at(-1)) && !inner.some(isFence))
    return inner;
  const isIndented = rest.some(Boolean) && rest.every((line) => /^(?: {4}|\s*$)/.test(line));
  return isIndented ? lines.map((line) => line.replace(/^ {4}/, "")) : lines;
}

const isFence = (line = "") => /^\s*(?:```|~~~)/.test(line);
