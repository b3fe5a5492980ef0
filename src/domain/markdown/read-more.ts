import type { MarkedToken } from "marked";
import { readMarkdown } from "./read-markdown";

/** A text that may still grow, and the blocks read in it so far. */
export type Reading = { text: string; tokens: readonly MarkedToken[] };

export const nothingRead: Reading = { text: "", tokens: [] };

/**
 * The blocks of `text`, as readMarkdown finds them. Where `text` goes on from what was read before,
 * its settled blocks are the very objects of then, and only the open end is read again.
 */
export function readMore(before: Reading, text: string): Reading {
  const settled = goesOn(before, text) ? settledBlocks(before.tokens) : [];
  const settledLength = settled.reduce((length, { raw }) => length + raw.length, 0);
  // marked counts each line end as one character, whatever it was.
  const open = text.replaceAll(/\r\n?/g, "\n").slice(settledLength);
  return { text, tokens: [...settled, ...readMarkdown(open)] };
}

/** The definition of a link ("[manual]: https://…") also changes the blocks before it. */
function goesOn(before: Reading, text: string): boolean {
  return text.startsWith(before.text) && !text.includes("]:");
}

/**
 * What no further text can change: all but the last two blocks. Until its first line is whole, the
 * last one may turn out to be a part of the one before. A paragraph stays open with what follows it,
 * since marked reads a line after a paragraph unlike the first line of a text.
 */
function settledBlocks(tokens: readonly MarkedToken[]): readonly MarkedToken[] {
  const last = tokens.findLastIndex(isBlock);
  let end = tokens.findLastIndex((token, index) => index < last && isBlock(token));
  while (tokens[end - 1]?.type === "paragraph") end -= 1;
  return tokens.slice(0, Math.max(end, 0));
}

function isBlock({ type }: MarkedToken): boolean {
  return type !== "space";
}
