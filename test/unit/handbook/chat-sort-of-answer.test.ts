import { describe, expect, it } from "vitest";
import { findNearest } from "~/domain/handbook/chat/find-nearest-question";
import { isOfSort } from "~/domain/handbook/chat/sort-of-answer";

describe("the sort of answer that a question wants", () => {
  it.each([
    ["how long do i leave it off", "A whole day, doors open.", "Wipe the floor and shut the door."],
    ["how much does a luthier cost", "About €40 to €80.", "Ask in a music shop."],
    ["what angle do i sharpen at", "20 to 25 degrees.", "Better not: files burn nothing."],
    ["which way does the filter go", "Arrow to the motor.", "Wash it with soapy water."],
    ["how do i see if the hose has a hole", "Hold it to your ear and listen.", "Tape is best."],
  ])("tells for “%s” an answer from one that is beside it", (asked, right, beside) => {
    expect(isOfSort(asked, right)).toBe(true);
    expect(isOfSort(asked, beside)).toBe(false);
  });

  it("asks for nothing where a question leaves it open", () => {
    expect(isOfSort("can i use vinegar", "Yes.")).toBe(true);
  });

  const price = "About €30.";
  const how = "Cut it out and sew in a longer one.";
  const faq = [
    { asks: ["what does a shop take for a zip"], answer: price },
    { asks: ["how do i put in a zip"], answer: how },
  ];

  it("is what the nearest question is chosen by", () => {
    expect(findNearest(faq, "how much does a zip cost")?.answer).toBe(price);
    expect(findNearest(faq, "how would i sew a zip")?.answer).toBe(how);
  });

  it("takes two words for one thing for one word", () => {
    const asked = [
      { asks: ["which way does the screw turn"], answer: "To the left." },
      { asks: ["where is the screw"], answer: "Under the cap." },
    ];
    expect(findNearest(asked, "what direction does the screw turn")?.answer).toBe("To the left.");
  });
});
