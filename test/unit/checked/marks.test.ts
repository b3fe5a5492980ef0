import { expect, it } from "vitest";
import { marksIn, withoutMarks } from "~/domain/guide/marks";
import { readGuide } from "~/domain/guide/read-guide";
import { passGate, passGuideSoFar, passReply, passRootCause } from "~/domain/safety/gate";
import { findHazards } from "~/domain/safety/read-hazards";
import { kettleCase } from "../../support/repair-cases";

const mark = "[handbook: kettle, the lid]";

it.each([
  [`Close the lid. ${mark}`, "Close the lid."],
  [`Close ${mark} the lid. [Handbuch: Wasserkocher, Deckel]`, "Close the lid."],
  ["Close the lid.【handbook: kettle, the lid】", "Close the lid."],
  ["See [the manual](https://x.example) and [1].", "See [the manual](https://x.example) and [1]."],
  ["- [x] done [ ] open", "- [x] done [ ] open"],
])("takes the marks out of %s", (text, words) => {
  expect(withoutMarks(text)).toBe(words);
});

it("holds back a mark that is still being written, and shows what was none", () => {
  for (let length = 16; length < 16 + mark.length; length += 1)
    expect(withoutMarks(`Close the lid. ${mark}`.slice(0, length))).toBe("Close the lid.");
  expect(withoutMarks("See [the man")).toBe("See [the man");
});

it("reads what stands in the marks", () => {
  expect(marksIn(`a ${mark} b [handbook:kettle / base contact]`)).toEqual([
    "kettle, the lid",
    "kettle / base contact",
  ]);
});

it("lets no mark through the gate", () => {
  const guide = readGuide(
    `## Safety\n- Unplug. ${mark}\n## Steps\n1. **Close it.** Press. ${mark}`,
  );
  const chat = [{ text: `Press it. ${mark}`, isUser: false }];
  const repair = { ...kettleCase, rootCause: `The lid. ${mark}`, guide, chat };
  expect(JSON.stringify(passGate(repair))).not.toContain("handbook");
  const hazards = findHazards({ itemDescription: "Kettle", itemIssue: "leaks", answers: [] });
  for (const pass of [passGuideSoFar, passReply, passRootCause])
    expect(pass(`Press it. ${mark}`, hazards)).toBe("Press it.");
});
