import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const stopsFor = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] })
    .hazards.filter(({ severity }) => severity === "stop")
    .map(({ id }) => id);

it.each([
  ["Dehumidifier", "collects no water, the gas escaped", "refrigerant", "gas-leak"],
  ["Fridge", "not cold, the gas has leaked out over the years", "refrigerant", "gas-leak"],
  ["Fridge", "it smells of gas in the kitchen", "gas-leak", "smoke-or-fire"],
  ["Caravan fridge", "it hisses at the gas hose", "gas-leak", "smoke-or-fire"],
  ["Boiler", "the gas escaped", "gas-leak", "refrigerant"],
  ["Gas cooker", "one ring won't light, and there is a whiff of eggs", "gas-leak", "refrigerant"],
  ["Tumble dryer", "the top is too hot to touch", "hot-connection", "battery-damaged"],
  ["Power bank", "it gets too hot to touch", "battery-damaged", "hot-connection"],
  ["Cordless vacuum", "the battery gets very hot", "battery-damaged", "hot-connection"],
  ["Tumble dryer", "the room smells a bit like toast", "smoke-or-fire", "battery-damaged"],
  ["Drill", "sparks like fireworks in the vents", "smoke-or-fire", "weapon"],
])("%s, “%s”: %s, and not %s", (item, issue, danger, other) => {
  expect(stopsFor(item, issue)).toContain(danger);
  expect(stopsFor(item, issue)).not.toContain(other);
});
