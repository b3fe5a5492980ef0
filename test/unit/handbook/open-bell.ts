import type { Evidence } from "~/domain/handbook/rank-causes";
import type { Question } from "~/domain/handbook/playbook";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { bellSilent } from "./example-fault";

const { cap, lever } = bellSilent.causes;
if (!cap || !lever) throw new Error("The example has two causes");

export const bellCap = cap;
export const bellLever = lever;
const spring = { ...lever, name: "a tired spring", short: "the spring" };
export const bellCauses = { cap, lever, spring };

export const question: Question = {
  ask: "Does it rattle?",
  answers: {
    yes: { means: "it rattles", likelihoods: { cap: "always", lever: "rarely", spring: "rarely" } },
    no: { means: "it is quiet" },
  },
};

/** One statement on the bell, an answer that is quite sure if nothing else is said. */
export const told = (more: Partial<Evidence> = {}): Evidence => ({
  question,
  answer: "yes",
  sureness: 0.9,
  source: "answer",
  ...more,
});

/** The page on the bell, opened with whatever a test needs it to know. */
export function openBell(
  more: Partial<Diagnosis> = {},
  shares: readonly [number, number?, number?] = [0.6, 0.3, 0.1],
): Diagnosis {
  const [first, second = 0, third = 0] = shares;
  return {
    thing: "bell",
    kind: null,
    power: null,
    fault: { ...bellSilent, causes: bellCauses },
    basis: "fault",
    runnerUp: null,
    pageShare: 1,
    otherPages: [],
    otherKinds: [],
    moved: null,
    language: "en",
    isNameDenied: false,
    evidence: [],
    unsettled: [],
    causes: [
      { id: "cap", cause: bellCap, share: first },
      { id: "lever", cause: bellLever, share: second },
      { id: "spring", cause: spring, share: third },
    ],
    ...more,
  };
}
