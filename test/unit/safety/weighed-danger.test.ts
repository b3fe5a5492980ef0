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

  it.each([
    [
      "my daughters bike",
      "chain keeps coming off on the inside when she changes down to the lowest gear at the back",
    ],
    [
      "my sons bike",
      "when he changes up a gear on the way to school the chain jumps and then it falls down between the frame and the big ring and he gets oil on his trousers",
    ],
    [
      "kitchen table",
      "my daughter stood her mug of tea on the top and when I took it off there was a white ring and it would not go away with a cloth",
    ],
    [
      "photo frame",
      "she dropped it on the way up and the back came off and the little stand broke and now it lies on its face",
    ],
    [
      "window blind in the bathroom",
      "it goes down but when I pull it will not stay and comes back down when I let go of it",
    ],
  ])("is not weighed out of the length of a story: %s, %s", (thing, said) => {
    expect(raised(thing, said)).not.toContain("weighed-danger");
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
