import { expect, it } from "vitest";
import { check } from "./open-case";

const findingsOf = async (...args: Parameters<typeof check>) =>
  (await check(...args)).steps.map(({ findings }) => findings.map(({ kind }) => kind));

const straightener = [
  "Hair straightener",
  "the arms wobble in the hinge",
  "The hinge pin has slipped.",
] as const;
const sprayer = [
  "Garden sprayer",
  "builds up no pressure",
  "The rubber cup on the pump has dried out.",
] as const;
const humidifier = [
  "Humidifier",
  "runs but gives no mist",
  "Limescale on the ultrasonic plate.",
] as const;
const blanket = [
  "Electric blanket",
  "does not heat",
  "The fuse in the plug has blown, or the connector is not pushed in.",
] as const;
const toy = [
  "Toy robot",
  "the motor runs but it does not walk",
  "A small plastic gear has cracked and slips on its shaft.",
] as const;

it.each([
  [
    "a part that is to be left alone",
    straightener,
    "**Open the arms.** Undo the three screws along each arm and separate the shells.",
  ],
  [
    "damage that the page stops at, glued",
    sprayer,
    "**Seal the tank.** Smear epoxy over any crack in the wall of the tank.",
  ],
  [
    "one rough word that the page rules out",
    humidifier,
    "**Remove the crust.** Rub the plate with a cotton bud, then scratch off what is left.",
  ],
  [
    "a mixture that makes gas",
    humidifier,
    "**Descale it.** Mix a cup of vinegar with a little bleach and pour it in.",
  ],
  [
    "a control that is opened where the page opens the plug alone",
    blanket,
    "**Look inside.** Undo the two screws of the hand control and take the halves apart.",
  ],
  [
    "a glue that is kept from a part, though it comes behind “if not”",
    toy,
    "**Fix the gear.** Press the new one onto the shaft. If not, run superglue along the shaft.",
  ],
])("marks %s", async (_what, trouble, step) => {
  expect((await findingsOf(trouble, "**Unplug it.** Take the batteries out.", step))[1]).toContain(
    "opening",
  );
});

it.each([
  [
    "a part that is to be left alone, only looked at",
    straightener,
    "**Look.** See whether the screws along the arms are all there.",
  ],
  [
    "work that is forbidden in a state which the step does not tell of",
    sprayer,
    "**Remove the pump.** Unscrew the pump from the tank and pull the piston out.",
  ],
])("does not mark %s", async (_what, trouble, step) => {
  const first = "**Let the pressure out.** Unplug it, and pull the valve until it is quiet.";
  expect((await findingsOf(trouble, first, step))[1]).toEqual([]);
});

it("marks a cable that is left in while hands reach under the deck", async () => {
  const mower = ["Electric lawn mower", "cuts badly", "The blade is blunt."] as const;
  const bolt =
    "**Check the bolt.** Leave the cable connected, reach under the deck and tighten the bolt.";
  expect((await findingsOf(mower, "**Unplug it.** Pull the plug.", bolt))[1]).toContain("unplug");
});

it("marks an angle and a wait that differ from the page's", async () => {
  const mower = ["Electric lawn mower", "cuts badly", "The blade is blunt."] as const;
  const sharpen = "**Sharpen.** Clamp the blade in the vice and file the edges at about 60°.";
  expect(await findingsOf(mower, "**Unplug it.** Pull the plug.", sharpen)).toContainEqual([
    "value",
  ]);
  const wait =
    "**Unplug it.** Pull the plug and wait five minutes. After that you can touch the plates.";
  expect(await findingsOf(straightener, wait)).toEqual([["value"]]);
});
