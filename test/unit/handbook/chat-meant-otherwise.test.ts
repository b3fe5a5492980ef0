import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

describe("the chat on a guide that does not fit", () => {
  it("says that a thing is another", async () => {
    const say = await openChat("Tablet", "does not turn on");
    expect(say("its a tomtom not a tablet")).toMatch(/^Then this is the wrong guide: it is for a/);
  });

  it("goes to another cause of the page, or trusts whoever had it in hand", async () => {
    const say = await openChat("Hi-fi amplifier", "no sound");
    expect(
      say("they told me a transistor has blown so why are you telling me about switches"),
    ).toMatch(/^Whoever had it in hand has seen more than I can/);
    expect(say("it's not the wobbler")).toMatch(/^Then go by what you see/);
  });

  it("takes a step that did not help for no objection", async () => {
    const say = await openChat("Hi-fi amplifier", "no sound");
    expect(say("not any better")).toMatch(/^Then look for /);
  });
});

describe("nothing is held down for good", () => {
  it("on the mains", async () => {
    const say = await openChat("Toaster", "the lever does not stay down");
    for (const wish of [
      "can i hold it down with a rubber band",
      "tape the lever down with tape",
      "can i just tape it down till i get a new one",
    ])
      expect(say(wish)).toMatch(/^No\. That protection/);
    expect(say("can i bridge it just for tonight")).toMatch(/^No\. That protection/);
  });
});

describe("what is recognised is answered only where the words ask for it", () => {
  it("and not with a price, a time or a picture", async () => {
    const say = await openChat("Digital camera", "lens error");
    expect(say("can i bang it on my hand")).not.toMatch(/allows for this/);
    expect(say("which camera is this for, mine is a nikon")).not.toMatch(/allows for this/);
    expect(say("one of the springs is lower than the others")).not.toMatch(/^I have words only/);
  });

  it("and the guide's own trouble, told again, is no other trouble", async () => {
    const say = await openChat("Sewing machine", "makes loops on the underside");
    expect(say("loops underneath, top looks fine")).not.toMatch(/^Glad to hear it|another trouble/);
  });

  it("and a wish is no step that failed", async () => {
    const say = await openChat("Lamp", "the screw in the base has no grip");
    expect(say("could i fill the hole with matchsticks and glue, my dad did that")).not.toMatch(
      /^Then look for/,
    );
  });
});

it("takes no repair shop's charge for a wish, and no tapped screen for a tap", async () => {
  const burnt = await openChat("Blender", "smoke came out of the motor");
  expect(burnt("what would a shop charge roughly")).not.toMatch(/^No\./);
  const phone = await openChat("Phone", "half of the screen is black");
  expect(phone("how do i save my stuff if i can't see where you tap ok")).not.toContain(
    "For the tap",
  );
  const tablet = await openChat("Tablet", "cracked screen");
  expect(tablet("the glass is breaking into bits when i lift it")).toMatch(
    /^Stop for a moment: safety glasses/,
  );
  const scooter = await openChat("Electric scooter", "does not charge");
  expect(scooter("my mates charger is 54v and same plug, ok for a quick try?")).toMatch(
    /^Only if your own charger says the same/,
  );
});

it("takes a thing that is another for the wrong guide, whatever else is missing", async () => {
  const say = await openChat("Washing machine", "does not spin");
  expect(say("its a sewing machine i mean, not a washing machine!! a washer is missing")).toMatch(
    /^Then this is the wrong guide/,
  );
});

it("tells how to switch off from whether to", async () => {
  const say = await openChat("Phone", "the power button is broken");
  expect(say("how do i switch it off if the off button is broken")).not.toMatch(/^Yes, before/);
});

it.each([
  ["Toaster", "does not hold down", "there are two levers and the right one won't stay down"],
  ["Food processor", "does not start", "there are two stops? mine only clicks once"],
  ["Portable radio", "no sound", "it hasn't got a headphone socket as far as i can see"],
])(
  "a part that is otherwise is no tool that is missed: %s, %s, %s",
  async (item, issue, message) => {
    const say = await openChat(item, issue);
    expect(say(message)).not.toMatch(/The guide asks for these|gives no substitute/);
  },
);

it.each([
  ["Air fryer", "the handle broke off", "could i screw the handle back on with a longer screw"],
  ["Clock", "stops after an hour", "the lever feels floppy, it won't spring back on its own"],
])("nothing is put together again there: %s, %s, %s", async (item, issue, message) => {
  expect((await openChat(item, issue))(message)).not.toMatch(/^Go backwards through/);
});

describe("a spark plug", () => {
  it("is no danger by its name, but a plug that sparks is one", async () => {
    const say = await openChat("Petrol lawnmower", "does not start after the winter");
    for (const asked of [
      "can i clean the spark plug with a wire brush",
      "should i wipe the spark plugs first",
    ])
      expect(say(asked)).not.toMatch(/^Stop here/);
    const kettle = await openChat("Kettle", "does not switch on");
    expect(kettle("it sparks at the plug")).toMatch(/^Stop here/);
  });
});
