import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const outcomeOf = (itemDescription: string, itemIssue: string, known: readonly string[] = []) =>
  findHazards({ itemDescription, itemIssue, answers: [], known }).outcome;

/** What only sounds like danger: a figure of speech, a lid that slams, a workshop that has mended it. */
it.each([
  ["pedal bin", "its lid bangs shut and wakes the cat"],
  ["doll's house", "my son is in flames about the missing stairs"],
  ["pressure washer", "the valve hisses like always, only the wheel is gone"],
  ["desk lamp", "the plug and the cable look fine, the shade is bent"],
  ["Schranktür", "knallt jedes Mal zu, weil der Puffer fehlt"],
  ["Mixer", "stank einst nach Kabel, der Händler hat den Motor getauscht. Jetzt fehlt der Deckel"],
  ["Sofa", "Opa hat darin geraucht, der Bezug riecht nach Pfeifenrauch"],
  ["lichtsnoer", "stekker en snoer zien er goed uit, maar de helft blijft donker"],
  ["fauteuil", "mon oncle fumait souvent dedans, le tissu est jauni"],
  ["log burner", "the pane is brown from the smoke, the rope seal has frayed"],
  ["Kaminofen", "das Glas ist russig vom Rauch, womit putzt man das"],
  ["poêle à bois", "le verre est brun de fumée après chaque feu"],
  ["kitchen drawer", "it jams, my wife is about to blow a fuse"],
  ["wall", "my son kicked a ball and there is a hole in the plaster as big as a fist"],
  ["stairs", "third step creaks terribly and wakes the baby"],
  ["laptop", "it gets very hot and the fan blows loudly"],
  ["toilet", "it keeps making a hissing noise all night and the water bill went up"],
  ["phone", "the plug stops short and falls out"],
  ["desk lamp", "the cord is too short, an inch short of the socket"],
  ["kettle", "it stands next to the microwave and does not boil"],
  ["fridge", "the compressor runs all day and never stops"],
  ["Kühlschrank", "der Kompressor läuft den ganzen Tag"],
  ["koelkast", "de compressor draait de hele dag"],
  ["réfrigérateur", "le compresseur tourne toute la journée"],
  ["vacuum cleaner", "the short hose on the upright has a split"],
  ["sewing machine", "the plate screw is stuck, only a short screwdriver fits"],
  ["power drill", "how short is too short for the brushes"],
  ["kettle", "how do I test the fuse without a meter"],
  ["radio", "its soft touch coating has gone sticky"],
  ["toaster", "a bread bag melted onto the outside"],
  ["washing machine", "it bangs when it starts to spin"],
  ["washing machine", "it still smells after the hot wash"],
  ["fridge", "it knocks when it switches off"],
  ["laptop", "how do I take the battery cable off the board"],
  ["headphones", "jack pin snapped off in the socket"],
  [
    "tumble dryer",
    "it makes a thump thump thump as it goes round, louder when it is empty, and the drum feels like it drops when I push it down",
  ],
  ["washing machine", "I hear a dull thump each time the drum comes round"],
  ["e-bike", "the motor helps for five minutes then nothing and the display shows full battery"],
  ["smoke alarm", "goes off every time I make toast"],
  ["smoke detector", "false alarms when I fry an egg"],
  ["puzzle app", "every level ends in an explosion and then it crashes"],
])("does not stop what only sounds like danger: %s, %s", (item, issue) => {
  expect(outcomeOf(item, issue)).not.toBe("stop");
});

it.each([
  ["banking app", "while I logged in I noticed a smell of gas in the kitchen"],
  ["bike", "the app counts my rides, but the brakes do nothing any more"],
  ["frying pan", "the oil caught fire and the flames reach the hood"],
  ["rideau", "il a pris feu à cause d'une bougie"],
  ["rideau électrique", "le moteur fume quand il descend"],
  ["toy car", "the button cell is gone and my daughter had it in her mouth"],
  ["Spielzeugauto", "die Knopfzelle fehlt, der Kleine hat sie verschluckt"],
  ["speelgoedauto", "knoopcelletje weg, de kleine had het in zijn mond"],
  ["petite voiture", "la pile bouton a disparu, le petit l'avait à la bouche"],
  ["Stabmixer", "läuft los sobald ich ihn einstecke"],
  ["staafmixer", "gaat draaien zodra ik de stekker insteek"],
  ["trancheuse", "elle démarre dès que je la branche"],
  ["tafellamp", "ik kon hem even niet loslaten"],
  ["log burner", "smoke comes out into the room when it burns"],
  ["heater", "each evening it blows a fuse"],
  ["grill", "gisteren sloeg de zekering door"],
  ["dehumidifier", "plug is brown on one pin and warm"],
  ["dehumidifier", "both pins turned black"],
  ["baby monitor", "charger gets hot and hums"],
  ["washing machine", "fuse goes every time it heats"],
  ["washing machine", "the fuse jumps when it heats"],
  ["ceiling", "damp brown patch round the lamp"],
  ["fridge", "I would like to replace the compressor"],
  ["fridge", "the compressor is leaking"],
  ["vacuum cleaner", "there is a short in the hose"],
  ["toaster", "the plug melted"],
  ["washing machine", "there was a bang and it stopped"],
  ["washing machine", "loud bang when it started to spin and now it is dead"],
  ["washing machine", "a bang when the motor stops and then nothing"],
  ["vacuum cleaner", "there was a bang when it turns on"],
  ["washing machine", "water sits in the bottom and reached the plug"],
  ["heater", "it scorched the carpet"],
  ["heater", "the casing melted onto the floor"],
  ["lamp", "the shade scorched the cloth on the table"],
  ["extension lead", "it melted onto the carpet"],
  ["charger", "the film on it melted"],
  ["washing machine", "it smells of burning in the hot wash"],
  ["kettle", "can I run it without the thermal fuse"],
  ["spelcomputer", "de achterkant gaat open, er duwt iets naar buiten"],
])("stops a danger of the same words: %s, %s", (item, issue) => {
  expect(outcomeOf(item, issue)).toBe("stop");
});

it("keeps a danger that was known before, whatever is asked next", () => {
  expect(outcomeOf("parking app", "it does not start", ["smoke-or-fire"])).toBe("stop");
});
