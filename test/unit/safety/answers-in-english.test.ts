import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const questions = [
  "Is the thing out of use and unplugged?",
  "Does the thing still show a light or make a sound?",
  "Do you know the make, model and year of the thing?",
];

const idsOf = (itemDescription: string, itemIssue: string, said: readonly string[]) =>
  findHazards({
    itemDescription,
    itemIssue,
    answers: said.map((answer, at) => ({ question: questions[at] ?? "", answer })),
  }).hazards.map(({ id }) => id);

it.each([
  ["Kindersitz", "Gurt klemmt", "child-restraint"],
  ["Wasserkocher", "hat Funken gesprüht", "smoke-or-fire"],
  ["Fahrrad", "Bremsen greifen nicht", "bike-frame"],
  ["Fiets", "remmen pakken niet", "bike-frame"],
  ["Trottinette électrique", "freine mal", "bike-frame"],
])("%s, “%s” stays dangerous whatever is answered to the English questions", (item, issue, id) => {
  for (const said of [[], ["Yes"], ["No", "No"], ["Yes", "Yes", "Yes"], ["ja", "nein", "Not sure"]])
    expect(idsOf(item, issue, said), said.join(", ")).toContain(id);
});

const english = `What does step two mean?
Where is the filter of the machine?
I have cleaned it and it still does not work, what now?`;

it.each([
  ["es riecht nach Gas", "gas-leak"],
  ["ça sent le gaz", "gas-leak"],
  ["ik ruik gas", "gas-leak"],
  ["es raucht", "smoke-or-fire"],
  ["il y a de la fumée", "smoke-or-fire"],
  ["er komt rook uit", "smoke-or-fire"],
  ["ich habe einen Schlag bekommen", "electric-fault"],
  ["ik kreeg een schok", "electric-fault"],
])("hears “%s” among English lines: %s", (line, id) => {
  const issue = "the water does not come through any more since yesterday";
  const { hazards } = findHazards({
    itemDescription: "Coffee machine",
    itemIssue: issue,
    answers: [],
    remarks: `${english}\n${line}`,
  });
  expect(hazards.map((hazard) => hazard.id)).toContain(id);
  expect(idsOf("Coffee machine", issue, ["No", line])).toContain(id);
});
