import { describe, expect, it } from "vitest";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { ask, takeJourney } from "./journey";

async function askAbout(item: string, issue: string, message: string) {
  const { repair } = await takeJourney(item, issue, () => "not sure");
  return handbookAssistant.chatReply(repair, [], message, ask());
}

describe("a question in the chat that somebody could be hurt by", () => {
  it.each([
    ["Dishwasher", "no lights", "can I work on it with the power on"],
    ["Table lamp", "flickers", "Can I change the bulb while it is on?"],
    ["Table lamp", "flickers", "Can I change the bulb without turning it off?"],
    ["Toaster", "does not heat", "Can I stick a knife in it?"],
  ])("says no, why, and where to switch it off: %s, %s, %s", async (item, issue, message) => {
    const reply = await askAbout(item, issue, message);
    expect(reply).toMatch(/^No\. .*deadly shock.*Pull the plug.*breaker/);
  });

  it("names another way to cut the power for things with batteries", async () => {
    const message = "Can I open it while it is switched on?";
    expect(await askAbout("Cordless drill", "does not turn", message)).toMatch(
      /^No\. .*off its charger/,
    );
    expect(await askAbout("Torch", "does not light", message)).toMatch(
      /^No\. .*Take the batteries out/,
    );
  });

  it("has nobody fight the fire of a battery, and of others a small one only", async () => {
    const scooter = ["Electric scooter", "gets hot and smells sweet while it charges"] as const;
    for (const message of ["how do i put out the fire if it starts", "what if it catches fire"])
      expect(await askAbout(...scooter, message)).toMatch(
        /^Get everybody out.*112.*Do not fight a battery's fire/,
      );
    expect(await askAbout("Toaster", "does not heat", "do i need a fire extinguisher")).toMatch(
      /^Get everybody out.*No water on anything that is plugged in/,
    );
  });

  it.each([
    "I have no white vinegar. can i use bleach mixed with vinegar?",
    "is it ok to add bleach and citric acid together",
    "what about bleach and ammonia",
    "i already used chlorine bleach on it, can i put vinegar on now",
  ])("never lets bleach meet what makes gas of it: %s", async (message) => {
    expect(await askAbout("Kitchen tap", "weak jet", message)).toMatch(
      /^No, never together\. .*gas that burns the lungs.*leave the room/,
    );
  });

  it("keeps bleach out of a guide that works with an acid", async () => {
    expect(await askAbout("Kettle", "limescale, it takes forever", "can I use bleach?")).toMatch(
      /^No: this guide works with an acid/,
    );
  });

  it.each([
    ["Phone", "the battery is swollen", "Can I puncture it to let the gas out?"],
    ["Phone", "will not charge", "Can I drill a hole in the battery?"],
    ["Laptop", "battery bulges", "can I poke a hole in it"],
  ])("keeps cells whole: %s, %s, %s", async (item, issue, message) => {
    expect(await askAbout(item, issue, message)).toMatch(/^No\. Piercing.* makes it burn/);
  });

  it.each(["squeaks", "is slow and weak"])(
    "tells a hole in wood from one in a cell: a cordless drill that %s",
    async (issue) => {
      const reply = (place: string) =>
        askAbout("Cordless drill", issue, `can I drill a hole in the ${place} with it`);
      const ofWood = await reply("wood");
      // The drill's own pages know how big a hole it drills, and offer that.
      expect(ofWood).toMatch(/^(?:What comes nearest to that is|The guide does not say)\b/);
      expect(ofWood).not.toMatch(/Piercing|burn/);
      expect(await reply("battery")).toMatch(/^No\. Piercing.* makes it burn/);
    },
  );

  it.each([
    ["Phone", "the battery is swollen"],
    ["LG microwave", "runs but does not heat"],
    ["Kettle", "smells of burning"],
  ])("does not put it off until Friday: %s, %s", async (item, issue) => {
    const reply = await askAbout(item, issue, "Can I keep using it until Friday?");
    expect(reply).toMatch(/^No\. .*What to do now is in the guide: [A-Z]/);
    expect(await askAbout(item, issue, "What should I do now?")).toMatch(/Do this now: [A-Z]/);
  });

  it.each([
    "Is it safe for food?",
    "Can I put hot soup in it?",
    "is it safe in the dishwasher",
    "Can I still drink coffee from it?",
  ])("keeps glued china off the table: %s", async (message) => {
    expect(await askAbout("Ceramic mug", "handle broke off", message)).toMatch(
      /^No\. Glued pieces are for display, not for food or heat/,
    );
  });

  it.each(["can I hang a scarf on it", "Is it ok for children?"])(
    "says that it does not know, and whom to ask: %s",
    async (message) => {
      expect(await askAbout("Table lamp", "flickers", message)).toMatch(
        /The guide does not say\..*ask the maker.*repair café.*the safe answer is no/i,
      );
    },
  );

  it("does not answer with the nearest sentence that shares a word", async () => {
    const reply = await askAbout("Bicycle", "flat tyre", "How do I polish the brake?");
    expect(reply).toMatch(/^The guide does not say\./);
    const search = await askAbout("Bicycle", "flat tyre", "how do I find the puncture?");
    expect(search).not.toMatch(/^(?:On safety|From the list)/);
  });

  it("does not take a symptom for a wish", async () => {
    const reply = await askAbout("Washing machine", "leaks", "it only leaks when it is running");
    expect(reply).not.toMatch(/^No\. Do not work/);
  });
});
