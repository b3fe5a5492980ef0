import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] });

it.each([
  ["shower electric", "lukewarm water trickle, always tripping"],
  ["electric shower", "keeps tripping"],
  ["shower", "it trips after a minute"],
  ["water heater", "trips each morning"],
  ["immersion heater", "has tripped three times"],
])("is water that meets current: %s, %s", (item, issue) => {
  expect(found(item, issue).hazards.map(({ id }) => id)).toContain("water-electric");
});

it.each([
  ["shower", "lukewarm trickle"],
  ["shower tray", "I keep tripping over its rim"],
  ["shower curtain", "we trip over it"],
])("is none: %s, %s", (item, issue) => {
  expect(found(item, issue).outcome).not.toBe("stop");
});
