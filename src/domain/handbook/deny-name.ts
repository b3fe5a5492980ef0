import { toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { readStates } from "~/domain/language/states";
import type { Fault } from "./playbook";

/**
 * Whether a complaint says the opposite of something that the fault's name claims: "the light stays off"
 * of "lights up". Of a name such as "does not start or dies" it has to deny both.
 */
export function deniesName({ name }: Fault, complaint: string): boolean {
  const told = readStates(toPlainClauses(toPlainWords(complaint)));
  return name.split(/, (?:or )?| or /).every((part) =>
    readStates(toPlainClauses(toPlainWords(part))).some(({ scale, end }) => {
      const onScale = told.filter((state) => state.scale === scale);
      return onScale.length > 0 && onScale.every((state) => state.end !== end);
    }),
  );
}
