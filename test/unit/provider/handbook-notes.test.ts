import { itemTypes } from "virtual:handbook/item-types";
import { expect, it, vi } from "vitest";
import { freshKettleCase, kettleCase } from "../../support/repair-cases";
import { plain, provider, quietly, serve } from "./wire";

const blocks = (request: { body: unknown }, tag: string) =>
  JSON.stringify(request.body).split(`<${tag}>`).length - 1;

it("sends what the handbook knows along with each call, once, and the causes once answers are there", async () => {
  const seen = serve(() => plain('["One?", "Two?", "Three?"]'));
  const assistant = provider();
  await assistant.diagnosticQuestions(freshKettleCase, quietly());
  await assistant.rootCause(kettleCase, quietly());
  await assistant.repairGuide(kettleCase, quietly());
  await assistant.chatReply(kettleCase, [], "Which screwdriver?", quietly());
  expect(seen.map((request) => blocks(request, "handbook_notes"))).toEqual([1, 1, 1, 1]);
  expect(seen.map((request) => blocks(request, "handbook_causes"))).toEqual([0, 1, 1, 1]);
});

it("sends nothing of it where no page fits", async () => {
  const seen = serve(() => plain("It is worn."));
  const strange = {
    ...kettleCase,
    itemDescription: "Grandfather's flumptious zorb",
    itemIssue: "It zibbles",
  };
  await provider().rootCause(strange, quietly());
  expect(JSON.stringify(seen[0]?.body)).not.toContain("handbook_");
});

it("asks without it where the page does not load", async () => {
  for (const kind of itemTypes)
    vi.spyOn(kind, "playbook").mockRejectedValue(new TypeError("Failed to fetch"));
  const seen = serve(() => plain("It is worn."));
  await provider().rootCause(kettleCase, quietly());
  expect(seen).toHaveLength(1);
  expect(JSON.stringify(seen[0]?.body)).not.toContain("handbook_");
});
