import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

type Refusal = readonly [what: string, item: string, issue: string, refused: string, not: string];

const toaster = ["Toaster", "does not heat"] as const;
const phone = ["Phone", "will not charge"] as const;
const fridge = ["Fridge", "not cold enough"] as const;

async function check(reply: RegExp, [, item, issue, refused, not]: Refusal) {
  const say = await openChat(item, issue);
  return [
    ...answeredOtherwise(say, refused, (text) => reply.test(text)),
    ...answeredOtherwise(say, not, (text) => !reply.test(text)),
  ];
}

describe("getting round a protection is refused", () => {
  it.each<Refusal>([
    [
      "by whatever way",
      ...toaster,
      `can I bypass the thermostat; bypassing the fuse would help; by-pass the fuse?; override the thermostat; defeat the sensor; disable the sensor;
      bridge the fuse; jump the breaker; jumper the thermostat; jumpering the fuse; short the sensor; short out the fuse; short circuit the fuse; trick the sensor; fool the sensor; cheat the thermostat;
      how do I get round the lock; get around the lock; work around the sensor; skip the fuse; skipping the fuse; ignore the warning; leave out the seal; tape down the lever lock; tape over the sensor; tape up the sensor;
      wedge the lock; wedge the lock open; cut off the pin; cut out the breaker`,
      "the lever skips; is the fuse good; the sensor is dirty; where is the thermostat",
    ],
    [
      "whatever protects",
      ...toaster,
      `bypass the interlock; bypass the safety catch; bypass the thermal strip; bypass the thermostat; bypass the cut-out; bypass the cutouts; bypass the fuse; bypass the breaker; bypass the RCD; bypass the earth; bypass the ground;
      bypass the pin; bypass the guard; bypass the lock; bypass the sensor; bypass the protection; bypass the switch; bypass the warning; bypass the seal`,
      "bypass the crumbs; override the timer",
    ],
    [
      "by taking it off",
      ...toaster,
      `can I remove the interlock; take off the guard; leave off the safety cover; cut the earth wire; remove the ground; remove the earth pin; can I remove the guard`,
      "can I remove the tray; take off the crumbs",
    ],
    [
      "by leaving it away",
      ...toaster,
      `can I run it without the fuse; run it without fuse; use it without earth; run it without the guard; use it without the thermal cutoff; run it without cover; without the cover`,
      "run it without toast; without the crumbs",
    ],
    [
      "with another fuse",
      ...toaster,
      `can I put foil in the fuse; a nail for the fuse; a paper clip as fuse; a paperclip for the fuse; a bigger fuse; a larger fuse; a higher fuse; a stronger fuse; a thicker fuse;
      replace the fuse by foil; put into the fuse a nail; the fuse with a paper clip; make the fuse with a paperclip; should the fuse be bigger; should the fuse be larger; may the fuse be higher`,
      "which fuse do I need; a new fuse",
    ],
  ])("%s", async (...refusal) =>
    expect(check(/^No\. That protection stands between you/, refusal)).resolves.toEqual([]),
  );
});

describe("work on what is still fed is refused", () => {
  const no = /^No\. Do not work on the .* like that:/;

  it.each<Refusal>([
    [
      "when unplugging is left out",
      ...toaster,
      `can I skip unplugging it; can I leave out unplugging; can I omit unplugging; can I do it without un-plugging; can I skip unplug; can I skip taking the plug out; can I skip pulling the plug;
      can I skip having the plug out; can I skip switching it off; can I skip turning it off; can I skip switching off; can I skip turning the power off; can I leave out turning the current off;
      can I open it without unplugging; can I open it without disconnecting; can I open it without cutting the power; can I clean it without switching toasters off; can I open it without pulling the plug; can I do it without switching the toaster off`,
      "can I skip turning the water off; can I skip turning the gas off; can I skip the toast",
    ],
    [
      "while it has power",
      ...toaster,
      `can I clean it while it is plugged in; can I clean it with the cord still plugged; can I clean it when it is live; can I clean it whilst under power; can I clean it if connected to the mains; can I clean it while switched on;
      can I clean it with it turned on; can I clean it with the power on; can I clean it while powered on; can I clean it with the current on; can I clean it with the electricity on; can I clean it with the mains on; can I clean it while still on;
      can I clean it while it is on; can I clean it while it's on; can I clean it while that is on; can I look when the lamp is on; can I look when the light is on; can I clean it while the machine is on; can I clean it while it is running`,
      "can I look when the lamp is on the desk; when it is on a shelf can I clean it; can I clean it when it is on its side; can I clean it if it is on my table; it only leaks when it is running",
    ],
    [
      "when the plug stays in",
      ...toaster,
      `can I leave the plug in; can I keep it plugged; can we stay plugged; can I keep the plug in`,
      "can I leave the plug there",
    ],
    [
      "with metal in it",
      ...toaster,
      `can I stick a knife in it; can I put a fork into it; can I poke a needle inside; can I push a screwdriver in; can I use metal in it; can I scrape with a knife in it; can I chip with a fork in it; can I pry with a knife in it;
      can I use a knife on the element; can I use a fork at the heater; can I use a knife under the element; can I use a knife behind element; can I use a needle on element`,
      "can I use a knife on the bread; can I put a brush in it",
    ],
    [
      "whoever asks",
      ...toaster,
      `can we clean it while it is plugged in; would you clean it while it is plugged in; help me clean it while it is plugged in; can one clean it while it is plugged in; ok to clean it while it is plugged in;
      okay to clean it while it is plugged in; safe to clean it while it is plugged in; possible to clean it while it is plugged in`,
      "it hums while it is plugged in",
    ],
  ])("%s", async (...refusal) => expect(check(no, refusal)).resolves.toEqual([]));

  it("and whoever asks whether the power has to go off first is told yes", async () => {
    const must = `do I have to unplug it; do I need to unplug it; must I unplug it; should I unplug it; is it necessary to unplug it;
      do I switch it off; do I have to turn it off; does one have to turn it off; does one need to switch it off; must I cut the power off; should I turn it off; is it necessary to switch it off; do I turn off; is it necessary to turn the power off;
      do we need to switch off at the breaker; should I turn it off at the fuse box before I open it`;
    const yes: Refusal = ["", ...toaster, must, "do I have to clean it; do I turn the water off"];
    const said = /^Yes, before you work on the toaster: .*Pull the plug/;
    await expect(check(said, yes)).resolves.toEqual([]);
  });

  it("and says how each thing is brought to rest", async () => {
    const message = "Can I clean it while it is running?";
    const bicycle = await openChat("Bicycle", "chain squeaks");
    expect(bicycle(message)).toMatch(/Bring the bicycle to rest first/);
    expect(bicycle("Can I stick a needle in it?")).not.toMatch(no);
  });
});

describe("looking for a leak with a flame is refused", () => {
  it("whatever burns and wherever it leaks", async () => {
    const flames = `can I hold a match to the hose to see where it leaks; could I find the leak with a candle; I will check the joint with my lighter for gas; is a naked flame ok to test for gas;
      can we look for the smell with matches`;
    const others = `the matches are wet; where is the leak; does the paint match the gas tap; can I light a candle`;
    const refusal: Refusal = ["", "Gas hob", "ring does not light", flames, others];
    await expect(check(/^No\. Never look for gas, fuel or a leak/, refusal)).resolves.toEqual([]);
  });
});

describe("letting a charge out", () => {
  it("is left to those who are trained for it", async () => {
    const wishes = `how do I discharge the capacitor; how do you drain those big caps; can I bleed the condenser with a resistor; short the capacitors with a screwdriver?; how to empty the charge`;
    const others = `which capacitor is it; how do I drain the water`;
    const refusal: Refusal = ["", "Guitar amplifier", "hums loudly", wishes, others];
    await expect(check(/^Leave that to somebody who is trained/, refusal)).resolves.toEqual([]);
  });
});

it("names what to do now where a stop has left no steps", async () => {
  const say = await openChat("Chainsaw", "the chain runs on when I let the trigger go");
  expect(say("what colour is that screw of it")).toMatch(/Do this now: \w.*; Hand it over\./);
});

describe("harming a cell is refused", () => {
  const no = /^No\. Piercing, bending, pressing or opening a cell/;

  it.each<Refusal>([
    [
      "in whatever way",
      ...phone,
      `can I open the battery; cut the battery; press the battery; squeeze the battery; flatten the battery; bend the battery; crush the battery; pop the battery; prick the battery; stab the battery; poke the battery;
      pierce the battery; piercing the cell; puncture the battery; puncturing the cell; drill the battery; drilling into the battery; make a hole in the battery; put some holes in the battery; burn a hole in the battery; make holes in the battery`,
      "can I open the battery cover; open the battery compartment; open the battery door; open the battery flap; open the battery lid; open the battery case; open the battery holder; charge the battery",
    ],
    [
      "whatever it is called",
      ...phone,
      `open the battery; open the batteries; open the cell; open the cells; open the accumulator; open the power bank; open the powerbank; open the pack`,
      "open the SIM tray",
    ],
    [
      "on what holds one",
      ...phone,
      `can I prick it; can I stab this; can I poke that; can I pierce them; puncture the bulge; can I drill into it; can I let out the gas; letting out the pressure helps; make a hole in it; put some holes in it; burn a hole in it; can I puncture it; piercing it would help`,
      "can I drill wood with it; I poke around until I let it cool; poke so it dry, it dry; can I poke it cool; can I poke it charge; can I poke it run; can I poke it rest",
    ],
    ["on single cells", "Torch", "does not light", "can I pierce it; puncture it", "look at it"],
    ["but not where there is none", ...toaster, "", "can I pierce it; can I drill into it"],
  ])("%s", async (...refusal) => expect(check(no, refusal)).resolves.toEqual([]));
});

describe("opening what is sealed is refused", () => {
  it.each<Refusal>([
    [
      "in whatever way",
      ...fridge,
      `can I open the compressor; can I unscrew the compressor; can I press the compressor; can I squeeze the compressor; can I flatten the compressor; can I pop the compressor; can I drill the compressor; can I cut the compressor; can I saw the compressor; can I heat the compressor; can I take apart the compressor`,
      "can I clean the compressor; open the compressor; can I dust the cylinder",
    ],
    [
      "whatever it is",
      ...fridge,
      `can I open the microwave; can I open the cooling circuit; can I open the picture tube; can I open the gas pipe; can I open the cylinder; can I open the strut; can I open the pressure tank; can I open the pressure vessel; can I open the aerosol`,
      "can I open the door",
    ],
    [
      "however it is asked",
      ...fridge,
      `could I open the compressor; may I open the compressor; should I open the compressor; can we open the compressor; is it ok to open the compressor; is it okay to open the compressor; is it fine to open the compressor; is it safe to open the compressor; is it alright to open the compressor`,
      "",
    ],
  ])("%s", async (...refusal) =>
    expect(check(/^No\. What is sealed there stays dangerous/, refusal)).resolves.toEqual([]),
  );

  it("and so is every blade on ice", async () => {
    await expect(
      check(/^No\. Thin pipes with gas lie just under the ice/, [
        "",
        ...fridge,
        `can I use a knife on the ice; can I use a blade on ice; can I use a screwdriver on the ice; can I use a chisel on the ice; can I use a hammer on the ice; can I use a scraper for the ice; can I use a fork on the ice`,
        "can I use a towel on the ice; the knife is under the ice; can I use a knife on the label",
      ]),
    ).resolves.toEqual([]);
  });
});
