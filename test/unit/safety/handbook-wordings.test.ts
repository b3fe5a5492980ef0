import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
import { readPageWordings } from "./handbook-wordings";
import type { PageWordings } from "./handbook-wordings";

const cordMayKill = "a mains cord with bare or torn parts is for a competent person";
const carriesRider = "a rider falls when it fails";
const carriesChild = "a small child relies on the part";
const burnsGas = "gas parts are for the dealer";
const lithium = "the cell may burn";

/** The pages that people may come to with words of danger, and why these words stop them rightly. */
const meantToStop: Readonly<Record<string, string>> = {
  "vacuum-no-power": cordMayKill,
  "fan-does-not-switch-on": cordMayKill,
  "lamp-cord-or-plug": cordMayKill,
  "iron-no-heat": cordMayKill,
  "hair-dryer-does-not-switch-on": cordMayKill,
  "hair-straightener-does-not-switch-on": cordMayKill,
  "power-tool-cord-or-plug": cordMayKill,
  "blender-does-not-start": cordMayKill,
  "lawn-mower-does-not-start": cordMayKill,
  "lawn-mower-cord-damaged": cordMayKill,
  "power-adapter-cable-damaged": cordMayKill,
  "hedge-trimmer-strimmer-cord-cut": cordMayKill,
  "string-lights-cord-damaged": cordMayKill,
  "paper-shredder-does-not-switch-on": cordMayKill,
  "extension-lead-damaged": cordMayKill,
  "extension-lead-hot": "a connection that heats is the beginning of a fire",
  "vacuum-noise-or-cuts-out": "it sparks, smokes or smells of burning",
  "vacuum-brush-does-not-turn": "its question asks for a bang",
  "heater-smells-or-makes-noise": "it smells hot",
  "hair-dryer-cuts-out": "it smells hot",
  "food-processor-does-not-start": "its question asks for a burnt smell",
  "lamp-flickers": "what fizzes in a lamp is an arc",
  "desktop-computer-internal-damage": "it was flooded",
  "shaver-water-inside": "it fell into water and may hang on the mains",
  "television-tube": "a tube holds high voltage",
  "e-bike-battery-does-not-charge": lithium,
  "e-scooter-no-power": lithium,
  "mobile-phone-screen": "a screen that rises sits on a swollen cell",
  "mobile-phone-battery-drains": lithium,
  "laptop-battery-or-charging": lithium,
  "laptop-touchpad": "a touchpad that stands up sits on a swollen cell",
  "power-bank-swollen": lithium,
  "toy-battery-charging": lithium,
  "tablet-internal-damage": "its question asks for heat while charging",
  "bicycle-brakes-weak": carriesRider,
  "bicycle-steering-loose": carriesRider,
  "kick-scooter-brake-or-fold": carriesRider,
  "e-scooter-brake": carriesRider,
  "e-scooter-folding-stem": carriesRider,
  "pushchair-wheel": carriesChild,
  "pushchair-brake-or-fold": carriesChild,
  "pushchair-harness": carriesChild,
  "hob-gas-burner": burnsGas,
  "camping-stove-does-not-light": burnsGas,
  "camping-stove-bad-flame": burnsGas,
  "camping-stove-legs-or-knob": burnsGas,
  "hedge-trimmer-strimmer-petrol": "fuel that drips catches fire",
  "power-tool-trigger": "its question asks whether it runs on",
};

const stops = (thing: string, itemIssue: string, answers: { question: string; answer: string }[]) =>
  findHazards({ itemDescription: thing, itemIssue, answers }).outcome === "stop";

/** What raises a stop on a page, of things that do not stop by their name alone. */
function raisedOn({ thing, sayings, questions }: PageWordings): string[] {
  if (stops(thing, "It is odd", [])) return [];
  const asked = (answer: string) => (question: string) =>
    stops(thing, "It is odd", [{ question, answer }]);
  return [
    ...sayings.filter((said) => stops(thing, said, [])),
    ...questions.filter(asked("yes")),
    ...questions.filter(asked("no")).map((question) => `${question} – no`),
  ];
}

type Raised = { id: string; raised: readonly string[] };

/** Read once for all that follows: there are thousands of wordings. */
let pagesRead: Promise<Raised[]> | undefined;

function raisedOnPages(): Promise<Raised[]> {
  pagesRead ??= readPageWordings().then((pages) =>
    pages.map((page) => ({ id: page.id, raised: raisedOn(page) })),
  );
  return pagesRead;
}

const longest = 120_000;

it(
  "stops on no page of the handbook by accident",
  async () => {
    const pages = await raisedOnPages();
    const stray = pages.filter(({ id, raised }) => !(id in meantToStop) && raised.length > 0);
    expect(stray).toEqual([]);
  },
  longest,
);

it(
  "never stops at a no",
  async () => {
    const pages = await raisedOnPages();
    const atNo = pages.flatMap(({ raised }) => raised.filter((told) => told.endsWith(" – no")));
    expect(atNo).toEqual([]);
  },
  longest,
);

it(
  "lists no page that is gone or stops at nothing",
  async () => {
    const pages = new Map((await raisedOnPages()).map(({ id, raised }) => [id, raised]));
    const idle = Object.keys(meantToStop).filter((id) => (pages.get(id) ?? []).length === 0);
    expect(idle).toEqual([]);
  },
  longest,
);
