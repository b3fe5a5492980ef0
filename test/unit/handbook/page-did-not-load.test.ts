import { expect, it, vi } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { kettleCase } from "../../support/repair-cases";

function loseKettlePage() {
  const kettle = itemTypes.find(({ id }) => id === "kettle");
  if (kettle === undefined) throw new Error("The handbook has no kettle");
  vi.spyOn(kettle, "playbook").mockRejectedValueOnce(new TypeError("Failed to fetch"));
}

it("fetches a page for itself whose guess, still under way, fails", async () => {
  loseKettlePage();
  const guess = diagnoseCase(kettleCase);
  const asked = diagnoseCase(kettleCase);
  await expect(guess).rejects.toThrow("Failed to fetch");
  expect((await asked).kind?.id).toBe("kettle");
});

it("fetches a page again that did not load", async () => {
  loseKettlePage();
  const other = { ...kettleCase, itemIssue: "It leaks from below" };
  await expect(diagnoseCase(other)).rejects.toThrow("Failed to fetch");
  expect((await diagnoseCase(other)).kind?.id).toBe("kettle");
});
