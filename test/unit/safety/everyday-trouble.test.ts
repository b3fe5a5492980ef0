import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const outcomeOf = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] }).outcome;

it.each([
  ["Kitchen scales", "the button cell is lost, which type does it take"],
  ["Laptop", "the fan roars and it gets scorching hot underneath, then it switches itself off"],
  ["Pond pump", "out of the pond, left it soaked overnight in vinegar, it hums and moves no water"],
  ["Stand mixer", "explodes into life at the slightest touch of the dial"],
  ["Music box", "gave me a shock when it started playing by itself at night"],
  ["Vacuum cleaner", "no power after using it upstairs"],
  ["Teddy bear", "the seam burst and the stuffing comes out, it is called Sparky"],
  ["Dog bed", "the seam ripped, my dog Smokey chews it"],
  ["Bicycle bell", "it is too quiet, I nearly got killed at the lights"],
  ["Toaster", "smells of toast, but the lever does not stay down"],
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
  ["candle lantern", "it soots, the glass has gone black"],
  ["smoke alarm", "how do I fit a new battery"],
  ["red jumper", "I get a zap off the door handle each time I take it off"],
  ["Regenjacke", "beim Ausziehen krieg ich eine gewischt"],
  ["collants", "filés du talon jusqu'au genou"],
  ["jeu switch", "mon perso meurt électrocuté au niveau 4, puis ça se fige"],
  ["incense burner", "the smoke does not fall as it did in the video"],
  ["Teelichthalter", "qualmt ein wenig, Glas ist schwarz"],
  ["zippo", "vlammetje blijft klein, nieuwe lont nodig?"],
  ["bougie parfumée", "elle fume quand je l'éteins, le verre est noir"],
  ["Zelda", "Link is electrocuted at the same spot each time, then it crashes"],
  ["our website", "the boss says the place is on fire, it is only down"],
  ["appli de la banque", "elle plante, ma tête va exploser"],
  ["Drucker", "Papierstau, mein Chef explodiert gleich"],
  ["toaster", "toast comes out charred even on 2, the dial slips"],
  ["Backofen", "Käse vom Auflauf ist auf dem Boden angebrannt, wie geht das weg"],
  ["desk fan", "hums a little louder, nothing hot and no odd smell"],
  ["Handy", "nach zwei Stunden leer, wird aber weder warm noch dick"],
  [
    "wasdroger",
    "had ooit een schroeilucht, dat heeft de monteur opgelost. Nu is het pluizenfilter gescheurd",
  ],
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
  ["LED candle", "the battery box smokes"],
  ["smoke alarm", "pressed test, nothing. New battery, nothing"],
  ["heated jumper", "I get a zap from the lead"],
  ["candle warmer", "smokes at the plug"],
  ["phone app", "the phone got hot and the back bulges while I play"],
  ["Handy", "der Akku ist noch heiß, obwohl es seit Stunden aus ist"],
  ["hoverboard", "white vapour came out of it on charge"],
  ["Backofen", "Käse tropft, und es riecht verbrannt nach Kabel"],
  ["WC bouché", "déboucheur hier, javel ce matin, vinaigre à midi, et ça prend à la gorge"],
])("still stops: %s, %s", (item, issue) => {
  expect(outcomeOf(item, issue)).toBe("stop");
});
