import { describe, expect, it } from "vitest";
import { outbox } from "../../../mocks/outbox";
import { chooseScenario } from "../../../mocks/scenarios";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import { stopTheClock } from "./hand-moved-clock";
import { email, send } from "./mocked-email";
import { failureOf, listening, provider, quietly } from "./wire";

describe("the mocked AI", () => {
  it("speaks of the item and the issue that it was told", async () => {
    const lamp = { ...kettleCase, itemDescription: "A desk lamp, black", itemIssue: "It flickers" };
    expect(await provider().rootCause(lamp, listening())).toMatch(/desk lamp.*“It flickers”/s);
  });

  it("declines in the chat what has nothing to do with the repair", async () => {
    const reply = provider().chatReply(kettleCase, [], "Tell me a joke", listening());
    expect(await reply).toMatch(/only help with the repair of your Bosch kettle/);
  });

  it.each([
    ["ai-unreachable", "unreachable"],
    ["ai-key-refused", "refused"],
    ["ai-busy", "limited"],
    ["ai-no-credit", "no-credit"],
    ["ai-server-error", "unavailable"],
    ["ai-html", "unreadable"],
    ["ai-empty", "empty"],
    ["ai-declines", "declined"],
    ["ai-filtered", "filtered"],
    ["ai-cut-off", "cut-short"],
  ] as const)("fails in the scenario %s as %s", async (scenario, kind) => {
    chooseScenario(scenario);
    const failure = await failureOf(provider().repairGuide(kettleCase, listening()));
    expect(failure).toHaveProperty("kind", kind);
  });

  it("can be waited for in vain", async () => {
    const clock = stopTheClock();
    chooseScenario("ai-silent");
    const failure = failureOf(provider().rootCause(kettleCase, quietly()));
    await clock.untilRunning(60_000);
    await clock.pass(60_000);
    expect(await failure).toHaveProperty("kind", "timed-out");
  });

  it("can ask too few questions, and none that can be read", async () => {
    chooseScenario("ai-too-few-questions");
    const questions = await provider().diagnosticQuestions(freshKettleCase, quietly());
    expect(questions[0]).toMatch(/kettle/);
    expect(questions[2]).toBe("Question 3: Please provide more details about the issue.");
    chooseScenario("ai-questions-unreadable");
    const unreadable = provider().diagnosticQuestions(freshKettleCase, quietly());
    expect(await failureOf(unreadable)).toHaveProperty("kind", "unreadable");
  });
});

describe("the mocked e-mail provider", () => {
  it("accepts an e-mail and keeps it in the outbox", async () => {
    const response = await send(email);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ messageId: expect.stringMatching(/^<.+>$/) });
    expect(outbox()).toEqual([email]);
  });

  it.each([
    [401, email, {}],
    [400, { ...email, to: [] }, { "api-key": "mocked" }],
  ])("answers %i to what the real one would not take", async (status, body, headers) => {
    expect((await send(body, headers)).status).toBe(status);
    expect(outbox()).toEqual([]);
  });

  it.each([
    ["email-refused", 401],
    ["email-server-error", 500],
  ] as const)("fails in the scenario %s with %i", async (scenario, status) => {
    chooseScenario(scenario);
    expect((await send(email)).status).toBe(status);
    expect(outbox()).toEqual([]);
  });

  it("can be out of reach", async () => {
    chooseScenario("email-unreachable");
    await expect(send(email)).rejects.toThrow(TypeError);
  });
});
