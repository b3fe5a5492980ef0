/** One case to learn from: what shows in it, whether it is so, and how much it counts. */
export type Example = { signs: ReadonlyMap<string, number>; is: boolean; weight: number };

const rounds = 250;
const step = 0.08;

/**
 * Fits a logit by Adam: for each sign that so many examples show, its worth in logarithms of odds.
 *
 * @param hold how strongly the weights are held near nought
 */
export function fitLogit(
  examples: readonly Example[],
  leastOften: number,
  hold = 3,
): Map<string, number> {
  const often = new Map<string, number>();
  for (const { signs } of examples)
    for (const sign of signs.keys()) often.set(sign, (often.get(sign) ?? 0) + 1);
  const names = [...often].flatMap(([sign, count]) => (count >= leastOften ? [sign] : []));
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ signs, is, weight }) => {
    const shown = [...signs].flatMap(([sign, value]) => {
      const place = places.get(sign);
      return place === undefined ? [] : [{ place, value }];
    });
    return {
      at: Uint32Array.from(shown, ({ place }) => place),
      values: Float64Array.from(shown, ({ value }) => value),
      target: Number(is),
      weight,
    };
  });
  const worth = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let round = 1; round <= rounds; round++) {
    const slope = worth.map((value) => -hold * value);
    for (const { at, values, target, weight } of rows) {
      let odds = 0;
      for (let i = 0; i < at.length; i++) odds += (worth[at[i] ?? 0] ?? 0) * (values[i] ?? 0);
      const pull = weight * (target - 1 / (1 + Math.exp(-odds)));
      for (let i = 0; i < at.length; i++) {
        const place = at[i] ?? 0;
        slope[place] = (slope[place] ?? 0) + pull * (values[i] ?? 0);
      }
    }
    const rate = step * (1 - round / (rounds * 1.05));
    for (const [place, now] of slope.entries()) {
      const way = (mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * now);
      const size = (square[place] = 0.99 * (square[place] ?? 0) + 0.01 * now * now);
      const unbiased = Math.sqrt(size / (1 - 0.99 ** round)) + 1e-8;
      worth[place] = (worth[place] ?? 0) + (rate * way) / (1 - 0.9 ** round) / unbiased;
    }
  }
  return new Map(names.map((name, place) => [name, worth[place] ?? 0]));
}
