import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const idsOf = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

it.each([
  ["carbon monoxide alarm", "is going off"],
  ["carbon monoxide alarm", "went off last night with four loud beeps"],
  ["carbon monoxide detector", "it won't stop beeping"],
  ["CO alarm", "beeps four times, then a pause, again and again"],
  ["hall alarm", "the carbon monoxide alarm went off"],
  ["boiler", "carbon monoxide, says the fitter"],
])("gets everybody out where an alarm for carbon monoxide speaks: %s, %s", (item, issue) => {
  expect(idsOf(item, issue).some((id) => id === "carbon-monoxide" || id === "gas-leak")).toBe(true);
});

it.each([
  ["carbon monoxide alarm", "chirps once a minute"],
  ["carbon monoxide alarm from 2013", "one short chirp every minute, new battery did not help"],
  ["carbon monoxide detector", "dusty, where do I get a new battery"],
  ["smoke alarm", "one short chirp a minute"],
])("sends nobody out for a chirp that asks for a battery: %s, %s", (item, issue) => {
  expect(idsOf(item, issue)).not.toContain("gas-leak");
  expect(idsOf(item, issue)).not.toContain("carbon-monoxide");
  expect(idsOf(item, issue)).not.toContain("electric-fault");
});

it("has an alarm replaced that is dead, and does not send people out", () => {
  expect(idsOf("carbon monoxide alarm", "dead")).toEqual(["fire-safety"]);
  expect(idsOf("carbon monoxide alarm", "false alarm when we fry")).toContain("fire-safety");
  expect(idsOf("smoke alarm", "stayed silent when I burnt the toast")).toEqual(["fire-safety"]);
});
