import { describe, expect, it } from "vitest";
import { readQuestions } from "~/services/assistant/model/read-questions";

const filled = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;
const read = (value: unknown, isWhole?: boolean) => readQuestions(JSON.stringify(value), isWhole);
const three = ["One?", "Two?", "Three?"];

describe("a question", () => {
  it.each(["question", "Question", "text", "q"])("may stand in a field called %s", (name) => {
    expect(read(three.map((question) => ({ [name]: question })))).toEqual(three);
    expect(read(three.map((question) => ({ [name]: { text: question } })))).toEqual(three);
  });

  it("is taken from the first of several such fields that holds one", () => {
    expect(read([{ q: "d?", text: "c?", Question: "b?", question: "One?" }])[0]).toBe("One?");
    expect(read([{ q: "d?", text: "c?", question: null }])[0]).toBe("c?");
  });

  it.each(["query", "QUESTION", "title"])("is none in a field called %s", (name) => {
    expect(() => read([{ [name]: "One?" }])).toThrow("The answer holds no list of questions");
  });

  it("is at most 500 characters long", () => {
    const longest = "a".repeat(500);
    expect(read([longest])).toEqual([longest, filled(2), filled(3)]);
    expect(read([`${longest}a`, "One?"])[0]).toBe("One?");
  });

  it.each(["", " ", "null", "NULL", "none", "NaN", "undefined", "n/a", "N/A", "\u200B"])(
    "is not %j",
    (nothing) => {
      expect(read([nothing, "One?"])).toEqual(["One?", filled(2), filled(3)]);
    },
  );

  it.each(["nullify it?", "Is it none", "a n/a"])("may be %j", (text) => {
    expect(read([text])[0]).toBe(text);
  });

  it.each([
    ["1. One?", "One?"],
    ["12) One?", "One?"],
    ["3: One?", "One?"],
    ["Question 1: One?", "One?"],
    ["question1: One?", "One?"],
    ["Q2. One?", "One?"],
    ["1 . One?", "One?"],
    ["123. One?", "123. One?"],
    ["1.5 V or 3 V?", "1.5 V or 3 V?"],
    ["Part 1: One?", "Part 1: One?"],
    ["1 One?", "1 One?"],
    ["  One\n\t two?  ", "One two?"],
    ['Doesn"t it?', "Doesn’t it?"],
    ['Which "red" lamp?', 'Which "red" lamp?'],
    ['5" or 6"?', '5" or 6"?'],
    ["One\u200B?", "One?"],
  ])("%j is shown as %j", (text, shown) => {
    expect(read([text])[0]).toBe(shown);
  });

  it("counts once, however often it is asked", () => {
    expect(read(["One?", "1. One?", "Two?"])).toEqual(["One?", "Two?", filled(3)]);
  });
});

describe("a list of questions", () => {
  it("is the last full one, before any that is shorter", () => {
    const full = JSON.stringify(three);
    expect(readQuestions(`["a?", "b?", "c?"] or ${full} or ["d?", "e?"]`)).toEqual(three);
    expect(readQuestions('["a?"] or ["d?", "e?"] or []')).toEqual(["d?", "e?", filled(3)]);
  });

  it("loses all behind the third", () => {
    expect(read([...three, "Four?"])).toEqual(three);
  });

  it("may be wrapped, one way or another", () => {
    expect(read({ questions: three })).toEqual(three);
    expect(read({ count: 3, title: "Ask", list: { items: three } })).toEqual(three);
    expect(read([three])).toEqual(three);
    expect(read(JSON.stringify(three))).toEqual(three);
  });

  it.each(["question1", "Question 1", "q_1", "Q-1", "1", "question 1"])(
    "may be numbered fields, such as %s",
    (name) => {
      const fields = three.map((text, i) => [name.replace("1", String(i + 1)), text]);
      expect(read(Object.fromEntries([["note", ["no?"]], ...fields]))).toEqual(three);
    },
  );

  it.each(["xq1", "question1a", "question__1", "qq1"])(
    "is not made of fields such as %s",
    (name) => {
      expect(() => read({ [name]: "One?" })).toThrow("The answer holds no list of questions");
    },
  );

  it("may be single questions, one after the other", () => {
    const lines = three.map((question) => JSON.stringify({ question })).join("\n");
    expect(readQuestions(lines)).toEqual(three);
  });

  it("may be empty, but not missing", () => {
    expect(read([])).toEqual([filled(1), filled(2), filled(3)]);
    for (const value of [{}, 7, null, "One?", [7], [[]]]) {
      if (Array.isArray(value) && value.length === 0) continue;
      expect(() => read(value), JSON.stringify(value)).toThrow(
        expect.objectContaining({ kind: "unreadable" }),
      );
    }
  });

  it("is closed where a model forgot to, but not where it was cut off", () => {
    const text = '["One?", "Two?", "Three?"';
    expect(readQuestions(text)).toEqual(three);
    expect(readQuestions(text, true)).toEqual(three);
    expect(() => readQuestions(text, false)).toThrow("The answer holds no list of questions");
  });
});
