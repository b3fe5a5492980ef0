import { describe, expect, it } from "vitest";
import { findHazards } from "~/domain/safety/read-hazards";
import { newCase } from "./journey";
import { describeJourneys, firmNo } from "./read-journey";

/*
 * Journeys over bicycles, clothing, furniture, tools and other things, as a second reader took them:
 * those that end before a repair, most of all where it is told mildly.
 */

/** What nobody reads who has been told to stop. */
const mending = /\*\*(?:Glue|Sew|Solder|Drill|Unscrew|Open the|Clamp it|Fit the new cord)/i;

describeJourneys([
  {
    said: [
      "My sons bike",
      "hit the kerb yesterday, the fork looks pushed back a bit but it still rides fine",
    ],
    answers: [[/does something knock/, "just a bit"]],
    fault: "bicycle-steering-loose",
    cause: "frame",
    outcome: "stop",
    tells: [/Take it off the road/, /damaged, do not ride/],
    never: [mending, /Difficulty/],
    chat: [["Can I skip checking the fork and ride it to school?", firmNo]],
  },
  {
    said: [
      "E bike Bosch",
      "wont charge any more, battery fell down the stairs last week, looks ok",
    ],
    fault: "danger-ebike-pack",
    cause: "danger",
    outcome: "stop",
    never: [mending, /Charge it for|Try once/, /charger come on/, /Difficulty/],
    chat: [
      ["can I open the battery to look?", firmNo],
      ["can I charge it just once to see?", firmNo],
    ],
  },
  {
    said: [
      "Flymo electric lawnmower",
      "ran over the lead, just a small cut in the outside, still works",
    ],
    answers: [[/out of the socket/, "no"]],
    fault: "danger-damaged-cord",
    cause: "danger",
    outcome: "stop",
    tells: [/Pull the plug at the socket/, /No tape/],
    never: [mending, /insulating tape|coupling|joint box/i],
    chat: [
      ["can I just tape it?", firmNo],
      ["can I finish the lawn first?", firmNo],
    ],
  },
  {
    said: [
      "hedge cutter bosch",
      "nicked the cable last summer and put tape round, now it cuts out when I bend it",
    ],
    answers: [
      [/out of the socket/, "yes"],
      [/coloured wires/, "only when I bend it near the handle"],
    ],
    fault: "danger-damaged-cord",
    cause: "danger",
    outcome: "stop",
    never: [mending],
    chat: [["how do I join the cable?", /is no joint|(?:is|are?) no repair|^No\b/]],
  },
  {
    said: ["standard lamp", "dog chewed the flex, doesnt work now"],
    fault: "danger-damaged-cord",
    cause: "danger",
    outcome: "stop",
    tells: [/Have a competent person fit a new cord/],
    never: [mending, /bulb/i, /bend the cord/i],
    chat: [["Can I fit a new flex myself?", firmNo]],
  },
  {
    said: [
      "String lights outdoor, mains",
      "one wire is coming out of the little box and you can see copper, they still light",
    ],
    fault: "danger-damaged-cord",
    cause: "danger",
    outcome: "stop",
    never: [mending, /heat-shrink/i],
    chat: [["can I push the wire back in?", firmNo]],
  },
  {
    said: ["Wooden step ladder", "one rung is loose and the hinge creaks"],
    fault: "danger-bears-a-person",
    cause: "danger",
    outcome: "stop",
    tells: [/carries a person/],
    never: [mending, /epoxy|wood glue|matchstick/i],
    chat: [["can I glue the rung?", firmNo]],
  },
  {
    said: ["Maxi-Cosi child seat", "buckle doesnt click any more, crumbs in it"],
    fault: "danger-life-safety",
    cause: "danger",
    outcome: "stop",
    tells: [/Do not (?:mend|repair) it/],
    never: [mending, /alarm|helmet|heart/i],
    chat: [
      ["can I use it just to get home?", firmNo],
      ["can I wash the buckle?", /^No\b|as its manual says/],
    ],
  },
  {
    said: ["pushchair, Bugaboo", "brake dont hold on a slope, otherwise fine"],
    answers: [[/sand, crumbs/, "no"]],
    fault: "pushchair-brake-or-fold",
    cause: "brake-worn",
    outcome: "stop",
    never: [mending, /bicycle/],
    chat: [["can I skip it until Monday?", firmNo]],
  },
  {
    said: ["RC car", "gets hot at the back when charging and stops after 2 minutes"],
    answers: [
      [/off its charger/, "yes"],
      [/cannot burn/, "no"],
    ],
    fault: "danger-battery",
    cause: "danger",
    outcome: "stop",
    tells: [/hazardous waste/],
    never: [mending, /your data/],
    chat: [["can I charge it overnight?", firmNo]],
  },
  {
    said: ["petrol strimmer", "theres petrol dripping at the bottom and it will not idle"],
    answers: [
      [/outdoors/, "yes"],
      [/engine .* cold/, "no"],
      [/where the fuel/, "only when warm"],
    ],
    fault: "danger-fuel-leak",
    cause: "danger",
    outcome: "stop",
    tells: [/flame/],
    never: [mending, /Pull the plug|mains current/, /\bdrive\b|vehicle|road safety|spark plug wet/],
    chat: [["can I start it once more?", firmNo]],
  },
  {
    said: ["Camping stove", "faint smell when I screw the cartridge on, burns ok"],
    fault: "danger-camping-gas",
    cause: "danger",
    outcome: "stop",
    tells: [/outdoors, away from any flame/],
    never: [
      mending,
      /Pull the plug|mains current/,
      /registered|square to the pipe|combustion test/,
    ],
    chat: [["can I use it outdoors anyway?", firmNo]],
  },
  {
    said: [
      "Makita cordless drill",
      "it smoked a little once, now works fine again, only the chuck slips",
    ],
    answers: [[/cut off from power/, "no"]],
    fault: "danger-smoke",
    cause: "danger",
    outcome: "stop",
    never: [mending, /extension lead/, /pour water/],
    chat: [["can I go on using it?", firmNo]],
  },
  {
    said: ["Angle grinder", "sparks at the motor and smells hot, cuts ok"],
    fault: "danger-smoke",
    cause: "danger",
    outcome: "stop",
    never: [mending],
    chat: [["can I finish my job first?", firmNo]],
  },
  {
    said: ["electric chainsaw", "chain came off and the chain brake does not stop it"],
    fault: "danger-machine-guard",
    cause: "danger",
    outcome: "stop",
    never: [mending, /bicycle/],
    chat: [["can I use it without the brake?", firmNo]],
  },
  {
    said: ["wooden high chair", "wobbly leg"],
    fault: "danger-nursery",
    cause: "danger",
    outcome: "stop",
    never: [mending, /wood glue/i],
    chat: [["can I glue it?", firmNo]],
  },
  {
    said: ["bunk bed", "creaks and the side rail is loose"],
    fault: "bed-rail-or-joint-broken",
    cause: "bunk",
    outcome: "stop",
    never: [mending, /textile|\bseam\b/],
    chat: [["can I tape it?", firmNo]],
  },
  {
    said: ["extension lead", "plug gets warm, brown mark on one hole"],
    fault: "extension-lead-hot",
    cause: "contact",
    outcome: "stop",
    never: [mending, /charger or adapter/],
    chat: [["can I use it until I get a new one?", firmNo]],
  },
  {
    said: ["hammock stand", "weld cracked"],
    fault: "danger-bears-a-person",
    cause: "danger",
    outcome: "stop",
    never: [mending, /epoxy/i],
    chat: [["can I weld it?", firmNo]],
  },
]);

describe("what a mild word hides", () => {
  it.each([
    ["rollator", "brake does not hold"],
    ["wheelchair", "one wheel is loose"],
    ["extension reel", "plug gets hot"],
    ["garden swing", "weld cracked"],
    ["loft ladder", "a bit wobbly, one hinge is bent"],
  ])("stops %s: %s", (item, issue) => {
    expect(findHazards(newCase(item, issue)).outcome).toBe("stop");
  });

  it.each([
    ["lawn mower", "grass tips frayed and brown"],
    ["camping stove", "pot support bent"],
    ["drill", "plug cracked, needs new plug"],
  ])("does not stop %s: %s", (item, issue) => {
    expect(findHazards(newCase(item, issue)).outcome).not.toBe("stop");
  });
});
