import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

type Source = { path: string; text: string; imports: { target: string; isType: boolean }[] };

const root = resolve(import.meta.dirname, "../..");

function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = posix.join(folder, name.replaceAll("\\", "/"));
      const text = withoutComments(readFileSync(join(root, path), "utf8"));
      return { path, text, imports: readImports(path, text) };
    });
}

function withoutComments(text: string) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

/** Every static, re-exporting and dynamic import; a relative one as a path from the project's root. */
function readImports(path: string, text: string): Source["imports"] {
  const pattern =
    /(?:^|[\s;}])(import|export)\s*(type\s)?[^"'();]*?(?:from\s*)?\(?\s*["']([^"']+)["']/g;
  return [...text.matchAll(pattern)]
    .filter(([whole]) => /from\s*["']|import\s*\(?\s*["']/.test(whole))
    .map(([, , type, name = ""]) => ({
      isType: Boolean(type),
      target: name.startsWith(".")
        ? relative(root, resolve(root, dirname(path), name)).replaceAll("\\", "/")
        : name,
    }));
}

const src = readSources("src");
const mocks = readSources("mocks");

const layers = ["shared", "services", "features", "app"];
const layerOf = (path: string) => layers.indexOf(path.split("/")[1] ?? "");
const featureOf = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1];

/** "file → target" for each import that `isForbidden`. */
function broken(sources: Source[], isForbidden: (source: Source, target: string) => boolean) {
  return sources.flatMap((source) =>
    source.imports
      .filter(({ target }) => isForbidden(source, target))
      .map(({ target }) => `${source.path} → ${target}`),
  );
}

describe("the house", () => {
  it("has rooms to look into, with imports between them", () => {
    for (const layer of layers) {
      expect(
        src.some(({ path }) => path.startsWith(`src/${layer}/`)),
        layer,
      ).toBe(true);
    }
    expect(mocks.length).toBeGreaterThan(0);
    expect(src.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });

  it("lets imports run down only: app, features, services, shared", () => {
    const upward = broken(
      src,
      ({ path }, target) =>
        target.startsWith("src/") && layerOf(path) !== -1 && layerOf(target) > layerOf(path),
    );
    expect(upward).toEqual([]);
  });

  it("keeps features apart", () => {
    const across = broken(src, ({ path }, target) => {
      const [from, to] = [featureOf(path), featureOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(across).toEqual([]);
  });

  it.each([
    ["openai", /^src\/services\/assistant\/provider\//],
    ["axios", /^src\/services\/email\/provider\.ts$/],
  ])("imports %s in its adapter only", (library, home) => {
    const users = src.filter(({ imports }) =>
      imports.some(({ target }) => target === library || target.startsWith(`${library}/`)),
    );
    expect(users.length).toBeGreaterThan(0);
    expect(users.map(({ path }) => path).filter((path) => !home.test(path))).toEqual([]);
  });

  it.each([
    /\blocalStorage\b/,
    /\bsessionStorage\b/,
    /\bdocument\.cookie\b/,
    /\bBroadcastChannel\b/,
    /\bdataLayer\b/,
  ])("touches %s in at most one file", (name) => {
    const users = src.filter(({ text }) => name.test(text)).map(({ path }) => path);
    expect(users.length, users.join(", ")).toBeLessThanOrEqual(1);
  });

  it("reaches the mocks from main.tsx only", () => {
    const users = broken(src, (_source, target) => target.startsWith("mocks"));
    expect(users).toEqual(["src/main.tsx → mocks/browser"]);
  });

  it("gives the mocks nothing but types of the app", () => {
    const code = mocks.flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isType }) => target.startsWith("src/") && !isType)
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(code).toEqual([]);
  });

  it("has no barrel file", () => {
    const barrels = [...src, ...mocks].filter(({ path }) => /\/index\.tsx?$/.test(path));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});
