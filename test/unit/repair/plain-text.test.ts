import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "~/domain/markdown/plain-text";
import { wordsOf } from "./guide-shapes";

describe("Markdown as plain text", () => {
  it.each([
    ["headings in capitals, a line apart", "## Tools\n- Cup", "TOOLS\n\n- Cup"],
    ["no stars, hashes or ticks", "**Mind** the *live* ~~dead~~ `wire`", "Mind the live dead wire"],
    ["numbers as they were counted", "3. Undo\n4. Lift", "3. Undo\n4. Lift"],
    ["lists in lists, indented", "1. Undo\n   - two\n   - one", "1. Undo\n\n   - two\n   - one"],
    ["a link with its address", "[shop](https://p.example/)", "shop (https://p.example/)"],
    ["a bare address once", "See https://p.example/", "See https://p.example/"],
    ["a picture as words", "![the fuse](https://p.example/1)", "[image: the fuse]"],
    ["a rule", "One\n\n---\n\nTwo", "One\n\n---\n\nTwo"],
    ["a table row by row", "| A | B |\n|---|---|\n| 1 | 2 |", "A | B\n1 | 2"],
    ["code as it stands", "```\nR = U / I\n```", "R = U / I"],
    ["a quote without its mark", "> Stop here.", "Stop here."],
    ["a task with its box", "- [ ] Undo\n- [x] Lift", "- [ ] Undo\n- [x] Lift"],
    ["HTML as it stands", "<b>Stop</b>", "<b>Stop</b>"],
    ["nothing for nothing", " \n", ""],
  ])("has %s", (_name, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });

  it("keeps every word", () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const line = fc.oneof(
      word,
      word.map((text) => `**${text}**`),
      word.map((text) => `# ${text}`),
      word.map((text) => `- ${text}`),
      word.map((text) => `1. ${text}\n   - **${text}**`),
      word.map((text) => `> ${text}`),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const markdown = lines.join("\n\n");
        expect(wordsOf(plainText(markdown))).toEqual(wordsOf(markdown));
      }),
    );
  });
});
