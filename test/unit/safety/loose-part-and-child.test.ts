import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

it.each([
  ["teddy bear", "one eye is hanging on a thread, my son is 1 year old"],
  ["doll", "the button on her dress is loose and my toddler chews on it"],
  ["soft toy rabbit", "its nose has come off, it belongs to my 2 year old"],
  ["wooden push along dog", "an ear broke off, the baby plays with it all day"],
  ["cardigan", "a button is loose, our toddler sucks on it"],
  ["plush elephant", "an eye fell off and my daughter is only two years"],
  ["pull along train", "one wheel comes off, our little one loves it"],
])("warns of choking: %s, %s", (item, issue) => {
  expect(found(item, issue)).toContain("choking");
});

it.each([
  ["teddy bear", "one eye is hanging on a thread, it was my grandfather's"],
  ["coat", "a button came off"],
  ["toy car", "does not drive, my toddler left it in the rain"],
  ["remote control", "two buttons are stuck since our toddler spilled milk"],
  ["toaster", "2 years old, a knob is loose"],
  ["television", "the picture is a bit off since the baby knocked it"],
])("does not where no small child gets a loose part: %s, %s", (item, issue) => {
  expect(found(item, issue)).not.toContain("choking");
});
