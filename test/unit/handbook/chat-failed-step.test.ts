import { expect, it } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import type { ChatMessage } from "~/domain/repair-case";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import { putInWords } from "~/domain/handbook/chat/guide-in-words";
import { composeGuide } from "~/domain/handbook/compose-guide";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { openPage } from "../../measure/open-talk";

/** What is said of a step that did not help; "N" is its number, "X" what the thing still does wrong. */
const wordings = [
  "step N did not work",
  "I did step N and it still X",
  "step N made no difference",
  "tried step N twice, no luck",
  "Did exactly what step N says and nothing changed.",
  "step N doesn't help, it still X",
  "finished step N but the same problem is there",
  "ok so step N failed, what else can I try?",
];

/** One fault of each kind of thing, of every category. */
async function openPages(): Promise<Diagnosis[]> {
  const pages = await Promise.all(
    itemTypes.map(async (kind, place) => {
      const { faults } = await kind.playbook();
      return openPage(faults[place % faults.length]?.id ?? "");
    }),
  );
  return pages.filter((page) => page !== null);
}

const spoken = [{ text: "Step 1, “Anything”: …", isUser: false }];

function repeatedBy(page: Diagnosis) {
  const guide = composeGuide(page);
  return putInWords(guide).steps.flatMap(({ number, title, text }) =>
    // Each step gets two of the wordings, and each wording comes with many steps.
    [wordings[number % 8] ?? "", wordings[(number + 3) % 8] ?? ""].flatMap((wording) => {
      const message = wording.replace("N", String(number)).replace("X", page.fault.name);
      const reply = writeReply(page, guide, number % 2 === 0 ? spoken : [], message);
      if (reply.startsWith("Stop here.")) return [];
      const isAgain = reply.includes(`“${title}”`) || reply.includes(title) || reply.includes(text);
      const isAnswer = /^Then (?:look for|this is the point)/.test(reply);
      return isAgain || !isAnswer ? [`${page.fault.id}: ${message} → ${reply.slice(0, 120)}`] : [];
    }),
  );
}

it("never gives a step again that did not work, whatever the fault", async () => {
  const pages = await openPages();
  expect(pages.length).toBeGreaterThan(40);
  expect(new Set(pages.map(({ kind }) => kind?.category)).size).toBe(
    new Set(itemTypes.map(({ category }) => category)).size,
  );
  expect(pages.flatMap(repeatedBy)).toEqual([]);
});

it("offers the next cause, then the one after it, and at last another pair of eyes", async () => {
  const page = await openPage("kettle-does-not-switch-on");
  if (page === null) throw new Error("The handbook has no such fault");
  const guide = composeGuide(page);
  const history: ChatMessage[] = [];
  const replies = [...page.causes, ...page.causes].map(() => {
    const text = writeReply(page, guide, history, "that did not work either");
    history.push({ text, isUser: false });
    return text;
  });
  expect(replies[0]).toContain(page.causes[1]?.cause.name);
  expect(replies[1]).toContain(page.causes[2]?.cause.name);
  expect(replies.at(-1)).toMatch(/^Then this is the point to hand it over/);
});
