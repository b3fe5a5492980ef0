import { expect, it } from "vitest";
import { outlineGuide } from "../../../src/features/repair/guide/guide-outline";
import { plainText } from "../../../src/features/repair/markdown/plain-text";
import { stepAction } from "../../../src/features/repair/guide/step-action";
import { stepWords } from "../../../src/features/repair/guide/StepCard";
import { takeJourney } from "./journey";
import { readCase } from "../../../src/services/assistant/handbook/read-case";

it("gives each step of a guide the picture of what its page says is done there", async () => {
  const { guide, repair } = await takeJourney("Kitchen tap", "drips", () => "not sure");
  const { causes } = await readCase(repair);
  const wanted = causes[0].cause.repair.steps.map(({ action }) =>
    action === "look" ? "inspect" : action,
  );
  expect(outlineGuide(guide).steps.map((step) => stepAction(stepWords(step)))).toEqual(wanted);
});

it("shows nobody how it is told", async () => {
  const { guide } = await takeJourney("Kitchen tap", "drips", () => "not sure");
  expect(guide).toContain('[action]: # "');
  expect(plainText(guide)).not.toContain("[action]");
});
