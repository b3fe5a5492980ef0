import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] });

it.each([
  ["HP laptop", "the bottom has started to bow out and the trackpad is hard to click"],
  ["HP laptop", "lid no longer closes flush and the keyboard has a hump in the middle"],
  ["MacBook", "the base is domed and it rocks on the desk"],
  ["Lenovo notebook laptop", "the underside is arched"],
  ["iPhone", "the case has begun to curve"],
  ["tablet", "there is a bump under the middle of the back"],
  ["laptop", "bulging base, it wobbles on the table"],
  ["Chromebook", "the palm rest is bowed and the lid won't sit flat"],
])("is a swollen battery: %s, %s", (item, issue) => {
  expect(found(item, issue).hazards.map(({ id }) => id)).toContain("battery-damaged");
});

it.each([
  ["bookshelf", "the board is bowed in the middle"],
  ["acoustic guitar", "the belly is bowed and the back is arched"],
  ["frying pan", "the bottom is domed and it rocks on the hob"],
  ["table", "it wobbles, and the top is warped"],
  ["laptop", "a hinge is broken, so the lid does not close flush"],
  ["laptop", "lid does not close properly since a crumb lies in it"],
  ["laptop", "the keyboard is not curved, but two keys stick"],
])("is none: %s, %s", (item, issue) => {
  expect(found(item, issue).outcome).not.toBe("stop");
});
