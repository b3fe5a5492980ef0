import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const shoe = () => openChat("Trainers", "the sole is flapping off at the toes");
const hoover = () => openChat("Vacuum cleaner", "no suction, the hose is blocked");
const vane = () => openChat("Weather vane", "won't turn in the wind");
const necklace = () => openChat("Silver necklace", "the clasp won't spring shut");
const controller = () => openChat("Games console controller", "the stick drifts");

describe("the chat on a tool that is not there", () => {
  it.each([
    [
      "names what the guide presses with",
      shoe,
      "i dont have a clamp; can I do it without a clamp; we haven't got a vice; I have no clamps",
      /rubber bands|bicycle tube/i,
    ],
    [
      "names what presses in general",
      vane,
      "i have no clamp; what if I don't have a vice",
      /a rope that is twisted tight/,
    ],
    [
      "names another stick",
      hoover,
      "i dont have a broom handle; can I do it without a pole",
      /bamboo cane/,
    ],
    [
      "sends nobody up a chair",
      vane,
      "can i do it without a ladder; I don't have a ladder; I have no stepladder",
      /no chair, no table/,
    ],
    [
      "says what big pliers need",
      necklace,
      "i only have big pliers; I just have one pair of pliers",
      /tape/,
    ],
    [
      "has no makeshift for an iron that solders",
      vane,
      "I don't have a soldering iron; can I do it without a soldering iron",
      /^Nothing stands in for it/,
    ],
    [
      "says where one is lent",
      vane,
      "I have no torx driver; we haven't got a torx bit",
      /repair café|instead/i,
    ],
  ] as const)("%s", async (_what, open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });
});

describe("the chat on which driver it takes", () => {
  it.each([
    [
      () =>
        openChat(
          "Radio",
          "crackles",
          "## Tools and materials\n\n- Torx T8 screwdriver\n- Cloth\n\n## Steps\n\n1. **Open it** Unscrew the back.",
        ),
      "which screwdriver do I need; what screwdriver; what size of torx do I need; which driver fits the screws",
      /^The guide asks for this: Torx T8 screwdriver\./,
    ],
    [
      controller,
      "what screwdriver do i need; which screwdriver",
      /^The guide's own list has no screwdriver\./,
    ],
  ] as const)("%#", async (open, messages, reply) => {
    expect(answeredOtherwise(await open(), messages, (said) => reply.test(said))).toEqual([]);
  });
});
