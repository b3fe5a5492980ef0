import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Kind, Playbook } from "~/domain/handbook/playbook";
import { kinds } from "~/domain/handbook/playbooks/contents";
import { findHoles, repeated } from "./find-holes";
import { findTwins, writeGuides } from "./shared-sentences";

const folder = "src/domain/handbook/playbooks";

const books: readonly (Playbook & { kind: Kind })[] = await Promise.all(
  kinds.map(async (kind) => ({ kind, ...(await kind.playbook()) })),
);

describe("the contents", () => {
  it("name each kind once and leave no category out", () => {
    expect(repeated(kinds.map(({ id }) => id))).toEqual([]);
    expect(new Set(kinds.map(({ category }) => category)).size).toBe(9);
  });

  it("list every playbook file", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?!general)[a-z]+[/\\].+\.ts$/.test(file))
      .map((file) => file.replace(/^.+[/\\]|\.ts$/g, ""));
    expect(files.toSorted()).toEqual(kinds.map(({ id }) => id).toSorted());
  });

  it("hold every fault id once", () => {
    expect(repeated(books.flatMap(({ faults }) => faults.map(({ id }) => id)))).toEqual([]);
  });
});

describe("the pages", () => {
  it("hold three faults or more of each kind, under ids of that kind, one of them the usual one", () => {
    const wrong = books.flatMap(({ kind, faults }) => [
      ...(faults.length < 3 ? [`${kind.id} has ${faults.length} faults`] : []),
      ...faults
        .filter(({ id }) => !id.startsWith(`${kind.id}-`))
        .map(({ id }) => `${id} is no id of ${kind.id}`),
      ...(faults.filter(({ usual }) => usual).length === 1 ? [] : [`the usual one of ${kind.id}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it("have no hole at any fault", () => {
    const holes = books.flatMap(({ kind, faults }) =>
      faults.flatMap((fault) => findHoles(fault, kind.power)),
    );
    expect(holes).toEqual([]);
  });

  it("name two causes or more for each fault", () => {
    const lonely = books
      .flatMap(({ faults }) => faults)
      .filter(({ causes }) => Object.keys(causes).length < 2);
    expect(lonely.map(({ id }) => id)).toEqual([]);
  });
});

it("never gives two faults guides that share more than a fifth of their sentences", () => {
  const guides = books.flatMap(({ kind, faults }) =>
    faults.flatMap((fault) => writeGuides(kind, fault)),
  );
  expect(findTwins(guides, 0.2)).toEqual([]);
});
