import { describe, expect, it } from "vitest";
import { createProviderAssistant } from "~/services/assistant/provider/provider-assistant";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import {
  baseUrl,
  end,
  events,
  failureOf,
  key,
  listening,
  plain,
  provider,
  quietly,
  serve,
  sharedStart,
  text,
} from "./wire";

const model = "gpt-3.5-turbo";
const questions = () => plain('["A?", "B?", "C?"]');

describe("what a verb sends", () => {
  it.each([
    ["diagnosticQuestions", 500, questions],
    ["rootCause", 500, () => plain("The fuse.")],
    ["repairGuide", 1500, () => plain("## Steps")],
  ] as const)(
    "is for %s the model, messages, 0.7 and %i tokens",
    async (verb, maxTokens, answer) => {
      const [request] = await sentBy(() => provider()[verb](kettleCase, quietly()), answer);
      expect(request?.url).toBe(`${baseUrl}/chat/completions`);
      expect(request?.body).toEqual({
        model,
        messages: expect.any(Array),
        temperature: 0.7,
        max_tokens: maxTokens,
      });
    },
  );

  it("adds stream where the words are listened to", async () => {
    const [request] = await sentBy(
      () => provider().chatReply(kettleCase, [], "Why?", listening()),
      () => events(text("Because."), end()),
    );
    expect(request?.body).toEqual({
      model,
      messages: expect.any(Array),
      temperature: 0.7,
      max_tokens: 500,
      stream: true,
    });
  });

  it("never streams the questions, of which a half is nothing to show", async () => {
    const ask = listening();
    const [request] = await sentBy(
      () => provider().diagnosticQuestions(freshKettleCase, ask),
      questions,
    );
    expect(request?.body).not.toHaveProperty("stream");
    expect(ask.onText).not.toHaveBeenCalled();
  });
});

it("begins each request of a repair with what the one before knew, and says nothing twice", async () => {
  const { answers, rootCause, guide } = kettleCase;
  const assistant = provider();
  const diagnosed = { ...freshKettleCase, answers };
  const seen = await sentBy(
    async () => {
      await assistant.diagnosticQuestions(freshKettleCase, quietly());
      await assistant.rootCause(diagnosed, quietly());
      await assistant.repairGuide({ ...diagnosed, rootCause }, quietly());
      await assistant.chatReply({ ...diagnosed, rootCause, guide }, [], "Why?", quietly());
    },
    () => plain('["One?", "Two?", "Three?"]'),
  );
  const [questions, cause, written, chat] = seen.map(({ body }) => body);
  expect(sharedStart(questions, cause)).toContain(freshKettleCase.itemIssue);
  expect(sharedStart(cause, written)).toContain(answers[2]?.answer);
  expect(sharedStart(written, chat)).toMatch(/You are the repair assistant of Mendwise.*prices\./);

  for (const body of [questions, cause, written, chat]) {
    const lines = JSON.stringify(body)
      .split("\\n")
      .filter((line) => /\w/.test(line));
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  }
});

describe("the key", () => {
  it("travels in the Authorization header and nowhere else", async () => {
    const [request] = await sentBy(
      () => provider().rootCause(kettleCase, quietly()),
      () => plain("The fuse."),
    );
    const { authorization, ...others } = Object.fromEntries(request?.headers ?? []);
    expect(authorization).toBe(`Bearer ${key}`);
    expect(JSON.stringify([request?.url, request?.body, others])).not.toContain(key);
  });

  it("is neither needed nor made up for another server", async () => {
    const assistant = createProviderAssistant({ baseUrl: "http://localhost:11434/v1/", model });
    const [request] = await sentBy(
      () => assistant.rootCause(kettleCase, quietly()),
      () => plain("The fuse."),
    );
    expect(request?.url).toBe("http://localhost:11434/v1/chat/completions");
    expect(request?.headers.has("authorization")).toBe(false);
  });

  it.each([
    ["OpenAI's own address", { model }],
    ["OpenAI's own address, spelt out", { baseUrl: "https://api.openai.com/v1/", model }],
    ["no web address", { baseUrl: "localhost", apiKey: key, model }],
    ["a way on which others can read the key", { baseUrl: "http://ai.test", apiKey: key, model }],
  ])("is missed, or kept back, with %s", async (_where, config) => {
    const seen = serve(() => plain("The fuse."));
    const assistant = createProviderAssistant(config);
    const failures = await Promise.all([
      failureOf(assistant.diagnosticQuestions(freshKettleCase, quietly())),
      failureOf(assistant.rootCause(kettleCase, quietly())),
      failureOf(assistant.repairGuide(kettleCase, quietly())),
      failureOf(assistant.chatReply(kettleCase, [], "Why?", quietly())),
    ]);
    for (const failure of failures) {
      expect(failure.kind).toBe("not-initialized");
      expect(failure.message).toMatch(/^AI client not initialized/);
    }
    expect(seen).toEqual([]);
  });
});

it("sends no header that a strict server would have to allow", async () => {
  const [request] = await sentBy(
    () => provider().rootCause(kettleCase, quietly()),
    () => plain("The fuse."),
  );
  expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual([
    "accept",
    "authorization",
    "content-type",
  ]);
});

async function sentBy(call: () => Promise<unknown>, answer: () => Response) {
  const seen = serve(answer);
  await call();
  return seen;
}
