import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Kind, Playbook } from "../../../src/services/assistant/handbook/playbook";
import { kinds } from "../../../src/services/assistant/handbook/playbooks/contents";
import { findHoles, repeated } from "./find-holes";
import { findTwins, writeGuides } from "./shared-sentences";

const folder = "src/services/assistant/handbook/playbooks";

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

describe.each(books)("the pages for the $kind.name", ({ kind, faults }) => {
  it("hold three faults or more, one of them the usual one", () => {
    expect(faults.length).toBeGreaterThanOrEqual(3);
    expect(faults.filter(({ usual }) => usual)).toHaveLength(1);
    expect(faults.filter(({ id }) => !id.startsWith(`${kind.id}-`))).toEqual([]);
  });

  it.each(faults)("have no hole at $id", (fault) => {
    expect(findHoles(fault, kind.power)).toEqual([]);
    expect(Object.keys(fault.causes).length).toBeGreaterThanOrEqual(2);
  });
});

it("never gives two faults guides that share more than a fifth of their sentences", () => {
  const guides = books.flatMap(({ kind, faults }) =>
    faults.flatMap((fault) => writeGuides(kind, fault)),
  );
  expect(findTwins(guides, 0.2)).toEqual([]);
});
