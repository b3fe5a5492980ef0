import { findHazards } from "~/domain/safety/read-hazards";
import * as de from "./de";
import * as en from "./en";
import * as fr from "./fr";
import * as nl from "./nl";

export const plainWords = { en, de, nl, fr };

/** The lines of a list, parted into those the words were tuned on and a third that was held out. */
export function split(list: string): { tuned: readonly string[]; heldOut: readonly string[] } {
  const lines = list.trim().split("\n");
  return {
    tuned: lines.filter((line) => !isHeldOut(line)),
    heldOut: lines.filter(isHeldOut),
  };
}

/** Whether the gate stops the repair of "item | words". */
export function stops(line: string): boolean {
  const [itemDescription = "", itemIssue = ""] = line.split(" | ");
  return findHazards({ itemDescription, itemIssue, answers: [] }).outcome === "stop";
}

/** Which lines are held out hangs on their letters alone, so that a new line moves no other. */
function isHeldOut(line: string): boolean {
  let sum = 0;
  for (const letter of line) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum % 3 === 0;
}
