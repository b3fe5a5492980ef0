import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const wheelOut =
  "## Steps\n\n1. **Let the air out** Press the valve.\n2. **Free the wheel** Take the back wheel out.\n3. **Look for the thorn** Feel inside the tyre.";
const puncture = () => openChat("Bicycle", "flat tyre", wheelOut);
const padOff = "## Steps\n\n1. **Pad off** Lay the drill down.\n2. **Test it** Pad on, and try it.";
const drill = () => openChat("Cordless drill", "the bit falls out", padOff);
const chair = () => openChat("Oak chair", "the leg wobbles");
const laptop = () => openChat("Laptop", "gets hot and loud", wheelOut);
const boiler = () => openChat("Boiler", "headaches whenever it is on");
const swollen = () => openChat("iPhone", "the back is fat like a pillow");
const tingles = () => openChat("Washing machine", "it tingles when I touch the drum");

describe("the chat on whether a part has to come off", () => {
  it.each([
    [
      "quotes the step that takes it off",
      puncture,
      "do i need the wheel off for this; do I have to take the wheel right out?; do I have to remove the wheel for that; so do I need to take the whole back wheel off",
      /^Yes\. Step 2, “Free the wheel”/,
    ],
    [
      "quotes the step whose title says that it is off",
      drill,
      "do I have to take the pad off?; do I need to get the pad off first",
      /^Yes\. Step 1, “Pad off”/,
    ],
    [
      "says that it cannot be left on",
      puncture,
      "can I do this without taking the wheel off?; is it possible without removing the wheel",
      /^No\. Step 2, “Free the wheel”/,
    ],
    [
      "says that none takes it off, and what stands nearest to it",
      puncture,
      "do I need to remove the tyre?; will I have to get the tyre off",
      /^No step of this guide takes the tyre off\. The nearest to it: Step 3, “Look for the thorn”/,
    ],
    [
      "says so of a part that the guide does not name",
      puncture,
      "do I have to take the chain off; can I do it without taking the chain off",
      /^No step of this guide takes the chain off\.$/,
    ],
  ] as const)("%s", async (_what, open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("says nothing of what is no part", async () => {
    const messages =
      "do I have to get the stain out; should I take the day off; do I get it off; how do I get the label off";
    expect(
      answeredOtherwise(await chair(), messages, (said) => !said.startsWith("No step of")),
    ).toEqual([]);
  });
});

describe("the chat on whether it has to be off", () => {
  it("has the power off first", async () => {
    const messages =
      "should it be off while I do it; does it have to be unplugged; must it be switched off; does the laptop need to be off for that";
    expect(
      answeredOtherwise(await laptop(), messages, (said) =>
        said.startsWith("Yes, before you work on the laptop"),
      ),
    ).toEqual([]);
  });

  it("stops whatever nobody works on", async () => {
    const swollen = await openChat("Tablet", "the screen is lifting up like a pillow underneath");
    for (const asked of ["do I have to switch it off now", "should it be off"])
      expect(swollen(asked)).toMatch(/^Yes\. Do this now: /);
  });
});

describe("the chat on whether to make it safe", () => {
  it.each([
    [
      "says yes to a call for help",
      boiler,
      "should I call someone; do we have to go out",
      /^Yes\. Leave/,
    ],
    [
      "says yes to a doctor",
      boiler,
      "do I have to see a doctor; should we go to hospital",
      /^Yes, today/,
    ],
    [
      "says yes to an end of it",
      swollen,
      "do I have to stop charging it; must I really stop using it",
      /^Yes\. /,
    ],
    [
      "says yes, and how",
      tingles,
      "should I stop using it; do I need to call an electrician",
      /^Yes\. Do not touch/,
    ],
    ["says no to going on", swollen, "can I keep charging it; should I charge it tonight", /^No\b/],
  ] as const)("%s", async (_what, open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("takes the white crust where water is heated for limescale", async () => {
    const kettle = await openChat(
      "Kettle",
      "lights up but the water stays cold, white and crusty inside",
    );
    expect(kettle("what do I use to get the white crust off")).toMatch(/limescale/);
    const torch = await openChat("Torch", "does not light");
    expect(torch("there is white crusty stuff on the contacts")).toMatch(/battery that leaked/);
  });
});

describe("the chat on whether to close the water", () => {
  it("says yes where a step does, and how", async () => {
    const tap = await openChat("Kitchen tap with two handles", "drips");
    const messages =
      "do I have to turn the water off; do we need to shut off the water; must I close the stopcock";
    expect(
      answeredOtherwise(tap, messages, (said) => /^Yes\. Step \d.*main stopcock/s.test(said)),
    ).toEqual([]);
  });

  it("knows what is meant by “rechargable”", async () => {
    const clock = await openChat("Wall clock", "runs slow");
    expect(clock("can I use a rechargable battery")).toMatch(/alkaline/);
  });
});
