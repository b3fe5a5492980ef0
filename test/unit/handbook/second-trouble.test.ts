import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { findSecondTrouble } from "~/domain/handbook/find-second-trouble";
import { newCase } from "./journey";

const second = async (item: string, issue: string) =>
  findSecondTrouble(await diagnoseCase(newCase(item, issue)), item, issue);

it.each([
  ["Bicycle", "The chain slips and the rear tyre is flat", null, "The chain slips"],
  ["Philips kettle", "the water stays cold and the base leaks water", null, "the water stays cold"],
  ["Laptop", "battery does not last, the screen has lines", null, "the screen has lines"],
  [
    "Washing machine",
    "It does not drain. And my toaster is broken too",
    "toaster",
    "my toaster is broken too",
  ],
])("finds it in %s: %s", async (item, issue, thing, words) => {
  expect(await second(item, issue)).toEqual({ thing, words });
});

it.each([
  ["Philips kettle", "The light comes on, but the water stays cold"],
  ["Washing machine", "It does not drain, and the water stands in the drum"],
  ["Toaster", "It does not heat. We replaced the fuse. The cord is fine"],
  ["Bicycle", "The chain slips"],
  ["Astrolabe", "The ring is stiff. Also the pointer is bent"],
])("finds none in %s: %s", async (item, issue) => {
  expect(await second(item, issue)).toBeNull();
});
