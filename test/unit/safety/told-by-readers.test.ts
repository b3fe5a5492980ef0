import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

const found = (itemDescription: string, itemIssue: string) =>
  findHazards({ itemDescription, itemIssue, answers: [] });

it.each([
  ["Extension lead", "one hole doesn't work and it's brown round it", "hot-connection"],
  ["Bedside lamp", "flickers, and the plug is brown", "hot-connection"],
  ["Bedside lamp", "flickers, the plug went a bit brown", "hot-connection"],
  ["Power strip", "black around one of the outlets", "hot-connection"],
  ["Phone charger", "gets really hot and buzzes", "hot-connection"],
  ["Night light", "plug broke, the metal pins are still in the socket", "fixed-wiring"],
  ["Hair dryer", "a pin of the plug snapped off and is stuck in the wall socket", "fixed-wiring"],
  ["Oil heater", "oil is dripping out on the carpet", "electric-fault"],
  ["Oil filled radiator", "it's leaking oil", "electric-fault"],
  ["Pressure cooker", "steam comes out of the side, not the valve", "pressure"],
  ["Washing machine", "water everywhere around the plug", "water-electric"],
  ["Dishwasher", "there is water on the extension lead under the sink", "water-electric"],
  ["Robot vacuum", "swells up and the lid won't close", "battery-damaged"],
  ["Laptop", "the trackpad got stiff and stands up a little", "battery-damaged"],
  ["Phone", "the screen stands off a bit at the edge", "battery-damaged"],
  ["Bicycle", "the hydraulic lever goes to the bar now", "bike-frame"],
  ["Trampoline", "two springs gone", "bears-a-person"],
  ["E-scooter", "the deck is bulging up, and it squeaks", "battery-damaged"],
  ["Electric scooter", "the deck doesn't close any more, like it grew", "battery-damaged"],
  ["Fluorescent tube", "broke in the kitchen", "mercury-out"],
  ["Christmas lights", "a bulb is gone, and two bare prongs are sticking out", "damaged-cord"],
  ["Stick blender", "came on by itself in the washing up bowl", "machine-guard"],
  ["Pull-along toy", "the wheel pegs come out, she choked on one", "nursery"],
  ["Dishwasher", "black sooty patch round the buttons", "electric-fault"],
  ["Lamp", "touching it is like a nettle", "electric-fault"],
  ["Phone charger", "you could fry an egg on it", "hot-connection"],
  ["Fahrrad", "Haarriss am Unterrohr, direkt hinterm Steuerkopf", "bike-frame"],
  ["Perceuse sans fil", "batterie qui suinte, liquide collant", "battery-damaged"],
  ["Sèche-cheveux", "a craché une flamme bleue", "smoke-or-fire"],
  ["Musical card", "the tiny round battery is gone, my girl coughs and is drooling", "swallowed"],
  ["Toy keyring light", "battery is missing, I think my baby swallowed it", "swallowed"],
  ["Headphones", "one earpiece got burning hot in my ear", "battery-damaged"],
])("%s, “%s” stops: %s", (item, issue, danger) => {
  const { outcome, hazards } = found(item, issue);
  expect(outcome).toBe("stop");
  expect(hazards.map(({ id }) => id)).toContain(danger);
});

it.each([
  ["Floor lamp with dimmer", "new LED bulb flickers and buzzes at low setting"],
  ["Lamp", "the bulb buzzes on a dimmer"],
  ["Air fryer", "coating peels in the basket, white smoke at first use"],
  ["Shotgun microphone", "no sound"],
  ["Lamp", "flickers, the plug is black"],
  ["Petrol strimmer", "won't start, the plug looks black"],
  ["Television", "dead channel, exploding pixels"],
  ["Vacuum cleaner", "I get static shocks from the tube on carpet"],
  ["Washing machine", "kids' uniform still soaking wet after the wash"],
  ["Guitar amplifier", "too loud, it blew up my ears"],
  ["Heat pump dryer", "clothes still damp, fluff behind the filter"],
  ["LED television", "no picture, and it could shock me"],
  ["Cafetière", "l'eau ne passe plus, ça fume un peu de vapeur"],
  ["Fluorescent lamp", "the switch is broken"],
  ["Rechargeable torch", "oil on the lens"],
  ["Fridge", "it stinks of old fish, however often I wash the shelves"],
  ["Gas lamp replica, LED", "one of the fake flames doesn't flicker"],
  ["Wok", "scorched a curry in it, and now the seasoning is flaking"],
  ["Step ladder", "paint all over the treads, steady otherwise"],
  ["Espressomachine", "koffie smaakt aangebrand sinds we fijner malen"],
  ["Rookmelder", "geeft om de minuut een kort piepje"],
  ["Cafetière italienne", "café goût de brûlé, le joint est durci"],
  ["Immersion blender", "doesn't turn on, glued together, cannot be opened"],
  ["Solar light", "stopped after two weeks, water had got in"],
  ["Electric kettle, four years old", "There is limescale and it is slow to boil"],
  ["Fleece jumper", "gives me an electric shock when I pull it over my head, sparks in the dark"],
  ["Lunch box", "smells of rotten eggs"],
  ["Trainers", "they smell like rotten eggs after the gym"],
])("%s, “%s” does not stop", (item, issue) => {
  expect(found(item, issue).outcome).not.toBe("stop");
});

it.each([
  ["Roller blind", "the cord loop hangs near the cot"],
  ["Venetian blind", "the cord is frayed, my toddler pulls on it"],
])("%s, “%s”: a loop can strangle a child", (item, issue) => {
  expect(found(item, issue).hazards.map(({ id }) => id)).toContain("cord-loop");
});

it("sees no blade in a router of the network", () => {
  for (const item of ["Wifi router", "Router from BT", "5G router", "TP-Link router"])
    expect(found(item, "red light").hazards.map(({ id }) => id)).not.toContain("blade");
  expect(found("Router", "the collet slips").hazards.map(({ id }) => id)).toContain("blade");
});

it.each([
  ["ich rieche Gas", "Regenschirm", "gas-leak"],
  ["je sens le gaz", "Parapluie", "gas-leak"],
  ["il y a le feu", "Parapluie", "smoke-or-fire"],
  ["ça brûle", "Parapluie", "smoke-or-fire"],
  ["ik ruik brand", "Rookmelder", "smoke-or-fire"],
  ["de remkabel is geknapt", "Fiets", "bike-frame"],
  ["le câble de frein est cassé", "Vélo", "bike-frame"],
])("hears “%s” in the chat on a %s: %s", (remarks, itemDescription, danger) => {
  const { hazards } = findHazards({ itemDescription, itemIssue: "", answers: [], remarks });
  expect(hazards.map(({ id }) => id)).toContain(danger);
});

it("hears no smoke where it is denied in Dutch", () => {
  const { outcome } = findHazards({
    itemDescription: "Paraplu",
    itemIssue: "balein gebroken",
    answers: [],
    remarks: "er komt geen rook uit",
  });
  expect(outcome).toBe("none");
});

it.each([
  ["Rasenmäher", "Benzin tropft auf den heißen Motor"],
  ["Lawn mower", "petrol drips on the hot motor"],
])("takes fuel for no water: %s, “%s”", (item, issue) => {
  const ids = found(item, issue).hazards.map(({ id }) => id);
  expect(ids).toContain("fuel-leak");
  expect(ids).not.toContain("water-electric");
});

it.each([
  [
    "Suitcase",
    "the wheel's rubber is all gone",
    "Can you see hair, thread or dirt beside it?",
    "no hair",
  ],
  [
    "Hair dryer",
    "cuts out",
    "Does it run through without its nozzle?",
    "it cuts out without it too",
  ],
])("%s, “%s”, asked “%s”, “%s” does not stop", (itemDescription, itemIssue, question, answer) => {
  const answers = [{ id: 1, question, answer }];
  expect(findHazards({ itemDescription, itemIssue, answers }).outcome).not.toBe("stop");
});
