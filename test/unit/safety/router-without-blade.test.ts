import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const cautions = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

it.each([
  "internet drops every evening",
  "no WiFi upstairs",
  "it loses the connection, signal lost",
])("a router of the network cuts nobody: %s", (issue) => {
  expect(cautions("my router", issue)).not.toContain("blade");
});

it("a router of the workshop cuts", () => {
  expect(cautions("my router", "the bit is stuck in the collet")).toContain("blade");
});
