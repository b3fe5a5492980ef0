import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

/** Questions in a few words that stand for much: the talk so far, or what is in the hand. */
describe("a question that names next to nothing", () => {
  it.each([
    ["can i still use it", /^Only as long as none of this is so: /],
    ["could we just use it like this?", /^Only as long as none of this is so: /],
    ["what if there's nothing in it", /^Then look at .+ next\./],
    ["and what if i find nothing", /^Then look at .+ next\./],
    ["do i need a new hose", /^Not as far as the guide goes\. It asks for this: .*Broomstick/],
    ["do i need a new filter", /^Not for what this guide looks for\. Only a full bag or bin/],
    ["is it something i can do?", /^Yes, the guide is meant for doing it yourself\./],
    ["i did that, same thing", /^Then look for .+ next\./],
    ["cleaned it three times already", /^Then look for .+ next\./],
    ["it has come loose again", /^Then look for .+ next\./],
  ])("is answered from the guide of a vacuum without suction: %s", async (message, wanted) => {
    const say = await openChat("Vacuum cleaner", "no suction, something is stuck in the hose");
    expect(say(message)).toMatch(wanted);
  });

  it.each([
    ["Boombox", "the CD says no disc", "what can i clean it with", /“Wipe the lens with one drop”/],
    ["Record player", "slow, the belt has slipped off", "do i need a new belt", /^Yes, the guide/],
    ["Record player", "slow, the belt has slipped off", "how do i get the old one off", /platter/],
    ["Fridge with freezer", "hums, ice at the fan", "how long do i leave it off?", /Overnight/],
    ["Washing machine", "does not drain", "where is the filter?", /^The drain filter is behind/],
    ["Laptop", "battery lasts half an hour", "how do i get it out", /“Take the bottom off”/],
    ["Kettle", "does not heat", "how do i get it off", /^Tell me which part you mean, .+ 1\. /],
    ["Office chair", "sinks down", "how do i get it off", /^Leave it in its place/],
    ["Kettle", "does not heat", "should i just throw it out", /up to half the price of a new one/],
    [
      "Bicycle",
      "the chain slips",
      "i dont have a chain tool",
      /no substitute for this: Chain tool/,
    ],
    ["Bicycle", "the chain slips", "do i need a new cassette too", /^It may be: .*cassette tool/],
    ["Washing machine", "does not drain", "where is the pump?", /^The drain pump is at the bottom/],
  ])("is answered by its step, tool or part: %s, %s, %s", async (item, issue, message, wanted) => {
    const say = await openChat(item, issue);
    expect(say(message)).toMatch(wanted);
  });

  it.each([
    ["where should i put it", /^The guide says this: Carry it outside/],
    ["where do i keep that till monday", /^The guide says this: Carry it outside/],
    ["is it something i can fix", /^No\. /],
    ["can i still use it", /^No\. /],
  ])("is answered with what keeps safe beside a swollen battery: %s", async (message, wanted) => {
    const say = await openChat("Tablet", "the battery is swollen, the screen lifts");
    expect(say(message)).toMatch(wanted);
  });

  it.each([
    "can i ride it home",
    "can i still ride it",
    "can i keep riding",
    "could we use it now?",
  ])("is a no where the guide says so, whatever else it says: %s", async (message) => {
    const say = await openChat("Bicycle", "I pull the levers and she keeps rolling");
    expect(say(message)).toBe(
      "No. Do not ride until both brakes hold: push the bicycle, pull each lever, and the wheel must lock.",
    );
  });

  it("leaves a new part to whoever takes the repair on", async () => {
    const say = await openChat("Bicycle", "the fork is cracked");
    expect(say("do i need a new fork")).toMatch(/^That is for whoever takes it on to say\. /);
  });

  it.each([
    "i did it, now it sucks",
    "where is the nearest shop",
    "can i use it with a paper bag",
    "do i need a new year's resolution",
    "which seal is the other one",
  ])("is none of: %s", async (message) => {
    const say = await openChat("Vacuum cleaner", "no suction, something is stuck in the hose");
    expect(say(message)).not.toMatch(
      /^(?:Only as long|Then look|Not as far|Not for what|The guide says this)/,
    );
  });
});
