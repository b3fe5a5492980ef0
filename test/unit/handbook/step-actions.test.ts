import { expect, it } from "vitest";
import { takeJourney } from "./journey";
import { readGuide } from "~/domain/guide/read-guide";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";

it("gives each step of a guide the picture of what its page says is done there", async () => {
  const { repair } = await takeJourney("Kitchen tap", "drips", () => "not sure");
  const { causes } = await diagnoseCase(repair);
  const wanted = causes[0].cause.repair.steps.map(({ action }) =>
    action === "look" ? "inspect" : action,
  );
  expect(repair.guide.steps.map(({ action }) => action)).toEqual(wanted);
});

it("writes a guide that anybody reads as the same, but for what only its page knows", async () => {
  for (const [item, issue] of [
    ["Kitchen tap", "drips"],
    ["LG microwave", "runs but does not heat"],
    ["Wooden whatnot", "it is stiff"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { repair } = await takeJourney(item, issue, () => "not sure");
    const { steps, ...others } = repair.guide;
    const { steps: stepsRead, ...othersRead } = readGuide(repair.guide.text);
    expect(othersRead).toEqual(others);
    expect(stepsRead).toEqual(
      steps.map(({ ifNot: _ifNot, measures: _measures, ...step }, place) => ({
        ...step,
        action: stepsRead[place]?.action,
        picture: stepsRead[place]?.picture,
      })),
    );
  }
});
