import { describe, expect, it } from "vitest";
import { splitAtSteps } from "~/domain/split-at-steps";

const named = (text: string, steps = 7) =>
  splitAtSteps(text, steps).flatMap(({ words, step }) =>
    step === undefined ? [] : [[words, step]],
  );

describe("the steps that a text names", () => {
  it.each([
    ["See step 4.", [["step 4", 4]]],
    ["Step 2: open it", [["Step 2", 2]]],
    [
      "Do steps 2 and 3 again",
      [
        ["steps 2", 2],
        ["3", 3],
      ],
    ],
    [
      "steps 1, 2 or 5",
      [
        ["steps 1", 1],
        ["2", 2],
        ["5", 5],
      ],
    ],
    [
      "Steps 2–4",
      [
        ["Steps 2", 2],
        ["4", 4],
      ],
    ],
    ["Siehe Schritt 3", [["Schritt 3", 3]]],
    [
      "step 7 of 7, then step 1",
      [
        ["step 7", 7],
        ["step 1", 1],
      ],
    ],
  ])("%s", (text, steps) => {
    expect(named(text)).toEqual(steps);
  });

  it.each(["step 8", "step 0", "step 1.5 mm", "two steps", "footsteps 2", "stepped 3 times"])(
    "are none in %j",
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it("are pieces of the text, and nothing is lost between them", () => {
    const text = "First steps 2, 3 and 9; see step 4 (not step 12).";
    expect(
      splitAtSteps(text, 7)
        .map(({ words }) => words)
        .join(""),
    ).toBe(text);
  });
});
