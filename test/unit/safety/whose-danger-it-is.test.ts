import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const idsOf = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

describe("a part of a thing on a battery", () => {
  it.each([
    ["Tablet", "its lights come on and the back gets a bit too warm, no, scorching"],
    ["Smartwatch", "the fan of the dock is fine, the strap melted in the sun"],
    ["Headphones", "the lamp on them glows, the pad melted"],
  ])("is nothing on the mains: %s, %s", (item, issue) =>
    expect(idsOf(item, issue)).not.toContain("electric-fault"),
  );

  it.each([
    ["Tablet", "the plug of its charger melted"],
    ["Laptop charger", "the plug is scorched"],
    ["Table lamp with a phone holder", "the switch melted"],
  ])("what feeds it is: %s, %s", (item, issue) =>
    expect(idsOf(item, issue)).toContain("electric-fault"),
  );
});

describe("a vehicle", () => {
  it.each([
    ["Racing bicycle", "It lay in the boot of the car, since then the brakes rub"],
    ["Cordless drill", "It is always in my van and lets the bit drop"],
  ])("named in passing is not what is mended: %s, %s", (item, issue) => {
    expect(idsOf(item, issue)).not.toContain("vehicle-safety");
    expect(idsOf(item, issue)).not.toContain("pressure");
  });

  it.each([
    ["Toyota Yaris", "The brakes feel spongy"],
    ["Something", "The brakes of my car squeal"],
  ])("that is meant still stops: %s, %s", (item, issue) =>
    expect(idsOf(item, issue)).toContain("vehicle-safety"),
  );
});

it.each([
  ["Bicycle", "I pull hard and it scarcely brakes"],
  ["Fahrrad", "Die neuen Beläge bremsen kaum noch"],
  ["Fiets", "De blokjes remmen amper nog"],
  ["Vélo", "Le frein avant ne freine quasiment plus"],
  ["Vélo", "Les patins freinent à peine"],
])("stops where hardly any brake is left: %s, %s", (item, issue) =>
  expect(idsOf(item, issue)).toContain("bike-frame"),
);

describe("a mobile", () => {
  it.each(["Nokia mobile", "my old mobile", "Galaxy S9", "Pixel 7"])("is a phone: %s", (item) =>
    expect(idsOf(item, "The cover is coming away at one corner, nobody dropped it")).toContain(
      "battery-damaged",
    ),
  );

  it.each(["Mobile home", "Baby mobile over the cot"])("may be something else: %s", (item) =>
    expect(idsOf(item, "The cover is coming away at one corner")).not.toContain("battery-damaged"),
  );
});

it("reads a cordless tool and a pressure cooker that were misspelt", () => {
  expect(idsOf("Cordles sander", "stood in the rain")).not.toContain("water-electric");
  expect(idsOf("Presure cooker", "the lid leaks steam")).toContain("pressure");
});

it("lets water stand at the bottom of what washes or cools, and of nothing else on the mains", () => {
  for (const thing of ["Dishwasher", "Washing machine", "Fridge"])
    expect(idsOf(thing, "water pooling in the bottom"), thing).not.toContain("water-electric");
  expect(idsOf("Dishwasher", "the base is full of water")).toContain("water-electric");
  expect(idsOf("Kettle", "water pooling in the bottom")).toContain("water-electric");
});

it("leaves a pressure cooker whose trouble is not its pressure to its page", () => {
  for (const trouble of [
    "the long handle is loose",
    "the display is dead",
    "rice sticks to the bottom of the pot",
  ])
    expect(idsOf("Pressure cooker", trouble), trouble).not.toContain("pressure");
  for (const trouble of ["steam escapes at the side", "the valve is clogged", "the lid is stuck"])
    expect(idsOf("Pressure cooker", trouble), trouble).toContain("pressure");
});

it("takes a puff of air for no swollen battery", () => {
  expect(idsOf("Laptop", "barely a puff comes out of the side")).not.toContain("battery-damaged");
  expect(idsOf("Laptop", "the fan gives short puffs")).not.toContain("battery-damaged");
  expect(idsOf("Laptop", "it puffs up under the keys")).toContain("battery-damaged");
  expect(idsOf("Laptop", "the battery looks puffy")).toContain("battery-damaged");
});

it("names no mains for an engine whose fuel is told in the complaint", () => {
  expect(
    idsOf("Lawn mower", "it is a petrol one, the cord pulls but it never starts"),
  ).not.toContain("mains");
  expect(idsOf("Lawn mower", "hums but does not cut")).toContain("mains");
});
