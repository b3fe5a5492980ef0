import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
import { cautions } from "./wordings/cautions";
import { electric } from "./wordings/electric";
import { fireAndGas } from "./wordings/fire-and-gas";
import { forceAndLife } from "./wordings/force-and-life";
import { parts } from "./wordings/wordings";
import type { Wordings } from "./wordings/wordings";

type ItemAndIssue = readonly [item: string, issue: string];

const said = (byItem: Wordings["said"] = {}): ItemAndIssue[] =>
  Object.entries(byItem).flatMap(([item, issues]) =>
    parts(issues).map((issue) => [item, issue] as const),
  );

const things = (byIssue: Wordings["things"] = {}): ItemAndIssue[] =>
  Object.entries(byIssue).flatMap(([issue, items]) =>
    parts(items).map((item) => [item, issue] as const),
  );

const raises = (id: string, itemDescription: string, itemIssue: string, assistantText = "") =>
  findHazards({ itemDescription, itemIssue, answers: [], assistantText }).hazards.some(
    (hazard) => hazard.id === id,
  );

const isAdvised = (id: string) => (text: string) => raises(id, "A thing", "odd", `${text}.`);

const every = Object.entries({ ...fireAndGas, ...electric, ...forceAndLife, ...cautions });

describe.each(every)("the danger %s", (id, wordings) => {
  it("is understood in each of its wordings", () => {
    const all = [...said(wordings.said), ...things(wordings.things)];
    expect(all.filter(([item, issue]) => !raises(id, item, issue))).toEqual([]);
  });

  it("is not seen in what only sounds like it", () => {
    const all = [...said(wordings.harmless), ...things(wordings.harmlessThings)];
    expect(all.filter(([item, issue]) => raises(id, item, issue))).toEqual([]);
  });

  it("is noticed in what an assistant advises", () => {
    const all = parts(wordings.advised ?? "");
    expect(all.filter((text) => !isAdvised(id)(text))).toEqual([]);
    expect(parts(wordings.mayAdvise ?? "").filter(isAdvised(id))).toEqual([]);
  });
});
