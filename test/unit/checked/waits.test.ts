import { expect, it } from "vitest";
import { check } from "./open-case";

const console = ["Xbox", "gets hot and shuts down", "Dust in the slots and fins."] as const;

const humidifier = [
  "humidifier",
  "no mist comes out",
  "Limescale has built up on the ultrasonic plate.",
] as const;

const shredder = [
  "paper shredder",
  "a plastic card is stuck in it",
  "A plastic card and sticky labels are stuck between the cutting discs.",
] as const;

it.each([
  [console, "**Put it into rest mode.** Take the disc out and let it cool for five minutes.", true],
  [console, "**Pull the plug.** Give it 60 minutes, until it is cold.", false],
  [humidifier, "**Let it work.** Leave the citric acid on for three hours.", true],
  [humidifier, "**Let it work.** Leave the citric acid on for half an hour.", false],
  [shredder, "**Dissolve the glue.** Two minutes of airing are plenty before you go on.", true],
  [shredder, "**Dissolve the glue.** Give it one hour of airing before you go on.", false],
])(
  "%s: %s, compares a wait with the page's waits for the same",
  async ([item, issue, cause], step, isWrong) => {
    const { steps } = await check([item, issue, cause], step);
    expect(steps[0]?.findings.map(({ kind }) => kind)).toEqual(isWrong ? ["value"] : []);
  },
);
