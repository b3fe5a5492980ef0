import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const isOnMains = (itemDescription: string) =>
  findHazards({ itemDescription, itemIssue: "It does not start", answers: [] }).hazards.some(
    ({ id }) => id === "mains",
  );

it.each([
  "DeWalt 18V drill",
  "18 V jigsaw Makita",
  "Drill, runs on batteries",
  "Dyson V8 cordless",
  "Dyson V8",
  "Lawnmower petrol Honda",
  "Petrol lawnmower",
  "Lawn mower with a two-stroke engine",
  "Battery hedge trimmer",
  "Robot vacuum",
  "Socket set",
  "Cast iron pan",
  "Old iron wok",
  "Rasenmäher Benzin",
  "Accuboormachine",
])("warns of no mains current: %s", (item) => {
  expect(isOnMains(item)).toBe(false);
});

it.each(["Bosch drill", "Lawnmower", "Vacuum cleaner", "Kettle 230 V", "Laptop charger", "Iron"])(
  "warns of mains current: %s",
  (item) => {
    expect(isOnMains(item)).toBe(true);
  },
);
