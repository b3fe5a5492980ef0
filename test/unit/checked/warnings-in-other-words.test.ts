import { expect, it } from "vitest";
import { check } from "./open-case";

const putIn = async (trouble: readonly [string, string, string], ...steps: string[]) => {
  const checked = await check(trouble, ...steps);
  return [...checked.warnings, ...checked.steps.flatMap(({ warnings }) => warnings)];
};

const clock = [
  "wall clock",
  "it has stopped",
  "The battery is weak or its contacts are tarnished.",
] as const;

it("knows a warning that is given in German", async () => {
  const german =
    "Wenn du die Uhr auf das Zifferblatt legst, dann nur auf ein weiches Tuch, und der Sekundenzeiger muss frei bleiben.";
  const lay = expect.stringMatching(/^Lay the clock on its face/);
  expect(await putIn(clock, "**Take the battery out.** Look for a crust.")).toContainEqual(lay);
  expect(await putIn(clock, `**Alte Batterie herausnehmen.** ${german}`)).not.toContainEqual(lay);
});

const brake = ["bicycle", "the brakes rub", "The brake stands off centre."] as const;

it("takes two common words of a short warning for none", async () => {
  const seat = "**Seat the wheel.** Open the axle, let the wheel drop into its slots, close it.";
  const spin = "**Spin the wheel.** Listen whether it still scrapes.";
  expect(await putIn(brake, seat, spin)).toContainEqual(
    expect.stringMatching(/^The brake has to lock the wheel as before/),
  );
});

const hum = [
  "microphone",
  "it hums",
  "Mains hum gets in from a cable beside mains leads.",
] as const;

it("takes a deed for no warning against it, whatever goes away by it", async () => {
  const lift =
    "**Lift the ground.** Mask the earth of the mixer's plug with tape. The hum goes away at once.";
  expect(await putIn(hum, lift)).toContainEqual(
    expect.stringMatching(/^Never cut or tape over the earth/),
  );
});
