import { expect, it } from "vitest";
import { checkCause } from "~/domain/checked/check-cause";
import { heldPages } from "~/domain/checked/held-pages";
import { newCase } from "../handbook/journey";
import { check } from "./open-case";

const kinds = async (rootCause: string, item = "Philips toaster", issue = "it does not heat") => {
  const pages = await heldPages({ ...newCase(item, issue), rootCause });
  return checkCause(pages, rootCause).map(({ kind }) => kind);
};

const bridged = [
  "Remove the fuse and bridge it with wire.",
  "Wrap the fuse in foil to get it running again.",
  "Replace the fuse with copper wire.",
  "Replace the blown fuse by a wire.",
  "Use a wire instead of the fuse.",
  "The thermal fuse has blown. Solder a wire across it.",
  "The fuse can be bypassed with a jumper wire.",
  "Take the fuse out and put a nail in its place.",
  "You can short the two ends of the fuse together for a test: bridge them.",
  "Take the thermostat out and bypass it.",
  "Überbrücken Sie die Sicherung mit einem Draht.",
];

it.each(bridged)("marks a root cause that has a fuse bridged: %s", async (words) => {
  expect(await kinds(words)).toEqual(["opening"]);
});

it.each(bridged)("marks a step that has a fuse bridged: %s", async (words) => {
  const toaster = ["Philips toaster", "it does not heat", "The fuse has blown."] as const;
  const { steps } = await check(toaster, "**Unplug it.** Let it cool.", words);
  expect(steps[1]?.findings).toContainEqual(
    expect.objectContaining({ quote: expect.stringContaining("never bridged") }),
  );
});

it.each([
  ["Work on it while plugged in.", ["unplug"]],
  ["Leave it plugged in and measure the element with a meter.", ["unplug"]],
  ["Dirt on the contact. Scrape it off with a knife.", []],
])("marks work on what has power, and no other work: %s", async (words, found) => {
  expect(await kinds(words)).toEqual(found);
});

it("marks what the page of the cause forbids", async () => {
  const words = "Dirt on the contact between jug and base. Scratch the crusts off with a knife.";
  expect(await kinds(words, "Philips kettle", "it does not switch on")).toEqual(["opening"]);
});

it.each([
  "The thermal fuse has blown.",
  "The thermal fuse has blown. Never bridge it, and replace it by one of the same rating.",
  "Do not bridge the fuse or replace it with wire.",
  "It must not be bridged or wrapped in foil, since that can start a fire.",
  "A short circuit blew the fuse.",
  "A short circuit in the element has tripped the thermal cut-out. Test the element.",
  "Short circuits can be the reason that the fuse blows.",
  "Somebody has bridged the thermal fuse before.",
  "Replace the bridged fuse with one of the same rating.",
  "A bypassed fuse or a wire in place of the fuse lets the element overheat.",
  "Test for a short circuit behind the fuse.",
  "A shorted capacitor in the power supply. Replace the supply as a whole.",
  "The wire to the thermal fuse is broken: replace the fuse and crimp the wires.",
  "The contact gets warm while plugged in, so the cord is good.",
  "Never open it while it is plugged in.",
  "Only an electrician may test it while it is plugged in.",
  "Die Thermosicherung ist durchgebrannt. Sie darf nicht überbrückt werden.",
])("marks no root cause that tells what is wrong or forbids it: %s", async (words) => {
  expect(await kinds(words)).toEqual([]);
});
