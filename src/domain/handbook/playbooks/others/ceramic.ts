import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const brokenOff = defineFault({
  id: "ceramic-broken",
  name: "is broken into pieces",
  usual: true,
  weight: 9,
  says: [
    "broken",
    "smashed",
    "shattered",
    "in pieces",
    "broken in two",
    "dropped it",
    "fell off the shelf",
    "fell on the floor",
    "snapped",
    "handle broken off",
    "handle came off",
    "handle snapped",
    "spout broken off",
    "broken into pieces",
    "knob of the lid broken",
    "foot broken off",
    "arm broken off the figurine",
    "head broken off",
    "needs gluing",
    "glue it back together",
    "old glue came apart",
  ],
  causes: {
    clean: {
      name: "a clean break into a few pieces",
      short: "a clean break",
      weight: 6,
      why: "Fired clay breaks along sharp faces that fit back together like a puzzle. Slow epoxy holds them for decades on a shelf, but it neither bears a dishwasher nor belongs with food.",
      check: {
        do: "Put the pieces together dry, without pressing.",
        finds: "there are two to six and no gap is wider than a hair",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [4, 10],
        tools: [
          { name: "Slow two-part epoxy, clear" },
          { name: "Masking tape" },
          { name: "Box of rice or sand", instead: "a bowl of lentils" },
          { name: "Surgical spirit" },
          { name: "Fresh razor blade" },
          { name: "Nitrile gloves" },
        ],
        steps: [
          {
            action: "look",
            title: "Collect and number",
            how: "Sweep up splinters with damp paper. Lay the pieces in their places and number them on the outside with bits of tape.",
            warning: "Broken glaze is as sharp as glass. Wear gloves when you sort it.",
            see: "which pieces must come first, so that the last one still goes in.",
          },
          {
            action: "clean",
            title: "Clean the broken faces",
            how: "Wash in warm water with washing-up liquid, rinse, dry for a day, then wipe the faces with spirit and touch them no more.",
            see: "faces that are matt and free of dust.",
          },
          {
            action: "test",
            title: "Rehearse with tape",
            how: "Put it all together dry and stretch strips of tape across each joint. What does not fit now will not fit with glue.",
          },
          {
            action: "glue",
            title: "Glue piece by piece",
            how: "Mix little epoxy. Put a film as thin as a layer of paint on one face only, press, and stretch tape over the joint. Two pieces first; the others when it is firm.",
            warning: "Air the room and keep epoxy off your skin.",
            see: "no step when you draw a fingernail across.",
          },
          {
            action: "adjust",
            title: "Let gravity help",
            how: "Stand it in the rice so that the joint lies level and the upper piece rests on the lower.",
            see: "it stands by itself.",
          },
          {
            action: "clean",
            title: "Shave the bead",
            how: "After two hours, while the glue is like hard cheese, cut it flush with the razor blade, held flat.",
            warning: "Cut away from your fingers.",
          },
          {
            action: "test",
            title: "Wait a day, then tap",
            how: "Tap it lightly with a fingernail.",
            see: "a dull but even sound. It is for the shelf from now on.",
          },
        ],
      },
    },
    handle: {
      name: "a handle or spout that has broken off",
      short: "the handle",
      weight: 4,
      why: "Handles carry the whole weight on two faces as large as a fingernail. With hot liquid above your hand a glued handle is a risk, so it is glued for looking at, not for lifting.",
      check: {
        do: "Hold the part to its stumps.",
        finds: "both ends fit and the body is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [4, 10],
        tools: [
          { name: "Washing soda" },
          { name: "Two-part epoxy" },
          { name: "Rubber bands" },
          { name: "Modelling clay", instead: "sticky tack" },
          { name: "Cotton buds" },
          { name: "Surgical spirit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Take tea and fat off the stumps",
            how: "Soak them in hot water with a spoon of washing soda for an hour, dry overnight, wipe with spirit.",
          },
          {
            action: "adjust",
            title: "Build a cradle",
            how: "Lay the cup on its side in modelling clay, so that the handle stands upright on its stumps by itself.",
            see: "it balances without being held.",
          },
          {
            action: "glue",
            title: "Glue both ends in one go",
            how: "A thin film of epoxy on each stump, set the handle on, press for a minute, and lay rubber bands round cup and handle.",
            warning:
              "It must not carry hot liquid afterwards: when the glue gives, it pours over your hand.",
          },
          {
            action: "clean",
            title: "Wipe the bead",
            how: "A cotton bud with spirit, at once, all round.",
          },
          {
            action: "test",
            title: "Hang it up empty after a day",
            how: "On a finger over a cushion, for a minute.",
            see: "no creak. Use it for pens or a plant.",
          },
        ],
      },
    },
    "old-glue": {
      name: "an old repair that has come apart",
      short: "the old repair",
      weight: 3,
      why: "Yellow or brittle glue has let go. New glue on old keeps the pieces apart by its thickness and fails as well, so it all has to come off.",
      check: {
        do: "Look at the broken faces.",
        finds: "they are yellow, shiny or crusty",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [5, 12],
        tools: [
          { name: "Cotton wool" },
          { name: "Kitchen foil" },
          { name: "Masking tape" },
          { name: "Pot of hot water" },
          { name: "Acetone", instead: "nail varnish remover with acetone" },
          { name: "Soft brass brush", instead: "an old toothbrush and a wooden toothpick" },
          { name: "Two-part epoxy" },
          { name: "Nitrile gloves" },
        ],
        steps: [
          {
            action: "test",
            title: "Soak it in hot water",
            how: "Water at 60 °C for half an hour softens wood glue, animal glue and many epoxies. Let it warm up with the water, from lukewarm.",
            see: "seams that give to light pressure.",
            warning:
              "Gold rims and painting over the glaze do not stand this: dab with lukewarm water only.",
          },
          {
            action: "clean",
            title: "Acetone for what is left",
            how: "Lay cotton wool wet with acetone on the seam, wrap it in foil for an hour, and wipe.",
            warning: "Acetone burns and harms the lungs: outdoors, gloves on, no flame near.",
          },
          {
            action: "clean",
            title: "Brush the faces",
            how: "Brush until no shine is left, rinse and dry for a day.",
            see: "matt, even faces.",
          },
          { action: "test", title: "Fit it dry", how: "It must close better than it did before." },
          {
            action: "glue",
            title: "Glue it with slow epoxy",
            how: "Thin, one face, tape across, and one night undisturbed.",
            see: "a line that you feel less than you see.",
          },
        ],
      },
    },
    shattered: {
      name: "a break with many splinters or a missing piece",
      short: "many splinters",
      weight: 3,
      why: "Where a blow has crushed the glaze, some of it is dust. The rest can be joined, and the gaps are filled and painted, or shown on purpose with a golden line.",
      check: {
        do: "Lay everything out and look for gaps.",
        finds: "a piece as large as a lentil or more is missing, or there are more than ten",
        minutes: 5,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 180,
        euros: [8, 25],
        tools: [
          { name: "Masking tape" },
          { name: "Thin rubber gloves" },
          { name: "Two-part epoxy" },
          { name: "Epoxy putty, white" },
          { name: "Sandpaper, 400 and 800 grit" },
          { name: "Acrylic paint" },
          { name: "Mica powder in gold", instead: "gold-coloured paint" },
          { name: "Fine brush" },
        ],
        steps: [
          {
            action: "look",
            title: "Sort by rim, body and foot",
            how: "Begin at the foot, and join small pieces to large ones before the large ones to each other.",
          },
          {
            action: "glue",
            title: "Build it up over several evenings",
            how: "Two or three pieces at a time with epoxy and tape. Check after each that the next one still fits.",
            see: "a rim that closes to a circle.",
          },
          {
            action: "glue",
            title: "Fill what is missing",
            how: "Press putty into the gap over a strip of tape on the inside and smooth it with a wet finger in gloves.",
          },
          {
            action: "adjust",
            title: "Sand it flush",
            how: "Wet the sandpaper and rub only on the filling, first coarse, then fine.",
            warning: "Mask the glaze beside it with tape, and rub wet: dry dust harms the lungs.",
            see: "no edge under a fingernail.",
          },
          {
            action: "adjust",
            title: "Hide it or show it",
            how: "Paint with the brush in thin coats, or draw the lines in epoxy mixed with gold powder.",
            see: "an even line.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "How many pieces is your china in: two to six, or more?",
      answers: {
        few: {
          means: "there are two to six pieces",
          heard: [
            "two pieces",
            "broken in two",
            "three pieces",
            "few pieces",
            "broken in half",
            "clean break",
          ],
          when: { clean: "always", handle: "always", "old-glue": "often", shattered: "rarely" },
        },
        many: {
          means: "there are many pieces",
          heard: [
            "smashed",
            "shattered",
            "many pieces",
            "lots of pieces",
            "tiny pieces",
            "splinters",
          ],
        },
      },
    },
    {
      ask: "Is it only the handle, spout or knob that broke off your china?",
      answers: {
        yes: {
          means: "only a handle or spout broke off",
          heard: ["handle", "spout", "knob", "lid"],
          when: { handle: "always", clean: "rarely", "old-glue": "sometimes", shattered: "never" },
        },
        no: { means: "the body is broken" },
      },
    },
    {
      ask: "Was the same place of your china glued before?",
      answers: {
        yes: {
          means: "it was glued before",
          heard: ["glued before", "old glue", "came apart again", "repaired before", "superglue"],
          when: {
            "old-glue": "always",
            clean: "rarely",
            handle: "sometimes",
            shattered: "sometimes",
          },
        },
        no: { means: "it was never glued" },
      },
    },
    {
      ask: "Is a piece of your china missing?",
      answers: {
        yes: {
          means: "a piece is missing",
          heard: ["missing", "lost a piece", "gap"],
          when: { shattered: "often", clean: "rarely", handle: "rarely", "old-glue": "sometimes" },
        },
        no: { means: "no piece is missing" },
      },
    },
  ],
  safety: [
    "Glued ceramics are for display: no food, no hot drinks, no oven, no microwave and no dishwasher.",
    "Keep bare feet and pets out of the room until the floor is swept with damp paper.",
  ],
  prevention: ["Set cups down on a mat and vases away from the edge."],
  stopWhen: [
    "It is old porcelain of worth: a restorer undoes less if you have not glued it.",
    "It carries weight or hot things in use, such as an oven dish.",
  ],
});

const chip = defineFault({
  id: "ceramic-chipped",
  name: "has a chip in its rim or glaze",
  weight: 6,
  says: [
    "chip",
    "chipped",
    "chipped rim",
    "chip in the rim",
    "chip on the edge",
    "glaze chipped",
    "piece out of the rim",
    "rough edge",
    "sharp edge",
    "enamel chipped",
    "flake came off",
    "nick in the edge",
    "chipped plate",
    "chipped mug",
    "small piece missing",
  ],
  causes: {
    tiny: {
      name: "a small nick that only needs smoothing",
      short: "a small nick",
      weight: 5,
      why: "A nick in stoneware or porcelain cuts lips and cloths. Rubbed smooth it stays part of the cup, without any filler that could get into your food.",
      check: {
        do: "Draw a cotton bud along the rim.",
        finds: "it catches at a spot smaller than 2 mm",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [2, 8],
        tools: [
          { name: "Diamond nail file", instead: "wet sandpaper, 400 then 800 grit" },
          { name: "Bowl of water" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "look",
            title: "Make sure it is only a nick",
            how: "Look for a line that runs from it. With a line it is a crack, and no cup for hot tea any more.",
          },
          {
            action: "adjust",
            title: "File it wet",
            how: "Dip the diamond file in the water, hold it flat along the rim, and stroke in one direction.",
            warning: "Glasses on, and always wet: the dust of glaze is not for lungs.",
            see: "white slip that washes off.",
          },
          {
            action: "adjust",
            title: "Round the edge",
            how: "Tilt the file a little inwards and outwards for the last strokes.",
          },
          {
            action: "test",
            title: "Try the cotton bud again",
            how: "Rinse, dry, and draw it along.",
            see: "no fibre that stays.",
          },
        ],
        stopWhen: ["It is lead crystal or an old, painted glaze: leave it unground."],
      },
    },
    fill: {
      name: "a chip that has to be filled",
      short: "a larger chip",
      weight: 4,
      why: "A piece of glaze and body is gone. Epoxy filler takes paint and can be shaped, but it is soft, stains, and is not made for food.",
      check: {
        do: "Lay a fingertip into the gap.",
        finds: "it is wider than 3 mm and you see the bare body",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [6, 18],
        tools: [
          { name: "Epoxy putty, white" },
          { name: "Sandpaper, 600 grit" },
          { name: "Acrylic or enamel paint" },
          { name: "Gloss varnish" },
          { name: "Surgical spirit" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Degrease the chip",
            how: "Wipe it with spirit and let it dry. Mask the glaze around with tape, right up to the edge.",
          },
          {
            action: "glue",
            title: "Press putty in",
            how: "Knead a pea of putty until its colour is even, press it in a little proud, and smooth with a wet finger.",
            see: "no air under it.",
          },
          {
            action: "adjust",
            title: "Sand it to shape",
            how: "After it has set, rub with wet sandpaper until it follows the curve.",
            see: "a smooth passage when you close your eyes and feel.",
          },
          {
            action: "adjust",
            title: "Paint in thin coats",
            how: "Begin lighter than the glaze, dry each coat, and finish with gloss varnish.",
          },
          {
            action: "test",
            title: "Look at it from an arm's length",
            how: "Keep it for display or dry use.",
            see: "the curve before the spot.",
          },
        ],
      },
    },
    enamel: {
      name: "chipped enamel on metal",
      short: "chipped enamel",
      weight: 3,
      why: "Under the glass skin of enamel is steel. Where it has flaked off, rust begins, and more flakes follow.",
      check: {
        do: "Hold a magnet to it and look at the spot.",
        finds: "the magnet sticks, and the spot is dark or rusty",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [5, 12],
        tools: [
          { name: "Fine sandpaper" },
          { name: "Touch-up enamel paint" },
          { name: "Fine brush" },
          { name: "Surgical spirit" },
        ],
        steps: [
          {
            action: "look",
            title: "Decide by its use",
            how: "Inside a pot, flakes get into food and paint does not belong there. Keep such a pot for plants. The outside can be touched up.",
          },
          {
            action: "clean",
            title: "Rub the rust off",
            how: "Sandpaper until the steel is bright, then wipe with spirit.",
            see: "no loose edge of enamel.",
          },
          {
            action: "adjust",
            title: "Two thin coats of paint",
            how: "With the brush, four hours apart, just over the rim of the chip.",
          },
          {
            action: "test",
            title: "Wait three days before it gets wet",
            how: "Press a fingernail on it.",
            see: "no mark.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the chip in your china larger than a grain of rice?",
      answers: {
        yes: {
          means: "the chip is larger than a grain of rice",
          heard: ["big chip", "large chip", "piece out", "piece missing"],
          when: { fill: "always", tiny: "never", enamel: "sometimes" },
        },
        no: {
          means: "the chip is tiny",
          heard: ["tiny", "small chip", "nick", "little chip", "rough"],
        },
      },
    },
    {
      ask: "Does a magnet stick to your china, so that it is enamelled metal?",
      answers: {
        yes: {
          means: "it is enamelled metal",
          heard: ["enamel", "enamelled", "metal", "rust", "cast iron"],
          when: { enamel: "always", tiny: "never", fill: "never" },
        },
        no: { means: "it is ceramic" },
      },
    },
    {
      ask: "Do you eat or drink from your china at the chipped place?",
      answers: {
        yes: {
          means: "food or lips touch the place",
          heard: ["rim", "drink", "mug", "plate", "cup"],
          when: { tiny: "often", fill: "sometimes", enamel: "sometimes" },
        },
        no: {
          means: "nobody eats or drinks there",
          heard: ["vase", "figurine", "ornament", "outside"],
        },
      },
    },
  ],
  safety: ["Filler and paint do not belong where food or lips touch."],
  prevention: ["Put a cloth in the basin, and a sheet of paper between stacked plates."],
  stopWhen: ["A line runs on from the chip: hot liquid can open it at any time."],
});

const crack = defineFault({
  id: "ceramic-cracked",
  name: "has a crack or leaks",
  weight: 5,
  says: [
    "cracked",
    "crack",
    "hairline crack",
    "crack in the glaze",
    "leaks",
    "leaking",
    "vase leaks",
    "vase leaking",
    "water seeps out",
    "drips through",
    "pot leaks",
    "crazed",
    "crazing",
    "crack in the plate",
    "brown line",
    "sounds dull",
  ],
  causes: {
    hairline: {
      name: "a hairline crack through the wall",
      short: "a hairline crack",
      weight: 5,
      why: "The crack goes through the body. It takes up water and fat, turns brown, and opens a little with each hot drink.",
      check: {
        do: "Hang it on a finger and tap it with a wooden spoon.",
        finds: "it sounds dull instead of ringing",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [5, 12],
        tools: [
          { name: "Thin, slow epoxy" },
          { name: "Hair dryer" },
          { name: "Rubber bands" },
          { name: "Cloth" },
          { name: "Oxygen bleach powder", instead: "dishwasher powder" },
        ],
        steps: [
          {
            action: "clean",
            title: "Draw the brown out",
            how: "Soak it in warm water with a spoon of the bleach powder for a day, rinse, and dry it for two days in a warm place.",
            see: "a paler line.",
          },
          {
            action: "adjust",
            title: "Warm it evenly",
            how: "Hair dryer from 20 cm, turning, until it is hand-warm. Warm epoxy runs like water.",
            warning: "Slowly: sudden heat drives the crack on.",
          },
          {
            action: "glue",
            title: "Let epoxy creep in",
            how: "Draw a bead of epoxy along the line, warm it again, and flex the wall by a hair with your thumbs. Repeat until it shows on the inside.",
            see: "glue on the other face.",
          },
          {
            action: "glue",
            title: "Hold it and wipe it",
            how: "Wipe both faces with the cloth, put rubber bands round, and wait a day.",
          },
          {
            action: "test",
            title: "Tap it again",
            how: "With the wooden spoon.",
            see: "a fuller sound. It still is for dry use only.",
          },
        ],
      },
    },
    porous: {
      name: "a porous or crazed glaze that lets water through",
      short: "a porous glaze",
      weight: 4,
      why: "Earthenware is like a sponge under its skin of glass. Fine cracks in that skin let water seep into the table, without any break.",
      check: {
        do: "Fill it, stand it on dry newspaper and wait overnight.",
        finds: "the paper is damp over a large area and no line is to be seen",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [4, 12],
        tools: [
          { name: "Liquid vase sealer", instead: "two coats of clear boat varnish" },
          { name: "Long brush" },
          { name: "Glass or plastic liner", instead: "a jam jar inside the vase" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Try a liner first",
            how: "A jam jar in the vase solves it in a minute and can be undone.",
          },
          {
            action: "clean",
            title: "Dry it right through",
            how: "Wash it, then leave it near a radiator for three days. Damp clay takes no sealer.",
            see: "a clearly lighter weight and no cool spot.",
          },
          {
            action: "glue",
            title: "Swirl the sealer round",
            how: "Pour it in, turn the vase for a minute, pour it out, brush the neck, and let it drip upside down.",
            warning: "Open the window and keep flames away.",
          },
          {
            action: "glue",
            title: "Do it again next day",
            how: "Two thin coats close more than one thick one.",
          },
          {
            action: "test",
            title: "Fill it on newspaper for a night",
            how: "After the drying time on the tin.",
            see: "dry paper. It is for flowers, never for drinks.",
          },
        ],
      },
    },
    joint: {
      name: "a glued joint that seeps",
      short: "a seeping joint",
      weight: 2,
      why: "A vase that was mended leaks along its old seam, since most glues swell in standing water.",
      check: {
        do: "Dry the outside, fill it, and look where the first drop comes.",
        finds: "it comes along an old seam",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [4, 8],
        tools: [
          { name: "Aquarium silicone" },
          { name: "Old teaspoon" },
          { name: "Surgical spirit" },
        ],
        steps: [
          {
            action: "clean",
            title: "Dry and degrease the inside",
            how: "Two days upside down, then wipe the seam inside with spirit.",
          },
          {
            action: "glue",
            title: "Lay a bead of silicone inside",
            how: "Press it along the seam and smooth it with the back of the wet teaspoon.",
            see: "a flat band, 1 cm wide, without pinholes.",
          },
          {
            action: "glue",
            title: "Cure it for two days",
            how: "It smells of vinegar until it is done. Air the room.",
          },
          {
            action: "test",
            title: "Fill it on a tray",
            how: "Leave it for a night on dry paper.",
            see: "not a drop.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does your china sound dull when you tap it with a wooden spoon?",
      answers: {
        yes: {
          means: "it sounds dull",
          heard: ["dull", "rattles", "no ring"],
          when: { hairline: "often", porous: "sometimes", joint: "often" },
        },
        no: { means: "it rings clearly" },
      },
    },
    {
      ask: "Can you see a line on your china that a fingernail feels?",
      answers: {
        yes: {
          means: "there is a line",
          heard: ["crack", "cracked", "hairline", "line"],
          when: { hairline: "always", joint: "sometimes", porous: "rarely" },
        },
        no: {
          means: "there is no such line",
          heard: ["crazed", "crazing", "seeps", "porous", "terracotta", "earthenware"],
        },
      },
    },
    {
      ask: "Was your china mended before at the place that leaks?",
      answers: {
        yes: {
          means: "it was mended there",
          heard: ["glued", "mended", "repaired"],
          when: { joint: "always", hairline: "rarely", porous: "rarely" },
        },
        no: { means: "it was never mended" },
      },
    },
  ],
  safety: ["Do not pour hot water into anything that sounds dull: it can part in your hands."],
  prevention: ["Warm a cold pot with lukewarm water before tea goes in."],
  stopWhen: ["The crack runs through the bottom or meets another one."],
});

const glass = defineFault({
  id: "ceramic-glass-broken",
  name: "is of glass, and it chipped or broke",
  weight: 4,
  says: [
    "glass broken",
    "glass vase broken",
    "stem broken",
    "wine glass stem snapped",
    "glass chipped",
    "crystal glass chipped",
    "glass cracked",
    "lid of glass broken",
    "stopper stuck",
    "decanter stopper stuck",
    "cloudy glass",
    "glass bowl broken",
    "glass ornament broken",
  ],
  causes: {
    stem: {
      name: "a clean break in glass",
      short: "a clean glass break",
      weight: 5,
      why: "Glass is joined with a glue that hardens in ultraviolet light and stays as clear as water. Ordinary glue shows as a grey line and lets go in water.",
      check: {
        do: "Fit the pieces dry and look through.",
        finds: "they close without a splinter missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [6, 15],
        tools: [
          { name: "UV glass adhesive" },
          { name: "UV lamp", instead: "direct sunlight for half an hour" },
          { name: "Surgical spirit" },
          { name: "Modelling clay" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wipe the faces with spirit",
            how: "With gloves on, no fingerprints afterwards, and out of the sun.",
            warning: "Edges of glass cut to the bone without hurting at first.",
          },
          {
            action: "adjust",
            title: "Build a stand of clay",
            how: "Stand the larger piece so that the other one rests on it by its own weight.",
          },
          {
            action: "glue",
            title: "One drop, no more",
            how: "Put a drop of adhesive on the middle of the face, set the other piece on, and let it spread.",
            see: "no bubble between the faces.",
          },
          {
            action: "glue",
            title: "Light it",
            how: "Shine the lamp for ten seconds, wipe the bead off, then light it for as long as the tube says, from all sides.",
            warning: "Do not look into the lamp.",
          },
          {
            action: "test",
            title: "Lift it by the upper piece over a towel",
            how: "After an hour, empty.",
            see: "a seam that you see only against the light. It is for show: no drinking from it.",
          },
        ],
      },
    },
    rim: {
      name: "a chip in a drinking rim",
      short: "a chipped glass rim",
      weight: 4,
      why: "A nick on the rim cuts lips, and each further knock enlarges it. It can be ground flat if it is shallow.",
      check: { do: "Draw kitchen paper along the rim.", finds: "a fibre catches", minutes: 1 },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [3, 10],
        tools: [
          { name: "Old cloth" },
          { name: "Waterproof sandpaper, 400, 800 and 1500 grit" },
          { name: "Flat cork", instead: "a wooden block" },
          { name: "Safety glasses" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "look",
            title: "Look for splinters in the glass",
            how: "Rinse it and hold it against the light. A line that runs down ends the repair.",
          },
          {
            action: "adjust",
            title: "Grind under running water",
            how: "Glasses and gloves on. Wrap 400 grit sandpaper round the cork and rub along the rim, with water running over it.",
            warning: "Never dry: glass dust harms eyes and lungs.",
            see: "a matt spot instead of a nick.",
          },
          {
            action: "adjust",
            title: "Go finer",
            how: "800, then 1500 grit, and round the inner and outer edge.",
          },
          {
            action: "clean",
            title: "Rinse it three times",
            how: "Wipe it with a damp cloth that you throw away.",
          },
          {
            action: "test",
            title: "Draw the paper along again",
            how: "All the way round.",
            see: "nothing that catches.",
          },
        ],
        stopWhen: ["The chip is deeper than 2 mm, or the glass is toughened (it would burst)."],
      },
    },
    stopper: {
      name: "a stuck stopper",
      short: "the stopper",
      weight: 2,
      why: "Sugar, lime or a change of temperature locks the ground faces together.",
      check: {
        do: "Hold bottle and stopper against the light.",
        finds: "nothing is broken, the stopper just does not move",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 2],
        tools: [{ name: "Salad oil" }, { name: "Warm cloth" }, { name: "Wooden spoon" }],
        steps: [
          {
            action: "lubricate",
            title: "Oil in the gap",
            how: "Run a few drops of oil round the stopper and leave it for an hour.",
          },
          {
            action: "adjust",
            title: "Warm the neck only",
            how: "Wrap the warm cloth, about 45 °C, round the neck for a minute. The neck widens before the stopper does.",
            warning: "Not hot: crystal cracks.",
          },
          {
            action: "adjust",
            title: "Tap and turn",
            how: "Tap the stopper from both sides with the wooden spoon, lightly, and turn it in a thick cloth.",
            see: "it turns before it lifts.",
          },
          {
            action: "clean",
            title: "Wash both faces",
            how: "Warm water and washing-up liquid; dry them and store them apart.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is your china or glass broken right through?",
      answers: {
        yes: {
          means: "it is broken through",
          heard: ["snapped", "stem", "broken in two", "broken off", "glass broken"],
          when: { stem: "always", rim: "never", stopper: "never" },
        },
        no: { means: "it is whole but for a nick or a jam" },
      },
    },
    {
      ask: "Is there a nick in the rim of your china or glass?",
      answers: {
        yes: {
          means: "there is a nick in the rim",
          heard: ["chip", "chipped", "nick", "rim"],
          when: { rim: "always", stem: "rarely", stopper: "never" },
        },
        no: { means: "the rim is smooth" },
      },
    },
    {
      ask: "Is it a stopper or lid of your china or glass that does not come off?",
      answers: {
        yes: {
          means: "a stopper is stuck",
          heard: ["stopper", "stuck", "decanter"],
          when: { stopper: "always", stem: "never", rim: "never" },
        },
        no: { means: "nothing is stuck" },
      },
    },
  ],
  safety: ["Wear cut-proof gloves and eye protection for anything of glass."],
  prevention: ["Wash stemmed glasses by the bowl, not by the foot."],
  stopWhen: [
    "It is oven glass, a coffee jug or a window pane: cracked, these burst under heat or load.",
  ],
});

export const ceramic: Playbook = {
  faults: [brokenOff, chip, crack, glass],
  notes: [
    {
      about: ["food", "food safe", "eat from", "drink from", "dishwasher", "safe to use"],
      text: "No household glue is meant for plates and cups in use: heat and water soften it, bits get into the food and germs into the seam. Keep a mended piece for show or for dry things in a wrapper.",
    },
    {
      about: ["kintsugi", "gold", "japanese"],
      text: "Real kintsugi is done with lacquer from a tree over several weeks and costs accordingly. Epoxy with gold powder looks alike, takes two evenings, and is for display only.",
    },
    {
      about: ["superglue", "super glue", "which glue"],
      text: "Superglue grabs at once, which leaves no time to align, and it gives way in water after months. Slow two-part epoxy gives you half an hour, and holds.",
    },
    {
      about: ["microwave", "oven"],
      text: "Never put mended ceramics in an oven or a microwave: the seam opens with the heat, also years later.",
    },
  ],
};
