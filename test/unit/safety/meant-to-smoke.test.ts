import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const outcomeOf = (itemIssue: string) =>
  findHazards({ itemDescription: "", itemIssue, answers: [] }).outcome;

describe("what is meant to smoke or burn, and what was put right", () => {
  it.each([
    "electric smoker isn't making enough smoke any more, ribs come out pale",
    "guitar's lost its spark, think the strings are just old, it's an acoustic",
    "mijn rookoven geeft te weinig rook, de zalm smaakt nergens naar",
    "mein Räucherofen macht zu wenig Rauch",
    "mon fumoir fait plus assez de fumée, le saumon est fade",
    "cheminée électrique, les fausses flammes bougent plus, le chauffage va très bien",
    "le pain est cramé d'un côté et blanc de l'autre",
    "mixer used to spark years ago but that was put right by the maker. Now it won't let go of the whisk",
    "la prise faisait des étincelles avant, un électricien l'a changée. Je veux recoller le pied de la lampe",
  ])("is no danger: %s", (told) => {
    expect(outcomeOf(told)).not.toBe("stop");
  });

  it.each([
    "the smoker's cord is smoking at the plug",
    "la prise fait des étincelles, un électricien doit venir",
    "le grille-pain a cramé et le câble fond",
    "mixer used to spark years ago and now it sparks again",
  ])("does not hide one: %s", (told) => {
    expect(outcomeOf(told)).toBe("stop");
  });
});
