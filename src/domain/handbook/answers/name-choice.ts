import type { Question } from "../playbook";
import { toClauses, toWords } from "~/domain/language/words";
import { toPlainClauses } from "~/domain/language/plain-words";
import { isSameWord } from "~/domain/language/synonyms";
import { weighChoices } from "./weigh-sayings";
import { weighTold } from "./weigh-told";
import { readStates, type State } from "~/domain/language/states";

const enough = 1;

/** What the words of others who answered count at most, for a choice and against it. */
const mostTold = 1.5;

type Choice = {
  key: string;
  words: ReadonlySet<string>;
  denied: ReadonlySet<string>;
  states: readonly State[];
};

const known = new WeakMap<Question, readonly Choice[]>();

function choicesOf(question: Question): readonly Choice[] {
  const choices = known.get(question) ?? Object.entries(question.answers).map(readChoice);
  known.set(question, choices);
  return choices;
}

function readChoice([key, { means, phrases = [] }]: [string, Question["answers"][string]]): Choice {
  const states = readStates([means, ...phrases]);
  return { key, ...wordsOf([key, means, ...phrases]), states };
}

/** Which of the named choices an answer tells, by the choices' own words; null where none or more than one. */
export function nameChoice(question: Question, plain: string): string | null {
  const choices = choicesOf(question);
  const clauses = toClauses(plain);
  const raw = plain.split(/[^\p{L}\p{N}]+/u);
  const said = readStates(toPlainClauses(plain));
  const sayings = weighChoices(question, plain);
  const told = weighTold(question, plain);
  const points = choices.map(({ key, words, denied, states }) => {
    const others = choices.filter((other) => other.key !== key);
    const own = [...words].filter((word) => !others.some((other) => other.words.has(word)));
    const isOwn = (word: string) => !others.some((other) => other.denied.has(word));
    const ownDenied = [...denied].filter(isOwn);
    const byWord = clauses.flatMap((clause) =>
      clause.map((_, place) => pointsAt(clause, place, own, ownDenied)),
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
        (sayings.get(key) ?? 0) +
        leadOf(key, told),
    };
  });
  const [first, second] = points.toSorted((a, b) => b.points - a.points);
  if (!first || first.points < enough || first.points - (second?.points ?? 0) < enough) return null;
  return first.key;
}

/** How far the words of others speak for one choice before all others. */
function leadOf(key: string, told: ReadonlyMap<string, number>): number {
  const others = [...told].filter(([other]) => other !== key).map(([, weight]) => weight);
  const lead = (told.get(key) ?? 0) - Math.max(...others);
  return Number.isFinite(lead) ? Math.max(-mostTold, Math.min(mostTold, lead / 1.8)) : 0;
}

/** The words of a choice: those that it says, and those that it denies, as "turn" in "does not turn". */
function wordsOf(texts: readonly string[]): { words: Set<string>; denied: Set<string> } {
  const words = new Set<string>();
  const denied = new Set<string>();
  for (const text of texts) {
    const said = toWords(text);
    for (const [place, word] of said.entries())
      if (word !== "not") (isDeniedAt(said, place) ? denied : words).add(word);
  }
  return { words, denied };
}

const isDeniedAt = (words: readonly string[], place: number) =>
  words.slice(Math.max(0, place - 3), place).includes("not");

function pointsAt(
  clause: readonly string[],
  place: number,
  own: readonly string[],
  ownDenied: readonly string[],
): number {
  const word = clause[place] ?? "";
  const isIn = (list: readonly string[]) => list.some((one) => isSameWord(word, one));
  if (isDeniedAt(clause, place)) return isIn(ownDenied) ? 1 : isIn(own) ? -1 : 0;
  return isIn(own) ? 1 : 0;
}
