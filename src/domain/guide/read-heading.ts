import type { MarkedToken, Tokens } from "marked";
import { inlineText } from "~/domain/markdown/plain-text";
import { ownTokens, readMarkdown } from "~/domain/markdown/read-markdown";

/** `depth` is 1 to 6 as in Markdown, and 7 for a line that is all bold. */
export type Heading = { text: string; depth: number };

export const boldLineDepth = 7;

const longestBoldHeading = 60;

/** The heading that a block is, or null. Many models write a heading as a short bold line. */
export function readHeading(token: MarkedToken): Heading | null {
  if (token.type === "heading") return { text: headingText(token), depth: token.depth };
  if (token.type === "paragraph" && isBoldLine(token)) {
    return { text: headingText(token), depth: boldLineDepth };
  }
  return null;
}

function headingText({ tokens }: Tokens.Heading | Tokens.Paragraph): string {
  return inlineText(tokens).trim().replace(/:$/, "");
}

function isBoldLine({ tokens }: Tokens.Paragraph): boolean {
  const own = ownTokens(tokens);
  const bold = own[0];
  return (
    bold?.type === "strong" &&
    bold.text.length <= longestBoldHeading &&
    own.every(({ raw }, at) => at === 0 || raw.trim() === "" || raw.trim() === ":")
  );
}

/** A bold line and its marks are no longer. */
const longestBoldLine = longestBoldHeading + 20;

const beginsBold = /^\s*[*_]{2}/;

/** A person's paragraph has one bold line above it, or two; what is beyond is text. */
const most = { boldLines: 10, splits: 2 };

/** Text right below bold lines is one paragraph with them in Markdown, but not to who reads it. */
export function splitBoldLine(token: MarkedToken, splits = 0): readonly MarkedToken[] {
  if (token.type !== "paragraph" || splits === most.splits || !beginsBold.test(token.raw))
    return [token];
  const lines = token.raw.trim().split("\n");
  const bold: MarkedToken[] = [];
  for (const line of lines.slice(0, Math.min(most.boldLines, lines.length - 1))) {
    const heading = readBoldLine(line);
    if (!heading) break;
    bold.push(heading);
  }
  if (bold.length === 0) return [token];
  const below = readMarkdown(lines.slice(bold.length).join("\n"));
  return [...bold, ...below.flatMap((block) => splitBoldLine(block, splits + 1))];
}

function readBoldLine(line: string): MarkedToken | undefined {
  if (line.length > longestBoldLine || !beginsBold.test(line)) return undefined;
  const [first] = readMarkdown(line);
  return first && readHeading(first) ? first : undefined;
}

/** What counts a step in the languages that guides are written in. */
export const stepWord = "(?:step|schritt|étape|stap|paso)";

const counted = new RegExp(String.raw`^${stepWord}\s*\d`, "i");
const numbered = new RegExp(String.raw`^${stepWord}\s*\d+\b[\s.:)–—-]*|^\d+[.:)]\s+`, "i");

/** "Step 2: 3 screws" and "2. 3 screws" are both "3 screws". */
export function withoutNumber(text: string): string {
  return text.replace(numbered, "");
}

export function isNumbered(text: string): boolean {
  return withoutNumber(text) !== text;
}

/** Only a step counts itself in words; a section may have a bare number. */
export function isCountedStep(text: string): boolean {
  return counted.test(text);
}
