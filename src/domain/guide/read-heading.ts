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
  const [bold, ...after] = ownTokens(tokens);
  return (
    bold?.type === "strong" &&
    bold.text.length <= longestBoldHeading &&
    after.every(({ raw }) => raw.trim() === "" || raw.trim() === ":")
  );
}

/** Text right below a bold line is one paragraph with it in Markdown, but not to who reads it. */
export function splitBoldLine(token: MarkedToken): readonly MarkedToken[] {
  const [line = "", ...below] = token.raw.trim().split("\n");
  if (token.type !== "paragraph" || below.length === 0) return [token];
  const [first] = readMarkdown(line);
  if (!first || !readHeading(first)) return [token];
  return [first, ...readMarkdown(below.join("\n")).flatMap(splitBoldLine)];
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
