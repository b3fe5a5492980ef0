import { itemTypes } from "virtual:handbook/item-types";
import { describe, expect, it } from "vitest";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import type { Fault, Question } from "~/domain/handbook/playbook";
import { chances, type Evidence, rankCauses } from "~/domain/handbook/rank-causes";

/*
 * Each cause of each fault is at work in turn, and a person answers the three questions as it would
 * have them: drawn from the page's own likelihoods, and said in ten ways.
 */

const yeses = [
  "Yes",
  "yes.",
  "Yeah",
  "Yep, it does",
  "yes, definitely",
  "Yes, I have just checked",
  "yes it is",
  "Yes, always",
  "oh yes",
  "Yes, that's right",
];
const noes = [
  "No",
  "no.",
  "Nope",
  "nah",
  "No, not at all",
  "No, I have just checked",
  "no it isn't",
  "No, never",
  "not at all",
  "No, definitely not",
];
const telling = [
  "MEANS",
  "means",
  "means.",
  "I'd say means",
  "As far as I can see, means",
  "Well, means",
  "I looked: means",
  "It seems that means",
  "means, I think",
  "Now means",
];

/** One of the ten ways to give an answer. */
function say({ answers }: Question, key: string, way: number): string {
  const means = answers[key]?.means ?? "";
  if (key === "yes") return yeses[way] ?? "";
  if (key === "no") return noes[way] ?? "";
  return (telling[way] ?? "")
    .replace("MEANS", means.charAt(0).toUpperCase() + means.slice(1))
    .replace("means", means);
}

/** Numbers from 0 to 1 that are the same each time. */
function* draws(seed = 7): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function pick(of: ReadonlyMap<string, number>, drawn: number): string {
  let left = drawn;
  const found = [...of].find(([, chance]) => (left -= chance) < 0);
  return found?.[0] ?? [...of.keys()].at(-1) ?? "";
}

function hear(question: Question, key: string, way: number): Evidence[] {
  const understood = classifyAnswer(question, say(question, key, way));
  return understood ? [{ question, ...understood, source: "answer" }] : [];
}

const sure = (question: Question, answer: string): Evidence => ({
  question,
  answer,
  sureness: 1,
  source: "answer",
});
const orderBy = (fault: Fault, evidence: Evidence[]) =>
  rankCauses(fault, evidence).map(({ id }) => id);

const playbooks = await Promise.all(itemTypes.map(({ playbook }) => playbook()));
const faults: readonly Fault[] = playbooks.flatMap((playbook) => playbook.faults);

/** The order of the causes after each of a question's answers. */
const ordersOf = (fault: Fault, question: Question) =>
  Object.keys(question.answers).map((key) => orderBy(fault, [sure(question, key)]));

const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;

describe("a person who answers as the true cause would have it", () => {
  it("finds it first in four of five cases, and among the first three nearly always", () => {
    const random = draws();
    let said = 0;
    // All ten take their turn; to say each for every cause would take a minute.
    const nextWay = () => said++ % yeses.length;
    const places = faults.flatMap((fault) =>
      Object.keys(fault.causes).flatMap((id) =>
        [nextWay(), nextWay()].map((way) => {
          const evidence = chooseQuestions(fault, [], 3).flatMap((question) =>
            hear(question, pick(chances(question, id), random.next().value), way),
          );
          return orderBy(fault, evidence).indexOf(id);
        }),
      ),
    );
    const first = share(places.map((place) => place === 0));
    const three = share(places.map((place) => place < 3));
    console.info(
      `drawn and said in ten ways: first ${first}, in three ${three} of ${places.length}`,
    );
    expect(first).toBeGreaterThanOrEqual(0.8);
    expect(three).toBeGreaterThanOrEqual(0.97);
  });

  it("has it among the first two when each answer is the usual one for it", () => {
    const places = faults.flatMap((fault) =>
      Object.keys(fault.causes).map((id) => {
        const evidence = chooseQuestions(fault, [], 3).map((question) => {
          const [usual] = [...chances(question, id)].toSorted(([, a], [, b]) => b - a);
          return sure(question, usual?.[0] ?? "");
        });
        return orderBy(fault, evidence).indexOf(id);
      }),
    );
    const first = share(places.map((place) => place === 0));
    const two = share(places.map((place) => place < 2));
    console.info(`the usual answers: first ${first}, in two ${two} of ${places.length}`);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(two).toBeGreaterThanOrEqual(0.97);
  });
});

describe("opposite answers", () => {
  it("change the order of the causes", () => {
    const changes = faults.flatMap((fault) =>
      fault.questions.map(
        (question) => new Set(ordersOf(fault, question).map((order) => order.join())).size > 1,
      ),
    );
    console.info(`opposite answers change the order: ${share(changes)} of ${changes.length}`);
    expect(share(changes)).toBeGreaterThanOrEqual(0.95);
  });

  it("give another first cause on every page that has two", () => {
    const stuck = faults.filter(
      (fault) =>
        Object.keys(fault.causes).length > 1 &&
        !fault.questions.some(
          (question) => new Set(ordersOf(fault, question).map(([first]) => first)).size > 1,
        ),
    );
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });
});
