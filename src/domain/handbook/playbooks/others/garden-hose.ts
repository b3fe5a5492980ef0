import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const hoseLeaks = defineFault({
  id: "garden-hose-leaks",
  name: "leaks",
  usual: true,
  weight: 9,
  says: [
    "leaks",
    "leaking",
    "hose leaking",
    "drips",
    "drips at the tap",
    "water sprays out",
    "hole in the hose",
    "split hose",
    "burst hose",
    "pinhole",
    "leaks at the connector",
    "leaks at the tap",
    "connector leaks",
    "connector blows off",
    "hose comes off the connector",
    "connector won't stay on",
    "fitting cracked",
    "washer missing",
    "o ring gone",
    "frost burst it",
  ],
  causes: {
    seal: {
      name: "a worn sealing ring in a connector",
      short: "a sealing ring",
      weight: 6,
      why: "Every click connection seals by a thin rubber ring on the plug, and every screw one by a flat washer. They dry out, flatten and get lost when it is pulled apart.",
      check: {
        do: "Dry the connections, turn the water on a little, and look where the first drop comes.",
        finds: "it comes from between the two parts that click or screw together",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 4],
        tools: [
          { name: "Set of O-rings and flat washers for hoses" },
          { name: "Wooden toothpick" },
          { name: "Silicone grease", instead: "petroleum jelly" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the tap and let the pressure out",
            how: "Close the tap, open the nozzle until nothing comes, and pull the connection apart.",
          },
          {
            action: "look",
            title: "Look at ring and groove",
            how: "On the plug sits a ring, in the nut lies a washer.",
            see: "a ring that is flat, cracked or gone.",
          },
          {
            action: "replace",
            title: "Change it",
            how: "Lift the old ring out with the toothpick. The common one is 12 to 13 mm wide inside; a 3/4 inch washer fits a tap nut of 26.5 mm.",
          },
          {
            action: "lubricate",
            title: "Grease the ring thinly",
            how: "It slides in instead of rolling out of its groove.",
          },
          {
            action: "test",
            title: "Open the tap fully with the nozzle shut",
            how: "That is when the pressure is highest. Wait for a minute.",
            see: "a dry joint.",
          },
        ],
        prevention: ["Let the pressure out before you unclick, and the ring stays in its groove."],
      },
    },
    connector: {
      name: "a connector that no longer grips the hose",
      short: "the connector",
      weight: 5,
      why: "The end of the hose gets hard and wide with sun and age, and the clamp ring slips off. A fresh cut end grips again.",
      check: {
        do: "Pull at the hose behind the connector.",
        finds: "it slides out, or water runs out along it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 6],
        tools: [
          { name: "Sharp knife", instead: "secateurs" },
          { name: "Cup of hot water" },
          { name: "New hose connector of the right width, if the old one is cracked" },
        ],
        steps: [
          {
            action: "look",
            title: "Read the width of the hose",
            how: "1/2 inch is 13 mm inside, 3/4 inch is 19 mm. It is printed along it.",
          },
          {
            action: "adjust",
            title: "Cut the end off square",
            how: "Take 5 cm off with the knife on a board, away from your hand.",
            see: "a round, soft end without cracks.",
          },
          {
            action: "adjust",
            title: "Slide the nut on first",
            how: "Then dip the end in the hot water for half a minute, so that it gives.",
            warning: "Hot, not boiling, and dry the hose before you grip it.",
          },
          {
            action: "reassemble",
            title: "Push it fully on the connector",
            how: "Up to the stop, and screw the nut down by hand as far as it goes.",
            see: "no gap between nut and body.",
          },
          {
            action: "test",
            title: "Pull with both hands under pressure",
            how: "Tap open, nozzle shut.",
            see: "it stays on.",
          },
        ],
      },
    },
    hole: {
      name: "a hole or split in the hose",
      short: "a hole",
      weight: 4,
      why: "Kinks, frost and spades. Tape and glue do not hold at 4 bar; a joining piece does.",
      check: {
        do: "Shut the nozzle, open the tap, and walk along the hose.",
        finds: "it sprays or bulges somewhere away from the ends",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [3, 7],
        tools: [
          { name: "Bit of string" },
          { name: "Hose repair joiner of the same width" },
          { name: "Sharp knife" },
          { name: "Cup of hot water" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Mark it and drain",
            how: "Put a knot of string at the place, shut the tap, empty the hose.",
          },
          {
            action: "adjust",
            title: "Cut the bad piece out",
            how: "5 cm on both sides of the hole, square, with the knife.",
            see: "sound rubber all round on both ends.",
          },
          {
            action: "reassemble",
            title: "Join the ends",
            how: "Nuts on first. Soften each end in hot water, push it to the stop of the joiner, and screw the nut down.",
          },
          {
            action: "test",
            title: "Full pressure for five minutes",
            how: "Nozzle shut. Lay the joint on dry ground.",
            see: "no dark spot below it.",
          },
        ],
        stopWhen: [
          "It has cracks every metre: the sun has finished it. Cut it into lengths for tree ties.",
        ],
      },
    },
    tap: {
      name: "a leaking connection at the tap",
      short: "the tap adapter",
      weight: 3,
      why: "The adapter is screwed on a thread with a flat washer in it. Without the washer, or cross-threaded, no force makes it tight.",
      check: {
        do: "Wipe the tap dry and look at the nut while the water runs.",
        finds: "it drips from the thread of the tap",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [1, 6],
        tools: [
          { name: "Flat rubber washer, 3/4 inch" },
          { name: "PTFE tape" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the adapter off by hand",
            how: "If it is stuck, hold the tap with one hand and turn with a cloth.",
            warning: "Do not lever at the tap: the pipe in the wall turns with it.",
          },
          {
            action: "clean",
            title: "Brush the thread",
            how: "Scrub lime and grit off with the toothbrush.",
          },
          {
            action: "replace",
            title: "Lay a new washer in",
            how: "Flat on the bottom of the adapter. PTFE tape goes only on a thread that wobbles: three turns, clockwise.",
          },
          {
            action: "reassemble",
            title: "Start it straight",
            how: "Turn it backwards until you feel a click, then forwards by hand.",
            see: "it runs easily for three turns.",
          },
          {
            action: "test",
            title: "Open and shut the tap",
            how: "With the nozzle shut.",
            see: "a dry nut. Water from the spindle of the tap is another matter: that is the tap.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Where does the garden hose leak: at the tap, at a connection, or along its length?",
      answers: {
        tap: {
          means: "it leaks at the tap",
          heard: ["at the outside tap", "tap connector", "drips at the tap", "leaks at the tap"],
          when: { tap: "always", seal: "sometimes", connector: "rarely", hole: "never" },
        },
        joint: {
          means: "it leaks at a connection",
          heard: ["connector", "connection", "fitting", "joint", "nozzle end"],
          when: { tap: "never", seal: "often", connector: "often", hole: "never" },
        },
        along: {
          means: "it leaks along its length",
          heard: ["hole", "split", "burst", "pinhole", "in the middle of the hose", "crack"],
        },
      },
    },
    {
      ask: "Does the garden hose slide out of its connector when you pull?",
      answers: {
        yes: {
          means: "it slides out of the connector",
          heard: ["comes off", "blows off", "slips off", "won't stay on", "pops off"],
          when: { connector: "always", seal: "rarely", hole: "rarely", tap: "rarely" },
        },
        no: { means: "it sits firmly in the connector" },
      },
    },
    {
      ask: "Is there a soft, whole rubber ring in each connection of the garden hose?",
      answers: {
        yes: {
          means: "the rubber rings are whole",
          when: { seal: "never", connector: "often", hole: "often", tap: "sometimes" },
        },
        no: {
          means: "a rubber ring is missing or flat",
          heard: ["o ring", "washer missing", "washer", "ring missing", "seal"],
        },
      },
    },
    {
      ask: "Was the garden hose left outside full of water in the frost?",
      answers: {
        yes: {
          means: "it was out in the frost",
          heard: ["frost", "frozen", "winter"],
          when: { hole: "often", connector: "sometimes", seal: "rarely", tap: "sometimes" },
        },
        no: { means: "it was not out in the frost" },
      },
    },
  ],
  safety: [
    "Shut the tap and open the nozzle before you pull a connection apart: 4 bar throws a connector in your face.",
  ],
  prevention: [
    "Shut the tap, not only the nozzle, when you are done. Hang the hose up in the shade and drain it before the frost.",
  ],
  stopWhen: ["It leaks where the pipe comes out of the wall."],
});

const noFlow = defineFault({
  id: "garden-hose-no-flow",
  name: "gives little or no water, or its nozzle fails",
  weight: 6,
  says: [
    "no water",
    "little water",
    "low pressure",
    "no pressure",
    "weak jet",
    "trickle only",
    "kinks",
    "hose kinked",
    "nozzle blocked",
    "nozzle broken",
    "spray gun broken",
    "spray gun won't stop",
    "trigger stuck",
    "sprinkler not turning",
    "sprinkler blocked",
    "nozzle drips",
    "hose blocked",
    "spray gun leaks",
  ],
  causes: {
    kink: {
      name: "a kink or a tap that is half shut",
      short: "a kink",
      weight: 5,
      why: "A hose that has kinked once kinks at the same place again. The bend shuts it off like a valve.",
      check: {
        do: "Lay it out straight from the tap and open the tap fully.",
        finds: "the flow comes back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 7],
        tools: [
          {
            name: "Piece of wire spring or hose sleeve",
            instead: "a slit piece of wider hose, 20 cm long",
          },
          { name: "Hose joiner", instead: "none, if the sleeve is enough" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Straighten it in the sun",
            how: "Lay it out for an hour, filled, with the nozzle shut. Warm plastic forgets its bends.",
          },
          {
            action: "adjust",
            title: "Back the kink",
            how: "Clip the sleeve over the weak place, half to each side.",
            see: "an arc instead of an edge.",
          },
          {
            action: "replace",
            title: "Cut a creased place out",
            how: "If it folds again, cut 10 cm out and set a joiner in.",
          },
          {
            action: "test",
            title: "Walk away with it",
            how: "Pull the hose round a corner with the water on.",
            see: "an even jet.",
          },
        ],
        prevention: ["Roll it up in large loops, not round your elbow."],
      },
    },
    dirt: {
      name: "a clogged nozzle or filter",
      short: "the nozzle or filter",
      weight: 5,
      why: "Grit from the pipe and lime collect in the finest holes, and in the small sieve that sits in many connectors.",
      check: {
        do: "Take the nozzle off and let the water run.",
        finds: "it runs strongly without the nozzle",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 40,
        euros: [0, 2],
        tools: [
          { name: "White vinegar", instead: "citric acid in warm water" },
          { name: "Needle" },
          { name: "Small brush" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take nozzle and sieve apart",
            how: "Unscrew the front ring; the sieve sits at the inlet.",
            fallsOut: "Sieve and a flat washer; note their order.",
            putBack: "Washer towards the tap.",
          },
          {
            action: "clean",
            title: "Soak it in vinegar",
            how: "Half an hour for nozzle and sieve, then brush them and rinse.",
          },
          {
            action: "clean",
            title: "Open the holes from the front",
            how: "With the needle, one after another.",
            see: "light through each hole.",
          },
          {
            action: "clean",
            title: "Flush the hose",
            how: "Let it run without the nozzle for half a minute.",
          },
          {
            action: "test",
            title: "Try each pattern",
            how: "Jet, shower, mist.",
            see: "an even fan.",
          },
        ],
      },
    },
    gun: {
      name: "a worn trigger or seal in the spray gun",
      short: "the spray gun",
      weight: 4,
      why: "A spring and a cone of rubber shut the gun. Sand scores the cone, frost splits the body.",
      check: {
        do: "Press and let go of the trigger with the water on.",
        finds: "it sticks, or it goes on dripping from the front or the handle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Silicone grease" },
          { name: "O-ring set" },
          { name: "New spray gun, if the body is split" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shut the tap and press the trigger",
            how: "Until it is empty.",
          },
          {
            action: "look",
            title: "Look for a split",
            how: "Along the seam of the body.",
            see: "no line. A split gun is replaced: glue does not hold the pressure.",
          },
          {
            action: "unscrew",
            title: "Pull the spindle out",
            how: "Undo the nut behind the trigger, or the screw with the screwdriver, and draw it out.",
            fallsOut: "A spring, at once.",
            putBack: "Ring, spindle, spring, nut.",
          },
          {
            action: "lubricate",
            title: "New ring, some grease",
            how: "Wipe the cone, put on a ring from the set, and grease it.",
          },
          {
            action: "test",
            title: "Hold it shut for a minute",
            how: "Tap fully open.",
            see: "no drip from front or handle.",
          },
        ],
      },
    },
    supply: {
      name: "too little pressure from the tap",
      short: "the supply",
      weight: 2,
      why: "A half-shut stop valve in the cellar or a second user takes the pressure away before the hose begins.",
      check: {
        do: "Fill a 10 litre bucket straight from the tap and count the seconds.",
        finds: "it takes longer than 60 seconds",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Bucket" }, { name: "Watch" }],
        steps: [
          {
            action: "test",
            title: "Time the bucket",
            how: "With the watch. 30 to 45 seconds for 10 litres is normal.",
          },
          {
            action: "adjust",
            title: "Open the stop valve indoors",
            how: "The one for the garden line is often half shut after the winter. Open it fully, then back a quarter turn.",
          },
          {
            action: "look",
            title: "See who else takes water",
            how: "Washing machine, neighbour, sprinkler.",
          },
          {
            action: "test",
            title: "Time it again",
            how: "Same bucket.",
            see: "fewer seconds than before.",
          },
        ],
        stopWhen: ["All taps of the house are weak: ask the landlord or the water company."],
      },
    },
  },
  questions: [
    {
      ask: "Does water run strongly from the garden hose when the nozzle is taken off?",
      answers: {
        yes: {
          means: "it runs strongly without the nozzle",
          heard: ["fine without the nozzle", "strong without the nozzle", "nozzle off"],
          when: { dirt: "always", gun: "often", kink: "never", supply: "never" },
        },
        no: { means: "it is weak without the nozzle too" },
      },
    },
    {
      ask: "Is the trouble of the garden hose in a trigger that sticks or drips?",
      answers: {
        yes: {
          means: "the trigger sticks or drips",
          heard: ["trigger", "spray gun", "gun drips", "nozzle drips", "won't stop"],
          when: { gun: "always", dirt: "sometimes", kink: "never", supply: "never" },
        },
        no: { means: "the trigger is sound" },
      },
    },
    {
      ask: "Does the garden hose fold flat anywhere between tap and nozzle?",
      answers: {
        yes: {
          means: "it is kinked",
          heard: ["kink", "kinked", "kinks", "folds", "twisted"],
          when: { kink: "always", dirt: "sometimes", gun: "sometimes", supply: "rarely" },
        },
        no: { means: "it lies without a kink" },
      },
    },
    {
      ask: "Is the tap itself weak when the garden hose is taken off?",
      answers: {
        yes: {
          means: "the tap itself is weak",
          heard: ["tap weak", "low pressure everywhere", "whole house"],
          when: { supply: "always", kink: "never", dirt: "rarely", gun: "never" },
        },
        no: { means: "the tap gives plenty" },
      },
    },
  ],
  safety: ["Do not look into a nozzle while the tap is open."],
  prevention: ["Take nozzle and sprinkler indoors before the first frost."],
  stopWhen: ["The garden line in the wall is wet: close it indoors and call a plumber."],
});

const reel = defineFault({
  id: "garden-hose-reel",
  name: "has a reel that jams, leaks or does not wind",
  weight: 4,
  says: [
    "reel broken",
    "hose reel stuck",
    "reel leaking",
    "reel won't wind",
    "won't rewind",
    "doesn't retract",
    "auto reel not rewinding",
    "crank broken",
    "handle of the reel broken",
    "reel jammed",
    "hose tangled on the reel",
    "reel wobbles",
    "hose won't pull out",
  ],
  causes: {
    tangle: {
      name: "crossed windings",
      short: "crossed windings",
      weight: 5,
      why: "A hose that is wound without guiding crosses over itself and locks when you pull.",
      check: {
        do: "Look at the drum from above.",
        finds: "one winding lies under another",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Second person", instead: "a heavy stone to hold the hose" }],
        steps: [
          {
            action: "adjust",
            title: "Shut the tap and empty the hose",
            how: "A full hose is stiff and heavy.",
          },
          {
            action: "adjust",
            title: "Push, do not pull",
            how: "Turn the drum by hand against the pull, and lift the upper winding off.",
            see: "a loop that comes free.",
          },
          {
            action: "adjust",
            title: "Lay it all out",
            how: "With the second person, straight across the lawn.",
          },
          {
            action: "test",
            title: "Wind it layer by layer",
            how: "Guide it from left to right with one hand, some tension on it.",
            see: "windings side by side.",
          },
        ],
      },
    },
    seal: {
      name: "a leaking seal at the reel's axle",
      short: "the axle's seal",
      weight: 4,
      why: "Water goes through the hollow axle and past one or two rings. Each turn rubs them.",
      check: {
        do: "Open the tap with the nozzle shut and look at the middle of the drum.",
        finds: "it drips from the axle",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "Screwdriver" },
          { name: "O-rings of the same size" },
          { name: "Silicone grease" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Tap shut, pressure out",
            how: "Nozzle open until it is still.",
          },
          {
            action: "unscrew",
            title: "Pull the elbow off the axle",
            how: "A clip or two screws hold it: use the screwdriver.",
            fallsOut: "A clip, which springs.",
            putBack: "Clip into its groove with a click.",
          },
          {
            action: "clean",
            title: "Wipe axle and bore",
            how: "With the cloth, until no grit is felt.",
          },
          {
            action: "replace",
            title: "Change both rings",
            how: "Take an old one to the shop; grease them before they go in.",
            see: "rings without a twist.",
          },
          {
            action: "test",
            title: "Turn the drum under pressure",
            how: "Five turns.",
            see: "a dry floor below it.",
          },
        ],
      },
    },
    spring: {
      name: "a broken spring or catch in an automatic reel",
      short: "the reel's spring",
      weight: 3,
      why: "Reels that wind by themselves hold a long coiled spring under tension. When it breaks or unhooks, the hose stays out.",
      check: {
        do: "Pull out a metre and let it go slowly.",
        finds: "there is no pull at all, or it clicks without winding",
        minutes: 1,
      },
      repair: {
        handOver:
          "The coiled spring is under tension even when the hose is in, and it whips out of an open case.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 90],
        tools: [{ name: "Hook on the wall", instead: "a bucket to lay the hose into" }],
        steps: [
          {
            action: "test",
            title: "Pull it right out and let it in once",
            how: "All the way, until the coloured mark, slowly. Some catches only let go after the next click.",
            see: "it winds. Then it was just the catch.",
          },
          {
            action: "adjust",
            title: "Use it by hand meanwhile",
            how: "Lay the hose in loops over the hook; leave all screws of the case in.",
            see: "a hose without pull.",
          },
          {
            action: "look",
            title: "Ask the maker",
            how: "Good makers sell the whole cassette with its spring, or take the reel in within their five years.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the garden hose wind itself up by a spring?",
      answers: {
        yes: {
          means: "it winds up by itself",
          heard: ["automatic", "auto", "retract", "not retract", "rewind", "not rewind", "spring"],
          when: { spring: "always", tangle: "sometimes", seal: "sometimes" },
        },
        no: { means: "it is wound by a crank", heard: ["crank", "handle"] },
      },
    },
    {
      ask: "Does the reel of the garden hose drip at its middle?",
      answers: {
        yes: {
          means: "it drips at the axle",
          heard: ["leaks", "leaking", "drips"],
          when: { seal: "always", tangle: "never", spring: "rarely" },
        },
        no: { means: "the reel is dry" },
      },
    },
    {
      ask: "Is one winding of the garden hose caught under another?",
      answers: {
        yes: {
          means: "the windings are crossed",
          heard: ["tangled", "crossed", "jammed", "stuck"],
          when: { tangle: "always", spring: "rarely", seal: "rarely" },
        },
        no: { means: "the windings lie side by side" },
      },
    },
  ],
  safety: ["Hold the hose until it is in: its end whips round."],
  prevention: ["Empty the hose before winding; half the weight spares spring and crank."],
  stopWhen: ["The case would have to be opened over a tensioned spring."],
});

export const gardenHose: Playbook = {
  faults: [hoseLeaks, noFlow, reel],
  notes: [
    {
      about: ["tape", "duct tape", "glue", "superglue"],
      text: "Tape and glue hold for an hour at most: a garden hose carries 3 to 6 bar. A joining piece costs about €4 and holds for years.",
    },
    {
      about: ["size", "half inch", "diameter", "which connector"],
      text: "1/2 inch (13 mm) is the common hose, 3/4 inch (19 mm) the thick one. Click connectors of nearly all makers fit each other, the nut behind them only fits its own width.",
    },
    {
      about: ["drinking water", "drink from hose"],
      text: "Water that stood in a hose in the sun is not for drinking, also not for paddling pools. Let it run until it is cold.",
    },
  ],
};
