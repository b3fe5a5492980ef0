import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const outcome = (itemDescription: string, remarks: string) =>
  findHazards({ itemDescription, itemIssue: "", answers: [], remarks }).outcome;

it.each([
  ["power drill", "the charger went so hot it left a mark on the table"],
  ["car", "the pedal goes right to the floor and it won't stop"],
  ["angle grinder", "the disc shattered and a bit flew past my face"],
  ["fan", "child puts a finger in the guard"],
  ["tumble dryer", "my son found it keeps turning with the door open"],
])("weighs what is told in the chat: %s, %s", (item, remark) => {
  expect(outcome(item, remark)).toBe("stop");
  expect(outcome(item, `thanks, that helped\n${remark}\nwhat now?`)).toBe("stop");
});

it.each([
  ["fan", "can a child put fingers through the guard"],
  ["washing machine", "can I run it with the door open"],
  ["iron", "can I leave it on the board while hot"],
  ["mixer", "where does the black wire go back to"],
  ["vacuum", "thanks, I found the filter and washed it"],
])("weighs no question and no thanks: %s, %s", (item, remark) => {
  expect(outcome(item, remark)).not.toBe("stop");
});

it("weighs nothing told of clothes", () => {
  expect(outcome("jumper", "the disc shattered and a bit flew past my face")).not.toBe("stop");
});
