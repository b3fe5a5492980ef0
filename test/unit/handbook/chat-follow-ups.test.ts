import { expect, it } from "vitest";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

/** The reply with the other troubles of the thing at hand, as the app gives it. */
async function reply(item: string, issue: string, message: string): Promise<string> {
  const page = await diagnoseCase(newCase(item, issue));
  const { faults = [] } = (await page.kind?.playbook()) ?? {};
  return writeReply(page, composeGuide(page), [], message, { siblings: faults });
}

it.each([
  ["watch", "the strap pin came out", "and the wrong time?", "keep time"],
  ["cordless drill", "the battery does not charge", "what about the chuck", "chuck slips"],
  ["drawer", "sticks halfway", "ok and what about the loose front?", "front that comes apart"],
])("names the page of another trouble: %s", async (item, issue, message, trouble) => {
  const said = await reply(item, issue, message);
  expect(said).toContain("another trouble");
  expect(said).toContain(trouble);
  expect(said).toContain("It is something else");
});

it("does not send the reader to another page for what the guide itself speaks of", async () => {
  expect(await reply("kettle", "limescale all over the bottom", "and the acid?")).not.toContain(
    "another trouble",
  );
});

it.each([
  "step 2 did nothing",
  "step 2 has done absolutely nothing",
  "did step 2 and it did nothing at all",
])("offers the next cause: %s", async (message) => {
  expect(await reply("coffee maker", "no water comes through", message)).toMatch(/^Then look for/);
});

it("takes the size of a hole for no step that failed", async () => {
  expect(
    await reply("curtain rail", "came out of the wall", "the gap is as wide as my thumb"),
  ).not.toMatch(/^Then look for/);
});

it.each([
  ["dishwasher", "does not wash clean", "do i have to buy anything", /^For this repair you need/],
  ["fridge", "does not get cold", "how do i get rid of this ice, screwdriver?", /^No\. Thin pipes/],
  ["earbuds", "left one is quiet", "is it ok to use a paperclip", /^No needle/],
  ["lawn mower", "petrol, will not start", "could stale petrol be the cause", /stale petrol/],
  ["lawn mower", "petrol, will not start", "how do i dispose of the old fuel", /hazardous-waste/],
  [
    "cordless drill",
    "the chuck wobbles",
    "how much is a new charger",
    /no price for a new charger/,
  ],
  ["jeans", "hole at the knee", "i can't sew, what now", /If you would rather not/],
  ["curtain rail", "came out of the wall", "which filler do i need", /mortar/],
])("answers %s (%s): %s", async (item, issue, message, wanted) => {
  expect(await reply(item, issue, message)).toMatch(wanted);
});

it.each([
  "what if it's not the hose",
  "what if its not the hose?",
  "and if it isn't the tube",
  "what if it is not the problem",
])("goes on to the next cause: %s", async (message) => {
  const said = await reply("vacuum cleaner", "no suction, the bag is new", message);
  expect(said).toMatch(/^Then look at /);
  expect(said).not.toContain("Then look at a blockage");
});

it("goes on to no other cause where something else is supposed", async () => {
  const said = await reply("vacuum cleaner", "no suction", "what if it is not on the list");
  expect(said).not.toMatch(/^Then look at /);
});

it("asks with “how hard” for force, where somebody does something", async () => {
  const said = await reply("winter jacket", "zip opens behind the slider", "how hard do i squeeze");
  expect(said).not.toContain("allows for");
  expect(said).toMatch(/squeeze/i);
});

it.each(["can i use wd40", "can I use wd-40?", "is it ok to use WD 40"])(
  "forbids what the page forbids, however it is written: %s",
  async (message) => {
    const said = await reply("electric guitar", "crackles when I turn the volume knob", message);
    expect(said).toMatch(/^No .*WD-40/);
  },
);

it("takes a question whether it is safe for no finding", async () => {
  const said = await reply(
    "pressure cooker",
    "steam comes out all round the lid",
    "is it safe to use till the new ring comes",
  );
  expect(said).not.toContain("hardly");
  expect(said).toMatch(/^Only as long as none of this is so/);
});
