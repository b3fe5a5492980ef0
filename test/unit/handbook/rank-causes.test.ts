import { describe, expect, it } from "vitest";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { chances, rankCauses } from "~/domain/handbook/rank-causes";
import type { Evidence } from "~/domain/handbook/rank-causes";
import type { Cause, Fault } from "~/domain/handbook/playbook";

const cause = (name: string, prior: number): Cause => ({
  name,
  short: name,
  prior,
  why: "Because.",
  check: { do: "Look.", finds: "you see it", minutes: 1 },
  repair: { difficulty: "Easy", minutes: 5, euros: [0, 0], tools: [], steps: [] },
});

const fault: Fault = {
  id: "bell-silent",
  name: "does not ring",
  weight: 1,
  utterances: ["silent"],
  causes: { clapper: cause("clapper", 6), spring: cause("spring", 3), lever: cause("lever", 1) },
  questions: [
    { ask: "Useless?", answers: { yes: { means: "yes", likelihoods: {} }, no: { means: "no" } } },
    {
      ask: "Does the clapper move?",
      answers: {
        yes: {
          means: "it moves",
          likelihoods: { clapper: "never", spring: "always", lever: "always" },
        },
        no: { means: "it is stuck" },
      },
    },
    {
      ask: "Does the lever move?",
      answers: {
        yes: {
          means: "it moves",
          likelihoods: { lever: "never", spring: "often", clapper: "often" },
        },
        no: { means: "it is stuck" },
      },
    },
  ],
  safety: [],
  prevention: [],
  stopWhen: [],
};

const [useless, clapperMoves, leverMoves] = fault.questions;
if (!useless || !clapperMoves || !leverMoves)
  throw new Error("The fault of this test has three questions");

const told = (question: typeof useless, answer: string, sureness = 1): Evidence => ({
  question,
  answer,
  sureness,
  source: "answer",
});

const first = (evidence: readonly Evidence[]) => rankCauses(fault, evidence)[0];

describe("the ranking of causes", () => {
  it("starts from how common each is, and adds up to one", () => {
    const ranked = rankCauses(fault, []);
    expect(ranked.map(({ id }) => id)).toEqual(["clapper", "spring", "lever"]);
    expect(ranked.map(({ share }) => Math.round(share * 10))).toEqual([6, 3, 1]);
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it("moves with an answer, and less with one that is half sure", () => {
    const sure = first([told(clapperMoves, "yes")]);
    const half = rankCauses(fault, [told(clapperMoves, "yes", 0.5)]);
    expect(sure?.id).toBe("spring");
    expect(half.find(({ id }) => id === "clapper")?.share).toBeGreaterThan(
      rankCauses(fault, [told(clapperMoves, "yes")]).find(({ id }) => id === "clapper")?.share ?? 1,
    );
  });

  it("does not move with an answer that is as likely under every cause", () => {
    expect(first([told(useless, "yes")])?.share).toBeCloseTo(first([])?.share ?? 0);
  });

  it("gives a question's answers chances that add up to one", () => {
    for (const id of Object.keys(fault.causes)) {
      const all = [...chances(clapperMoves, id).values()];
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });
});

describe("the choice of questions", () => {
  it("asks what tells most first", () => {
    expect(chooseQuestions(fault, [], 3)).toEqual([clapperMoves, leverMoves, useless]);
  });

  it("leaves out what is known", () => {
    expect(chooseQuestions(fault, [told(clapperMoves, "no")], 3)).toEqual([leverMoves, useless]);
  });
});
