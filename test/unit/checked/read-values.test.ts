import { expect, it } from "vitest";
import { agree, valuesIn } from "~/domain/checked/read-values";

it.each([
  ["a 13 A fuse", "amps", 13],
  ["a 13-amp fuse", "amps", 13],
  ["230 V mains", "volts", 230],
  ["at 60 °C", "degrees", 60],
  ["bei 60 Grad", "degrees", 60],
  ["wait half an hour", "seconds", 1800],
  ["ten minutes", "seconds", 600],
  ["zehn Minuten", "seconds", 600],
  ["for 24 hours", "seconds", 86_400],
  ["2.5 mm", "millimetres", 2.5],
  ["up to 4 bar", "bar", 4],
  ["a 1.5 kW heater", "watts", 1500],
  ["1.5 litres", "millilitres", 1500],
  ["P240 paper", "grit", 240],
])("reads %s", (text, dimension, value) => {
  expect(valuesIn(text)).toEqual([expect.objectContaining({ dimension, from: value, to: value })]);
});

it("reads a range, and nothing that is none", () => {
  expect(valuesIn("10 to 15 minutes")).toEqual([expect.objectContaining({ from: 600, to: 900 })]);
  expect(valuesIn("Turn a page, step 3, model A13, 4 screws, a van")).toEqual([]);
});

it.each([
  ["10 minutes", "ten minutes", true],
  ["30 minutes", "ten minutes", false],
  ["2 minutes", "ten minutes", false],
  ["10 A", "13 A", false],
  ["220 V", "230 V", true],
  ["three hours", "10 to 15 minutes", false],
])("%s beside the page's %s", (said, known, isSame) => {
  const [one] = valuesIn(said);
  const [other] = valuesIn(known);
  expect(one && other && agree(one, other, null)).toBe(isSame);
});

it("lets a wait be longer, within reason", () => {
  const [one] = valuesIn("30 minutes");
  const [other] = valuesIn("ten minutes");
  expect(one && other && agree(one, other, "wait")).toBe(true);
  expect(one && other && agree(other, one, "wait")).toBe(false);
});

it.each([
  ["350 °F", "175 °C"],
  ["two inches", "5 cm"],
  ["½ hour", "30 minutes"],
  ["1/2 hour", "half an hour"],
  ["a week", "seven days"],
])("%s is %s", (said, known) => {
  const [one] = valuesIn(said);
  const [other] = valuesIn(known);
  expect(one && other && agree(one, other, null)).toBe(true);
});

it("reads no hours in a needle's system", () => {
  expect(valuesIn("New needle of system 130/705 H")).toEqual([]);
});
