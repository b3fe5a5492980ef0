import { render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { lexer } from "marked";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { replyTo } from "../../../mocks/replies";
import { passRootCause } from "~/domain/safety/gate";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { nothingRead, readMore } from "~/domain/markdown/read-more";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { kettleCase } from "../../support/repair-cases";

/** The texts that, read on from the one before, have other blocks than when they are read alone. */
function misread(texts: Iterable<string>): string[] {
  const wrong: string[] = [];
  let reading = nothingRead;
  for (const text of texts) {
    reading = readMore(reading, text);
    if (JSON.stringify(reading.tokens) !== JSON.stringify(lexer(text))) wrong.push(text);
  }
  return wrong;
}

/** A text at each moment of its writing. */
function* asWritten(pieces: readonly string[]): Generator<string> {
  let soFar = "";
  for (const piece of pieces) yield (soFar += piece);
}

const { text: handbookGuide } = await handbookAssistant.repairGuide(kettleCase, {
  signal: new AbortController().signal,
});
const modelGuide = replyTo(
  ["You repair things.", "Write ## Steps"].map((content) => ({ role: "user", content })),
);

describe("a text that is read while it is written", () => {
  it.each([
    ["the handbook's guide", handbookGuide],
    ["a model's guide", modelGuide],
    ["a list that goes on after a blank line", "- a\n\n- b\n\n  b too\n\nend\n\nend"],
    ["a line that seems to end a list", "1. a\n#5 is the switch\n2. b\n\nend\n\nend"],
    ["a heading known by the line below it", "a\n\nb\n---\nc\n\nd\n===\ne"],
    ["a table known by its second line", "a\n| b | c |\n|---|---|\n| 1 | 2 |\nd | e\n\nf"],
    ["a quote with a lazy line", "> a\nb\n> c\n\nd\n\ne"],
    ["code with blank lines and a late end", "a\n\n```\nb\n\n# c\n\nd\n```\n\ne\n\nf"],
    ["indented code with blank lines", "a\n\n    b\n\n    c\n\nd\n\ne"],
    ["HTML that ends late", "<!-- a\n\nb\n\nc -->\n\nd\n\n<div>\ne\n\nf"],
    ["a list that cannot interrupt a paragraph", "a\n    b\n2. `\n- c\n\nd\n\ne"],
    [
      "a link that is defined below",
      "[a] and [b]\n\nc\n\nd\n\n[a]: https://parts.example\n\n[b]: /e",
    ],
    ["a definition whose end comes late", '[a]: /b "c\n\nd\n\ne\n\nf"\n\n[a]'],
    ["line ends of other systems", "a\r\n\r\n- b\r\n- c\r\rd\r\n\r\ne"],
  ])("has the blocks of the whole at each character: %s", (_name, text) => {
    expect(misread(asWritten(text.split("")))).toEqual([]);
  });

  it("has the blocks of the whole however odd it is and however it is cut", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        fc.pre(isReadable(pieces));
        expect(misread(asWritten(pieces))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps its settled blocks, and only the open end is read again", () => {
    const before = readMore(nothingRead, "# a\n\nb\n\n- c\n\n# d\n\n- e");
    const after = readMore(before, `${before.text}\n- f`);
    const kept = after.tokens.filter((token) => before.tokens.includes(token));
    expect(kept.map(({ raw }) => raw).join("")).toBe("# a\n\nb\n\n- c\n\n");
  });

  it("is read anew when it does not go on from the former one", () => {
    expect(misread(["# a\n\nb\n\nc\n\nd", "# a\n\nb\n\nc", "e\n\nf", ""])).toEqual([]);
  });
});

/** What makes and breaks blocks, so that any two may meet. */
const piece = fc.oneof(
  fc.constantFrom("a", "word ", "line\n", "\n", "\n\n", "\r\n", " ", "   ", "    ", "\t"),
  fc.constantFrom("# ", "- ", "* ", "1. ", "2. ", "> ", "```", "~~~", "---", "===", "-", "\n- x\n"),
  fc.constantFrom("| a | b |", "|---|---|", "|---|", "|", "**", "`", "_", "[ ] ", "\\", "&amp;"),
  fc.constantFrom("<b>", "<div>", "</div>", "<pre>", "<!--", "-->", "<?", "<![CDATA[", "<!A", ">"),
  fc.constantFrom("[a]", "[a]: /b", "[a](b)", "https://a.b", '"', "(", ")", "]:"),
);

function isReadable(pieces: readonly string[]): boolean {
  try {
    for (const text of asWritten(pieces)) lexer(text);
    return true;
  } catch {
    return false;
  }
}

const show = (text: string) => (
  <StrictMode>
    <MarkdownText text={passRootCause(text)} />
  </StrictMode>
);

describe("a text on screen while it is written", () => {
  it("shows each moment of it, and a new text in its place", () => {
    const pieces = ["# Tools\n\n", "- pli", "ers\n- tape\n\n", "Now **be", "gin**."];
    const { container, rerender } = render(show(""));
    for (const text of asWritten(pieces)) rerender(show(text));
    expect(container).toHaveTextContent("ToolsplierstapeNow begin.");
    expect(screen.getByText("begin").tagName).toBe("STRONG");

    rerender(show("Well done."));
    expect(container).toHaveTextContent(/^Well done\.$/);
  });

  it("makes the link of words as soon as their address is known", () => {
    const text = "See [the manual].\n\nOne.\n\nTwo.\n\n";
    const { rerender } = render(show(text));
    expect(screen.queryByRole("link")).toBeNull();
    rerender(show(`${text}[the manual]: https://parts.example`));
    expect(screen.getByRole("link", { name: "the manual (parts.example)" })).toBeVisible();
  });

  it("shows as it stands what cannot be read", () => {
    const text = "1. Undo\n    > - \nit";
    expect(() => lexer(text)).toThrow(TypeError);
    const { container } = render(show(text));
    expect(container.textContent).toBe(text);
  });
});
