import { listItems } from "~/domain/markdown/plain-text";
import { readMarkdown } from "~/domain/markdown/read-markdown";

/** The items of a text that is one plain list; undefined where there is more in it than that. */
export function plainListItems(markdown: string): string[] | undefined {
  const isPlain = readMarkdown(markdown).every(
    (token) =>
      token.type === "space" ||
      (token.type === "list" &&
        token.items.every(
          ({ task, tokens, raw }) =>
            !task && !hasLink.test(raw) && tokens.every(({ type }) => type === "text"),
        )),
  );
  const items = listItems(markdown);
  return isPlain && items.length > 0 ? items : undefined;
}

const hasLink = /\]\(|<|https?:/;
