import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import { answerAsked } from "~/domain/handbook/chat/answer-asked";
import { list, talk } from "./bell-talk";
import { openBell } from "./open-bell";

/** What the guide itself, its steps and its causes answer. */
const general = list(
  `it stays the same; still the same; it still does it; that did not help; i did all that and nothing changed;
  tried that already; what do i do next; ok done; thanks; how long does it take; is it safe;
  how much does it cost; which tools do i need; step 2 did not work; what is the cause; how sure are you;
  could it be something else; i can't find it; what does it look like; it won't come off; it is stuck;
  it works again; i don't know`.replaceAll("\n", " "),
);

it("no kind's own answer stands in the way of what is said beside any guide", async () => {
  const caught = await Promise.all(
    itemTypes.map(async (kind) => {
      const [{ faq }, { faults }] = await Promise.all([kind.background(), kind.playbook()]);
      return faults.flatMap((fault) => {
        const page = { ...openBell({ kind }), fault };
        return general
          .map((message) => ({ message, reply: answerAsked(talk(message, { page, faq })) }))
          .filter(({ reply }) => reply !== null)
          .map(({ message, reply }) => `${fault.id}: ${message} → ${reply}`);
      });
    }),
  );
  expect(caught.flat()).toEqual([]);
});
