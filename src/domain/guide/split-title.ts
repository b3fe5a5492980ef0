import type { MarkedToken } from "marked";
import { inlineText } from "~/domain/markdown/plain-text";
import { ownTokens, readMarkdown } from "~/domain/markdown/read-markdown";
import { readHeading } from "./read-heading";

/**
 * The title of a list item or of what stands below a heading, and the blocks that are left: a
 * heading, else the bold words that it begins with, else its first sentence.
 */
export function splitTitle(blocks: readonly MarkedToken[]): { title: string; rest: MarkedToken[] } {
  const { title, remainder, rest } = findTitle(blocks);
  return { title, rest: [...readMarkdown(remainder), ...rest] };
}

/** That title alone: what is left of its line is not read. */
export const titleOf = (blocks: readonly MarkedToken[]) => findTitle(blocks).title;

/** `remainder`: what is left of the title's line, as Markdown. */
function findTitle(blocks: readonly MarkedToken[]) {
  const [first, ...rest] = blocks.filter(isShown);
  if (!first) return { title: "", remainder: "", rest };
  const heading = readHeading(first);
  if (heading) return { title: heading.text.replace(/\.$/, ""), remainder: "", rest };
  if (first.type !== "text" && first.type !== "paragraph") {
    return { title: "", remainder: "", rest: [first, ...rest] };
  }
  const { title, remainder } = splitLine(ownTokens(first.tokens).filter(isShown));
  return { title: title.trim().replace(/[.:]$/, ""), remainder: remainder.trim(), rest };
}

/** The page has tick boxes of its own. */
const isShown = ({ type }: MarkedToken) => type !== "space" && type !== "checkbox";

function splitLine(line: readonly MarkedToken[]): { title: string; remainder: string } {
  const [bold, ...after] = line;
  const afterBold = rawOf(after);
  if (bold?.type === "strong" && !sentenceGoesOn.test(afterBold)) {
    return { title: inlineText([bold]), remainder: afterBold.replace(separator, "") };
  }
  const index = line.findIndex(({ type, raw }) => type === "text" && sentenceEnd.test(raw));
  const ending = line[index];
  if (!ending) return { title: inlineText(line), remainder: "" };
  const cut = ending.raw.search(sentenceEnd);
  return {
    title: inlineText(line.slice(0, index)) + ending.raw.slice(0, cut),
    remainder: ending.raw.slice(cut + 1) + rawOf(line.slice(index + 1)),
  };
}

const rawOf = (tokens: readonly MarkedToken[]) => tokens.map(({ raw }) => raw).join("");

/** "**Unplug** the kettle" is bold for weight, not as a title. */
const sentenceGoesOn = /^[\s,;]*\p{Ll}/u;

const separator = /^\s*(?:[.:–—-](?:\s+|$))?/;

/** A small letter or a digit behind a dot follows a short form: "approx. 5 mm", "No. 2". */
const sentenceEnd = /:\s|(?:\.\s|\n)(?!\s*[\p{Ll}\d])/u;
