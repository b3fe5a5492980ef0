import { describe, expect, it } from "vitest";
import { findFlaws } from "~/domain/handbook/find-flaws";
import { dangerPages, pageOfRule } from "~/domain/handbook/danger-pages";
import { itemTypes } from "virtual:handbook/item-types";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { findDanger } from "~/domain/handbook/find-danger";
import { hazardRules } from "~/domain/safety/hazard-rules";
import { findHazards } from "~/domain/safety/read-hazards";
import { hazardCases } from "../safety/hazard-cases";
import { newCase, takeJourney } from "./journey";
import { writeGuides } from "./shared-sentences";

const stopRules = hazardRules.filter(({ severity }) => severity !== "caution");

const dangerous = Object.values(hazardCases)
  .flat()
  .filter(([itemDescription, itemIssue]) => {
    const { outcome } = findHazards({ itemDescription, itemIssue, answers: [] });
    return outcome === "stop";
  });

/** Beside a rule's own case: what people say of dangers, mildly above all. */
const told: readonly [item: string, issue: string][] = [
  ["Drill", "there is a nick in the flex"],
  ["Table lamp", "I cut through the cable"],
  ["String lights", "the dog chewed the lead"],
  ["Hedge trimmer", "a bit of wire is showing near the handle"],
  ["Lawn mower", "ran over the lead, just a small cut"],
  ["Iron", "the cord gets hot near the plug"],
  ["Phone", "the back has come away a bit"],
  ["E-bike", "battery fell down the stairs and will not charge"],
  ["Standard lamp", "stopped working burning smell"],
  ["Something from the attic", "it gave me a shock"],
];

/** What the first words make of it, and what is wrong with that, in words. */
async function wrongsOf([item, issue]: readonly [item: string, issue: string]) {
  const { outcome } = findHazards(newCase(item, issue));
  const { causes } = await diagnoseCase(newCase(item, issue));
  const { professionalOnly, steps } = causes[0].cause.repair;
  const opening = steps.filter(({ action }) => /open|unscrew|pry|measure/.test(action));
  return [
    ...(outcome === "stop" ? [] : [`the notice is ${outcome}`]),
    ...(professionalOnly ? [] : ["the guide hands nothing over"]),
    ...opening.map(({ title }) => `the guide says: ${title}`),
  ].map((wrong) => `${item}, ${issue}: ${wrong}`);
}

it("stops what is dangerous, and the guide makes it safe and hands it over", async () => {
  expect(dangerous.length).toBeGreaterThanOrEqual(stopRules.length);
  const wrongs = await Promise.all([...dangerous, ...told].map(wrongsOf));
  expect(wrongs.flat()).toEqual([]);
});

it.each([
  ["no, and there is no burning smell", "caution", false],
  ["yes, and it smells of burning", "stop", true],
])(
  "changes the guide exactly where an answer stops the repair: %s",
  async (reply, outcome, cuts) => {
    const { guide, repair } = await takeJourney(
      "Philips kettle",
      "won't switch on",
      (_question, place) => (place === 0 ? reply : "not sure"),
    );
    expect(findHazards(repair).outcome).toBe(outcome);
    expect(guide.includes("**Cut the power.**")).toBe(cuts);
  },
);

it("asks nothing whose yes leads to another page", async () => {
  const pages = await Promise.all(
    Object.keys(dangerPages).map(async (id) => {
      const [raises] = hazardCases[id] ?? [];
      if (raises === undefined) throw new Error(`The rule ${id} has no case`);
      const before = await diagnoseCase(newCase(...raises));
      const answers = before.fault.questions.map(({ ask: question }, place) => ({
        id: place + 1,
        question,
        answer: "yes",
      }));
      const after = await diagnoseCase({ ...newCase(...raises), answers });
      return { id, before: before.fault.id, after: after.fault.id };
    }),
  );
  expect(pages.filter(({ before, after }) => before !== after)).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});

/** The notice reads the guide too, as it reads a model's: a guide for a home repair must not stop it. */
it("writes no guide for home that the rules would stop", async () => {
  const books = await Promise.all(
    itemTypes.map(async (kind) => ({ kind, ...(await kind.playbook()) })),
  );
  const stopped = books
    .filter(({ kind }) => kind.id !== "microwave")
    .flatMap(({ kind, faults }) => faults.flatMap((fault) => writeGuides(kind, fault)))
    .filter(({ sentences }) => {
      const assistantText = [...sentences].join("\n");
      const told = { itemDescription: "", itemIssue: "", answers: [], assistantText };
      return findHazards(told).outcome === "stop";
    });
  expect(stopped.map(({ faultId, causeId }) => `${faultId}/${causeId}`)).toEqual([]);
}, 120_000);

describe("the page for a rule", () => {
  it("has no hole, opens nothing and says whom to call", () => {
    const wrongs = stopRules.flatMap((rule) => {
      const fault = dangerPages[rule.id]?.("lamp", "mains") ?? pageOfRule(rule, "lamp");
      const repairs = Object.values(fault.causes).map(({ repair }) => repair);
      return [
        ...findFlaws(fault, "none").map(({ message }) => `${rule.id}: ${message}`),
        ...repairs
          .filter(({ professionalOnly }) => !professionalOnly)
          .map(() => `${rule.id} says nobody to call`),
        ...repairs
          .flatMap(({ steps }) => steps)
          .filter(({ action }) => /unscrew|pry|measure/.test(action))
          .map(({ title }) => `${rule.id} says: ${title}`),
      ];
    });
    expect(wrongs).toEqual([]);
  });

  it("belongs to a rule that stops", () => {
    const ids = new Set(stopRules.map(({ id }) => id));
    expect(Object.keys(dangerPages).filter((id) => !ids.has(id))).toEqual([]);
  });
});

it("puts pulling the plug before all else at a damaged cord, and keeps hands off the bare part", async () => {
  const { guide } = await takeJourney("Table lamp", "the flex is frayed", () => "not sure");
  expect(guide).toMatch(/What to do now\n\n- \*\*Pull the plug at the socket\.\*\* Do not touch/);
  expect(guide).toMatch(/competent person/);
});

it("keeps a page on the very thing that hands it over by itself", async () => {
  const { basis, fault, causes } = await diagnoseCase(
    newCase("LG microwave", "runs but does not heat"),
  );
  expect([basis, fault.id]).toEqual(["danger", "microwave-does-not-heat"]);
  expect(causes).toHaveLength(1);
});

it.each([
  ["keeps", ["look", "replace"], true],
  ["does not keep", ["look", "open", "look"], false],
] as const)("%s a page that hands it over with the steps %j", async (_what, actions, keeps) => {
  const found = await diagnoseCase(newCase("Kettle", "does not switch on"));
  const [first] = found.causes;
  const [step] = first.cause.repair.steps;
  if (!step) throw new Error("The page has no step.");
  const steps = actions.map((action) => ({ ...step, action }));
  const repair = { ...first.cause.repair, professionalOnly: "Ask a workshop.", steps };
  const handedOver: Diagnosis = {
    ...found,
    basis: "fault",
    causes: [{ ...first, cause: { ...first.cause, repair } }],
  };
  const rule = { id: "loose-tooth", severity: "stop", heading: "A", why: "B.", now: "C." } as const;
  expect(findDanger([rule], handedOver) === null).toBe(keeps);
});

it("lifts no washing machine onto stone, and pulls no plug in a room with gas", async () => {
  const smoke = await takeJourney("Washing machine", "it smokes", () => "not sure");
  expect(smoke.guide).toMatch(/A large one stays where it is/);
  const gas = await takeJourney("Cooker", "smell of gas", () => "not sure");
  expect(gas.guide).toMatch(/- \*\*Get everybody out now\.\*\* Touch no switch/);
  expect(gas.guide).not.toMatch(/Pull the plug/);
});

const stepsOf = (page: ReturnType<typeof pageOfRule>) =>
  Object.values(page.causes).flatMap(({ repair }) => repair.steps);

describe("a rule that has no page", () => {
  const rule = {
    id: "loose-tooth",
    severity: "stop",
    heading: "A tooth is loose",
    why: "It can fly off.",
    now: "Pull the plug. Keep others away. Mark it.",
  } as const;

  it("says in its own words what comes first, and what after it", () => {
    const [first] = stepsOf(pageOfRule(rule, "saw"));
    expect(first).toMatchObject({
      action: "unplug",
      title: "Pull the plug",
      how: "Keep others away. Mark it.",
    });
    const [looked] = stepsOf(pageOfRule({ ...rule, now: "Keep others away." }, "saw"));
    expect(looked).toMatchObject({ action: "look", title: "Keep others away", how: rule.why });
  });

  it("tells what goes to somebody else from what goes for good", () => {
    expect(pageOfRule(rule, "saw").name).toBe("needs a professional");
    const gone = pageOfRule({ ...rule, severity: "replace" }, "saw");
    expect(gone.name).toBe("should be replaced, not repaired");
    expect(stepsOf(gone).at(-1)?.title).toBe("Make sure nobody uses it again");
    expect(stepsOf(pageOfRule(rule, "saw")).at(-1)?.title).not.toBe(
      "Make sure nobody uses it again",
    );
  });
});

it("says something else of a thing on a battery only where its page does", () => {
  const smoke = dangerPages["smoke-or-fire"];
  const texts = (["mains", "rechargeable", "battery"] as const).map((power) =>
    JSON.stringify(smoke?.("lamp", power)),
  );
  expect(texts[1]).toBe(texts[2]);
  expect(texts[0]).not.toBe(texts[1]);
});

it.each([
  ["Electric scooter", "gets very hot and smells sweet while it charges"],
  ["Phone", "the back bulges and it smokes"],
  ["Cordless drill", "battery pack is swollen and smells of burning"],
])("keeps nobody beside a cell that smokes: %s, %s", async (item, issue) => {
  const { fault } = await diagnoseCase(newCase(item, issue));
  expect(fault.id).toBe("danger-battery");
});

it.each([
  ["Microwave", "there were sparks and smoke", "sparked and smoked"],
  ["Toaster", "it smells of burning", "smelled of burning"],
  ["Hair dryer", "there was a loud bang", "went bang or flashed"],
])("names only what was told of it: %s, %s", async (item, issue, signs) => {
  const [hazard] = findHazards(newCase(item, issue)).hazards;
  expect(hazard?.heading).toBe(`It ${signs}`);
  expect((await diagnoseCase(newCase(item, issue))).fault.name).toBe(signs);
});
