import { describe, expect, it } from "vitest";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import type { Question } from "~/domain/handbook/playbook";

function asked(ask: string, yes: string, no: string): Question {
  return { ask, answers: { yes: { means: yes }, no: { means: no } } };
}

const moved = asked(
  "Does the light flicker when the cord is moved?",
  "it flickers when the cord is moved",
  "it stays as it is when the cord is moved",
);
const loose = asked("Is the handle loose?", "the handle is loose", "the handle is firm");
const oiled = asked(
  "Was the hinge oiled within the last year?",
  "the hinge was oiled within the last year",
  "the hinge was not oiled for a year",
);
const nick = asked("Is there a nick in the rim?", "there is a nick in the rim", "the rim is whole");

const read = (question: Question, text: string) => classifyAnswer(question, text)?.answer ?? null;

describe("an answer without a finding", () => {
  it.each([
    "I wasn't looking when it happened",
    "it's too gloomy in here to see",
    "my eyes are not up to it",
    "we're not allowed to touch it",
    "I'd need another pair of hands",
    "waiting for a new bulb",
    "my brother handles that",
    "ask my landlord",
    "I'm not pulling on that cord",
    "I'd rather leave it be",
    "mine has no cord",
    "ours is a different model",
    "never moved it",
    "haven't got a torch",
    "I'm at work",
    "depends what you call a flicker",
  ])("is left unknown: “%s”", (text) => {
    expect(read(moved, text)).toBeNull();
  });

  it.each(["it doesn't flicker when I move it", "stays as it is"])(
    "is not what tells of the thing: “%s”",
    (text) => {
      expect(read(moved, text)).toBe("no");
    },
  );

  it("is neither what somebody does with it nor what it is, in words of the question", () => {
    expect(read(moved, "I keep a light next to it")).toBeNull();
    expect(read(moved, "it's a light with a cord")).toBeNull();
  });
});

describe("what an answer sets apart", () => {
  it("weighs nothing where it is not asked for", () => {
    expect(read(loose, "all firm except for the lid")).toBe("no");
  });

  it("is left unknown where it is asked for", () => {
    expect(read(loose, "it's all firm apart from the handle")).toBeNull();
  });

  it("says of a time that is over the opposite of now", () => {
    expect(read(loose, "it used to be firm")).toBe("yes");
    expect(read(loose, "it never used to be loose")).toBe("yes");
  });
});

it("takes care that nobody knew of for care that was not given", () => {
  expect(read(oiled, "didn't realise it needed oiling")).toBe("no");
  expect(read(oiled, "can't remember the last time")).toBe("no");
});

it("hears that a part is whole where a damage of it is asked for", () => {
  expect(read(nick, "the rim is fine")).not.toBe("yes");
});
