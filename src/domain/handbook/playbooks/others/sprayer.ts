import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noPressure = defineFault({
  id: "sprayer-no-pressure",
  name: "builds up no pressure",
  usual: true,
  weight: 9,
  says: [
    "no pressure",
    "won't pressurise",
    "doesn't build pressure",
    "won't pump",
    "pump doesn't work",
    "pump handle goes up and down",
    "loses pressure",
    "air leaks out",
    "pump stiff",
    "handle too easy to pump",
    "hisses",
    "pump broken",
    "pump seal gone",
    "pump pops up",
  ],
  causes: {
    cup: {
      name: "a dry or worn cup seal on the pump piston",
      short: "the piston's seal",
      weight: 6,
      why: "A rubber cup on the piston pushes the air down. Dry, it lets air past; one dab of grease often brings it back.",
      check: {
        do: "Pump ten times with the lid on and feel the resistance.",
        finds: "the handle goes down without resistance",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 8],
        tools: [
          { name: "Silicone grease", instead: "petroleum jelly" },
          { name: "Cloth" },
          { name: "Spare seal set for the model" },
          { name: "Rubber gloves" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Let the pressure out and rinse it",
            how: "Gloves on. Pull the relief valve or turn the lid a quarter and wait for the hiss to end, then rinse the tank three times.",
            warning: "Never unscrew the pump while it hisses: it shoots out.",
          },
          {
            action: "unscrew",
            title: "Take the pump out",
            how: "Turn the whole pump out of the tank, then the small nut round the rod, and draw the piston.",
            fallsOut: "Sometimes a spring under the nut.",
          },
          {
            action: "clean",
            title: "Wipe tube and cup",
            how: "With the cloth, no brush: scratches leak.",
            see: "a cup with a smooth rim.",
          },
          {
            action: "lubricate",
            title: "Grease the cup's rim",
            how: "All round, and work the piston ten times. Fit the cup from the spare set if it is split or hard.",
            putBack: "Cup's open side down.",
          },
          {
            action: "test",
            title: "Pump with clear water",
            how: "Twenty strokes.",
            see: "a handle that gets harder each time.",
          },
        ],
        prevention: ["Grease the piston once a season and store it with the pump loose."],
      },
    },
    valve: {
      name: "a stuck check valve at the bottom of the pump",
      short: "the check valve",
      weight: 4,
      why: "A small rubber flap lets air into the tank and not back. When it is gummed up, the handle rises by itself or liquid wells up in the pump.",
      check: {
        do: "Pump five times and let go of the handle.",
        finds: "the handle comes up by itself",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Warm water with washing-up liquid" },
          { name: "Soft brush" },
          { name: "Spare flap valve" },
        ],
        steps: [
          {
            action: "adjust",
            title: "No pressure, empty tank",
            how: "Open the relief valve, pour out what is in it into its own bottle, rinse.",
          },
          {
            action: "unscrew",
            title: "Turn the pump out and look below",
            how: "At its lower end sits a flap or a rubber button.",
            see: "dirt or a curled rim under it.",
          },
          {
            action: "clean",
            title: "Wash it",
            how: "Brush it with warm water and washing-up liquid and rinse.",
          },
          {
            action: "replace",
            title: "Turn over or change the flap",
            how: "A curled one can sometimes be turned round. Otherwise fit the spare valve.",
          },
          {
            action: "test",
            title: "Hold the pump under water and press",
            how: "Bubbles come out; none go in.",
            see: "a handle that stays down.",
          },
        ],
      },
    },
    lid: {
      name: "a leak at lid, relief valve or tank",
      short: "a leak in the tank",
      weight: 4,
      why: "The big ring under the pump dries out, and a hairline in the tank lets all the air go.",
      check: {
        do: "Brush soapy water round lid and valve and pump five times.",
        finds: "bubbles grow somewhere",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          { name: "Soapy water in a cup" },
          { name: "Silicone grease" },
          { name: "Large O-ring for the model" },
        ],
        steps: [
          {
            action: "look",
            title: "Bubbles at the lid, the valve or the wall",
            how: "Brush the soapy water on and look closely. Bubbles in the wall of the tank end the repair.",
            warning: "Do not glue or patch a tank: it bursts at 3 bar.",
          },
          {
            action: "adjust",
            title: "Let the air out",
            how: "Pull the relief valve until it is still.",
          },
          {
            action: "replace",
            title: "New ring under the pump",
            how: "Wipe the groove, lay the O-ring in, grease it.",
          },
          {
            action: "clean",
            title: "Rinse the relief valve",
            how: "Pull it open ten times under running water.",
            see: "it closes by itself.",
          },
          {
            action: "test",
            title: "Pump it up and wait",
            how: "Ten minutes, with water.",
            see: "a hiss only when you pull the valve.",
          },
        ],
        stopWhen: ["Tank or thread has a crack: a pressurised tank is replaced."],
      },
    },
  },
  questions: [
    {
      ask: "Does the handle of the sprayer go down without resistance?",
      answers: {
        yes: {
          means: "the handle goes down easily",
          heard: ["too easy", "no resistance", "up and down", "easy to pump"],
          when: { cup: "always", valve: "rarely", lid: "rarely" },
        },
        no: { means: "the handle is firm" },
      },
    },
    {
      ask: "Does the handle of the sprayer rise by itself after pumping?",
      answers: {
        yes: {
          means: "the handle rises by itself",
          heard: ["pops up", "rises", "pushes back", "comes up"],
          when: { valve: "always", cup: "rarely", lid: "never" },
        },
        no: { means: "the handle stays down" },
      },
    },
    {
      ask: "Does the sprayer get hard at first and lose its pressure within minutes?",
      answers: {
        yes: {
          means: "it loses pressure slowly",
          heard: ["loses pressure", "hiss", "air leaks", "pressure drops"],
          when: { lid: "always", valve: "sometimes", cup: "rarely" },
        },
        no: { means: "it does not get hard at all" },
      },
    },
  ],
  safety: [
    "Wear gloves and glasses: weed killer and its rests are in every seal.",
    "Always let the pressure out before anything is unscrewed.",
  ],
  prevention: [
    "Rinse it three times with clear water after each use and spray the last of it through the nozzle.",
  ],
  stopWhen: ["The tank bulges, is cracked or its relief valve does not open."],
});

const noSpray = defineFault({
  id: "sprayer-does-not-spray",
  name: "does not spray or only dribbles",
  weight: 8,
  says: [
    "doesn't spray",
    "won't spray",
    "nothing comes out",
    "only dribbles",
    "blocked nozzle",
    "nozzle blocked",
    "weak spray",
    "trigger does nothing",
    "sprays to one side",
    "spray bottle not working",
    "trigger stuck",
    "nozzle clogged",
    "only a jet",
    "stops and starts",
  ],
  causes: {
    nozzle: {
      name: "a clogged nozzle",
      short: "the nozzle",
      weight: 6,
      why: "The hole is half a millimetre wide. A grain of fertiliser or a dried drop closes it.",
      check: {
        do: "Unscrew the nozzle and spray without it.",
        finds: "a solid jet comes out",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Household gloves" },
          { name: "Old toothbrush" },
          { name: "Warm water with vinegar" },
          { name: "Nylon bristle", instead: "a bristle cut from a broom" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Pressure off, gloves on",
            how: "Relief valve first, then unscrew the nozzle.",
            fallsOut: "A small disc with slots, and a ring.",
          },
          {
            action: "clean",
            title: "Soak the parts",
            how: "Fifteen minutes in warm water with a shot of vinegar.",
          },
          {
            action: "clean",
            title: "Push the bristle through",
            how: "From the outside inwards. No needle: it widens the hole. Brush disc and thread with the toothbrush.",
            warning: "Never blow through it with your mouth.",
            see: "a round point of light.",
          },
          {
            action: "reassemble",
            title: "Disc, ring, cap",
            how: "Slots of the disc towards the nozzle.",
          },
          {
            action: "test",
            title: "Spray water on dry paving",
            how: "Turn it from mist to jet.",
            see: "an even ring.",
          },
        ],
      },
    },
    filter: {
      name: "a blocked filter or hose",
      short: "the filter",
      weight: 4,
      why: "A sieve sits in the handle and one at the foot of the suction tube. Leaves and undissolved powder settle there.",
      check: {
        do: "Take the handle off the hose and press.",
        finds: "little comes out of the hose although the tank is hard",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 4],
        tools: [
          { name: "Bucket" },
          { name: "Soft brush" },
          { name: "Nylon stocking", instead: "a coffee filter, to strain the liquid" },
        ],
        steps: [
          { action: "adjust", title: "Empty and relieve it", how: "Into the bucket, then rinse." },
          {
            action: "unscrew",
            title: "Open the handle",
            how: "Turn the ring where the hose enters.",
            fallsOut: "The sieve, the size of a thimble.",
          },
          {
            action: "clean",
            title: "Brush sieve and tube",
            how: "Draw the suction tube out of the tank too and rinse it against the flow.",
            see: "clear mesh.",
          },
          {
            action: "reassemble",
            title: "Sieve in, ring hand-tight",
            how: "Check that the tube reaches the bottom of the tank.",
          },
          {
            action: "test",
            title: "Fill it through the stocking",
            how: "Strain whatever you fill in, pump, spray for a minute.",
            see: "no stutter.",
          },
        ],
      },
    },
    trigger: {
      name: "a worn or stuck trigger",
      short: "the trigger",
      weight: 4,
      why: "In hand sprayers the trigger works a tiny pump with a ball valve. Dried soap glues the ball, and the first strokes only move air.",
      check: {
        do: "Press the trigger ten times with the bottle upright.",
        finds: "it sticks, or springs back without drawing liquid",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Glass of hot water" },
          { name: "Drop of vinegar" },
          { name: "New spray head with the same thread, often 28 mm" },
        ],
        steps: [
          {
            action: "clean",
            title: "Pump hot water through",
            how: "Hang the tube into the glass of hot water with the vinegar and press twenty times.",
            see: "the ball comes free with a click and water follows.",
          },
          {
            action: "look",
            title: "Look at the tube",
            how: "It must sit firmly and reach the bottom. Push it in, cut a bent end off.",
          },
          {
            action: "adjust",
            title: "Turn the nozzle to open",
            how: "Many have an OFF position each half turn.",
          },
          {
            action: "replace",
            title: "Change the head",
            how: "Most bottles take a 28/400 head: hold old and new thread together.",
          },
          {
            action: "test",
            title: "Spray ten times",
            how: "Clear water.",
            see: "mist from the second stroke on.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a jet come from the sprayer when its nozzle is unscrewed?",
      answers: {
        yes: {
          means: "a jet comes without the nozzle",
          heard: ["fine without the nozzle", "jet without the nozzle"],
          when: { nozzle: "always", filter: "rarely", trigger: "rarely" },
        },
        no: { means: "nothing comes without the nozzle either" },
      },
    },
    {
      ask: "Is the sprayer a bottle with a trigger, rather than one that is pumped up?",
      answers: {
        yes: {
          means: "it is a trigger bottle",
          heard: ["spray bottle", "trigger", "hand sprayer"],
          when: { trigger: "always", nozzle: "often", filter: "rarely" },
        },
        no: { means: "it is pumped up", heard: ["pump", "backpack", "knapsack", "lance"] },
      },
    },
    {
      ask: "Was powder, soap or anything with bits in the sprayer?",
      answers: {
        yes: {
          means: "there was powder or soap in it",
          heard: ["fertiliser", "powder", "soap", "bits", "nettle", "lime wash"],
          when: { filter: "often", nozzle: "often", trigger: "sometimes" },
        },
        no: { means: "there were only clear liquids in it" },
      },
    },
  ],
  safety: ["Find out what was in it last and read its label before you take it apart."],
  prevention: ["Strain what you fill in, and never leave it standing full overnight."],
  stopWhen: ["It held something you do not know: take it to hazardous waste."],
});

const leaks = defineFault({
  id: "sprayer-leaks",
  name: "leaks or drips",
  weight: 6,
  says: [
    "leaks",
    "leaking",
    "drips",
    "drips from the nozzle",
    "leaks at the handle",
    "leaks at the hose",
    "won't stop spraying",
    "keeps dripping after release",
    "lance leaks",
    "hose split",
    "leaks down my back",
    "tank leaks",
    "seal leaking",
  ],
  causes: {
    rings: {
      name: "a worn ring at lance or handle",
      short: "a ring",
      weight: 6,
      why: "Every joint of the lance has an O-ring. Chemicals make it swell or crack.",
      check: {
        do: "Pump it up with water, wipe it dry and look joint by joint.",
        finds: "a drop comes out of a joint",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [1, 6],
        tools: [
          { name: "Washing-up gloves" },
          { name: "O-ring assortment" },
          { name: "Toothpick" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Relieve and rinse",
            how: "No pressure, three rinses, gloves on.",
          },
          {
            action: "unscrew",
            title: "Part the joint that drips",
            how: "By hand.",
            fallsOut: "The ring, often stuck in the nut.",
          },
          {
            action: "replace",
            title: "New ring of the same size",
            how: "Lever the old one off with the toothpick. Grease the new ring from the assortment.",
          },
          {
            action: "test",
            title: "Pump and wait five minutes",
            how: "Lance shut.",
            see: "no drop on a sheet of paper below.",
          },
        ],
      },
    },
    valve: {
      name: "a handle valve that does not close",
      short: "the handle's valve",
      weight: 4,
      why: "A spring presses a pin on a seat. A grain between them is enough for a drip that goes on all day.",
      check: {
        do: "Let go of the trigger and count the drops.",
        finds: "it goes on dripping from the nozzle after ten seconds",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 12],
        tools: [
          { name: "Warm soapy water" },
          { name: "Cotton buds" },
          { name: "Spare handle valve for the model" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Take the pressure off",
            how: "Relief valve, then hold the trigger until it is empty.",
          },
          {
            action: "unscrew",
            title: "Unscrew the valve cap on the handle",
            how: "Press it down with your thumb as you do.",
            fallsOut: "Spring and pin.",
            putBack: "Pin, spring, cap.",
          },
          {
            action: "clean",
            title: "Wipe pin and seat",
            how: "Cotton buds and warm water with soap.",
            see: "a smooth cone without a groove.",
          },
          {
            action: "replace",
            title: "Change a grooved pin",
            how: "The spare valve comes with spring and rings.",
          },
          {
            action: "test",
            title: "Shut it ten times",
            how: "With water, under pressure.",
            see: "it stops at once.",
          },
        ],
      },
    },
    hose: {
      name: "a split hose end",
      short: "the hose",
      weight: 3,
      why: "The hose bends sharply where it leaves tank and handle, and cracks there first.",
      check: { do: "Bend the hose gently at both ends.", finds: "a crack opens", minutes: 1 },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 6],
        tools: [
          { name: "Knife" },
          { name: "Hot water" },
          { name: "Hose clamp", instead: "the sprayer's own nut" },
        ],
        steps: [
          {
            action: "adjust",
            title: "No pressure, empty hose",
            how: "Let it run out into its bottle.",
          },
          {
            action: "adjust",
            title: "Cut 2 cm off",
            how: "Square, with the knife, behind the crack.",
            see: "a whole ring of rubber.",
          },
          {
            action: "reassemble",
            title: "Soften and push it on",
            how: "Ten seconds in hot water, nut on first, then up to the stop and the clamp over it.",
          },
          {
            action: "test",
            title: "Pull and pump",
            how: "Full pressure with water for five minutes.",
            see: "a dry joint.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the sprayer go on dripping from the nozzle after you let go?",
      answers: {
        yes: {
          means: "it drips from the nozzle after letting go",
          heard: [
            "drips from the nozzle",
            "nozzle drips",
            "won't stop",
            "keeps dripping",
            "after release",
          ],
          when: { valve: "always", rings: "rarely", hose: "never" },
        },
        no: { means: "the nozzle stops at once" },
      },
    },
    {
      ask: "Is there a crack where the hose of the sprayer bends?",
      answers: {
        yes: {
          means: "the hose is cracked",
          heard: ["hose split", "hose cracked", "split", "hose leaks"],
          when: { hose: "always", rings: "rarely", valve: "never" },
        },
        no: { means: "the hose is whole" },
      },
    },
    {
      ask: "Does the drop come out of a screwed joint of the sprayer?",
      answers: {
        yes: {
          means: "it leaks at a joint",
          heard: ["joint", "lance", "handle", "seal"],
          when: { rings: "always", valve: "rarely", hose: "sometimes" },
        },
        no: { means: "no joint leaks" },
      },
    },
  ],
  safety: ["Test only with clear water, and keep children away until it is rinsed."],
  prevention: ["Store it empty, open and free of frost."],
  stopWhen: ["The tank itself leaks: pressurised plastic is not patched."],
});

export const sprayer: Playbook = {
  faults: [noPressure, noSpray, leaks],
  notes: [
    {
      about: ["vinegar", "bleach", "mix"],
      text: "Never put vinegar and bleach into the same sprayer, also not one after the other without rinsing: together they give off a poisonous gas.",
    },
    {
      about: ["grease", "oil", "lubricate"],
      text: "Use silicone grease on the seals. Mineral oil makes many of them swell.",
    },
  ],
};
