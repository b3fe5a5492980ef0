import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { checkHandbook } from "~/build/check-handbook";
import { outdatedSchemas } from "~/build/handbook-schemas";
import type { ItemType, Playbook } from "~/domain/handbook/playbook";
import { findTwins, writeGuides } from "./shared-sentences";

const books: readonly (Playbook & { kind: ItemType })[] = await Promise.all(
  itemTypes.map(async (kind) => ({ kind, ...(await kind.playbook()) })),
);

it("has no flaw in any file", () => {
  expect(checkHandbook()).toEqual([]);
});

it("tells editors what its files may hold today", () => {
  expect(outdatedSchemas()).toEqual([]);
});

describe("the contents", () => {
  it("name each kind once and leave no category out", () => {
    expect(new Set(itemTypes.map(({ id }) => id)).size).toBe(itemTypes.length);
    expect(itemTypes.length).toBeGreaterThanOrEqual(103);
    expect(new Set(itemTypes.map(({ category }) => category)).size).toBe(9);
  });

  it("hold every fault once, under an id of its kind", () => {
    const ids = books.flatMap(({ kind, faults }) =>
      faults.map(({ id }) => (id.startsWith(`${kind.id}-`) ? id : `${id} in ${kind.id}`)),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.includes(" "))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(488);
  });
});

it("never gives two faults guides that share more than a fifth of their sentences", () => {
  const guides = books.flatMap(({ kind, faults }) =>
    faults.flatMap((fault) => writeGuides(kind, fault)),
  );
  expect(findTwins(guides, 0.2)).toEqual([]);
});
