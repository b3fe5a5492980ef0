import { describe, expect, it } from "vitest";
import { describeWhatIsForbidden } from "~/domain/handbook/chat/ask-leave";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { guide, talkAbout } from "./bell-talk";
import { ask, takeJourney } from "./journey";

async function askAbout(item: string, issue: string, message: string) {
  const { repair } = await takeJourney(item, issue, () => "not sure");
  return handbookAssistant.chatReply(repair, [], message, ask());
}

describe("a wish to leave a step out", () => {
  it.each([
    [
      "Kitchen tap",
      "drips",
      "can I skip turning the water off?",
      /^No\. .*Step 1, “Shut the water/,
    ],
    ["Kitchen tap", "drips", "can I skip step 2", /^(?:Better not|No).*Step 2, /],
    ["Kitchen tap", "drips", "can I skip the levelling?", /^Better not: each step/],
    ["Toaster", "does not heat", "can I skip unplugging it", /^No\. .*deadly shock/],
    ["Toaster", "does not heat", "can I leave the plug in", /^No\. .*deadly shock/],
    ["Toaster", "does not heat", "can I skip taking the plug out", /^No\. .*deadly shock/],
  ])("%s %s: %s", async (item, issue, message, reply) => {
    expect(await askAbout(item, issue, message)).toMatch(reply);
  });
});

describe("a wish to go on with a thing that belongs in other hands", () => {
  it.each([
    ["Bicycle", "the fork is cracked", "Can I skip checking the fork and ride it to school?"],
    ["Bicycle", "the fork is cracked", "can I finish my job first?"],
    ["Lawn mower", "I cut the cable", "can I start it once more?"],
    ["Lawn mower", "I cut the cable", "can I just tape it?"],
    ["Lawn mower", "I cut the cable", "can I push the wire back in?"],
    ["RC car", "gets hot at the back when charging", "can I charge it overnight?"],
  ])("is met with a no: %s, %s, %s", async (item, issue, message) => {
    expect(await askAbout(item, issue, message)).toMatch(/^No\. .*What to do now is in the guide/);
  });

  it("but a wish to hand it over is met with a yes", async () => {
    const reply = await askAbout("Bicycle", "the fork is cracked", "Can I take it to a bike shop?");
    expect(reply).toMatch(/^Yes, that is the way/);
  });
});

describe("a question whether something may be done", () => {
  it.each([
    ["Office chair", "sinks slowly", "can I open the gas cylinder?", /^No\. .*pressure/],
    ["Fridge", "not cold enough", "can I use a knife on the ice", /^No\. Thin pipes/],
    ["Phone", "charging port full of dirt", "can I use a needle", /^No needle/],
    ["Bicycle", "brakes squeal", "is it ok to ride with only the front brake?", /^Not even/],
    ["Fridge", "not cold enough", "can I keep using it till friday", /^Only as long as none of/],
  ])("is answered from what is forbidden: %s, %s, %s", async (item, issue, message, reply) => {
    expect(await askAbout(item, issue, message)).toMatch(reply);
  });
});

it.each([
  ["Bike", "tyre keeps going flat", "can i patch it by hand", /^Yes\. Step \d, “Patch it/],
  ["Bike", "tyre keeps going flat", "can i weld it", /^(?!Yes\b)/],
  ["Office chair", "sinks slowly", "can i exchange it myself", /^No\b/],
  ["Kitchen tap", "drips", "do i have to do this often", /^(?!Yes\b)/],
])(
  "what a step does is allowed, and nothing else: %s, %s, %s",
  async (item, issue, message, reply) => {
    expect(await askAbout(item, issue, message)).toMatch(reply);
  },
);

function askToPatch(until: string): string | null {
  const text = `Sand the spot ${until}, and press the patch down.`;
  const steps = [{ number: 1, title: "Mend the dome", text }];
  return describeWhatIsForbidden(talkAbout({ ...guide, steps })("can i patch the spot"));
}

it("“no longer” in a step forbids nothing", () => {
  expect(askToPatch("until it no longer shines")).toBeNull();
  expect(askToPatch("with no oil on it")).toMatch(/^No: Sand the spot/);
});

describe("what is about something else", () => {
  it.each([
    ["Bicycle", "brakes squeal", "my kettle leaks", /only\. For the kettle/],
    ["Bicycle", "brakes squeal", "do you know my stocks", /^I am sorry, I cannot help with/],
    ["Toaster", "the lever stays up", "how long for crumpets", /^I am sorry, I cannot help with/],
    ["Table lamp", "flickers", "do I need a screwdriver", /^(?:Yes|It is not on the list): /],
  ])("is told apart: %s, %s, %s", async (item, issue, message, reply) => {
    expect(await askAbout(item, issue, message)).toMatch(reply);
  });
});

describe("a question that no yes answers", () => {
  it.each([
    ["Coffee maker", "only a tiny bit comes out", "how many times do i have to do that"],
    ["Toilet", "keeps running all the time", "where do i turn off the water"],
    ["Wall socket", "got hot and buzzes", "which fuse do i turn off"],
  ])("%s, %s: %s", async (item, issue, message) => {
    expect(await askAbout(item, issue, message)).not.toMatch(/^Yes/);
  });

  it("takes no question for a finding", async () => {
    const reply = await askAbout("Toilet", "keeps running", "is the water in there clean");
    expect(reply).not.toContain("Then it is hardly");
  });
});

describe("what others may do with a thing that belongs in other hands", () => {
  const bike = ["Kids bike", "the brakes barely stop it"] as const;
  it.each(["can he still ride it to school", "may my daughter ride it until Friday"])(
    "is refused: %s",
    async (message) => {
      expect(await askAbout(...bike, message)).toMatch(/^No\. Leave it standing/);
    },
  );

  it("lets somebody be asked to mend it", async () => {
    expect(await askAbout(...bike, "can my brother fix it")).not.toMatch(/^No\. Leave/);
  });

  it.each([
    ["Laptop", "the battery is puffed up", "can i keep using it plugged in till friday"],
    ["Laptop", "the battery is swollen", "can i leave it plugged in overnight"],
    ["Power bank", "it bulges and smokes", "is it ok to keep it plugged in while charging"],
  ])("lets nobody charge what is dangerous: %s, %s, %s", async (item, issue, message) => {
    const reply = await askAbout(item, issue, message);
    expect(reply).toMatch(/^No\b/);
    expect(reply).not.toMatch(/charge the [a-z ]+ where you are awake/);
  });

  it("says where a swollen battery is thrown away", async () => {
    const reply = await askAbout("Tablet", "the battery is swollen", "where do i throw it");
    expect(reply).toContain("Take it to hazardous waste");
  });
});
