import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards;

it.each([
  ["stuffed fox (a real one, taxidermy)", "one ear has come off and it is dusty"],
  ["mounted deer head", "bald on the nose"],
  ["stuffed pheasant from grandpa", "the tail is loose"],
])("warns of the poison in old mounts: %s, %s", (item, issue) => {
  expect(found(item, issue).map(({ id }) => id)).toContain("arsenic");
});

it("warns of none in a soft toy", () => {
  expect(found("stuffed toy fox", "an ear has come off").map(({ id }) => id)).not.toContain(
    "arsenic",
  );
});
