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
