import { describe, expect, it } from "vitest";
import { describeUnderstanding } from "~/domain/handbook/describe-understanding";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import type { RepairCase } from "~/domain/repair-case";
import { newCase } from "./journey";

const understand = async (repair: RepairCase) =>
  describeUnderstanding(await diagnoseCase(repair), repair);

const kettle = newCase("Philips kettle, steel", "The light comes on, but the water stays cold");

describe("what was made of a case", () => {
  it("names the thing, its other troubles, and at last none of them", async () => {
    const { thing, hasPage, opened, otherTroubles } = await understand(kettle);
    expect([thing, hasPage]).toEqual(["kettle", true]);
    expect(opened).toEqual({ kind: "kettle", fault: "kettle-lights-but-stays-cold" });
    const names = otherTroubles.map(({ name }) => name);
    expect(names).toContain("Does not switch on");
    expect(names).not.toContain("Lights up but does not heat the water");
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-1)).toBe("None of these");
  });

  it("names other things that the words may mean, and their troubles by their own name", async () => {
    const { thing, otherThings } = await understand(
      newCase("Washing machine and dryer in one, Bosch", "the laundry stays wet and cold"),
    );
    expect(otherThings.map(({ name }) => name)).not.toContain(thing);
    expect(otherThings.length).toBeGreaterThan(0);
  });

  it("says where there is no page", async () => {
    const { hasPage, opened, otherTroubles } = await understand(
      newCase("Astrolabe made of brass", "the ring is stiff"),
    );
    expect({ hasPage, opened, otherTroubles }).toEqual({
      hasPage: false,
      opened: null,
      otherTroubles: [],
    });
  });

  it("offers no clothes for an alarm that gives a short chirp", async () => {
    const { otherTroubles } = await understand(
      newCase("CO alarm in the hall, from 2013", "one short chirp every minute"),
    );
    expect(otherTroubles).toEqual([]);
  });

  it("knows whether the page's own questions were answered", async () => {
    const { fault } = await diagnoseCase(kettle);
    const answers = [{ id: 1, question: fault.questions[0]?.ask ?? "", answer: "no" }];
    expect((await understand({ ...kettle, answers })).isAsked).toBe(true);
    expect((await understand(kettle)).isAsked).toBe(false);
  });
});

const opens = async (chosen: RepairCase["chosen"]) => {
  const { kind, fault, basis, pageShare, otherKinds, otherPages } = await diagnoseCase({
    ...kettle,
    chosen,
  });
  return { kind: kind?.id, fault: fault.id, basis, pageShare, otherKinds, otherPages };
};

describe("what a person set right", () => {
  it("is the page that is opened, with the usual one beside it", async () => {
    const { kind, fault, basis, pageShare, otherPages } = await opens({
      kind: "kettle",
      fault: "kettle-leaks",
    });
    expect([kind, fault, basis]).toEqual(["kettle", "kettle-leaks", "fault"]);
    expect(pageShare).toBeGreaterThan(0.9);
    expect(otherPages[0]?.fault.id).toBe("kettle-lights-but-stays-cold");
  });

  it("may be another thing, on whose pages the complaint is then looked for", async () => {
    const { kind, basis, otherKinds } = await opens({ kind: "coffee-maker" });
    expect([kind, basis]).toEqual(["coffee-maker", "fault"]);
    expect(otherKinds.map(({ id }) => id)).toContain("kettle");
  });

  it("may be that none of the pages fits", async () => {
    expect(await opens({ kind: "kettle", fault: null })).toMatchObject({
      kind: "kettle",
      basis: "general",
    });
  });

  it.each([
    { kind: "no-such-kind" },
    { kind: "no-such-kind", fault: "kettle-leaks" },
    { kind: "kettle", fault: "no-such-fault" },
  ])("counts for nothing where the handbook does not know it: %o", async (chosen) => {
    expect(await opens(chosen)).toMatchObject({
      kind: "kettle",
      fault: "kettle-lights-but-stays-cold",
    });
  });
});
