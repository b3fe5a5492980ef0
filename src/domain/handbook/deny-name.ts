import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { readStates } from "~/domain/language/states";
import type { Fault } from "./playbook";

/** Whether a complaint says the opposite of something that the fault's name claims: "the light stays off" of "lights up". */
export function deniesName({ name }: Fault, complaint: string): boolean {
  const told = readStates(toPlainClauses(toPlainWords(complaint)));
  return readStates(toPlainClauses(toPlainWords(name))).some(({ scale, end }) => {
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
