import { expect, it, vi } from "vitest";
import { itemTypes } from "virtual:handbook/item-types";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { handbookAssistant } from "~/services/assistant/handbook-adapter";
import { kettleCase } from "../../support/repair-cases";

function loseKettlePage() {
  const kettle = itemTypes.find(({ id }) => id === "kettle");
  if (kettle === undefined) throw new Error("The handbook has no kettle");
  vi.spyOn(kettle, "playbook").mockRejectedValueOnce(new TypeError("Failed to fetch"));
}

it("fetches a page for itself whose guess, still under way, fails", async () => {
  loseKettlePage();
  const unheard = { ...kettleCase, itemIssue: "It leaks from the handle" };
  const guess = diagnoseCase(unheard);
  const asked = diagnoseCase(unheard);
  await expect(guess).rejects.toThrow("Failed to fetch");
  expect((await asked).kind?.id).toBe("kettle");
});

it("fetches a page again that did not load", async () => {
  loseKettlePage();
  const other = { ...kettleCase, itemIssue: "It leaks from below" };
  await expect(diagnoseCase(other)).rejects.toThrow("Failed to fetch");
  expect((await diagnoseCase(other)).kind?.id).toBe("kettle");
});

const ask = () =>
  handbookAssistant.chatReply(kettleCase, [], "Where is the spout filter?", {
    signal: new AbortController().signal,
  });

it("says that the handbook did not load where what the chat needs besides is lost, and tries again", async () => {
  const kettle = itemTypes.find(({ id }) => id === "kettle");
  if (kettle === undefined) throw new Error("The handbook has no kettle");
  const lost = vi
    .spyOn(kettle, "background")
    .mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(ask()).rejects.toMatchObject({ kind: "unreachable" });
  expect(await ask()).toMatch(/filter is behind the spout/i);
  expect(lost).toHaveBeenCalledTimes(2);
});

it("answers without what it made of the words where that did not load", async () => {
  const repair = { ...kettleCase, itemIssue: "It leaks at the lid" };
  await diagnoseCase(repair);
  loseKettlePage();
  const onUnderstood = vi.fn<() => void>();
  const { signal } = new AbortController();
  expect(await handbookAssistant.rootCause(repair, { signal, onUnderstood })).toMatch(/kettle/i);
  expect(onUnderstood).not.toHaveBeenCalled();
  await handbookAssistant.rootCause(repair, { signal, onUnderstood });
  expect(onUnderstood).toHaveBeenCalledOnce();
});

it("weighs a case once, though four are asked about in turn, and a fifth time anew", async () => {
  const issues = ["hums", "drips", "smells", "rattles"].map((word) => `The lid ${word}`);
  const ask = () =>
    Promise.all(issues.map((itemIssue) => diagnoseCase({ ...kettleCase, itemIssue })));
  const before = await ask();
  expect(await ask()).toEqual(before);
  for (const [place, diagnosis] of (await ask()).entries()) expect(diagnosis).toBe(before[place]);
  await diagnoseCase({ ...kettleCase, itemIssue: "The lid clicks" });
  expect(await diagnoseCase({ ...kettleCase, itemIssue: "The lid hums" })).not.toBe(before[0]);
});
