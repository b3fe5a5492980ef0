import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotStart = defineFault({
  id: "mixer-does-not-start",
  name: "does not start",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "not working",
    "not running",
    "not operating",
    "no power",
    "will not switch on",
    "stopped while working",
    "stopped suddenly",
    "dead",
    "motor gone",
    "switch wasn't working",
    "safety switch",
    "intermittent",
    "only starts if I press something",
    "fuse gone",
    "new motor needed",
    "cuts out",
  ],
  causes: {
    supply: {
      name: "a blown plug fuse, a dead socket or a cord that has come loose",
      short: "the fuse, socket or cord",
      weight: 3,
      why: "The plug gets pulled by the cord and flour gets into everything, but often it is only the fuse that has aged.",
      check: {
        do: "Try the toaster in that socket, then the mixer in the toaster's.",
        finds: "the toaster stays cold, or the mixer runs",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Small flat screwdriver", instead: "the back of a knife" },
          { name: "Fuse as printed on the plug" },
        ],
        steps: [
          {
            action: "test",
            title: "Change places with the toaster",
            how: "Speed knob at 0 while you plug in.",
            see: "the mixer running in the other socket, if only the socket was dead.",
          },
          {
            action: "unplug",
            title: "Pull the plug and feel along the cord",
            how: "Bend it at plug and case.",
            see: "no soft or bare place.",
            warning: "With a split or chafed cord the mixer goes to a repairer as it is.",
          },
          {
            action: "replace",
            title: "Fit a fuse with the printed number",
            how: "British plugs only: 3, 5 or 13 A, as the plug says. Lift the carrier with the screwdriver.",
            fallsOut: "The old fuse.",
          },
          {
            action: "test",
            title: "Run it empty",
            how: "Bowl and head locked, lowest speed, one minute.",
            see: "an even start.",
          },
        ],
        stopWhen: ["The fuse goes again as soon as it starts: motor or cord are shorted."],
      },
    },
    interlock: {
      name: "a safety switch: head, bowl, guard or a cover that is not home",
      short: "a safety switch",
      weight: 6,
      why: "Stand mixers run only with the head locked down, and many only with the cap over the blender drive on. A little pin must press a switch; crumbs or a bent tab keep it from doing so.",
      check: {
        do: "Lock head and bowl, put every cap and guard on, turn the knob to 0 and then on.",
        finds: "it starts, or starts while you press on one of the caps",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Old toothbrush" },
          { name: "Damp cloth" },
          { name: "Torch", instead: "your phone's light" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bowl off",
            how: "Tilt the head up, and lift all caps off.",
          },
          {
            action: "look",
            title: "Find the pins",
            how: "Shine the torch at the hinge, under each cap and at the bowl's foot. A pin or lever moves there when the part goes home.",
            see: "a pin that springs back when pressed.",
          },
          {
            action: "clean",
            title: "Brush out flour and dough",
            how: "Dry with the toothbrush first, then a damp cloth. Work the pin twenty times with a finger.",
          },
          {
            action: "look",
            title: "Look at the tab that presses it",
            how: "A cap whose tab is broken off no longer presses. It is a spare for €3 to €8.",
          },
          {
            action: "reassemble",
            title: "Close it in order",
            how: "Bowl, head with its lever, caps, guard.",
            putBack: "Each with a click or to its stop.",
          },
          {
            action: "test",
            title: "Start on 1",
            how: "Knob from 0, since most refuse to start in any other position.",
            see: "it runs without your hand on a cap.",
          },
        ],
        prevention: ["Wipe under the caps when you clean the bowl."],
        stopWhen: [
          "It runs only while a pin is held by hand: the switch is replaced, never wedged.",
        ],
      },
    },
    overheated: {
      name: "a motor that has cut out from heat",
      short: "an overheated motor",
      weight: 4,
      why: "Stiff dough for more than some minutes heats the windings, and a protector stops the motor for up to an hour.",
      check: {
        do: "Leave it unplugged for an hour, then run it empty on low.",
        finds: "it runs again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 70,
        euros: [0, 0],
        tools: [{ name: "Soft brush" }, { name: "Kitchen scales" }],
        steps: [
          {
            action: "unplug",
            title: "Let it rest for an hour",
            how: "Knob at 0, plug out, in a cool place.",
            see: "a case at room warmth.",
          },
          {
            action: "clean",
            title: "Free the air slots",
            how: "Brush flour out of the slots at the back and below.",
          },
          {
            action: "adjust",
            title: "Halve the dough",
            how: "Weigh it on the scales: most machines want no more than 500 g of flour for bread dough, and hand mixers 250 g.",
          },
          {
            action: "test",
            title: "Knead for three minutes on 1 or 2",
            how: "Then pause for as long.",
            see: "a case that is warm, not hot.",
          },
        ],
        prevention: ["Bread dough only on the two lowest speeds."],
        stopWhen: ["It needs rests with light batter too: the motor or its gear drags."],
      },
    },
    inside: {
      name: "worn motor brushes, a burnt switch or a failed speed board",
      short: "the brushes, switch or board",
      weight: 5,
      why: "Carbon brushes shorten with every cake. Old Kenwoods and many hand mixers have two small capacitors on the speed board that burst with age.",
      check: {
        do: "Lock everything, set each speed in turn and listen; tap the case lightly with a wooden spoon.",
        finds: "it hums, springs to life for a moment or works on one speed only",
        minutes: 2,
      },
      repair: {
        handOver:
          "Board, capacitors and brushes are on the mains side, and the board has to be tested after the repair.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 50],
        tools: [{ name: "Masking tape" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "A smell of tar or a bang was a capacitor; do not try again.",
          },
          {
            action: "look",
            title: "Write the symptom on masking tape",
            how: "“Hums”, “starts when tapped”, “full speed only”: stick it to the head.",
          },
          {
            action: "look",
            title: "Look up the kit",
            how: "For well-known stand mixers there are board and brush kits for €8 to €20. Note the model from below the base.",
            see: "a model number, and mostly watts.",
          },
          {
            action: "look",
            title: "Bring it in with the bowl",
            how: "A repair café solders the kit in within an hour. A stand mixer is nearly always worth it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another device work in the mixer's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["changed the fuse", "fuse ok", "socket works", "tried another socket"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse gone"] },
      },
    },
    {
      ask: "Does the mixer start when you press on its head, bowl, cap or guard?",
      answers: {
        yes: {
          means: "it starts when head, bowl or cap are pressed",
          heard: [
            "safety switch",
            "safety device",
            "press",
            "interlock",
            "lid switch",
            "push down",
          ],
          when: { interlock: "always", supply: "never", overheated: "rarely", inside: "rarely" },
        },
        no: { means: "pressing on it changes nothing" },
      },
    },
    {
      ask: "Did the mixer stop in the middle of heavy work, hot to the touch?",
      answers: {
        yes: {
          means: "it stopped hot, in heavy work",
          heard: ["while working", "while beating", "dough", "overheated", "got hot", "hot"],
          when: { overheated: "often", inside: "sometimes", supply: "rarely", interlock: "rarely" },
        },
        no: { means: "it did not stop hot" },
      },
    },
    {
      ask: "Does the mixer hum, or run for a moment or at one speed only?",
      answers: {
        yes: {
          means: "it hums or runs in part",
          heard: [
            "hums",
            "humming",
            "buzz",
            "one speed",
            "full speed",
            "starts when tapped",
            "intermittent",
          ],
          when: { inside: "often", supply: "never", interlock: "sometimes", overheated: "rarely" },
        },
        no: { means: "it is quite silent", heard: ["completely dead", "no sound"] },
      },
    },
  ],
  safety: [
    "Plug out before fingers or spatulas go near the beaters: a freed switch starts it at once.",
  ],
  prevention: ["Start on the lowest speed, then go up."],
  stopWhen: ["You smell tar or varnish."],
});

const toolStands = defineFault({
  id: "mixer-beaters-do-not-turn",
  name: "has a motor that runs while the beaters stand still",
  weight: 5,
  says: [
    "whisks not spinning",
    "beaters don't turn",
    "not turning",
    "motor runs but nothing turns",
    "no drive",
    "motor turns but drive for tool doesn't",
    "broken cogs",
    "gears won't mesh",
    "gear stripped",
    "drive belt broken",
    "belt slipped",
    "grinding",
    "stops under load",
    "blades out of sync",
    "one beater doesn't turn",
    "not mixing",
  ],
  causes: {
    seat: {
      name: "a tool that is not locked in, or in the wrong hole",
      short: "the tool's seat",
      weight: 3,
      why: "Hand mixer beaters differ left and right: one carries a collar. On stand mixers a pin has to turn into a slot.",
      check: {
        do: "Unplug it, take the tools out, swap them and push until they click.",
        finds: "they turn with the motor again",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 15],
        tools: [{ name: "Wooden skewer" }, { name: "Warm soapy water" }],
        steps: [
          { action: "unplug", title: "Plug out", how: "Eject the beaters." },
          {
            action: "clean",
            title: "Clear the sockets",
            how: "Pick dried batter out of the holes with the skewer, and wash the shafts in soapy water.",
            see: "four small lugs or a pin on each shaft.",
          },
          {
            action: "reassemble",
            title: "Match collar and hole",
            how: "The beater with the collar or gear ring goes into the larger hole. On a stand mixer push up and turn against the clock.",
          },
          {
            action: "test",
            title: "Tug, then run",
            how: "A tug must not pull them out. Lowest speed.",
            see: "both turning against each other without touching.",
          },
        ],
      },
    },
    gear: {
      name: "a stripped gear",
      short: "the gear",
      weight: 6,
      why: "A worm on the motor drives plastic or bronze wheels. They are made to give in before the motor does when a spoon or stiff dough stops the beaters.",
      check: {
        do: "With the plug out, turn the beater by hand and listen.",
        finds: "it turns with no resistance or clicks past a point",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [8, 35],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Spare gear" },
          { name: "Food-safe gear grease" },
          { name: "Pin punch", instead: "a nail with its tip filed flat" },
          { name: "Kitchen paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and order the gear first",
            how: "Search for the model with “worm gear” or “gear set”. Without a part there is no point in opening it.",
          },
          {
            action: "open",
            title: "Open the gear side",
            how: "Stand mixer: drive the pin of the planet ring out with the punch, then undo the screws under the head with the screwdriver. Hand mixer: the halves part with four to six screws.",
            fallsOut: "Old grease in lumps, washers, a pin. Take a picture of every layer.",
            warning:
              "Leave motor, switch and wires in their places. A hand mixer without screws is welded: stop there.",
          },
          {
            action: "clean",
            title: "Wipe the old grease out",
            how: "With kitchen paper, down to the metal, and count the broken teeth that you find in it.",
            see: "every tooth out of the box.",
          },
          {
            action: "replace",
            title: "Fit the new gear",
            how: "Press or drive its pin in as the old one sat. On hand mixers set both wheels so that the beaters stand at 90° to each other.",
          },
          {
            action: "lubricate",
            title: "Pack it with gear grease",
            how: "Fill the teeth, not the motor: three heaped teaspoons for a stand mixer, one for a hand mixer.",
          },
          {
            action: "reassemble",
            title: "Close it and turn by hand",
            how: "New or cleaned seal in its groove, screws crosswise.",
            putBack: "Planet ring up, pin flush.",
            see: "a full turn without a hard spot.",
          },
          {
            action: "test",
            title: "Run it empty for five minutes",
            how: "From 1 upwards, then with a light batter.",
            see: "a whirr, no clicks.",
          },
        ],
        prevention: ["Add flour by spoonfuls and stop to scrape the bowl."],
        stopWhen: ["The worm on the motor shaft is worn too."],
      },
    },
    belt: {
      name: "a torn or slipped belt",
      short: "the belt",
      weight: 4,
      why: "Many stand mixers of the chef type drive the head with a toothed belt behind the motor. It frays and loses teeth.",
      check: {
        do: "Turn the planet by hand, unplugged, and feel whether the motor turns along.",
        finds: "it turns lightly without the drag of the motor",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [6, 20],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Toothed belt for the model" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and empty the table",
            how: "Lay the head on a towel.",
          },
          {
            action: "unscrew",
            title: "Take the rear or top cover off",
            how: "Two to four screws, one often under a badge; use the screwdriver.",
            fallsOut: "Black belt crumbs.",
            warning:
              "The motor's wires and a board with capacitors are near. Touch the belt and its wheels only; if you must reach past the board, hand it over.",
          },
          {
            action: "look",
            title: "Mark the old belt's way",
            how: "A pencil line on the case for its height, and count the teeth or read its number.",
            see: "two wheels, a small one at the motor and a large one.",
          },
          {
            action: "replace",
            title: "Roll the new belt on",
            how: "Over the small wheel, then turn the large one while the belt creeps on.",
          },
          {
            action: "adjust",
            title: "Tension it",
            how: "Where the motor sits in slots, pull it back until the belt gives 5 mm.",
          },
          {
            action: "reassemble",
            title: "Cover on, all screws in",
            how: "No wire under the edge.",
          },
          {
            action: "test",
            title: "Knead a small dough",
            how: "250 g of flour on 1.",
            see: "a planet that does not stall.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you hear grinding or clicking from the mixer while it runs?",
      answers: {
        yes: {
          means: "it grinds or clicks",
          heard: ["grinding", "clicking", "crunching", "horrible", "cogs", "gears", "stripped"],
          when: { gear: "often", seat: "sometimes", belt: "rarely" },
        },
        no: { means: "it runs without grinding" },
      },
    },
    {
      ask: "Do the mixer's tools sit firmly after a tug?",
      answers: {
        yes: {
          means: "the tools are locked in",
          when: { seat: "never", gear: "often", belt: "often" },
        },
        no: { means: "the tools come loose", heard: ["fall out", "drop out", "loose"] },
      },
    },
    {
      ask: "Is it a hand mixer, or a stand mixer with a bowl?",
      answers: {
        hand: {
          means: "it is a hand mixer",
          heard: ["hand mixer", "hand whisk", "whisks", "electric whisk"],
          when: { seat: "often", gear: "often", belt: "never" },
        },
        stand: {
          means: "it is a stand mixer",
          heard: ["stand mixer", "kitchenaid", "kitchen aid", "chef", "bowl"],
          when: { belt: "always", gear: "sometimes", seat: "sometimes" },
        },
      },
    },
    {
      ask: "Does the mixer's drive turn by hand with hardly any resistance when it is unplugged?",
      answers: {
        yes: {
          means: "the drive turns lightly by hand",
          heard: ["spins freely", "belt broken"],
          when: { belt: "always", gear: "sometimes", seat: "rarely" },
        },
        no: { means: "the drive resists by hand" },
      },
    },
  ],
  safety: ["Turn beaters by hand only with the plug out."],
  prevention: ["Warm hard butter before you beat it."],
  stopWhen: ["Metal chips are found in the grease."],
});

const speed = defineFault({
  id: "mixer-speed-wrong",
  name: "has lost its speeds or changes speed by itself",
  weight: 4,
  says: [
    "speed control not working",
    "only one speed",
    "full speed only",
    "goes faster on its own",
    "surges",
    "runs too fast",
    "runs slow",
    "no low speed",
    "speed dial broken",
    "pulse not working",
    "won't switch off",
    "jerky",
    "turbo only",
  ],
  causes: {
    dial: {
      name: "a knob or slider that is dirty or has slipped",
      short: "the knob",
      weight: 4,
      why: "Flour cakes behind the knob, or its plastic splits and it no longer turns its shaft.",
      check: {
        do: "Turn the knob slowly from stop to stop, ten times, with the plug out.",
        finds: "it feels gritty, skips or turns without stops",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [{ name: "Plastic card" }, { name: "Soft brush" }, { name: "Cotton buds" }],
        steps: [
          { action: "unplug", title: "Plug out first", how: "Knob at 0." },
          {
            action: "pry",
            title: "Pull the knob off",
            how: "Straight, with a plastic card under each side, if it gives at all.",
            fallsOut: "A spring clip may stay on the shaft.",
            see: "a shaft with a flat side.",
          },
          {
            action: "clean",
            title: "Brush behind it",
            how: "Flour out with the brush, sticky rests off with damp cotton buds.",
          },
          {
            action: "reassemble",
            title: "Press it on at 0",
            how: "A split hub is replaced by a new knob, or wound with thread and glue outside.",
          },
          {
            action: "test",
            title: "Every mark once",
            how: "Empty bowl.",
            see: "a clear step at each mark.",
          },
        ],
      },
    },
    governor: {
      name: "a worn governor or speed sensor",
      short: "the governor",
      weight: 3,
      why: "A small plate at the end of the motor moves with the speed and lets current in or out. When it is dirty or out of set, the machine hunts or races.",
      check: {
        do: "Run it empty on 1 and 2 and watch for half a minute.",
        finds: "the speed swings up and down",
        minutes: 1,
      },
      repair: {
        handOver:
          "Its contacts carry the motor's current and are set by tenths of a millimetre while it runs.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 25],
        tools: [{ name: "Video on your phone" }],
        steps: [
          {
            action: "test",
            title: "Take a video of the swing",
            how: "With empty bowl, speed 1, twenty seconds.",
          },
          {
            action: "unplug",
            title: "Use it only on high until then",
            how: "And unplug it in between.",
          },
          {
            action: "look",
            title: "Find the type plate",
            how: "Old and new control systems differ within one model name.",
          },
          {
            action: "look",
            title: "Give both to a repairer",
            how: "Cleaning and setting takes half an hour in practised hands.",
          },
        ],
      },
    },
    board: {
      name: "a failed capacitor or triac on the speed board",
      short: "the speed board",
      weight: 6,
      why: "The electronic switch on the board fails closed, and then there is nothing but full speed. Aged capacitors beside it make it surge first.",
      check: {
        do: "Set the lowest speed with an empty bowl, your hand on the plug's switch.",
        finds: "it races at once, or speeds up by itself",
        minutes: 1,
      },
      repair: {
        handOver:
          "The board is connected to the mains, and its capacitors can burst or stay charged.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [6, 40],
        tools: [{ name: "Sticky tape" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug at the first surge",
            how: "A planet that races throws bowl and batter.",
          },
          {
            action: "look",
            title: "Tape the knob at 0",
            how: "A strip of sticky tape keeps others from trying.",
          },
          {
            action: "look",
            title: "Ask for the repair kit",
            how: "For the common stand mixers a kit with capacitors and triac costs €6 to €15.",
          },
          {
            action: "look",
            title: "Let somebody solder it in",
            how: "An hour at a repair café, with a test on all speeds.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the mixer run at full speed whatever you set?",
      answers: {
        yes: {
          means: "it runs at full speed only",
          heard: ["full speed", "too fast", "turbo only", "faster on its own", "only one speed"],
          when: { board: "often", dial: "sometimes", governor: "rarely" },
        },
        no: { means: "it does not race" },
      },
    },
    {
      ask: "Does the mixer's speed swing up and down by itself?",
      answers: {
        yes: {
          means: "the speed swings",
          heard: ["surges", "swings", "jerky", "up and down", "hunting"],
          when: { governor: "often", board: "sometimes", dial: "rarely" },
        },
        no: { means: "the speed is steady" },
      },
    },
    {
      ask: "Does the mixer's knob have firm stops and a clean feel?",
      answers: {
        yes: {
          means: "the knob feels right",
          when: { dial: "never", governor: "often", board: "often" },
        },
        no: {
          means: "the knob is gritty, loose or without stops",
          heard: ["knob loose", "dial broken", "knob broken", "dial turns"],
        },
      },
    },
  ],
  safety: ["Empty bowl and no tool while you try the speeds."],
  prevention: ["Wipe flour off the knob side before it cakes."],
  stopWhen: ["It does not stop at 0."],
});

const toolsStuck = defineFault({
  id: "mixer-beaters-stuck-or-loose",
  name: "does not hold or does not release its beaters",
  weight: 3,
  says: [
    "beaters will not eject",
    "beaters stuck",
    "whisk stuck",
    "beaters drop out",
    "beaters fall out",
    "blades won't fit",
    "won't fit into the machine",
    "eject button broken",
    "attachment stuck",
    "whisk touches bowl",
    "beater hits the bowl",
    "whisk broken",
  ],
  causes: {
    dried: {
      name: "dried batter or rust in the sockets",
      short: "dried batter",
      weight: 6,
      why: "Egg and sugar set like glue, and aluminium shafts corrode in the dishwasher until they swell.",
      check: {
        do: "Look into the sockets with a torch, plug out.",
        finds: "there is a crust round the shaft or in the hole",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 3],
        tools: [
          { name: "Hot wet cloth" },
          { name: "Cooking oil" },
          { name: "Toothpick" },
          { name: "Rubber glove" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and hold it nose down",
            how: "So that nothing runs into the motor.",
          },
          {
            action: "clean",
            title: "Soften the crust",
            how: "Wrap the hot wet cloth round shaft and socket for ten minutes, then scrape with the toothpick.",
          },
          {
            action: "lubricate",
            title: "One drop of oil",
            how: "Cooking oil is allowed here. Turn the shaft to and fro.",
            see: "a shaft that begins to move.",
          },
          {
            action: "adjust",
            title: "Press eject and pull straight",
            how: "Grip with the rubber glove, and no pliers on the case.",
            fallsOut: "The beater, suddenly.",
          },
          {
            action: "clean",
            title: "Polish shafts and sockets",
            how: "Fine scouring side of a sponge on the shafts, cotton buds in the sockets.",
          },
          {
            action: "test",
            title: "In, click, out",
            how: "Three times.",
            see: "it falls out when you press.",
          },
        ],
        prevention: ["Wash beaters by hand and dry them."],
      },
    },
    clip: {
      name: "a worn clip or eject lever",
      short: "the clip or lever",
      weight: 4,
      why: "A ring of spring wire snaps into a groove of the shaft. It tires, or the lever that opens it hangs.",
      check: {
        do: "With the plug out push a clean beater in and tug.",
        finds: "there is no click, or the lever does not come back",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 12],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Small brush" }, { name: "Pliers" }],
        steps: [
          { action: "unplug", title: "Plug out, beaters out", how: "Work over a tray." },
          {
            action: "clean",
            title: "Work the lever",
            how: "Brush round it, press it thirty times, tilt the machine so that crumbs fall out.",
            see: "a lever that springs back.",
          },
          {
            action: "unscrew",
            title: "Open the case if it has screws",
            how: "Take the screws out with the screwdriver and lift the top half.",
            fallsOut: "The lever's spring.",
            warning: "Stay on the lever's side. The wires of switch and motor keep their places.",
          },
          {
            action: "adjust",
            title: "Bend the clip closer",
            how: "Squeeze the spring wire a little with the pliers, equally on both sides.",
            see: "a firm click with a clean beater.",
          },
          {
            action: "reassemble",
            title: "Close it without pinching",
            how: "Cord grip in its slot, halves flush before you turn a screw.",
          },
          {
            action: "test",
            title: "Run it tool downwards",
            how: "In thin batter first.",
            see: "beaters that stay in.",
          },
        ],
        stopWhen: ["The case is welded, or a wire is chafed."],
      },
    },
    height: {
      name: "a tool that is set too low or too high, or is bent",
      short: "the tool's height",
      weight: 3,
      why: "On stand mixers a nut sets the height. When it has worked loose, the whisk scrapes the bowl or leaves the whites untouched.",
      check: {
        do: "Lower the head over the empty bowl and turn the planet by hand, unplugged.",
        finds: "it scrapes, or stands more than 3 mm above the bottom",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Open spanner", instead: "a small adjustable one" },
          { name: "Sheet of paper" },
        ],
        steps: [
          { action: "unplug", title: "Pull the plug", how: "Tool and bowl in place." },
          {
            action: "adjust",
            title: "Set the height",
            how: "Hold the shaft of the tool, loosen its nut with the spanner and turn the shaft: clockwise raises it on most.",
            see: "room for a folded sheet of paper under the whisk.",
          },
          {
            action: "adjust",
            title: "Tighten the nut",
            how: "Hold the shaft meanwhile. On tilt heads without a nut a screw in the hinge sets the height.",
          },
          {
            action: "look",
            title: "Roll the tool on a table",
            how: "A bent whisk wire is bent back by hand; a bent shaft is replaced.",
          },
          {
            action: "test",
            title: "Turn by hand, then on 1",
            how: "One turn of the planet.",
            see: "no scraping.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the mixer's beaters stuck, do they drop out, or do they scrape?",
      answers: {
        stuck: {
          means: "the beaters are stuck",
          heard: ["stuck", "will not eject", "won't come out", "not eject"],
          when: { dried: "always", clip: "sometimes", height: "never" },
        },
        drop: {
          means: "the beaters drop out or do not hold",
          heard: ["drop out", "fall out", "falls out", "wont fit", "won't fit"],
          when: { clip: "often", dried: "sometimes", height: "never" },
        },
        scrape: {
          means: "the tool scrapes or does not reach",
          heard: ["hits the bowl", "scrapes", "touches bowl", "not reach"],
          when: { height: "always", clip: "rarely", dried: "never" },
        },
      },
    },
    {
      ask: "Is there a crust or rust round the mixer's sockets?",
      answers: {
        yes: {
          means: "there is crust or rust at the sockets",
          heard: ["rust", "rusty", "crust", "dried"],
          when: { dried: "always", clip: "sometimes", height: "rarely" },
        },
        no: { means: "the sockets are clean" },
      },
    },
    {
      ask: "Does a clean beater click into the mixer?",
      answers: {
        yes: {
          means: "a clean beater clicks in",
          when: { clip: "rarely", dried: "often", height: "often" },
        },
        no: { means: "a clean beater does not click in" },
      },
    },
  ],
  safety: ["Eject beaters only with the plug out."],
  prevention: ["Take the beaters out before you put it away."],
  stopWhen: ["A wire of the whisk is broken: it ends up in the food."],
});

const noisyOrLeaks = defineFault({
  id: "mixer-noisy-or-leaks-grease",
  name: "is loud, drips grease or has a loose head",
  weight: 4,
  says: [
    "noisy",
    "sounds horrible",
    "making a noise",
    "oil leaking",
    "grease dripping",
    "grease in bowl",
    "head wobbles",
    "head won't lock",
    "head loose",
    "lift lever stuck",
    "screeching",
    "vibrates",
    "needs a service",
    "smells",
    "walks across the worktop",
  ],
  causes: {
    grease: {
      name: "grease that has thinned and left the gear",
      short: "old grease",
      weight: 5,
      why: "After five to ten years the oil separates from the grease, drips from the planet and leaves the wheels dry and loud.",
      check: {
        do: "Wipe under the planet, run it for five minutes and look.",
        finds: "a brown drop hangs there, and it sounds harsh",
        minutes: 7,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [6, 15],
        tools: [
          { name: "Screwdriver set" },
          { name: "Food-safe grease" },
          { name: "Kitchen roll" },
          { name: "Pin punch", instead: "a thin blunt nail" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and pull the bowl off",
            how: "Head level on a towel.",
          },
          {
            action: "open",
            title: "Open planet and gear cover",
            how: "Drive the pin of the planet ring out with the punch, pry the ring down, and undo the cover's screws with the screwdriver set.",
            fallsOut: "Warm brown oil; put the roll under it.",
            warning: "Only the gear's lid: motor and wires stay covered.",
          },
          {
            action: "clean",
            title: "Scrape out and wipe",
            how: "All old grease, with spoon handle and kitchen roll.",
            see: "wheels with whole teeth.",
          },
          {
            action: "lubricate",
            title: "Pack it anew",
            how: "About 150 g of food-safe grease for a large stand mixer, worked in between the teeth.",
          },
          {
            action: "reassemble",
            title: "New paper seal, lid, ring, pin",
            how: "Cut the seal from baking paper if you have none, screws crosswise.",
          },
          {
            action: "test",
            title: "Ten minutes from 1 to 6",
            how: "With an empty bowl below.",
            see: "a softer sound and a dry bowl.",
          },
        ],
        prevention: ["Run it for a few minutes each month, so that the oil stays in the grease."],
      },
    },
    head: {
      name: "loose bolts or a sticky lock at the hinge",
      short: "the hinge",
      weight: 5,
      why: "The bolts between head and column work loose over time, and dough glues the locking lever.",
      check: {
        do: "Lock the head, unplugged, and lift it by the nose.",
        finds: "it has play, or the lever stays half way",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Spanner or hex key set" },
          { name: "Thread lock", instead: "a trace of nail varnish" },
          { name: "Damp brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, head up",
            how: "Let somebody hold it: the head is heavy and falls.",
          },
          {
            action: "clean",
            title: "Free the lever",
            how: "Damp brush round lever and pin, move it thirty times, dry it.",
            see: "a lever that snaps home.",
          },
          {
            action: "unscrew",
            title: "Take one bolt at a time",
            how: "Under the base or in the hinge; loosen it with spanner or key, add a drop of thread lock and tighten it.",
            fallsOut: "A spring washer each.",
          },
          {
            action: "adjust",
            title: "Set the hinge screw",
            how: "A screw in the hinge takes out the rest of the play: a quarter turn at a time.",
          },
          {
            action: "test",
            title: "Knead a small dough",
            how: "Speed 1.",
            see: "a head that stays down.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn motor bearing or dried spindle",
      short: "a bearing",
      weight: 3,
      why: "Batter creeps up the spindle and dries in the bearing; motor sleeves run dry and screech.",
      check: {
        do: "Run it without tools on 1, then turn the spindle by hand, unplugged.",
        finds: "it screeches from the first second, or the spindle grates",
        minutes: 2,
      },
      repair: {
        handOver: "The motor has to come out of its mounts, and its brushes and wires with it.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [0, 30],
        tools: [{ name: "Cotton bud" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug and wipe the spindle",
            how: "A cotton bud with warm water round it, then dry.",
          },
          {
            action: "test",
            title: "Listen once more, empty",
            how: "Half a minute.",
            see: "quiet, if batter was all.",
          },
          {
            action: "unplug",
            title: "Stop if it screeches",
            how: "A dry motor bearing burns the winding next.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "Oiling or new bearings are an hour's work for a repairer, and worth it in a stand mixer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does brown oil or grease drip from the mixer's head?",
      answers: {
        yes: {
          means: "oil drips from the head",
          heard: ["oil", "grease", "drips", "dripping", "leaking"],
          when: { grease: "always", head: "rarely", bearing: "rarely" },
        },
        no: { means: "nothing drips" },
      },
    },
    {
      ask: "Has the mixer's locked head got play, or does its lever stick?",
      answers: {
        yes: {
          means: "the head has play or the lever sticks",
          heard: [
            "wobbles",
            "head loose",
            "lever stuck",
            "lever",
            "won't lock",
            "bolts",
            "work loose",
          ],
          when: { head: "always", grease: "rarely", bearing: "rarely" },
        },
        no: { means: "the head is firm" },
      },
    },
    {
      ask: "Is the mixer's noise a screech?",
      answers: {
        yes: {
          means: "it screeches",
          heard: ["screech", "screeching", "squeal", "squeaks"],
          when: { bearing: "often", grease: "sometimes", head: "rarely" },
        },
        no: { means: "it is a harsh or rattling noise" },
      },
    },
  ],
  safety: ["Throw away any batter into which grease has dripped."],
  prevention: ["Lift it by its base, not by its head."],
  stopWhen: ["The motor smells, or sparks more than a flicker behind its slots."],
});

export const mixer: Playbook = {
  faults: [doesNotStart, toolStands, speed, toolsStuck, noisyOrLeaks],
  notes: [
    {
      about: ["grease", "which grease", "oil"],
      text: "Use food-safe gear grease, sold for mixers by weight. Ordinary car grease may drip into food, and cooking oil turns to glue.",
    },
    {
      about: ["dough", "how much", "overload"],
      text: "Bread dough only on speed 1 or 2, and for no longer than five minutes at a time. 500 g of flour is plenty for most stand mixers, 250 g for a hand mixer.",
    },
    {
      about: ["dishwasher", "grey", "aluminium"],
      text: "Aluminium beaters turn grey in the dishwasher and rub off. Wash them by hand, dry them, and coat them thinly with cooking oil.",
    },
  ],
};
