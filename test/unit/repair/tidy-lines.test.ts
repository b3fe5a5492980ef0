import { describe, expect, it } from "vitest";
import { tidyLines } from "~/domain/guide/tidy-lines";

describe("lines that a reader takes for steps", () => {
  it.each([
    ["Step 1: Open it\nStep 2: Close it", "1. Open it\n2. Close it"],
    ["(1) Open it\n(2) Close it", "1. Open it\n2. Close it"],
    ["**1.** Open it\n**2.** Close it", "1. Open it\n2. Close it"],
    [
      "**1. Open.** Undo it.\n\n**2. Close.** Do it up.",
      "1. **Open.** Undo it.\n\n2. **Close.** Do it up.",
    ],
    ["**Step 1: Open** it\n**Step 2: Close** it", "1. **Open** it\n2. **Close** it"],
    ["1. Open it. 2. Close it.", "1. Open it.\n2. Close it."],
    ["• Open it\n  • Close it", "- Open it\n  - Close it"],
    ["```md\n1. Open it\n```", "1. Open it"],
    ["Steps\n\n    1. Open it", "Steps\n\n1. Open it"],
    ["Steps     of it\n\n    1. Open it", "Steps     of it\n\n1. Open it"],
  ])("%j is %j", (text, tidied) => {
    expect(tidyLines(text)).toBe(tidied);
  });

  it.each([
    ["a reference", "See the manual.\nStep 4: is the one that matters."],
    ["what is numbered already", "1. Open it:\n(1) the lid\n(2) the foot"],
    ["one number alone", "(1) A note on the foot."],
    ["code", "```\nStep 1: a\nStep 2: b\n• c\n```\nand words"],
    ["a number within a sentence", "1. Set it to 2. Then wait until 3. comes."],
    ["a fence among others", "```\na\n```\nwords\n```\nb\n```"],
    ["code below a line", "Type:\n\n    lsusb\n\nand read"],
    ["a bold title", "**Step 1: Open it**\n\n**Step 2: Close it**"],
  ])("%s stays as it is", (_name, text) => {
    expect(tidyLines(text)).toBe(text);
  });
});
