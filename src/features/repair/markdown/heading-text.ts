import type { MarkedToken } from "marked";

/** A heading's words; a line that is all bold is a heading too. */
export function headingText(token: MarkedToken): string | null {
  if (token.type === "heading") return token.text.replaceAll("*", "").replace(/:$/, "").trim();
  const bold =
    token.type === "paragraph" ? /^\*\*([^*]{3,60}?):?\*\*:?$/.exec(token.raw.trim()) : null;
  return bold?.[1] ?? null;
}
