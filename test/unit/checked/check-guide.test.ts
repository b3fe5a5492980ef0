import { expect, it } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { checkGuide } from "~/domain/checked/check-guide";
import { readGuide } from "~/domain/guide/read-guide";
import { casePages } from "~/domain/handbook/case-pages";
import { newCase } from "../handbook/journey";
import { check, kettle } from "./open-case";

const unplug = "**Unplug the base.** Pour the water away and let both parts stand for ten minutes.";
const wipe =
  "**Wipe the rings.** Dip a cotton bud in alcohol and wipe the rings of the base until it stays white.";

const kinds = async (...args: Parameters<typeof check>) =>
  (await check(...args)).steps.map(({ findings }) => findings.map(({ kind }) => kind));

it("tells what stands in the handbook from what does not", async () => {
  const { steps } = await check(kettle, unplug, wipe, "**Sing to it.** Low notes work best.");
  expect(steps.map(({ verdict }) => verdict)).toEqual(["stands", "stands", "not"]);
});

it.each([
  ["opens before it unplugs", ["**Unscrew the base plate.** Four screws hold it.", unplug], 0],
  [
    "leaves the plug in",
    [unplug, "**Measure.** Leave it plugged in and probe the contacts with a multimeter."],
    1,
  ],
  [
    "opens again after a test",
    [
      unplug,
      "**Test.** Plug it in and switch on.",
      "**Look again.** Remove the screws of the bottom plate.",
    ],
    2,
  ],
  [
    "opens first, in German",
    [
      "**Gehäuse öffnen.** Lösen Sie die Schrauben und nehmen Sie die Abdeckung ab.",
      "**Stecker ziehen.** Ziehen Sie den Netzstecker.",
    ],
    0,
  ],
])("marks a step that %s", async (_what, steps, place) => {
  const found = await kinds(kettle, ...steps);
  expect(found[place]).toContain("unplug");
  expect(found.flat().filter((kind) => kind === "unplug")).toHaveLength(1);
});

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

it("takes no cover that goes back on, and nothing on a thing without power, for an opening", async () => {
  expect(
    await kinds(
      kettle,
      unplug,
      "**Test.** Plug it in.",
      "**Close up.** Tighten the screws of the cover again.",
    ),
  ).toEqual([[], [], []]);
  const bicycle = ["Bicycle", "flat tyre", "A thorn has pierced the tube."] as const;
  expect(await kinds(bicycle, "**Open up.** Unscrew the nuts and remove the cover.")).toEqual([[]]);
});

it.each([
  [
    "what the page forbids for this work",
    "**Scrape.** Wipe the rings of the base, then scratch the crusts off with a knife.",
  ],
  ["what nobody does", "**Help it along.** Bridge the thermal fuse with a piece of wire."],
  ["what the page leaves to others", "**New switch.** Take the bottom off and replace the switch."],
  [
    "what the safety rules forbid",
    "**Get inside.** Open the microwave and discharge the capacitor.",
  ],
])("marks a step that does %s", async (_what, step) => {
  expect((await kinds(kettle, unplug, step))[1]).toContain("opening");
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

it("lets a step forbid what the page forbids", async () => {
  const step =
    "**Wipe the rings.** Scratch crusts off with a toothpick and never use metal such as a knife.";
  expect((await kinds(kettle, unplug, step))[1]).toEqual([]);
});

it.each([
  ["let both parts stand for ten minutes", []],
  ["let both parts stand for 15 minutes", []],
  ["let both parts stand for one minute", ["value"]],
  ["let both parts stand for 30 seconds", ["value"]],
])("holds a time to the page's: %s", async (words, found) => {
  const step = `**Unplug the base and empty the jug.** Pour the water away and ${words}.`;
  expect((await kinds(kettle, step))[0]).toEqual(found);
});

const fuse = (amps: string) => `**Change the fuse.** Lever the carrier out and fit a ${amps} fuse.`;

it("holds amps to the page's, and knows what the page says it is not", async () => {
  const lamp = ["Lamp", "does not light", "The fuse in the plug has blown: the supply."] as const;
  expect((await kinds(lamp, unplug, fuse("3 A")))[1]).toEqual([]);
  expect((await kinds(lamp, unplug, fuse("13 A")))[1]).toEqual(["value"]);
});

it("marks another cause's tools, but no check and no second try", async () => {
  const vinegar =
    "**Descale it.** Pour in white vinegar and water, boil once and let it stand for half an hour.";
  const { steps } = await check(kettle, unplug, wipe, vinegar);
  expect(steps[2]?.findings[0]).toMatchObject({
    kind: "other-cause",
    says: expect.stringContaining("boil-dry"),
  });
  const second = `If it still does not work: ${vinegar}`;
  expect((await kinds(kettle, unplug, wipe, second))[2]).toEqual([]);
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

it("puts warnings in where they belong, and none that the guide gives", async () => {
  const { steps, warnings } = await check(kettle, unplug, wipe);
  expect(steps[1]?.warnings).toEqual([expect.stringMatching(/^Alcohol burns\./)]);
  const told = `${wipe} Alcohol is flammable: keep it off the hob, and let it dry before the plug goes in.`;
  expect((await check(kettle, unplug, told)).steps[1]?.warnings).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
});

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
  const all = ({ warnings, steps }: Awaited<ReturnType<typeof check>>) => [
    ...warnings,
    ...steps.flatMap((one) => one.warnings),
  ];
  expect(all(await check(trouble, "**Start.** Begin."))).toContainEqual(
    expect.stringMatching(warning),
  );
  expect(all(await check(trouble, step))).not.toContainEqual(expect.stringMatching(warning));
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

it("leaves warnings that may still come out of a guide that is being written", async () => {
  const pages = await casePages(newCase("Kettle", "does not switch on"));
  const guide = readGuide(`## Steps\n1. ${unplug}`);
  const rootCause = kettle[2];
  expect(checkGuide(pages, { guide, rootCause, isWhole: false }).warnings).toEqual([]);
  expect(checkGuide(pages, { guide, rootCause, isWhole: true }).warnings).not.toEqual([]);
});

it("reads marks loosely, and drops one that names no page that was sent", async () => {
  const { steps } = await check(
    kettle,
    `${unplug} [handbook: kettle, the contact on the base]`,
    `${wipe} [Handbook: Kettle / base contact] [handbook: kettle, base-contact]`,
    "**Sing.** Low notes. [handbook: toaster, jammed bread] [handbook: kettle, the flux capacitor]",
  );
  expect(steps.map(({ from }) => from.map(({ id }) => id))).toEqual([
    ["base-contact"],
    ["base-contact"],
    [],
  ]);
});

it("holds a guide without a page to the safety rules alone", async () => {
  const strange = ["Electric zorb with a plug", "it zibbles", "It is worn."] as const;
  const { cause, warnings, steps } = await check(
    strange,
    "**Open the case.** Remove the screws.",
    "**Shine it.** Use a cloth.",
  );
  expect([cause, warnings]).toEqual([null, []]);
  expect(steps.map(({ verdict }) => verdict)).toEqual(["against", "not"]);
});

it("finds next to nothing against the handbook's own guides", async () => {
  let steps = 0;
  const found: string[] = [];
  for (const kind of itemTypes.filter((_, place) => place % 12 === 0)) {
    for (const { utterances, causes } of (await kind.playbook()).faults) {
      const pages = await casePages(newCase(kind.name, utterances[0] ?? ""));
      for (const { name, why, repair } of Object.values(causes)) {
        if (repair.professionalOnly !== undefined) continue;
        const told = repair.steps.map(
          ({ title, how, warning = "" }) => `${title}. ${how} ${warning}`,
        );
        const guide = readGuide(
          `## Steps\n${told.map((one, at) => `${at + 1}. ${one}`).join("\n")}`,
        );
        const checked = checkGuide(pages, {
          guide,
          rootCause: `It is ${name}. ${why}`,
          isWhole: true,
        });
        steps += checked.steps.length;
        found.push(...checked.steps.flatMap(({ findings }) => findings.map(({ quote }) => quote)));
      }
    }
  }
  expect(steps).toBeGreaterThan(300);
  expect(found.length / steps).toBeLessThan(0.03);
});
