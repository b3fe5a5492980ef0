import { describe, expect, it } from "vitest";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { ask, takeJourney } from "./journey";

const reply = async (
  message: string,
  item = "Canon inkjet printer",
  issue = "prints blank pages",
) =>
  handbookAssistant.chatReply(
    (await takeJourney(item, issue, () => "not sure")).repair,
    [],
    message,
    ask(),
  );

describe("what goes wrong in the hand", () => {
  it.each([
    ["the screw is stuck", /a hair tighter/],
    ["one bolt won't undo", /a hair tighter/],
    ["i can't loosen the screws", /a hair tighter/],
    ["rusty screw", /a hair tighter/],
    ["the screw head is stripped", /rubber band/],
    ["i stripped the screw", /rubber band/],
    ["lost the grub screw", /torch flat/],
    ["one spring is missing", /torch flat/],
    ["can't find the washer", /torch flat/],
    ["i dropped a screw inside", /unplugged until it is out/],
    ["I just snapped one of the tabs", /do not plug the printer in/],
    ["cartridge wont come out", /do not force it/],
    ["can't get the cover off", /do not force it/],
    ["the flap snapped while i was opening it", /keep the pieces\. Leave the printer off/],
    ["oops, a hinge cracked", /keep the pieces/],
    ["i just broke something", /keep the pieces/],
    ["rinsed it and now it won't start", /a whole day in a warm room/],
    ["gizmo stuck", /do not force it/],
  ])("is helped with: “%s”", async (message, helped) => {
    expect(await reply(message)).toMatch(helped);
  });

  it.each([
    ["i cant turn the filter knob", "washing machine", "stops with the water in it"],
    ["the filter won't unscrew", "washing machine", "does not drain"],
    ["i can't undo the cap", "washing machine", "does not drain"],
  ])("is helped with what the guide turns by hand: “%s”", async (message, item, issue) => {
    expect(await reply(message, item, issue)).toMatch(/rubber glove/);
  });

  it("does not take a crack that is the trouble, or was there before, for one made just now", async () => {
    expect(await reply("the screen is cracked", "phone", "screen is cracked")).not.toMatch(
      /pieces/,
    );
    expect(await reply("bobbin is jammed", "sewing machine", "skips stitches")).toMatch(/tweezers/);
    expect(await reply("washed it and now it is stuck", "zip", "stiff")).not.toMatch(/wet inside/);
  });

  it("takes a knob that the guide does not turn for none of its own", async () => {
    expect(await reply("i can't turn the knob", "dining chair", "a leg wobbles")).not.toMatch(
      /rubber glove/,
    );
    expect(await reply("i can't turn the cap off", "washing machine", "does not drain")).toMatch(
      /^It turns to the left.*\n\nI took that for “filter cap is stuck”\./s,
    );
  });

  it("is helped with what the handbook knows of that very part", async () => {
    expect(await reply("the old jumper nut won't undo", "tap", "it drips")).toMatch(
      /^The jumper, the plate that holds the washer, stays if it is flat/,
    );
  });

  it("is none where a step failed and the trouble is told again", async () => {
    const told = "I did step 1 and it still has a missing part";
    expect(await reply(told, "toy lorry", "a wheel broke off")).not.toMatch(/torch flat/);
    const cell = "I did step 1 and it still does not charge";
    expect(await reply(cell, "electric toothbrush", "does not charge")).not.toMatch(/^No\./);
  });

  it("is no reason to pass over a step that did not work, or to work on a stop", async () => {
    expect(await reply("step 2: the cover won't come off")).not.toMatch(/do not force it/);
    expect(await reply("the screw is stuck", "Microwave", "sparks inside")).not.toMatch(/tighter/);
  });
});
