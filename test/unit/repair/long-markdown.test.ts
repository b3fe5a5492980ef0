/* oxlint-disable unicorn/consistent-function-scoping -- said where it is used */
import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { plainText } from "~/domain/markdown/plain-text";
import { readMarkdown } from "~/domain/markdown/read-markdown";
import { longTexts } from "../../support/long-texts";

/** Long enough to be cut, short enough for every run; `npm run bench:reading` times five times as much. */
const texts = Object.entries(longTexts(20_000));

const words = (text: string) => text.replaceAll(/\s/g, "");

describe("a long text of one shape", () => {
  it.each(texts)("is read as blocks that have all of it, and as a guide: %s", (_name, text) => {
    const raws = readMarkdown(text).map(({ raw }) => raw);
    expect(words(raws.join(""))).toBe(words(text));
    expect(readGuide(text).steps.length).toBeLessThanOrEqual(200);
    expect(plainText(text).length).toBeLessThanOrEqual(text.length * 5);
  });
});

describe("what no person writes", () => {
  it("is text where lists are nested any deeper than eight times", () => {
    const [list] = readMarkdown(`${"- ".repeat(12)}a`);
    let depth = 0;
    for (let block = list; block?.type === "list"; depth += 1) {
      const [inner] = block.items[0]?.tokens ?? [];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- marked widens its tokens
      block = inner as typeof list;
    }
    expect(depth).toBe(8);
  });

  it("keeps its stars where it is bold across two hundred marks", () => {
    const marks = "(a) ".repeat(150);
    expect(plainText(`**${marks}**`)).toBe(`**${marks}**`);
    expect(plainText(`**${"(a) ".repeat(50)}b**`)).toBe(`${"(a) ".repeat(50)}b`);
  });

  it("is text where a table has more than twenty columns", () => {
    const table = (columns: number) =>
      `${"| a ".repeat(columns)}|\n${"|---".repeat(columns)}|\n| b |`;
    expect(readMarkdown(table(18)).map(({ type }) => type)).toEqual(["table"]);
    expect(readMarkdown(table(21)).map(({ type }) => type)).toEqual(["paragraph"]);
  });

  it("has its steps up to the two hundredth, which keeps what comes then", () => {
    const { steps } = readGuide(Array.from({ length: 250 }, (_, at) => `1. Do ${at}.`).join("\n"));
    expect(steps).toHaveLength(200);
    expect(steps.at(-1)?.body).toContain("Do 249.");
  });
});

describe("a text of more than 16,000 characters", () => {
  const part = `## Part\n\n${"Words of it. ".repeat(150)}\n\n- a\n- b\n\n`;

  it("has the blocks of its parts, as it is cut at their headings", () => {
    const types = (text: string) => readMarkdown(text).map(({ type }) => type);
    expect(types(part.repeat(12))).toEqual(Array.from({ length: 12 }, () => types(part)).flat());
  });

  it("has lists that begin anew, and count on", () => {
    const items = Array.from({ length: 2000 }, (_, at) => `${at + 1}. Item`);
    const lists = readMarkdown(items.join("\n")).filter((token) => token.type === "list");
    expect(lists.flatMap(({ items }) => items)).toHaveLength(2000);
    expect(lists[1]?.start).toBe((lists[0]?.items.length ?? 0) + 1);
  });
});
