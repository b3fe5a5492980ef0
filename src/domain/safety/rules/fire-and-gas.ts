import type { HazardRule } from "~/domain/safety/hazard-rule";

/** What is dangerous at this moment, whatever the thing is. */
export const fireAndGasRules: readonly HazardRule[] = [
  {
    id: "gas-leak",
    severity: "stop",
    when: ["gasSmell", "coAlarm", "gasThing/burner: sickFromIt"],
    heading: "There may be gas in the room",
    why: "Gas or carbon monoxide can explode or kill before you notice it.",
    now: "Do not switch anything on or off. Open windows on your way out, leave the building, and call your gas emergency line or the emergency services from outside.",
  },
  {
    id: "smoke-or-fire",
    severity: "stop",
    when: ["smokes", "onFire", "sparks", "smells + burnt < 4", "burningSmell", "burnsNow"],
    heading: "It smokes, sparks or smells of burning",
    why: "Something in it is overheating or arcing, and that can turn into a fire.",
    now: "Stop using it. If you can do so safely, pull the plug or cut the power at the breaker. If there is fire or thick smoke, leave and call the emergency services.",
  },
  {
    id: "exploded",
    severity: "stop",
    when: ["mains: bangs", "burstPart"],
    heading: "Something in it has burst",
    why: "A bang means that a part failed with force, and what is left can shock you or catch fire.",
    now: "Pull the plug and leave it off. Do not try it again until a competent person has tested it.",
  },
  {
    id: "battery-damaged",
    severity: "stop",
    when: ["swells + batteryCell < 4", "pierced + batteryCell < 4", "ventsGas + batteryCell < 4", "batteryHot", "spicyPillow", "screenLifts", "hotOnCharge", "sweetSmell + batteryThing", "is lithiumThing/batteryThing: swells", "is lithiumThing/driveThing/batteryThing: sweetSmell", "is driveThing/batteryThing: ventsGas", "lithiumThing: partRises", "is batteryThing: opensCell", "is batteryThing/driveThing: drowned"],
    advised: "advisedPierce",
    heading: "The battery is damaged",
    why: "A swollen, pierced or hot lithium cell can catch fire without warning.",
    now: "Stop charging and using it. Do not press, bend or pierce it. If it is cool, put it on a surface that cannot burn, away from people, and take it to a hazardous-waste point. If it heats, hisses or smokes, get away and call for help.",
  },
  {
    id: "gas-appliance",
    severity: "stop",
    when: ["gasThing", "boilerThing: gasFault"],
    advised: "advisedGas",
    heading: "It burns gas",
    why: "A mistake on a gas part can cause fire, explosion or carbon monoxide.",
    now: "Close the gas tap and take nothing apart. Only a registered gas engineer should work on it.",
  },
  {
    id: "camping-gas",
    severity: "stop",
    when: ["campingThing: campingFault"],
    heading: "It burns gas from a cartridge",
    why: "A seal that sits a hair askew lets gas out beside the flame.",
    now: "Take it outdoors, away from any flame, close its valve and unscrew the cartridge. Look only whether the rubber ring is there, whole and clean. Jet, valve and hose are for the dealer or the maker's service.",
  },
];
