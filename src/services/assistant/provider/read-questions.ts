import { AssistantError } from "~/services/assistant/assistant";
import { withoutInvisible } from "./answer-text";
import { jsonValuesIn } from "./json-values";

/** In characters: a question that would not fit beside its answer box is none. */
const longestQuestion = 500;

/** What a model writes, or a repair makes, where there is nothing. */
const nothing = /^(?:null|none|nan|undefined|n\/a)?$/i;

/** The fields that hold a question. */
const wrappings = ["question", "Question", "text", "q"];

/**
 * Reads the three questions out of a model's answer, which was asked to be JSON and often is not
 * quite: fences, prose around it, several lists, other wrappings. Too few are filled up in the words
 * of the specification (section 8), too many are dropped.
 *
 * @param isWhole false when the model was cut off: then nothing is taken for a question that may be half of one
 * @throws AssistantError "unreadable" when the answer holds no JSON that could be a list of questions
 */
export function readQuestions(answer: string, isWhole = true): [string, string, string] {
  const values = jsonValuesIn(unquoted(answer), isWhole);
  const found = bestList(values) ?? looseQuestions(values);
  if (found.length === 0 && !values.some((value) => Array.isArray(value) && value.length === 0)) {
    throw new AssistantError("unreadable", "The answer holds no list of questions");
  }
  const [first = filler(1), second = filler(2), third = filler(3)] = new Set(found);
  return [first, second, third];
}

/** The last full list, for models that think aloud first; else the last that holds anything. */
function bestList(values: readonly unknown[]): string[] | undefined {
  const lists = values.filter((value) => !questionIn(value)).map(questionsIn);
  return lists.findLast((list) => list.length >= 3) ?? lists.findLast((list) => list.length > 0);
}

/** Single question objects, one after the other: one a line, or what is left of a broken list. */
function looseQuestions(values: readonly unknown[]): string[] {
  return values.flatMap((value) => questionIn(value) ?? []);
}

/** A question, however a model wraps it: "…", {question: "…"}, {question: {text: "…"}}. */
function questionIn(value: unknown): string | undefined {
  if (typeof value === "string") {
    const text = tidy(value);
    return text.length > longestQuestion || nothing.test(text) ? undefined : text;
  }
  if (!isObject(value)) return undefined;
  return wrappings.map((name) => questionIn(value[name])).find(Boolean);
}

/** From a list, from an object that holds one, or from {question1: …, question2: …}. */
function questionsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => questionIn(item) ?? questionsIn(item));
  }
  if (!isObject(value)) return [];
  const fields = Object.entries(value);
  const numbered = fields.filter(([name]) => /^(question|q)?[ _-]?\d+$/i.test(name));
  if (numbered.length > 0) return questionsIn(numbered.map(([, item]) => item));
  return fields.map(([, item]) => questionsIn(item)).find((list) => list.length > 0) ?? [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A whole answer that is one JSON string holds its JSON inside. */
function unquoted(answer: string): string {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === "string" ? value : answer;
  } catch {
    return answer;
  }
}

/** On one line, and without the number that the screen gives it. */
function tidy(text: string): string {
  return (
    withoutInvisible(text)
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^(question|q)?\s?\d{1,2}\s?[.:)] /i, "")
      // Where a model used single quotes for its strings, the repair turns an apostrophe into a double quote: Doesn"t.
      .replace(/(?<=\p{L})"(?=\p{L})/gu, "’")
  );
}

const filler = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;
