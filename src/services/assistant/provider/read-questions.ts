import { z } from "zod";
import { AssistantError } from "../assistant";
import { withoutInvisible } from "./answer-text";
import { jsonValuesIn } from "./json-values";

/** In characters: a question that would not fit beside its answer box is none. */
const longestQuestion = 500;

/** A question, however a model wraps it: "…", {question: "…"}, {question: {text: "…"}}. */
const question: z.ZodType<string> = z.lazy(() =>
  z.union([
    z.string().transform(tidy).pipe(z.string().min(1).max(longestQuestion)),
    z.object({ question }).transform((wrapped) => wrapped.question),
    z.object({ text: question }).transform((wrapped) => wrapped.text),
  ]),
);

/**
 * Reads the three questions out of a model's answer, which was asked to be JSON and often is not
 * quite: fences, prose around it, several lists, other wrappings. Too few are filled up in the words
 * of the specification (section 8), too many are dropped.
 *
 * @throws AssistantError "unreadable" when the answer holds no JSON that could be a list of questions
 */
export function readQuestions(answer: string): [string, string, string] {
  const values = jsonValuesIn(unquoted(answer));
  const found = bestList(values) ?? looseQuestions(values);
  if (found.length === 0 && !values.some((value) => Array.isArray(value) && value.length === 0)) {
    throw new AssistantError("unreadable", "The answer holds no list of questions");
  }
  const [first = filler(1), second = filler(2), third = filler(3)] = new Set(found);
  return [first, second, third];
}

/** The last full list, for models that think aloud first; else the last that holds anything. */
function bestList(values: readonly unknown[]): string[] | undefined {
  const lists = values.filter((value) => !question.safeParse(value).success).map(questionsIn);
  return lists.findLast((list) => list.length >= 3) ?? lists.findLast((list) => list.length > 0);
}

/** Single question objects, one after the other: one a line, or what is left of a broken list. */
function looseQuestions(values: readonly unknown[]): string[] {
  return values.flatMap((value) => question.safeParse(value).data ?? []);
}

/** From a list, from an object that holds one, or from {question1: …, question2: …}. */
function questionsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => question.safeParse(item).data ?? questionsIn(item));
  }
  if (typeof value !== "object" || value === null) return [];
  const numbered = Object.entries(value).filter(([key]) => /^(question|q)?[ _-]?\d+$/i.test(key));
  if (numbered.length > 0) return questionsIn(numbered.map(([, item]) => item));
  return (
    Object.values(value)
      .map(questionsIn)
      .find((list) => list.length > 0) ?? []
  );
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
  return withoutInvisible(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(question|q)?\s?\d{1,2}\s?[.:)] /i, "");
}

const filler = (number: number) =>
  `Question ${number}: Please provide more details about the issue.`;
