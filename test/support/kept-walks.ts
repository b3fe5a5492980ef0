import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Repair, Walk } from "./walk-repair";

const notSure = ["Not sure", "Not sure", "Not sure"] as const;

/** The repairs whose screens many tests look at. Each is walked once, before the first of those tests. */
export const repairs = {
  kettle: {
    item: "Philips kettle, steel, about four years old",
    issue: "The light comes on, but the water stays cold",
    answers: notSure,
  },
  /** A thing that nobody is to open: the flow says so and gives no steps. */
  microwave: {
    item: "Sharp microwave, eight years old",
    issue: "The plate turns, but the food stays cold",
    answers: notSure,
  },
  /** One with seven steps, warnings and things that come off. */
  washingMachine: {
    item: "Bosch washing machine, six years old",
    issue: "It does not drain, the water stays in the drum",
    answers: notSure,
  },
  phone: { item: "Samsung phone", issue: "The battery is empty after an hour", answers: notSure },
  bicycle: { item: "City bicycle", issue: "The chain slips when I pedal hard", answers: notSure },
} as const satisfies Record<string, Repair>;

export type RepairName = keyof typeof repairs;

/** The folder is of one run, and made by `global-setup.ts`. */
const fileOf = (name: string) => join(process.env.WALKS_FOLDER ?? "", `${name}.json`);

export function keepWalk(name: string, walk: Walk) {
  writeFileSync(fileOf(name), JSON.stringify(walk));
}

/**
 * What the screens are handed on the way to this repair's guide.
 *
 * @throws when it was not walked: the test's project then lacks `dependencies: ["walks"]`
 */
export function keptWalk(name: RepairName): Walk {
  return JSON.parse(readFileSync(fileOf(name), "utf8"));
}
