import { describe, expect, it } from "vitest";
import { readGuide } from "~/domain/guide/read-guide";
import type { Trouble } from "~/services/assistant/assistant";
import { describeBench, describeTrouble } from "~/services/assistant/describe-trouble";
import { kettleCase } from "../../support/repair-cases";
import { failureOf, plain, provider, quietly, serve } from "./wire";

const guide = readGuide(
  "## Steps\n1. **Unplug it.** Let it cool.\n2. **Open the base.** Turn three screws.\n" +
    "3. **Measure the fuse.** It shows 0 ohms.",
);
const trouble: Trouble = {
  step: 2,
  what: "looks different",
  done: [],
  cameOff: [],
  tried: [],
};

describe("what a model is told of the bench", () => {
  it("is the step by its number and title", () => {
    expect(describeTrouble(guide, trouble)).toBe("Step 2 (Open the base): it looks different.");
    expect(describeTrouble(guide, { ...trouble, step: 4, what: "cannot be done" })).toBe(
      "Step 4 (no longer there): it cannot be done.",
    );
  });

  it("is no more than that where nothing else is known", () => {
    expect(describeBench(guide, trouble)).toBe(
      "What did not work: Step 2 (Open the base): it looks different.",
    );
  });

  it("is all that was done, came off and was tried, a line each", () => {
    const told = describeBench(guide, {
      ...trouble,
      step: 3,
      what: "is not to be seen",
      done: [1, 2],
      cameOff: ["the base", "a spring"],
      tried: ["Step 2 (Pull): it cannot be done.", "Step 5 (Push): it cannot be done."],
    });
    expect(told.split("\n")).toEqual([
      "What did not work: Step 3 (Measure the fuse): it is not to be seen.",
      "Finished steps: 1, 2.",
      "What came off: the base; a spring.",
      "Before your first step all of it is put back, with the power off: have it opened again where needed.",
      "Did not work before: Step 2 (Pull): it cannot be done.",
      "Did not work before: Step 5 (Push): it cannot be done.",
    ]);
  });
});

describe("a guide that goes on otherwise", () => {
  const withGuide = { ...kettleCase, guide };
  const newSteps = "## Steps\n2. **Cut the seal.** Use a knife.\n3. **Lift the base.** It sticks.";

  it("asks with the trouble, keeps what is done, and hands back what was tried", async () => {
    const seen = serve(() => plain(newSteps));
    const before = "Step 2 (Pull): it cannot be done.";
    const rewritten = await provider().rewriteGuide(
      withGuide,
      { ...trouble, done: [1], tried: [before] },
      quietly(),
    );
    expect(rewritten?.tried).toEqual([before, "Step 2 (Open the base): it looks different."]);
    expect(rewritten?.guide.steps.map(({ title }) => title)).toEqual([
      "Unplug it",
      "Put everything back first",
      "Cut the seal",
      "Lift the base",
    ]);
    expect(JSON.stringify(seen[0]?.body)).toContain("Finished steps: 1.");
    expect(seen[0]?.body).toMatchObject({ max_tokens: 1500 });
  });
});

it("is none where the model declines to write it", async () => {
  serve(() => plain("I'm sorry, but I can't help with that."));
  const asked = provider().rewriteGuide({ ...kettleCase, guide }, trouble, quietly());
  expect(await failureOf(asked)).toMatchObject({ kind: "declined" });
});

describe("the length that is asked for", () => {
  it.each([
    ["questions", 500],
    ["root cause", 500],
    ["guide", 1500],
    ["chat", 500],
  ] as const)("of the %s is %d tokens", async (verb, tokens) => {
    const seen = serve(() => plain(verb === "questions" ? '["One?"]' : "It is worn."));
    const asking = {
      questions: () => provider().diagnosticQuestions(kettleCase, quietly()),
      "root cause": () => provider().rootCause(kettleCase, quietly()),
      guide: () => provider().repairGuide(kettleCase, quietly()),
      chat: () => provider().chatReply(kettleCase, [], "Why?", quietly()),
    };
    await asking[verb]();
    expect(seen[0]?.body).toMatchObject({ max_tokens: tokens });
  });
});
