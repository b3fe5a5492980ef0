import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { dangerPages } from "~/domain/handbook/danger-pages";
import type { Fault, Power } from "~/domain/handbook/playbook";
import { rankCauses } from "~/domain/handbook/rank-causes";
import { passGate } from "~/domain/safety/gate";
import { openBell } from "../handbook/open-bell";

const powers: readonly Power[] = ["mains", "rechargeable", "none"];

/** What is left of the handbook's own guide on a stop, one for each cause that is handed over. */
function guidesOnStop(fault: Fault, thing: string) {
  const handedOver = rankCauses(fault, []).filter(
    ({ cause }) => cause.repair.professionalOnly !== undefined,
  );
  return handedOver.map((first) => {
    const page = { ...openBell(), thing, fault, basis: "danger" as const };
    const written = composeGuide({ ...page, causes: [first] });
    const stopped = { itemDescription: "Microwave oven", itemIssue: "It is dead", answers: [] };
    const { guide } = passGate({ ...stopped, guide: written });
    return { id: `${fault.id}: ${first.cause.name}`, repair: first.cause.repair, written, guide };
  });
}

const actionsOf = (text: string) =>
  /### What to do now\n\n(.*?)\n\n###/s.exec(text)?.[1]?.split("\n") ?? [];

const work =
  /^- \*\*(?:unscrew|open (?!windows)|remove|take (?:off|apart)|pry|measure|solder|replace (?!or)|discharge)/im;

describe("what a stop shows", () => {
  const pages = Object.entries(dangerPages).flatMap(([rule, open]) =>
    powers.flatMap((power) =>
      guidesOnStop(open("cordless drill", power), "cordless drill").map((page) => ({
        ...page,
        id: `${rule}, power: ${power}`,
      })),
    ),
  );

  it.each(pages)("every action of the danger page, whole ($id)", ({ written, guide, repair }) => {
    expect(guide.text).toMatch(/^## Safety precautions\n\n### What to do now\n\n- \*\*/);
    expect(actionsOf(guide.text)).toEqual(actionsOf(written.text));
    expect(actionsOf(guide.text)).toHaveLength(repair.steps.length);
    expect(guide.steps).toEqual([]);
  });

  it("an action of every cause that is handed over, and no work", async () => {
    const all = await Promise.all(
      itemTypes.map(async (kind) => {
        const { faults } = await kind.playbook();
        return faults.flatMap((fault) => guidesOnStop(fault, kind.name));
      }),
    );
    const handedOver = all.flat();
    expect(handedOver.length).toBeGreaterThan(250);
    const shown = handedOver.map(({ id, guide }) => ({ id, actions: actionsOf(guide.text) }));
    expect(shown.filter(({ actions }) => actions.length === 0)).toEqual([]);
    expect(shown.filter(({ actions }) => work.test(actions.join("\n")))).toEqual([]);
    expect(handedOver.filter(({ guide }) => guide.steps.length > 0)).toEqual([]);
    expect(handedOver.filter(({ guide }) => /^\d+\. /m.test(guide.text))).toEqual([]);
  }, 60_000);
});
