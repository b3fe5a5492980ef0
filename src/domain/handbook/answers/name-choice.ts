import type { Question } from "../playbook";
import { toClauses, toWords } from "~/domain/language/words";
import { toPlainClauses } from "~/domain/language/plain-words";
import { isSameWord } from "~/domain/language/synonyms";
import { weighChoices } from "./weigh-sayings";
import { readStates } from "~/domain/language/states";

const enough = 1;

/** Which of the named choices an answer tells, by the choices' own words; null where none or more than one. */
export function nameChoice(question: Question, plain: string): string | null {
  const { answers } = question;
  const choices = Object.entries(answers).map(([key, { means, phrases = [] }]) => ({
    key,
    words: new Set([key, means, ...phrases].flatMap(toWords).filter((word) => word !== "not")),
    states: readStates([means, ...phrases]),
  }));
  const clauses = toClauses(plain);
  const raw = plain.split(/[^\p{L}\p{N}]+/u);
  const said = readStates(toPlainClauses(plain));
  const sayings = weighChoices(question, plain);
  const points = choices.map(({ key, words, states }) => {
    const others = choices.filter((other) => other.key !== key);
    const own = [...words].filter((word) => !others.some((other) => other.words.has(word)));
    const byWord = clauses.flatMap((clause) =>
      clause.map((_, place) => pointsAt(clause, place, own)),
    );
    const byState = said.filter(({ scale, end }) => {
      const tells = (list: typeof states) =>
        list.some((one) => one.scale === scale && one.end === end);
      return tells(states) && !others.some((other) => tells(other.states));
    });
    return {
      key,
      points:
        byWord.reduce((sum, one) => sum + one, 0) +
        byState.length / 2 +
        Number(raw.includes(key)) +
        (sayings.get(key) ?? 0),
    };
  });
  const [first, second] = points.toSorted((a, b) => b.points - a.points);
  if (!first || first.points < enough || first.points - (second?.points ?? 0) < enough) return null;
  return first.key;
}

function pointsAt(clause: readonly string[], place: number, own: readonly string[]): number {
  const word = clause[place] ?? "";
  if (!own.some((one) => isSameWord(word, one))) return 0;
  return clause.slice(Math.max(0, place - 3), place).includes("not") ? -1 : 1;
}
