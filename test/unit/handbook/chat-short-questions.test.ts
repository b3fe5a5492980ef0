import { describe, expect, it } from "vitest";
import { headOf } from "~/domain/handbook/chat/question-head";
import { openChat } from "./open-chat";

describe("how a question begins", () => {
  it.each([
    ["how long does it have to cool", "how long"],
    ["and how do I get it off?", "how do"],
    ["Which belt fits", "what"],
    ["what belt fits", "what"],
    ["ok, could I wash it", "can i"],
    ["the belt slips", ""],
    ["it smells and I wonder which belt fits", ""],
  ])("%s", (text, head) => {
    expect(headOf(text)).toBe(head);
  });
});

describe("a short question in the chat", () => {
  it("gets a blade's torque, and not what holds a lid", async () => {
    const say = await openChat("Flymo lawn mower", "cuts badly, the grass looks torn");
    expect(say("how tight")).toMatch(/^Step \d+, “Bolt it on”.*torque/);
    expect(say("how tight")).not.toMatch(/quarter of a turn/);
    expect(say("what torque does the bolt need")).toMatch(/torque/);
  });

  it("gets the general rule where the guide names no torque", async () => {
    const say = await openChat("Kettle", "the handle is loose");
    expect(say("how tight")).toMatch(/snug by hand/);
  });

  it("is no question about the power when wood is cut off", async () => {
    const say = await openChat("Dining table", "it wobbles on the floor");
    expect(say("how much do i cut off")).not.toMatch(/^Yes|Bring the table to rest/);
    expect(say("do i have to cut the power off")).toMatch(/^Yes/);
    expect(say("do i have to switch it off")).toMatch(/^Yes/);
  });

  it("gets the step whose title says just that", async () => {
    const say = await openChat("Flymo lawn mower", "cuts badly, the grass looks torn");
    expect(say("how do i balance it")).toMatch(/^Step \d+, “Balance it on a nail”/);
  });

  it("tells how a bad lamp is found, and not where lamps sit", async () => {
    const say = await openChat("Fairy lights", "half of them are dark");
    expect(say("how do i find the bad bulb")).toMatch(/^Quickest is the eye/);
    expect(say("where are the lamps")).toMatch(/^The lamps sit along the wire/);
  });

  it("gets the tool, and not the look of a part", async () => {
    const say = await openChat("Electric guitar", "crackles when I move the jack");
    expect(say("what size spanner")).toMatch(/spanner/i);
    expect(say("what size spanner")).not.toMatch(/words only/);
  });

  it("is answered in full where others asked it in the same one word", async () => {
    const say = await openChat("Umbrella", "a rib has snapped");
    expect(say("which thread")).toMatch(/^Take strong polyester/);
  });
});
