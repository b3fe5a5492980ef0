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
  const test = "**Try it.** Plug it in and see whether it feeds.";
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
