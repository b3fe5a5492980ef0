import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { AssistantErrorKind } from "~/services/assistant/assistant";
import type { ConnectionOutcome } from "~/services/assistant/provider/connection-outcomes";
import { testConnection } from "~/services/assistant/provider/test-connection";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import { llamaCpp } from "../../support/wire-examples/llama-cpp";
import { lmStudio } from "../../support/wire-examples/lm-studio";
import { ollama } from "../../support/wire-examples/ollama";
import { openAi } from "../../support/wire-examples/openai";
import { openRouter } from "../../support/wire-examples/openrouter";
import { vllm } from "../../support/wire-examples/vllm";
import {
  events,
  exampleText,
  json,
  type Meaning,
  type WireAnswer,
} from "../../support/wire-examples/wire-example";
import { failureOf, key, listening, plain, provider, quietly, realServer, serve } from "./wire";

const asked = ["Is it plugged in?", "Does it hum?", "Was it dropped?"];

const servers = [openAi, openRouter, ollama, lmStudio, llamaCpp, vllm];

/** What each of them means to a repair, and to "Test connection". */
const meanings: readonly {
  meaning: Meaning;
  kind: AssistantErrorKind;
  outcome?: ConnectionOutcome;
}[] = [
  { meaning: "unknown model", kind: "refused", outcome: "unknown-model" },
  { meaning: "wrong key", kind: "refused", outcome: "wrong-key" },
  { meaning: "wrong address", kind: "refused", outcome: "wrong-path" },
  { meaning: "overloaded", kind: "unavailable", outcome: "server-error" },
  { meaning: "rate limit", kind: "limited", outcome: "busy" },
  { meaning: "no credit", kind: "no-credit", outcome: "no-credit" },
  { meaning: "too long", kind: "too-large", outcome: "declined" },
  { meaning: "flagged", kind: "filtered", outcome: "works" },
  { meaning: "broken off", kind: "cut-short" },
];

const mediaTypes = {
  json: "application/json",
  "event-stream": "text/event-stream",
  text: "text/plain; charset=utf-8",
};

/** A real server that answers so: behind the mocked network a stream that fails cannot be closed. */
function serverThatSays({ status, type, body }: WireAnswer) {
  return realServer({ status, headers: { "Content-Type": mediaTypes[type] }, body });
}

describe.each(servers)("$server", (example) => {
  it.each(example.streamed)("is understood when it streams (%#)", async (body) => {
    const { assistant } = await serverThatSays(events(body));
    const ask = listening();
    expect(await assistant.rootCause(kettleCase, ask)).toBe(exampleText);
    expect(ask.onText.mock.calls.length).toBeGreaterThan(2);
  });

  it.each(example.plain)("is understood when it answers in one piece (%#)", async (body) => {
    const { assistant } = await serverThatSays(json(200, body));
    expect(await assistant.rootCause(kettleCase, quietly())).toBe(exampleText);
    expect(await assistant.rootCause(kettleCase, listening())).toBe(exampleText);
  });

  const failures = meanings.flatMap((expected) =>
    (example.failures[expected.meaning] ?? []).map((answer) => ({ ...expected, answer })),
  );
  it.each(failures)("is understood when it says: $meaning (%#)", async (failure) => {
    const { meaning, kind, answer } = failure;
    const { assistant } = await serverThatSays(answer);
    expect(await failureOf(assistant.rootCause(kettleCase, listening()))).toMatchObject({
      kind,
      partialText: meaning === "broken off" ? "Unplug the kettle. " : "",
    });
  });

  it.each(failures.filter(({ answer }) => answer.type !== "event-stream"))(
    "is understood by the test of the connection when it says: $meaning (%#)",
    async ({ answer, outcome }) => {
      const { ai } = await serverThatSays(answer);
      const config = { baseUrl: ai.url, apiKey: key, model: "gpt-9" };
      expect(await testConnection(config, quietly().signal)).toBe(outcome);
    },
  );

  it.each(example.plain)("is held to a schema for the questions (%#)", async (body) => {
    const questions = JSON.stringify({ questions: asked.map((question) => ({ question })) });
    const seen = serve(
      () => new HttpResponse(body.replace(exampleText, JSON.stringify(questions).slice(1, -1))),
    );
    const assistant = provider({}, `${example.server} with schemas`);
    expect(await assistant.diagnosticQuestions(freshKettleCase, quietly())).toEqual(asked);
    expect(seen[0]?.body).toMatchObject({ response_format: { type: "json_schema" } });
  });

  const refused = example.refusedParameters ?? [];
  it.each(refused.filter(({ parameter }) => parameter === "response_format"))(
    "is asked once more without a schema, and never with one again",
    async ({ answer }) => {
      const seen = serve(
        () => new HttpResponse(answer.body, { status: answer.status }),
        () => plain(JSON.stringify(asked)),
      );
      const assistant = provider({}, `${example.server} without schemas`);
      expect(await assistant.diagnosticQuestions(freshKettleCase, quietly())).toEqual(asked);
      expect(await assistant.diagnosticQuestions(freshKettleCase, quietly())).toEqual(asked);
      expect(seen.map(({ body }) => Object.hasOwn(Object(body), "response_format"))).toEqual([
        true,
        false,
        false,
      ]);
    },
  );

  it.each(refused.filter(({ parameter }) => parameter !== "response_format"))(
    "is asked again without $parameter once it has refused it",
    async ({ parameter, answer }) => {
      const seen = serve(
        () => new HttpResponse(answer.body, { status: answer.status }),
        () => new HttpResponse(example.plain[0]),
      );
      const model = `${example.server} without ${parameter}`;
      expect(await provider({}, model).rootCause(kettleCase, quietly())).toBe(exampleText);
      expect(seen[0]?.body).toHaveProperty(parameter);
      expect(seen[1]?.body).not.toHaveProperty(parameter);
    },
  );
});
