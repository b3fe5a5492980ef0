import { describe, expect, it } from "vitest";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { repairCategories } from "~/domain/repair-categories";

const faultIds: Record<(typeof repairCategories)[number]["id"], RegExp> = {
  electronics: /^laptop-.*charg/,
  appliances: /^washing-machine-does-not-drain/,
  bicycles: /^bicycle-chain-slips/,
  clothing: /^zip-opens-behind-slider/,
  furniture: /^chair-wobbles/,
  audio: /^radio-crackles/,
  kitchen: /^kettle-lights-but-stays-cold/,
  tools: /^cordless-drill-/,
  others: /^lamp-flickers/,
};

describe("the example of each category", () => {
  it.each(repairCategories)(
    "opens the page that fits: $name",
    async ({ id, exampleItem, exampleIssue }) => {
      const { basis, fault, kind } = await diagnoseCase({
        itemDescription: exampleItem,
        itemIssue: exampleIssue,
        photo: null,
        recording: null,
        answers: [],
      });
      expect(basis).toBe("fault");
      expect(kind?.category).toBe(id);
      expect(fault.id).toMatch(faultIds[id]);
    },
  );
});
