import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createAnswerText,
  withoutInvisible,
  withoutOuterFence,
} from "~/services/assistant/model/answer-text";

function collect(pieces: readonly string[]): string {
  const text = createAnswerText();
  for (const piece of pieces) text.add(piece);
  return text.soFar();
}

describe("an answer's text", () => {
  it.each([
    ["as it came", ["Un", "plug ", "it."], "Unplug it."],
    ["with its white space inside", ["1. Go\n\n", "2. Stop "], "1. Go\n\n2. Stop "],
    ["without the reasoning in front", ["<think>Hm.</think>It is the fuse."], "It is the fuse."],
    [
      "without reasoning that comes in pieces",
      ["<th", "ink>H", "m.</thi", "nk>", "Fuse."],
      "Fuse.",
    ],
    ["without reasoning twice", ["<think>a</think> <think>b</think>", "Fuse."], "Fuse."],
    ["without reasoning that was never opened", ["Hm. So", "</think>", "\n\nFuse."], "\n\nFuse."],
    ["without such reasoning, its end in pieces", ["Hm.</th", "ink", ">Fuse."], "Fuse."],
    ["without both kinds", ["Hm.</think>", "<think>Hm.</think>", "Fuse."], "Fuse."],
    ["without reasoning that was closed twice", ["<think>a</think>b</think>", "Fuse."], "Fuse."],
    ["empty when all of it was reasoning", ["Hm. Hm.", "</think>"], ""],
    [
      "with both tags where they are part of it",
      ["Type <think></think>", "."],
      "Type <think></think>.",
    ],
    ["with a tag that is part of it", ["Type <think>.", " Yes."], "Type <think>. Yes."],
    ["with a less-than sign at its start", ["<", "5 Ω is good."], "<5 Ω is good."],
    ["empty while only white space came", ["\n", "  "], ""],
    ["empty while the model only reasons", ["<think>One. ", "Two."], ""],
    ["without a byte order mark", ["\uFEFF", "Fuse."], "Fuse."],
    ["without a hidden text", ["Glue\u{E0069}\u{E0067} it."], "Glue it."],
    ["without a hidden text that is cut in half", ["Glue\uDB40", "\uDC69 it."], "Glue it."],
    ["with a sign that is cut in half", ["Turn \uD83D", "\uDD27 it."], "Turn 🔧 it."],
  ])("is taken %s", (_how, pieces, expected) => {
    expect(collect(pieces)).toBe(expected);
  });

  it("does not depend on where the server cut it", () => {
    const cutAnywhere = fc.array(
      fc.constantFrom("<think>", "</think>", "a", " ", "\uFEFF", "🔧", "<"),
    );
    fc.assert(
      fc.property(cutAnywhere, (parts) => {
        const whole = parts.join("");
        expect(collect(whole.split(""))).toBe(collect([whole]));
      }),
    );
  });

  it("only grows, until a reasoning ends that was never opened", () => {
    // Halves of characters among them, as a server may cut them.
    const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
    const piece = fc.oneof(anything, fc.string(), fc.constantFrom("</think>", "<think>"));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = createAnswerText();
        for (const piece of pieces) {
          const before = text.soFar();
          text.add(piece);
          const hasGrown = text.soFar().startsWith(before);
          expect(hasGrown || piece === "</think>").toBe(true);
        }
      }),
    );
  });

  it("is collected, however often a model closes its reasoning", () => {
    const manyTimes = ["</think>".repeat(20_000), "<think></think>".repeat(10_000), "Fuse."];
    expect(collect(manyTimes)).toBe("Fuse.");
  });
});

it("loses every character that nobody sees, and keeps tabs and lines", () => {
  const invisible =
    "\u0000\u0008\u001B\u007F\u009F\u00AD\u061C\u200B\u200D\u202E\u2060\u2066\uFE0F\uFEFF";
  expect(withoutInvisible(`a${invisible}\tb\r\nc`)).toBe("a\tb\r\nc");
});

describe("a Markdown answer in a fence", () => {
  const steps = "## Steps\n\n1. Go";
  const code = "```bash\nset x\n```";

  it.each([
    ["the whole", `\`\`\`markdown\n${steps}\n\`\`\``, steps],
    ["the whole, unnamed", `\`\`\`\n${steps}\n\`\`\``, steps],
    [
      "the whole, with bare fences inside",
      `\`\`\`md\n${steps}\n\`\`\`\nset x\n\`\`\`\nEnd.\n\`\`\``,
      `${steps}\n\`\`\`\nset x\n\`\`\`\nEnd.`,
    ],
    ["all but the words before", `Here:\n\n\`\`\`markdown\n${steps}\n\`\`\``, `Here:\n\n${steps}`],
    ["all but the words after", `\`\`\`md\n${steps}\n\`\`\`\nGood luck.`, `${steps}\n\nGood luck.`],
    [
      "all but the words around, with code inside",
      `Here:\n\`\`\`markdown\n${steps}\n${code}\nEnd.\n\`\`\`\n\nGood luck.`,
      `Here:\n\n${steps}\n${code}\nEnd.\n\nGood luck.`,
    ],
  ])("is unwrapped where the fence is around %s", (_what, fenced, expected) => {
    expect(withoutOuterFence(fenced)).toBe(expected);
  });

  it.each([
    ["no fence", steps],
    ["code and words", "```\nset x\n```\nThen go."],
    ["words and code", `Type:\n\n${code}`],
    ["two of them", "```md\na\n```\nor\n```md\nb\n```"],
    ["code after it", `\`\`\`md\n${steps}\n\`\`\`\nThen type:\n${code}`],
    ["a bare fence that may be its end", "Here:\n```md\na\n```\nb\n```\nc\n```"],
    ["no end", `Here:\n\`\`\`md\n${steps}\n${code}`],
    ["nothing in it", "```md\n\n```"],
  ])("is left alone where there is %s", (_what, text) => {
    expect(withoutOuterFence(text)).toBe(text);
  });
});
