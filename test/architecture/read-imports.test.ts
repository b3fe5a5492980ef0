import { describe, expect, it } from "vitest";
import { readSource } from "./read-imports";
import {
  acrossFeatures,
  circles,
  circlesOfFolders,
  codeOfApp,
  impure,
  strayUsers,
  unreadable,
  upward,
} from "./rules";

/** A file of a service with this in it. */
const planted = (text: string, path = "src/services/planted/planted.ts") => readSource(path, text);

const x = "${x}";

describe("an import is seen", () => {
  it.each([
    ["of a name", `import { a } from "../../app/App"`, "src/app/App"],
    ["for what it does", `import "../../app/App"`, "src/app/App"],
    ["over several lines", `import {\n  a,\n  b,\n} from "../../app/App"`, "src/app/App"],
    ["that is passed on", `export { a } from "../../app/App"`, "src/app/App"],
    ["of which all is passed on", `export * from "../../app/App"`, "src/app/App"],
    ["on first use", `const a = () => import("../../app/App")`, "src/app/App"],
    ["in a template", "void import(`../../app/App`)", "src/app/App"],
    ["in a template with a gap", `void import(\`../../app/${x}\`)`, "src/app/*"],
    ["in a template whose gap is a folder", `void import(\`../../${x}/App\`)`, "src/*/App"],
    ["put together", `void import("../../app/" + x)`, "src/app/*"],
    ["from the project's root", `import { a } from "/src/app/App"`, "src/app/App"],
    ["with a query", `import address from "../../app/worker?worker&url"`, "src/app/worker"],
    ["of all that fit a pattern", `import.meta.glob("../../app/**/*.ts")`, "src/app/**/*.ts"],
    ["of one pattern of many", `import.meta.glob(["!./a", "../../app/*.ts"])`, "src/app/*.ts"],
    ["by require", `const a = require("../../app/App")`, "src/app/App"],
    ["by require.resolve", `const a = require.resolve("../../app/App")`, "src/app/App"],
    ["by import.meta.resolve", `const a = import.meta.resolve("../../app/App")`, "src/app/App"],
    ["of a worker", `new Worker(new URL("../../app/a.ts", import.meta.url))`, "src/app/a.ts"],
    ["behind a comment", `/* for */ import /* one */ { a } from "../../app/App"`, "src/app/App"],
    ["beside a text like one", `const a = 'import "b"'; import("../../app/App")`, "src/app/App"],
  ])("%s", (_how, text, target) => {
    const source = planted(text);
    expect(source.imports).toEqual([{ target, isType: false }]);
    expect(upward([source])).toEqual([`src/services/planted/planted.ts → ${target}`]);
  });

  it.each([
    [`import type { A } from "../../app/App"`],
    [`import { type A, type B } from "../../app/App"`],
    [`export type { A } from "../../app/App"`],
    [`export type * from "../../app/App"`],
    [`type A = import("../../app/App").A`],
  ])("as one of types: %s", (text) => {
    expect(planted(text).imports).toEqual([{ target: "src/app/App", isType: true }]);
  });

  it("as one of code where a type comes with it", () => {
    const source = planted(`import { a, type B } from "../src/app/App"`, "mocks/planted.ts");
    expect(codeOfApp([source])).toEqual(["mocks/planted.ts → src/app/App"]);
  });

  it.each([["void import(path)"], [`void import(\`${x}/App\`)`], ["require(choose())"]])(
    "as one that nobody can read: %s",
    (text) => expect(unreadable([planted(text)])).toHaveLength(1),
  );
});

describe("no import is seen", () => {
  it.each([
    [`// import { a } from "../../app/App"`],
    [`/* import("../../app/App") */`],
    [`const a = 'import { a } from "../../app/App"'`],
    [`const a = "https://host/*"; // */ import("../../app/App")`],
  ])("in %s", (text) => expect(planted(text).imports).toEqual([]));
});

const inDomain = (text: string) => [planted(text, "src/domain/guide/planted.ts")];

describe("a broken rule is told", () => {
  it("where a layer reaches for main.tsx, which stands above all", () => {
    expect(upward([planted(`import "../../main"`, "src/app/routes/a.ts")])).toHaveLength(1);
  });

  it("where the domain reaches for a layer, a framework, the page or the network", () => {
    expect(upward(inDomain(`import type { a } from "~/shared/env"`))).toHaveLength(1);
    expect(impure(inDomain(`import { useMemo } from "react"`))).toHaveLength(1);
    expect(impure(inDomain(`import type { a } from "openai"`))).toHaveLength(1);
    expect(impure(inDomain("document.title"))).toHaveLength(1);
    expect(impure(inDomain(`fetch("/a")`))).toHaveLength(1);
    expect(impure(inDomain(`import { lexer } from "marked"; import "./a"`))).toEqual([]);
  });

  it("where files or folders run in a circle, if only by their types", () => {
    const one = planted(`import type { a } from "./b"`, "src/domain/a/a.ts");
    const other = planted(`import type { b } from "./a"`, "src/domain/a/b.ts");
    const up = planted(`import "../a/a"`, "src/domain/c/c.ts");
    const down = planted(`import type { c } from "~/domain/c/c"`, "src/domain/a/d.ts");
    expect(circles([one, other])).toEqual([
      "src/domain/a/a.ts → src/domain/a/b.ts → src/domain/a/a.ts",
    ]);
    expect(circlesOfFolders([one, other])).toEqual([]);
    expect(circles([one, up, down])).toEqual([]);
    expect(circlesOfFolders([one, up, down])).toEqual([
      "src/domain/a → src/domain/c → src/domain/a",
    ]);
  });

  it("where a pattern spans more than the layers below", () => {
    expect(upward([planted(`import.meta.glob("/src/**/*.ts")`)])).toHaveLength(1);
    expect(upward([planted(`import.meta.glob("/src/shared/**/*.ts")`)])).toEqual([]);
  });

  it.each([`import "../legal/a"`, `import(\`../${x}/a\`)`, `import.meta.glob("/src/features/*")`])(
    "where a feature reaches into another: %s",
    (text) => expect(acrossFeatures([planted(text, "src/features/auth/a.ts")])).toHaveLength(1),
  );

  it("where a library is used outside its home, also a part of it", () => {
    const source = planted(`import "openai/streaming"; import "openai-like"`);
    expect(strayUsers([source], "openai", /^src\/elsewhere/)).toEqual([
      "src/services/planted/planted.ts → openai/streaming",
    ]);
  });
});

describe("a name is seen", () => {
  it.each([
    ["document.cookie", "document.cookie = a"],
    ["document.cookie", `document["cookie"] = a`],
    ["document.cookie", "const { cookie } = document"],
    ["localStorage", "window.localStorage.clear()"],
    ["localStorage", `globalThis["localStorage"].clear()`],
    ["localStorage", "const storage = () => localStorage"],
  ])("%s in %s", (name, text) => expect(planted(text).names).toContain(name));

  it("and no comment and no text taken for one", () => {
    const names = planted(`/* localStorage */ const a = "localStorage"`).names;
    expect([...names]).toEqual(["a"]);
  });
});

it("knows a barrel by what is in it", () => {
  expect(planted(`export * from "./a"; export { b } from "./b"`).isBarrel).toBe(true);
  expect(planted(`export { b } from "./b"; export const a = 1`).isBarrel).toBe(false);
  expect(planted("const a = 1; export { a }").isBarrel).toBe(false);
});
