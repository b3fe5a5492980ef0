import { expect, it } from "vitest";
import { recogniseIntent } from "~/domain/handbook/chat/recognise-intent";
import { openPage, openTalk } from "../../measure/open-talk";
import type { Saying } from "./chat-intents";
import { laterSayings, seenSayings, unseenSayings } from "./chat-intents";

async function misread(sayings: readonly Saying[]) {
  const read = await Promise.all(
    sayings.map(async ({ fault, message, intent }) => {
      const page = await openPage(fault);
      if (page === null) throw new Error(`The handbook has no fault ${fault}`);
      const found = recogniseIntent(openTalk(page, message));
      return found === intent ? [] : [`${message}: ${intent}, taken for ${found}`];
    }),
  );
  return read.flat();
}

it.each([
  ["sayings that its words were chosen by", seenSayings],
  ["sayings that they were not chosen by", unseenSayings],
  ["sayings that were written later", laterSayings],
])("recognises what is wanted in nine of ten %s", async (_which, sayings) => {
  const wrong = await misread(sayings);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(sayings.length / 10);
});
