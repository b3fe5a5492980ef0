import { expect, it } from "vitest";
import { chooseQuestions } from "~/domain/handbook/choose-questions";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { newCase } from "./journey";

async function asks(item: string, issue: string) {
  const { fault, evidence } = await diagnoseCase(newCase(item, issue));
  return chooseQuestions(fault, evidence, 3)
    .map(({ ask }) => ask)
    .join(" ");
}

it.each([
  [/second hand/, "casio digital watch", "Casio watch", "blank after I changed the battery"],
  [/second hand/, "LCD watch", "watch", "display went off, new battery in"],
  [/new washer|harder/, "single lever kitchen tap", "kitchen tap", "drips from the spout"],
  [/second hand/, "digital alarm clock", "alarm clock", "stopped"],
  [/every gear/, "single speed bike", "bike", "the chain slips"],
  [/cable/, "road bike with Di2", "road bike", "does not shift up"],
])("does not ask for %s of a %s", async (premise, without, having, issue) => {
  expect(await asks(without, issue)).not.toMatch(premise);
  expect(await asks(having, issue)).toMatch(premise);
});

it("hears it in the complaint as well", async () => {
  expect(await asks("tap", "drips, single lever grohe")).not.toMatch(/washer/);
});
