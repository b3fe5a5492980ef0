import { expect, it } from "vitest";
import { recogniseIntent } from "~/domain/handbook/chat/recognise-intent";
import { openPage, openTalk } from "../../measure/open-talk";
import { readChatRecords } from "../../measure/read-records";

/** So many of the messages in test/measure/chat are understood. It may only get better, and is then raised. */
const leastRight = 802;

it("understands no fewer messages than it did of those whose writers said what they want", async () => {
  const read = await Promise.all(
    (readChatRecords("test/measure/chat") ?? []).map(async ({ fault, message, intent }) => {
      const page = await openPage(fault);
      return page !== null && recogniseIntent(openTalk(page, message)) === intent;
    }),
  );
  expect(read.filter(Boolean).length).toBeGreaterThanOrEqual(leastRight);
});
