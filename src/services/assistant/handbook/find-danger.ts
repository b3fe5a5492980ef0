import type { Fault, Power } from "./playbook";
import { dangers } from "./playbooks/dangers";
import type { Danger } from "./playbooks/dangers";
import { findMention, toClauses } from "./words";

type Told = {
  /** What the person calls the thing. */
  description: string;
  /** The complaint, answers or a chat message. */
  remarks: string;
  thing: string;
  /** Null: not known. */
  power: Power | null;
};

/**
 * The page on what must be made safe before anything is repaired, if the text speaks of it: smoke, a
 * shock, a swollen battery, gas. "No smell of burning" is not taken for one, nor is a spark plug.
 */
export function findDanger({ description, remarks, thing, power }: Told): Fault | null {
  const fits = ({ unless, alarms, things = [], ...danger }: Danger) =>
    (danger.power === undefined || power === null || danger.power.includes(power)) &&
    (says(`${description}.\n${remarks}`, unless, alarms) || says(description, unless, things));
  return dangers.find(fits)?.page(thing) ?? null;
}

function says(text: string, unless: readonly string[], phrases: readonly string[]): boolean {
  const harmless = unless.reduce(
    (soFar, phrase) => soFar.replace(new RegExp(`\\b${phrase}s?\\b`, "gi"), " "),
    text,
  );
  const clauses = toClauses(harmless);
  return phrases.some((phrase) => findMention(clauses, phrase) === "said");
}
