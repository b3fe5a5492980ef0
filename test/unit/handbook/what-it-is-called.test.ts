import { expect, it } from "vitest";
import { diagnoseCase, findPage } from "~/domain/handbook/diagnose-case";
import { gatherEvidence } from "~/domain/handbook/gather-evidence";
import { newCase } from "./journey";
import { openPlaybook } from "./open-playbook";

const answered = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([question, answer], place) => ({ id: place + 1, question, answer }));

it.each([
  ["internet-down box", "the signal is weak upstairs", "router"],
  ["broadband thingy", "wifi is slow in the attic", "router"],
  ["wifi thing", "internet keeps dropping in the bedroom", "router"],
  ["my wifi at home", "keeps dropping", "router"],
])("knows a thing by a word that only it has, and “box”: %s", async (item, issue, kind) => {
  expect((await findPage({ itemDescription: item, itemIssue: issue })).kind?.id).toBe(kind);
});

it("takes no box for a thing that nothing tells", async () => {
  expect(
    (await findPage({ itemDescription: "wooden box", itemIssue: "does not work" })).kind?.id,
  ).not.toBe("router");
});

it.each([
  ["parka", "the zip comes apart behind the slider", "zip-opens-behind-slider"],
  ["rucksack", "the pull tab of the zip broke off", "zip-pull-off"],
])("opens the page of the zip in a %s that has come apart", async (item, issue, page) => {
  expect((await findPage({ itemDescription: item, itemIssue: issue })).fault.id).toBe(page);
});

it("keeps a coat whose lining is open to its own page", async () => {
  const { kind } = await findPage({
    itemDescription: "coat",
    itemIssue: "the lining seam is open",
  });
  expect(kind?.id).toBe("garment");
});

it("leaves a page whose very trouble is denied outright", async () => {
  const page = await diagnoseCase({
    ...newCase("dishwasher", "wet floor, or a puddle inside, dirty plates"),
    answers: answered([
      ["Is there foam in the dishwasher when you open it after five minutes?", "it isn't leaking"],
    ]),
  });
  expect(page.fault.id).not.toBe("dishwasher-leaks");
});

it("hears no contradiction in a “no” that runs on", async () => {
  const { faults } = await openPlaybook("record-player");
  const fault = faults.find(({ id }) => id === "record-player-does-not-turn");
  if (fault === undefined) throw new Error("No such page");
  const turns = "Does the record player's motor hum or run while the platter stands still?";
  const wrong = "Does the record player turn, but too fast or too slowly?";
  const { evidence } = gatherEvidence(fault, {
    ...newCase("record player", "the voices drag"),
    answers: answered([
      [turns, "no it turns all right"],
      [wrong, "too slow"],
    ]),
  });
  expect(
    evidence.filter(({ question }) => question.ask === wrong).map(({ answer }) => answer),
  ).toEqual(["yes"]);
});
