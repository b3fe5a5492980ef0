import { expect, it } from "vitest";
import { check } from "./open-case";

const phone = ["phone", "battery drains fast", "The battery cell is worn."] as const;
const mower = [
  "petrol lawn mower",
  "does not start",
  "The air filter is clogged and gum has narrowed the jet of the carburettor.",
] as const;
const fridge = ["fridge", "door does not shut", "The door has sagged on its hinges."] as const;
const turntable = [
  "record player",
  "platter does not turn",
  "The belt has stretched and slipped off.",
] as const;
const scanner = [
  "flatbed scanner",
  "not recognised, no light",
  "The transport lock is on, or its power adapter has failed.",
] as const;

const off = "**Unplug it.** Switch it off and pull the plug.";

const kindsOf = async ([item, issue, cause]: readonly [string, string, string], step: string) =>
  (await check([item, issue, cause], off, step)).steps[1]?.findings.map(({ kind }) => kind);

it.each([
  ["nothing made of metal", phone, "**Loosen the cell.** Slide a flat screwdriver under the cell."],
  [
    "no wire",
    mower,
    "**Clear the jet.** Poke the copper strand through each small hole, then spray.",
  ],
  [
    "nothing is drilled",
    fridge,
    "**Tighten the hinge.** Bore two holes in the top right beside the screws of the hinge.",
  ],
  [
    "a bottom that would have to come off",
    turntable,
    "**Look at the motor.** Turn it over, undo four screws and take the bottom plate off.",
  ],
  [
    "a supply by the name of adapter",
    scanner,
    "**Mend the adapter.** Squeeze the adapter in a vice until the case cracks open.",
  ],
] as const)("marks what the page rules out: %s", async (_, trouble, step) => {
  expect(await kindsOf(trouble, step)).toContain("opening");
});

const drawer = ["wooden drawer", "sticks", "The wood has swollen and lost its wax."] as const;
const vacuum = [
  "vacuum cleaner",
  "lost suction",
  "Air gets in beside: the hose is split.",
] as const;
const lamp = ["lamp", "plug is broken", "A broken plug. The cord is sound."] as const;

it.each([
  ["only where paint is old", drawer, "**Sand just those places.** Ten strokes along the grain."],
  [
    "only where the end does not turn",
    vacuum,
    "**Cut off the torn end.** Unscrew the end piece and cut the hose square behind the tear.",
  ],
  [
    "of the page's own steps",
    lamp,
    "**Cut the old plug off.** Cut the cord 5 cm behind it, where it looks like new.",
  ],
] as const)("marks nothing that is ruled out %s", async (_, trouble, step) => {
  expect(await kindsOf(trouble, step)).toEqual([]);
});
