import { expect, it } from "vitest";
import { check } from "./open-case";

const kindsOf = async (trouble: readonly [string, string, string], ...steps: string[]) =>
  (await check(trouble, ...steps)).steps.map(({ findings }) => findings.map(({ kind }) => kind));

const machine = [
  "sewing machine",
  "the fabric is not fed",
  "Lint is packed between the feed dogs.",
] as const;

const lift = "**Lift the plate.** Two screws, loosened with the short screwdriver.";
const off = "**Pull the plug.** Take it out of the socket, needle and foot off.";

it("knows a step that the page does only without power by the page's words", async () => {
  expect(await kindsOf(machine, lift, off)).toEqual([["unplug"], []]);
  expect(await kindsOf(machine, off, lift)).toEqual([[], []]);
});

it("tells of it again once a test has given the power back", async () => {
  const tests = [
    "**Try it.** Plug it in and see whether it feeds.",
    "**Try it.** With the plug in the socket again, press the pedal.",
  ];
  for (const test of tests)
    expect(await kindsOf(machine, off, test, lift)).toEqual([[], [], ["unplug"]]);
});

it("does not take a warning that holds even unplugged for the unplugging", async () => {
  const warned = `${lift} Keep your fingers off the needle, even unplugged.`;
  expect(await kindsOf(machine, warned, off)).toEqual([["unplug"], []]);
});

it("marks a step that keeps the power on", async () => {
  expect(await kindsOf(machine, off, `${lift} Keep the power on while you do this.`)).toEqual([
    [],
    ["unplug"],
  ]);
});

it("does not take a switch that hangs on its wires for one that is switched on", async () => {
  const dryer = [
    "Bosch tumble dryer",
    "it squeals and rumbles",
    "The drum's support rollers or its rear bearing are worn.",
  ] as const;
  const front = "**Remove the front.** The door switch hangs on two wires: separate them there.";
  const drum = "**Lift the drum out.** Slip the belt off the motor wheel first.";
  expect(await kindsOf(dryer, "**Unplug it.** Pull the plug.", front, drum)).toEqual([[], [], []]);
});

const fan = ["fan", "the blades do not turn", "The blade slips on its shaft."] as const;

it("takes the page's own words for the unplugging, whatever they are", async () => {
  const power = "**Take the current off.** Then open the grille clips all round.";
  const blade = "**Pull the blade off.** Unscrew its cap with the screwdriver.";
  expect(await kindsOf(fan, power, blade)).toEqual([[], []]);
});

it.each([
  "**Have it looked at.** It needs the back cover off, so ask a repairer.",
  "**Search for new blades.** If they unclip, a new one is the best mend.",
  "**Switch it off and unplug it.** Opening the cover with the power on can kill you.",
])("takes no opening from what is left to others, asked or warned of: %s", async (step) => {
  expect(await kindsOf(fan, step)).toEqual([[]]);
});

it("lets a crack be glued that the page glues itself", async () => {
  const leg = ["table", "a leg is cracked", "The leg has cracked along the grain."] as const;
  const glue =
    "**Glue.** Ease the crack open with the spatula and let glue run in from either side.";
  expect(await kindsOf(leg, glue)).toEqual([[]]);
});
