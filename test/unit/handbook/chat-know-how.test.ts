import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const steps = `**Difficulty:** Easy · **Time:** 20 min · **Parts:** €3

## Tools and materials

- Clear oil (instead: cooking oil)

## Steps

1. **Clean the gimbal** Slowly. You should see: bare metal.

2. **Screw the frame** Warning: Mind the edge. Turn it to the left until it is hand-tight. You should see: a frame that does not rock.

## Prevention

- Brush it once a month.`;

/** Of a thing without power, of one on the mains and of one on batteries. */
const bicycle = () => openChat("Bicycle", "the saddle is loose", steps);
const lamp = () => openChat("Table lamp", "flickers", steps);
const torch = () => openChat("Torch", "does not light", steps);

type Rows = readonly (readonly [says: string, asked: string])[];

async function check(open: typeof bicycle, rows: Rows) {
  const say = await open();
  return rows.flatMap(([says, asked]) =>
    answeredOtherwise(say, asked, (reply) => reply.includes(says)),
  );
}

describe("the chat knows what holds for any repair", () => {
  it("of oil and cleaners from the cupboard", () =>
    expect(
      check(bicycle, [
        ["WD-40 frees", "is WD-40 alright?"],
        ["The guide asks for this: Clear oil. Instead", "olive oil ok?; is butter fine?"],
        ["Seals and rubber take silicone grease", "what about vaseline; which grease"],
        ["Better not: the gel", "is hand sanitiser ok; hand gel?"],
        ["Better not: drinks and scents", "can i use vodka; would perfume do"],
        ["No: nail varnish remover", "acetone?; nail polish remover instead"],
        ["Not on plastic or rubber", "can i clean it with white spirit; use petrol on it?"],
        ["With the power off, alcohol", "isopropyl?; is rubbing alcohol ok"],
        ["Better not: such cleaners", "can i use window cleaner; a kitchen spray?"],
        ["No: bleach eats", "can i use bleach in it?"],
        ["Vinegar, lemon juice", "vinegar?; is lemon juice as good"],
        ["Baking soda and toothpaste", "can i use baking soda to clean it; try toothpaste?"],
        ["A drop of washing-up liquid", "is soap ok; washing up liquid?"],
        ["On the outside of a thing", "are baby wipes fine"],
        ["Dry it slowly", "put it in rice?; can i dry it in the oven"],
      ]),
    ).resolves.toEqual([]));

  it("of screws that look odd, or are more than told of, and of an evening that ends", () =>
    expect(
      check(lamp, [
        ["is a Torx", "the screw has a weird star shape; odd triangle screw here"],
        ["Models differ", "there are more screws than you said; more screws here"],
        ["Yes, after any step", "can i leave it for tomorrow; could i finish it later"],
        ["without power", "can i do the rest tomorrow?"],
      ]),
    ).resolves.toEqual([]));

  it("of metal where there is current, and of foil", async () => {
    await expect(
      check(lamp, [
        ["No metal: it scratches", "can i clean it with a fork; scrape it with a knife?"],
        ["No: foil tears", "can i stuff tin foil in there"],
      ]),
    ).resolves.toEqual([]);
    const say = await bicycle();
    expect(say("can i clean it with a fork")).not.toMatch(/^No metal/);
  });

  it("of glue, tape and string", async () => {
    await expect(
      check(bicycle, [
        ["As a stopgap", "can i use duct tape; but tape is fine right?"],
        ["Household glue gives way", "is there a glue that stands heat; heat proof glue?"],
        ["Epoxy holds", "is epoxy ok; araldite?"],
        ["The glue goes by the material", "which glue; will wood glue do; hot glue gun?"],
        ["Sugru, a silicone putty", "sugru?; is blu tack ok"],
        ["A snapped piece", "a clip snapped, can i glue it; glue a broken knob?"],
        ["To hold something for a while", "try a rubber band; is dental floss ok instead"],
      ]),
    ).resolves.toEqual([]);
    const ofMains = await lamp();
    expect(ofMains("soldered it but is it ok to just wrap it in tape")).toMatch(
      /^No, not where the mains/,
    );
    expect(ofMains("is epoxy ok")).toContain("never for a case that keeps fingers off the mains");
    expect((await torch())("can i wrap the wire in tape")).toMatch(/^For a thin cord of low/);
  });

  it("of adapters, batteries and wires", async () => {
    await expect(
      check(lamp, [
        [
          "No: 9 V and 6 V are not the same",
          "my adapter says 9v and the lamp says 6v is that close enough; 9 volts instead of 6 v?; it is 9v, the shop only has 6",
        ],
        [
          "That depends on what is printed on both",
          "adapter says 7.5v 300ma, can i use one with 1000ma",
        ],
        ["The small sign with a dot", "what's the sign with the dot and the little circle"],
        ["A sound charger", "fast charger?; will the car charger do"],
        ["The same amps", "what size fuse"],
        ["A wire or a socket of low voltage", "can a beginner solder that; how do i solder it"],
        ["Such a part is replaced", "is it the capacitor; can i swap the transistor"],
        ["As they were", "which wire goes where; what are the wire colours"],
        ["What heats or has a strong motor", "can i use an extension lead"],
        ["Plug out and batteries out", "how do i set the multimeter"],
        ["Never mix", "can i use rechargeables"],
        ["Only what the guide touches", "is it safe to touch the board when unplugged"],
        ["Yes, if both are the same model", "can i swap parts between the two"],
        ["Then a wire is broken inside", "it only works if i hold the cable at an angle"],
      ]),
    ).resolves.toEqual([]);
    const onBatteries = await torch();
    expect(onBatteries("green stuff on the contacts")).toMatch(/^A white or green crust/);
    expect(onBatteries("which wire goes where")).toContain("red is mostly plus");
    expect(onBatteries("it only works if i hold the cable at an angle")).toContain("another cable");
    expect(
      (await openChat("Laptop", "battery dead"))("can i run it without the battery?"),
    ).toContain("save often");
  });

  it("of screws, clips and labels", () =>
    expect(
      check(lamp, [
        ["Step 2, “Screw the frame”: Warning: Mind the edge. Turn it to the left", "how tight"],
        ["Step 2, “Screw the frame”", "which way do i turn the frame"],
        ["Clockwise, seen from the head", "which way do i turn the nut; clockwise?"],
        ["That differs from model to model", "what thread size is it; what sort of screws"],
        ["Screws hide under rubber feet", "there are no screws anywhere"],
        ["Warm it with a hair dryer", "how do i get the label off; peel the sticker?"],
        ["Look which way the hook faces", "the clips won't open"],
      ]),
    ).resolves.toEqual([]));

  it("of who may do it, and who answers", async () => {
    await expect(
      check(lamp, [
        ["With you beside them, yes", "can my son do it, he is 12; should kids help with it"],
        ["Yes, whoever reads it through", "can my wife do it"],
        ["Yes, the guide asks for nobody else", "can i do this alone; on my own?"],
        ["No, the guide asks for nobody else", "do i need a helper"],
        ["People who had never opened", "i'm a bit clumsy; i have never fixed anything"],
        ["No, I am a program", "are you a real person; is this a bot; r u human; are u a bot"],
        ["I cannot, but the buttons", "can you print this guide for me; email me it"],
        ["I do not know the dates", "is the repair cafe open on saturday"],
        ["I am sorry if that was taken wrongly", "i never said i can't check that"],
      ]),
    ).resolves.toEqual([]);
    const stopped = await openChat("Kettle", "it gave me a shock");
    expect(stopped("can my son do it")).toMatch(/^No/);
    expect(stopped("is wd40 ok")).not.toContain("WD-40 frees");
    const helped = await openChat(
      "Table lamp",
      "flickers",
      "## Steps\n\n1. **Lift it** With a helper.",
    );
    expect(helped("can i do this alone")).toMatch(/^For one step you need a second pair of hands/);
  });

  it("of whether it worked, how often and how much", () =>
    expect(
      check(lamp, [
        ["Step 2, “Screw the frame”", "how do i know it worked; how will i know"],
        ["Step 1, “Clean the gimbal”", "how do i know the gimbal is clean"],
        ["The guide says this: Brush it once a month.", "how often do i do that"],
        ["Nobody can promise it", "will it come off again; will it break again"],
        ["On most things with a chip", "is there a reset button; how do i reset it"],
        ["The page on your lamp does not speak", "is there a belt in it"],
        ["A restart, a new battery", "will i lose my photos"],
        ["I name no makes", "which brand should i buy; how do i know a new one is better"],
        ["As a rule, less than one thinks", "how much glue; how much grease"],
        ["What a step gives under", "is that normal"],
      ]),
    ).resolves.toEqual([]));
});

describe("the chat knows where to take it, and what stands on the label", () => {
  it.each([
    ["how long till it's safe inside after unplugging", /^Waiting does not make the inside/],
    [
      "lead gets warm where it goes into the handle",
      /^Stop here\. Stop using it\. Switch off at the fuse box, or pull the plug/,
    ],
    ["one of the wires has come right out", /^Pull the plug now and do not use the lamp/],
    ["the wires are both brown, which goes where", /^As they were: take a photo/],
    ["room still stinks, is it dangerous for the baby", /^What burnt plastic gives off/],
    ["what would a shop charge roughly", /^The guide allows for this/],
    ["should i stop?", /^If you are unsure, yes: stop here/],
    ["if i reset it do i lose all my photos?", /^A restart, a new battery/],
    ["what’s that thing you’re on about", /^The likeliest cause is/],
    ["is that fixable anywhere", /Whom to ask: /],
    ["is LT26 the model number", /^The model number stands on a plate/],
    ["can i put a 60w bulb in, label says max 40", /^Never more watts than the label/],
  ])("%s", async (asked, reply) => {
    expect((await openChat("Table lamp", "flickers", steps))(asked)).toMatch(reply);
  });
});

it("tells volts from a capacity, and keeps ordinary cells from being charged", async () => {
  const radio = await openChat("Portable radio", "does not charge");
  expect(radio("pack says 7.2v 1500mah, shop only has 2000. will it charge")).not.toContain(
    "2000 V",
  );
  const torch = await openChat("Rechargeable torch", "does not charge");
  expect(torch("could i put 4 normal AA in it")).toMatch(/^No: what charges its cells/);
});

it("says of what stays closed that waiting does not make it safe", async () => {
  const television = await openChat("Television", "does not turn on");
  expect(television("how long till it's safe inside after unplugging")).toMatch(
    /^Waiting does not make the inside of the television safe/,
  );
});
