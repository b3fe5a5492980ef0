import { lexer, type MarkedToken, type Token } from "marked";

/** Markdown as the blocks that marked reads in it. Nothing is rendered, and no HTML is made. */
export function readMarkdown(text: string): readonly MarkedToken[] {
  return ownTokens(lexer(text));
}

/** marked widens its token union for extensions. None is in use here, so every token is one of its own. */
export function ownTokens(tokens: readonly Token[] | undefined): readonly MarkedToken[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (tokens ?? []) as readonly MarkedToken[];
}
