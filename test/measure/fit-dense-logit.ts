/** One row: the signs that it has and how strongly, and the same in dense form. */
export type LogitRow = {
  places: readonly number[];
  values: readonly number[];
  dense: Float64Array | null;
  isRight: boolean;
  weight: number;
};

export type Logit = { weights: Float64Array; dense: Float64Array; base: number };

const rounds = 300;
const step = 0.3;
const hold = { sparse: 1e-4, dense: 1e-4 };

/** Fits a logistic regression by Adam; the weights are held near nought. */
export function fitLogit(rows: readonly LogitRow[], signs: number, size: number): Logit {
  const all = new Float64Array(signs + size + 1);
  const fitted = {
    weights: all.subarray(0, signs),
    dense: all.subarray(signs, signs + size),
    get base() {
      return all[signs + size] ?? 0;
    },
  };
  const mean = new Float64Array(all.length);
  const square = new Float64Array(all.length);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round++) {
    const slope = all.map(
      (weight, at) => (at < signs ? hold.sparse : at < signs + size ? hold.dense : 0) * weight,
    );
    for (const row of rows) addSlope(slope, row, weighRow(fitted, row), total, signs);
    const rate = step * (1 - round / (rounds * 1.1));
    for (let at = 0; at < all.length; at++) {
      const now = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * now;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * now * now;
      const way = (mean[at] ?? 0) / (1 - 0.9 ** round);
      all[at] =
        (all[at] ?? 0) - (rate * way) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-9);
    }
  }
  return fitted;
}

/** The logarithm of the odds that the row is right. */
export function weighRow({ weights, dense, base }: Logit, row: LogitRow): number {
  let sum = base;
  for (const [at, place] of row.places.entries())
    sum += (weights[place] ?? 0) * (row.values[at] ?? 0);
  if (row.dense)
    for (let at = 0; at < dense.length; at++) sum += (dense[at] ?? 0) * (row.dense[at] ?? 0);
  return sum;
}

function addSlope(slope: Float64Array, row: LogitRow, odds: number, total: number, signs: number) {
  const pull = ((1 / (1 + Math.exp(-odds)) - (row.isRight ? 1 : 0)) * row.weight) / total;
  for (const [at, place] of row.places.entries())
    slope[place] = (slope[place] ?? 0) + pull * (row.values[at] ?? 0);
  if (row.dense)
    for (let at = 0; at < row.dense.length; at++)
      slope[signs + at] = (slope[signs + at] ?? 0) + pull * (row.dense[at] ?? 0);
  const last = slope.length - 1;
  slope[last] = (slope[last] ?? 0) + pull;
}
