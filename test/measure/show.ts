export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function percent(part: number, whole: number): string {
  return `${(share(part, whole) * 100).toFixed(1)} % (${part} of ${whole})`;
}

export function list(title: string, lines: readonly string[]): void {
  for (const line of lines) console.log(`    ${title}: ${line}`);
}

/** How often each word comes, commonest first. */
export function count(words: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export function groupBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
