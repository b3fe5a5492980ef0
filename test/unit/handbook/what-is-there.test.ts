import { describe, expect, it } from "vitest";
import { scoreNames } from "~/domain/handbook/classify-item";
import { describeUnderstanding } from "~/domain/handbook/describe-understanding";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

async function understand(item: string, issue: string) {
  const repair = newCase(item, issue);
  const page = await diagnoseCase(repair);
  return { page: page.fault.id, ...(await describeUnderstanding(page, repair)) };
}

describe("what is there", () => {
  it.each([
    ["cordless drill", "battery is charged but it only clicks", "cordless-drill-does-not-run"],
    ["kitchen radio", "there is sound but the display is dark", "radio-buttons-or-display"],
    ["cordless drill", "the battery is not charged", "cordless-drill-battery-does-not-charge"],
    ["kitchen radio", "there is no sound but the display is lit", "radio-no-sound"],
  ])("opens no page of its own: %s, %s", async (item, issue, page) => {
    expect((await understand(item, issue)).page).toBe(page);
  });

  it("is no second trouble", async () => {
    const { also } = await understand(
      "Samsung television",
      "there is sound but the picture is black, with a torch I can see something",
    );
    expect(also).toBeNull();
  });
});

it("offers no other thing for a word that it shares with this one", async () => {
  const { otherThings } = await understand(
    "washing machine",
    "water is still in the drum and the door will not open",
  );
  expect(otherThings).toEqual([]);
});

it("takes glass for a material, and glasses for a pair", () => {
  expect(scoreNames("glass lid of my frying pan").has("spectacles")).toBe(false);
  expect(scoreNames("my reading glasses").has("spectacles")).toBe(true);
});

it.each([
  ["leather boots", "white crusty lines after walking in snow", "a salt rim"],
  ["suede shoes", "oil stain on the toe", "grease"],
  ["white trainers", "have grass stains", "dirt"],
])("finds what marks a shoe: %s, %s", async (item, issue, cause) => {
  const { fault, causes } = await diagnoseCase(newCase(item, issue));
  expect(fault.id).toBe("shoe-stained");
  expect(causes[0].cause.short).toBe(cause);
});

it("looks for the belt first where a record player turns, but slowly", async () => {
  const { causes } = await diagnoseCase({
    ...newCase("record player", "music sounds wobbly and slow"),
    answers: [
      {
        id: 1,
        question: "Does the record player's motor hum or run while the platter stands still?",
        answer: "No",
      },
      {
        id: 2,
        question: "Does the record player turn, but too fast or too slowly?",
        answer: "too slow",
      },
    ],
  });
  expect(causes[0].cause.short).toBe("the belt");
});
