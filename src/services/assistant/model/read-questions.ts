import { fillerQuestion } from "~/domain/default-questions";
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
 * Reads the three questions out of a model's answer. A server that holds its model to a schema sends the
 * list as it was asked for; any other may send fences, prose around it, several lists, other wrappings.
 * Too few are filled up in the words of the specification (section 8), too many are dropped.
 *
 * @param isWhole false when the model was cut off: then nothing is taken for a question that may be half of one
 * @throws AssistantError "unreadable" when the answer holds no JSON that could be a list of questions
 */
export function readQuestions(answer: string, isWhole = true): [string, string, string] {
  const values = jsonValuesIn(answer, isWhole);
  const lists = values.filter((value) => !questionIn(value)).map(questionsIn);
  const found =
    // Models that think aloud come to their full list last.
    lists.findLast((list) => list.length >= 3) ??
    lists.findLast((list) => list.length > 0) ??
    // One a line, or what is left of a broken list.
    values.flatMap((value) => questionIn(value) ?? []);
  if (found.length === 0 && !values.some((value) => Array.isArray(value) && value.length === 0)) {
    throw new AssistantError("unreadable", "The answer holds no list of questions");
  }
  const [first = fillerQuestion(1), second = fillerQuestion(2), third = fillerQuestion(3)] =
    new Set(found);
  return [first, second, third];
}

/** A question, however a model wraps it: "…", {question: "…"}, {question: {text: "…"}}. */
function questionIn(value: unknown): string | undefined {
  if (typeof value === "string") {
    const text = tidy(value);
    return text.length > longestQuestion || nothing.test(text) ? undefined : text;
  }
  const fields = new Map(fieldsOf(value));
  const wrapped = wrappings.filter((name) => fields.has(name));
  return wrapped.map((name) => questionIn(fields.get(name))).find(Boolean);
}

/** From a list, from an object that holds one, or from {question1: …, question2: …}. */
function questionsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => questionIn(item) ?? questionsIn(item));
  }
  const fields = fieldsOf(value);
  const numbered = fields.filter(([name]) => /^(question|q)?[ _-]?\d+$/i.test(name));
  if (numbered.length > 0) return questionsIn(numbered.map(([, item]) => item));
  return fields.map(([, item]) => questionsIn(item)).find((list) => list.length > 0) ?? [];
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

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
