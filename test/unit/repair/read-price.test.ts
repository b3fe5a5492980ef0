import { expect, it } from "vitest";
import { readPrice } from "~/features/repair/worth/read-price";

it.each([
  ["40", 40],
  ["1.50", 1.5],
  ["1,50", 1.5],
  ["0,5", 0.5],
  ["1,200", 1200],
  ["1.200", 1200],
  ["1,500,000", 1_500_000],
  ["1 200", 1200],
  ["1'200.50", 1200.5],
  ["£1,250.50", 1250.5],
  ["1.250,50 €", 1250.5],
  ["€100", 100],
  ["100 €", 100],
  ["about 100", 100],
])("reads %j as %d", (words, price) => {
  expect(readPrice(words)).toBe(price);
});

it.each(["", "  ", "cheap", "-5", "40 or 50", "1,2,3"])("reads no price in %j", (words) => {
  expect(readPrice(words)).toBeUndefined();
});
