import { describe, expect, it } from "vitest";
import { check } from "./open-case";

const mower = [
  "lawn mower",
  "it tears the grass and leaves brown tips",
  "The blade is blunt.",
] as const;

const mixer = [
  "hand mixer",
  "motor runs but the beaters do not turn",
  "The worm gear inside the head is stripped.",
] as const;

const kindsOf = async (trouble: typeof mower | typeof mixer, step: string) => {
  const { steps } = await check(trouble, "**Unplug it.** Pull the plug.", step);
  return steps[1]?.findings.map(({ kind }) => kind);
};

describe("a step of another cause", () => {
  it("is known by the rarer words of that cause's step", async () => {
    const gap =
      "**Adjust the cutting gap.** Turn the screws at both ends of the cylinder by an eighth, until a strip of newspaper is cut over the whole width.";
    expect(await kindsOf(mower, gap)).toEqual(["other-cause"]);
  });

  it("is known with a verb that no list has", async () => {
    const belt =
      "**Renew the drive belt.** Roll the new belt onto the small wheel first, then turn the large one.";
    expect(await kindsOf(mixer, belt)).toEqual(["other-cause"]);
  });

  it("is none where it only looks", async () => {
    expect(await kindsOf(mixer, "**Look at the belt.** Check the belt for cracks.")).toEqual([]);
  });

  it("is none where the guide's own cause has nearly the same", async () => {
    const grease =
      "**Pack it with gear grease.** Fill the teeth, about 120 to 150 g for a large stand mixer.";
    expect(await kindsOf(mixer, grease)).toEqual([]);
  });
});
