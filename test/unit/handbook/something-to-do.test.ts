import { itemTypes } from "virtual:handbook/item-types";
import { expect, it } from "vitest";
import type { Fault, ItemType } from "~/domain/handbook/playbook";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { writeCause } from "~/domain/handbook/write-cause";
import { openBell } from "./open-bell";

const pages = (
  await Promise.all(
    itemTypes.map(async (kind) => {
      const { faults } = await kind.playbook();
      return faults.map((fault) => [kind, fault] as const);
    }),
  )
).flat();

/** The page's words with each cause in turn as the likeliest. */
function textsOf(kind: ItemType, fault: Fault) {
  const ranked = rankCauses(fault, []);
  return ranked.map((first) => ({
    check: first.cause.check,
    text: writeCause({
      ...openBell(),
      kind,
      fault,
      thing: kind.name,
      causes: [first, ...ranked.filter((other) => other !== first)],
    }),
  }));
}

it("every page ends in the check of its likeliest cause, whichever that is", () => {
  const without = pages.flatMap(([kind, fault]) =>
    textsOf(kind, fault)
      .filter(({ text, check }) => !(text.split("\n\n").at(-1) ?? "").includes(check.do))
      .map(() => fault.id),
  );
  expect(pages.length).toBeGreaterThan(480);
  expect(without).toEqual([]);
});
