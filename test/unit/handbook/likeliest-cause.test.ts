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
