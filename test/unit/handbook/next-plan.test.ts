import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import type { Guide } from "~/domain/guide/guide";
import { openBell } from "./open-bell";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { nextPlan } from "~/domain/handbook/next-plan";
import { repairCategories } from "~/domain/repair-categories";

const kindsEach = 5;

/** The trouble with the most causes of five kinds of each category, far apart in the list. */
async function casesOf(category: string) {
  const kinds = itemTypes.filter((kind) => kind.category === category);
  const some = kinds.filter(
    (_, index) => index % Math.max(1, Math.floor(kinds.length / kindsEach)) === 0,
  );
  return Promise.all(
    some.slice(0, kindsEach).map(async (kind) => {
      const { faults } = await kind.playbook();
      const [fault] = faults.toSorted(
        (a, b) => Object.keys(b.causes).length - Object.keys(a.causes).length,
      );
      if (!fault) throw new Error(`${kind.id} has no fault`);
      return { name: `${kind.name}: ${fault.name}`, kind: kind.id, fault: fault.id, thing: kind };
    }),
  );
}

const cases = (await Promise.all(repairCategories.map(({ id }) => casesOf(id)))).flat();

const openPage = ({ kind, fault, thing }: (typeof cases)[number]): Promise<Diagnosis> =>
  diagnoseCase({
    itemDescription: `My ${thing.name}`,
    itemIssue: "It does not do what it should",
    photo: null,
    recording: null,
    answers: [],
    chosen: { kind, fault },
  });

const textOf = ({ steps }: Guide) => steps.map(({ title, body }) => `${title}\n${body}`);

/** A thing that was taken apart is closed before the check. */
const checkOf = ({ steps }: Guide, done: number) =>
  steps.at(done)?.title === "Put everything back first" ? done + 1 : done;

/** The next step does not go, and nothing lies in a cup. */
const at = (done: number[]) => ({ step: done.length + 1, done, cameOff: [] });

/** What new steps say of not going; taking the power away is asked for again, and says the same. */
const ifNotsOf = ({ steps }: Guide, from: number) =>
  steps.slice(from).flatMap(({ action, ifNot }) => (action === "unplug" || !ifNot ? [] : [ifNot]));

it("is tried on forty cases of all categories", () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

describe.each(cases)("after “not working”: $name", (one) => {
  it("each next thing differs from all before, until nothing is left", async () => {
    const page = await openPage(one);
    const ids = page.causes.map(({ id }) => id);
    let guide = composeGuide(page);
    let tried: string[] = [];
    const said = new Set(textOf(guide));
    const checks = new Set<string>();
    const ifNots = new Set(ifNotsOf(guide, 0));
    for (;;) {
      // Half of what stands there is done by then.
      const done = guide.steps.flatMap((_, index) =>
        index < guide.steps.length / 2 ? [index + 1] : [],
      );
      const plan = nextPlan(page, guide, at(done), tried);
      if (plan === null) break;
      const checkAt = checkOf(plan.guide, done.length);
      const check = textOf(plan.guide)[checkAt] ?? "";
      expect(said).not.toContain(check);
      expect(checks).not.toContain(check.split("\n")[1]);
      expect(textOf(plan.guide).slice(0, done.length)).toEqual(textOf(guide).slice(0, done.length));
      expect(plan.done).toEqual(done);
      // With its picture, and what to do if it does not go.
      expect(plan.guide.steps.slice(0, done.length)).toEqual(guide.steps.slice(0, done.length));
      expect(plan.tried.slice(0, -1)).toEqual(tried);
      expect(new Set(plan.tried).size).toBe(plan.tried.length);
      for (const ifNot of ifNotsOf(plan.guide, checkAt)) {
        expect(ifNots).not.toContain(ifNot);
        ifNots.add(ifNot);
      }
      for (const text of textOf(plan.guide)) said.add(text);
      checks.add(check.split("\n")[1] ?? "");
      ({ guide, tried } = plan);
      for (const id of tried) {
        const cause = page.causes.find((ranked) => ranked.id === id)?.cause;
        expect(guide.steps.at(checkAt)?.title).not.toContain(` is ${cause?.short}`);
      }
    }
    expect(tried.length).toBeGreaterThanOrEqual(ids.length - 1);
  });
});

const openDrain = async () => {
  const page = await diagnoseCase({
    itemDescription: "Bosch washing machine",
    itemIssue: "It does not drain",
    photo: null,
    recording: null,
    answers: [],
  });
  return { page, guide: composeGuide(page) };
};

const step = (action: "open" | "unplug" | "clean" | "test", title: string) =>
  ({ action, title, how: "So." }) as const;

const titlesAfter = (one: Diagnosis, done: number[]) =>
  nextPlan(one, composeGuide(one), at(done), [])
    ?.guide.steps.slice(done.length)
    .map(({ title }) => title);

it.each([
  ["unplug", true],
  ["open", true],
  ["unscrew", true],
  ["pry", true],
  ["measure", true],
  ["clean", false],
] as const)(
  "a guide whose step is to %s has the charger taken off first: %s",
  (action, isFirst) => {
    const page = openBell({ power: "rechargeable" });
    const { cause } = page.causes[0];
    const steps = [{ action, title: "Do it", how: "So." }];
    const causes = [
      { id: "cap", cause: { ...cause, repair: { ...cause.repair, steps } }, share: 1 },
    ] as const;
    expect(composeGuide({ ...page, causes }).text.includes("off its charger")).toBe(isFirst);
  },
);

describe("what is finished", () => {
  it("is kept though steps between were left out, and counted anew", async () => {
    const { page, guide } = await openDrain();
    const plan = nextPlan(page, guide, at([1, 3]), []);
    expect(plan?.done).toEqual([1, 2]);
    expect(plan?.guide.steps[1]).toEqual(guide.steps[2]);
    expect(plan?.guide.text).toContain(guide.steps[2]?.title);
  });

  it("is not asked for again, but for taking the power away and what is closed by then", async () => {
    const { page } = await openDrain();
    const [first, second] = page.causes;
    if (!second) throw new Error("It has several causes");
    const withSteps = (cause: typeof first, steps: ReturnType<typeof step>[]) => ({
      ...cause,
      cause: { ...cause.cause, repair: { ...cause.cause.repair, steps } },
    });
    const check = `Find out whether it is ${second.cause.short}`;
    const off = step("unplug", "Pull the plug");
    const open = step("open", "Open it");
    const clean = step("clean", "Clean it");
    const run = step("test", "Run it");
    const both = (one: (typeof off)[], two: typeof one): Diagnosis => ({
      ...page,
      causes: [withSteps(first, one), withSteps(second, two)],
    });
    expect(titlesAfter(both([off, open, clean], [off, open, clean]), [1, 2])).toEqual([
      "Put everything back first",
      check,
      "Pull the plug",
      "Open it",
      "Clean it",
    ]);
    expect(titlesAfter(both([clean, open], [clean, open]), [1])).toEqual([check, "Open it"]);
    expect(titlesAfter(both([off, open, run], [off, open]), [1, 2, 3])).toEqual([
      check,
      "Pull the plug",
    ]);
  });

  it("leaves the guide saying what is ruled out, and with the new cause's own parts", async () => {
    const { page, guide } = await openDrain();
    const plan = nextPlan(page, guide, at([1]), []);
    const [first, second] = page.causes;
    expect(plan?.guide.sections[0]?.body).toContain(
      `It is not ${first.cause.name}: that is ruled out.`,
    );
    expect(plan?.guide.text).toContain(second?.cause.name);
    expect(plan?.guide.sections.find(({ kind }) => kind === "tools")).not.toEqual(
      guide.sections.find(({ kind }) => kind === "tools"),
    );
  });
});
