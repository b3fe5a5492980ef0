import type { Fault } from "./playbook";
import { toClauses, vagueSayings } from "~/domain/language/words";

/*
 * Which fault type of the Open Repair Data a complaint speaks of: naive Bayes over words and pairs of
 * neighbouring words, learned from the handbook's own wordings. Two things differ from the textbook.
 * The words of one wording share its vote, because a short wording says more with each word; and a
 * type with many wordings is held back by the root of their sum only, because somebody wrote them
 * down, so their number does not tell how often the words are said.
 */

type TypeModel = {
  type: string;
  /** Logarithm of how common it is among the faults of its kind. */
  prior: number;
  votes: ReadonlyMap<string, number>;
  size: number;
};

type Model = { types: readonly TypeModel[]; known: ReadonlySet<string> };

/** What a word that no wording of a type has counts there. */
const unheard = 0.05;

/** The fault types that the text fits, likeliest first; empty when no word of it is known. */
export function matchFaultTypes(
  faults: readonly Fault[],
  description: string,
  issue: string,
): string[] {
  const { types, known } = modelOf(faults);
  const signs = [issue, description]
    .map((text) => [...new Set(toSigns(text))].filter((sign) => known.has(sign)))
    .find((found) => found.length > 0);
  if (signs === undefined) return [];
  return types
    .map(({ type, prior, votes, size }) => ({
      type,
      score: signs.reduce(
        (sum, sign) => sum + Math.log(((votes.get(sign) ?? 0) + unheard) / Math.sqrt(size)),
        prior,
      ),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ type }) => type);
}

/** One model for each kind, built when its faults are first asked for. */
const models = new WeakMap<readonly Fault[], Model>();

function modelOf(faults: readonly Fault[]): Model {
  const built = models.get(faults) ?? buildModel(faults);
  models.set(faults, built);
  return built;
}

function buildModel(faults: readonly Fault[]): Model {
  const wordings = faults.flatMap(wordingsByType);
  const types = [...new Set(wordings.map(({ type }) => type))].map((type) => {
    const own = wordings.filter((wording) => wording.type === type);
    const votes = countVotes(new Set(own.flatMap(({ texts }) => texts)));
    return {
      type,
      prior: Math.log(Math.max(...own.map(({ weight }) => weight))),
      votes,
      size: [...votes.values()].reduce((sum, vote) => sum + vote, 0),
    };
  });
  return { types, known: new Set(types.flatMap(({ votes }) => [...votes.keys()])) };
}

/** A fault's `utterances` speak for its main type, but for those that another of its types claims. */
function wordingsByType({ utterances, usual, faultTypes = {}, weight }: Fault) {
  const [main, ...others] = Object.entries(faultTypes);
  const claimed = new Set(others.flatMap(([, texts]) => texts));
  const own = [...utterances, ...(usual ? vagueSayings : [])].filter((text) => !claimed.has(text));
  return [...(main ? [[main[0], [...main[1], ...own]] as const] : []), ...others].map(
    ([type, texts]) => ({ type, texts, weight }),
  );
}

export function countVotes(texts: ReadonlySet<string>): Map<string, number> {
  const votes = new Map<string, number>();
  for (const text of texts) {
    const signs = toSigns(text);
    for (const sign of signs) votes.set(sign, (votes.get(sign) ?? 0) + 1 / Math.sqrt(signs.length));
  }
  return votes;
}

/** Words, what each "not" denies, and pairs of neighbours. */
export function toSigns(text: string): string[] {
  return toClauses(text).flatMap((words) =>
    words.flatMap((word, place) => {
      const before = words[place - 1];
      return before === undefined ? [word] : [word, `${before} ${word}`];
    }),
  );
}
