import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AssistantError } from "../../../src/services/assistant/assistant";
import { readQuestions } from "../../../src/services/assistant/provider/read-questions";

const three = ["Is it plugged in?", "Does it hum?", "Was it dropped?"];
const [first = "", second = "", third = ""] = three;
const objects = JSON.stringify(three.map((question) => ({ question })));
const padding = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;

describe("three questions are read from", () => {
  it.each([
    ["the array that was asked for", objects],
    ["a fence", `\`\`\`json\n${objects}\n\`\`\``],
    ["a fence that never closes", `\`\`\`json\n${objects}`],
    ["prose around it", `Sure, here they are: ${objects}\nLet me know.`],
    ["prose with braces", `The {item} needs [some] care: ${objects} {end}`],
    ["prose with a quotation mark", `For the 15" screen:\n${objects}`],
    ["a draft before the final list", `["a?", "b?", "c?"]\nBetter:\n${objects}`],
    ["two fences", `\`\`\`json\n["x?"]\n\`\`\`\n\`\`\`json\n${objects}\n\`\`\``],
    ["a list of options behind it", `${objects}\nPossible answers: ["yes", "no"]`],
    ["strings instead of objects", JSON.stringify(three)],
    ["strings and objects mixed", JSON.stringify([first, { question: second }, { text: third }])],
    ["an object around the array", JSON.stringify({ questions: three })],
    ["objects around the array", JSON.stringify({ data: { id: 7, items: JSON.parse(objects) } })],
    ["an array in an array", `[${objects}]`],
    ["numbered fields", JSON.stringify({ question1: first, question2: second, question_3: third })],
    ["numbers as fields", JSON.stringify({ 1: first, 2: second, 3: third })],
    ["a question that is an object", JSON.stringify(three.map((text) => ({ question: { text } })))],
    ["further fields", JSON.stringify(three.map((question, id) => ({ id, question, why: "…" })))],
    ["one object a line", three.map((question) => JSON.stringify({ question })).join("\n")],
    ["JSON within a JSON string", JSON.stringify(objects)],
    ["trailing commas", `[{"question": "${first}",}, "${second}", "${third}", ]`],
    ["a line break in a string", objects.replace("Is it plugged", "Is it\nplugged")],
    ["numbering in the texts", JSON.stringify([`1. ${first}`, `Q2: ${second}`, `3) ${third}`])],
    ["white space in the texts", JSON.stringify([`  ${first}\n`, "Does  it\nhum?", `${third}\t`])],
    ["more than three", JSON.stringify([...three, "And then?", "Anything else?"])],
    ["entries that are no question", JSON.stringify([null, first, 4, {}, second, "", [], third])],
    ["an entry twice", JSON.stringify([first, first, second, third])],
    [
      "a prototype among the fields",
      `[{"__proto__": {"question": "no"}, "question": "${first}"}, "${second}", "${third}"]`,
    ],
  ])("%s", (_what, answer) => {
    expect(readQuestions(answer)).toEqual(three);
  });

  it("texts that hold brackets and quotation marks", () => {
    const odd = ['Does "OK}]" light up?', "Is it [stuck]?", "{Yes} or \\no?"];
    expect(readQuestions(`Here: ${JSON.stringify(odd)}`)).toEqual(odd);
  });
});

describe("too few are filled up", () => {
  it.each([
    ["two", JSON.stringify([first, second]), [first, second, padding(3)]],
    ["one", JSON.stringify({ question: first }), [first, padding(2), padding(3)]],
    ["none", "[]", [padding(1), padding(2), padding(3)]],
    ["two that are the same", JSON.stringify([first, first]), [first, padding(2), padding(3)]],
    ["what a broken-off list still holds", objects.slice(0, -20), [first, second, padding(3)]],
    [
      "one that is too long to be asked",
      JSON.stringify([first, "a".repeat(501), third]),
      [first, third, padding(3)],
    ],
  ])("%s", (_what, answer, questions) => {
    expect(readQuestions(answer)).toEqual(questions);
  });
});

describe("nothing is read from", () => {
  it.each([
    ["prose", "I would first look at the plug."],
    ["a list that is no JSON", "1. Is it plugged in?\n2. Does it hum?"],
    ["an empty object", "{}"],
    ["a footnote", "I cannot help with that [1]."],
    ["an error object", '{"error": {"message": "Overloaded", "code": 503}}'],
    ["objects where text belongs", '[{"question": {"a": 1}}, {"question": null}]'],
    ["too deep a nesting", `${"[".repeat(25)}"${first}"${"]".repeat(25)}`],
    ["nothing but brackets", "[{".repeat(1000)],
  ])("%s", (_what, answer) => {
    expect(() => readQuestions(answer)).toThrow(expect.objectContaining({ kind: "unreadable" }));
  });
});

describe("whatever comes", () => {
  it("gives three different questions or the one error", () => {
    const fragment = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.string(),
      fc.constantFrom(objects, "[", "]", "{", "}", '"', "\\", ",", "```json", '{"question":'),
    );
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => {
        const questions = questionsOrNone(fragments.join(" "));
        if (!questions) return;
        expect(new Set(questions).size).toBe(3);
        for (const question of questions) expect(question).toMatch(/\S/);
      }),
    );
  });

  it("never shows a value that is no text", () => {
    const wrong = fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json));
    fc.assert(
      fc.property(fc.array(wrong), fc.array(wrong), (before, after) => {
        const wrapped = [...before, { question: first }, ...after].map((question) => ({
          question,
        }));
        expect(readQuestions(JSON.stringify(wrapped)).join()).not.toContain("[object Object]");
      }),
    );
  });

  it.each([
    ["open brackets", "[".repeat(200_000)],
    ["open and closed brackets", "[".repeat(100_000) + "]".repeat(100_000)],
    ["brackets that do not fit", "{".repeat(100_000) + "]".repeat(100_000)],
    ["many small wrong objects", "{a}".repeat(66_000)],
    ["a wrong list of many objects", `[${'{"b":1},'.repeat(20_000)}x]`],
    ["one open string", `["${"a\\".repeat(60_000)}`],
    ["commas and blanks", `[${", ".repeat(100_000)}x]`],
  ])("is quick with 200 kB of %s", (_what, answer) => {
    const start = performance.now();
    questionsOrNone(answer);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

function questionsOrNone(answer: string): string[] | undefined {
  try {
    return readQuestions(answer);
  } catch (error) {
    if (error instanceof AssistantError && error.kind === "unreadable") return undefined;
    throw error;
  }
}
