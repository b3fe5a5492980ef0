type NamedTest = { fullName: string; file: string };

/** Whoever reads the name of a test that failed must know which one it was: the names that two of them share. */
export function sharedNames(tests: readonly NamedTest[]): string[] {
  const files = new Map<string, string[]>();
  for (const { fullName, file } of tests)
    files.set(fullName, [...(files.get(fullName) ?? []), file]);
  return [...files]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `Tests share the name “${name}”: ${places.join(", ")}`);
}
