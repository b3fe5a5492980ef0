import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotSwitchOn = defineFault({
  id: "kitchen-scales-do-not-switch-on",
  name: "do not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "won't come on",
    "not working",
    "dead",
    "blank display",
    "no display",
    "new battery needed",
    "battery",
    "only turns on when you place battery in",
    "turns off straight away",
    "stopped working",
    "lo on display",
    "flat battery",
    "button not working",
    "switches off",
  ],
  causes: {
    battery: {
      name: "a battery that is flat or put in the wrong way",
      short: "the battery",
      weight: 8,
      why: "The small cells run for one to two years, and new ones from a drawer can be empty too. “Lo” means the same.",
      check: {
        do: "Put in a new battery with the plus sign facing you, and wait for ten seconds.",
        finds: "the display comes on",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 4],
        tools: [
          { name: "New battery of the printed type" },
          { name: "Coin" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the flap below",
            how: "Coin or fingernail; lay the scales on a cloth, upside down, without pressing on the plate.",
            fallsOut: "The old cell.",
          },
          {
            action: "look",
            title: "Read its type",
            how: "CR2032 and CR2025 differ by 0.7 mm in thickness, and only the right one makes contact.",
            see: "plus and minus in the compartment.",
          },
          {
            action: "replace",
            title: "Put the new battery in",
            how: "Wipe it with the dry cloth first, push it under the far clip. Pull the plastic strip out of a new set.",
            warning: "Button cells are deadly if swallowed: old and new out of reach of children.",
          },
          {
            action: "test",
            title: "Switch on, without load",
            how: "On a firm table.",
            see: "dashes, then 0.",
          },
        ],
        prevention: ["Take the cell out before long storage."],
      },
    },
    contacts: {
      name: "corroded or flattened contacts",
      short: "the contacts",
      weight: 5,
      why: "Damp kitchens and old cells leave a green or white film, and clips go flat. They then start only when the battery is moved.",
      check: {
        do: "Press on the battery with a fingernail while the compartment is open.",
        finds: "the display comes for a moment, or you see crust",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Cotton buds" }, { name: "Lemon juice" }, { name: "Wooden toothpick" }],
        steps: [
          { action: "unplug", title: "Take the cells out", how: "All of them." },
          {
            action: "clean",
            title: "Dissolve the crust",
            how: "Cotton bud with lemon juice until it stops foaming, then one with water, then a dry one. The juice must not run inside.",
            see: "bright metal.",
          },
          {
            action: "adjust",
            title: "Lift the clips",
            how: "With the toothpick, a millimetre towards the cell.",
            see: "a cell that sits without play.",
          },
          {
            action: "test",
            title: "Dry for ten minutes, then try",
            how: "Cells in, flap shut.",
            see: "it starts by the key, ten times out of ten.",
          },
        ],
      },
    },
    button: {
      name: "a key or touch field that no longer answers",
      short: "the key",
      weight: 4,
      why: "Flour and syrup get under the key; touch fields do not answer wet or greasy fingers.",
      check: {
        do: "Take the battery out and in again.",
        finds: "the display wakes by itself and then ignores the key",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Damp cloth" },
          { name: "Isopropyl alcohol", instead: "clear spirit" },
          { name: "Cotton swab" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Battery out",
            how: "So that it does not switch on and off while you wipe.",
          },
          { action: "clean", title: "Wipe glass and keys", how: "Damp cloth, then dry." },
          {
            action: "clean",
            title: "Free a sticky key",
            how: "Cotton swab with a little alcohol round its edge, thirty presses.",
            see: "a key that clicks.",
            warning: "Away from flames, and dry for half an hour.",
          },
          {
            action: "test",
            title: "Press in the middle with a dry finger",
            how: "On touch models let go for a second between.",
            see: "on, tare, off.",
          },
        ],
      },
    },
    damp: {
      name: "damp inside, or a broken track or wire",
      short: "damp or a broken track",
      weight: 4,
      why: "Steam and a cloth that was too wet creep in; after a fall the thin display strip lifts off.",
      check: {
        do: "Look at the display in raking light, and press lightly on its frame.",
        finds: "there is mist, or lines come as you press",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 0],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Cotton buds" },
          { name: "Silica gel bags", instead: "a warm shelf" },
        ],
        steps: [
          { action: "unplug", title: "Batteries out, plate off", how: "If it lifts off." },
          {
            action: "look",
            title: "Dry it first",
            how: "Three days in a closed box with the silica gel bags. That alone saves many.",
          },
          {
            action: "unscrew",
            title: "Open it if it has screws",
            how: "Screwdriver; some hide under the feet.",
            fallsOut: "Feet and screws. The four thin wires go to the load cell: do not pull.",
            warning: "Glass plates glued on do not come off whole: stop there.",
          },
          {
            action: "clean",
            title: "Wipe board and display strip",
            how: "Dry cotton buds. Press the grey strip of the display down along its whole length.",
            see: "all segments.",
          },
          {
            action: "reassemble",
            title: "Close it loosely, then firmly",
            how: "The plate must not touch the case anywhere.",
          },
          {
            action: "test",
            title: "Weigh a litre of milk",
            how: "Its pack weighs about 1,050 g.",
            see: "within 5 g.",
          },
        ],
        stopWhen: ["Tracks on the board are green and broken."],
      },
    },
  },
  questions: [
    {
      ask: "Have you put a new battery into the scales, one that works in another device?",
      answers: {
        yes: {
          means: "a proved new battery is in",
          heard: ["new battery", "changed the battery", "replaced battery", "new batteries"],
          when: { battery: "rarely", contacts: "often", button: "often", damp: "often" },
        },
        no: {
          means: "the battery is not proved",
          heard: ["flat battery", "battery flat", "lo on display"],
        },
      },
    },
    {
      ask: "Do the scales wake when the battery is pressed or put in?",
      answers: {
        yes: {
          means: "they wake when the battery is pressed or put in",
          heard: ["place battery in", "press the battery", "battery in"],
          when: { contacts: "often", button: "often", battery: "rarely", damp: "rarely" },
        },
        no: { means: "the battery's seat makes no difference" },
      },
    },
    {
      ask: "Is there crust in the scales' battery compartment?",
      answers: {
        yes: {
          means: "there is crust in the compartment",
          heard: ["corroded", "leaked", "rust", "crust", "green"],
          when: { contacts: "always", battery: "rarely", button: "rarely", damp: "sometimes" },
        },
        no: { means: "the compartment is clean" },
      },
    },
    {
      ask: "Did the scales get wet or fall before this?",
      answers: {
        yes: {
          means: "they got wet or fell",
          heard: ["wet", "water", "dropped", "fell", "steam"],
          when: { damp: "always", contacts: "sometimes", button: "sometimes", battery: "rarely" },
        },
        no: { means: "they neither got wet nor fell" },
      },
    },
  ],
  safety: ["Do not press on the plate while they lie upside down: it bends the load cell."],
  prevention: ["Wipe them with a damp, not a wet cloth."],
  stopWhen: ["The glass is cracked."],
});

const wrongWeight = defineFault({
  id: "kitchen-scales-wrong-weight",
  name: "weigh wrongly or jump about",
  weight: 7,
  says: [
    "wrong weight",
    "not accurate",
    "inaccurate",
    "jumps around",
    "jump around",
    "numbers jumping",
    "doesn't register",
    "does not weigh",
    "shows error",
    "stuck on zero",
    "unstable",
    "drifts",
    "err",
    "overload",
    "outnd",
    "doesn't go back to zero",
    "reading changes",
  ],
  causes: {
    surface: {
      name: "a soft or uneven surface, or something that touches the plate",
      short: "the surface or plate",
      weight: 6,
      why: "The plate must hang free over its cell. Crumbs under it, a cable or a tablecloth carry a part of the weight.",
      check: {
        do: "Set them on a stone floor, empty and clean, and weigh the same pack in five places on the plate.",
        finds: "the readings agree there",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Strip of paper" }, { name: "Dry brush" }],
        steps: [
          { action: "unplug", title: "Off, battery out", how: "Plate off, if it lifts." },
          {
            action: "clean",
            title: "Brush under the plate",
            how: "And run the strip of paper through the gap all round.",
            see: "a gap that is free everywhere.",
          },
          {
            action: "look",
            title: "Look at the feet",
            how: "All four, of one height; a missing foot makes them rock.",
          },
          {
            action: "test",
            title: "On stone, away from draught and telephones",
            how: "Switch on empty, wait for 0, then load gently.",
            see: "the same figure three times.",
          },
        ],
      },
    },
    tare: {
      name: "a wrong unit, a tare or a lost calibration",
      short: "the unit, tare or calibration",
      weight: 5,
      why: "A key switches to ounces or millilitres, and after a change of battery some want to be calibrated.",
      check: {
        do: "Switch off and on empty, look at the unit, and weigh an unopened 1 kg pack of sugar.",
        finds: "the unit is not g, or it is off by the same share each time",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 0],
        tools: [
          { name: "Unopened pack of sugar, 1 kg" },
          { name: "Manual", instead: "the maker's page for the model" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Set grams",
            how: "Key “unit” or “mode”, sometimes below.",
            see: "g on the display.",
          },
          { action: "adjust", title: "Clear the tare", how: "Empty plate, press tare." },
          {
            action: "adjust",
            title: "Calibrate if yours can",
            how: "By the manual: mostly hold a key until “CAL”, load the weight it asks for, wait for “PASS”. Use a true weight; a sugar pack is 1,005 to 1,010 g with its paper.",
          },
          {
            action: "test",
            title: "Sugar, then one litre of water",
            how: "Water without the jug: 1,000 g.",
            see: "within 5 g.",
          },
        ],
      },
    },
    battery: {
      name: "a weak battery",
      short: "a weak battery",
      weight: 5,
      why: "With falling voltage the figures wander long before “Lo” appears.",
      check: {
        do: "Watch the empty display for a minute, then with a new battery.",
        finds: "it wanders with the old and stands still with the new one",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 8,
        euros: [1, 4],
        tools: [{ name: "Fresh cell" }, { name: "Pencil eraser" }],
        steps: [
          { action: "unplug", title: "Old cell out", how: "Note its type." },
          {
            action: "clean",
            title: "Rub the contacts with the eraser",
            how: "And blow the crumbs out.",
          },
          {
            action: "replace",
            title: "Fresh cell in",
            how: "Dry fingers, plus up.",
            warning: "Old cells straight to the collection box, away from children.",
          },
          {
            action: "test",
            title: "Let them stand for five minutes",
            how: "Then switch on empty.",
            see: "a 0 that stays.",
          },
        ],
      },
    },
    cell: {
      name: "a bent load cell or a loose wire to it",
      short: "the load cell",
      weight: 4,
      why: "A fall or a hand's weight bends the small metal beam for good. Then it shows error, never comes to 0, or weighs wrong on one side.",
      check: {
        do: "Weigh one pack in the middle and at each edge.",
        finds: "the readings differ by more than 5 g, or it shows Err with an empty plate",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 45,
        euros: [0, 10],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Magnifying glass", instead: "a phone's camera" },
        ],
        steps: [
          { action: "unplug", title: "Battery out", how: "Upside down on foam." },
          {
            action: "unscrew",
            title: "Open the bottom",
            how: "Screwdriver; screws under feet and label.",
            fallsOut: "Feet. Four hair-thin wires stay where they are.",
          },
          {
            action: "look",
            title: "Follow the four wires",
            how: "Magnifying glass on both ends.",
            see: "four sound joints. A wire that came off can be soldered by somebody with a fine iron.",
          },
          {
            action: "adjust",
            title: "Free the beam",
            how: "Nothing may touch it but its two screws: take crumbs and bent plastic away, tighten both screws.",
          },
          { action: "reassemble", title: "Close it", how: "Plate free all round." },
          {
            action: "test",
            title: "Middle and edges again",
            how: "Then calibrate, if it can.",
            see: "one figure. If not, the beam is bent for good.",
          },
        ],
        stopWhen: ["The beam is bent: scales for €15 are not worth a new cell."],
      },
    },
  },
  questions: [
    {
      ask: "Do the scales weigh right on a hard floor with a clean, free plate?",
      answers: {
        yes: {
          means: "they weigh right on a hard floor",
          when: { surface: "always", tare: "rarely", battery: "rarely", cell: "never" },
        },
        no: { means: "they weigh wrong on a hard floor too" },
      },
    },
    {
      ask: "Do the scales' figures wander while the plate is empty?",
      answers: {
        yes: {
          means: "the figures wander with an empty plate",
          heard: ["jumps", "jump around", "jumping", "drifts", "unstable", "reading changes"],
          when: { battery: "often", surface: "sometimes", cell: "sometimes", tare: "never" },
        },
        no: { means: "the empty display stands still" },
      },
    },
    {
      ask: "Were the scales dropped, leaned on or overloaded?",
      answers: {
        yes: {
          means: "they were dropped or overloaded",
          heard: ["dropped", "fell", "leaned", "overloaded", "err", "outnd"],
          when: { cell: "often", surface: "rarely", tare: "rarely", battery: "rarely" },
        },
        no: { means: "they were not dropped" },
      },
    },
    {
      ask: "Are the scales off by the same share at every weight, or do they show another unit?",
      answers: {
        yes: {
          means: "they are off evenly or show another unit",
          heard: ["ounces", "oz", "unit", "lb", "always too much", "always too little"],
          when: { tare: "always", surface: "rarely", battery: "rarely", cell: "rarely" },
        },
        no: { means: "the error changes" },
      },
    },
  ],
  safety: ["Do not use kitchen scales for medicines."],
  prevention: ["Store them lying flat with nothing on top."],
  stopWhen: ["They show an error with an empty plate after all this."],
});

const damaged = defineFault({
  id: "kitchen-scales-damaged",
  name: "have a broken display, plate or spring",
  weight: 3,
  says: [
    "display broken",
    "missing segments",
    "half the display missing",
    "lines missing",
    "display faded",
    "glass cracked",
    "plate broken",
    "foot missing",
    "pointer stuck",
    "mechanical scales stuck",
    "needle doesn't move",
    "spring scales",
    "bowl broken",
    "pointer not on zero",
  ],
  causes: {
    display: {
      name: "a display strip that has lost contact",
      short: "the display",
      weight: 5,
      why: "A rubber or foil strip carries the signals to the glass. Damp and falls lift it, and segments vanish.",
      check: {
        do: "Press gently along the frame of the display.",
        finds: "missing segments come and go",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 0],
        tools: [
          { name: "Small screwdriver" },
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
          { name: "Thin foam tape" },
        ],
        steps: [
          { action: "unplug", title: "Battery out, plate off", how: "On a clean towel." },
          {
            action: "unscrew",
            title: "Open the case",
            how: "With the small screwdriver.",
            fallsOut: "Screws, keys and the rubber strip: remember which edge faced up.",
            see: "the display held by a frame.",
          },
          {
            action: "clean",
            title: "Wipe strip and tracks",
            how: "A hardly damp cotton bud with alcohol on board and glass edge; the strip itself only dry.",
          },
          {
            action: "adjust",
            title: "Give it pressure",
            how: "A piece of foam tape between case and display frame.",
          },
          {
            action: "reassemble",
            title: "Set strip and display straight",
            how: "Half a millimetre aside shifts all segments.",
            putBack: "Keys in before the lid.",
          },
          {
            action: "test",
            title: "Battery in",
            how: "At the start all segments light for a second.",
            see: "a full 8888.",
          },
        ],
        stopWhen: ["The glass of the display is cracked or bleeds black."],
      },
    },
    mechanical: {
      name: "a spring scale that sticks or is not at zero",
      short: "the pointer or spring",
      weight: 4,
      why: "Dust and crumbs brake the rack, and the zero screw has been turned.",
      check: {
        do: "Press the pan lightly and let it come up, twice.",
        finds: "the pointer hangs or comes back to different places",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 0],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Soft brush" },
          { name: "Drop of clock oil", instead: "sewing machine oil" },
          { name: "Pack of flour, 1 kg" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Open the back",
            how: "Screwdriver; hold the pan's rod.",
            fallsOut: "The pan and its rod.",
            warning: "Do not unhook the spring: it jumps.",
          },
          { action: "clean", title: "Brush rack and pinion", how: "Dry, in one direction." },
          {
            action: "lubricate",
            title: "One small drop of oil",
            how: "On the pinion's pivots only, on the tip of a needle.",
            see: "a pointer that swings and settles.",
          },
          { action: "adjust", title: "Set zero", how: "Knob or screw under the pan." },
          {
            action: "test",
            title: "Weigh the flour",
            how: "Three times.",
            see: "1,010 g or so with its bag, each time.",
          },
        ],
      },
    },
    plate: {
      name: "a cracked plate, foot or bowl",
      short: "the plate or foot",
      weight: 4,
      why: "Glass takes one knock, and feet come off with wiping.",
      check: {
        do: "Look at all edges and count the feet.",
        finds: "you find a crack, a splinter or a missing foot",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Self-adhesive rubber feet" },
          { name: "Plastic glue" },
          { name: "Thick adhesive tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Cracked glass: stop weighing on it",
            how: "Cover it with thick adhesive tape and recycle the scales, since no glue makes it safe.",
          },
          {
            action: "replace",
            title: "All feet new",
            how: "Peel the old ones off and stick four rubber feet of one height on.",
            see: "no rocking.",
          },
          {
            action: "glue",
            title: "Glue a plastic plate",
            how: "Thin plastic glue, tape as a clamp, a day; no glue into the gap to the case.",
          },
          {
            action: "test",
            title: "Weigh in the middle and at the edges",
            how: "The same pack.",
            see: "one figure.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the scales digital?",
      answers: {
        yes: {
          means: "they are digital",
          heard: ["digital", "display", "segments", "screen"],
          when: { display: "always", mechanical: "never", plate: "sometimes" },
        },
        no: {
          means: "they have a pointer",
          heard: ["pointer", "needle", "mechanical", "spring", "dial"],
        },
      },
    },
    {
      ask: "Do segments of the scales' display come and go when you press its frame?",
      answers: {
        yes: {
          means: "segments come and go under pressure",
          heard: ["segments", "lines missing", "half the display", "faded"],
          when: { display: "always", mechanical: "never", plate: "rarely" },
        },
        no: { means: "pressing the frame changes nothing" },
      },
    },
    {
      ask: "Is a plate, foot or bowl of the scales broken?",
      answers: {
        yes: {
          means: "plate, foot or bowl is broken",
          heard: ["plate", "foot", "cracked", "glass", "bowl"],
          when: { plate: "always", display: "rarely", mechanical: "rarely" },
        },
        no: { means: "plate and feet are whole" },
      },
    },
  ],
  safety: ["Splinters of safety glass are many and small: gloves on."],
  prevention: ["Do not keep them under pans."],
  stopWhen: ["The glass plate is cracked."],
});

export const kitchenScales: Playbook = {
  faults: [doesNotSwitchOn, wrongWeight, damaged],
  notes: [
    {
      about: ["battery", "which battery", "cr2032"],
      text: "The type is printed in the compartment, mostly CR2032, or two AAA. A CR2025 is thinner and makes no contact in a CR2032 holder.",
    },
    {
      about: ["calibrate", "calibration", "accurate"],
      text: "Water is a good weight: one litre at room temperature weighs 1,000 g without its jug. Coins help for small weights: a 1 euro coin is 7.5 g, a 2 pence coin 7.12 g.",
    },
    {
      about: ["bathroom scales", "body scales", "person"],
      text: "Bathroom scales have one cell in each foot. Hard floor, clean feet and fresh batteries solve most of it; a foot that does not move freely weighs wrong.",
    },
  ],
};
