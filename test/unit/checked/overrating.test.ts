import { expect, it } from "vitest";
import { findOverrating } from "~/domain/checked/find-overrating";

it.each([
  ["If the old one was marked 5 A, move up to a 13 A, which does not blow.", "13 A"],
  ["Its label says 12 V; a 19 V brick will do, as it draws no more than it needs.", "19 V"],
  ["The holder is rated for 40 W. A 60 W bulb gives more light.", "60 W"],
])("more than a thing is marked for is found: %s", (step, value) => {
  expect(findOverrating(step)?.says).toBe(`${value} is more than it is marked for.`);
});

it.each([
  "The old one is marked 13 A. Fit a 13 A fuse.",
  "The label says 5 A, so never put a 13 A fuse in.",
  "The old bulb says 60 W. An LED of 8 W gives as much light.",
  "It says 230 V on the label. Wait five minutes.",
  "Measure between the pins: 12 V is right, 19 V is another charger's.",
])("what keeps to it is not: %s", (step) => {
  expect(findOverrating(step)).toBeNull();
});
