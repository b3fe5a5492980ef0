import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

it.each([
  [
    "lawn-mower-petrol-does-not-start",
    "petrol lawnmower honda",
    "worked in october. got it out of the shed now and pull and pull and nothing, not even a cough",
  ],
  [
    "lawn-mower-petrol-does-not-start",
    "gasoline lawn mower briggs",
    "was fine last autumn, now dead",
  ],
  ["lawn-mower-petrol-does-not-start", "petrol mower", "will not go at all since the winter"],
  ["lawn-mower-cuts-badly", "petrol mower", "cuts badly, the grass looks torn"],
  ["lawn-mower-does-not-start", "electric lawn mower", "was fine last autumn, now dead"],
  [
    "toy-does-nothing",
    "toy train engine, battery, for the wooden tracks",
    "dead. opened the battery lid and theres white and green crud everywhere",
  ],
  ["toy-does-nothing", "toy phone", "white powder and crust under the battery lid"],
  ["toy-battery-charging", "rc car", "the battery does not charge"],
  [
    "musical-instrument-acoustic-part",
    "clarinet, pupil's one, buffet",
    "low notes wont come at all anymore, just squeaks. top ones are ok",
  ],
  ["musical-instrument-acoustic-part", "clarinet", "low notes dont come"],
  ["musical-instrument-acoustic-part", "saxophone", "low notes dont come out"],
  ["musical-instrument-string-buzzes", "guitar", "low e buzzes"],
  ["bicycle-brakes-weak", "bike", "the brakes squeal and I dripped chain oil on the rotor"],
  ["bicycle-steering-loose", "bicycle", "handlebars twist round in the stem"],
])("opens %s for %s: %s", async (page, item, issue) => {
  expect((await diagnoseCase(newCase(item, issue))).fault.id).toBe(page);
});
