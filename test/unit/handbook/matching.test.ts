import { describe, expect, it } from "vitest";
import { matchFaults } from "~/domain/handbook/match-fault";
import { classifyItem } from "~/domain/handbook/classify-item";
import { extractItemName } from "~/domain/handbook/extract-item-name";
import { findPage } from "~/domain/handbook/diagnose-case";
import { findMention, toClauses, toWords } from "~/domain/language/words";
import { openPlaybook } from "./open-playbook";

const washingMachine = await openPlaybook("washing-machine");

const best = (issue: string) =>
  matchFaults(washingMachine.faults, "Bosch washing machine", issue)[0]?.fault.id;

describe("the kind of thing", () => {
  it.each([
    ["Bosch washing machine", "", "washing-machine"],
    ["My Henry hoover", "", "vacuum"],
    ["vaccum cleaner", "", "vacuum"],
    ["Old ketle", "", "kettle"],
    ["Smeg four slice toster", "", "toaster"],
    ["Apple iPhone 12", "", "mobile-phone"],
    ["Charger and laptop", "", "laptop"],
    ["Siemens, white, 2015", "the drum is full and won't do the spin cycle", "washing-machine"],
    ["Something in the kitchen", "my kettle leaks", "kettle"],
    ["Sony headphones for my phone", "", "headphones"],
    ["Samsung refrigerator", "", "fridge"],
    ["Hose reel", "", "garden-hose"],
    ["Electric bike", "flat tyre", "bicycle"],
  ])("%s %s: %s", (description, issue, kind) => {
    expect(classifyItem(description, issue)[0]?.kind.id).toBe(kind);
  });

  it.each([
    "Musical snow globe",
    "Upcycled crate",
    "Bosch",
    "",
    "Mobility scooter",
    "Heart rate monitor",
    "Electric carving knife",
  ])("is not guessed for “%s”", (text) => {
    expect(classifyItem(text, "it is broken")).toEqual([]);
  });
});

describe("the fault", () => {
  it.each([
    ["hums but does not drain", "washing-machine-does-not-drain"],
    ["drum full of water", "washing-machine-does-not-drain"],
    ["won't start", "washing-machine-does-not-start"],
    ["not working", "washing-machine-does-not-start"],
    ["it won't spin", "washing-machine-does-not-spin"],
    ["leaking at the door", "washing-machine-leaks"],
    ["walks across the floor and is very lound", "washing-machine-shakes-or-roars"],
  ])("%s", (issue, fault) => {
    expect(best(issue)).toBe(fault);
  });

  it("is left open when nothing is said that fits", () => {
    expect(best("my aunt gave it to me")).toBeUndefined();
  });
});

describe("words", () => {
  it.each([
    ["charging", "charged", "charges"],
    ["leaking", "leaks", "leaked"],
    ["batteries", "battery", "battery"],
    ["it doesn't turn on", "won’t switch on", "never powers on"],
    ["wobbly", "wobbles", "shaky"],
  ])("brings “%s”, “%s” and “%s” together", (one, two, three) => {
    expect(toWords(two)).toEqual(toWords(one));
    expect(toWords(three)).toEqual(toWords(one));
  });

  it("keeps apart what is not the same", () => {
    expect(toWords("tape")).not.toEqual(toWords("tap"));
    expect(toWords("turn on")).not.toEqual(toWords("turn off"));
    expect(toWords("note")).not.toEqual(toWords("not"));
  });

  it.each([
    ["there is a burning smell", "said"],
    ["no burning smell", "denied"],
    ["there isn't any burning smell", "denied"],
    ["no noise, but a burning smell", "said"],
    ["burn\u200Bing smell", "said"],
    ["it is warm", null],
    ["it stopped working burning smell", "said"],
    ["isn't working burning smell", "said"],
    ["it stopped making a burning smell", "denied"],
  ])("hears in “%s” a burning smell: %s", (text, mention) => {
    expect(findMention(toClauses(text), "burning smell")).toBe(mention);
  });
});

it.each([
  ["Honda petrol lawn mower", "will not start", "lawn-mower-petrol-does-not-start", "none"],
  ["Flymo electric lawn mower", "will not start", "lawn-mower-does-not-start", "mains"],
  ["Cordless lawn mower", "will not start", "lawn-mower-does-not-start", "rechargeable"],
])("goes by the source of energy that is named: %s, %s", async (item, issue, id, power) => {
  const { fault, power: found } = await findPage({ itemDescription: item, itemIssue: issue });
  expect([fault.id, found]).toEqual([id, power]);
});

it.each([
  ["My old music box from Vienna", "old music box"],
  ["The Silk scarf, torn", "silk scarf"],
  ["I have a Philips steamer that leaks", "Philips steamer"],
  ["something", "item"],
  ["", "item"],
  ["*Great* <b>vase</b>", "great b vase"],
  ["A thing that was once given to me by an uncle who knew about such matters", "item"],
])("calls “%s” the %s", (description, name) => {
  expect(extractItemName(description)).toBe(name);
});
