import { describe, expect, it } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { writeReply } from "~/domain/handbook/chat/write-reply";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { openPage } from "../../measure/open-talk";
import { openBell } from "./open-bell";
import { openChat } from "./open-chat";

/** Asks the chat on one fault's page, with the other troubles of its kind at hand. */
async function ask(kindId: string, trouble: string, message: string) {
  const page = await openPage(`${kindId}-${trouble}`);
  if (page === null) throw new Error(`The handbook has no ${kindId}-${trouble}`);
  const kind = itemTypes.find(({ id }) => id === kindId);
  const { faults } = (await kind?.playbook()) ?? { faults: [] };
  return writeReply(page, composeGuide(page), [], message, { siblings: faults });
}

describe("left on the charger or on the mains", () => {
  it.each([
    "should it stay plugged in overnight or will one hour do",
    "should it stay plugged in all night",
  ])("a laptop, %s", async (message) => {
    const reply = await ask("laptop", "battery-or-charging", message);
    expect(reply).toMatch(/^Not overnight/);
    expect(reply).not.toMatch(/Do not work on/);
  });

  it("a kettle", async () => {
    const reply = await ask("kettle", "does-not-switch-on", "can I leave it plugged in overnight?");
    expect(reply).toMatch(/^No: pull the plug of the kettle/);
  });

  it.each([
    "can I leave it plugged in while I change the bulb",
    "can I keep it plugged in for now while I open it",
  ])("is refused for work on a lamp: %s", async (message) => {
    expect(await ask("lamp", "does-not-light", message)).toMatch(/^No\. Do not work on/);
  });
});

it("does not warn of current where water is to be turned off", async () => {
  expect(await ask("tap", "drips", "do I turn the water off?")).not.toMatch(/Do not work on/);
});

describe("another trouble", () => {
  it.each([
    ["suction is fine now but the brush does not turn", "brush that does not turn"],
    ["it sucks again, only the cord does not rewind now", "cord"],
  ])("is named from the handbook: %s", async (message, named) => {
    const reply = await ask("vacuum", "weak-suction", message);
    expect(reply).toMatch(/another page of the handbook/);
    expect(reply).toContain(named);
  });
});

const replyToLetters = (letters: number) =>
  writeReply(openBell(), composeGuide(openBell()), [], "q".repeat(letters));

it("repeats up to eighty letters of what it cannot help with", () => {
  expect(replyToLetters(80)).toContain(`“${"q".repeat(80)}”`);
  expect(replyToLetters(81)).toContain(`“${"q".repeat(80)}…”`);
});

describe("another thing", () => {
  it("is told to have a page of its own", async () => {
    const say = await openChat("kettle", "does not switch on");
    expect(say("how do I mend my toaster?")).toMatch(/^This chat is about your kettle only/);
  });

  it("is not seen in another word for the same thing", async () => {
    const page = await openPage("vacuum-weak-suction");
    if (page === null) throw new Error("The handbook has no such fault");
    const mine = { ...page, thing: "Henry", kind: page.kind && { ...page.kind, aliases: [] } };
    const reply = writeReply(mine, composeGuide(mine), [], "how do I look after my hoover?");
    expect(reply).not.toMatch(/This chat is about/);
  });
});

const howSure = (page: Diagnosis) => writeReply(page, composeGuide(page), [], "how sure are you?");

it("never expects a cause in more than nine cases of ten", () => {
  expect(howSure(openBell({}, [0.99, 0.01]))).toContain("about 9 cases of 10");
  expect(howSure(openBell({}, [0.72, 0.28]))).toContain("about 7 cases of 10");
});

it.each([
  ["wie lange muss das trocknen?", /^Es tut mir leid.*Gefahr/],
  ["combien de temps faut-il attendre ?", /^Je suis désolé.*danger/],
  ["hoeveel kost dat en waar vind ik het?", /^Het spijt me.*gevaar/],
  // To ask whether it is dangerous tells of no danger.
  ["ist das gefährlich?", /^Es tut mir leid/],
  ["est-ce dangereux", /^Je suis désolé/],
  ["is dat gevaarlijk", /^Het spijt me/],
  ["Das ist gefährlich, das Gehäuse kribbelt.", /^Stop here\./],
])("tells in the language of the message what it can do: %s", async (message, kindly) => {
  expect(await ask("kettle", "leaks", message)).toMatch(kindly);
});

it.each([
  ["bicycle", "chain-slips", "where can I get a chain?", "“bicycle chain”"],
  ["iron", "no-steam", "what are the warnings?", "plug"],
  ["toaster", "does-not-pop-up", "what do I do first?", "Step 1"],
  ["chair", "seat-worn", "fab, thanks", "You are welcome"],
])("answers what was asked of a %s that %s: %s", async (kind, trouble, message, told) => {
  expect(await ask(kind, trouble, message)).toContain(told);
});

it("hears no praise in a fabric or a magic eraser", async () => {
  expect(await ask("chair", "seat-worn", "which fabric lasts")).not.toMatch(/welcome/);
  expect(await ask("shoe", "stained", "can i use a magic eraser")).not.toMatch(/welcome/);
});
