import { toClauses } from "~/domain/language/words";
import type { Fault } from "./playbook";
import { conceptsOf } from "./page-concepts";

/** A word that nobody told counts as if it had been told this often for each fault. */
const unheard = 0.4;
/** No fault may fall further behind the likeliest. */
const lowest = -8;

/** What is said of one fault: how many of so many sayings hold each word, and the words of each complaint. */
type Told = {
  counts: ReadonlyMap<string, number>;
  sayings: number;
  complaints: readonly ReadonlySet<string>[];
};
type Model = {
  faults: readonly Told[];
  worth: ReadonlyMap<string, number>;
  /** How many sayings there are of the fault with the most. */
  most: number;
};

const models = new WeakMap<readonly Fault[], Model>();

/**
 * How near a complaint comes to those that people told of each fault: `told`, how far the fault lies
 * behind the likeliest by all their words (naive Bayes, in logarithms of odds), and `toldAlike`, how
 * much of the complaint and of the nearest of theirs is the same, from 0 to 1.
 */
export function weighComplaints(faults: readonly Fault[], complaint: string) {
  const model = models.get(faults) ?? build(faults);
  models.set(faults, model);
  const words = [...wordsOf(complaint)].filter((word) => model.worth.has(word));
  const logs = model.faults.map(({ counts, sayings }) =>
    words.reduce(
      (sum, word) =>
        // Of a fault of which nobody told it is not known that they would have used other words.
        sum +
        Math.log(((counts.get(word) ?? 0) + unheard) / ((sayings || model.most) + 2 * unheard)),
      0,
    ),
  );
  const best = Math.max(...logs);
  const said = new Set(words);
  return model.faults.map(({ complaints }, place) => ({
    told: Math.max(lowest, (logs[place] ?? 0) - best),
    toldAlike: Math.max(0, ...complaints.map((one) => likeness(one, said, model.worth))),
  }));
}

function build(faults: readonly Fault[]): Model {
  const told = faults.map(({ complaints = "", utterances }) => {
    const own = complaints === "" ? [] : complaints.split("\n");
    const complained = own.map(wordsOf);
    // A page may cover more than what its complaints tell of.
    const sayings = [...complained, ...utterances.map(wordsOf)];
    const counts = new Map<string, number>();
    for (const word of sayings.flatMap((saying) => [...saying]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, sayings: sayings.length, complaints: complained };
  });
  const all = told.flatMap(({ complaints }) => complaints);
  const holders = new Map<string, number>();
  for (const word of all.flatMap((line) => [...line]))
    holders.set(word, (holders.get(word) ?? 0) + 1);
  const worth = new Map(
    [...holders].map(([word, count]) => [word, Math.log(1 + all.length / count)]),
  );
  return {
    faults: told,
    worth,
    most: Math.max(...told.map(({ sayings }) => sayings)),
  };
}

function likeness(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  worth: ReadonlyMap<string, number>,
): number {
  const sum = (words: readonly string[]) =>
    words.reduce((total, word) => total + (worth.get(word) ?? 0), 0);
  const shared = sum([...one].filter((word) => other.has(word)));
  return shared === 0 ? 0 : (2 * shared) / (sum([...one]) + sum([...other]));
}

/** Words, pairs of neighbours and the ideas that the words stand for, each once. */
function wordsOf(text: string): Set<string> {
  return new Set(
    toClauses(text).flatMap((words) => [
      ...words,
      ...words.slice(1).map((word, place) => `${words[place]} ${word}`),
      ...conceptsOf(words).map((idea) => `#${idea}`),
    ]),
  );
}
