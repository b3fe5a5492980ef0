import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const runsOn = defineFault({
  id: "cistern-runs-on",
  name: "keeps running into the bowl",
  usual: true,
  weight: 9,
  says: [
    "keeps running",
    "runs on",
    "running all the time",
    "won't stop running",
    "water trickles into the bowl",
    "never stops filling",
    "constantly running",
    "runs after flushing",
    "leaks into the pan",
    "water runs down the back of the bowl",
    "ghost flush",
    "refills by itself",
    "overflows inside",
    "flapper leaking",
    "seal worn",
    "toilet running",
    "doesn't shut off",
  ],
  causes: {
    "flush-seal": {
      name: "a worn or limed seal under the flush valve",
      short: "the flush seal",
      weight: 6,
      why: "A soft ring or flap closes the hole in the floor of the cistern. Lime, grit or age lets a thin film of water past it day and night.",
      check: {
        do: "Put a few drops of food colouring or strong coffee into the cistern, and do not flush for twenty minutes.",
        finds: "the colour shows in the bowl and the level stands below the overflow pipe",
        minutes: 20,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 15],
        tools: [
          { name: "Sponge" },
          { name: "White vinegar" },
          { name: "Replacement seal" },
          { name: "Rubber gloves" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the water and flush once",
            how: "Turn the valve beside the cistern clockwise and flush. Take up the last of the water with the sponge.",
            see: "an empty cistern that stays empty.",
          },
          {
            action: "open",
            title: "Open the lid",
            how: "A button plate unscrews by its chrome ring or unclips at one edge; a plain ceramic lid lifts straight up.",
            warning:
              "Ceramic is heavy and slippery. Lay the lid flat on the floor, never on the seat.",
          },
          {
            action: "replace",
            title: "Lift the flush valve out",
            how: "Put the gloves on. Turn the tower a quarter anticlockwise and pull it up, or unhook the flap from its two pegs.",
            fallsOut: "The round seal at its foot, which is often stuck to the floor.",
            putBack: "It locks with a quarter turn clockwise.",
          },
          {
            action: "clean",
            title: "Wipe the seat",
            how: "Go round the hole in the floor with the sponge and vinegar until it feels like glass.",
            see: "no grit and no ridge.",
          },
          {
            action: "replace",
            title: "Turn or change the seal",
            how: "A new one of the same brand and size is best. A flat ring can be turned over as a stopgap. Slide it into its groove all the way round.",
          },
          {
            action: "test",
            title: "Fill and colour the water again",
            how: "Open the water, let it fill, add a few drops of colour and wait twenty minutes.",
            see: "clear water in the bowl.",
          },
        ],
        prevention: [
          "Keep blocks with bleach out of the cistern: they harden rubber within a year.",
        ],
      },
    },
    "fill-valve": {
      name: "a fill valve that does not close, so that water runs over the overflow",
      short: "the fill valve",
      weight: 4,
      why: "The float should shut the inlet as the water rises. If it is set too high, rubs on the wall or has a worn seal, the water climbs into the overflow pipe and runs away.",
      check: {
        do: "Take the lid off and look at the level. Then lift the float gently with a finger.",
        finds:
          "water runs over the top of the pipe in the middle, and stops when you lift the float",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 25],
        tools: [
          { name: "Screwdriver" },
          { name: "Old toothbrush" },
          { name: "White vinegar" },
          { name: "Adjustable spanner" },
        ],
        steps: [
          {
            action: "look",
            title: "Watch it fill once",
            how: "Flush with the lid off. The float must rise freely without touching wall, tower or cable.",
            see: "a gap of a finger all round the float.",
          },
          {
            action: "adjust",
            title: "Set the level lower",
            how: "Turn the long plastic screw on the float with the screwdriver, or bend a brass arm downwards. The level belongs 2 cm below the overflow or on the moulded line.",
          },
          {
            action: "clean",
            title: "Clean the inlet seal",
            how: "Close the water. Twist the cap of the valve off, take the small rubber disc out and brush it and its seat with the toothbrush and vinegar.",
            fallsOut: "A disc, sometimes with a pin and a spring.",
            putBack: "The smooth side faces the nozzle.",
          },
          {
            action: "replace",
            title: "Change the valve if it still runs",
            how: "Empty the cistern, undo supply and plastic nut underneath with the spanner, and put in a new fill valve of the same side or bottom entry.",
            warning:
              "Hold the valve inside while you turn the nut, so that nothing levers on the ceramic.",
          },
          {
            action: "test",
            title: "Let it fill twice",
            how: "Open the water and listen from the moment it should stop.",
            see: "silence, and a level that stays put.",
          },
        ],
      },
    },
    mechanism: {
      name: "a button, cable or chain that holds the flush valve open",
      short: "a stuck button",
      weight: 3,
      why: "A button that sticks down, or a chain caught under the flap, keeps the outlet from closing after a flush.",
      check: {
        do: "When it runs, press the button a few times or jiggle the lever.",
        finds: "it stops at once",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 10],
        tools: [
          { name: "Old toothbrush" },
          { name: "White vinegar" },
          { name: "Silicone spray", instead: "a drop of washing-up liquid" },
        ],
        steps: [
          {
            action: "open",
            title: "Look inside while you flush",
            how: "Lift the lid, keep the cable attached if there is one, and press.",
            see: "which part hangs: the button, the lever or the flap.",
          },
          {
            action: "clean",
            title: "Free the button",
            how: "Unscrew the button from the lid and brush its shaft with the toothbrush and vinegar. A trace of silicone spray helps it slide.",
            fallsOut: "Two half-moons and their springs in a dual-flush button.",
            putBack: "Each rod goes under its own half.",
          },
          {
            action: "adjust",
            title: "Give chain or cable some slack",
            how: "A chain needs about 1 cm of play with the flap closed. Hook it one link longer, and cut off nothing yet. A cable is set at its clip.",
          },
          {
            action: "adjust",
            title: "Shorten rods that are too long",
            how: "Screw the plastic rods of the button plate in by a turn, until the lid lies flat without pressing them.",
          },
          {
            action: "test",
            title: "Flush ten times",
            how: "Use both buttons, short and long presses.",
            see: "the valve dropping shut each time with a soft thud.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "With the lid off, does water run over the top of the cistern's overflow pipe?",
      answers: {
        yes: {
          means: "water runs over the overflow pipe",
          heard: [
            "overflow pipe",
            "water level too high",
            "overfills",
            "fills too much",
            "over the overflow",
          ],
          when: { "fill-valve": "always", "flush-seal": "rarely", mechanism: "never" },
        },
        no: {
          means: "the level stays below the overflow",
          heard: ["below the overflow", "level is low", "never fills up"],
        },
      },
    },
    {
      ask: "Does the cistern stop running when you press the button again or jiggle the lever?",
      answers: {
        yes: {
          means: "jiggling the button stops it",
          heard: [
            "jiggle",
            "press again",
            "press the button twice",
            "button stuck",
            "wiggle the handle",
            "handle sticks",
            "button sticks",
          ],
          when: { mechanism: "often", "flush-seal": "sometimes", "fill-valve": "rarely" },
        },
        no: { means: "jiggling changes nothing" },
      },
    },
    {
      ask: "Does the cistern refill for a moment every now and then although nobody has flushed?",
      answers: {
        yes: {
          means: "it refills by itself now and then",
          heard: ["ghost flush", "refills by itself", "every few minutes", "tops up", "by itself"],
          when: { "flush-seal": "often", "fill-valve": "rarely", mechanism: "rarely" },
        },
        no: { means: "it does not refill by itself" },
      },
    },
  ],
  safety: [
    "Wash your hands afterwards; the water in the cistern is clean, but the parts around it are not.",
  ],
  prevention: [
    "Listen for a hiss once a month: a running cistern wastes 100 litres a day and more.",
  ],
  stopWhen: [
    "The valve beside the cistern does not close and the main valve cannot be shut.",
    "The cistern is built into the wall and no flap gives access to the part.",
  ],
});

const doesNotFill = defineFault({
  id: "cistern-does-not-fill",
  name: "does not fill, or fills very slowly",
  weight: 4,
  says: [
    "does not fill",
    "fills slowly",
    "takes ages to fill",
    "no water in the tank",
    "empty tank",
    "tank stays empty",
    "no water comes in",
    "fills too little",
    "water level too low",
    "slow refill",
    "fill valve blocked",
    "ballcock stuck",
    "float stuck",
  ],
  causes: {
    supply: {
      name: "a supply valve that is shut or nearly shut",
      short: "the supply valve",
      weight: 4,
      why: "The little valve beside the cistern is closed for some job and forgotten, or it crumbles inside and shuts by itself.",
      check: {
        do: "Open a tap nearby, then look which way the slot or handle at the cistern stands.",
        finds: "the tap runs well and the slot stands across the pipe",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Flat screwdriver", instead: "a coin" }, { name: "Bowl" }],
        steps: [
          {
            action: "look",
            title: "Rule the house out",
            how: "Open the cold tap at the basin.",
            see: "a full stream. If not, the water is off for the whole flat.",
          },
          {
            action: "adjust",
            title: "Open the valve",
            how: "Turn the slot with the screwdriver until it lies along the pipe, or the handle anticlockwise to its stop.",
            see: "a rush of water in the cistern.",
          },
          {
            action: "look",
            title: "Watch the valve's stem",
            how: "Put the bowl under it. An old valve that has been moved may drip for an hour.",
            warning: "If it drips faster than once a second, close it again and have it changed.",
          },
          {
            action: "test",
            title: "Time the filling",
            how: "Flush once and look at a clock.",
            see: "a full cistern in one to two minutes.",
          },
        ],
      },
    },
    filter: {
      name: "grit in the filter or nozzle of the fill valve",
      short: "the inlet filter",
      weight: 5,
      why: "The inlet narrows to 2 or 3 mm. A flake of lime or a crumb of old rubber from the hose is enough to close it.",
      check: {
        do: "Listen at the cistern while it should fill.",
        finds: "it hisses faintly and the water only dribbles in",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 25],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Bucket" },
          { name: "Pin", instead: "a toothpick" },
          { name: "White vinegar" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close the valve and flush",
            how: "Empty the cistern and stand the bucket under the inlet hose.",
          },
          {
            action: "unscrew",
            title: "Take the hose off",
            how: "Hold the plastic thread still and undo the union with the spanner.",
            fallsOut: "A flat washer and a little water.",
          },
          {
            action: "clean",
            title: "Pull the filter out",
            how: "A grey or white thimble sits in the thread. Pull it by its rim, rinse it, and soak it in vinegar if it is white with lime.",
          },
          {
            action: "clean",
            title: "Flush the hose and prick the nozzle",
            how: "Point the hose into the bucket and open the valve for two seconds. Inside the cistern take the cap of the fill valve off and clear its hole with the pin.",
            see: "a strong jet from the hose.",
          },
          {
            action: "reassemble",
            title: "Join it up again",
            how: "Filter, washer, union: hand-tight, then a quarter turn.",
            putBack: "The thimble goes in with its closed end first.",
          },
          {
            action: "test",
            title: "Fill and feel the joint",
            how: "Open the water and run a dry finger round the union.",
            see: "a dry finger and a cistern that fills within two minutes.",
          },
        ],
      },
    },
    float: {
      name: "a float that sticks or has filled with water",
      short: "the float",
      weight: 3,
      why: "The float decides when the inlet shuts. If it hangs on something it shuts too soon; with a crack it drinks water and behaves oddly.",
      check: {
        do: "Push the float down with a finger.",
        finds: "water pours in while you hold it down",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 25],
        tools: [{ name: "Screwdriver" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "open",
            title: "Take the lid off and flush",
            how: "Watch how far the float drops.",
            see: "it sinks freely to the bottom of its travel.",
          },
          {
            action: "clean",
            title: "Brush the guide",
            how: "Go over the rail or tube along which the float slides with the toothbrush.",
          },
          {
            action: "adjust",
            title: "Turn the valve away from the wall",
            how: "Hold it inside and twist it a few degrees, until the float clears everything by a finger's width.",
          },
          {
            action: "adjust",
            title: "Raise the level",
            how: "Turn the float screw with the screwdriver the other way until the water stands at the moulded line.",
          },
          {
            action: "replace",
            title: "Shake the float",
            how: "Take it off its arm and listen. If it sloshes, replace it; most screw on.",
            putBack: "Set the level once more afterwards.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does water pour into the cistern when you push its float down?",
      answers: {
        yes: {
          means: "pushing the float down brings water",
          heard: ["push the float", "move the float", "float stuck", "float down", "ballcock"],
          when: { float: "always", supply: "never", filter: "rarely" },
        },
        no: { means: "pushing the float down brings no water" },
      },
    },
    {
      ask: "Was the water shut off, or the cistern worked on, shortly before?",
      answers: {
        yes: {
          means: "the water was shut off shortly before",
          heard: [
            "plumber",
            "water was off",
            "after changing",
            "new valve",
            "since the repair",
            "shut off",
          ],
          when: { supply: "often", filter: "often", float: "sometimes" },
        },
        no: { means: "nobody touched the water" },
      },
    },
    {
      ask: "Does the cistern fill at least slowly, with a faint hiss?",
      answers: {
        yes: {
          means: "it fills slowly",
          heard: ["slow", "slowly", "takes ages", "hiss", "eventually"],
          when: { filter: "often", supply: "sometimes", float: "rarely" },
        },
        no: {
          means: "no water comes in at all",
          heard: ["no water", "stays empty", "not fill at all"],
        },
      },
    },
  ],
  safety: ["Reach in only when the ceramic lid lies safely on the floor."],
  prevention: ["Clean the inlet filter every two years where the water carries lime or rust."],
  stopWhen: ["The pipe in the wall turns when you turn the nut."],
});

const doesNotFlush = defineFault({
  id: "cistern-does-not-flush",
  name: "does not flush, or only weakly",
  weight: 6,
  says: [
    "does not flush",
    "weak flush",
    "button does nothing",
    "flush button broken",
    "handle loose",
    "flush handle broken",
    "chain came off",
    "have to press several times",
    "only half flush",
    "button stuck",
    "lever goes down without effect",
    "flushes badly",
    "not enough water",
    "have to hold the button",
    "flush lever broken",
    "siphon broken",
  ],
  causes: {
    linkage: {
      name: "a lever, chain, cable or rod that has come loose",
      short: "the linkage",
      weight: 5,
      why: "Button or lever only pull on a valve. When the link between them is off or broken, the movement goes nowhere.",
      check: {
        do: "Lift the lid, find the valve in the middle and pull it up by hand.",
        finds: "it flushes as strongly as ever",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Pliers" },
          { name: "Paper clip of steel wire", instead: "a piece of stiff wire" },
          { name: "Replacement lever or button" },
        ],
        steps: [
          {
            action: "open",
            title: "Open the cistern",
            how: "Unscrew the button ring or lift the lid, and lay the lid flat.",
            fallsOut: "With a button plate the rods may stay in the lid.",
          },
          {
            action: "look",
            title: "Press and watch",
            how: "Work the lever or button slowly.",
            see: "where the movement ends: at a hook, at a clip or at the valve.",
          },
          {
            action: "adjust",
            title: "Hook it in again",
            how: "Hang the chain in with 1 cm of slack. A broken S-link is replaced by a piece of wire bent with the pliers.",
          },
          {
            action: "adjust",
            title: "Lengthen rods that no longer reach",
            how: "Screw the rods out turn by turn until the button moves the valve after 2 to 3 mm.",
            see: "a button that sits level with its plate.",
          },
          {
            action: "replace",
            title: "Change a broken lever or button",
            how: "The nut of a lever in the wall of the cistern has a left-hand thread: loosen it clockwise. Buttons are matched by the diameter of their hole.",
            warning: "Tighten by hand only: the ceramic cracks sooner than the plastic.",
          },
          {
            action: "test",
            title: "Flush half and full",
            how: "Flush five times each way.",
            see: "the whole content leaving on the big button.",
          },
        ],
      },
    },
    siphon: {
      name: "a split diaphragm in the siphon",
      short: "the siphon diaphragm",
      weight: 3,
      why: "Older British cisterns lift the water over a bend with a plate and a plastic sheet. When the sheet tears, too little water is lifted and you have to pump.",
      check: {
        do: "Look in: a siphon is a big upturned U with a rod, and there is no valve in the floor.",
        finds: "you must pump the handle several times before it goes",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [4, 25],
        tools: [
          { name: "Water pump pliers", instead: "a large adjustable spanner" },
          { name: "Bucket" },
          { name: "Sponge" },
          {
            name: "Siphon diaphragm",
            instead: "a piece of thick plastic sheet cut to the old shape",
          },
        ],
        steps: [
          {
            action: "adjust",
            title: "Close the water and bail out",
            how: "Turn the supply off. A siphon leaves a third of the water behind: take it out with the sponge into the bucket.",
          },
          {
            action: "look",
            title: "See how the siphon is held",
            how: "A two-part siphon opens inside by a pin or a clip. A one-piece is held by a big nut under the cistern, and for close-coupled ones the cistern comes off its pan first.",
          },
          {
            action: "unscrew",
            title: "Take the siphon out",
            how: "Unhook its rod, loosen the nut with the pliers and lift it straight up.",
            fallsOut: "The last half litre; keep the bucket below.",
          },
          {
            action: "replace",
            title: "Lay the new diaphragm on the plate",
            how: "Slide the plate out of the bottom, change the torn diaphragm, trim the new one to the shape and hook the plate in again.",
            see: "a sheet that covers the plate to within 1 mm of the wall.",
            putBack: "Rod through its hole, hook on, nut hand-tight plus a quarter turn.",
          },
          {
            action: "test",
            title: "Fill it and look below",
            how: "Open the water, flush once with one firm stroke, and feel the nut.",
            see: "a full flush at the first stroke and a dry nut.",
          },
        ],
      },
    },
    level: {
      name: "too little water in the cistern",
      short: "the water level",
      weight: 3,
      why: "A flush lives from the height of the water. Two centimetres less, and it no longer clears the bowl.",
      check: {
        do: "Compare the water with the line moulded inside the cistern.",
        finds: "it stands more than 2 cm below the line",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Screwdriver" }, { name: "Ruler" }],
        steps: [
          {
            action: "look",
            title: "Measure the level",
            how: "After filling, hold the ruler against the wall inside.",
            see: "the line, or failing that a stain, about 2 cm below the overflow.",
          },
          {
            action: "adjust",
            title: "Raise the float",
            how: "Turn the float's screw a few turns with the screwdriver. A brass arm is bent upwards in its middle, gently.",
          },
          {
            action: "adjust",
            title: "Set the flush volume",
            how: "Many towers have a slide for the big and the small flush. Move it up by a notch.",
          },
          {
            action: "clean",
            title: "Clear the rim of the bowl",
            how: "Lime under the rim slows the water as well. A brush and a descaler take it off.",
          },
          {
            action: "test",
            title: "Flush a sheet of paper",
            how: "Drop six squares in and flush once.",
            see: "an empty bowl after one flush.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the cistern flush well when you pull the valve inside up by hand?",
      answers: {
        yes: {
          means: "the valve flushes well by hand",
          heard: [
            "works by hand",
            "pull it up by hand",
            "chain came off",
            "chain broken",
            "lever broken",
            "handle broken",
            "button broken",
          ],
          when: { linkage: "always", siphon: "never", level: "rarely" },
        },
        no: { means: "it flushes no better by hand" },
      },
    },
    {
      ask: "Do you have to pump the cistern's handle several times before it flushes?",
      answers: {
        yes: {
          means: "the handle has to be pumped",
          heard: [
            "pump the handle",
            "several times",
            "many times",
            "press several times",
            "siphon",
          ],
          when: { siphon: "often", linkage: "rarely", level: "rarely" },
        },
        no: { means: "one press is all it takes or nothing helps" },
      },
    },
    {
      ask: "Does the water in the cistern reach the line marked inside?",
      answers: {
        yes: {
          means: "the cistern is full to its line",
          heard: ["tank is full", "full of water"],
          when: { level: "never", linkage: "often", siphon: "often" },
        },
        no: {
          means: "the water stands below its line",
          heard: ["level low", "not enough water", "half empty", "not full"],
        },
      },
    },
  ],
  safety: [
    "Keep a bucket of water at hand: poured in briskly, it flushes the bowl while you work.",
  ],
  prevention: ["Press buttons in the middle and let them come back by themselves."],
  stopWhen: [
    "The bowl itself is blocked and the water rises: clear that first.",
    "The porcelain has a crack.",
  ],
});

const leaksOutside = defineFault({
  id: "cistern-leaks-outside",
  name: "drips onto the floor",
  weight: 4,
  says: [
    "leaks on the floor",
    "water on the floor",
    "puddle behind the toilet",
    "drips from the tank",
    "drips underneath",
    "leaks when flushing",
    "leaking between tank and bowl",
    "wet floor around toilet",
    "leaks from the bolts",
    "cistern sweats",
    "condensation",
    "inlet pipe leaks",
    "leaks at the bottom",
    "water drips from cistern",
    "cracked cistern",
  ],
  causes: {
    "close-coupling": {
      name: "the foam ring or the bolts between cistern and bowl",
      short: "the ring and bolts",
      weight: 4,
      why: "A thick ring seals the joint below a cistern that sits on the pan, and two bolts press it together. Rubber hardens and bolts rust.",
      check: {
        do: "Dry everything, flush, and hold a tissue to the bolts and the gap below the cistern.",
        finds: "it gets wet at the bolts or in the gap during the flush",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [8, 20],
        tools: [
          { name: "Adjustable spanner" },
          { name: "Sponge" },
          { name: "Close-coupling kit" },
          { name: "Old towel" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the water and empty it",
            how: "Flush, sponge the rest out and lay the towel on the floor.",
          },
          {
            action: "adjust",
            title: "Nip up the wing nuts first",
            how: "Turn both nuts under the cistern a quarter turn, in turns. If a flush stays dry now, you are done.",
            warning: "Ceramic splits under force. Stop when it feels firm.",
          },
          {
            action: "unscrew",
            title: "Lift the cistern off",
            how: "Undo the inlet with the spanner, then any screws in the wall, then the wing nuts. Lift straight up, with a second person.",
            fallsOut: "Bolts, cone washers and the old ring.",
          },
          {
            action: "replace",
            title: "Fit the kit",
            how: "New ring over the big nut, new bolts with a rubber cone inside the cistern and a steel washer below.",
            see: "a ring that is seated evenly all round.",
          },
          {
            action: "reassemble",
            title: "Set it down and tighten evenly",
            how: "Half a turn left, half a turn right, until it stands level and no longer rocks.",
            putBack: "Wall screws last, and only snug.",
          },
          {
            action: "test",
            title: "Flush five times",
            how: "Hold dry paper under bolts and ring.",
            see: "dry paper after the fifth flush.",
          },
        ],
      },
    },
    inlet: {
      name: "a leaking joint at the inlet",
      short: "the inlet joint",
      weight: 4,
      why: "Where the supply meets the cistern there is a fibre washer and a plastic thread. It drips all the time, flush or not.",
      check: {
        do: "Dry valve, hose and the nut under the cistern and wrap each in a tissue for ten minutes.",
        finds: "one tissue is wet although nobody has flushed",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 15],
        tools: [{ name: "Adjustable spanner" }, { name: "Fibre washer" }, { name: "Bucket" }],
        steps: [
          {
            action: "look",
            title: "Find the topmost wet spot",
            how: "Water runs down. Feel from the top with a dry finger.",
            see: "a single bead that comes back.",
          },
          {
            action: "adjust",
            title: "Tighten the nut a little",
            how: "Hold the thread inside still and turn the nut an eighth with the spanner.",
          },
          {
            action: "replace",
            title: "Renew the washer or hose",
            how: "Close the valve, set the bucket below, take the union apart and lay a new fibre washer in. A hose with rust or a bulge is replaced whole.",
            fallsOut: "Half a cup of water and the squashed washer.",
            putBack: "By hand, then a quarter turn.",
          },
          {
            action: "test",
            title: "Wrap it in dry paper again",
            how: "Open the water and wait ten minutes, then once more overnight.",
            see: "dry paper.",
          },
        ],
      },
    },
    sweat: {
      name: "condensation on a cold cistern",
      short: "condensation",
      weight: 3,
      why: "In a warm, damp bathroom the air leaves its water on the cold ceramic, as on a glass of cold beer. Nothing is leaking.",
      check: {
        do: "Wipe the outside dry on a dry, aired day and look again after an hour without a shower.",
        finds: "it stays dry on that day, and beads cover the whole outside after showers",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "Towel" },
          { name: "Hygrometer", instead: "a cold mirror: if it mists over, the room is damp" },
          { name: "Stick-on foam lining" },
        ],
        steps: [
          {
            action: "clean",
            title: "Dry it and colour the water",
            how: "Wipe it with the towel and put food colouring in the cistern.",
            see: "clear beads outside. Coloured ones would be a leak.",
          },
          {
            action: "look",
            title: "Read the hygrometer",
            how: "Look at it before and an hour after a shower.",
            see: "less than 60 % an hour later, if the room is aired well.",
          },
          {
            action: "adjust",
            title: "Air after each shower",
            how: "Open the window wide for ten minutes or let the fan run for half an hour.",
          },
          {
            action: "adjust",
            title: "Stop a constant trickle",
            how: "A cistern that runs on is always full of fresh cold water. Look for that first.",
          },
          {
            action: "glue",
            title: "Line it if it still sweats",
            how: "Empty and dry it well, and stick the foam lining on the inner walls, clear of float and valve. Let it set as its packet says.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the cistern drip only during or just after a flush?",
      answers: {
        yes: {
          means: "it drips only with a flush",
          heard: [
            "when flushing",
            "only when I flush",
            "when flushed",
            "after flushing",
            "each flush",
          ],
          when: { "close-coupling": "often", inlet: "rarely", sweat: "never" },
        },
        no: {
          means: "it drips also without a flush",
          heard: ["constantly", "overnight"],
        },
      },
    },
    {
      ask: "Are there fine drops over the whole outside of the cistern?",
      answers: {
        yes: {
          means: "fine drops cover the whole outside",
          heard: ["sweats", "condensation", "beads", "damp all over"],
          when: { sweat: "always", inlet: "rarely", "close-coupling": "rarely" },
        },
        no: {
          means: "the outside is dry but for one spot",
          heard: ["from the bolts", "from the pipe"],
        },
      },
    },
    {
      ask: "Is the valve, the hose or the nut under it the highest wet spot on the cistern?",
      answers: {
        yes: {
          means: "the inlet is the highest wet spot",
          heard: ["inlet pipe", "supply hose", "from the hose", "from the valve", "at the tap"],
          when: { inlet: "always", "close-coupling": "never", sweat: "rarely" },
        },
        no: { means: "the inlet is dry" },
      },
    },
  ],
  safety: ["Mop the floor first: wet tiles and a heavy cistern are a bad pair."],
  prevention: ["Feel the joints with a dry tissue once a year."],
  stopWhen: [
    "The ceramic is cracked: shut the water, because a crack can open in a second.",
    "Water shows on the ceiling below.",
  ],
});

const noisy = defineFault({
  id: "cistern-noisy",
  name: "is noisy while it fills",
  weight: 3,
  says: [
    "noisy",
    "loud when filling",
    "hisses",
    "whistles",
    "screams when filling",
    "vibrates",
    "hums",
    "banging pipes",
    "knocking after flush",
    "squeals",
    "hammering",
    "noise in the pipes",
    "howls",
    "groans",
    "makes a horrible noise",
  ],
  causes: {
    diaphragm: {
      name: "a worn diaphragm in the fill valve",
      short: "the diaphragm",
      weight: 5,
      why: "The rubber disc that shuts the inlet flutters when it has grown hard or torn, and the pipe sings with it like a reed.",
      check: {
        do: "While it howls, lift the float by a few millimetres.",
        finds: "the tone changes or ends",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 25],
        tools: [{ name: "New diaphragm" }, { name: "Old toothbrush" }],
        steps: [
          {
            action: "adjust",
            title: "Close the inlet and flush",
            how: "The water must be off, or it sprays out as soon as the cap is loose.",
          },
          {
            action: "open",
            title: "Take the cap off the fill valve",
            how: "Twist it a quarter turn or undo its ring by hand, and move the float arm aside.",
            fallsOut: "The diaphragm and a small pin or peg.",
          },
          {
            action: "clean",
            title: "Brush the seat",
            how: "Go over the nozzle and the small bleed hole with the toothbrush and rinse by opening the water for half a second under your palm.",
          },
          {
            action: "replace",
            title: "Lay the new diaphragm in",
            how: "Same size, same side up as the old. If its shape is not sold, a whole fill valve costs €10 to 25.",
            putBack: "Cap until it clicks, float arm back on.",
          },
          {
            action: "test",
            title: "Listen to a whole filling",
            how: "Open the water fully and flush.",
            see: "an even rush that ends without a whistle.",
          },
        ],
      },
    },
    pressure: {
      name: "too much pressure at the inlet",
      short: "the water pressure",
      weight: 4,
      why: "A fully open valve on a strong main shoots the water in. Many fill valves come with a throttle for that, which was left out or has fallen out.",
      check: {
        do: "Close the valve beside the cistern by half while it fills.",
        finds: "it gets quiet",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Flat screwdriver" },
          { name: "Clock with a second hand", instead: "a phone" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Throttle the supply",
            how: "While it fills, turn the slot with the screwdriver until the noise ends.",
          },
          {
            action: "test",
            title: "Time the filling",
            how: "Flush and watch the hand of the clock.",
            see: "a full cistern within two minutes. Open the slot a little if it takes longer.",
          },
          {
            action: "look",
            title: "Listen for other taps",
            how: "Shut a tap in the kitchen quickly.",
            see: "no bang. If it bangs as well, the house has too much pressure.",
          },
          {
            action: "replace",
            title: "Put the throttle in",
            how: "With the water off, a small plastic disc from the maker's bag goes into the inlet thread.",
            putBack: "Filter behind it, then the hose.",
          },
        ],
        stopWhen: [
          "Pipes bang all over the home: a plumber measures the pressure and sets the reducer.",
        ],
      },
    },
    loose: {
      name: "a pipe or valve that is not held firmly",
      short: "a loose pipe",
      weight: 3,
      why: "When the inlet snaps shut, the water in the pipe stops dead and the pipe jumps. A missing clip lets it strike the wall.",
      check: {
        do: "Lay a hand on the pipe at the moment when the filling ends.",
        finds: "you feel a knock and can move the pipe",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "Pipe clips" },
          { name: "Screwdriver" },
          { name: "Strip of felt", instead: "a piece of bicycle tube" },
        ],
        steps: [
          {
            action: "look",
            title: "Find where it moves",
            how: "Somebody flushes, you feel along the pipe.",
            see: "the spot with the widest jump.",
          },
          {
            action: "adjust",
            title: "Pad it first",
            how: "Push the felt between pipe and wall and listen to one more filling.",
          },
          {
            action: "reassemble",
            title: "Fix it with clips",
            how: "Screw a clip to the wall on both sides of the spot with the screwdriver.",
            warning:
              "Cables and pipes run in that wall. Use the holes that are there, or glue-on clips.",
          },
          {
            action: "adjust",
            title: "Tighten the fill valve's nut",
            how: "Under the cistern, by hand, with a finger on the valve inside.",
          },
          {
            action: "test",
            title: "Flush three times",
            how: "Listen to the very end.",
            see: "no knock when the water stops.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the cistern grow quiet when you half close the valve beside it?",
      answers: {
        yes: {
          means: "throttling the supply makes it quiet",
          heard: ["high pressure", "strong pressure", "turned the valve down"],
          when: { pressure: "always", diaphragm: "sometimes", loose: "sometimes" },
        },
        no: { means: "throttling the supply changes nothing" },
      },
    },
    {
      ask: "Is the cistern's noise a howl or whistle, or rather a single bang at the end?",
      answers: {
        howl: {
          means: "it howls or whistles",
          heard: ["howls", "whistles", "hums", "squeals", "screams", "vibrates", "groans"],
          when: { diaphragm: "often", pressure: "sometimes", loose: "rarely" },
        },
        bang: {
          means: "it bangs at the end",
          heard: ["bang", "banging", "knock", "knocking", "hammering", "thud"],
          when: { loose: "often", pressure: "sometimes", diaphragm: "rarely" },
        },
        rush: { means: "it only rushes loudly", heard: ["hiss", "hisses", "rushing"] },
      },
    },
    {
      ask: "Does the tone change when you lift the cistern's float a little?",
      answers: {
        yes: {
          means: "lifting the float changes the tone",
          heard: ["lift the float", "touch the float"],
          when: { diaphragm: "often", pressure: "rarely", loose: "rarely" },
        },
        no: { means: "the float does not change the tone" },
      },
    },
  ],
  safety: [
    "Do not drill into the wall near the supply: its pipe runs straight up or down from there.",
  ],
  prevention: ["Change the diaphragm every five to eight years, before it starts to sing."],
  stopWhen: ["The noise goes on while nothing fills at all."],
});

export const cistern: Playbook = {
  faults: [runsOn, doesNotFill, doesNotFlush, leaksOutside, noisy],
  notes: [
    {
      about: ["wasted", "how much water", "cost"],
      text: "A trickle that just shows on the back of the bowl is about 100 to 200 litres a day; a visible stream can be several thousand.",
    },
    {
      about: ["concealed", "built in", "behind the wall", "frame"],
      text: "Concealed cisterns are reached through the button plate: push it up or unclip it, take the frame and the splash guard out, and fill valve and flush valve come out through that hole.",
    },
    {
      about: ["which part", "spare part", "universal"],
      text: "Universal fill and flush valves fit most cisterns. Note side or bottom entry, the width of the hole in the floor, and one or two buttons, or take a photograph along.",
    },
    {
      about: ["bleach", "tablets", "blue block"],
      text: "Blocks in the cistern attack rubber seals. Those that hang in the bowl do no harm to it.",
    },
  ],
};
