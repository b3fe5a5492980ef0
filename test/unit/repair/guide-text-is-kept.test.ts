import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kettleGuide } from "../../support/repair-entries";
import { wordsKept, wordsOf } from "./guide-shapes";

/** The words that the outline holds no more, but for "step", which a number says as well. */
function wordsLost(guide: string): string[] {
  const kept = new Set(wordsKept(guide));
  return wordsOf(guide).filter((word) => word !== "step" && !kept.has(word));
}

describe("no word of a guide is lost", () => {
  it.each([
    ["the usual shape", kettleGuide],
    [
      "more in the paragraph of the facts than facts",
      "**Difficulty:** Easy\nThe kettle stays closed.\n\n## Steps\n1. Descale it.",
    ],
    [
      "facts as a list, with one of the model's own",
      "- **Difficulty:** Easy\n- **Helper:** one person\n\n## Steps\n1. Descale it.",
    ],
    [
      "a list of sections whose items go on over several lines",
      "1. Tools:\n   screwdriver\n   pliers\n2. Safety: unplug it\n3. Prevention: descale it",
    ],
    ["a heading without anything below it", "## Tools\n\n## Steps\n1. Lift the base."],
    ["text after the steps", "## Steps\n1. Lift the base.\n\nPut it back as it was."],
    [
      "a table and code",
      "## Tools\n\n| Tool | Size |\n|---|---|\n| Driver | small |\n\n    hidden",
    ],
  ])("%s", (_name, guide) => {
    expect(wordsLost(guide)).toEqual([]);
  });

  it("in any guide made of headings, lists and paragraphs", () => {
    fc.assert(
      fc.property(anyGuide(), (guide) => {
        expect(wordsLost(guide)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

function anyGuide(): fc.Arbitrary<string> {
  const words = fc
    .array(fc.constantFrom("screw", "base", "safety", "tool", "repair", "prevent", "lift"), {
      minLength: 1,
      maxLength: 4,
    })
    .map((list) => list.join(" "));
  const bullet = words.map((text) => `- ${text}`);
  const nested = fc.tuple(words, bullet).map(([text, inner]) => `1. **${text}**\n   ${inner}`);
  const wrapped = fc.tuple(words, words).map(([first, next]) => `1. ${first}:\n   ${next}`);
  const block = fc.oneof(
    words,
    words.map((text) => `**${text}**`),
    words.map((text) => `## ${text}`),
    words.map((text) => `### Step 1: ${text}`),
    words.map((text) => `**Time:** 5 min · ${text}`),
    fc.array(bullet, { minLength: 1, maxLength: 3 }).map((items) => items.join("\n")),
    fc
      .array(fc.oneof(nested, wrapped), { minLength: 1, maxLength: 4 })
      .map((items) => items.join("\n")),
  );
  // A number behind each word tells it from every other, so that none can stand in for another.
  return fc.array(block, { maxLength: 8 }).map((blocks) => numberWords(blocks.join("\n\n")));
}

function numberWords(guide: string): string {
  let count = 0;
  return guide.replaceAll(/\b(screw|base|lift)\b/g, (word) => `${word}x${(count += 1)}`);
}
