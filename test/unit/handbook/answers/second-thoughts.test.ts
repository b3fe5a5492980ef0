import { expect, it } from "vitest";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import type { Question } from "~/domain/handbook/playbook";

function reader(ask: string) {
  const answers = { yes: { means: "it is" }, no: { means: "it is otherwise" } };
  const question: Question = { ask, answers };
  return (text: string) => classifyAnswer(question, text)?.answer ?? "unknown";
}

const lamp = reader("Does the fan's lamp light up?");
const tightened = reader("Does tightening the nut by hand stop the water?");

it.each([
  "no.. wait, yes, it lights up",
  "No, hang on, yes it does",
  "nope, actually it does",
  "no, I tell a lie, it lights up",
])("“%s” is a yes: the first word was taken back", (text) => {
  expect(lamp(text)).toBe("yes");
});

it.each(["yes. well no. depends how you look at it", "yes, no", "no, well, yes"])(
  "“%s” settles nothing",
  (text) => {
    expect(lamp(text)).toBe("unknown");
  },
);

it.each(["yes did it as tight as my fingers would go, still dribbling", "yes, but it still leaks"])(
  "“%s” is no yes to what should end it",
  (text) => {
    expect(tightened(text)).toBe("no");
  },
);

it.each(["yes, and it still works now", "yes", "yes it stopped"])("“%s” stays a yes", (text) => {
  expect(tightened(text)).toBe("yes");
});
