import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

const asked = [
  "Does the washing machine's drum turn slowly during the wash?",
  "Does the washing machine spin when it is empty?",
  "Can you turn the empty drum of the washing machine very lightly by hand, with no drag at all?",
];

async function causeFor(item: string, issue: string, said: readonly string[]) {
  const { causes } = await diagnoseCase({
    ...newCase(item, issue),
    answers: asked.map((question, at) => ({ id: at + 1, question, answer: said[at] ?? "" })),
  });
  return causes[0].cause.short;
}

it.each([
  ["Waschmaschine", "schleudert nicht mehr", ["nein", "nein, auch leer nicht", "ja, sehr leicht"]],
  ["Lave-linge", "n'essore plus", ["non", "non, rien", "oui, il tourne tout seul"]],
  ["Wasmachine", "centrifugeert niet meer", ["nee", "nee, ook leeg niet", "ja, heel licht"]],
])("%s: a yes or no counts with whatever is said behind it", async (item, issue, said) => {
  expect(await causeFor(item, issue, said)).toContain("belt");
  const other = ["ja, ganz normal", "ja", "nein, schwer"];
  expect(await causeFor(item, issue, other)).not.toContain("belt");
});
