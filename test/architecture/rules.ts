import { dirname } from "node:path/posix";
import type { Import, Source } from "./read-imports";

export const layers = ["domain", "shared", "services", "features", "app"] as const;

const above = layers.length;

/** main.tsx and the build stand above all layers, and so does a pattern that spans them. */
function layerOf(path: string): number {
  const place = layers.findIndex((layer) => path.startsWith(`src/${layer}/`));
  return place === -1 ? above : place;
}

const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];

/** "file → target" for each import that `isForbidden`. */
export function broken(
  sources: readonly Source[],
  isForbidden: (source: Source, found: Import) => boolean,
): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((found) => isForbidden(source, found))
      .map(({ target }) => `${source.path} → ${target}`),
  );
}

export function upward(sources: readonly Source[]): string[] {
  return broken(
    sources,
    ({ path }, { target }) => target.startsWith("src/") && layerOf(target) > layerOf(path),
  );
}

export function acrossFeatures(sources: readonly Source[]): string[] {
  return broken(sources, ({ path }, { target }) => {
    const [from, to] = [featureOf(path), featureOf(target)];
    return from !== undefined && to !== undefined && from !== to;
  });
}

/** Imports of which nobody can say before the app runs where they lead. */
export function unreadable(sources: readonly Source[]): string[] {
  return broken(sources, (_source, { target }) => target.startsWith("*") || target === "");
}

/** The library's users outside its home. */
export function strayUsers(sources: readonly Source[], library: string, home: RegExp): string[] {
  return broken(
    sources,
    ({ path }, { target }) =>
      (target === library || target.startsWith(`${library}/`)) && !home.test(path),
  );
}

export function codeOfApp(mocks: readonly Source[]): string[] {
  return broken(mocks, (_source, { target, isType }) => target.startsWith("src/") && !isType);
}

/** Packages that only compute, and the handbook's content; the domain may use them and no others. */
const purePackages = /^(?:marked|minisearch|zod|virtual:handbook\/.+)$/;

/** What a page, a network or a storage is reached by. */
const outsideNames = new Set([
  "document",
  "window",
  "globalThis",
  "navigator",
  "fetch",
  "XMLHttpRequest",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "BroadcastChannel",
  "process",
]);

/** "file → package" and "file uses name" for all that keeps the domain from running anywhere. */
export function impure(sources: readonly Source[]): string[] {
  const domain = sources.filter(({ path }) => path.startsWith("src/domain/"));
  const packages = broken(
    domain,
    (_source, { target }) => !target.startsWith("src/") && !purePackages.test(target),
  );
  const names = domain.flatMap(({ path, names: used }) =>
    [...used].filter((name) => outsideNames.has(name)).map((name) => `${path} uses ${name}`),
  );
  return [...packages, ...names];
}

/** Each file that leads back to itself, by types too, with the way: "a → b → a". */
export function circles(sources: readonly Source[]): string[] {
  const fileOf = new Map(
    sources.flatMap(({ path }) => [
      [path, path],
      [path.replace(/\.tsx?$/, ""), path],
    ]),
  );
  const next = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => fileOf.get(target) ?? []),
    ]),
  );
  return circlesIn(next);
}

/** The same between folders, each with what lies right in it. A folder and what is inside it are one house. */
export function circlesOfFolders(sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path.replace(/\.tsx?$/, "")));
  const next = new Map<string, string[]>();
  for (const { path, imports } of sources) {
    const folders = imports
      .filter(({ target }) => paths.has(target.replace(/\.tsx?$/, "")))
      .map(({ target }) => dirname(target))
      .filter((folder) => !isWithin(folder, dirname(path)) && !isWithin(dirname(path), folder));
    next.set(dirname(path), [...(next.get(dirname(path)) ?? []), ...folders]);
  }
  return circlesIn(next);
}

const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

function circlesIn(next: ReadonlyMap<string, readonly string[]>): string[] {
  const settled = new Set<string>();
  const found = new Set<string>();
  const visit = (place: string, way: readonly string[]) => {
    if (way.includes(place)) found.add([...way.slice(way.indexOf(place)), place].join(" → "));
    if (settled.has(place) || way.includes(place)) return;
    for (const one of next.get(place) ?? []) visit(one, [...way, place]);
    settled.add(place);
  };
  for (const place of next.keys()) visit(place, []);
  return [...found];
}
