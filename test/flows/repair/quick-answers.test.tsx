import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answered, answeredEntry, diagnosticsEntry } from "../../support/repair-entries";
import { renderScreen } from "../../support/render-app";
import { answerBoxes } from "./answer-form";

const unanswered = answered.map((entry) => ({ ...entry, answer: "" }));
const asking = (question: string, choices?: string[]) =>
  answeredEntry({
    questions: [{ id: 1, question, answer: "", choices }, ...unanswered.slice(1)],
  });
const offered = async (question: string) =>
  within(await screen.findByRole("group", { name: `Quick answers: ${question}` }));
const namesIn = (group: Awaited<ReturnType<typeof offered>>) =>
  group.getAllByRole("button").map((button) => button.textContent);

describe("answers to tap", () => {
  it.each([
    ["Does the lamp light up?", undefined, ["Yes", "No", "I can't check that"]],
    ["Is it the plug or the switch?", undefined, ["I can't check that"]],
    ["How old is the kettle?", undefined, ["I can't check that"]],
    [
      "What is it like?",
      ["It hums", "It is silent"],
      ["It hums", "It is silent", "I can't check that"],
    ],
  ])("to “%s” are the question's own", async (question, choices, expected) => {
    renderScreen(asking(question, choices));
    expect(namesIn(await offered(question))).toEqual(expected);
  });

  it("fill the box, change with the next tap, and keep what was typed", async () => {
    const question = "Does the lamp light up?";
    const { user } = renderScreen(asking(question));
    const box = (await answerBoxes())[0] ?? document.body;
    const group = await offered(question);
    const tap = (name: string) => user.click(group.getByRole("button", { name }));
    await tap("Yes");
    expect(box).toHaveValue("Yes");
    expect(group.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
    await tap("No");
    expect(box).toHaveValue("No");
    await user.type(box, ". It flickers");
    await tap("Yes");
    expect(box).toHaveValue("Yes. It flickers");
    await user.clear(box);
    await user.type(box, "It flickers");
    await tap("I can't check that");
    expect(box).toHaveValue("I can't check that. It flickers");
  });

  it("come with the handbook's own questions, and go on to the root cause", async () => {
    const { user, router } = renderScreen(diagnosticsEntry());
    const groups = await screen.findAllByRole("group", { name: /^Quick answers: / });
    expect(groups).toHaveLength(3);
    for (const group of groups) await user.click(within(group).getAllByRole("button")[0] ?? group);
    await user.click(screen.getByRole("button", { name: "Generate Root Cause" }));
    await screen.findByRole("heading", { name: "Root Cause Analysis", level: 1 });
    const { questions } = router.state.location.state;
    for (const { answer } of questions) expect(answer).not.toBe("");
  });
});
