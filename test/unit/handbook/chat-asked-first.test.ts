import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { openPage } from "../../measure/open-talk";

/** The reply beside a guide with all that the handbook knows of its kind of thing. */
async function reply(kindId: string, fault: string, message: string): Promise<string> {
  const kind = itemTypes.find(({ id }) => id === kindId);
  const page = await openPage(`${kindId}-${fault}`);
  if (!kind || !page) throw new Error(`The handbook has no ${kindId}-${fault}`);
  return writeReply(page, composeGuide(page), [], message, await kind.background());
}

it.each([
  // What is known of the part would be its place and its price.
  ["heater", "does-not-switch-on", "where do i get a 13 amp fuse", /old fuse|on the plug/],
  ["speaker", "no-sound", "how thick must speaker wire be", /1\.5 mm²/],
  // "No. A pack is neither opened…" stands over all else on that page.
  [
    "e-bike",
    "battery-does-not-charge",
    "where in the flat can i charge it",
    /smoke alarm|exit|way out/,
  ],
  ["e-bike", "battery-does-not-charge", "how far does it go on one charge", /km|hills|range/],
  // Its words by themselves sound like a danger.
  ["bread-maker", "does-not-switch-on", "there was a power cut in the middle", /ten minutes/],
  ["tap", "handle-loose", "can i recycle the old cartridge", /scrap|brass/],
] as const)(
  "answers beside the %s (%s) what others asked in these words: %s",
  async (kind, fault, message, answer) => {
    expect(await reply(kind, fault, message)).toMatch(answer);
  },
);

it.each([
  ["vacuum", "weak-suction", "can i skip cleaning the filter", /^(?:No\b|Better not)/],
  ["lamp", "cord-or-plug", "can i tape the damaged cable", /^Stop here/],
] as const)(
  "keeps before it what keeps from harm: %s (%s), %s",
  async (kind, fault, message, answer) => {
    expect(await reply(kind, fault, message)).toMatch(answer);
  },
);

it.each([
  // The general rule for what sticks would have it pulled straight, without a twist.
  [
    "desktop-computer",
    "overheating",
    "the cooler wont come off, its stuck to the cpu",
    /(?<!without )twist/,
  ],
] as const)(
  "answers beside the %s (%s) what stands there in these very words: %s",
  async (kind, fault, message, answer) => {
    expect(await reply(kind, fault, message)).toMatch(answer);
  },
);
