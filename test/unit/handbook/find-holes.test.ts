import { describe, expect, it } from "vitest";
import { defineFault } from "~/domain/handbook/playbook";
import type { Cause, Fault, Power, Question, Step } from "~/domain/handbook/playbook";
import { findHoles } from "./find-holes";

const unplug: Step = { action: "unplug", title: "Pull the plug", how: "By its body." };
const unscrew: Step = {
  action: "unscrew",
  title: "Take the base off",
  how: "Use the screwdriver.",
};
const tryIt: Step = { action: "test", title: "Try it", how: "Plug it in." };

const cause = (change: Partial<Cause>, steps: readonly Step[]): Cause => ({
  name: "a worn switch",
  short: "the switch",
  weight: 5,
  why: "It wears.",
  check: { do: "Press it.", finds: "it feels loose", minutes: 1 },
  repair: {
    difficulty: "Easy",
    minutes: 20,
    euros: [0, 5],
    tools: [{ name: "Small screwdriver" }],
    steps,
  },
  ...change,
});

const soundSteps = [unplug, unscrew, tryIt];
const ask = (question: string, when: Question["answers"][string]["when"]): Question => ({
  ask: question,
  answers: { yes: { means: "yes", when: when ?? {} }, no: { means: "no" } },
});

/** A page without a hole; each test makes one. */
const page: Fault = defineFault({
  id: "bell-silent",
  name: "does not ring",
  weight: 5,
  says: ["silent", "no sound"],
  causes: { switch: cause({}, soundSteps), coil: cause({ name: "a burnt coil" }, soundSteps) },
  questions: [
    ask("Does it click?", { switch: "often", coil: "rarely" }),
    ask("Is it warm?", { coil: "often" }),
    ask("Is it old?", {}),
  ],
  safety: ["Keep it dry."],
  prevention: ["Dust it."],
  stopWhen: ["It smells."],
});

const withSteps = (steps: readonly Step[]): Partial<Fault> => ({
  causes: { switch: cause({}, steps), coil: cause({}, soundSteps) },
});
const withSwitch = (change: Partial<Cause>): Partial<Fault> => ({
  causes: { switch: cause(change, soundSteps), coil: cause({}, soundSteps) },
});
const holes = (change: Partial<Fault>, power: Power = "mains") =>
  findHoles({ ...page, ...change }, power).join("\n");

it("finds nothing in a sound page", () => {
  expect(holes({})).toBe("");
});

describe("finds", () => {
  it.each<[hole: string, change: Partial<Fault>]>([
    ["fewer than three questions", { questions: page.questions.slice(0, 2) }],
    ["asked twice: Is it warm?", { questions: [...page.questions, ...page.questions.slice(1, 2)] }],
    ["said twice: silent", { says: ["silent", "silent"] }],
    ["weight outside 1 to 10", { weight: 11 }],
    ["blank: /safety/0", { safety: [" "] }],
    ["switch: fewer than three steps", withSteps([unplug, unscrew])],
    [
      "switch: unused: Small screwdriver",
      withSteps([unplug, tryIt, { ...tryIt, title: "Try again" }]),
    ],
    ["switch: weight outside 1 to 10", withSwitch({ weight: 0 })],
    [
      "switch: takes no time",
      withSwitch({ check: { do: "Press it.", finds: "it feels loose", minutes: 0 } }),
    ],
    [
      "switch: costs more at least than at most",
      withSwitch({ repair: { ...cause({}, soundSteps).repair, euros: [9, 5] } }),
    ],
  ])("%s", (hole, change) => {
    expect(holes(change)).toBe(`bell-silent: ${hole}`);
  });

  it("causes that no question tells apart", () => {
    const questions = page.questions.map((question) => ask(question.ask, {}));
    expect(holes({ questions })).toBe(
      "bell-silent: no question reaches the cause switch\n" +
        "bell-silent: no question reaches the cause coil",
    );
  });

  it.each([
    ["at the start", [unscrew, unplug, tryIt]],
    ["after the power was back", [unplug, tryIt, unscrew, { ...tryIt, title: "Try again" }]],
  ])("what is opened before it is unplugged, %s", (_when, steps) => {
    expect(holes(withSteps(steps))).toBe(
      "bell-silent: switch: opens before it is unplugged: Take the base off",
    );
  });
});

it("wants no unplugging where there is no power, by the kind or by the fault itself", () => {
  const opened = withSteps([unscrew, tryIt, { ...tryIt, title: "Try again" }]);
  expect(holes(opened, "mains")).toContain("opens before it is unplugged");
  expect(holes(opened, "none")).toBe("");
  expect(holes({ ...opened, power: "none" }, "mains")).toBe("");
});
