import { expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { writeGuide } from "~/domain/guide/write-guide";
import { fiveKinds, wordsOf } from "./guide-shapes";
import { kettleGuide } from "../../support/repair-entries";

it("writes a guide that reads as the one it was written from", () => {
  const { text, ...parts } = readGuide(kettleGuide);
  const { text: again, ...same } = readGuide(writeGuide(parts));
  expect(same).toEqual(parts);
  expect(new Set(wordsOf(again))).toEqual(new Set(wordsOf(text)));
});

it("writes a fact line, headings and numbered steps with all that belongs to them", () => {
  const parts = {
    facts: [
      { label: "difficulty", value: "Easy" },
      { label: "time", value: "5 min" },
    ],
    sections: [
      { kind: "other" as const, title: "", body: "It mends the lid." },
      { kind: "steps" as const, title: "", body: "" },
      { kind: "prevention" as const, title: "Later", body: "- Wipe it." },
    ],
    steps: [
      {
        title: "Take it off",
        action: "open" as const,
        warnings: "**Warning:** It is hot.",
        body: "Turn it.\n\n- left\n- right",
      },
      { title: "Wipe it", action: "clean" as const, warnings: "", body: "" },
    ],
  };
  expect(writeGuide(parts)).toBe(`**Difficulty:** Easy · **Time:** 5 min

It mends the lid.

## Steps

1. **Take it off**

   **Warning:** It is hot.

   Turn it.

   - left
   - right

2. **Wipe it**

## Later

- Wipe it.`);
});

it("reads a guide that broke off anywhere without losing the steps before", () => {
  const { steps } = readGuide(kettleGuide);
  for (
    let length = kettleGuide.indexOf("easure the fuse");
    length < kettleGuide.length;
    length += 1
  )
    expect(readGuide(kettleGuide.slice(0, length)).steps[0]).toEqual(steps[0]);
  expect(readGuide(kettleGuide).sections.map(({ kind }) => kind)).toEqual(fiveKinds);
});
