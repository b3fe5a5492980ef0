import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import { isPutBackFirst, putBackFirst } from "~/domain/guide/put-back-first";
import { bringsPower } from "~/domain/guide/safe-steps";

const guide = readGuide(`## Steps
1. **Pull the plug.** By its body.
2. **Open the base.** Two screws.

   To put it back: The long screw goes to the left.
3. **Clean it.** Wipe it dry.
4. **Switch it on.** Watch it.`);

const after = (done: number[], cameOff: string[] = [], step = done.length + 1) =>
  putBackFirst(guide, { step, done, cameOff });

describe("what stands first where a repair goes on otherwise", () => {
  it("is all that is off or open, before the power returns", () => {
    const first = after([1, 2], ["2 screws (cup A)", "1 cover (cup B)"]);
    expect(first?.title).toBe("Put everything back first");
    expect(first?.warnings).toMatch(/^\*\*Warning:\*\* Leave power and water off until/);
    expect(first?.body).toBe(
      "Before anything else is tried, see that all of this is back as it was:\n\n" +
        "- 2 screws (cup A)\n- 1 cover (cup B)\n" +
        "- What you took apart in “Open the base”. The long screw goes to the left.",
    );
  });

  it("tells of the step that did not work, too: it may have been begun", () => {
    expect(after([1])?.body).toContain("What you took apart in “Open the base”.");
  });

  it("names nothing where only the power is off", () => {
    const { steps } = guide;
    const rest = { ...guide, steps: steps.toSpliced(1, 1) };
    expect(putBackFirst(rest, { step: 2, done: [1], cameOff: [] })?.body).toBe(
      "Before anything else is tried, see that nothing is open and nothing is missing.",
    );
  });

  it("is what came off of a thing without power, without a word on power", () => {
    const bicycle = readGuide("## Steps\n1. **Take the wheel off.** Up.\n2. **Look.** At it.");
    const first = putBackFirst(bicycle, { step: 2, done: [1], cameOff: ["2 nuts (cup A)"] });
    expect(first?.warnings).toBe("");
    expect(first?.body.endsWith(":\n\n- 2 nuts (cup A)")).toBe(true);
    expect(putBackFirst(bicycle, { step: 2, done: [1], cameOff: [] })).toBeUndefined();
  });

  it("is nothing of its own once the thing has run again", () => {
    expect(after([1, 2, 3])).toBeUndefined();
    expect(after([1, 2, 3, 4], [], 4)).toBeUndefined();
    expect(after([1, 2, 3, 4], ["1 screw (cup A)"], 4)?.body).toMatch(/:\n\n- 1 screw \(cup A\)$/);
  });

  it("is not asked for again where it is done and nothing was opened since", () => {
    const first = after([1, 2]);
    if (!first) throw new Error("It stands first");
    expect(isPutBackFirst(first)).toBe(true);
    expect(bringsPower(first)).toBe(false);
    const steps = [...guide.steps.slice(0, 2), first, ...guide.steps.slice(2)];
    const progress = { step: 4, done: [1, 2, 3], cameOff: [] };
    expect(putBackFirst({ ...guide, steps }, progress)).toBeUndefined();
  });
});
