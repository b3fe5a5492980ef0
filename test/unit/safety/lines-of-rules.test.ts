import { expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";

/** What a single line of a rule is for, where its words serve other lines as well: "rule: thing | what is said". */
const cases = `
  electric-fault: Thing | it knocks the circuit out
  electric-fault: Thing | it kicked off everything else
  hot-connection: Thing | the wall plate is warm
  hot-connection: Dimmer | it hums
  hot-connection: Dimmer | it has gone brown
  damaged-cord: Lamp | I drove over the cord
  bypass-safety: Thing | can I leave out the fuse with foil
  bypass-safety: Fuse | can I use foil
  bypass-safety: Kettle | I wedged the lid catch
  bypass-safety: Kettle | I had the cover off while it was plugged in
  high-voltage: Disposable camera | can I solder it
  high-voltage: Disposable camera | it gave me a thump
  high-voltage: Disposable camera | the capacitor is old
  power-supply-inside: PSU | the capacitor is old
  water-electric: Kettle | it was submerged
  water-electric: Kettle | juice ran over the vents
  water-electric: Wall plate | rain came
  water-electric: Lamp | condensation collects
  water-electric: Kettle | the innards dribbled
  water-electric: Chandelier | it trickles from the chandelier
  water-electric: Chandelier | moisture at the chandelier
  carbon-monoxide: Stove | I feel dizzy
  battery-damaged: Thing | the pack is bloated
  battery-damaged: Thing | the pack hisses
  battery-damaged: Thing | the battery smells sweet of acetone
  battery-damaged: Phone | it is bloated
  battery-damaged: Phone | acetone
  battery-damaged: Power bank | it hisses
  battery-damaged: Battery | can I solder it
  battery-damaged: Power bank | it was submerged
  battery-damaged: E-bike battery | the casing of the pack is cracked
  battery-damaged: E-bike | the battery housing split when it fell
  battery-damaged: Akku vom E-Bike | das Gehäuse vom Akku ist gesprungen
  ebike-pack: E-bike | the pack is flat
  ebike-pack: Phone | weld the bms
  ebike-pack: Battery | weld the bms
  garage-spring: Garage door | it is noisy
  garage-spring: Garage door remote | the garage door cable came off
  pressure: Electric truck | compress the coil spring
  pressure: Thing | compress the coil spring of my car
  vehicle-safety: Electric truck | the steering is heavy
  vehicle-safety: Thing | the steering of my car is heavy
  mercury-out: Thing | beads of mercury
  mercury-out: Barometer | silvery drops
  bears-a-person: Mirror | it hangs by one screw over the bed
  pressure: Spray can | the aerosol has swollen
  electric-fault: Extension lead | it hissed
  smoke-or-fire: Oven | something glows behind the knobs
  lead-asbestos: Victorian door | sand the paint`;

it("raises a danger by each line of its rule", () => {
  const missed = cases
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/: | \| /))
    .filter(([id = "", itemDescription = "", itemIssue = ""]) => {
      const { hazards } = findHazards({ itemDescription, itemIssue, answers: [] });
      return !hazards.some((hazard) => hazard.id === id);
    });
  expect(missed).toEqual([]);
});
