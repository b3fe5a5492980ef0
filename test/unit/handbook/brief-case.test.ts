import { expect, it } from "vitest";
import { diagnoseCase, inBrief } from "~/domain/handbook/diagnose-case";
import { kettleCase } from "../../support/repair-cases";

const long = { ...kettleCase, itemIssue: `It leaks. ${"Nothing else. ".repeat(1000)}` };

it("finds the page by the first two thousand characters of a complaint", async () => {
  const page = await diagnoseCase(long);
  expect(page.fault).toEqual((await diagnoseCase(inBrief(long))).fault);
  expect(inBrief(long).itemIssue).toHaveLength(2000);
});

it("hears of a danger wherever it stands", async () => {
  const { basis } = await diagnoseCase({ ...long, itemIssue: `${long.itemIssue} It is on fire.` });
  expect(basis).toBe("danger");
});
