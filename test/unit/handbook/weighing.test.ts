import { describe, expect, it } from "vitest";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { chances, rankCauses } from "~/domain/handbook/rank-causes";
import type { Fault, Likelihood, Question } from "~/domain/handbook/playbook";
import { bellSilent } from "./example-fault";

const { cap, lever } = bellSilent.causes;
if (!cap || !lever) throw new Error("The example has two causes");

const yesNo = (ask: string, likelihoods: Record<string, Likelihood>): Question => ({
  ask,
  answers: { yes: { means: "yes", likelihoods }, no: { means: "no" } },
});

const withQuestions = (...questions: Question[]): Fault => ({
  ...bellSilent,
  causes: { cap: { ...cap, prior: 1 }, lever: { ...lever, prior: 1 } },
  questions,
});

const chance = (when: Record<string, Likelihood>, answer = "yes") =>
  chances(yesNo("?", when), "cap").get(answer);

describe("how likely an answer is under a cause", () => {
  it.each([
    ["never", 0.03],
    ["rarely", 0.15],
    ["sometimes", 0.5],
    ["often", 0.85],
    ["always", 0.97],
  ] as const)("%s is a chance of %d", (likelihood, expected) => {
    expect(chance({ cap: likelihood })).toBeCloseTo(expected, 10);
    expect(chance({ cap: likelihood }, "no")).toBeCloseTo(1 - expected, 10);
  });

  it("is even where nothing is said of the cause", () => {
    expect(chance({ lever: "always" })).toBe(0.5);
  });

  it("leaves the rest to the answers of which nothing is said, never less than hardly any", () => {
    const question: Question = {
      ask: "Which?",
      answers: {
        a: { means: "a", likelihoods: { cap: "often" } },
        b: { means: "b", likelihoods: { cap: "often" } },
        c: { means: "c" },
        d: { means: "d" },
      },
    };
    const table = chances(question, "cap");
    expect(table.get("c")).toBeCloseTo(0.015 / 1.73, 10);
    expect(table.get("a")).toBeCloseTo(0.85 / 1.73, 10);
    expect([...table.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
  });

  it("is brought to a sum of one where something is said of each answer", () => {
    const answers = {
      a: { means: "a", likelihoods: { cap: "often" } },
      b: { means: "b", likelihoods: {} },
    } as const;
    expect(chances({ ask: "Which?", answers }, "cap").get("a")).toBeCloseTo(0.85 / 1.35, 10);
  });
});

describe("the share of a cause", () => {
  const question = yesNo("?", { cap: "rarely", lever: "often" });
  const share = (answer: string, sureness: number, id = "cap") =>
    rankCauses(withQuestions(question), [{ question, answer, sureness, source: "answer" }]).find(
      (one) => one.id === id,
    )?.share;

  it("goes with the chance of what was answered", () => {
    expect(share("yes", 1)).toBeCloseTo(0.15, 10);
    expect(share("no", 1)).toBeCloseTo(0.85, 10);
    expect(share("yes", 1, "lever")).toBeCloseTo(0.85, 10);
  });

  it("moves by a part where the answer is half sure, and not at all by one that is unknown", () => {
    const [a, b] = [Math.sqrt(0.15), Math.sqrt(0.85)];
    expect(share("yes", 0.5)).toBeCloseTo(a / (a + b), 10);
    expect(share("blue", 1)).toBeCloseTo(0.5, 10);
  });

  it("counts how common the cause is", () => {
    expect(rankCauses(bellSilent, []).map(({ share: own }) => own)).toEqual([
      expect.closeTo(0.6, 10),
      expect.closeTo(0.4, 10),
    ]);
  });
});

const asks = (fault: Fault, count: number) =>
  chooseQuestions(fault, [], count).map(({ ask }) => ask);

describe("which questions are asked", () => {
  it("are the ones that tell most, and no more than are wanted", () => {
    const fault = withQuestions(
      yesNo("weak", { cap: "sometimes", lever: "often" }),
      yesNo("none", {}),
      yesNo("strong", { cap: "never", lever: "always" }),
      yesNo("fair", { cap: "rarely", lever: "often" }),
    );
    expect(asks(fault, 4)).toEqual(["strong", "fair", "weak", "none"]);
    expect(asks(fault, 1)).toEqual(["strong"]);
    expect(asks(fault, 0)).toEqual([]);
    expect(asks(fault, 9)).toHaveLength(4);
  });

  it("do not ask for the same thing twice", () => {
    const three: Fault = {
      ...bellSilent,
      causes: {
        cap: { ...cap, prior: 4 },
        lever: { ...lever, prior: 4 },
        rust: { ...lever, prior: 3 },
      },
      questions: [
        yesNo("cap or not", { cap: "never", lever: "always", rust: "always" }),
        yesNo("cap or not, again", { cap: "never", lever: "always", rust: "always" }),
        yesNo("lever or rust", { cap: "sometimes", lever: "rarely", rust: "often" }),
      ],
    };
    expect(asks(three, 2)).toEqual(["cap or not", "lever or rust"]);
  });

  it("count what is known already", () => {
    const known = yesNo("cap", { cap: "never", lever: "always" });
    const fault = withQuestions(known, yesNo("other", { cap: "often" }));
    const evidence = [{ question: known, answer: "yes", sureness: 1, source: "answer" }] as const;
    expect(chooseQuestions(fault, evidence, 3).map(({ ask }) => ask)).toEqual(["other"]);
  });
});
