import type { MarkedToken, Token, Tokens } from "marked";
import { ownTokens, readMarkdown } from "./read-markdown";

/** Markdown as a person would type it in a plain-text file: no stars, no hashes, lists kept. */
export function plainText(markdown: string): string {
  return blocks(readMarkdown(markdown)).trim();
}

/** The items of all lists in a Markdown text, each as a line of plain words. */
export function listItems(markdown: string): string[] {
  return readMarkdown(markdown).flatMap((token) =>
    token.type === "list"
      ? token.items.map(({ tokens }) => blocks(tokens).replace(/\s+/g, " ").trim())
      : [],
  );
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
      return inlineText(token.tokens).toUpperCase();
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
        .map((row) => row.map((cell) => inlineText(cell.tokens)).join(" | "))
        .join("\n");
    default:
      return inlineText([token]);
  }
}

function listItem(list: Tokens.List, item: Tokens.ListItem, index: number): string {
  const mark = list.ordered ? `${(Number(list.start) || 1) + index}.` : "-";
  const indent = " ".repeat(mark.length + 1);
  const lines = (box(item) + blocks(item.tokens)).split("\n");
  return `${mark} ${lines.map((line, at) => (at > 0 && line ? indent + line : line)).join("\n")}`;
}

function box({ task, checked }: Tokens.ListItem): string {
  if (!task) return "";
  return checked ? "[x] " : "[ ] ";
}

/** The words of one line without their marks. A link is followed by its address. */
export function inlineText(tokens: readonly Token[]): string {
  return ownTokens(tokens)
    .map((token) => {
      switch (token.type) {
        case "link":
          return linkText(token);
        case "image":
          return `[image: ${token.text}]`;
        case "br":
          return "\n";
        case "checkbox":
          // Its list item has the box already.
          return "";
        default:
          if ("tokens" in token && token.tokens) return inlineText(token.tokens);
          return "text" in token ? token.text : token.raw;
      }
    })
    .join("");
}

function linkText({ href, raw, tokens }: Tokens.Link): string {
  const words = inlineText(tokens);
  const isBareAddress = words === href || words === raw;
  return isBareAddress ? words : `${words} (${href})`;
}
