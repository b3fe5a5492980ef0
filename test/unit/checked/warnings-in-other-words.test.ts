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

it.each([
  [
    "with German words for parts of the body and a smell",
    ["heater", "it smells burnt", "Settled dust is baked off the wires."],
    "Es riecht wie auf einem heißen Dachboden. Wenn es nach Fisch oder Plastik sticht: Stecker raus.",
    /^Dust smells like a hot attic/,
  ],
  [
    "of glasses by what they keep off",
    ["axe", "the head is loose", "The wood has shrunk in its eye."],
    "Put goggles on whenever steel hits steel.",
    /^Glasses on for every stroke/,
  ],
  [
    "whose thing is named a sentence before it is forbidden",
    ["toaster", "the lever stays up", "Crumbs sit under the latch."],
    "The wires in there are thin and brittle as glass. Never scrape them.",
    /^Do not scrape the thin wires/,
  ],
] as const)("knows a warning %s", async (_, trouble, told, warning) => {
  const due = expect.stringMatching(warning);
  expect(await putIn(trouble, "**Begin.** Have a look.")).toContainEqual(due);
  expect(await putIn(trouble, `**Begin.** ${told}`)).not.toContainEqual(due);
});

it("takes two words for a warning in one sentence alone, and many common ones for none", async () => {
  const vase = ["china vase", "it has broken in two", "A clean break."] as const;
  expect(
    await putIn(vase, "**Clean it.** Keep your fingers dry. The edges cut like a knife."),
  ).toContainEqual("Cut away from your fingers.");
  expect(
    await putIn(brake, "**Centre it.** Loosen the screws, pull the brake lever and tighten them."),
  ).toContainEqual(expect.stringMatching(/^After any work on a brake/));
});
