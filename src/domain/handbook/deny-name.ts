import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { readStates, type State } from "~/domain/language/states";
import type { Fault } from "./playbook";

const statesIn = (words: string) => readStates(toPlainClauses(toPlainWords(words)));

/** What the handbook's own names tell, read once: they come again with every case. */
const claims = new Map<string, State[]>();

function claimsOf(name: string): State[] {
  const known = claims.get(name) ?? statesIn(name);
  claims.set(name, known);
  return known;
}

/** What the last complaint tells: it is held against one fault after the other. */
let latest: { complaint: string; told: State[] } = { complaint: "", told: [] };

function toldIn(complaint: string): State[] {
  if (latest.complaint !== complaint) latest = { complaint, told: statesIn(complaint) };
  return latest.told;
}

/** Whether a complaint says the opposite of something that the fault's name claims: "the light stays off" of "lights up". */
export function deniesName({ name }: Fault, complaint: string): boolean {
  const told = toldIn(complaint);
  return claimsOf(name).some(({ scale, end }) => {
    const onScale = told.filter((state) => state.scale === scale);
    return onScale.length > 0 && onScale.every((state) => state.end !== end);
  });
}

/** The same of every one of the troubles that a name such as "does not start or dies" lists. */
export function deniesWholeName(fault: Fault, complaint: string): boolean {
  return fault.name
    .split(/, (?:or )?| or /)
    .every((name) => deniesName({ ...fault, name }, complaint));
}
