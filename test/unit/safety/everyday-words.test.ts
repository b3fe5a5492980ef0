import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

/** The dangers that stop a repair told so, by id. */
function stopsOf(row: string): string[] {
  const [itemDescription = "", itemIssue = ""] = row.trim().split(" | ");
  const { hazards } = findHazards({ itemDescription, itemIssue, answers: [] });
  return hazards.filter(({ severity }) => severity !== "caution").map(({ id }) => id);
}

const rows = (text: string) => text.trim().split("\n");

it("hears no danger in everyday words that hold those of one", () => {
  const harmless = rows(`
    vacuum cleaner | it overheats and cuts out
    lawn mower | cuts out when it overheats
    dishwasher | start light flashes and nothing happens
    drill | charger flashes and wont charge the pack
    food processor | the light flashes and it wont start
    kettle | lid with a crack
    washing machine | water pipe bangs when it shuts off
    dishwasher | door falls down with a bang
    power tool | where do i find an exploded drawing
    soundbar | tv hdmi arc gives no sound
    television | do i use arc or optical
    games console | snow and sparkles on the screen
    record player | the belt has melted to black goo
    hob | how do i get melted plastic off
    headphones | insulation melted when i soldered it
    bread maker | it kneads in short bursts
    oven | is it bad to cut the cooling fan short
    electric recliner | the remote of the electric recliner is dead
    television | should i turn off standby to save electricity
    sofa | how do i take the arms off to get it upstairs
    string lights | can i throw fairy lights in the bin
    lamp | new bulb blew again
    cassette player | it swallowed my tape
    phone | it ate my battery in an hour
    electric toothbrush | buzzes in my mouth and the battery is flat
    guitar | blade switch wont stay in position
    dehumidifier | can i use an extension lead or strip
    oven | insulation wool is coming out
    oven | glass wool insulation is hanging out
    projector | film snapped how do i splice the film
    speaker | banana plugs or bare wire in the terminal
    watch | expanding bracelet is stretched
    e-bike | can i use nail varnish remover instead of alcohol
    bag | ladder lock which way to thread
    e-scooter | beeping wont stop
    tap | do i have to turn the boiler off
    router | does the microwave disturb wifi
    electric toothbrush | can i boil or microwave the head
    dishwasher | it smells of rotten eggs
    washing machine | rotten egg smell
    kettle | can i use vinegar or bleach
    tumble dryer | can i put soaking wet clothes in
    Handy | der Akku ist so schnell leer
    Laptop | Akku ist sehr schwach
    telefoon | de accu is zo snel leeg
    telefoon | batterij is heel snel leeg
    Spülmaschine | riecht nach faulen Eiern
    Plattenspieler | Riemen ist geschmolzen
    Gitarrenverstärker | knistert wenn ich am Lautstärkeknopf drehe
    wasmachine | ruikt naar rotte eieren
    platenspeler | snaar is gesmolten
    lave-vaisselle | ça sent l'oeuf pourri
    platine vinyle | courroie fondue
    oil radiator | burning dust smell first time this winter
    laptop | the fan screams and it is so hot i can't keep it on my lap
    tablet | glass splinters keep coming off`);
  expect(harmless.filter((row) => stopsOf(row).length > 0)).toEqual([]);
});

it("hears the danger that stands in the same words", () => {
  const dangers = rows(`
    vacuum cleaner | i bridged the thermal cut out because it overheats
    vacuum cleaner | it overheats so i cut out the thermal switch
    blender | flash and then nothing
    charger | charger flashed and went bang
    charger | blue flash from the charger
    kettle | there was a bang and a crack went through the base
    toaster | sparks in the slot
    electric hob | ring sparks when i turn it on
    iron | melted its own plug
    oven | insulation on the cable has melted
    fan | i cut the wire short and taped it
    hob | cut the cable and it shorted
    electric bed | trips the electrics
    sofa | lights go out upstairs when i plug the recliner in
    speaker | speaker popped and the whole house went off
    hedge trimmer | my fingers tingle when i touch the handle
    lamp | wires bare at the plug, can i use banana plugs
    watch | the battery is expanding
    e-bike | battery smells like nail varnish remover
    phone | smells of acetone
    bike | brakes squeal and dont stop
    gas cooker | smell of rotten eggs in the kitchen
    washing machine | smells of gas like rotten eggs
    fridge | gas is leaking
    kitchen | i mixed bleach and vinegar
    kettle | i put bleach in and then vinegar or descaler and now i cough
    Handy | Akku wird sehr heiß
    Handy | der Akku ist heiß
    telefoon | de accu wordt heel heet
    telefoon | de accu is bloedheet
    Spülmaschine | riecht nach Gas
    Herd | riecht nach faulen Eiern
    Radio | Stecker knistert
    Trockner | Kabel geschmolzen
    wasmachine | gaslucht in de kamer
    cuisine | ça sent l'oeuf pourri
    lave-linge | ça sent le gaz
    kitchen scales | my kid swallowed the battery
    remote control | dog ate the battery
    toy | she has swallowed a magnet
    Küchenwaage | mein Kind hat die Batterie verschluckt
    afstandsbediening | de hond heeft de batterij opgegeten
    jouet | mon fils a avalé la pile
    heater | burning dust and smoke comes out
    heater | burning smell, not dust, from the plug
    laptop | so hot I cannot hold it
    laptop | charger plug so hot I can't hold it
    tablet | glass splinters come off and the back is bulging
    kids bike | levers do nothing, she uses her shoes to stop`);
  expect(dangers.filter((row) => stopsOf(row).length === 0)).toEqual([]);
});
