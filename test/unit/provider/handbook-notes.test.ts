import { itemTypes } from "virtual:handbook/item-types";
import { expect, it, vi } from "vitest";
import { noteSizeFor } from "~/services/assistant/provider/note-size";
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

it("says so where no page fits, and asks the answer to say so", async () => {
  const seen = serve(() => plain("It is worn."));
  const strange = { ...kettleCase, itemDescription: "A flumptious zorb", itemIssue: "It zibbles" };
  await provider().rootCause(strange, quietly());
  await provider().repairGuide(strange, quietly());
  for (const { body } of seen) expect(JSON.stringify(body)).toContain("has no page for this");
  expect(JSON.stringify(seen[0]?.body)).toMatch(/Say in one sentence that .* has no page/);
  expect(JSON.stringify(seen[1]?.body)).not.toContain("[handbook:");
});

it.each([
  ["gpt-4o-mini", "https://ai.test/v1", "whole"],
  ["gpt-3.5-turbo", "https://ai.test/v1", "whole"],
  ["qwen2.5-72b-instruct", "https://ai.test/v1", "whole"],
  ["mixtral-8x22b", "https://ai.test/v1", "whole"],
  ["gpt-4", "https://ai.test/v1", "short"],
  ["meta-llama/llama-3.1-8b-instruct", "https://ai.test/v1", "short"],
  ["gemma2", "https://ai.test/v1", "short"],
  ["gpt-oss:120b", "http://localhost:11434/v1", "short"],
])("tells %s at %s the %s page", (model, address, size) => {
  expect(noteSizeFor({ model, baseUrl: new URL(address) })).toBe(size);
});

it("asks the handbook's question in place of one that was told, with its answers to tap", async () => {
  serve(() => plain('["What have you tried?", "Does the light glow?", "Did it boil dry?"]'));
  const onDetails = vi.fn<(details: readonly object[]) => void>();
  const told = { ...freshKettleCase, itemIssue: "It is dead, I already cleaned the base" };
  const [first, ...others] = await provider().diagnosticQuestions(told, {
    ...quietly(),
    onDetails,
  });
  expect(first).toMatch(/kettle/);
  expect(others).toEqual(["Does the light glow?", "Did it boil dry?"]);
  expect(onDetails).toHaveBeenCalledWith([
    expect.objectContaining({ choices: ["Yes", "No"] }),
    {},
    {},
  ]);
});
