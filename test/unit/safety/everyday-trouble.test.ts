import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const outcomeOf = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).outcome;

it.each([
  ["Lighter", "sparks but no flame, it is empty"],
  ["Gas BBQ lighter wand", "clicks but makes no flame any more"],
  ["Oven", "the light inside went pop, and the new one does not fit"],
  ["Hoover", "smells like wet dog when it runs"],
  ["Feuerzeug", "Funken ja, Flamme nein, ist leer"],
  ["Waschmaschine", "Wäsche kommt viel zu nass raus"],
  ["Spülmaschine", "beim Öffnen kommt heißer Dampf raus wie immer, aber der Korb klemmt"],
  ["Aansteker", "vonkt wel maar geen vlam, hij is leeg"],
  ["Strijkijzer", "druppelt en maakt bruine vlekken"],
  ["Stofzuiger", "ruikt naar natte hond als hij aanstaat"],
  ["briquet", "fait des étincelles mais pas de flamme, il est vide"],
  ["allume-gaz", "clique mais ne fait plus de flamme"],
  ["aspirateur", "sent le chien mouillé quand je le mets en route"],
  ["fauteuil de bureau à vérin", "il s'affaisse dès que je m'assois"],
  ["cast iron pan", "it smoked when i seasoned it like the recipe said, now it is patchy"],
  ["rideau gris fumée", "l'ourlet est décousu"],
  ["platine vinyle", "ça crépite sur les vieux disques, poussière je pense"],
  ["Plattenspieler", "knistert bei jeder alten platte, die neuen klingen sauber"],
  ["lampe de chevet", "l'ampoule a sauté, la neuve ne s'allume pas non plus"],
])("does not stop everyday trouble: %s, %s", (item, issue) => {
  expect(outcomeOf(item, issue)).not.toBe("stop");
});

it.each([
  ["Lighter", "leaks gas, the whole drawer smells of gas"],
  ["Oven", "something inside went bang with a blue flash"],
  ["fiets van mijn zoon", "remmen doen helemaal niks meer, hij remt nu met zijn schoenen"],
  ["vélo de ma fille", "plus aucun frein, elle descend la rue tous les matins avec"],
  ["platine vinyle", "ça crépite à la prise et ça sent le brûlé"],
  ["Feuerzeug", "ausgelaufen, riecht nach gas"],
  ["aspirateur", "je l'ai rempli d'eau et il a fait un éclair"],
  ["Stofzuiger", "vonkt bij de motor en stinkt verbrand"],
])("still stops: %s, %s", (item, issue) => {
  expect(outcomeOf(item, issue)).toBe("stop");
});
