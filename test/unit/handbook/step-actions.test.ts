import { expect, it } from "vitest";
import { takeJourney } from "./journey";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";

it("gives each step of a guide the picture of what its page says is done there", async () => {
  const { repair } = await takeJourney("Kitchen tap", "drips", () => "not sure");
  const { causes } = await diagnoseCase(repair);
  const wanted = causes[0].cause.repair.steps.map(({ action }) =>
    action === "look" ? "inspect" : action,
  );
  expect(repair.guide.steps.map(({ action }) => action)).toEqual(wanted);
});
