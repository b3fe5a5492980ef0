import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

const imported = new Map();

/** The files of the app and of the tests that a file imports. */
function importsOf(file) {
  const known = imported.get(file);
  if (known) return known;
  const code = readFileSync(file, "utf8");
  const names = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([~.][^"]*)"/g)];
  const found = names.flatMap(([, name]) => {
    const path = name.startsWith("~/") ? `src/${name.slice(2)}` : join(dirname(file), name);
    return [path, `${path}.ts`, `${path}.tsx`].filter(
      (one) => /\.tsx?$/.test(one) && existsSync(one),
    );
  });
  imported.set(file, found);
  return found;
}

/** Over how many imports a test reaches a file; Infinity where it does not. */
function distance(test, file) {
  const seen = new Set([test]);
  let front = [test];
  for (let steps = 0; front.length > 0; steps++) {
    if (front.includes(file)) return steps;
    front = [...new Set(front.flatMap(importsOf))].filter((one) => !seen.has(one));
    for (const one of front) seen.add(one);
  }
  return Infinity;
}

/** The tests, as `{ path }`, that run a file: those first that import it themselves, and the shorter ones. */
export function nearestTests(tests, file) {
  return tests
    .map((test) => ({
      ...test,
      steps: distance(test.path, file),
      size: statSync(test.path).size,
    }))
    .filter(({ steps }) => steps < Infinity)
    .toSorted((a, b) => Math.min(a.steps, 3) - Math.min(b.steps, 3) || a.size - b.size);
}
