import { describe, expect, it } from "vitest";
import { closeTheWater } from "~/domain/handbook/chat/close-the-water";
import { guide, talkAbout } from "./bell-talk";
import { answeredOtherwise, openChat } from "./open-chat";

const steps = `**Difficulty:** Easy · **Time:** 2 hours

## Steps

1. **Soak the jet** Leave it for 1 hour in vinegar.

2. **Wipe the jet** With a soft cloth.`;

const coffee = () => openChat("Coffee machine", "the coffee runs slowly", steps);
const lamp = () => openChat("Desk lamp", "the switch is broken off");

const phone = () => openChat("Android phone", "does not charge");

describe("the chat reads the little words of a question", () => {
  it.each([
    [
      "the amps of a fuse",
      coffee,
      "is this fuse an amp too small?; the fuse says 10 amps",
      /The same amps/,
    ],
    [
      "a wait in hours, also cut short to hr and h",
      coffee,
      "1 hr really? nothing is happening; 1 h really? nothing is happening",
      /Yes, give it that long/,
    ],
    [
      "what is paid by others",
      coffee,
      "does my insurance cover this?; is it still under guarantee?; i lost the receipt",
      /before you open anything/,
    ],
    [
      "where a part is sold, named or not, and what it costs",
      lamp,
      "where do i buy a new switch?; where do i get that part; where do i get the parts from; where can i find spares",
      /“lamp (?:cord )?switch” .+For parts and materials .+ €\d+–\d+\./,
    ],
    [
      "that no part is needed where the guide has none",
      phone,
      "where do i get that part; where do i get the parts from?",
      /^The guide asks for no new part\. For this repair you need: Wooden toothpick/,
    ],
  ])("%s", async (_name, open, asked, wanted) => {
    const say = await open();
    expect(answeredOtherwise(say, asked, (reply) => wanted.test(reply))).toEqual([]);
  });
});

describe("the way to turn the water off", () => {
  it.each([
    ["the guide's own step where it has one", "Close the small tap", true],
    ["no step about a closet", "Look into the closet by the water heater", false],
  ])("is %s", (_name, title, isQuoted) => {
    const talk = talkAbout({ ...guide, steps: [{ number: 1, title, text: "" }] });
    const reply = closeTheWater(talk("how do I turn the water off?")) ?? "";
    expect(reply.includes(title)).toBe(isQuoted);
  });
});
