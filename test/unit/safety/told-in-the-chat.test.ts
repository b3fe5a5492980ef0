import { describe, expect, it } from "vitest";
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

it.each([
  ["pressure cooker", "can it explode"],
  ["pressure cooker", "so will it explode if i use it?"],
  ["pressure cooker", "Is it going to burst?"],
  ["tumble dryer", "can it catch fire"],
  ["tumble dryer", "what if it catches fire while I'm out"],
  ["tumble dryer", "what if it starts smoking"],
  ["kettle", "will it shock me"],
  ["kettle", "can it ever give me a shock?"],
  ["laptop", "could the battery swell"],
  ["phone", "might the battery catch fire one day"],
])("takes for no danger what somebody asks may come: %s, %s", (item, remark) => {
  expect(outcome(item, remark)).not.toBe("stop");
  expect(outcome(item, `${remark}\nit smells of burning and there is smoke`)).toBe("stop");
});

it.each([
  ["tumble dryer", "could it have caught fire"],
  ["tumble dryer", "can it catch fire, it smells of burning"],
  ["tumble dryer", "can it smoke like that, it does each time"],
  ["tumble dryer", "why does it smoke"],
  ["tumble dryer", "can I use it while it smokes"],
  ["kettle", "why did it give me a shock"],
  ["kettle", "can it be that I got a shock from it"],
  ["laptop", "can a swollen battery explode"],
])("hears what has come in a question: %s, %s", (item, remark) => {
  expect(outcome(item, remark)).toBe("stop");
});

it("weighs nothing told of clothes", () => {
  expect(outcome("jumper", "the disc shattered and a bit flew past my face")).not.toBe("stop");
});

describe("the drive battery of a bicycle or scooter", () => {
  it.each([
    ["e-bike", "how do i take the battery out"],
    ["e-bike", "where is the key of the battery"],
    ["e-scooter", "how long should the battery last"],
    ["E-Bike", "wie bekomme ich den Akku raus"],
    ["elektrische fiets", "hoe lang gaat de accu mee"],
    ["vélo électrique", "comment retirer la batterie"],
  ])("may be asked about: %s, %s", (item, remark) => {
    expect(outcome(item, remark)).not.toBe("stop");
  });

  it.each([
    ["e-bike", "can i open the battery"],
    ["e-bike", "how do i replace the cells in the pack"],
    ["e-bike", "is a swollen battery dangerous"],
    ["e-bike", "can i still charge it, the battery fell"],
    ["e-bike", "the battery is dead, what now?"],
    ["e-bike", "the battery does not charge"],
    ["E-Bike", "kann ich den Akku öffnen"],
    ["elektrische fiets", "kan ik de accu openen"],
    ["vélo électrique", "comment ouvrir la batterie"],
  ])("stops where it is to be opened, hurt or at fault: %s, %s", (item, remark) => {
    expect(outcome(item, remark)).toBe("stop");
  });
});
