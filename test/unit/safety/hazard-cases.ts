type ItemAndIssue = [item: string, issue: string];

/** For each rule: an item and an issue that raise it, and a pair close to it that must not. */
export const hazardCases: Readonly<Record<string, [raises: ItemAndIssue, passes: ItemAndIssue]>> = {
  "alarm-battery": [
    ["Smoke alarm", "It chirps"],
    ["Alarm clock", "It needs a new battery"],
  ],
  "gas-leak": [
    ["Old cooker", "There is a smell of gas in the kitchen"],
    ["Office chair", "The gas lift sinks"],
  ],
  "carbon-monoxide": [
    ["Hall alarm", "The carbon monoxide alarm is going off"],
    ["Hall alarm", "The carbon monoxide alarm needs a new cover"],
  ],
  "mercury-out": [
    ["Thermometer", "it broke and silver beads rolled over the table"],
    ["Thermometer", "it shows ten degrees too much"],
  ],
  "toxic-fumes": [
    ["Toilet", "I poured bleach in and then vinegar on top"],
    ["Toilet", "I poured vinegar in and the limescale is still there"],
  ],
  "smoke-or-fire": [
    ["Food mixer", "It started smoking"],
    ["Smoke alarm mount", "Needs new spark plugs"],
  ],
  exploded: [
    ["Coffee machine", "It went bang and stopped"],
    ["Drum kit", "It needs a bigger bang"],
  ],
  "battery-damaged": [
    ["Phone", "The battery looks swollen"],
    ["Phone", "The battery drains fast"],
  ],
  "gas-appliance": [
    ["Gas hob", "It does not light"],
    ["Induction hob", "It does not heat"],
  ],
  microwave: [
    ["Microwave", "The door sticks"],
    ["Microwave-safe dish", "It has a chip"],
  ],
  "electric-fault": [
    ["Iron", "It trips the electrics"],
    ["Iron", "I replaced the fuse, still dead"],
  ],
  "damaged-cord": [
    ["Table lamp", "There is a nick in the flex"],
    ["Table lamp", "People keep tripping over the flex"],
  ],
  "hot-connection": [
    ["Iron", "The cord gets hot near the plug"],
    ["Iron", "It gets no hotter than lukewarm"],
  ],
  "camping-gas": [
    ["Camping stove", "A faint smell at the cartridge"],
    ["Camping stove", "A pot support is bent"],
  ],
  "gas-cartridge": [
    ["Camping stove", "A pot support is bent"],
    ["Camping chair", "A leg is bent"],
  ],
  "fuel-leak": [
    ["Strimmer", "Petrol is dripping from it"],
    ["Strimmer", "The line is used up"],
  ],
  "walking-aid": [
    ["Rollator", "The brake does not hold"],
    ["Roller skate", "The brake does not hold"],
  ],
  "fire-safety": [
    ["Smoke alarm", "It stays silent"],
    ["Alarm clock", "It does not ring"],
  ],
  "bears-a-person": [
    ["Step ladder", "One rung is loose"],
    ["Shoe rack", "One board is loose"],
  ],
  "machine-guard": [
    ["Electric chainsaw", "The chain brake does not stop it"],
    ["Electric chainsaw", "The chain is blunt"],
  ],
  "cord-loop": [
    ["Roller blind", "The cord loop hangs near the cot"],
    ["Roller blind", "The spring is weak"],
  ],
  arsenic: [
    ["Stuffed owl, taxidermy", "An ear has come off"],
    ["Stuffed toy owl", "An ear has come off"],
  ],
  choking: [
    ["Teddy", "One eye is loose, and my baby chews on it"],
    ["Teddy", "One eye is loose"],
  ],
  "tips-over": [
    ["Chest of drawers", "It tips forward"],
    ["Chest of drawers", "A drawer sticks"],
  ],
  "bypass-safety": [
    ["Washing machine", "How do I bypass the interlock"],
    ["Washing machine", "The door lock clicks"],
  ],
  "high-voltage": [
    ["CRT monitor", "No picture"],
    ["LCD monitor", "No picture"],
  ],
  "power-supply-inside": [
    ["Desktop PC", "Can I open the power supply"],
    ["Desktop PC", "The power supply is missing"],
  ],
  "fixed-wiring": [
    ["Wall socket in the hall", "It is loose"],
    ["Radio", "It is dead in every wall socket"],
  ],
  "water-electric": [
    ["Hair dryer", "It fell into the bath"],
    ["Hair dryer", "It blows cold"],
  ],
  refrigerant: [
    ["Fridge", "It needs a recharge of the coolant, it hisses"],
    ["Fridge", "The door seal is torn"],
  ],
  "heating-textile": [
    ["Electric blanket", "One side stays cold"],
    ["Wool blanket", "It has a hole"],
  ],
  "ebike-pack": [
    ["E-bike", "The battery is dead"],
    ["E-bike", "The saddle slips"],
  ],
  "garage-spring": [
    ["Garage door", "It hangs askew"],
    ["Garage door remote", "No reaction"],
  ],
  pressure: [
    ["Compressor tank", "It has rust"],
    ["Water bottle", "It does not close"],
  ],
  "child-restraint": [
    ["Child seat", "A strap is torn"],
    ["Car seat cover", "A seam is open"],
  ],
  "life-safety-gear": [
    ["Bicycle helmet", "It has a crack"],
    ["Toy helmet", "It has a crack"],
  ],
  swallowed: [
    ["Kitchen scales", "My toddler swallowed the battery"],
    ["Printer", "It swallows paper"],
  ],
  nursery: [
    ["Stroller", "The brake does not hold"],
    ["Stroller", "The hood has a hole"],
  ],
  "bike-frame": [
    ["Bicycle", "The fork is cracked"],
    ["Bicycle", "The chain slips"],
  ],
  "vehicle-safety": [
    ["Renault", "The airbag light is on"],
    ["Toy car", "The brakes squeak"],
  ],
  medical: [
    ["Stair lift", "It stops halfway"],
    ["Scissor lift desk", "It stops halfway"],
  ],
  "lead-asbestos": [
    ["Old window", "I want to sand the lead paint"],
    ["Old window", "It needs new paint"],
  ],
  weapon: [
    ["Hunting rifle", "The bolt sticks"],
    ["Water pistol", "The trigger sticks"],
  ],
  laser: [
    ["Laser cutter", "The beam is weak"],
    ["Laser printer", "The paper jams"],
  ],
  lithium: [
    ["Laptop", "The lid is loose"],
    ["Paper book", "The lid is loose"],
  ],
  mains: [
    ["Toaster", "The lever will not stay down"],
    ["Teddy bear", "An eye is missing"],
  ],
  capacitor: [
    ["Flat panel", "A capacitor has failed"],
    ["Flat panel", "A button has failed"],
  ],
  "fridge-not-cooling": [
    ["Fridge", "It is warm inside"],
    ["Cool bag", "It is warm inside"],
  ],
  damp: [
    ["Food mixer", "I spilled soup over it"],
    ["Cushion", "I spilled soup over it"],
  ],
  overheats: [
    ["Laptop", "It overheats in games"],
    ["Laptop", "It stays cool in games"],
  ],
  spring: [
    ["Cuckoo clock", "It runs slow"],
    ["Wall calendar", "It runs slow"],
  ],
  "bike-brake": [
    ["Bicycle", "The brake pads squeal"],
    ["Bicycle", "The chain squeals"],
  ],
  petrol: [
    ["Mower", "The carburettor is clogged"],
    ["Mower", "The wheel wobbles"],
  ],
  mercury: [
    ["Fluorescent fitting", "It flickers"],
    ["LED fitting", "It flickers"],
  ],
  "hot-surface": [
    ["Waffle maker, curling iron", "It is cold"],
    ["Book shelf", "It wobbles"],
  ],
  blade: [
    ["Blender", "It is stuck"],
    ["Door handle", "It is stuck"],
  ],
  glass: [
    ["Tablet", "The glass is cracked"],
    ["Tablet", "The button is loose"],
  ],
  "food-contact": [
    ["Mug", "The handle broke off"],
    ["Chair", "The arm broke off"],
  ],
  solvent: [
    ["Table", "I have acetone for it"],
    ["Table", "I have a cloth for it"],
  ],
  height: [
    ["Gutter", "It leaks on the roof"],
    ["Doll's house", "A wall is loose"],
  ],
};
