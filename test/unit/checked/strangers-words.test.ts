import { expect, it } from "vitest";
import { check, kettle } from "./open-case";

const unplug = "**Unplug the base.** Pour the water away and let both parts stand for ten minutes.";

const kinds = async (...args: Parameters<typeof check>) =>
  (await check(...args)).steps.map(({ findings }) => findings.map(({ kind }) => kind));

it("marks work with the plug left in where the page has pulled it, though nothing is opened", async () => {
  const shredder = [
    "Paper shredder",
    "jammed with paper",
    "A folded wad of paper is stuck.",
  ] as const;
  const cut =
    "**Cut the wad out.** You can leave the plug in. Snip the paper with scissors and draw it out.";
  expect((await kinds(shredder, cut))[0]).toContain("unplug");
});

it("reads the order of things below a title that only names them", async () => {
  const toy = ["Battery toy", "does not move but lights up", "The motor is dead."] as const;
  expect(await kinds(toy, "**Open up.** Remove the batteries, then unscrew the case.")).toEqual([
    [],
  ]);
});

const breakers = [
  ["Waffle iron", "waffles stick", "A film of burnt fat in the grooves."],
  "**Scrub.** Go along every groove with a copper brush.",
] as const;
const drawer = [
  ["Drawer", "key turns hard in the lock", "The lock is stiff with dust and old oil."],
  "**Lubricate the lock.** Spray WD-40 into the keyhole and work the key to and fro.",
] as const;
const brakes = [
  ["Bicycle", "brakes grip badly", "Oil got onto the brake disc and the pads."],
  "**Make it run smoothly.** Put a drop of light oil on the pads and their pin.",
] as const;
const glueGun = [
  ["Glue gun", "glue drips from the nozzle thread", "The nozzle is loose."],
  "**Look inside.** Unplug it, undo the screws and take the two halves of the handle apart: open the casing.",
] as const;
const radio = [
  ["Radio", "crackles when I turn the volume", "Dust on the track of the volume control."],
  "**Reach the control.** Unplug it, remove the screws and lift the rear panel off.",
] as const;

it.each([
  ["metal by another name", ...breakers],
  ["oil by its maker's name", ...drawer],
  ["one of several places that are named", ...brakes],
  ["a case that the page never opens", ...glueGun],
  ["a case that may be opened on a condition alone", ...radio],
])("marks what a page forbids: %s", async (_what, trouble, step) => {
  expect((await kinds(trouble, step))[0]).toContain("opening");
});

it("does not take what may stay shut, or goes away unopened, for something done", async () => {
  expect(await kinds(kettle, "**Look.** A cracked adapter is recycled and is not opened.")).toEqual(
    [[]],
  );
  const sewing = ["Sewing machine", "handwheel is stiff", "The old oil has dried."] as const;
  const step = "**Open the lid.** Unplug it first. Leave the cover of the motor closed.";
  expect((await kinds(sewing, step))[0]).toEqual([]);
});

it("takes neither the cause's own part nor a common hand tool for another cause's", async () => {
  const lamp = ["Floor lamp", "flickers", "The bulb is loose in its holder."] as const;
  const bulb = "**Seat the bulb.** Unplug it. Screw the bulb in firmly, or fit a new one.";
  expect((await kinds(lamp, bulb))[0]).toEqual([]);
  const drill = ["Cordless drill", "sparks and runs weakly", "Worn carbon brushes."] as const;
  const caps =
    "**Open the brush caps.** Take the battery off and unscrew the caps with a screwdriver.";
  expect((await kinds(drill, caps))[0]).toEqual([]);
  const washer = ["Washing machine", "does not drain", "Lint blocks the drain filter."] as const;
  const pump =
    "**Fit the new pump.** Open the clips with pliers, pull the plug off and put the new pump in.";
  expect((await kinds(washer, unplug, pump))[1]).toEqual(["other-cause"]);
});

const allWarnings = ({ warnings, steps }: Awaited<ReturnType<typeof check>>) => [
  ...warnings,
  ...steps.flatMap((one) => one.warnings),
];

it.each([
  [
    ["Table", "a leg has split", "The leg has cracked along the grain."],
    "**Clamp it.** Firm, but without all your strength: what is pressed too hard leaves a dry joint.",
    /^Do not squeeze/,
  ],
  [
    ["Record player", "the platter does not turn", "The belt has slipped off."],
    "**Be careful.** The needle is delicate and expensive: put its guard on and lock the arm.",
    /^Lock the arm/,
  ],
] as const)("knows a warning in other words: %s", async (trouble, step, warning) => {
  expect(allWarnings(await check(trouble, "**Start.** Begin."))).toContainEqual(
    expect.stringMatching(warning),
  );
  expect(allWarnings(await check(trouble, step))).not.toContainEqual(
    expect.stringMatching(warning),
  );
});

it("takes no mention of a thing for the warning that forbids it", async () => {
  const trouble = brakes[0];
  const { warnings } = await check(trouble, "**Oil the lever.** Then look at disc, rim and pads.");
  expect(warnings).toContainEqual(expect.stringMatching(/^Never oil/));
});

it("finds the page by the root cause where a danger or foreign words stand before it", async () => {
  const pack = ["E-bike", "battery does not charge", "Dirt in the charging socket."] as const;
  expect((await check(pack, "**Look.** Shine a torch.")).cause?.id).toBe("port");
  const console = [
    "PlayStation 4",
    "wird laut und heiß",
    "Staub in den Lüftungsschlitzen und Kühlrippen.",
  ] as const;
  expect((await check(console, "**Saugen.** Schlitze absaugen.")).cause?.id).toBe("dust");
});

const deadLead = [
  "Extension lead",
  "no power in any of its sockets",
  "The fuse in the plug has blown from overload.",
] as const;

it.each([
  "**Change the fuse.** None in the drawer? Roll the old one in kitchen foil for the weekend.",
  "**Swap the fuse.** A strand of wire soldered across the clips does as well.",
  "**Fuse.** Until the shop opens, a coin in the holder will do.",
])("marks a stopgap in a fuse's place: %s", async (step) => {
  expect((await kinds(deadLead, unplug, step))[1]).toContain("opening");
});

it("lets a step warn of the stopgap", async () => {
  const step = "**Change the fuse.** Never use foil or a coin in its place.";
  expect((await kinds(deadLead, unplug, step))[1]).toEqual([]);
});

it.each([
  "Unplug the iron when you leave the room, and use a board, never your lap.",
  "Iron on a proper board, not on the knee. Pull the iron's plug out before you go.",
])("hears a warning that is given in other words: %s", async (told) => {
  const jumper = ["Wool jumper", "moth hole in the sleeve", "A moth has eaten it."] as const;
  const { warnings } = await check(jumper, `**Close the hole.** Weave over it. ${told}`);
  expect(warnings.filter((warning) => warning.includes("hot irons"))).toEqual([]);
});

it("marks work behind a breaker that was switched on again for a test", async () => {
  const oven = ["Oven", "the light inside is dark", "The bulb has burnt out."] as const;
  const found = await kinds(
    oven,
    "**Cold and off.** Switch off the breaker and see that the display goes dark.",
    "**Swap the bulb.** Unscrew the old one and turn the new one in. Turn the breaker back on and look.",
    "**It flickers?** Unscrew the glass again right away and seat the bulb once more.",
  );
  expect(found.map((step) => step.includes("unplug"))).toEqual([false, false, true]);
});

const dryer = [
  "Tumble dryer",
  "it hums but the drum does not turn",
  "The drive belt around the drum is torn.",
] as const;

it.each([
  "**See how the belt runs.** Plug it in and start it for a moment with the panels still off.",
  "**Shift the belt.** Leave it connected while you loosen the screw of the tensioner.",
])("marks a run without what keeps hands off: %s", async (step) => {
  const unplugged = "**Unplug the dryer.** Take the water tank out.";
  expect(await kinds(dryer, unplugged, step)).toEqual([[], ["unplug"]]);
});

it("lets the machine run once everything is closed", async () => {
  const closed = "**Test.** Put the covers back on, plug it in, and stay with it for ten minutes.";
  expect((await kinds(dryer, "**Unplug the dryer.**", closed))[1]).not.toContain("unplug");
});

it("keeps metal out of a battery's charging socket, and lets air and wood in", async () => {
  const eBike = [
    "e-bike",
    "the battery does not charge",
    "Dirt or moisture in the charging socket of the battery.",
  ] as const;
  const [metal, wood] = await kinds(
    eBike,
    "**Get the dirt out.** Scrape the crumbs from between the pins with a needle.",
    "**Get the dirt out.** Pick the crumbs from between the pins with a wooden toothpick.",
  );
  expect(metal).toContain("opening");
  expect(wood).not.toContain("opening");
});
