import { describe, expect, it } from "vitest";
import { gatherEvidence } from "~/domain/handbook/gather-evidence";
import { generalFault } from "~/domain/handbook/general-method";
import { generalPage } from "~/domain/handbook/general-pages";
import { newCase, takeJourney } from "./journey";

const anything = generalFault("thing", null, "").fault;

describe("what the root cause says that somebody said", () => {
  it("puts a reading of the complaint with care", async () => {
    const { rootCause } = await takeJourney(
      "Bosch washing machine",
      "hums but does not drain",
      () => "not sure",
    );
    expect(rootCause).toMatch(/From what you wrote, it hums/);
    expect(rootCause).not.toMatch(/You wrote that/);
  });

  it("does not read “some of the water” out of any water", async () => {
    const { rootCause } = await takeJourney(
      "Washing machine",
      "Does not drain, water stays in the drum",
      () => "not sure",
    );
    expect(rootCause).not.toMatch(/drains slowly/);
  });

  it.each(["yes", "no", "No."])("forces a bare “%s” onto no choice", (answer) => {
    const [choice] = anything.questions;
    const answers = [{ id: 1, question: choice?.ask ?? "", answer }];
    const { evidence, unsettled } = gatherEvidence(anything, { ...newCase("", ""), answers });
    expect(evidence).toEqual([]);
    expect(unsettled).toEqual(answers);
  });

  it("does not use an answer and dismiss it too", () => {
    const fault = generalPage("mains", "fryer");
    const answers = [
      { id: 1, question: "How old is it?", answer: "Lots of white limescale" },
      { id: 2, question: "What have you tried?", answer: "nothing special" },
    ];
    const { evidence, unsettled } = gatherEvidence(fault, { ...newCase("", ""), answers });
    expect(evidence.map(({ answer }) => answer)).toEqual(["yes"]);
    expect(unsettled.map(({ id }) => id)).toEqual([2]);
  });
});

describe("the words for certainty", () => {
  it.each(["not sure", "I do not know"])(
    "are never strong after three times “%s”",
    async (reply) => {
      for (const [item, issue] of [
        ["LG microwave", "runs but does not heat"],
        ["Cordless drill", "battery does not hold charge"],
        ["Torch", "does not light"],
      ] as const) {
        const { rootCause } = await takeJourney(item, issue, () => reply);
        expect(rootCause).toMatch(/Your answers leave it open/);
        expect(rootCause).not.toMatch(/almost certain|likely, though/);
      }
    },
  );
});

describe("the opening of a guide", () => {
  it("says what its check shows", async () => {
    const { guide } = await takeJourney("Washing machine", "does not drain", () => "not sure");
    expect(guide.split("## ")[0]).toMatch(/look for a kinked .* If .*, it is the drain hose\./);
  });

  it.each([
    ["LG microwave", "runs but does not heat"],
    ["Phone", "the battery is swollen"],
  ])("does not look like a job where it is none: %s", async (item, issue) => {
    const { guide } = await takeJourney(item, issue, () => "not sure");
    expect(guide).toMatch(/^This is about /);
    expect(guide.split("## ")[0]).not.toMatch(/Difficulty|If the steps/);
  });
});

describe("the precautions of a guide", () => {
  it("leave the battery alone where nothing is opened", async () => {
    const setting = await takeJourney("Laptop", "forgot my password", () => "not sure");
    const opened = await takeJourney("Phone", "cracked screen", () => "not sure");
    expect(setting.guide).not.toMatch(/off its charger and switch it off/);
    expect(opened.guide).toMatch(/off its charger and switch it off/);
  });
});

it("buys nothing where the first cause is to be handed over", async () => {
  const { rootCause } = await takeJourney("Toaster", "one side not working", () => "not sure");
  expect(rootCause).toMatch(/Before you hand it over/);
  expect(rootCause).not.toMatch(/Before you buy/);
});

it("speaks of a thing with a plural name as of one where the page is not its own", async () => {
  const { questions, rootCause } = await takeJourney("Headphones", "they smoke", () => "not sure");
  expect(`${questions.join(" ")} ${rootCause}`).toMatch(/pair of headphones/);
});
