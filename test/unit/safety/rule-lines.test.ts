import { expect, it } from "vitest";
import { groups, masks } from "~/domain/safety/concepts";
import { hazardRules } from "~/domain/safety/hazard-rules";
import { en } from "~/domain/safety/lexicon/en";
import { parseRule } from "~/domain/safety/parse-rule";
import { weighedDanger } from "~/domain/safety/rules/weighed-danger";
import { german } from "~/domain/safety/translations/de";
import { french } from "~/domain/safety/translations/fr";
import { dutch } from "~/domain/safety/translations/nl";

const known = new Set([...Object.keys(en), ...Object.keys(groups)]);

it("names in its rules only concepts that have words", () => {
  const named = hazardRules
    .map(parseRule)
    .flatMap(({ conditions }) =>
      conditions.flatMap(({ things, says }) => [...things.flatMap(({ ids }) => ids), ...says]),
    );
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

it("has a use for every concept", () => {
  const used = new Set([
    ...hazardRules
      .map(parseRule)
      .flatMap(({ hazard, conditions }) => [
        hazard.advised,
        hazard.notOf,
        ...conditions.flatMap(({ things, says }) => [...things.flatMap(({ ids }) => ids), ...says]),
      ]),
    ...Object.values(groups).flat(),
    ...Object.values(masks).flat(),
    "accessory",
    "softwareThing",
    "inertThing",
    "staticThing",
    "staticSign",
    "ofCurrent",
    "coatedHeater",
    "firstUse",
    "wearsOff",
    "moreThanCoating",
    "sparkyThing",
    "tinySpark",
    "atPlugIn",
    "moreThanSpark",
    "lampThing",
    "offGlow",
    "moreThanGlow",
    "computerThing",
    "busyFan",
    "longAgo",
    "curedNow",
    "anothers",
    "ownToo",
  ]);
  expect(Object.keys(en).filter((id) => !used.has(id))).toEqual([]);
});

it.each([
  ["German", german],
  ["Dutch", dutch],
  ["French", french],
])("says every stop in %s", (_language, words) => {
  const stops = [...hazardRules, weighedDanger]
    .filter(({ severity }) => severity !== "caution")
    .map(({ id }) => id);
  expect(Object.keys(words).toSorted()).toEqual(stops.toSorted());
  for (const [heading, why, now] of Object.values(words)) {
    expect(heading).toMatch(/[^.]$/);
    expect(why).toMatch(/\.$/);
    expect(now).toMatch(/\.$/);
  }
});
