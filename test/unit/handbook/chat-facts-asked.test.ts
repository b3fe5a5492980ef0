import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

describe("what people ask beside a page", () => {
  it.each([
    ["walking boots", "the sole is crumbling away", "which glue holds it", /^None, if the foam/],
    ["walking boots", "the sole is crumbling away", "can i wear them for one more walk", /^No, if/],
    ["merino jumper", "moth holes", "what thread for a merino jumper", /^On wool and merino/],
    [
      "kettle",
      "slow since it is full of limescale",
      "can i use it straight after descaling",
      /Pour that water away, then use it/,
    ],
    [
      "toilet",
      "keeps running",
      "do i have to turn off the whole house water?",
      /^No: the small valve/,
    ],
    ["toilet", "keeps running", "can i turn off the house water instead", /^Yes\. Close the main/],
    [
      "cordless drill",
      "the gears grind",
      "can i still use it for light stuff",
      /^A few small screws/,
    ],
    ["washing machine", "does not drain", "what if the filter was clean", /^Then look behind it/],
    [
      "washing machine",
      "does not drain",
      "how do i get the water out without flooding the kitchen",
      /^Plug out/,
    ],
    ["bicycle", "clicks when pedalling", "can carbon be mended at all", /^Yes, by firms/],
    [
      "silver chain necklace",
      "the ring at the clasp has opened",
      "can i just squeeze it shut",
      /^Yes, a jump ring/,
    ],
    ["kitchen wall clock", "stopped", "can i swap the whole works", /^Yes, in a quartz clock/],
    [
      "acoustic guitar",
      "strings buzz",
      "can i break the neck doing that",
      /^Yes, with the truss rod/,
    ],
    [
      "moka pot",
      "leaks at the middle",
      "can i put it in the dishwasher afterwards",
      /^No, not one of alu/,
    ],
    ["oil lamp", "the wick smokes black", "which oil", /^Lamp oil or clean paraffin/],
    ["oil lamp", "the wick smokes black", "can i use petrol", /^No, never/],
    ["walking boots", "the sole is crumbling away", "which glue do i use", /^No glue holds foam/],
    ["merino jumper", "moth holes", "what thread", /^Wool yarn for wool/],
  ])("%s, %s: %s", async (item, issue, message, expected) => {
    const say = await openChat(item, issue);
    expect(say(message)).toMatch(expected);
  });

  it("drips machine oil on what is no lamp", async () => {
    const say = await openChat("desk lamp", "flickers");
    expect(say("which oil")).not.toContain("paraffin");
  });

  it("reads no flood into a wish to avoid one", async () => {
    const say = await openChat("washing machine", "does not drain");
    expect(say("water pours everywhere")).toMatch(/^Do not stand in the water/);
    expect(say("how can i empty it without flooding the floor with water everywhere")).not.toMatch(
      /^Do not stand/,
    );
  });
});
