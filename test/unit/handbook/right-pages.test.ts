import { describe, expect, it } from "vitest";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

/** The page of a complaint, once the questions it asks are answered so, in turn. */
async function pageOf(item: string, issue: string, answers: readonly string[] = []) {
  const asked = newCase(item, issue);
  const { fault, evidence } = await diagnoseCase(asked);
  const questions = chooseQuestions(fault, evidence, 3);
  return diagnoseCase({
    ...asked,
    answers: answers.map((answer, place) => ({
      id: place + 1,
      question: questions[place]?.ask ?? "",
      answer,
    })),
  });
}

describe("the page of a complaint", () => {
  it.each([
    ["fridge-noisy", "fridge", "cracks like a gunshot at night and gurgles, it cools perfectly"],
    ["fridge-noisy", "fridge", "cracks loudly in the evening, everything in it is cold"],
    [
      "fridge-warm-while-freezer-cold",
      "fridge freezer",
      "fridge bit is warm but the freezer is freezing fine, there is ice on the back wall inside freezer",
    ],
    [
      "fridge-warm-while-freezer-cold",
      "Bosch fridge freezer",
      "milk goes off up top, frozen peas are hard, and the back panel in the freezer is white with frost",
    ],
    ["fridge-light-out", "fridge", "the light inside doesn't come on when I open it"],
    ["fridge-light-out", "fridge", "cooling fine but it's dark inside"],
    ["fridge-not-cold", "fridge", "no light and warm, dead"],
    ["fridge-not-cold", "fridge", "light on but no chill"],
    ["hi-fi-cassette", "cassette deck", "it ate my tape!!!"],
    ["general-blocked", "sink", "drains really slowly"],
    ["mobile-phone-microphone", "phone", "my mum says I sound hollow and far away when I ring her"],
    [
      "e-bike-no-assist",
      "ebike",
      "assistance stops after a few minutes, display says the battery is full",
    ],
    ["hi-fi-cassette", "tape deck", "swallowed my favourite cassette"],
    [
      "tumble-dryer-takes-too-long",
      "tumble dryer",
      "Takes three goes to get the towels dry. It's a heat pump one I think, AEG, 5 yrs old.",
    ],
    [
      "tumble-dryer-takes-too-long",
      "heat pump dryer",
      "gets warm but needs all afternoon for one load",
    ],
  ])("is %s: %s, %s", async (page, item, issue) => {
    expect((await pageOf(item, issue)).fault.id).toBe(page);
  });

  it.each([
    ["no", "no", "no"],
    ["no, no difference", "no", "no, its more from inside the walls"],
  ])("stays that of a noise that belongs to a fridge: %s, %s, %s", async (...answers) => {
    const { fault, causes } = await pageOf(
      "fridge",
      "cracks like a gunshot at night and gurgles, it cools perfectly",
      answers,
    );
    expect(fault.id).toBe("fridge-noisy");
    expect(causes[0].id).toBe("usual");
  });

  it.each([
    "yes it gets quite warm, then clicks off",
    "yes warmish and then it switches itself off",
  ])("is not led away by what says the opposite of another page: %s", async (warm) => {
    const issue = "switches itself off way before the water boils";
    const answers = [warm, "yes it rumbles while I hold it", "white, like chalk, really thick"];
    const { fault, causes } = await pageOf("kettle", issue, answers);
    expect(fault.id).toBe("kettle-lights-but-stays-cold");
    expect(causes[0].id).toBe("scale");
  });

  it("knows a dirty roller for the cause of an eaten tape", async () => {
    const answers = ["yes, the motor runs", "no", "yes brown stuff on the little rubber wheel"];
    const { fault, causes } = await pageOf("cassette deck", "it ate my tape!!!", answers);
    expect([fault.id, causes[0].id]).toEqual(["hi-fi-cassette", "dirt"]);
  });
});
