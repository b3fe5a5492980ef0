import { otherThings } from "virtual:handbook/item-types";
import { findMention, toClauses } from "~/domain/language/words";
import { brokenPartsIn } from "./body-parts";
import { type Clauses, generalPage, isNamed, isTold } from "./general-pages";
import type { Fault, ItemType, Power } from "./playbook";

/** Troubles of what has no power. The plainer one is told, the earlier it stands: what leaks may be cracked as well. */
const withoutPower = [
  "air",
  "leak",
  "spring",
  "wrong-reading",
  "foggy",
  "blunt",
  "blocked",
  "surface",
  "broken-piece",
  "fabric",
  "stiff",
  "mechanical",
];

/** Troubles of what has a plug or a battery and is not dead. */
const running = ["motor", "heat"];

/**
 * The honest general method, for a thing or a trouble that no page fits: by what the thing runs on, and by
 * what can be told of a trouble in any thing.
 *
 * @param thing its name, as it is put into the page
 * @param kind its kind, where the trouble alone is not known
 * @param text all that was said of both
 */
export function generalFault(
  thing: string,
  kind: ItemType | null,
  text: string,
): { fault: Fault; power: Power | null } {
  const clauses = toClauses(text);
  const power = kind ? kind.power : guessPower(clauses);
  const id =
    power === null || power === "none"
      ? pageWithoutPower(kind, clauses)
      : pageWithPower(kind, power, clauses);
  return { fault: generalPage(id, thing), power: id === "anything" ? null : power };
}

function pageWithPower(kind: ItemType | null, power: Power, clauses: Clauses): string {
  // A restart or a new pairing is no advice for what has to wake a family.
  if (kind === null && isNamed("alarm", clauses)) return "alarm";
  if (brokenPartsIn(clauses).size > 0) return "broken-part";
  return firstTold(running, clauses) ?? (power === "mains" ? "mains" : "battery");
}

function pageWithoutPower(kind: ItemType | null, clauses: Clauses): string {
  if (kind?.category === "electronics" || kind?.category === "audio") return "anything";
  if (kind?.category === "clothing") return "fabric";
  const told = firstTold(withoutPower, clauses);
  if (told !== undefined) return told;
  // A rusty pan has nothing in it that could bind.
  if (isRusty(clauses)) return isNamedAs("none", clauses) ? "surface" : "mechanical";
  if (kind) return "mechanical";
  // A telescope has no plug to be pulled.
  return isNamedAs("none", clauses) ? "by-hand" : "anything";
}

const isNamedAs = (power: keyof typeof otherThings, clauses: Clauses) =>
  otherThings[power].some((name) => findMention(clauses, name) === "said");

/** Whether rust is told. It counts where nothing else is: rust that holds something fast is told by that. */
const isRusty = (clauses: Clauses) =>
  ["rust", "rusty", "rusted"].some((word) => findMention(clauses, word) === "said");

const firstTold = (ids: readonly string[], clauses: Clauses) =>
  ids.find((id) => isTold(id, clauses));

/** What a thing runs on that the handbook has no page for: by its name, else by the words that were said. */
function guessPower(clauses: Clauses): Power | null {
  const named = (["mains", "battery", "none"] as const).find((power) => isNamedAs(power, clauses));
  if (named === "none" && findMention(clauses, "electric") === "said") return "mains";
  if (named) return named;
  if (isNamed("alarm", clauses)) return "battery";
  if (isNamed("battery", clauses)) return "rechargeable";
  if (isNamed("mains", clauses) || firstTold(running, clauses)) return "mains";
  return firstTold(withoutPower, clauses) ? "none" : null;
}
