import { describe, expect, it } from "vitest";
import { classifyAnswer } from "~/domain/handbook/classify-answer";
import { nameChoice } from "~/domain/handbook/answers/name-choice";
import type { Question } from "~/domain/handbook/playbook";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeCause } from "~/domain/handbook/write-cause";
import { newCase } from "./journey";

const stops: Question = {
  ask: "Does the train stop after a minute?",
  answers: { yes: { means: "it stops after a minute" }, no: { means: "it goes on" } },
};

it.each([
  ["no runs the whole evening", "no"],
  ["nope goes round for ever", "no"],
  ["yes stays dead after that", "yes"],
])("reads “%s” as if its comma were there", (said, meant) => {
  expect(classifyAnswer(stops, said)?.answer).toBe(meant);
});

it("lets no weights turn an outright yes round", async () => {
  const { fault } = await diagnoseCase(newCase("Remote control car", "does not steer"));
  const beside = fault.questions.find(({ ask }) => ask.includes("right beside it"));
  if (beside === undefined) throw new Error("The question has gone");
  expect(classifyAnswer(beside, "yes close to it exactly like further away")?.answer).toBe("yes");
});

describe("a choice that denies a word", () => {
  const now: Question = {
    ask: "What does it do now?",
    answers: {
      nothing: { means: "it does nothing", phrases: ["not spin"] },
      noise: { means: "it makes a noise", phrases: ["grinds"] },
    },
  };

  it.each([
    ["it does not spin", "nothing"],
    ["it spins by hand", null],
    ["it grinds", "noise"],
  ])("is not named by the word alone: %s", (said, choice) =>
    expect(nameChoice(now, said)).toBe(choice),
  );
});

async function after(item: string, issue: string, say: (ask: string) => string) {
  const repair = newCase(item, issue);
  const { fault } = await diagnoseCase(repair);
  const answers = fault.questions.map(({ ask }, place) => ({
    id: place + 1,
    question: ask,
    answer: say(ask),
  }));
  return { before: fault.id, page: await diagnoseCase({ ...repair, answers }) };
}

describe("pages and answers", () => {
  it.each([
    ["Waschmaschine", "Die Wäsche bleibt ganz nass", "Nein, das ist in Ordnung"],
    ["Vélo", "Le dérailleur fait un drôle de bruit", "Non, il roule bien, rien ne bouge"],
  ])("in a language that is not read move nothing: %s, %s", async (item, issue, said) => {
    const { before, page } = await after(item, issue, () => said);
    expect([page.fault.id, page.moved]).toEqual([before, null]);
    expect(writeCause(page)).not.toMatch(/which tells what is wrong/);
  });

  it("move to no page of another thing", async () => {
    const { page } = await after(
      "E-bike",
      "no help when I pedal",
      () => "it flickers for a second",
    );
    expect(page.kind?.id).toBe("e-bike");
  });

  it("move nothing by the reason why something was not found out", async () => {
    const { before, page } = await after(
      "Bluetooth speaker",
      "it buzzes on loud bass",
      () => "can't tell, there's a wet rubber skin over the whole of it",
    );
    expect([page.fault.id, page.moved]).toEqual([before, null]);
  });
});

it.each([
  ["Lawn mower, petrol", "it starts well and dies after ten seconds"],
  ["Record player", "turns, the left side is silent"],
])("a name of several troubles fits where one of them does: %s, %s", async (item, issue) => {
  expect(writeCause(await diagnoseCase(newCase(item, issue)))).toMatch(/^Your /);
});

it("takes no button for a sign of cloth", async () => {
  const { fault } = await diagnoseCase(newCase("Concertina", "a button does not come up again"));
  expect(fault.id).not.toBe("general-fabric");
});
