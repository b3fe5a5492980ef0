import { recogniseIntent } from "~/domain/handbook/chat/recognise-intent";
import type { ChatRecord } from "./read-records";
import { openPage, openTalk } from "./open-talk";
import { list, percent, share } from "./show";

/** Messages to the chat whose intent is recognised as the one that readers gave them. */
export async function measureChat(records: readonly ChatRecord[]) {
  const read = await Promise.all(
    records.map(async (record) => {
      const page = await openPage(record.fault);
      const found = page && recogniseIntent(openTalk(page, record.message));
      return { ...record, found: found ?? "no such page" };
    }),
  );
  const wrong = read.filter(({ intent, found }) => intent !== found);
  const right = read.length - wrong.length;

  console.log(`\nChat (${read.length} messages)`);
  console.log(`  intent recognised: ${percent(right, read.length)}`);
  list(
    "wrong",
    wrong.map(({ message, intent, found }) => `${message} (${intent}, taken for ${found})`),
  );
  return { chatIntent: share(right, read.length) };
}
