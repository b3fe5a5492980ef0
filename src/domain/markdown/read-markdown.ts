import type { MarkedToken, Token } from "marked";
import { lex } from "./bounded-lexer";
import { cutLongText } from "./cut-long-text";

/**
 * Markdown as the blocks that marked reads in it. Nothing is rendered, and no HTML is made. What marked
 * fails on ("1. a\n    > - \nb" in 18.2) is one block of code, and so shown as it stands.
 */
export function readMarkdown(text: string): readonly MarkedToken[] {
  return cutLongText(text).flatMap(readPiece);
}

function readPiece(text: string): readonly MarkedToken[] {
  try {
    return ownTokens(lex(text));
  } catch {
    return [{ type: "code", raw: text, text }];
  }
}

/** Blocks as the Markdown that they were read from, each a paragraph of its own. */
export function rawText(tokens: readonly MarkedToken[]): string {
  return tokens.map(({ raw }) => raw.replace(/\n+$/, "")).join("\n\n");
}

/** marked widens its token union for extensions. None is in use here, so every token is one of its own. */
export function ownTokens(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (tokens ?? []) as readonly MarkedToken[];
}
