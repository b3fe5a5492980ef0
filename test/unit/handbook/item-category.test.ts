import { expect, it } from "vitest";
import { deriveItemCategory } from "~/domain/item-category";

it.each([
  ["My cracked PHONE", "smartphone"],
  ["two iPhones", "smartphone"],
  ["iPhone13, blue", "smartphone"],
  ["a smartphone", "smartphone"],
  ["Android tablet", "smartphone"],
  ["Old laptops", "computer"],
  ["desktop computer", "computer"],
  ["gaming PC", "computer"],
  ["LG TV", "television"],
  ["smart-tv", "television"],
  ["Television set", "television"],
  ["Bosch refrigerator", "appliance"],
  ["fridge-freezer", "appliance"],
  ["phone charger for my laptop", "smartphone"],
  ["laptop with TV output", "computer"],
  ["upcycled lamp", "other"],
  ["Sony headphones", "other"],
  ["kettle", "other"],
  ["", "other"],
])("%s is %s", (description, category) => {
  expect(deriveItemCategory(description)).toBe(category);
});
