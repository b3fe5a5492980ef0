import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const drawer = () => openChat("Chest of drawers", "the front of the drawer comes off");
const mower = () => openChat("Petrol lawn mower", "starts and dies after five seconds");
const shoe = () => openChat("Trainers", "the sole is flapping off at the toes");
const zip = () => openChat("Winter coat", "the zip opens behind the slider");
const guitar = () => openChat("Acoustic guitar", "a string buzzes");

describe("the chat keeps to what it said", () => {
  it("allows what it told a moment ago", async () => {
    const say = await drawer();
    const told = say("the screw just spins round and round");
    const history = [{ id: 1, isUser: false, text: told }];
    for (const message of [
      "can i put matchsticks in the hole",
      "could I put in matchsticks",
      "is it ok if I fill the hole with wood glue and matchsticks",
    ])
      expect(say(message, history)).toMatch(/^Yes, as I said: In wood,/);
    expect(say("can I put petrol in the hole", history)).not.toMatch(/^Yes/);
  });

  it("does not take a ban for leave", async () => {
    const history = [{ id: 1, isUser: false, text: "Never put matchsticks in the hole." }];
    expect((await drawer())("can I put matchsticks in the hole", history)).not.toMatch(/^Yes, as/);
  });
});

describe("the chat keeps vapour away from flames", () => {
  it.each([
    [
      mower,
      "im scared of petrol can i do it in the kitchen; can i smoke while i do it; can I do it in the garage; is it ok to have a cigarette while doing this; may I work indoors; can we do it on the kitchen table",
      /^No\. Petrol vapour/,
    ],
    [shoe, "can I smoke while the glue dries", /^No\. What the guide works with/],
    [
      shoe,
      "can I do it in the kitchen; is it safe to do it indoors",
      /^Yes, with a window wide open/,
    ],
    [guitar, "can I smoke while I do it", /^Better not/],
  ] as const)("%#", async (open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });

  it("still takes smoke from the thing for a danger", async () => {
    const say = await openChat("Toaster", "does not pop up");
    expect(say("can I use it, it smokes")).toMatch(/^Stop here/);
    expect(say("smoke comes out of it")).toMatch(/^Stop here/);
  });
});

describe("the chat on too much of it", () => {
  it.each([
    [
      zip,
      "can i squeeze it too much; could I squeeze the slider too hard; can you press it too far",
    ],
    [guitar, "can i tighten it too much; can I turn it too far"],
  ] as const)("says that it can be: %#", async (open, messages) => {
    expect(answeredOtherwise(await open(), messages, (said) => said.startsWith("Yes. "))).toEqual(
      [],
    );
  });
});

describe("the chat on the same question in other small words", () => {
  it.each([
    [() => openChat("Washing machine", "will not drain"), "how do I get the water out first"],
    [
      () => openChat("Mantel clock with pendulum", "stops after five minutes"),
      "do I have to oil it; does it need oiling",
    ],
    [() => openChat("Dining chair", "wobbles"), "how do I clamp it without clamps"],
  ] as const)("%#", async (open, messages) => {
    expect(
      answeredOtherwise(await open(), messages, (said) => !/nearest|does not say/.test(said)),
    ).toEqual([]);
  });
});
