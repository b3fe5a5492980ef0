import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const wobbles = defineFault({
  id: "table-wobbles",
  name: "wobbles",
  usual: true,
  weight: 9,
  says: [
    "wobbles",
    "wobbly",
    "rocks",
    "unstable",
    "shaky",
    "not stable",
    "uneven",
    "one leg short",
    "sways",
    "loose legs",
    "leg loose",
    "legs wobbly",
    "joints loose",
    "screws loose",
    "moves when I lean on it",
    "wobbly desk",
  ],
  causes: {
    bolts: {
      name: "leg bolts or corner brackets that have worked loose",
      short: "loose bolts",
      weight: 6,
      why: "On most tables one bolt and a wing or hexagon nut draw each leg into its corner. The wood shrinks in winter, and the nut no longer presses.",
      check: {
        do: "Look under each corner and try to move its leg against the frame.",
        finds: "a leg moves and there is a nut or screw beside it",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "10 or 13 mm spanner" },
          { name: "Spring washers", instead: "a second nut against the first" },
          { name: "Blanket" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay it on its top",
            how: "Two people, on a blanket, nothing left on it.",
            warning: "Take glass or stone tops off first.",
            see: "four brackets or bolts in the corners.",
          },
          {
            action: "adjust",
            title: "Loosen, then tighten square",
            how: "Give each nut a turn back with the spanner, push the leg tight into its corner, and tighten all four by turns.",
            see: "a shoulder without a gap.",
          },
          {
            action: "replace",
            title: "Keep it from loosening",
            how: "A spring washer under each nut. Wood that has become soft gets a wide washer below it.",
            fallsOut: "Old washers stick to the wood: look for them.",
          },
          {
            action: "test",
            title: "Stand it up and push at the top",
            how: "From the long and from the short side.",
            see: "it comes back at once.",
          },
        ],
        prevention: ["Tighten the nuts each autumn, when the heating starts."],
      },
    },
    joint: {
      name: "a glued joint that has opened",
      short: "an open joint",
      weight: 5,
      why: "Tenons and dowels let go when the glue has turned to crumbs. Screws from outside do not help: fresh glue on clean wood does.",
      check: {
        do: "Pull a leg gently away from the rail.",
        finds: "a gap opens and closes, and there is no bolt",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [3, 10],
        tools: [
          { name: "Wood glue" },
          { name: "Two bar clamps", instead: "a strap twisted tight with a stick" },
          { name: "Rubber mallet", instead: "a hammer and a block wrapped in cloth" },
          { name: "Chisel", instead: "sandpaper on a stick" },
          { name: "Pencil" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark each part",
            how: "With pencil, A to A and B to B, on faces that nobody sees.",
          },
          {
            action: "open",
            title: "Take the joint apart",
            how: "Tap with the mallet beside the joint while somebody holds the rail. Only joints that are already loose.",
            warning: "Look for a nail or a pin across it and draw that first, or the wood splits.",
            fallsOut: "Dowels and crumbs of glue.",
          },
          {
            action: "clean",
            title: "Get down to bare wood",
            how: "Scrape old glue off tenon and hole with the chisel, away from your hand. New glue does not hold on old.",
            see: "light wood.",
          },
          {
            action: "glue",
            title: "Join it with fresh glue",
            how: "Thin glue on both faces, together, clamps across with a scrap of wood under each jaw. Measure the diagonals of the frame: they must be equal.",
            see: "small beads all round. Wipe them with a damp cloth.",
          },
          {
            action: "test",
            title: "Leave it for 24 hours",
            how: "Then turn it over and lean on it.",
            see: "a rigid corner.",
          },
        ],
        stopWhen: ["The tenon is broken off: a joiner lets a new one in."],
      },
    },
    floor: {
      name: "one leg shorter than the floor asks for",
      short: "a short leg",
      weight: 5,
      why: "No joint is loose: floor or legs are uneven by a few millimetres, so it tips from corner to corner.",
      check: {
        do: "Turn the table by a quarter on the same spot and press on the corners.",
        finds: "it stands still, or another corner rocks",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 6],
        tools: [
          { name: "Felt glides", instead: "slices of a wine cork" },
          { name: "Playing cards" },
          { name: "Hammer" },
        ],
        steps: [
          {
            action: "measure",
            title: "Find leg and height",
            how: "Slide playing cards under the leg in the air until it stands. Count them: four cards are about 1.2 mm.",
            see: "a table that stands still.",
          },
          {
            action: "look",
            title: "Try the floor first",
            how: "If it stands still when turned, the floor is at fault. Leave it turned, or go on.",
          },
          {
            action: "replace",
            title: "Build the foot up",
            how: "A felt or cork glide of that height, nailed with the hammer or glued under the leg. For large differences take adjustable feet on all four.",
            warning: "Prop the table while you work below it.",
          },
          {
            action: "test",
            title: "Press on all corners",
            how: "Where it will stand.",
            see: "no movement.",
          },
        ],
        stopWhen: [
          "You think of sawing the other legs: hardly anybody gets that right, so build up instead.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you move one leg of the table against its frame by hand?",
      answers: {
        yes: {
          means: "a leg moves against the frame",
          heard: [
            "leg loose",
            "loose leg",
            "loose legs",
            "joints loose",
            "screws loose",
            "leg wobbles",
          ],
          when: { bolts: "always", joint: "always", floor: "never" },
        },
        no: {
          means: "all legs are firm in the frame",
          heard: ["uneven", "one leg short", "uneven floor"],
        },
      },
    },
    {
      ask: "Is there a nut, a bolt or a metal bracket in the corner under the table?",
      answers: {
        yes: {
          means: "there is a bolt or bracket in the corner",
          heard: ["bolt", "screw", "screws", "bracket", "nut"],
          when: { bolts: "always", joint: "rarely", floor: "sometimes" },
        },
        no: { means: "the corners are only glued" },
      },
    },
    {
      ask: "Does the table stop wobbling when you turn it by a quarter or move it to another place?",
      answers: {
        yes: {
          means: "it stands still elsewhere",
          heard: ["uneven floor", "depends on the floor", "new floor"],
          when: { floor: "always", bolts: "rarely", joint: "rarely" },
        },
        no: { means: "it wobbles everywhere" },
      },
    },
  ],
  safety: ["Turn it over with two people, and lift by the frame, not by the top."],
  prevention: ["Lift a table to move it: dragging opens its joints."],
  stopWhen: [
    "The rail is split through where the bolt sits.",
    "It carries a heavy stone or glass top.",
  ],
});

const surface = defineFault({
  id: "table-surface-damaged",
  name: "has a marked or scratched surface",
  weight: 8,
  says: [
    "scratches",
    "scratched",
    "scratch",
    "ring",
    "water ring",
    "white ring",
    "water mark",
    "heat mark",
    "white mark",
    "stain",
    "burn mark",
    "dent",
    "surface worn",
    "varnish peeling",
    "varnish worn",
    "dull",
    "faded",
    "french polish damaged",
    "black stain",
    "candle wax",
    "surface scratched",
    "gouge",
    "needs refinishing",
  ],
  causes: {
    white: {
      name: "a white ring from heat or wet in the finish",
      short: "a white ring",
      weight: 6,
      why: "Steam has crept into the varnish and clouds it like breath on a mirror. The wood below is untouched, so drying and a little polish clear it.",
      check: {
        do: "Look at the mark in slanting light and stroke it.",
        finds: "it is white or milky and smooth",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 8],
        tools: [
          { name: "Hair dryer" },
          { name: "Furniture oil", instead: "mayonnaise or petroleum jelly left on overnight" },
          { name: "Cotton cloth" },
          { name: "Very fine polishing paste", instead: "white toothpaste without grains" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash the place",
            how: "Damp cloth with a drop of soap, then dry.",
          },
          {
            action: "clean",
            title: "Warm the water out",
            how: "Hair dryer on the lowest heat, 15 cm away, always moving, for five to ten minutes.",
            warning:
              "Too hot, and the varnish blisters: your hand must be able to stay under the stream.",
            see: "the white going from its rim.",
          },
          {
            action: "lubricate",
            title: "Feed what remains",
            how: "Rub oil on with the cloth, leave it for the night, wipe off.",
          },
          {
            action: "clean",
            title: "Polish the last shadow",
            how: "Paste on a damp cloth, along the grain, light pressure, for a minute, then wipe and look.",
            see: "an even shine.",
            warning: "Stop when colour comes onto the cloth: that is the end of the varnish.",
          },
        ],
        prevention: ["Mats under cups, and wipe wet within minutes."],
      },
    },
    scratch: {
      name: "scratches in the finish or in the wood",
      short: "scratches",
      weight: 6,
      why: "Light scratches sit in the varnish and are only seen because they break the light. A scratch that catches your nail goes into the wood and has to be filled.",
      check: {
        do: "Draw a fingernail across the scratch.",
        finds: "you see a line, and the nail glides over or catches in it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [3, 12],
        tools: [
          {
            name: "Two wax filler sticks",
            instead: "a wax crayon, or a walnut rubbed over light scratches",
          },
          { name: "Plastic scraper", instead: "an old bank card" },
          { name: "Furniture polish" },
          { name: "Soft cloths" },
          { name: "Touch-up pen", instead: "cold coffee or tea on a cotton bud" },
        ],
        steps: [
          {
            action: "clean",
            title: "Clean with a damp cloth",
            how: "Soft cloths and water, no kitchen spray.",
          },
          {
            action: "adjust",
            title: "Colour the light line",
            how: "Touch the pen on a hidden spot first, then along the scratch only, and wipe at once. Better too light than too dark.",
            see: "a line that no longer flashes.",
          },
          {
            action: "glue",
            title: "Fill a deep one",
            how: "Rub wax across the line, mixing light and dark sticks, until it is full; wax sticks get soft in your hand.",
          },
          {
            action: "clean",
            title: "Level it",
            how: "Draw the scraper along the grain over the wax until it is flush.",
            see: "a smooth surface for your fingertip.",
          },
          {
            action: "lubricate",
            title: "Polish all over",
            how: "A little polish on a cloth over the whole top, so that no patch shines.",
            see: "the same gloss from every side.",
          },
        ],
      },
    },
    stain: {
      name: "a dark stain or a burn",
      short: "a dark stain",
      weight: 4,
      why: "Dark means that water with iron, ink or heat has got through the finish into the wood. It is bleached or scraped out at that place and refinished.",
      check: {
        do: "Wet the mark with a fingertip and look whether it stays dark.",
        finds: "it is grey, black or brown and cannot be wiped",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 150,
        euros: [5, 18],
        tools: [
          { name: "Oxalic acid wood bleach", instead: "lemon juice with salt for light marks" },
          { name: "150 and 240 grit sandpaper" },
          { name: "Rubber gloves and safety glasses" },
          { name: "Varnish or hard-wax oil" },
          { name: "Sanding block", instead: "a cork" },
        ],
        steps: [
          {
            action: "look",
            title: "Make sure that it is solid wood",
            how: "Look at the edge: veneer is a layer of half a millimetre, and sanding goes through it at once.",
            see: "grain that runs on over the edge, if it is solid.",
          },
          {
            action: "clean",
            title: "Sand the finish off",
            how: "Along the grain with the block, first 150, then 240 grit sandpaper, a little beyond the stain.",
            warning:
              "Paint and varnish from before 1980 can hold lead. Have it tested before you sand it, and do not sand it at home if it does. Mask on in any case.",
          },
          {
            action: "clean",
            title: "Bleach it",
            how: "Oxalic acid by the label, with gloves and glasses on: lay it on with a rag, wait, repeat, then wash off with plenty of water.",
            warning:
              "Oxalic acid is poisonous and burns eyes. Out of reach of children, never mixed with other cleaners, and no sanding of dry residue.",
            see: "the stain fading to a shadow.",
          },
          {
            action: "look",
            title: "Let it dry for a day",
            how: "Then smooth it with a light stroke of the finest paper, with your mask on.",
          },
          {
            action: "lubricate",
            title: "Renew the finish",
            how: "Two thin coats of oil or varnish, outwards to the old edge.",
            see: "a transition that your eye does not find.",
          },
        ],
        stopWhen: [
          "It is veneer, shellac or an antique: a restorer bleaches it without losing its skin.",
        ],
      },
    },
    dent: {
      name: "a dent in the wood",
      short: "a dent",
      weight: 3,
      why: "Pressed wood fibres are not gone. Steam makes them swell back, as long as they are not cut through.",
      check: {
        do: "Look along the top towards a window.",
        finds: "there is a hollow with unbroken fibres",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 5],
        tools: [
          { name: "Steam iron" },
          { name: "Damp cotton cloth" },
          { name: "Darning needle" },
          { name: "Hard-wax oil", instead: "furniture wax" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out what the finish is",
            how: "Oiled or waxed wood takes steam. Thick varnish does not let it in: then prick it with the needle in a few places along the grain.",
          },
          {
            action: "lubricate",
            title: "Wet the dent",
            how: "A few drops of water, five minutes.",
          },
          {
            action: "adjust",
            title: "Steam it up",
            how: "Cloth folded double over the dent, tip of the iron on it for three to five seconds. Look, wet, repeat.",
            warning: "Not on veneer: its glue lets go. Fingers away from the steam.",
            see: "the hollow rising after three or four rounds.",
          },
          {
            action: "lubricate",
            title: "Dry and finish",
            how: "After a day, smooth it and rub in a little oil.",
            see: "no shadow in slanting light.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the mark on the table white, dark, or without any colour?",
      answers: {
        white: {
          means: "the mark is white",
          heard: ["white", "ring", "water ring", "heat mark", "cup", "milky", "cloudy"],
          when: { white: "always", stain: "never", scratch: "rarely", dent: "never" },
        },
        dark: {
          means: "the mark is dark",
          heard: ["black", "dark", "burn", "brown", "ink", "stain"],
          when: { stain: "always", white: "never", scratch: "rarely", dent: "rarely" },
        },
        plain: {
          means: "the mark has no colour of its own",
          heard: ["scratch", "scratches", "scratched", "dent", "gouge"],
        },
      },
    },
    {
      ask: "Can you feel the mark on the table with a fingernail?",
      answers: {
        yes: {
          means: "the mark can be felt",
          heard: ["deep", "gouge", "scratched", "scratch", "dent"],
          when: { scratch: "often", dent: "always", white: "never", stain: "rarely" },
        },
        no: { means: "the surface is smooth" },
      },
    },
    {
      ask: "Is the mark on the table a hollow, a line, or a spot?",
      answers: {
        hollow: {
          means: "it is a hollow",
          heard: ["dent", "hollow", "dropped something"],
          when: { dent: "always", scratch: "rarely", white: "never", stain: "never" },
        },
        line: {
          means: "it is a line",
          heard: ["scratch", "scratches", "scratched", "line", "cat"],
          when: { scratch: "always", dent: "rarely", white: "rarely", stain: "rarely" },
        },
        spot: { means: "it is a spot or ring", heard: ["spot", "ring", "stain", "mark", "patch"] },
      },
    },
  ],
  safety: [
    "Try every means underneath the top first.",
    "Rags with linseed or wood oil can catch fire by themselves: hang them out flat outdoors, or keep them in water, and then throw them away.",
  ],
  prevention: ["Renew oil or wax once a year, and put felt under everything that stands on it."],
  stopWhen: [
    "The whole top is worn: then strip and finish all of it, or let a joiner do it.",
    "It shines like a mirror and dates from before 1930: that is shellac, and spirit dissolves it.",
  ],
});

const legBroken = defineFault({
  id: "table-leg-broken",
  name: "has a broken or torn-out leg",
  weight: 5,
  says: [
    "leg broken",
    "leg came off",
    "leg snapped",
    "leg fell off",
    "broken leg",
    "leg cracked",
    "leg torn out",
    "leg split",
    "screw plate torn out",
    "leg won't screw in",
    "thread stripped",
    "folding leg broken",
    "caster broken",
    "foot broken",
  ],
  causes: {
    crack: {
      name: "a leg that has cracked along the grain",
      short: "a cracked leg",
      weight: 4,
      why: "A long clean crack glues better than new wood, because the two faces fit like a key in its lock.",
      check: {
        do: "Bend the leg a little and look at the crack.",
        finds: "it runs lengthwise and the pieces fit together",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 10],
        tools: [
          { name: "Waterproof wood glue" },
          { name: "Screw clamps", instead: "a bicycle tube wound tightly" },
          { name: "Baking paper" },
          { name: "Thin spatula", instead: "a feeler of card" },
        ],
        steps: [
          {
            action: "look",
            title: "Try it without glue",
            how: "Press the crack shut and see whether a sliver stands in the way.",
            see: "a hairline.",
          },
          {
            action: "glue",
            title: "Get glue right to the end",
            how: "Spread the crack with the spatula, run glue in from both sides, and open and close it a few times.",
          },
          {
            action: "adjust",
            title: "Clamp in two directions",
            how: "Baking paper, scraps of wood, clamps every 6 cm. Wipe what comes out.",
            warning: "Do not squeeze so hard that the joint runs dry.",
            see: "a thin even bead.",
          },
          { action: "look", title: "24 hours of rest", how: "No load before that." },
          {
            action: "test",
            title: "Lean on that corner",
            how: "Slowly, then with all your weight.",
            see: "no line opening.",
          },
        ],
      },
    },
    across: {
      name: "a leg that has snapped across",
      short: "a snapped leg",
      weight: 3,
      why: "Short grain gives glue nothing to hold. A dowel or a steel rod through the middle of both parts carries what the glue cannot.",
      check: {
        do: "Look at the break.",
        finds: "it goes straight across, with short splinters",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [4, 15],
        tools: [
          { name: "Drill with a 10 mm wood bit" },
          { name: "10 mm beech dowel", instead: "a threaded rod of 8 mm" },
          { name: "Epoxy" },
          { name: "Vice", instead: "a workmate or a helper" },
          { name: "Fine nail" },
        ],
        steps: [
          {
            action: "look",
            title: "Fit the break dry",
            how: "Fit it without glue and look which way the splinters lie, so that you know how the parts meet.",
          },
          {
            action: "adjust",
            title: "Mark the centres",
            how: "Drive the fine nail halfway into the middle of one face, nip its head off, and press both parts together: it pricks the other.",
            see: "a dot in each face.",
          },
          {
            action: "open",
            title: "Drill both parts",
            how: "Leg upright in the vice, the bit dead in line, 6 cm deep each.",
            warning: "Hold it fast. A leg that spins breaks wrists.",
          },
          {
            action: "glue",
            title: "Set the dowel in epoxy",
            how: "Scratch a groove along the dowel for air, epoxy in both holes and on the break, push together, turn to fit, and prop the leg upright for a day.",
            see: "the old grain running on.",
          },
          {
            action: "test",
            title: "Load it by and by",
            how: "First the table alone, then dishes, then elbows.",
            see: "no creak.",
          },
        ],
        stopWhen: ["It has snapped right at the joint with the frame: a new leg is the safer way."],
      },
    },
    plate: {
      name: "a screw plate or thread that has torn out",
      short: "the screw plate",
      weight: 5,
      why: "Screwed legs hang on a plate with four short screws or on a threaded insert. Sideways pushes tear these out of chipboard.",
      check: {
        do: "Turn the table over and try plate and screws.",
        finds: "the plate is loose, or the leg turns without getting tight",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [3, 12],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "12 mm plywood board" },
          { name: "Contact wood glue" },
          { name: "Threaded inserts", instead: "a nut set in epoxy" },
          { name: "Drill" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take leg and plate off",
            how: "Unscrew with the screwdriver and blow the holes out.",
            fallsOut: "Short screws, which were part of the trouble.",
          },
          {
            action: "glue",
            title: "Double the place",
            how: "Glue and screw a board of 12 mm plywood, 4 cm larger than the plate, under the top.",
            warning: "Screws at least 3 mm shorter than board and top together.",
          },
          {
            action: "replace",
            title: "Move the plate by a finger's breadth",
            how: "Into fresh wood, with pilot holes made by the drill and screws twice as long as before.",
            see: "screws that bite to the end.",
          },
          {
            action: "replace",
            title: "A torn thread",
            how: "Drill it out to the size of the insert, turn threaded inserts in with glue, and wait an hour.",
            see: "a leg that comes to a firm stop.",
          },
          {
            action: "test",
            title: "Push the top sideways",
            how: "All legs on.",
            see: "the plate lying still.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the table's leg itself broken, or has it come out of its fixing?",
      answers: {
        broken: {
          means: "the leg itself is broken",
          heard: ["snapped", "crack", "cracked", "split", "broken leg", "leg broken"],
          when: { crack: "always", across: "always", plate: "never" },
        },
        out: {
          means: "the leg has come out of its fixing",
          heard: ["came off", "torn out", "unscrewed", "plate", "fell off", "thread", "tear out"],
        },
      },
    },
    {
      ask: "Does the break of the table's leg run lengthwise, along the grain?",
      answers: {
        yes: {
          means: "the break runs lengthwise",
          heard: ["lengthwise", "split", "along the grain"],
          when: { crack: "always", across: "never", plate: "rarely" },
        },
        no: {
          means: "the break goes across, or there is none",
          heard: ["clean off", "snapped", "across"],
        },
      },
    },
    {
      ask: "Does a screw or a thread hold the table's leg?",
      answers: {
        yes: {
          means: "a screw or thread holds the leg",
          heard: ["screw", "thread", "plate", "bolt", "hairpin"],
          when: { plate: "always", crack: "sometimes", across: "sometimes" },
        },
        no: { means: "the leg is glued in", when: { plate: "never", crack: "often" } },
      },
    },
  ],
  safety: ["Nobody sits or leans on it until the glue has had its full day."],
  prevention: ["Carry it by the frame, and never drag it on a carpet."],
  stopWhen: [
    "A trestle or folding table for heavy loads has a bent steel hinge: replace the hinge.",
  ],
});

const topOrLeaf = defineFault({
  id: "table-top-or-leaf",
  name: "has a top that is split, lifting or will not extend",
  weight: 5,
  says: [
    "won't extend",
    "leaf stuck",
    "extension stuck",
    "drop leaf broken",
    "flap broken",
    "hinge broken",
    "top split",
    "crack in the top",
    "tabletop cracked",
    "veneer lifting",
    "veneer peeling",
    "veneer chipped",
    "edge strip came off",
    "laminate peeling",
    "warped",
    "swollen edge",
    "leaf won't stay up",
  ],
  causes: {
    veneer: {
      name: "veneer or an edge strip that is lifting",
      short: "lifting veneer",
      weight: 6,
      why: "Water gets below at the edge and softens the glue. As long as the skin is whole it can be glued back.",
      check: {
        do: "Tap along the edge with a fingernail.",
        finds: "it sounds hollow, or a flap can be lifted",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [2, 8],
        tools: [
          {
            name: "Wood glue in a syringe",
            instead: "glue on a strip of paper, or glue on a knife",
          },
          { name: "Clothes iron" },
          { name: "Baking paper" },
          { name: "Flat board with weights", instead: "books in plastic film as weights" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Blow and pick dirt out",
            how: "A strip of strong paper drawn through the gap takes crumbs along.",
            warning: "Do not bend the flap far: dry veneer snaps.",
          },
          {
            action: "adjust",
            title: "Try heat first",
            how: "Baking paper and the iron at wool setting for five seconds. Old hide glue and iron-on edges melt and take hold again.",
            see: "an edge that stays down when cold.",
          },
          {
            action: "glue",
            title: "Otherwise glue below it",
            how: "Push glue in with the syringe, roll it out from the closed end to the edge, wipe.",
            fallsOut: "Splinters: lay them back like a puzzle.",
          },
          {
            action: "adjust",
            title: "Press it flat",
            how: "Baking paper, board, weights for a night. At an edge, tape every 3 cm.",
            see: "no hollow sound next day.",
          },
        ],
        stopWhen: [
          "A bubble lies in the middle of a valued top: a restorer slits it along the grain and glues it.",
        ],
      },
    },
    runner: {
      name: "sticking runners or a stiff leaf hinge",
      short: "runners or hinge",
      weight: 5,
      why: "Wooden runners swell and collect wax and crumbs, and the rod that joins both halves bends when only one side is pulled.",
      check: {
        do: "Pull both halves at the same time and look below.",
        finds: "it moves in jerks or only on one side",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Candle", instead: "a bar of dry soap" },
          { name: "Stiff brush" },
          { name: "Fine sandpaper" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "Look from below for a catch",
            how: "A hook, a peg or a screw for transport often holds both halves.",
            see: "nothing that locks it.",
          },
          {
            action: "clean",
            title: "Clean the runners",
            how: "Stiff brush along the grooves, scrape old wax off, sandpaper on shiny spots.",
            warning: "Keep fingers from between the halves: they close like scissors.",
          },
          {
            action: "lubricate",
            title: "Wax them",
            how: "Rub the candle along all sliding faces, move to and fro ten times.",
            see: "both halves gliding together.",
          },
          {
            action: "adjust",
            title: "Tighten hinge and runner screws",
            how: "With the screwdriver; a screw head that stands out is a brake.",
            putBack: "Leaf in, pegs in their holes, catch closed.",
          },
          {
            action: "test",
            title: "Extend and close it twice",
            how: "With one person at each end.",
            see: "no gap between the leaves.",
          },
        ],
      },
    },
    split: {
      name: "a split or warped top",
      short: "a split top",
      weight: 3,
      why: "Wood moves with the seasons. A top that is screwed down so tightly that it cannot move cracks along a joint when the heating dries it.",
      check: {
        do: "Look at the crack in winter and in summer, or at the screws below.",
        finds: "it runs along the grain, and screws without any slot hold the top",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [5, 20],
        tools: [
          { name: "Three sash clamps", instead: "two lashing straps and boards" },
          { name: "Fresh PVA glue" },
          { name: "Screwdriver" },
          { name: "Round file" },
          { name: "Steel ruler" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Free the top",
            how: "Take its screws out from below with the screwdriver, with the table on its top.",
            fallsOut: "Screws and blocks: number them.",
          },
          {
            action: "look",
            title: "Close the crack dry",
            how: "With clamps. If it closes by hand force, glue will hold. If not, it needs a strip let in.",
            see: "a line without light.",
          },
          {
            action: "glue",
            title: "Close the crack for good",
            how: "Glue into the crack from both sides, sash clamps above and below in turn so that the top stays flat.",
            warning: "Clamps on one side alone make it bend.",
            see: "flat under the ruler.",
          },
          {
            action: "adjust",
            title: "Give it room to move",
            how: "File the holes of the outer screws into slots of 6 mm across the grain.",
            putBack: "Screws back with washers, snug and no more.",
          },
          {
            action: "test",
            title: "Wait two days, then use it",
            how: "Keep it away from radiators.",
            see: "a closed line after the next heating season.",
          },
        ],
        stopWhen: ["The top is warped by more than 5 mm: a joiner can flatten or batten it."],
      },
    },
  },
  questions: [
    {
      ask: "Is it the table's thin skin or edge strip that lifts?",
      answers: {
        yes: {
          means: "the skin or edge strip lifts",
          heard: ["veneer", "edge strip", "laminate", "peeling", "lifting", "chipped"],
          when: { veneer: "always", runner: "never", split: "rarely" },
        },
        no: { means: "no skin lifts" },
      },
    },
    {
      ask: "Is it a part of the table that should move, such as a leaf or an extension?",
      answers: {
        yes: {
          means: "it is a moving part",
          heard: ["leaf", "extend", "extension", "flap", "drop leaf", "slide", "hinge"],
          when: { runner: "always", veneer: "rarely", split: "rarely" },
        },
        no: { means: "it is not a moving part" },
      },
    },
    {
      ask: "Does a crack run along the grain of the table's top?",
      answers: {
        yes: {
          means: "a crack runs along the grain",
          heard: ["crack", "cracked", "split"],
          when: { split: "always", veneer: "rarely", runner: "rarely" },
        },
        no: { means: "the top has no crack" },
      },
    },
  ],
  safety: ["Two people lift a top: its edges slip from one pair of hands."],
  prevention: ["Keep 40 to 60 percent of humidity in the room, and wipe spills at the edge first."],
  stopWhen: [
    "It is a glass top with a chip or crack: it can burst, so lay a blanket over it and replace it.",
  ],
});

export const table: Playbook = {
  faults: [wobbles, surface, legBroken, topOrLeaf],
  notes: [
    {
      about: ["oil", "varnish", "which finish", "wax"],
      text: "Put a drop of water on it: on oil or wax it darkens the wood within minutes, on varnish it stands. A drop of spirit on a hidden spot softens shellac and leaves varnish alone.",
    },
    {
      about: ["lead", "old paint", "strip", "sanding"],
      text: "Paint from before about 1980 can hold lead. Test it before you sand or heat it, and leave its removal to somebody with the right mask and vacuum.",
    },
    {
      about: ["oily rags", "rags", "fire"],
      text: "Rags wet with linseed or wood oil heat up by themselves. Spread them out flat outdoors or soak them in water before you throw them away.",
    },
  ],
};
