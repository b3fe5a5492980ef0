import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const rolling = defineFault({
  id: "skateboard-wheels",
  name: "rolls badly or makes noise",
  usual: true,
  weight: 9,
  says: [
    "wheels don't spin",
    "wheel stuck",
    "wheel won't turn",
    "slow",
    "rolls badly",
    "bearings rusty",
    "bearing gone",
    "bearings worn",
    "grinding noise",
    "squeaks when rolling",
    "wheel wobbles",
    "flat spot",
    "wheels worn",
    "got wet",
    "rusted",
    "wheel came off",
    "rattles",
    "clicking",
  ],
  causes: {
    dirty: {
      name: "dirty or rusty bearings",
      short: "dirty bearings",
      weight: 6,
      why: "Bearings of skates are open to dust and hate water. After one wet ride they rust overnight and brake the wheel.",
      check: {
        do: "Turn the board over and flick each wheel.",
        finds: "one stops within three seconds or hisses",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [2, 8],
        tools: [
          { name: "Skate tool", instead: "13 mm socket spanner" },
          { name: "Jar with a lid" },
          { name: "Isopropyl alcohol" },
          { name: "Skate bearing oil", instead: "sewing machine oil" },
          { name: "Needle" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the wheels off",
            how: "Undo the 13 mm nut of each axle with the skate tool.",
            fallsOut: "Two thin washers for each wheel.",
            putBack: "Washer, wheel, washer, nut.",
          },
          {
            action: "pry",
            title: "Lever the bearings out on the axle",
            how: "Slide the wheel half on, so that the axle's end sits in the bearing, and tilt. It pops out.",
          },
          {
            action: "clean",
            title: "Take shields off and wash",
            how: "Lift the shield with the needle. Shake the bearings in the jar with alcohol until it stays clear, change it once, and let them dry for an hour.",
            warning: "Do this by an open window, without flames.",
            see: "balls without brown spots.",
          },
          {
            action: "lubricate",
            title: "One or two drops",
            how: "Skate oil on the balls, spin, shields on.",
          },
          {
            action: "reassemble",
            title: "Press them back and set the nut",
            how: "Push the wheel on until the bearing is home. The nut is right when the wheel has a hair of play.",
            see: "a wheel that runs for ten seconds and more.",
          },
        ],
        prevention: ["Dry it with a cloth after rain and oil the bearings the same evening."],
      },
    },
    worn: {
      name: "worn-out bearings or flat-spotted wheels",
      short: "worn parts",
      weight: 4,
      why: "Slides grind flat spots, and pitted balls click at every turn. Both are wearing parts sold in sets.",
      check: {
        do: "Roll slowly over smooth floor and listen for a beat.",
        finds: "it thumps at each turn, or a clean bearing still rattles",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [10, 45],
        tools: [
          { name: "Skate tool", instead: "13 mm socket spanner" },
          { name: "Set of eight 608 bearings" },
          { name: "Set of four wheels" },
        ],
        steps: [
          {
            action: "look",
            title: "Read diameter and hardness",
            how: "Both are printed on the wheel: 52 to 54 mm and 99A to 101A for the street, 58 mm and 78A to 85A for cruising.",
          },
          {
            action: "unscrew",
            title: "Old wheels off",
            how: "With the skate tool. Keep the washers.",
          },
          {
            action: "replace",
            title: "Press new bearings into the wheels",
            how: "Lay a bearing on the axle, press the wheel over it, turn it round, the second with its spacer.",
            see: "bearings level with the core.",
          },
          { action: "adjust", title: "Set the nuts", how: "Tight, then a quarter turn back." },
          { action: "test", title: "Ride a circle", how: "Left and right.", see: "no beat." },
        ],
        prevention: ["Change the wheels crosswise every month, so that they wear evenly."],
      },
    },
    nut: {
      name: "an axle nut that is too tight, loose or lost",
      short: "the axle nut",
      weight: 3,
      why: "The lock nut has a nylon ring that wears. Overtight it brakes, loose it lets the wheel wander.",
      check: {
        do: "Move the wheel along its axle with two fingers.",
        finds: "it has no play at all, or more than 1 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 4],
        tools: [
          { name: "Light oil" },
          { name: "13 mm socket spanner" },
          { name: "New lock nuts, 5/16 inch" },
          { name: "Thread file or die", instead: "an old nut screwed on and off" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Set it by an eighth of a turn",
            how: "With the spanner, spinning the wheel in between.",
          },
          {
            action: "replace",
            title: "Change a nut that turns by hand",
            how: "The nylon is gone. New lock nuts cost cents.",
          },
          {
            action: "adjust",
            title: "Clean a damaged thread",
            how: "Screw the die or an old nut over it with a drop of oil.",
          },
          {
            action: "test",
            title: "Shake the board",
            how: "All four wheels.",
            see: "a faint click and no wandering.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Did the skateboard get wet or sandy before this began?",
      answers: {
        yes: {
          means: "it got wet or sandy",
          heard: ["wet", "rain", "sand", "rusty", "rust", "puddle"],
          when: { dirty: "always", worn: "sometimes", nut: "sometimes" },
        },
        no: { means: "it stayed dry and clean" },
      },
    },
    {
      ask: "Do you feel or hear a regular thump while the skateboard rolls?",
      answers: {
        yes: {
          means: "there is a regular thump",
          heard: ["flat spot", "thump", "clicking"],
          when: { worn: "often", dirty: "rarely", nut: "rarely" },
        },
        no: { means: "there is no thump" },
      },
    },
    {
      ask: "Does the skateboard's wheel have a little play along its axle, less than a millimetre?",
      answers: {
        yes: { means: "the play is right", when: { nut: "never", dirty: "often", worn: "often" } },
        no: {
          means: "the wheel is jammed or wanders",
          heard: ["wheel loose", "wheel came off", "too tight", "nut missing", "lost the nut"],
        },
      },
    },
  ],
  safety: ["Ride the first metres on flat ground with helmet and pads."],
  prevention: ["Keep it out of puddles."],
  stopWhen: ["An axle is bent: the truck has to be replaced."],
});

const trucks = defineFault({
  id: "skateboard-trucks",
  name: "has trucks that are loose, stiff or squeak",
  weight: 5,
  says: [
    "truck loose",
    "trucks loose",
    "trucks squeak",
    "squeaks when turning",
    "won't turn",
    "turns to one side",
    "wheel bite",
    "wobbles at speed",
    "speed wobble",
    "kingpin broken",
    "kingpin stripped",
    "bushing cracked",
    "bushings worn",
    "bolts loose",
    "truck came off",
    "hardware missing",
  ],
  causes: {
    bushing: {
      name: "cracked or wrongly set bushings",
      short: "the bushings",
      weight: 5,
      why: "Two rubbery cushions round the kingpin let the truck tilt. They harden, crack and squeeze out to one side.",
      check: {
        do: "Look at the coloured rings round the big bolt.",
        finds: "they are cracked, squashed or turned to one side",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [4, 12],
        tools: [
          { name: "14 mm socket spanner", instead: "the skate tool" },
          { name: "Set of bushings" },
          { name: "Bar of soap" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Undo the kingpin nut",
            how: "The large nut in the middle of the truck, with the socket spanner.",
            fallsOut: "Cup washers and both bushings: barrel below, cone on top.",
            putBack: "Washer, barrel, hanger, cone, washer, nut.",
          },
          {
            action: "clean",
            title: "Rub soap into the pivot cup",
            how: "Dry soap in the small cup ends most squeaks.",
          },
          {
            action: "replace",
            title: "Fit the new bushings",
            how: "Softer for light riders and easy turns, harder for heavy riders.",
          },
          {
            action: "adjust",
            title: "Tighten until the thread shows",
            how: "The nut should be flush with or just over the end of the bolt.",
            see: "a board that tilts with your weight and comes back.",
          },
          {
            action: "test",
            title: "Lean left and right",
            how: "On grass first.",
            see: "the wheel staying 5 mm off the deck.",
          },
        ],
      },
    },
    bolts: {
      name: "loose mounting bolts",
      short: "the mounting bolts",
      weight: 4,
      why: "Four bolts hold each truck to the deck. Shaking loosens the nuts, and the holes wear.",
      check: {
        do: "Hold the truck and twist it against the deck.",
        finds: "it moves, or a bolt head stands up",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "10 mm spanner" },
          { name: "New set of bolts and lock nuts" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Tighten crosswise",
            how: "Hold the head with the screwdriver and turn the nut with the spanner, until the head is just level with the grip tape.",
          },
          {
            action: "replace",
            title: "Change nuts that turn by hand",
            how: "One bolt at a time, so that the truck stays in line.",
          },
          {
            action: "test",
            title: "Stamp on both ends",
            how: "Standing beside it, one foot.",
            see: "no click.",
          },
          {
            action: "look",
            title: "Look again after the next ride",
            how: "New bolts settle once.",
            see: "heads that are still level.",
          },
        ],
      },
    },
    broken: {
      name: "a broken kingpin or hanger",
      short: "a broken truck",
      weight: 2,
      why: "The big bolt shears at its thread, or the cast metal cracks after a hard grind.",
      check: {
        do: "Look at bolt and casting with a torch.",
        finds: "there is a crack, a stump or a stripped thread",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [3, 40],
        tools: [
          { name: "Hammer" },
          { name: "Steel punch", instead: "a thick bolt" },
          { name: "New kingpin, grade 8" },
          { name: "Spanner" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "look",
            title: "Kingpin or casting",
            how: "A sheared bolt is a part of €3. A cracked casting means a new truck: nothing is welded there.",
          },
          {
            action: "unscrew",
            title: "Take the truck off",
            how: "Four nuts below the deck, with the spanner.",
          },
          {
            action: "replace",
            title: "Drive the kingpin out",
            how: "Glasses on. Lay the base over the open jaws of a vice and knock the stump out with hammer and punch.",
            warning: "Splinters of steel fly: nobody stands beside you.",
            fallsOut: "The stump.",
          },
          {
            action: "replace",
            title: "Draw the new one in",
            how: "Turn its flats into the seat, and pull it home with a nut and washers from the other side.",
            see: "a head that sits flush.",
          },
          {
            action: "test",
            title: "Build it up and lean on it",
            how: "Bushings, hanger, nut.",
            see: "no knock.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the skateboard squeak or turn badly when you lean?",
      answers: {
        yes: {
          means: "it squeaks or turns badly",
          heard: ["squeak", "won't turn", "turns to the side", "wobble", "stiff"],
          when: { bushing: "always", bolts: "rarely", broken: "sometimes" },
        },
        no: { means: "it turns well" },
      },
    },
    {
      ask: "Does a whole truck of the skateboard move against the deck?",
      answers: {
        yes: {
          means: "a truck moves on the deck",
          heard: ["bolts loose", "truck loose", "came off", "hardware"],
          when: { bolts: "always", bushing: "rarely", broken: "sometimes" },
        },
        no: { means: "the trucks are firm on the deck" },
      },
    },
    {
      ask: "Is the big bolt or the casting of the skateboard's truck broken or cracked?",
      answers: {
        yes: {
          means: "the truck itself is broken",
          heard: ["kingpin", "snapped", "stripped", "cracked truck"],
          when: { broken: "always", bushing: "rarely", bolts: "rarely" },
        },
        no: { means: "bolt and casting are whole" },
      },
    },
  ],
  safety: ["Stand it on its wheels only when all eight bolts are tight."],
  prevention: ["Carry a skate tool and go round all nuts once a week."],
  stopWhen: ["A casting has a crack."],
});

const deck = defineFault({
  id: "skateboard-deck",
  name: "has a cracked deck or worn grip",
  weight: 4,
  says: [
    "deck cracked",
    "deck broken",
    "board snapped",
    "board broken in half",
    "delaminated",
    "layers coming apart",
    "nose chipped",
    "tail worn",
    "razor tail",
    "grip tape worn",
    "grip tape peeling",
    "no grip",
    "pressure crack",
    "soggy board",
  ],
  causes: {
    chip: {
      name: "a chipped or splitting nose or tail",
      short: "a chipped end",
      weight: 4,
      why: "The seven layers of maple open at the ends, where they hit kerbs. Glue and a round edge stop it.",
      check: {
        do: "Bend the layers at the end with a fingernail.",
        finds: "only the last centimetres are open",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Waterproof wood glue" },
          { name: "Two clamps", instead: "a pile of books with baking paper" },
          { name: "Sandpaper, 80 grit" },
          { name: "Strip of card" },
        ],
        steps: [
          {
            action: "clean",
            title: "Blow the dirt out",
            how: "Open the layers a little and let them dry for a night.",
          },
          {
            action: "glue",
            title: "Push glue between the layers",
            how: "With the strip of card, as deep as it will go.",
          },
          {
            action: "glue",
            title: "Clamp it for a night",
            how: "Baking paper on both sides, then the clamps.",
            see: "a bead all round.",
          },
          {
            action: "adjust",
            title: "Round the edge",
            how: "Sandpaper along the edge until no layer catches a fingernail.",
          },
          {
            action: "test",
            title: "Tap the tail on the ground",
            how: "By hand.",
            see: "a clear knock instead of a clap.",
          },
        ],
      },
    },
    grip: {
      name: "worn grip tape",
      short: "the grip tape",
      weight: 4,
      why: "Sand and sweat fill the grit, and edges peel. Shoes slip just when it matters.",
      check: { do: "Rub your palm over it.", finds: "it is smooth, or an edge lifts", minutes: 1 },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [5, 12],
        tools: [
          { name: "Sheet of grip tape, 23 × 84 cm" },
          { name: "Craft knife" },
          { name: "Hair dryer" },
          { name: "Metal file", instead: "the shaft of a screwdriver" },
        ],
        steps: [
          {
            action: "clean",
            title: "Try a grip cleaner first",
            how: "A rubber block or an old crepe sole rubs dirt out of it.",
          },
          {
            action: "unscrew",
            title: "Take the trucks off",
            how: "Four nuts each. Warm the old sheet with the hair dryer and peel it slowly from the nose.",
            fallsOut: "Eight bolts and nuts.",
          },
          {
            action: "glue",
            title: "Lay the new sheet on",
            how: "Peel the backing, lay it from the middle outwards and press bubbles to the edge.",
            see: "a sheet without a bubble larger than a pea.",
          },
          {
            action: "adjust",
            title: "Mark and cut the edge",
            how: "Rub along the rim with the file until a white line shows, and cut along it with the knife held at a slant, away from you.",
            warning: "Grip tape dulls the blade and makes it slip: change it halfway.",
          },
          {
            action: "reassemble",
            title: "Poke the holes and mount the trucks",
            how: "From below with a bolt, then push the bolts through from above.",
            see: "bolt heads level with the tape.",
          },
        ],
      },
    },
    snapped: {
      name: "a crack across the deck",
      short: "a crack across",
      weight: 3,
      why: "A crack across the layers, mostly behind the truck bolts, breaks through at the next landing. Glue does not carry that.",
      check: {
        do: "Set one end on a step and press the middle with your hand.",
        finds: "a line opens across the board",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [25, 70],
        tools: [
          { name: "Skate tool", instead: "spanner and screwdriver" },
          { name: "New deck of the same width" },
        ],
        steps: [
          {
            action: "look",
            title: "Measure the width between the edges",
            how: "Choose a new deck within 5 mm of it, so that trucks and wheels fit.",
          },
          {
            action: "unscrew",
            title: "Take the trucks off",
            how: "With the skate tool, nuts below, bolts above.",
          },
          {
            action: "reassemble",
            title: "Mount everything on the new deck",
            how: "Kingpins face each other. Push all four bolts in before you tighten any.",
          },
          {
            action: "test",
            title: "Stand on it on the carpet",
            how: "Bounce gently.",
            see: "no sound.",
          },
          {
            action: "look",
            title: "Use the old one again",
            how: "A sawn deck makes a shelf or a coat rack.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a crack run across the skateboard's deck?",
      answers: {
        yes: {
          means: "a crack runs across the deck",
          heard: ["snapped", "cracked", "pressure crack", "broken in half"],
          when: { snapped: "always", chip: "rarely", grip: "never" },
        },
        no: { means: "no crack runs across" },
      },
    },
    {
      ask: "Are the layers of the skateboard open only at nose or tail?",
      answers: {
        yes: {
          means: "the layers are open at the end",
          heard: ["nose", "tail", "chipped", "delaminated", "layers"],
          when: { chip: "always", snapped: "sometimes", grip: "rarely" },
        },
        no: { means: "the ends are closed" },
      },
    },
    {
      ask: "Do your shoes slip on the skateboard, or does its tape peel?",
      answers: {
        yes: {
          means: "the tape slips or peels",
          heard: ["grip", "no grip", "slippery", "peeling", "tape"],
          when: { grip: "always", chip: "rarely", snapped: "rarely" },
        },
        no: { means: "the tape holds" },
      },
    },
  ],
  safety: ["Wear a dust mask when you sand a deck or cut tape."],
  prevention: ["Store it dry and off the floor of the garage: wet wood loses its spring."],
  stopWhen: ["The crack starts at a truck bolt."],
});

export const skateboard: Playbook = {
  faults: [rolling, trucks, deck],
  notes: [
    {
      about: ["bearing size", "608", "which bearing"],
      text: "All skateboards, longboards and most inline skates take 608 bearings: 8 × 22 × 7 mm. Clean ones of a good make last for years if they stay dry.",
    },
    {
      about: ["electric skateboard", "motor", "battery"],
      text: "These pages are for boards without a motor. The battery of an electric board is left closed: its maker or a licensed shop looks at it.",
    },
  ],
};
