import type { FaultLabel } from "./read-records";
import { count, groupBy } from "./show";

/** Ranks the fault types of a record, likeliest first. */
export type Ranker = (record: FaultLabel) => readonly string[];

/** The types that are commonest in the record's category, whatever it says. */
export function rankByCommonness(records: readonly FaultLabel[]): Ranker {
  const byCategory = groupBy(records, ({ category }) => category);
  return ({ category }) =>
    count((byCategory.get(category) ?? []).map(({ fault_type }) => fault_type)).map(
      ([type]) => type,
    );
}

const smoothing = 0.3;

/**
 * Multinomial naive Bayes over words, one model for each category. A record that is among these is
 * ranked by a model that learned from the other parts only.
 */
export function rankByNaiveBayes(
  records: readonly FaultLabel[],
  partOf: (record: FaultLabel) => number,
): Ranker {
  const ids = new Set(records.map(({ id }) => id));
  const whole = learnByCategory(records);
  const withoutPart = new Map(
    [...groupBy(records, (record) => String(partOf(record))).keys()].map((part) => [
      part,
      learnByCategory(records.filter((record) => String(partOf(record)) !== part)),
    ]),
  );
  return (record) => {
    const part = withoutPart.get(String(partOf(record)));
    const models = ids.has(record.id) && part ? part : whole;
    return models.get(record.category)?.(wordsOf(record.problem)) ?? [];
  };
}

function learnByCategory(records: readonly FaultLabel[]) {
  return new Map(
    [...groupBy(records, ({ category }) => category)].map(([category, rows]) => [
      category,
      learn(rows),
    ]),
  );
}

function learn(rows: readonly FaultLabel[]): (words: readonly string[]) => string[] {
  const vocabulary = new Set(rows.flatMap(({ problem }) => wordsOf(problem)));
  const types = [...groupBy(rows, ({ fault_type }) => fault_type)].map(([type, members]) => {
    const words = members.flatMap(({ problem }) => wordsOf(problem));
    return {
      type,
      prior: Math.log(members.length / rows.length),
      counts: new Map(count(words)),
      size: words.length + smoothing * vocabulary.size,
    };
  });
  return (words) =>
    types
      .map(({ type, prior, counts, size }) => ({
        type,
        score: words
          .filter((word) => vocabulary.has(word))
          .reduce(
            (sum, word) => sum + Math.log(((counts.get(word) ?? 0) + smoothing) / size),
            prior,
          ),
      }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ type }) => type);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
