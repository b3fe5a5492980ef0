import { expect, it } from "vitest";
import { hazardRules } from "~/domain/safety/hazard-rules";
import { findHazards } from "~/domain/safety/read-hazards";
import { hazardCases } from "./hazard-cases";

const idsOf = ([itemDescription, itemIssue]: [string, string]) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).hazards.map(({ id }) => id);

it("has a pair of cases for every rule", () => {
  expect(Object.keys(hazardCases).toSorted()).toEqual(hazardRules.map(({ id }) => id).toSorted());
});

const pairs = Object.entries(hazardCases).map(([id, [raises, passes]]) => ({ id, raises, passes }));

it("raises each rule for its own case", () => {
  expect(pairs.filter(({ id, raises }) => !idsOf(raises).includes(id))).toEqual([]);
});

it("lets each rule pass over its neighbour", () => {
  expect(pairs.filter(({ id, passes }) => idsOf(passes).includes(id))).toEqual([]);
});

it("has words for every hazard: a heading, one sentence of why, and what to do", () => {
  for (const { heading, why, now } of hazardRules) {
    expect(heading).toMatch(/^[A-Z].*[^.]$/);
    expect(why).toMatch(/^[A-Z][^.]*\.$/);
    expect(now).toMatch(/^[A-Z].*\.$/);
  }
});

it("says for every caution at which step it matters", () => {
  const cautions = hazardRules.filter(({ severity }) => severity === "caution");
  expect(cautions.length).toBeGreaterThan(0);
  for (const { id, atStep } of cautions) expect(atStep, id).toBeDefined();
});
