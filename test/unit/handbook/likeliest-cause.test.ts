import { expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

it.each([
  ["leather boots", "white crusty lines after walking in snow", "a salt rim"],
  ["suede shoes", "oil stain on the toe", "grease"],
  ["white trainers", "have grass stains", "dirt"],
])("finds what marks a shoe: %s, %s", async (item, issue, cause) => {
  const { fault, causes } = await diagnoseCase(newCase(item, issue));
  expect(fault.id).toBe("shoe-stained");
  expect(causes[0].cause.short).toBe(cause);
});

it("looks for the belt first where a record player turns, but slowly", async () => {
  const { causes } = await diagnoseCase({
    ...newCase("record player", "music sounds wobbly and slow"),
    answers: [
      {
        id: 1,
        question: "Does the record player's motor hum or run while the platter stands still?",
        answer: "No",
      },
      {
        id: 2,
        question: "Does the record player turn, but too fast or too slowly?",
        answer: "too slow",
      },
    ],
  });
  expect(causes[0].cause.short).toBe("the belt");
});

it.each([
  ["laptop", "the plastic at the hinge corner cracks when I open the lid", "the hinge"],
  ["laptop", "the screen has a crack across it", "the panel"],
  ["steam iron", "brown drops on my shirts", "scale in the valve"],
  ["down jacket", "small burn hole from a spark, feathers come out", "thin nylon"],
  ["rain jacket", "ripped the sleeve on a fence", "thin nylon"],
  ["cotton shirt", "cigarette burn in the sleeve", "missing cloth"],
  ["umbrella", "every rib broken after the storm", "a wrecked frame"],
  ["umbrella", "one rib broken", "a snapped rib"],
  ["cordless drill", "bit slips out", "the chuck"],
  ["bluetooth speaker", "plays on the charger, dies in ten minutes without it", "the cell"],
])("hears what was told, and not what sounds like it: %s, %s", async (item, issue, cause) => {
  const { causes } = await diagnoseCase(newCase(item, issue));
  expect(causes[0].cause.short).toBe(cause);
});

it("hears no sound belt as a torn one", async () => {
  const question =
    "With the plug out, does the tumble dryer's empty drum spin very lightly by hand?";
  const { evidence } = await diagnoseCase({
    ...newCase("tumble dryer", "drum does not turn but it hums"),
    answers: [{ id: 1, question, answer: "no it feels normal with the belt" }],
  });
  expect(evidence.map(({ answer }) => answer)).not.toContain("yes");
});
