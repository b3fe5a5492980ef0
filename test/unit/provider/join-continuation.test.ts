import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinContinuation, joinSoFar } from "~/services/assistant/model/join-continuation";

/** Words that differ, so that nothing repeats by chance. */
const prose = (length: number) =>
  Array.from({ length }, (_, i) => `word${i}`)
    .join(" ")
    .slice(0, length);

describe("the text that goes on", () => {
  it.each([399, 400, 401, 1000])(
    "is joined once where a model starts all over after %d characters",
    (length) => {
      const held = prose(length);
      expect(joinContinuation(held, `${held} and more.`)).toBe(`${held} and more.`);
      expect(joinSoFar(held, held.slice(0, length - 1))).toBe(held);
      expect(joinSoFar(held, `${held} and`)).toBe(`${held} and`);
    },
  );

  it("starts all over where only the white space in front is left out", () => {
    expect(joinContinuation(" \n Unplug it", "Unplug it. Wait.")).toBe(" \n Unplug it. Wait.");
  });

  it("goes back by 400 characters, and by no more", () => {
    const held = prose(1000);
    const from = (back: number) => `${held.slice(-back)} and more.`;
    expect(joinContinuation(held, from(400))).toBe(`${held} and more.`);
    expect(joinContinuation(held, from(401))).toBe(held + from(401));
  });

  it("goes back by 12 characters, and by no fewer", () => {
    const held = "Now open the small lid.";
    expect(joinContinuation(held, "e small lid. Then")).toBe(`${held} Then`);
    expect(joinContinuation(held, " small lid. Then")).toBe(`${held} small lid. Then`);
    expect(joinContinuation(held, "small lid. Then")).toBe(`${held}small lid. Then`);
  });

  it("leaves out the longest repetition, not the first that fits", () => {
    const held = "Turn the screw. Turn the screw.";
    expect(joinContinuation(held, "Turn the screw. Turn the screw. Done.")).toBe(`${held} Done.`);
    expect(joinContinuation(held, "Turn the screw. Done.")).toBe(`${held} Done.`);
  });

  it("is joined as it came, white space included, where it repeats nothing", () => {
    expect(joinContinuation("Undo the", " screws.")).toBe("Undo the screws.");
    expect(joinContinuation("Undo the", "\n\n1. screws")).toBe("Undo the\n\n1. screws");
  });

  it("shows only what was held while no word has come, or one that may be a repetition", () => {
    expect(joinSoFar("Unplug the kettle.", "")).toBe("Unplug the kettle.");
    expect(joinSoFar("Unplug the kettle.", " \n Unplug")).toBe("Unplug the kettle.");
    expect(joinSoFar("Unplug the kettle.", " Unplug the ket")).toBe("Unplug the kettle.");
    expect(joinSoFar("Now unplug the kettle.", " the kettle.")).toBe(
      "Now unplug the kettle. the kettle.",
    );
    expect(joinSoFar("Now unplug the kettle.", " unplug the")).toBe("Now unplug the kettle.");
    expect(joinSoFar("Unplug the kettle.", " Then")).toBe("Unplug the kettle. Then");
  });

  it("ends with the new words, and begins with the old ones, whatever they are", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (held, more) => {
        const joined = joinContinuation(held, more);
        expect(joined.startsWith(held)).toBe(true);
        expect((held + more).endsWith(joined.slice(held.length))).toBe(true);
      }),
    );
  });
});
