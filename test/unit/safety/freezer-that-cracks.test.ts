import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] });

it.each([
  [
    "fridge freezer Liebherr",
    "bangs like a gunshot at night, gurgles, scared its leaking gas. food is cold",
  ],
  [
    "chest freezer",
    "makes a bang like a gunshot some nights, and cracking. everything frozen fine",
  ],
  ["freezer", "loud bang now and then, it cools perfectly"],
  ["fridge", "cracks and gurgles, I am worried it is leaking gas"],
  ["fridge", "gurgles at night, afraid it will explode, but the milk is cold"],
  ["freezer", "a bang at night, still freezing. is it about to explode?"],
])("hears no danger in the ice of what cools well: %s, %s", (item, issue) => {
  expect(found(item, issue).outcome).not.toBe("stop");
});

it.each([
  ["fridge", "it smells of gas, scared it is leaking gas"],
  ["freezer", "it hisses since I scraped the ice with a knife, everything still cold"],
  ["fridge", "a loud bang and now it is dead"],
  ["freezer", "a bang and it smells burnt, still cold"],
  ["freezer", "leaking gas"],
  ["freezer", "a loud bang when I plug it in, works fine"],
  ["gas hob", "I am scared it is leaking gas"],
  ["microwave oven", "loud bang, it works fine"],
])("stops where more than that is told: %s, %s", (item, issue) => {
  expect(found(item, issue).outcome).toBe("stop");
});
