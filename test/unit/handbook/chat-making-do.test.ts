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
