import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { parseRule } from "~/domain/safety/parse-rule";
import { hazardRules } from "~/domain/safety/hazard-rules";
import { findHazards } from "~/domain/safety/read-hazards";

const outcomeOf = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).outcome;

it("lets two concepts meet over six words where a rule says nothing of it", () => {
  const [rule] = hazardRules;
  if (!rule) throw new Error("There are no rules");
  const { conditions } = parseRule({ ...rule, when: ["trips + supply", "trips + supply < 3"] });
  expect(conditions.map(({ within }) => within)).toEqual([7, 3]);
});

describe("what is over", () => {
  it("is no stop where the same sentence or the next one tells so", () => {
    expect(outcomeOf("Kettle", "It smoked two years ago, since then fine")).not.toBe("stop");
    expect(outcomeOf("Kettle", "It smoked two years ago. Since then fine.")).not.toBe("stop");
  });

  it("takes back nothing that is told after it", () => {
    expect(outcomeOf("Kettle", "Since then fine. It smoked two years ago.")).toBe("stop");
  });
});

it.each(["frame", "fork", "handlebar", "stem"])("stops a bicycle whose %s is cracked", (part) => {
  expect(outcomeOf("City bicycle", `The ${part} is cracked`)).toBe("stop");
});

it.each([
  ["Remote of a garage door", "the door came down with a bang, its spring snapped"],
  ["Light switch", "there is a brown mark all around it"],
  ["Bohrmaschine", "Motor brennt"],
])("stops %s: %s", (item, problem) => {
  expect(outcomeOf(item, problem)).toBe("stop");
});

it.each([
  ["Kitchen clock", "put new cells in and swapped the cells round, it still loses time"],
  ["Cordless drill", "the trigger snapped off in my hand"],
  ["Loom", "the shuttle clacks like a pistol"],
  ["Pram", "the window in its hood is cracked and foggy"],
  ["Buggy", "front wheel shakes, brakes good, frame ok"],
  ["Toaster", "it sparked five years back, they put a new cord on, now a foot is missing"],
  ["Wooden toy stove", "the painted flame has rubbed off"],
  ["Bread tin", "smells smoky because of the kippers in it"],
])("does not stop %s: %s", (item, problem) => {
  expect(outcomeOf(item, problem)).not.toBe("stop");
});

it.each([
  ["Electric bike", "I want to swap the cells"],
  ["Floor lamp", "the earth pin has snapped off"],
])("stops %s all the same: %s", (item, problem) => {
  expect(outcomeOf(item, problem)).toBe("stop");
});

it("stops no remote of a garage door that only wants a battery", () => {
  expect(outcomeOf("Remote of a garage door", "needs a new battery")).not.toBe("stop");
});

it.each(["Rahmen", "Lenker", "Gabel"])("stops a bicycle whose %s is broken, in German", (part) => {
  expect(outcomeOf("Fahrrad", `Der ${part} ist gebrochen`)).toBe("stop");
});

/** Most of them hang on an adapter or a loudspeaker lead, so that "the cord" alone is no danger. */
const onLowVoltage: ReadonlySet<string> = new Set([
  "speaker",
  "external-drive",
  "games-console",
  "landline-phone-answering-machine",
]);

it("knows every kind that runs on the mains by its name", () => {
  const unknown = itemTypes
    .filter(({ id }) => !onLowVoltage.has(id))
    .filter(({ power }) => power === "mains")
    .filter(({ name }) => outcomeOf(name, "The cord is frayed") !== "stop")
    .map(({ id }) => `${id}: add its name to the things in src/domain/safety/lexicon/en-things.ts`);
  expect(unknown).toEqual([]);
});
