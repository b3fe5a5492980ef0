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
