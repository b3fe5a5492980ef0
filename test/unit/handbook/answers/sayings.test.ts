import { expect, it } from "vitest";
import { toPlainWords } from "~/domain/language/plain-words";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import { weighSayings } from "~/domain/handbook/answers/weigh-sayings";
import { weighWords } from "~/domain/handbook/answers/weigh-words";
import type { Question } from "~/domain/handbook/playbook";

const ring: Question = {
  ask: "Is the lid's rubber ring soft when you press it?",
  like: ["soft"],
  answers: {
    yes: { means: "the ring is soft", said: ["like a fresh one"] },
    no: { means: "the ring is not soft", said: ["breaks in my fingers"] },
  },
};

const socket: Question = {
  ask: "Does another device work in the clock's socket?",
  like: ["sock"],
  answers: { yes: { means: "the socket is alive" }, no: { means: "the socket is dead" } },
};

const late: Question = {
  ask: "Does the clock gain or lose time?",
  answers: {
    yes: { means: "it gains or loses time", said: ["an hour fast"] },
    no: { means: "it keeps time", said: ["spot on", "to the second"] },
  },
};

const place: Question = {
  ask: "Where does the vase leak: at the neck or at the foot?",
  answers: {
    neck: { means: "it leaks at the neck", said: ["collar", "half way up"] },
    foot: { means: "it leaks at the foot", said: ["where it stands", "bottom"] },
  },
};

const read = (question: Question, answer: string) =>
  classifyAnswer(question, answer)?.answer ?? "unknown";

it.each([
  ["squishy", "yes"],
  ["it isn't squishy any more", "no"],
  ["gone brittle", "no"],
  ["brittel", "no"],
  ["it breaks right in my fingers", "no"],
  ["like a fresh one, honest", "yes"],
  ["the lid is at my mum's", "unknown"],
  ["it's sealed, how do I press it", "unknown"],
])("hears how people speak of a state: “%s” is %s", (answer, means) => {
  expect(read(ring, answer)).toBe(means);
});

it.each([
  ["the kettle works there", "yes"],
  ["lamp stays off in it", "no"],
  ["nothing goes in that one", "no"],
])("hears the sayings of a question of the same kind: “%s” is %s", (answer, means) => {
  expect(read(socket, answer)).toBe(means);
});

it("takes “spot on” for what the question's own sayings make of it", () => {
  expect(read(late, "spot on")).toBe("no");
});

it.each([
  ["round the collar", "neck"],
  ["half way up somewhere", "neck"],
  ["wet where it stands", "foot"],
  ["not the collar", "unknown"],
])("hears the sayings of a choice: “%s” is %s", (answer, means) => {
  expect(read(place, answer)).toBe(means);
});

it("hears a saying that is denied as its opposite", () => {
  expect(weighSayings(ring, toPlainWords("brittle"))).toBeLessThan(0);
  expect(weighSayings(ring, toPlainWords("it is not brittle"))).toBeGreaterThan(0);
});

it("counts single words of a saying, but not in what somebody does", () => {
  expect(weighWords(ring, toPlainWords("sort of fresh"))).toBeGreaterThan(0);
  expect(weighWords(ring, toPlainWords("I buy fresh bread"))).toBe(0);
  const wet: Question = {
    ask: "Is it so?",
    answers: { yes: { means: "so", said: ["wet through, my"] }, no: { means: "not so" } },
  };
  expect(weighWords(wet, "a wet one")).toBeGreaterThan(0);
  expect(weighWords(ring, toPlainWords("not at all fresh"))).toBeLessThan(0);
  expect(weighWords(ring, toPlainWords("not by any means fresh"))).toBeGreaterThan(0);
});
