import type { Import, Source } from "./read-imports";

export const layers = ["shared", "services", "features", "app"] as const;

const above = layers.length;

/** main.tsx stands above all layers, and so does a pattern that spans them. */
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
    ({ path }, { target }) =>
      target.startsWith("src/") &&
      !target.startsWith("src/domain/") &&
      layerOf(target) > layerOf(path),
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
