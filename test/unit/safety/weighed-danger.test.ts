import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
import { fitPlug, weighedDanger } from "~/domain/safety/rules/weighed-danger";

const raised = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

/** What to do where only this is named. */
const now = (thing?: string) => fitPlug(weighedDanger, (id) => id === thing).now;

describe("a danger that no rule names", () => {
  it.each([
    ["Dishwasher", "it nips my hand when the floor is wet"],
    ["Ford Fiesta", "the pedal goes all the way down and it hardly slows"],
  ])("stops the repair of a %s: %s", (thing, said) => {
    expect(findHazards({ itemDescription: thing, itemIssue: said, answers: [] }).outcome).toBe(
      "stop",
    );
  });

  it.each([
    ["Lunch box", "an egg smell will not come out of the plastic"],
    ["Film DVD", "it says Explosion on the box and skips in chapter four"],
    ["Gas barbecue cover", "ripped at the seam"],
    ["Smoking pipe", "the mouthpiece is loose"],
    ["Microwave", "the plate does not turn"],
    ["Old laptop", "gets super hot and the fan is screaming"],
    ["Desktop PC", "hot and sounds like a jet"],
    ["Step ladder", "the rubber foot is missing"],
    [
      "Vacuum",
      "it has lost its suction. I bought it in 2019, and I have cleaned the filter twice since then",
    ],
  ])("lets a %s be repaired: %s", (thing, said) => {
    expect(findHazards({ itemDescription: thing, itemIssue: said, answers: [] }).outcome).not.toBe(
      "stop",
    );
  });

  it("is told as such only where no rule names a danger", () => {
    expect(raised("Kettle", "smoke comes out of the base")).not.toContain("weighed-danger");
  });

  it("speaks of the plug as surely as there is one", () => {
    expect(now()).toMatch(/^Stop using it\. If it is plugged in, pull the plug\. Take/);
    expect(now("mains")).toMatch(/^Stop using it\. Pull the plug\. Take/);
    expect(now("wornThing")).toMatch(/^Stop using it\. Take/);
  });
});
