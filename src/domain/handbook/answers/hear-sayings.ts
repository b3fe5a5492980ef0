import { toPlainWords } from "~/domain/language/plain-words";
import { stem } from "~/domain/language/words";

/** A wording and what it speaks for, as a name of an answer. */
export type Saying = { words: readonly string[]; answer: string; weight: number };

const fillers = new Set(
  "a an the it its is are was were be been i my me we our you your that this there they to and so just very really quite of have has had do does did will would am has them got get gets one".split(
    " ",
  ),
);
const negators = new Set(
  "not no never none nothing neither nor without hardly barely nobody stopped".split(" "),
);
const hedges = /\bnot (?:need|have) to\b/g;

/** How many other words may stand within a wording, and between it and its "not". */
const reach = 3;

/** The words of a text as sayings are compared: stems, without words that carry nothing, "not" for every negation. */
export function toSaying(text: string): string[] {
  return toPlainWords(text)
    .replace(hedges, " ")
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => (negators.has(word) ? "not" : stem(word)));
}

/** The clauses of a text, each in the words of a saying. */
export function toSayingClauses(plain: string): string[][] {
  return plain
    .split(/[.,;:!?()\n"“”]+|\s[-–]+\s|\b(?:but|however|though|although|because|since i|then)\b/)
    .map(toSaying)
    .filter((words) => words.length > 0);
}

/**
 * What the wordings heard in a text weigh for each answer; the longest wording takes its words, and a
 * wording that is denied is told to `denied`.
 */
export function hearSayings(
  clauses: readonly (readonly string[])[],
  sayings: readonly Saying[],
): { answer: string; weight: number; denied: boolean }[] {
  return clauses.flatMap((clause) => hearInClause(clause, sayings));
}

function hearInClause(clause: readonly string[], sayings: readonly Saying[]) {
  const found = sayings.flatMap((saying) => {
    const places = placesOf(clause, saying.words);
    return places ? [{ ...saying, places }] : [];
  });
  const taken = new Map<number, number>();
  const heard: { answer: string; weight: number; denied: boolean }[] = [];
  for (const one of found.toSorted((a, b) => b.words.length - a.words.length)) {
    if (one.places.some((place) => (taken.get(place) ?? 0) > one.words.length)) continue;
    for (const place of one.places)
      taken.set(place, Math.max(taken.get(place) ?? 0, one.words.length));
    heard.push({ answer: one.answer, weight: one.weight, denied: isDeniedAt(clause, one) });
  }
  return heard;
}

function isDeniedAt(
  clause: readonly string[],
  { words, places }: { words: readonly string[]; places: readonly number[] },
): boolean {
  if (words.includes("not")) return false;
  const first = places[0] ?? 0;
  return clause.slice(Math.max(0, first - reach), first).includes("not");
}

/** Where the words of a saying stand in a clause, in order and near each other. */
function placesOf(clause: readonly string[], words: readonly string[]): number[] | null {
  const [first = ""] = words;
  for (let start = 0; start < clause.length; start++) {
    if (!isAlike(clause[start] ?? "", first)) continue;
    const places = [start];
    for (const word of words.slice(1)) {
      const from = (places.at(-1) ?? start) + 1;
      const next = clause.findIndex((one, at) => at >= from && at < from + 2 && isAlike(one, word));
      if (next === -1) break;
      places.push(next);
    }
    if (places.length === words.length) return places;
  }
  return null;
}

/** One word, or one slip of the finger away from it. */
function isAlike(said: string, meant: string): boolean {
  if (said === meant) return true;
  if (said.length < 5 || meant.length < 5 || said[0] !== meant[0]) return false;
  if (Math.abs(said.length - meant.length) > 1) return false;
  let start = 0;
  while (start < said.length && said[start] === meant[start]) start++;
  const rest = said.slice(start);
  const wanted = meant.slice(start);
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
