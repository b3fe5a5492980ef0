import { expect, it } from "vitest";
import { findTwins } from "./shared-sentences";

const guide = (faultId: string, causeId: string, ...sentences: string[]) => ({
  faultId,
  causeId,
  sentences: new Set(sentences),
});

it("finds guides of two faults that share more of the shorter one than is allowed", () => {
  const long = guide("bell-silent", "cap", "undo it.", "oil it.", "press it.", "ring it.");
  const short = guide("horn-silent", "bulb", "undo it.", "squeeze it.");
  expect(findTwins([long, short], 0.4)).toEqual([
    "bell-silent/cap and horn-silent/bulb share 50 %: undo it.",
  ]);
  expect(findTwins([short, long], 0.4)).toHaveLength(1);
  expect(findTwins([long, short], 0.5)).toEqual([]);
});

it("lets two causes of one fault share what they like", () => {
  const same = ["undo it.", "oil it."];
  expect(
    findTwins([guide("bell-silent", "cap", ...same), guide("bell-silent", "arm", ...same)], 0.2),
  ).toEqual([]);
});
