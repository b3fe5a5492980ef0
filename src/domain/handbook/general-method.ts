import { brokenPartsIn } from "./body-parts";
import type { Fault, ItemType, Power } from "./playbook";
import {
  generalAlarm,
  generalAnything,
  generalBattery,
  generalBrokenPart,
  generalBrokenPiece,
  generalFabric,
  generalMains,
  generalMechanical,
} from "./general-pages";
import { findMention, toClauses } from "~/domain/language/words";

type GeneralPage = { fault: Fault; power: Power | null };

type Sort = {
  power: Power | null;
  /** Words that tell what the thing is made of or runs on, when the handbook does not know it. */
  signs: readonly string[];
  page: (thing: string) => Fault;
};

/** How people say that a simple thing came apart. */
const brokenPiece: Sort = {
  power: "none",
  signs: [
    "broken in two",
    "snapped in two",
    "came apart in two",
    "broken in half",
    "snapped in half",
    "pieces",
    "two pieces",
    "shattered",
    "chipped",
    "chip",
    "cracked",
    "crack",
    "snapped",
    "broken off",
    "smashed",
  ],
  page: generalBrokenPiece,
};

/** A restart or a new pairing is no advice for what has to wake a family. */
const alarm: Sort = {
  power: "battery",
  signs: [
    "smoke alarm",
    "smoke detector",
    "fire alarm",
    "heat alarm",
    "carbon monoxide alarm",
    "carbon monoxide detector",
    "co alarm",
    "co detector",
  ],
  page: generalAlarm,
};

const sorts: readonly Sort[] = [
  alarm,
  {
    power: "rechargeable",
    signs: [
      "battery",
      "batteries",
      "rechargeable",
      "charge",
      "charger",
      "usb",
      "cordless",
      "wireless",
    ],
    page: generalBattery,
  },
  {
    power: "mains",
    signs: [
      "mains",
      "plug",
      "plugged",
      "socket",
      "cord",
      "cable",
      "fuse",
      "electric",
      "electrical",
      "motor",
      "heats",
      "element",
      "volts",
      "display",
      "cooker",
      "machine",
      "turn on",
      "no power",
      "overheats",
    ],
    page: generalMains,
  },
  {
    power: "none",
    signs: [
      "fabric",
      "leather",
      "cotton",
      "wool",
      "linen",
      "knitted",
      "cloth",
      "seam",
      "stitching",
      "sew",
      "canvas",
      "torn",
      "strap",
    ],
    page: generalFabric,
  },
  brokenPiece,
  {
    power: "none",
    signs: [
      "wood",
      "wooden",
      "metal",
      "hinge",
      "screw",
      "wheel",
      "handle",
      "spring",
      "glue",
      "wobbly",
      "squeaks",
      "joint",
      "leg",
      "lid",
      "lock",
      "loose",
      "stuck",
      "snapped",
      "rusty",
    ],
    page: generalMechanical,
  },
];

/**
 * The honest general method, for a thing or a complaint that no page fits: another one for each source
 * of energy, for cloth, for broken pieces and for a broken part of a machine, as far as kind or words tell it.
 */
export function generalFault(thing: string, kind: ItemType | null, text: string): GeneralPage {
  const sort = kind === null ? guessSort(text) : sortOf(kind, text);
  return sort
    ? { fault: sort.page(thing), power: sort.power }
    : { fault: generalAnything(thing), power: null };
}

function sortOf({ power, category }: ItemType, text: string): Sort | undefined {
  if (power === "none") {
    if (category === "electronics" || category === "audio") return undefined;
    if (category === "clothing") return { power, signs: [], page: generalFabric };
    return shows(brokenPiece, toClauses(text))
      ? brokenPiece
      : { power, signs: [], page: generalMechanical };
  }
  if (brokenPartsIn(toClauses(text)).size > 0) return { power, signs: [], page: generalBrokenPart };
  return sorts.find((sort) => sort.power === (power === "battery" ? "rechargeable" : power));
}

function guessSort(text: string): Sort | undefined {
  const clauses = toClauses(text);
  return sorts.find((sort) => shows(sort, clauses));
}

function shows({ signs }: Sort, clauses: readonly string[][]): boolean {
  return signs.some((sign) => findMention(clauses, sign) !== null);
}
