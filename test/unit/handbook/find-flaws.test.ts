import { describe, expect, it } from "vitest";
import {
  findFlaws,
  findFlawsOfFaq,
  findFlawsOfKind,
  findFlawsOfParts,
} from "~/domain/handbook/find-flaws";
import type { Cause, Fault, Power, Question, Step } from "~/domain/handbook/playbook";

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
  prior: 5,
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
const ask = (
  question: string,
  likelihoods: Question["answers"][string]["likelihoods"],
): Question => ({
  ask: question,
  answers: { yes: { means: "yes", likelihoods: likelihoods ?? {} }, no: { means: "no" } },
});

/** A page without a flaw; each test makes one. */
const page: Fault = {
  id: "bell-silent",
  name: "does not ring",
  weight: 5,
  utterances: ["silent", "no sound"],
  causes: { switch: cause({}, soundSteps), coil: cause({ name: "a burnt coil" }, soundSteps) },
  questions: [
    ask("Does it click?", { switch: "often", coil: "rarely" }),
    ask("Is it warm?", { coil: "often" }),
    ask("Is it old?", {}),
  ],
  safety: ["Keep it dry."],
  prevention: ["Dust it."],
  stopWhen: ["It smells."],
};

const withSteps = (steps: readonly Step[]): Partial<Fault> => ({
  causes: { switch: cause({}, steps), coil: cause({}, soundSteps) },
});
const withSwitch = (change: Partial<Cause>): Partial<Fault> => ({
  causes: { switch: cause(change, soundSteps), coil: cause({}, soundSteps) },
});
const flaws = (change: Partial<Fault>, power: Power = "mains") =>
  findFlaws({ ...page, ...change }, power)
    .map(({ path, message }) => `${path.join("/")}: ${message}`)
    .join("\n");

it("finds nothing in a sound page", () => {
  expect(flaws({})).toBe("");
});

const colour = (likelihood: "often" | "always"): Question => ({
  ask: "Which colour is it?",
  answers: {
    red: { means: "red", likelihoods: { switch: likelihood } },
    green: { means: "green", likelihoods: {} },
    blue: { means: "blue", likelihoods: {} },
  },
});

const asking = (likelihood: "often" | "always") => [
  colour(likelihood),
  ask("Is it warm?", {}),
  ask("Is it old?", {}),
];

describe("finds", () => {
  const steps = "causes/switch/repair/steps";
  const wet = { ...ask("Is it wet?", { damp: "often" }) };

  it.each<[flaw: string, change: Partial<Fault>]>([
    ["questions: fewer than three questions", { questions: page.questions.slice(0, 2) }],
    [
      "questions/3/ask: is asked twice",
      { questions: [...page.questions, ...page.questions.slice(1, 2)] },
    ],
    [
      "questions/3/answers/yes/likelihoods/damp: there is no cause damp, but switch, coil",
      { questions: [...page.questions, wet] },
    ],
    ["matching/utterances/1: is said twice: silent", { utterances: ["silent", "silent"] }],
    [`${steps}: fewer than three steps`, withSteps([unplug, unscrew])],
    [
      "causes/switch/repair/tools/0: no step uses the tool: Small screwdriver",
      withSteps([unplug, tryIt, { ...tryIt, title: "Try again" }]),
    ],
    [
      "causes/switch/repair/euros: costs more at least than at most",
      withSwitch({ repair: { ...cause({}, soundSteps).repair, euros: [9, 5] } }),
    ],
  ])("%s", (flaw, change) => {
    expect(flaws(change)).toBe(flaw);
  });

  it("causes that no question tells apart", () => {
    const questions = page.questions.map((question) => ask(question.ask, {}));
    expect(flaws({ questions })).toBe(
      "causes/switch: no question tells it from the others\n" +
        "causes/coil: no question tells it from the others",
    );
  });

  // Of three colours red has a third of the chance for the coil; for the switch 46 % or 49 %.
  it("causes that all questions tell apart too little", () => {
    expect(flaws({ questions: asking("often") })).toContain("no question tells it");
    expect(flaws({ questions: asking("always") })).toBe("");
  });

  it.each([
    ["at the start", 0, [unscrew, unplug, tryIt]],
    ["after the power was back", 2, [unplug, tryIt, unscrew, { ...tryIt, title: "Try again" }]],
  ])("what is opened before it is unplugged, %s", (_when, place, steps) => {
    expect(flaws(withSteps(steps))).toBe(
      `causes/switch/repair/steps/${place}: opens before it is unplugged: Take the base off`,
    );
  });
});

it("wants no unplugging where there is no power, by the kind or by the fault itself", () => {
  const opened = withSteps([unscrew, tryIt, { ...tryIt, title: "Try again" }]);
  expect(flaws(opened, "mains")).toContain("opens before it is unplugged");
  expect(flaws(opened, "none")).toBe("");
  expect(flaws({ ...opened, power: "none" }, "mains")).toBe("");
});

const messages = (faults: readonly Fault[]) =>
  findFlawsOfKind(faults).map(({ message }) => message);

describe("of a kind", () => {
  const usual: Fault = { ...page, usual: true };

  it("takes three faults with two causes each, one of them the usual one", () => {
    expect(messages([usual, page, page])).toEqual([]);
  });

  it("names what is amiss", () => {
    const lonely: Fault = { ...page, causes: { switch: cause({}, soundSteps) } };
    expect(messages([usual, page])).toEqual(["fewer than three faults"]);
    expect(messages([page, page, page])).toEqual(['one fault needs "usual: true", and 0 have it']);
    expect(messages([usual, page, lonely])).toEqual(["bell-silent has fewer than two causes"]);
  });
});

const part = (name: string, ...aliases: string[]) => ({
  name,
  aliases,
  does: "It rings.",
  where: "On top.",
});

describe("the parts of a kind", () => {
  it("have each a name of its own, in one form of the word or another", () => {
    expect(findFlawsOfParts([part("dome", "cap"), part("lever", "handle")])).toEqual([]);
    expect(findFlawsOfParts([part("dome", "cap"), part("lever", "caps")])).toEqual([
      { path: [1], message: "names a part again: caps" },
    ]);
    expect(findFlawsOfParts([part("dome"), part("dome")])).toEqual([
      { path: [1], message: "names a part again: dome" },
    ]);
  });
});

const asked = (asks: string[], faults?: string[]) => ({ asks, faults, answer: "No." });

describe("what people ask beside a kind's guides", () => {
  it("stands there once, beside faults that the kind has", () => {
    const faults = ["leaks"];
    expect(
      findFlawsOfFaq([asked(["is it safe"], ["leaks"]), asked(["can it wait"])], faults),
    ).toEqual([]);
    expect(
      findFlawsOfFaq([asked(["is it safe"]), asked(["can it wait", "is it safe"])], faults),
    ).toEqual([{ path: [1], message: "is asked again: is it safe" }]);
    expect(findFlawsOfFaq([asked(["is it safe"], ["hums"])], faults)).toEqual([
      { path: [0, "faults"], message: "hums is no fault of this kind" },
    ]);
  });
});
