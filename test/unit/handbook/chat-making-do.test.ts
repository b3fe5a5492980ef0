import { expect, it } from "vitest";
import { findTerm } from "~/domain/handbook/chat/find-term";
import { glossary } from "~/domain/handbook/chat/glossary";
import { answeredOtherwise, openChat } from "./open-chat";

const guide = `## Steps

1. **Put the saddle on** Firmly.`;

it.each([
  [
    "a lubricant",
    "What matters in a lubricant is that it stays slippery",
    "can I use oil instead; can I use another lubricant instead; can I use grease instead",
  ],
  [
    "a glue",
    "What matters in a glue is that it suits both materials",
    "can I use glue instead; can I use PVA instead; can I use silicone instead; can I use a sealant instead",
  ],
])(
  "of %s that the guide does not name, the chat tells what matters",
  async (_what, said, asked) => {
    const say = await openChat("Bicycle", "the saddle is loose", guide);
    expect(answeredOtherwise(say, asked, (reply) => reply.includes(said))).toEqual([]);
  },
);

it("explains each word of repairing in whole sentences", () => {
  for (const [word, meaning] of Object.entries(glossary)) {
    expect(meaning, word).toMatch(/^[A-Z][^]+\.$/);
    expect(findTerm(`what is the ${word}?`), word).toBe(meaning);
  }
});

it.each(["what is it?", "is it a bit loose?", "what is a bit of play"])(
  "takes no small word for one of repairing: %s",
  (message) => {
    expect(findTerm(message)).toBeNull();
  },
);

const namesTheStone = (reply: string) =>
  reply.startsWith("The guide asks for this: Rough and fine whetstone. Instead");

it("says what stands in for a tool that is missed, as it is typed on a phone", async () => {
  const say = await openChat("kitchen knife", "does not cut tomatoes");
  const missed =
    "i dont have a stone what else; i don't have a whetstone; i have no stone; i havent got a stone";
  expect(answeredOtherwise(say, missed, (reply) => reply.includes("ring under a mug"))).toEqual([]);
  const andMore = `${missed}; i dont have a stone, done the rest and it still wont cut; we don't have a whetstone, what now`;
  expect(answeredOtherwise(say, andMore, namesTheStone)).toEqual([]);
});

it("explains a material on the list instead of naming the list", async () => {
  const say = await openChat(
    "remote control",
    "keys stick",
    `## Tools and materials

- Isopropyl alcohol

${guide}`,
  );
  expect(say("what is isopropyl")).toMatch(/^Isopropyl is a clear alcohol/);
  expect(say("which alcohol do i need")).toContain("Isopropyl alcohol");
});

it("says whether a thing has to be unscrewed", async () => {
  const say = await openChat("laptop", "gets hot and the fan is loud, hardly any air comes out");
  expect(say("do i need to unscrew it")).toMatch(/^Yes, as far as the guide says/);
});
