import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const weak = defineFault({
  id: "extractor-hood-weak",
  name: "hardly draws any air",
  weight: 8,
  says: [
    "not extracting",
    "weak",
    "doesn't suck",
    "no suction",
    "not drawing",
    "poor extraction",
    "doesn't remove steam",
    "kitchen full of steam",
    "smells stay",
    "low power",
    "not strong enough",
    "blows air back",
    "runs but no air",
    "paper does not stick",
  ],
  causes: {
    "grease-filter": {
      name: "grease filters that are clogged",
      short: "the grease filters",
      weight: 7,
      why: "The metal mesh catches fat and dust and closes within months. Air then passes beside it, or not at all.",
      check: {
        do: "Hold a sheet of kitchen paper to the filters on full speed. Then switch it off, take the filters out, switch it on and hold the paper a hand's breadth below the opening.",
        finds: "the paper falls, and the draught is strong without filters",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 50,
        euros: [0, 3],
        tools: [
          { name: "Washing-up liquid" },
          { name: "Washing soda", instead: "a dishwasher tablet in hot water" },
          { name: "Baking tray" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, hob cold, plug or breaker out",
            how: "Cover the hob with a cloth.",
          },
          {
            action: "open",
            title: "Slide the filters out",
            how: "Press the catch, tilt, pull down.",
            fallsOut: "Drops of old fat.",
          },
          {
            action: "clean",
            title: "Soak them",
            how: "In the baking tray with very hot water, washing-up liquid and two spoons of washing soda, twenty minutes. Aluminium turns grey in soda: use washing-up liquid alone if that matters.",
            warning: "Gloves and open window: soda bites.",
          },
          {
            action: "clean",
            title: "Brush, rinse, dry",
            how: "Brush both sides, rinse hot, drain upright.",
            see: "light through the whole mesh.",
          },
          {
            action: "reassemble",
            title: "Snap them in",
            how: "Handle towards you, flush all round.",
          },
          {
            action: "test",
            title: "Paper test",
            how: "Highest speed.",
            see: "the paper stuck to the filter.",
          },
        ],
        prevention: ["Wash them once a month; most fit the dishwasher."],
      },
    },
    charcoal: {
      name: "a spent charcoal filter",
      short: "the charcoal filter",
      weight: 4,
      why: "Hoods without a duct blow the air back through charcoal. It is full after three to six months and cannot be washed, save for special types.",
      check: {
        do: "Look behind the grease filters for a black disc or mat, and try once without it.",
        finds: "there is one, and the air is strong without it",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [10, 40],
        tools: [{ name: "Charcoal filter for the model" }, { name: "Damp cloth" }],
        steps: [
          { action: "unplug", title: "Plug or breaker off", how: "Grease filters down." },
          {
            action: "look",
            title: "Read the type",
            how: "Number on its rim, or the model inside the hood.",
          },
          {
            action: "replace",
            title: "Turn the old one out",
            how: "Discs a quarter turn, mats by their clips; wipe the seat with the damp cloth, and set the new charcoal filter in.",
            fallsOut: "Black dust.",
            see: "a click, or clips that hold.",
          },
          {
            action: "test",
            title: "Compare before and after",
            how: "Paper on the outlet side at the top.",
            see: "a clear stream of air.",
          },
        ],
      },
    },
    duct: {
      name: "a stuck flap or a blocked or squeezed duct",
      short: "the flap or duct",
      weight: 5,
      why: "A flap at the outlet should open by the air alone. Grease glues it, birds and leaves close the wall cap, and a soft hose is easily crushed.",
      check: {
        do: "Go outside while it runs on full and look at the wall cap.",
        finds: "its slats stay shut or hardly move",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 15],
        tools: [
          { name: "Torch" },
          { name: "Long bottle brush" },
          { name: "Soapy water" },
          { name: "Stepladder" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Breaker off, ladder on firm ground",
            how: "Somebody holds the stepladder outside.",
          },
          {
            action: "clean",
            title: "Free the slats of the wall cap",
            how: "Brush and soapy water until each falls shut by itself.",
            warning: "Never lean out of a window for it.",
          },
          {
            action: "look",
            title: "Look for the flap at the hood",
            how: "Filters out, torch upwards: a round flap in the neck.",
            see: "it swings when you push it with the brush.",
          },
          {
            action: "adjust",
            title: "Straighten the hose",
            how: "Where you reach it, above the cupboard: short, round, without sag. New tape at loose joints.",
          },
          {
            action: "test",
            title: "Full speed, window ajar",
            how: "It can only draw what flows in.",
            see: "open slats outside.",
          },
        ],
      },
    },
    fan: {
      name: "a greasy fan wheel or a slow motor",
      short: "the fan or motor",
      weight: 3,
      why: "Fat on the blades weighs the wheel down and spoils their shape; a weak capacitor or dry bearing slows it.",
      check: {
        do: "Filters out, power off: look at the wheel with a torch and flick it with a pencil.",
        finds: "it is brown and sticky, or stops at once",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Torch" },
          { name: "Degreaser" },
          { name: "Old toothbrush" },
          { name: "Kitchen paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Breaker off or plug out, wheel at rest",
            how: "Cloth over the hob, bulbs cold, torch where it lights the wheel.",
          },
          {
            action: "clean",
            title: "Loosen the fat on the wheel",
            how: "Degreaser on kitchen paper and toothbrush, blade by blade. Spray nothing upwards.",
            warning: "Liquid that runs into motor, lamp or switch makes the metal live.",
          },
          { action: "look", title: "Flick it again", how: "With a pencil.", see: "several turns." },
          {
            action: "test",
            title: "Dry for two hours, then run it",
            how: "Filters in, speed by speed.",
            see: "speeds that differ.",
          },
        ],
        stopWhen: ["It stays stiff or only hums: bearing or capacitor is for a repairer."],
      },
    },
  },
  questions: [
    {
      ask: "Does the extractor draw well with its grease filters taken out?",
      answers: {
        yes: {
          means: "it draws well without grease filters",
          heard: ["filters dirty", "greasy filter", "filter blocked", "grease filter"],
          when: { "grease-filter": "always", charcoal: "rarely", duct: "never", fan: "rarely" },
        },
        no: {
          means: "it is weak without them too",
          heard: ["cleaned the filters", "filters are clean"],
        },
      },
    },
    {
      ask: "Does the extractor blow its air back into the room?",
      answers: {
        yes: {
          means: "it recirculates the air",
          heard: ["charcoal", "carbon filter", "recirculating", "blows back"],
          when: {
            charcoal: "always",
            duct: "never",
            "grease-filter": "sometimes",
            fan: "sometimes",
          },
        },
        no: { means: "it leads the air outside", heard: ["duct", "outside", "vent", "wall"] },
      },
    },
    {
      ask: "Do the slats of the extractor's outlet outside open when it runs?",
      answers: {
        yes: {
          means: "the slats outside open",
          when: {
            duct: "rarely",
            "grease-filter": "sometimes",
            fan: "sometimes",
            charcoal: "sometimes",
          },
        },
        no: { means: "the slats stay shut", heard: ["flap stuck", "flap", "bird", "blocked duct"] },
      },
    },
    {
      ask: "Does the extractor's fan sound slower or deeper than it used to?",
      answers: {
        yes: {
          means: "the fan sounds slower",
          heard: ["slow", "slower", "hums", "struggles"],
          when: { fan: "always", "grease-filter": "rarely", charcoal: "rarely", duct: "rarely" },
        },
        no: { means: "the fan sounds as always" },
      },
    },
  ],
  safety: [
    "Work with a cold hob below, and nothing on it.",
    "With an open fire or gas boiler in the flat, a strong extractor needs an open window: it can draw fumes back into the room.",
  ],
  prevention: ["Switch it on before you cook and off ten minutes after."],
  stopWhen: ["Fat has run into motor, lamp or switch."],
});

const doesNotSwitchOn = defineFault({
  id: "extractor-hood-does-not-switch-on",
  name: "does not switch on, or runs on one speed only",
  usual: true,
  weight: 7,
  says: [
    "not working",
    "won't turn on",
    "no power",
    "fan not working",
    "extractor fan not working",
    "dead",
    "switch broken",
    "buttons stuck",
    "only one speed",
    "won't switch off",
    "light works but fan doesn't",
    "motor not running",
    "hums but doesn't turn",
    "pull cord broken",
    "stopped working",
  ],
  causes: {
    supply: {
      name: "a plug that has slipped, a fused spur or a breaker",
      short: "the plug, spur or breaker",
      weight: 4,
      why: "Its plug hides in the cupboard above, or it hangs on a fused switch with 3 A.",
      check: {
        do: "See whether the lamp works, then look into the cupboard and at the switch beside it.",
        finds: "lamp and fan are both dead, and a plug is loose or a switch off",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Torch" },
          { name: "Desk lamp" },
          { name: "3 A fuse" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Find its plug",
            how: "Torch into the cupboard above and beside it.",
          },
          { action: "test", title: "Prove the socket", how: "Desk lamp into it.", see: "light." },
          {
            action: "unplug",
            title: "Plug out, look at it",
            how: "Fat and heat make it brittle.",
            warning: "A brittle or brown plug is changed by somebody who tests it.",
          },
          {
            action: "replace",
            title: "Change the fuse of a British plug",
            how: "Lever the carrier out with the screwdriver, 3 A in. A fused switch on the wall is house wiring: leave it to an electrician.",
            fallsOut: "The old fuse.",
          },
          { action: "test", title: "Lamp, then each speed", how: "Filters in.", see: "both work." },
        ],
      },
    },
    switch: {
      name: "buttons or a slider glued with fat",
      short: "greasy buttons",
      weight: 5,
      why: "Warm fat creeps behind the buttons; they stick, lose speeds or do not let go.",
      check: {
        do: "Press each button twenty times, with the breaker off, and feel.",
        finds: "they stick, or a speed comes back afterwards",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 3],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol", instead: "clear spirit" },
          { name: "Kitchen roll" },
        ],
        steps: [
          { action: "unplug", title: "Breaker off, hob cold", how: "No gas alight in the room." },
          {
            action: "clean",
            title: "Draw the fat out",
            how: "Cotton bud with alcohol, squeezed out, round each button while you press it. Change buds until they stay clean.",
            warning: "Damp, not wet, and dry for an hour: alcohol burns and conducts.",
          },
          {
            action: "clean",
            title: "Wipe the panel",
            how: "Kitchen roll with a drop of washing-up liquid, then dry.",
            see: "buttons that spring out.",
          },
          {
            action: "test",
            title: "Each speed, then off",
            how: "Twice.",
            see: "every press answered.",
          },
        ],
        stopWhen: [
          "A speed stays dead: the switch is changed by model, €15 to €40, by a repairer.",
        ],
      },
    },
    motor: {
      name: "a seized fan, a weak capacitor or a dead motor",
      short: "the motor or capacitor",
      weight: 5,
      why: "Fat dries in the bearings until the motor hums and stands. Its capacitor loses strength with heat.",
      check: {
        do: "Power off, filters out: flick the wheel with a pencil. Then switch on and listen.",
        finds: "the wheel is stiff, or it hums without turning",
        minutes: 3,
      },
      repair: {
        handOver:
          "Motor and capacitor are mains parts above a metal hood, and the capacitor keeps its charge.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 90],
        tools: [{ name: "Pencil" }],
        steps: [
          {
            action: "unplug",
            title: "Do not let it hum",
            how: "Breaker off: a motor that stands gets hot, right above the hob.",
          },
          {
            action: "look",
            title: "Flick the wheel with a pencil",
            how: "Through the opening, filters out.",
            see: "stiff: bearing. Free: capacitor or motor.",
          },
          { action: "look", title: "Note the model", how: "Inside, behind the filters." },
          {
            action: "look",
            title: "Ask for capacitor first",
            how: "€5 to €10 against €40 to €90 for a motor; an electrician or repairer measures it with the hood off the mains.",
          },
        ],
      },
    },
    board: {
      name: "a touch panel or board that has failed",
      short: "the board",
      weight: 3,
      why: "Steam and heat rise into the electronics. They hang, run by themselves or stay dark.",
      check: {
        do: "Breaker off for ten minutes, then on again.",
        finds: "it works for a while, or the keys do odd things",
        minutes: 11,
      },
      repair: {
        handOver: "The board is live in the top of a metal hood.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [30, 120],
        tools: [{ name: "Soft dry cloth" }],
        steps: [
          { action: "unplug", title: "Ten minutes without power", how: "Breaker off." },
          {
            action: "clean",
            title: "Dry and degrease the keys",
            how: "Soft cloth, from outside only.",
          },
          {
            action: "test",
            title: "Try remote and keys apart",
            how: "Take the remote's battery out first.",
            see: "normal work, if a wet panel was all.",
          },
          {
            action: "look",
            title: "Otherwise ask for a price",
            how: "A board costs €50 to €120; a plain hood new is about the same.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the extractor's lamp work?",
      answers: {
        yes: {
          means: "its lamp works",
          heard: ["light works", "light on", "light works but fan"],
          when: { supply: "never", switch: "often", motor: "always", board: "sometimes" },
        },
        no: { means: "its lamp is dead too", heard: ["no light", "completely dead", "no power"] },
      },
    },
    {
      ask: "Does the extractor hum without turning?",
      answers: {
        yes: {
          means: "it hums without turning",
          heard: ["hums", "humming", "buzzes"],
          when: { motor: "often", supply: "never", switch: "never", board: "rarely" },
        },
        no: { means: "it does not hum" },
      },
    },
    {
      ask: "Do the extractor's buttons stick, or does only one speed work?",
      answers: {
        yes: {
          means: "buttons stick or only one speed works",
          heard: [
            "one speed",
            "buttons stuck",
            "switch broken",
            "sticky",
            "won't switch off",
            "slider",
          ],
          when: { switch: "often", motor: "rarely", supply: "never", board: "sometimes" },
        },
        no: { means: "the buttons feel right" },
      },
    },
    {
      ask: "Has the extractor touch keys, a display or a remote?",
      answers: {
        yes: {
          means: "it has touch keys, a display or a remote",
          heard: ["touch", "display", "remote"],
          when: { board: "always", switch: "rarely", supply: "sometimes", motor: "sometimes" },
        },
        no: { means: "it has plain buttons or a slider" },
      },
    },
  ],
  safety: ["If it is wired in, “unplugged” means breaker off and lamp dead."],
  prevention: ["Wipe the buttons with the hob."],
  stopWhen: ["The hood tingles, or fat drips from the motor."],
});

const light = defineFault({
  id: "extractor-hood-light",
  name: "has a light that does not work",
  weight: 4,
  says: [
    "light not working",
    "bulb gone",
    "lamp broken",
    "light flickers",
    "bulb replacement",
    "led not working",
    "one light out",
    "lights out",
    "light stays on",
    "can't change bulb",
    "halogen bulb",
    "light cover broken",
  ],
  causes: {
    bulb: {
      name: "a burnt-out bulb",
      short: "the bulb",
      weight: 7,
      why: "Heat and shaking shorten its life, and fat makes it hotter.",
      check: {
        do: "Swap the two bulbs with each other, with the power off and all cold.",
        finds: "the dark place wanders with the bulb",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [2, 10],
        tools: [
          { name: "Bulb of the same base and watts" },
          { name: "Small screwdriver", instead: "a fingernail" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Breaker or plug off, bulbs cold",
            how: "A quarter of an hour.",
          },
          {
            action: "open",
            title: "Open the cover",
            how: "Press its catch with the small screwdriver, or turn its ring to the left.",
            fallsOut: "The glass; hold a hand below.",
          },
          {
            action: "replace",
            title: "Change the bulb",
            how: "E14 unscrews, G4 and GU10 pull or turn out. No more watts than printed; LED of the same base stays cooler. Halogen only with a cloth.",
          },
          {
            action: "clean",
            title: "Wipe the glass",
            how: "With a dry cloth, fat off, then close it.",
            see: "clear glass.",
          },
          {
            action: "test",
            title: "Light on for ten minutes",
            how: "Over a cold hob.",
            see: "a steady light.",
          },
        ],
      },
    },
    contact: {
      name: "a greasy or worn lamp holder",
      short: "the holder",
      weight: 4,
      why: "The tongue at the bottom of the holder flattens or gets a coat of fat, and the lamp flickers.",
      check: {
        do: "Switch on and move the bulb's cover lightly with a wooden spoon.",
        finds: "it flickers or comes on",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Cotton bud" }, { name: "Wooden skewer" }, { name: "Isopropyl alcohol" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off and tape over it",
            how: "The lamp must be dead at its switch and after.",
          },
          { action: "open", title: "Bulb out", how: "Cold; cover first.", fallsOut: "The bulb." },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Cotton bud with alcohol, dry for half an hour.",
          },
          {
            action: "adjust",
            title: "Lift the tongue by 1 mm",
            how: "With the wooden skewer, in an E14 holder.",
            see: "bright brass.",
            warning: "A brown or crumbling holder is not used again.",
          },
          { action: "test", title: "Bulb in, power on", how: "Tap the hood.", see: "no flicker." },
        ],
      },
    },
    driver: {
      name: "a built-in LED, its driver or the lamp switch",
      short: "the LED or its driver",
      weight: 4,
      why: "Built-in LEDs hang on a small power supply that dies of heat; then all of them are dark at once.",
      check: {
        do: "See whether all lamps went at once, while the fan still runs.",
        finds: "all are dark or blink together",
        minutes: 1,
      },
      repair: {
        handOver: "The driver is a mains part in the top of the hood.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [10, 50],
        tools: [{ name: "Phone camera" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off",
            how: "If they blink: a dying driver gets hot.",
          },
          {
            action: "look",
            title: "Photograph a lamp's back and the type plate",
            how: "With the phone camera, filters out.",
            see: "volts and milliamps on a label.",
          },
          { action: "look", title: "Ask for lamp set and driver", how: "By model, €10 to €50." },
          {
            action: "look",
            title: "Let a repairer fit it",
            how: "Same output figures, and the hood tested for earth afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is only one of the extractor's lamps dark?",
      answers: {
        yes: {
          means: "only one lamp is dark",
          heard: ["one light", "one bulb", "one lamp"],
          when: { bulb: "often", contact: "often", driver: "rarely" },
        },
        no: { means: "all lamps are dark", heard: ["both lights", "all lights", "lights out"] },
      },
    },
    {
      ask: "Does the extractor's lamp flicker?",
      answers: {
        yes: {
          means: "the lamp flickers",
          heard: ["flicker", "flickers", "flickering"],
          when: { contact: "often", bulb: "rarely", driver: "sometimes" },
        },
        no: { means: "it does not flicker" },
      },
    },
    {
      ask: "Can the bulbs of the extractor be taken out?",
      answers: {
        yes: {
          means: "the bulbs can be taken out",
          heard: ["bulb", "halogen", "screw in", "new bulb"],
          when: { bulb: "always", contact: "always", driver: "rarely" },
        },
        no: { means: "the lamps are built in", heard: ["led", "built in"] },
      },
    },
  ],
  safety: ["Bulbs over a hob burn fingers a quarter of an hour after they went out."],
  prevention: ["LED bulbs of the same base last ten times as long."],
  stopWhen: ["Holder or wires are brittle or brown."],
});

const noisyOrDrips = defineFault({
  id: "extractor-hood-noisy-or-drips",
  name: "is loud, rattles or drips",
  weight: 5,
  says: [
    "noisy",
    "loud",
    "rattles",
    "rattling",
    "vibrates",
    "drips grease",
    "grease dripping",
    "drips water",
    "condensation dripping",
    "whistles",
    "flapping",
    "squeaks",
    "grinding",
    "humming",
    "filter falls down",
  ],
  causes: {
    rattle: {
      name: "a loose filter, lamp cover or screw",
      short: "something loose",
      weight: 5,
      why: "Thin sheet metal sings with the fan as soon as one catch is open.",
      check: {
        do: "Press filters, covers and chimney with a hand while it runs.",
        finds: "the rattle stops under your hand",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 4],
        tools: [{ name: "Screwdriver" }, { name: "Felt strip", instead: "a strip of foam" }],
        steps: [
          { action: "unplug", title: "Breaker off, hob covered", how: "Filters down." },
          {
            action: "adjust",
            title: "Bend the filter's spring out a little",
            how: "So that it presses in its frame.",
            see: "a filter that does not move.",
          },
          {
            action: "adjust",
            title: "Tighten screws and chimney",
            how: "With the screwdriver: those you see inside, no wires moved.",
          },
          {
            action: "adjust",
            title: "Felt where metal meets metal",
            how: "A short strip at the chimney and lamp cover, away from bulbs.",
          },
          {
            action: "test",
            title: "All speeds",
            how: "Half a minute each.",
            see: "air noise only.",
          },
        ],
      },
    },
    wheel: {
      name: "a fan wheel out of balance from fat",
      short: "a greasy wheel",
      weight: 5,
      why: "A gram of fat on one side shakes the wheel a thousand times a minute.",
      check: {
        do: "Filters out, power off: look at the wheel with a torch.",
        finds: "lumps of brown fat sit on one side",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [0, 4],
        tools: [
          { name: "Torch" },
          { name: "Kitchen degreaser" },
          { name: "Wooden spatula" },
          { name: "Rag" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Power off at the breaker, wheel still",
            how: "Torch up, cloth over the hob.",
          },
          {
            action: "clean",
            title: "Scrape and wipe each blade",
            how: "Wooden spatula first, then a rag damp with degreaser.",
            warning: "Do not spray: what runs up the shaft ruins the motor.",
          },
          {
            action: "look",
            title: "Count the blades and look for cracks",
            how: "Turn it one by one.",
            see: "all alike and clean.",
          },
          {
            action: "test",
            title: "Dry for an hour, then low to high",
            how: "Filters in.",
            see: "a hood that does not tremble.",
          },
        ],
      },
    },
    drip: {
      name: "fat or condensed water that runs back",
      short: "dripping fat or water",
      weight: 4,
      why: "Full filters let fat through, and warm steam condenses in a cold duct and runs down.",
      check: {
        do: "Catch a drop on white paper.",
        finds: "it is brown and greasy, or clear water on cold days",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 20],
        tools: [
          { name: "White paper" },
          { name: "Hot soapy water" },
          { name: "Pipe insulation" },
          { name: "Cloth" },
        ],
        steps: [
          { action: "unplug", title: "Off, bulbs cold", how: "Breaker off." },
          {
            action: "clean",
            title: "Brown drops: wash filters and rim",
            how: "Hot soapy water, also the gutter behind the filters.",
            see: "a dry gutter.",
          },
          {
            action: "adjust",
            title: "Clear drops: wrap the duct",
            how: "Pipe insulation where it runs through a cold attic, and a slope outwards of 1 cm a metre.",
          },
          {
            action: "clean",
            title: "Wipe what ran towards the lamp",
            how: "With the cloth, and let it dry for a night.",
            warning: "Water in a lamp holder: leave the power off until it is dry.",
          },
          {
            action: "test",
            title: "Boil a pot with it on middle",
            how: "Let it run for ten minutes after; white paper below.",
            see: "dry paper.",
          },
        ],
      },
    },
    bearing: {
      name: "a dry motor bearing or a flapping valve",
      short: "the bearing or flap",
      weight: 3,
      why: "A squeal that comes with speed is a bearing; a clap in the wind is the flap in the duct.",
      check: {
        do: "Listen with the fan off on a windy day, and then at each speed.",
        finds: "it claps without the fan, or squeals with its speed",
        minutes: 3,
      },
      repair: {
        handOver: "The motor unit has to come down from above the hob, with its mains wires.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [0, 90],
        tools: [{ name: "Foam tape" }],
        steps: [
          {
            action: "unplug",
            title: "Breaker off to look for the flap",
            how: "Filters out. A flap in the neck that claps gets a dot of foam tape on its stop.",
          },
          {
            action: "look",
            title: "Squeal: use it little",
            how: "A bearing that seizes leaves a humming motor over the hob.",
          },
          {
            action: "look",
            title: "Note speed and sound",
            how: "“Squeals on 3 after ten minutes”.",
          },
          {
            action: "look",
            title: "Hand it over",
            how: "A repairer or electrician takes the motor down, oils or replaces it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it dripping rather than noise on the extractor?",
      answers: {
        yes: {
          means: "it drips",
          heard: ["drips", "dripping", "grease", "condensation"],
          when: { drip: "always", rattle: "never", wheel: "rarely", bearing: "never" },
        },
        no: { means: "it is a noise", heard: ["noisy", "rattles", "loud", "squeaks"] },
      },
    },
    {
      ask: "Does a hand on the extractor's filters or chimney stop the noise?",
      answers: {
        yes: {
          means: "a hand on it stops the noise",
          heard: ["rattles", "rattling", "filter loose", "filter falls"],
          when: { rattle: "always", wheel: "sometimes", drip: "sometimes", bearing: "rarely" },
        },
        no: { means: "a hand changes nothing" },
      },
    },
    {
      ask: "Does the whole extractor tremble, more with more speed?",
      answers: {
        yes: {
          means: "the whole of it trembles",
          heard: ["vibrates", "shakes", "tremble"],
          when: { wheel: "always", rattle: "sometimes", bearing: "rarely", drip: "rarely" },
        },
        no: { means: "it does not tremble" },
      },
    },
    {
      ask: "Is the extractor's noise a squeal, or a clap in the wind?",
      answers: {
        yes: {
          means: "it squeals or claps",
          heard: ["squeal", "squeaks", "flapping", "claps", "whistles"],
          when: { bearing: "often", rattle: "rarely", wheel: "rarely", drip: "never" },
        },
        no: { means: "it neither squeals nor claps" },
      },
    },
  ],
  safety: ["Fat above a hob burns: clean it before you look for noises."],
  prevention: ["Filters monthly, wheel once a year."],
  stopWhen: ["Drops come from the lamp or the motor."],
});

export const extractorHood: Playbook = {
  faults: [doesNotSwitchOn, weak, light, noisyOrDrips],
  notes: [
    {
      about: ["bathroom", "bathroom fan", "extractor fan", "toilet"],
      text: "A bathroom fan is wired in: breaker off first. From outside you may wash its grille and vacuum its blades; timer, motor and wiring are for an electrician.",
    },
    {
      about: ["charcoal", "carbon", "filter", "how often"],
      text: "Metal grease filters are washed monthly. Charcoal filters are replaced every three to six months; only those marked as washable can be washed and dried in the oven.",
    },
    {
      about: ["gas", "boiler", "stove", "fireplace"],
      text: "With a gas boiler or a stove in the flat, open a window while the extractor runs, and keep a carbon monoxide alarm.",
    },
  ],
};
