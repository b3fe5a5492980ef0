import type { MarkedToken, Token, Tokens } from "marked";
import { ownTokens, readMarkdown } from "./read-markdown";

/** Markdown as a person would type it in a plain-text file: no stars, no hashes, lists kept. */
export function plainText(markdown: string): string {
  return blocks(readMarkdown(markdown)).trim();
}

function blocks(tokens: readonly Token[]): string {
  return ownTokens(tokens)
    .map((token) => block(token))
    .filter(Boolean)
    .join("\n\n");
}

function block(token: MarkedToken): string {
  switch (token.type) {
    case "space":
    case "def":
      return "";
    case "heading":
      return inline(token.tokens).toUpperCase();
    case "hr":
      return "---";
    case "list":
      return token.items.map((item, index) => listItem(token, item, index)).join("\n");
    case "blockquote":
      return blocks(token.tokens);
    case "code":
      return token.text;
    case "table":
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => inline(cell.tokens)).join(" | "))
        .join("\n");
    default:
      return inline([token]);
  }
}

function listItem(list: Tokens.List, item: Tokens.ListItem, index: number): string {
  const mark = list.ordered ? `${(Number(list.start) || 1) + index}.` : "-";
  const indent = " ".repeat(mark.length + 1);
  return `${mark} ${blocks(item.tokens).replaceAll("\n", `\n${indent}`)}`;
}

function inline(tokens: readonly Token[]): string {
  return ownTokens(tokens)
    .map((token) => {
      switch (token.type) {
        case "link":
          return `${inline(token.tokens)} (${token.href})`;
        case "image":
          return `[image: ${token.text}]`;
        case "br":
          return "\n";
        default:
          if ("tokens" in token && token.tokens) return inline(token.tokens);
          return "text" in token ? token.text : token.raw;
      }
    })
    .join("");
}
