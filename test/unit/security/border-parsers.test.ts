import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { borderParsers } from "../../support/border-parsers";
import { hostileKinds, hostileStrings } from "../../support/hostile-strings";

/** Cases for each parser: 10,000 by `npm run fuzz`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 30);

/** Odd texts, hostile ones, what Markdown and JSON are made of, and all that mixed. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(...hostileStrings.filter(({ length }) => length < 500)),
      fc.json({ maxDepth: 3 }),
      fc.constantFrom(...'*_#>-`~[]()|\n\\<&:!"{},'.split(""), "\n\n", "    ", "1. ", "**a**\n"),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

const parsers = Object.entries(borderParsers);

describe("each reader of what comes from outside", () => {
  it("is tried with at least 260 hostile strings", () => {
    expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(260);
    expect(Object.values(hostileKinds).every((strings) => strings.length > 0)).toBe(true);
  });

  it.each(parsers)("holds for every hostile string: %s", (_name, parser) => {
    const wrong = hostileStrings.filter((text) => parser(text) !== true);
    expect(wrong).toEqual([]);
  });

  // What fails is printed with its seed.
  it.each(parsers)(
    "holds whatever comes: %s",
    (_name, parser) => {
      fc.assert(
        fc.property(anyText, (text) => {
          expect(parser(text)).toBe(true);
        }),
        { numRuns },
      );
    },
    numRuns * 20 + 10_000,
  );
});
