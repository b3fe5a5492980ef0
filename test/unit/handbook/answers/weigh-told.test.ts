import { describe, expect, it } from "vitest";
import { weighTold } from "~/domain/handbook/answers/weigh-told";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import type { Question } from "~/domain/handbook/playbook";
import { toPlainWords } from "~/domain/language/plain-words";

const lid: Question = {
  ask: "Does the lid snap shut and stay shut while it boils?",
  answers: {
    yes: {
      means: "the lid stays shut",
      told: "clicks down firmly\nnever springs up\nshuts with a clunk\nheld tight",
    },
    no: {
      means: "the lid does not stay shut",
      told: "flaps about\nsprings up when steam comes\nI hold it with a spoon\npops halfway",
    },
  },
};

const lead = (text: string) => {
  const weights = weighTold(lid, toPlainWords(text));
  return (weights.get("yes") ?? 0) - (weights.get("no") ?? 0);
};

describe("what others answered to a question", () => {
  it("speaks for the answer whose words are said", () => {
    expect(lead("it went down with a clunk")).toBeGreaterThan(0.5);
    expect(lead("flaps as soon as there is steam")).toBeLessThan(-1);
  });

  it("tells a word that is denied from the word", () => {
    expect(lead("it never springs up")).toBeGreaterThan(lead("it springs up"));
  });

  it("says nothing of words that nobody told", () => {
    expect(weighTold(lid, "blue")).toEqual(new Map());
  });

  it("lets an answer be read that shares no word with the question", () => {
    const bare = { ...lid, answers: { yes: { means: "it stays" }, no: { means: "it does not" } } };
    expect(classifyAnswer(bare, "pops halfway, needs a spoon")).toBeNull();
    expect(classifyAnswer(lid, "pops halfway, needs a spoon")?.answer).toBe("no");
  });

  it("tells the choice that is meant where none is named", () => {
    const drop: Question = {
      ask: "Where does the first drop come from: the pad, the tank or the body?",
      answers: {
        pad: { means: "the pad", told: "soaks through the cloth\nthe cloth drips" },
        tank: { means: "the tank", told: "where the bottle clips on\nround the filler cap" },
        body: { means: "the body", told: "out of the seam\nfrom the handle end" },
      },
    };
    expect(classifyAnswer(drop, "running down from where the bottle clips in")?.answer).toBe(
      "tank",
    );
  });
});
