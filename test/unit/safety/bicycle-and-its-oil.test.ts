import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards;

it.each([
  ["mountain bike", "I got oil on the disc brake pads"],
  ["bike", "the brakes squeal and I dripped chain oil on the rotor"],
  ["bike stem", "handlebar slips round when I lean on it"],
  ["bicycle", "handlebars twist round in the stem"],
])("leaves to the page what an owner can put right: %s, %s", (item, issue) => {
  expect(found(item, issue).filter(({ severity }) => severity !== "caution")).toEqual([]);
});

it.each([
  ["bike", "hydraulic fluid on the rotor"],
  ["bicycle", "the brake leaks oil on the disc"],
  ["bicycle", "the handlebar is cracked"],
  ["bike", "I got oil on the rotor and now the brake does nothing"],
])("stops a bicycle that gives way: %s, %s", (item, issue) => {
  expect(found(item, issue).map(({ id }) => id)).toContain("bike-frame");
});
