import { describe, expect, it } from "vitest";
import { brokenPartsIn } from "~/domain/handbook/body-parts";
import { rankPages } from "~/domain/handbook/rank-pages";
import { toClauses } from "~/domain/language/words";

const partsIn = (text: string) => [...brokenPartsIn(toClauses(text))];

describe("the parts that are told of as broken", () => {
  it.each([
    ["the spring of the lid has snapped", ["spring", "lid"]],
    ["lost one foot", ["foot"]],
    ["handles need welding", ["handl"]],
    ["the lid is stiff", []],
    ["lid is fine. the motor broke", []],
    ["power button broken", []],
  ])("are heard within a clause: %s", (text, parts) => {
    expect(partsIn(text)).toEqual(parts);
  });
});

describe("a broken part of which no page of the kind tells", () => {
  it.each([
    ["Kettle", "spring of the lid is broken"],
    ["Iron", "the foot it stands on cracked"],
    ["Printer", "hinge of the cover snapped off"],
    ["Lawn mower", "bracket of the handle broke"],
  ])("opens no page on another trouble: %s, %s", async (item, issue) => {
    const [first] = await rankPages(item, issue);
    expect(first).toMatchObject({ fault: null });
    expect(first?.kind).not.toBeNull();
  });

  it.each([
    ["Vacuum cleaner", "the latch of the bin lid snapped", "vacuum-case-or-handle-broken"],
    ["Fan", "base is broken and it leans", "fan-head-or-stand-loose"],
    ["Oven", "hinge of the door is bent", "oven-door-broken"],
  ])("but the page that tells of it, where there is one: %s, %s", async (item, issue, id) => {
    const [first] = await rankPages(item, issue);
    expect(first?.fault?.id).toBe(id);
  });
});
