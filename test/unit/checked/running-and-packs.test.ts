import { describe, expect, it } from "vitest";
import { check } from "./open-case";

/* Kinds of mistakes, and of sound steps, that a third writer of blind replies came up with. */

const kinds = async (...args: Parameters<typeof check>) =>
  (await check(...args)).steps.map(({ findings }) => findings.map(({ kind }) => kind));

const drill = [
  "Cordless drill",
  "only runs at a certain angle of the trigger",
  "The trigger switch is worn out.",
] as const;

it.each([
  "**Freshen it up.** Undo the screws in the pack's base and lift the cells out.",
  "**Freshen the pack.** The cell that reads lower than its neighbours is charged by itself.",
  "**A better pack.** A tired cell can be swapped for one of the same size.",
])("marks a pack that is taken apart: %s", async (step) => {
  expect((await kinds(drill, step))[0]).toContain("opening");
});

it("lets a pack be taken off, charged and replaced whole", async () => {
  const step = "**Another pack.** Take the pack off, and charge the new pack fully.";
  expect((await kinds(drill, step))[0]).not.toContain("opening");
});

describe("a machine that runs", () => {
  const waffles = [
    "Waffle iron",
    "the grip is loose",
    "The screws of the grip are loose.",
  ] as const;
  const cold = "**Unplug it.** Wait until it is cold.";

  it.each([
    "**Once more, warm.** Plug it in and tighten both screws while the light is on.",
    "**Once more.** Reach in with the screwdriver while the motor is running.",
  ])("is not worked on with tools: %s", async (step) => {
    expect((await kinds(waffles, cold, step))[1]).toContain("unplug");
  });

  it("may be looked at", async () => {
    const step = "**Look.** Plug it in and watch the lid while the light is on.";
    expect((await kinds(waffles, cold, step))[1]).not.toContain("unplug");
  });
});

const fuse = (time: string) =>
  `**Fuse it in.** Lay fusible web and baking paper below the patch, iron on for ${time}, and let it cool.`;

it("takes a wait beside a time for no reason to let the time pass", async () => {
  const trousers = [
    "Wool trousers",
    "a spark burned a hole in the leg",
    "Cloth is missing where the spark landed.",
  ] as const;
  expect(await kinds(trousers, fuse("forty seconds"))).toEqual([["value"]]);
  expect(await kinds(trousers, fuse("ten seconds"))).toEqual([[]]);
});

it("holds a guide to the page of its root cause where the complaint opens another", async () => {
  const { cause } = await check(
    ["Hard-shell suitcase", "long crack near the wheel", "The shell has cracked at the corner."],
    "**Stop the crack.** Drill a hole at each end of the line.",
    "**Laminate.** Spread epoxy and press a strip of glass-fibre cloth into it.",
  );
  expect(cause?.id).toBe("shell");
});

it.each([
  "**Cells out.** If the tube sticks: no vice, no hammer, as long as cells are in there.",
  "**Let it dry.** Keep your fingers off the reflector, it cannot be wiped clean.",
])("takes a step that forbids the same for a sound one: %s", async (step) => {
  const torch = ["LED torch", "mists up inside", "A dried-out rubber ring lets water in."] as const;
  expect(await kinds(torch, step)).toEqual([[]]);
});

it("reads a time that is ruled out as none", async () => {
  const pack = ["E-bike", "battery does not charge", "Dirt in the charging socket."] as const;
  const step = "**Charge it.** Wait an hour, then charge within sight, never overnight.";
  expect((await kinds(pack, step))[0]).not.toContain("value");
});

it("puts a prohibition in where only its place is named", async () => {
  const { warnings } = await check(
    ["DVD player", "the tray only hums and trembles", "The belt of the tray has gone slack."],
    "**Open the tray by hand.** Push the paper clip in until it gives, then draw the tray out.",
  );
  expect(warnings).toContainEqual(expect.stringMatching(/^Do not pry at the tray/));
});

const console = [
  "PlayStation 4 games console",
  "is very loud and gets too hot",
  "Dust in the slots and fins.",
] as const;

it.each([
  "**Clean the power supply.** Undo the screws of its black box and brush the coils.",
  "**A look at the brick.** Split the seam of its case with a knife.",
  "**Look into the supply brick.** A bulged top tells of age.",
])("marks a supply that is opened by another name: %s", async (step) => {
  expect((await kinds(console, "**Unplug it.** Let it cool.", step))[1]).toContain("opening");
});

it("lets a supply be swapped whole", async () => {
  const step = "**Swap the brick.** Its volts and its plug must match the old label.";
  expect((await kinds(console, "**Unplug it.** Let it cool.", step))[1]).not.toContain("opening");
});

describe("a thing whose current stays on", () => {
  it.each([
    "**Take the cover off.** It can stay plugged in for this. Undo the row of screws.",
    "**Take the cover off.** Turn the breaker on again, and listen while you undo it.",
    "**Take the cover off.** With the current on, pull the fan out of its socket.",
  ])("is not opened: %s", async (step) => {
    expect((await kinds(console, "**Unplug it.** Let it cool.", step))[1]).toContain("unplug");
  });

  it("is marked on an electric sofa too, which is furniture", async () => {
    const sofa = [
      "electric recliner sofa",
      "the recliner does not move, motor is dead",
      "No power arrives at the motor.",
    ] as const;
    const step =
      "**Measure at the motor.** Leave it connected to the mains and put the probes into the plug.";
    expect((await kinds(sofa, "**Try the socket.** Plug in a lamp.", step))[1]).toContain("unplug");
  });
});

it("marks a microwave's case, though one of its plates is renewed from within", async () => {
  const microwave = [
    "Panasonic microwave oven",
    "crackles and sparks inside",
    "The mica cover plate on the side wall is burnt.",
  ] as const;
  const step = "**Get behind the plate.** Undo the screws and slide the metal housing off.";
  const [, found] = (await check(microwave, "**Unplug it.** Empty it.", step)).steps;
  expect(found?.findings.map(({ says }) => says)).toContain("Nobody should do this at home.");
});
