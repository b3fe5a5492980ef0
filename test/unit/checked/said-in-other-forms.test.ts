import { expect, it } from "vitest";
import { check } from "./open-case";

type Trouble = readonly [string, string, string];

const unplug = "**Unplug it.** Pull the plug and wait until all is cold.";

/** The kinds of what is found in a step that stands behind the unplugging. */
const behindUnplugging = async (trouble: Trouble, step: string) =>
  (await check(trouble, unplug, step)).steps[1]?.findings.map(({ kind }) => kind);

const carpetWasher: Trouble = [
  "carpet washer",
  "sprays hardly any water",
  "The spray nozzle is clogged.",
];
const solarLight: Trouble = [
  "solar light",
  "stays dark at night",
  "The rechargeable cell is worn.",
];
const television: Trouble = ["television", "no sound", "Dust sits in the headphone socket."];
const iceCream: Trouble = [
  "ice cream maker",
  "the paddle stops",
  "The mix froze the paddle to the wall.",
];
const curtain: Trouble = ["curtain", "the hem is down", "The thread of the hem has come open."];
const scales: Trouble = [
  "kitchen scales",
  "do not switch on",
  "The contacts of the battery are corroded.",
];
const shredder: Trouble = ["paper shredder", "jammed with paper", "A wad of paper is stuck."];
const torch: Trouble = [
  "torch",
  "does not light",
  "The contacts are corroded by a leaked battery.",
];
const turntable: Trouble = ["record player", "it hums", "The earth wire is missing."];
const zip: Trouble = ["zip", "it is stiff", "The teeth are dry and dirty."];
const heater: Trouble = ["heater", "smells burnt", "Settled dust is baked off the wires."];
const cassette: Trouble = ["cassette deck", "sounds dull", "There is dirt on head and roller."];
const purifier: Trouble = ["steam iron", "spits brown water", "Scale keeps the valve open."];

it.each([
  ["a thing that is named after “never”", carpetWasher, "Push a pin or a needle through the slot."],
  ["a thing that is named after “never an”", solarLight, "Fit a common alkaline battery."],
  ["a place that is named after “not into”", television, "Spray the cleaner deep into the set."],
  [
    "fingers where something runs",
    iceCream,
    "While it runs, put a finger through the opening of the lid and nudge the mix along.",
  ],
  ["what the page says ends badly", curtain, "Sew the last bit on a ladder, so you save time."],
  [
    "a state that another clause tells",
    scales,
    "Let the scales lie upside down, then press with your thumbs on the plate.",
  ],
  ["a spray that burns", shredder, "Spray the cutters with lubricant for the oil film."],
  ["a cell that is drilled", torch, "Drill a small hole in the stuck battery and hook it out."],
  [
    "a deed that a second “never” follows",
    turntable,
    "Join the wire to the earth of a mains plug.",
  ],
  ["a substance that nothing is done with", zip, "Drip oil in from above and give it a night."],
  [
    "a case that another cause alone opens",
    cassette,
    "Take the cover off with a screwdriver for a better look.",
  ],
  [
    "a cover where the repair is a professional's",
    ["toaster", "one side stays cold", "A connection inside is loose and flickers."],
    "Remove the screws and lift the outer cover, then squeeze the joint.",
  ],
  ["a case by its German name", heater, "Das Gehäuse aufschrauben und die Drähte abwischen."],
] as const)("marks %s", async (_what, trouble, step) => {
  expect(await behindUnplugging(trouble, `**Go on.** ${step}`)).toContain("opening");
});

it.each([
  ["a case that is only wiped, in German", heater, "Wischen Sie das Gehäuse feucht ab."],
  [
    "a place that is kept out of",
    television,
    "Spray the cleaner on the headphone plug and not into the set.",
  ],
  [
    "a back that comes off on the page's condition",
    ["radio", "crackles when I turn the volume", "Dust on the track of the volume control."],
    "Only if it runs on batteries, remove the screws and take the back panel off.",
  ],
  [
    "what would happen",
    ["electric toothbrush", "rattles", "The brush head is worn."],
    "Push the new head on. If it touched the handle it would rub.",
  ],
] as const)("lets pass %s", async (_what, trouble, step) => {
  expect(await behindUnplugging(trouble, `**Go on.** ${step}`)).not.toContain("opening");
});

const doorbell: Trouble = ["doorbell", "only hums", "The plungers stick in the chime."];
const airFryer: Trouble = ["air fryer", "rattles and hums", "There is fat on the fan's blades."];

it.each([
  [
    "a breaker that need not go off",
    doorbell,
    "Wipe the wires; you need not switch it off for it.",
  ],
  ["a lead in the wall", airFryer, "Reach in with the brush, the lead in the socket, and scrub."],
  [
    "a plug that the page pulls for the rinsing",
    purifier,
    "Rinse it through above the tray with the slider open, and keep it plugged in meanwhile.",
  ],
] as const)("marks power that stays on: %s", async (_what, trouble, step) => {
  expect(await behindUnplugging(trouble, `**Go on.** ${step}`)).toContain("unplug");
});

it("takes a machine that is disconnected for one without power, and a lamp in its socket for none", async () => {
  const toaster: Trouble = ["toaster", "the lever stays up", "Crumbs sit under the latch."];
  const { steps } = await check(
    toaster,
    "**First.** Disconnect the toaster.",
    "**Socket.** Plug a lamp into the same socket to see that it is live.",
    "**Open it.** Unscrew the base plate.",
  );
  expect(steps.flatMap(({ findings }) => findings.map(({ kind }) => kind))).not.toContain("unplug");
});

const board: Trouble = ["wooden chopping board", "it is cracked", "A crack along the grain."];
const cooker: Trouble = [
  "slow cooker",
  "does not heat",
  "Dirt under the plate keeps the heat away.",
];

it.each([
  [
    "a time for drying beside “wipe it dry”",
    board,
    "Rinse the crack and dry the board for 1 hour.",
  ],
  ["a limit that is too long", cooker, "Food may stand lukewarm in it for up to five hours."],
] as const)("marks %s", async (_what, trouble, step) => {
  expect(await behindUnplugging(trouble, `**Go on.** ${step}`)).toContain("value");
});

it("takes the night for a night", async () => {
  const table: Trouble = ["oak table", "a white ring", "Damp under the varnish left a white ring."];
  const feed = "**Feed it.** Rub the oil on with a cloth, leave it overnight and wipe it off.";
  expect(await behindUnplugging(table, feed)).not.toContain("value");
});

it("knows a pause whose unit stands before it", async () => {
  const rock = "Reverse and forward in short turns, five seconds each, ten seconds' pause between.";
  expect(await behindUnplugging(shredder, `**Rock it free.** ${rock}`)).not.toContain("value");
});

it("marks hands between what moves before the plug is out, though nothing is opened", async () => {
  const draw = "**Draw it out.** Pull the wad from between the cutters with tweezers, in strips.";
  const { steps } = await check(shredder, draw, unplug);
  expect(steps.map(({ findings }) => findings.map(({ kind }) => kind))).toEqual([["unplug"], []]);
});
