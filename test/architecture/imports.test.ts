import { readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, type Source } from "./read-imports";
import {
  acrossFeatures,
  broken,
  circles,
  circlesOfFolders,
  codeOfApp,
  impure,
  layers,
  strayUsers,
  unreadable,
  upward,
} from "./rules";

const root = resolve(import.meta.dirname, "../..");

function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name))
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
}

const src = readSources("src");
const mocks = readSources("mocks");
/** Without the scripts that the build writes into its pages: they run before the app, and know only the browser. */
const app = src.filter(({ path }) => !path.startsWith("src/build/inline/"));

const pathsOf = (sources: readonly Source[]) => sources.map(({ path }) => path);

/** The files that import this one of the domain. */
const usersOf = (file: string) =>
  pathsOf(
    src.filter(({ imports }) => imports.some(({ target }) => target === `src/domain/${file}`)),
  );

describe("the house", () => {
  it("has rooms to look into, with imports between them", () => {
    const rooms = layers.filter((layer) =>
      src.some(({ path }) => path.startsWith(`src/${layer}/`)),
    );
    expect(rooms).toEqual(layers);
    expect(mocks.length).toBeGreaterThan(0);
    expect(src.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });

  it("names every import so that it can be read before the app runs", () => {
    expect(unreadable([...app, ...mocks])).toEqual([]);
  });

  it("lets imports run down only: app, features, services, shared, domain", () => {
    expect(upward(src)).toEqual([]);
  });

  it("runs in no circle, of files or of folders, types included", () => {
    expect(circles(src)).toEqual([]);
    expect(circlesOfFolders(src)).toEqual([]);
  });

  it("has a domain without page, network, storage and framework", () => {
    expect(impure(src)).toEqual([]);
  });

  it("keeps features apart", () => {
    expect(acrossFeatures(src)).toEqual([]);
  });

  it.each([
    ["openai", /^src\/services\/assistant\/provider\//],
    ["axios", /^src\/services\/email\/provider\.ts$/],
  ])("imports %s in its adapter, and only there", (library, home) => {
    expect(strayUsers(src, library, home)).toEqual([]);
    expect(strayUsers(src, library, /^$/)).not.toEqual([]);
  });

  it.each([
    ["localStorage", "src/services/accounts/session-store.ts"],
    ["sessionStorage", "src/shared/tab-storage.ts"],
    ["document.cookie", "src/services/consent/consent-cookie.ts"],
    ["BroadcastChannel", "src/services/accounts/tab-sync.ts"],
    ["dataLayer", "src/services/consent/consent-signal.ts"],
  ])("touches %s in one file only", (name, home) => {
    expect(pathsOf(app.filter(({ names }) => names.has(name)))).toEqual([home]);
  });

  it("takes guides apart, and takes steps away, in one place each", () => {
    expect(usersOf("safety/redact")).toEqual(["src/domain/safety/gate.ts"]);
    for (const part of ["read-steps", "split-sections", "split-title", "read-facts", "step-action"])
      expect(
        usersOf(`guide/${part}`).filter((path) => !path.startsWith("src/domain/guide/")),
      ).toEqual([]);
    expect(usersOf("guide/read-steps")).toEqual(["src/domain/guide/read-guide.ts"]);
  });

  it("reaches the mocks from main.tsx only", () => {
    const users = broken(src, (_source, { target }) => /^mocks(?:\/|$)/.test(target));
    expect(users).toEqual(["src/main.tsx → mocks/browser"]);
  });

  it("gives the mocks nothing but types of the app", () => {
    expect(codeOfApp(mocks)).toEqual([]);
  });

  it("leaves the build to vite.config.ts", () => {
    const users = broken(src, ({ path }, { target }) =>
      target.startsWith("src/build/") ? !path.startsWith("src/build/") : false,
    );
    expect(users).toEqual([]);
    expect(src.some(({ path }) => path.startsWith("src/build/"))).toBe(true);
  });

  it("has no barrel file", () => {
    const barrels = [...src, ...mocks].filter(
      ({ path, isBarrel }) => isBarrel || /\/index\.tsx?$/.test(path),
    );
    expect(pathsOf(barrels)).toEqual([]);
  });
});
