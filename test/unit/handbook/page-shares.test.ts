import { describe, expect, it } from "vitest";
import { pagesOfChoice } from "~/domain/handbook/choose-page";
import { describeUnderstanding } from "~/domain/handbook/describe-understanding";
import type { FaultSigns } from "~/domain/handbook/fault-features";
import {
  kindSigns,
  sharePages,
  softmax,
  surenessOf,
  surenessSigns,
  weigh,
} from "~/domain/handbook/rank-pages";
import { bellSilent } from "./example-fault";
import { newCase } from "./journey";
import { kindNamed } from "./kind-named";
import { openBell } from "./open-bell";

const bicycle = kindNamed("bicycle");
const kettle = kindNamed("kettle");

describe("signs become shares", () => {
  const weights = {
    item: { described: 2, fitsBetter: 1, fitsSaying: 3, fitsSaid: 5 },
    fault: { saying: 2, none: 1 },
    sureness: { always: 1, logit: 0.5 },
  };

  it("by their weights, and signs without one weigh nothing", () => {
    expect(weigh({ a: 2, b: -1 }, { a: 3, b: 1, c: 7 })).toBe(5);
    expect(softmax([0, 0])).toEqual([0.5, 0.5]);
    expect(softmax([Math.log(3), 0])[0]).toBeCloseTo(0.75, 10);
    expect(softmax([1000, 0])[0]).toBe(1);
  });

  it("of a kind by the best of its pages, beside none of them", () => {
    const faults: FaultSigns[] = [
      { fault: bellSilent, signs: { saying: 0.5, said: 0.25 } },
      { fault: { ...bellSilent, id: "other" }, signs: { saying: 1, toldAlike: 0.5 } },
      { fault: null, signs: { none: 1, saying: 9, said: 9 } },
    ];
    const candidate = { kind: bicycle, signs: { described: 1 }, faults };
    expect(kindSigns(candidate, { ...weights, fault: { saying: 2, none: 1 } })).toEqual({
      described: 1,
      fitsBetter: 0,
      fitsSaying: 1,
      fitsSaid: 0.25,
      fitsTold: 0.5,
    });
    expect(kindSigns({ ...candidate, faults: faults.slice(0, 2) }, weights)["fitsBetter"]).toBe(2);
    expect(kindSigns({ ...candidate, kind: null }, weights)).toEqual({ described: 1 });
  });

  it("of a page within its kind, the likeliest first", () => {
    const pages = sharePages(
      [
        {
          kind: bicycle,
          signs: {},
          faults: [
            { fault: null, signs: {} },
            { fault: bellSilent, signs: { saying: Math.log(3) / 2 } },
          ],
        },
        { kind: null, signs: {}, faults: [] },
      ],
      { ...weights, item: {} },
    );
    expect(pages.map(({ kind, fault, share }) => [kind?.id, fault?.id, share])).toEqual([
      [undefined, undefined, expect.closeTo(0.5, 10)],
      ["bicycle", bellSilent.id, expect.closeTo(0.375, 10)],
      ["bicycle", undefined, expect.closeTo(0.125, 10)],
    ]);
  });

  it("become the chance of being right, which is never quite 0 or 1", () => {
    const page = { share: 0.5, alike: 0.3, unheard: 0.2, isUnnamed: false, isPage: true };
    const signs = { always: 1, logit: 0, alike: 0.3, unheard: 0.2, unnamed: 0 };
    expect(surenessSigns(page)).toEqual(signs);
    expect(surenessSigns({ ...page, isUnnamed: true })).toEqual({ ...signs, unnamed: 1 });
    expect(surenessSigns({ ...page, share: 1 })["logit"]).toBeCloseTo(Math.log(999), 6);
    expect(surenessSigns({ ...page, share: 0 })["logit"]).toBeCloseTo(-Math.log(999), 6);
    expect(surenessOf(page, weights)).toBeCloseTo(1 / (1 + Math.exp(-1)), 10);
  });

  it("and where they stand for none of the pages, no wording counts", () => {
    const none = { share: 0.5, alike: 0.3, unheard: 0.2, isUnnamed: false, isPage: false };
    expect(surenessSigns(none)).toEqual({ always: 1, logit: 0, none: 1, unnamed: 0 });
  });

  it("with how near the page comes to what was said, and how much of it no page has", () => {
    const signs = { saying: 0.2, toldAlike: 0.6 };
    const faults = [
      { fault: bellSilent, signs },
      { fault: null, signs: { noneUnknown: 0.75 } },
    ];
    const [page] = sharePages([{ kind: bicycle, signs: {}, faults }], weights);
    expect(page).toMatchObject({ fault: { id: bellSilent.id }, alike: 0.6, unheard: 0.75 });
  });

  it("97 of 100 of them are the page that a person picks, the rest is divided as before", async () => {
    const free = await pagesOfChoice({ kind: "kettle" }, "Kettle", "leaks");
    const picked = await pagesOfChoice({ kind: "kettle", fault: "kettle-leaks" }, "Kettle", "dead");
    expect(free?.[0]?.fault?.id).toBe("kettle-leaks");
    const surely = { share: 0.97, alike: 1, unheard: 0 };
    expect(picked?.[0]).toMatchObject({ fault: { id: "kettle-leaks" }, ...surely });
    expect(picked?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    const none = await pagesOfChoice({ kind: "kettle", fault: null }, "Kettle", "dead");
    expect(none?.[0]).toMatchObject({ fault: null, share: 0.97 });
    expect(await pagesOfChoice({ kind: "zorb" }, "Kettle", "leaks")).toBeNull();
  });
});

const nearby = (share: number, kind = kettle) => ({
  kind,
  fault: { ...bellSilent, id: `bell-${kind.id}`, name: "rings by itself" },
  share,
});

const names = async (share: number, basis: "fault" | "general" | "danger" = "fault") => {
  const page = openBell({
    kind: bicycle,
    basis,
    otherPages: [nearby(share), nearby(0.01, bicycle)],
  });
  const { otherTroubles, opened, hasPage } = await describeUnderstanding(
    page,
    newCase("Bicycle", "odd"),
  );
  return { names: otherTroubles.map(({ name }) => name), opened, hasPage };
};

describe("the other troubles that it may be", () => {
  it("have those of the same thing first, then those of another that are likely enough", async () => {
    const all = await names(0.03);
    expect(all.names.slice(0, 2)).toEqual([
      "Rings by itself",
      `${(kettle.asOne ?? kettle.name).replace(/^./, (letter) => letter.toUpperCase())}: rings by itself`,
    ]);
    expect(all.names.at(-1)).toBe("None of these");
    expect((await names(0.029)).names.join()).not.toContain("ettle:");
  });

  it("are told of the page that is opened", async () => {
    expect(await names(0.1)).toMatchObject({
      hasPage: true,
      opened: { kind: "bicycle", fault: bellSilent.id },
    });
    const general = await names(0.1, "general");
    expect(general).toMatchObject({ hasPage: false, opened: { kind: "bicycle", fault: null } });
    expect(general.names).not.toContain("None of these");
    expect(await names(0.1, "danger")).toMatchObject({ hasPage: true, opened: null });
  });

  it("follow each other by how common they are", async () => {
    const { faults } = await bicycle.playbook();
    const { names: told } = await names(0.01);
    const rest = told.slice(1, -1);
    const weightOf = (name: string) =>
      faults.find((fault) => fault.name === name.charAt(0).toLowerCase() + name.slice(1))?.weight;
    const weights = rest.flatMap((name) => weightOf(name) ?? []);
    expect(weights.length).toBeGreaterThan(3);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});
