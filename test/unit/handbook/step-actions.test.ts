import { expect, it } from "vitest";
import { outlineGuide } from "~/domain/guide/guide-outline";
import { plainText } from "~/domain/markdown/plain-text";
import { stepAction } from "~/domain/guide/step-action";
import { stepWords } from "~/features/repair/guide/StepCard";
import { takeJourney } from "./journey";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";

it("gives each step of a guide the picture of what its page says is done there", async () => {
  const { guide, repair } = await takeJourney("Kitchen tap", "drips", () => "not sure");
  const { causes } = await diagnoseCase(repair);
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
