import { expect, it } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { checkGuide } from "~/domain/checked/check-guide";
import { readGuide } from "~/domain/guide/read-guide";
import { heldPages } from "~/domain/checked/held-pages";
import { casePages } from "~/domain/handbook/case-pages";
import { newCase } from "../handbook/journey";
import { check, guideOf, kettle } from "./open-case";

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

it("puts warnings in where they belong, and none that the guide gives", async () => {
  const { steps, warnings } = await check(kettle, unplug, wipe);
  expect(steps[1]?.warnings).toEqual([expect.stringMatching(/^Alcohol burns\./)]);
  const told = `${wipe} Alcohol is flammable: keep it off the hob, and let it dry before the plug goes in.`;
  expect((await check(kettle, unplug, told)).steps[1]?.warnings).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
});

it("leaves warnings that may still come out of a guide that is being written", async () => {
  const pages = await casePages(newCase("Kettle", "does not switch on"));
  const guide = readGuide(`## Steps\n1. ${unplug}`);
  const rootCause = kettle[2];
  expect(checkGuide(pages, { guide, rootCause, isWhole: false }).warnings).toEqual([]);
  expect(checkGuide(pages, { guide, rootCause, isWhole: true }).warnings).not.toEqual([]);
});

it("holds what is tried after a step that did not work to the warnings of the cause tried", async () => {
  const plug = ["Kettle", "it does not switch on", "The fuse in the plug has blown."] as const;
  const repair = { ...newCase(plug[0], plug[1]), rootCause: plug[2] };
  const toCheck = {
    guide: guideOf(fuse("13 A"), wipe),
    rootCause: plug[2],
    isWhole: true,
  };
  const pages = await heldPages(repair);
  const asWritten = checkGuide(pages, toCheck);
  expect(asWritten.steps[1]?.warnings).toEqual([]);
  expect(asWritten.warnings).toContainEqual(expect.stringMatching(/^A brown, soft or cracked/));
  const goneOnWith = checkGuide(pages, { ...toCheck, isRewritten: true });
  expect(goneOnWith.steps[1]?.warnings).toEqual([expect.stringMatching(/^Alcohol burns/)]);
  expect(goneOnWith.warnings).toContainEqual(expect.stringMatching(/^Never hold the jug/));
  expect(goneOnWith.warnings).not.toContainEqual(expect.stringMatching(/^A brown, soft/));
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
