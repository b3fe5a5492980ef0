import { expect, it } from "vitest";
import { deniesName } from "~/domain/handbook/deny-name";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { writeCause } from "~/domain/handbook/write-cause";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { bellSilent } from "./example-fault";
import { newCase } from "./journey";
import { openBell } from "./open-bell";

const name = "lights up but does not heat the water";

it.each([
  ["It does not heat, the light stays off", true],
  ["no light, no heat", true],
  ["The light comes on, but it stays cold", false],
  ["It stays cold", false],
  ["something is odd", false],
])("knows whether “%s” denies what the page's name claims", (complaint, expected) => {
  expect(deniesName({ ...bellSilent, name }, complaint)).toBe(expected);
});

it("tells nobody that a lamp lights up that they said stays off", async () => {
  const page = await diagnoseCase(
    newCase("Philips kettle", "It does not heat, the light stays off"),
  );
  expect(writeCause(page)).not.toMatch(/Your kettle lights up/);
  expect(composeGuide(page).text).not.toMatch(/your kettle lights up/);
});

it("names the nearest page, and is not quite sure of it", () => {
  const denied = { ...openBell({ isNameDenied: true, evidence: [] }) };
  expect(writeCause(denied)).toMatch(
    /^The closest match is “.+”, though not all of that fits what you describe\. The likeliest cause is/,
  );
});
