/** The value below which the given part of all values lies; 0 when there is none. */
export function quantile(values: ArrayLike<number>, part: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How far the values lie around their mean, as a standard deviation. */
export function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
