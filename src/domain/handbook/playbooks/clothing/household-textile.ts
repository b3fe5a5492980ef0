import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const fillingComesOut = defineFault({
  id: "household-textile-loses-filling",
  name: "loses its filling",
  weight: 7,
  says: [
    "feathers coming out",
    "feathers leaking",
    "down leaking",
    "leaking feathers",
    "stuffing coming out",
    "filling coming out",
    "seam open",
    "seam split",
    "stitching undone",
    "burst at the seam",
    "beads coming out",
    "bean bag leaking",
    "split open",
    "leaking",
    "foam showing",
    "pillow burst",
  ],
  causes: {
    seam: {
      name: "an open seam",
      short: "the seam",
      weight: 6,
      why: "Filling presses on the seam from inside, most at the corners and where it was closed by hand after stuffing.",
      check: {
        do: "Look along the edges.",
        finds: "the cloth is whole and two edges stand apart",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 2],
        tools: [
          { name: "Long sewing needle" },
          { name: "Strong matching thread" },
          { name: "Clothes pegs" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Push the filling back and peg it off",
            how: "A row of pegs 8 cm inside the gap keeps it there.",
            see: "two free edges.",
          },
          {
            action: "sew",
            title: "Sew from fold to fold",
            how: "Turn both edges in. Take 4 mm with the needle in one fold, go straight across, take 4 mm in the other, thread doubled.",
          },
          {
            action: "sew",
            title: "Draw it tight",
            how: "Every five stitches. At the end three stitches on the spot, and lead the thread 3 cm away through the filling before you cut it.",
            see: "a seam you can hardly find.",
          },
          {
            action: "test",
            title: "Squeeze it",
            how: "With both arms, pegs off.",
            see: "nothing comes out.",
          },
        ],
      },
    },
    cloth: {
      name: "cloth that has worn thin and lets feathers through",
      short: "thin cloth",
      weight: 5,
      why: "Only a very tight weave holds down. After years of washing it lets quills through, and every stitch you add is one more hole.",
      check: {
        do: "Squeeze it slowly and look where feathers come out.",
        finds: "they come out all over the cloth and not from a seam",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [8, 25],
        tools: [
          { name: "Downproof inner cover" },
          { name: "Fine sharp needle" },
          { name: "Dust mask" },
          { name: "Small scissors" },
        ],
        steps: [
          {
            action: "look",
            title: "Pull no feather out",
            how: "Draw it back inside from the other face: pulled outwards, it widens its hole.",
          },
          {
            action: "open",
            title: "Open both covers at one end",
            how: "20 cm each, with scissors along the seam, windows shut.",
            see: "two mouths of the same width.",
          },
          {
            action: "sew",
            title: "Sew mouth to mouth",
            how: "Long stitches all round with the fine needle. This is what keeps the down from flying.",
          },
          {
            action: "adjust",
            title: "Shake the filling across",
            how: "In the bath tub, by handfuls, kneading from outside.",
            warning: "Wear the mask: dust of feathers irritates the lungs.",
            fallsOut: "Some feathers always.",
          },
          {
            action: "sew",
            title: "Part them and close with two rows",
            how: "Peg the new cover shut, cut the long stitches, sew two rows 5 mm apart.",
            see: "old cover empty, new one plump.",
          },
          {
            action: "test",
            title: "Beat it outdoors",
            how: "Ten strokes with the flat hand.",
            see: "no more than a single feather.",
          },
        ],
      },
    },
    hole: {
      name: "a small hole or a cut",
      short: "a small hole",
      weight: 4,
      why: "A claw, a spark or a zip has made one hole in sound cloth. A patch that sticks keeps the filling in without a needle.",
      check: {
        do: "Stretch the cloth beside the leak.",
        finds: "there is one hole and the cloth round it is firm",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 8],
        tools: [
          { name: "Self-adhesive textile patch", instead: "for one night, sports tape" },
          { name: "Surgical spirit" },
          { name: "Spoon" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wipe the place",
            how: "A little spirit on a cloth, two minutes to dry, away from flames.",
          },
          {
            action: "adjust",
            title: "Poke the filling back",
            how: "And smooth the cloth, so that its threads lie straight.",
            see: "a hole without a feather in it.",
          },
          {
            action: "glue",
            title: "Stick the patch on",
            how: "1.5 cm larger all round, corners rounded, rubbed down hard with the spoon for a minute: warmth makes it hold.",
            see: "a rim that your nail does not lift.",
          },
          {
            action: "test",
            title: "Leave it for a day, then wash cool",
            how: "Cool wash only.",
            see: "a patch lying flat.",
          },
        ],
        stopWhen: [
          "It is a bean bag and little children are about: sew a patch on as well, because the beads choke.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the filling of the household textile come out of a seam, of one hole, or all over the cloth?",
      answers: {
        seam: {
          means: "it comes out of a seam",
          heard: ["seam", "stitching", "burst", "split", "edge"],
          when: { seam: "always", cloth: "never", hole: "never" },
        },
        hole: {
          means: "it comes out of one hole",
          heard: ["hole", "cut", "tear", "burn"],
          when: { hole: "always", seam: "never", cloth: "rarely" },
        },
        over: {
          means: "it comes out all over the cloth",
          heard: ["all over", "everywhere", "through the fabric"],
        },
      },
    },
    {
      ask: "Is the cloth of the household textile thin when you hold it against a lamp?",
      answers: {
        yes: {
          means: "the cloth is thin",
          heard: ["thin", "old", "worn"],
          when: { cloth: "always", seam: "sometimes", hole: "rarely" },
        },
        no: { means: "the cloth is dense" },
      },
    },
    {
      ask: "Do the edges at the leak of the household textile fit together along a row of stitch holes?",
      answers: {
        yes: {
          means: "there is a row of stitch holes",
          heard: ["stitches", "stitching", "unstitched", "thread"],
          when: { seam: "always", cloth: "rarely", hole: "never" },
        },
        no: { means: "there is no row of stitch holes" },
      },
    },
  ],
  safety: ["Count needles and pins before anybody lies down on it again."],
  prevention: ["Use a washable outer cover, and never lift it by a corner."],
  stopWhen: [
    "It is a heated blanket or pad: those are never opened, sewn or washed against their label.",
  ],
});

const flat = defineFault({
  id: "household-textile-flat-or-lumpy",
  name: "has gone flat or lumpy",
  weight: 5,
  says: [
    "flat",
    "gone flat",
    "lumpy",
    "lost its bounce",
    "cushion flat",
    "pillow flat",
    "filling clumped",
    "duvet lumpy",
    "filling shifted",
    "filling at one end",
    "thin in the middle",
    "hard lumps",
    "no longer fluffy",
    "lost its shape",
    "lumps after washing",
  ],
  causes: {
    damp: {
      name: "down that has clumped because it was not dried through",
      short: "clumped down",
      weight: 5,
      why: "Wet down sticks together, and lumps stay damp inside long after the outside feels dry.",
      check: {
        do: "Knead a lump between your fingers.",
        finds: "it falls apart into down, or feels cool and damp",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 180,
        euros: [0, 5],
        tools: [
          { name: "Tumble dryer", instead: "two airy days in the sun, with shaking every hour" },
          { name: "Clean tennis balls" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Pull the lumps apart",
            how: "By hand, through the cloth, before the dryer.",
            see: "no lump larger than a walnut.",
          },
          {
            action: "clean",
            title: "Dry on low with three balls",
            how: "Put it into the dryer with the tennis balls, at 60 °C at most, for an hour.",
            warning: "The drum must be at most half full: packed down scorches.",
          },
          {
            action: "adjust",
            title: "Take it out every half hour",
            how: "Shake, turn, pull lumps apart, back in. Three or four rounds.",
          },
          {
            action: "test",
            title: "Leave it for two hours and feel again",
            how: "Deep in the corners too.",
            see: "nothing cool, nothing that smells.",
          },
        ],
        prevention: ["Wash down only where a large dryer is at hand, and use half the detergent."],
      },
    },
    matted: {
      name: "polyester filling that has matted",
      short: "matted filling",
      weight: 5,
      why: "Hollow fibres bend under weight and felt together. Teasing them apart brings a good half of the height back, and fresh filling the rest.",
      check: {
        do: "Fold it in half and let go.",
        finds: "it stays folded, and the inside feels like felt",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 75,
        euros: [4, 12],
        tools: [
          { name: "Bag of loose polyester filling", instead: "the filling of another old pillow" },
          { name: "Pet slicker brush", instead: "your fingers" },
          { name: "Strong thread with a needle" },
        ],
        steps: [
          {
            action: "open",
            title: "Open a seam by 15 cm",
            how: "At the side that is seen least.",
            fallsOut: "Nothing, if you hold it upright.",
          },
          {
            action: "clean",
            title: "Tease the old filling",
            how: "Take it out in handfuls and pull it apart with the slicker brush until it is airy.",
            see: "a heap three times as high.",
          },
          {
            action: "replace",
            title: "Refill",
            how: "Corners first, old and new filling mixed, a little more than looks right.",
            warning: "No foam crumbs from mattresses: they go to dust.",
          },
          {
            action: "sew",
            title: "Close the seam",
            how: "Small stitches over both edges with the needle.",
            putBack: "Knead it until it is even.",
          },
          {
            action: "test",
            title: "Sit or lie on it",
            how: "For a minute.",
            see: "it rises again by itself.",
          },
        ],
      },
    },
    quilting: {
      name: "quilting stitches that have broken",
      short: "broken quilting",
      weight: 4,
      why: "Rows of stitches hold the filling in fields. When they go, all of it slides to the foot end.",
      check: {
        do: "Hold it up by two corners against the light.",
        finds: "fields run into each other and the top is empty",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [0, 4],
        tools: [
          { name: "Long needle" },
          { name: "Strong cotton thread" },
          { name: "Large safety pins" },
          { name: "Chalk", instead: "a dry sliver of soap" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Shake the filling even",
            how: "Held by the foot end, then lying on the floor, pushed with flat hands.",
            see: "the same height everywhere.",
          },
          {
            action: "adjust",
            title: "Pin it in place",
            how: "Safety pins every 20 cm, through both layers.",
          },
          {
            action: "sew",
            title: "Sew the rows again",
            how: "Chalk the old lines and go along them with running stitches of the long needle, 6 mm, through all layers. Do not pull tight.",
          },
          {
            action: "sew",
            title: "Or tie it",
            how: "A stitch of doubled thread every 15 cm, knotted on top: quicker, and it holds as well.",
            see: "a pattern of small hollows.",
          },
          {
            action: "test",
            title: "Shake it hard, pins out",
            how: "Count the pins.",
            see: "the filling staying where it is.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Was the household textile washed shortly before it went lumpy?",
      answers: {
        yes: {
          means: "it was washed shortly before",
          heard: ["washed", "after washing", "in the wash", "washing machine"],
          when: { damp: "always", matted: "sometimes", quilting: "sometimes" },
        },
        no: { means: "it was not washed" },
      },
    },
    {
      ask: "Is the household textile filled with feathers or down?",
      answers: {
        yes: {
          means: "it is filled with feathers or down",
          heard: ["feather", "feathers", "down"],
          when: { damp: "always", matted: "never", quilting: "sometimes" },
        },
        no: {
          means: "it is filled with fibre or foam",
          heard: ["polyester", "synthetic", "hollowfibre", "foam", "wadding"],
        },
      },
    },
    {
      ask: "Has the filling of the household textile slid to one end?",
      answers: {
        yes: {
          means: "the filling has slid to one end",
          heard: ["one end", "shifted", "slid", "at the bottom", "moved"],
          when: { quilting: "always", damp: "rarely", matted: "rarely" },
        },
        no: { means: "the filling lies where it was" },
      },
    },
  ],
  safety: ["Dry it through before it goes into a cupboard: damp filling grows mould."],
  prevention: ["Shake it up each morning, and air it by an open window once a week."],
  stopWhen: [
    "It smells musty after drying, or has dark spots: mould in bedding goes out of the house.",
  ],
});

const edgeOrHole = defineFault({
  id: "household-textile-edge-or-hole",
  name: "has a hole, a frayed edge or slack elastic",
  usual: true,
  weight: 7,
  says: [
    "hole",
    "torn",
    "tear",
    "ripped",
    "frayed",
    "edge frayed",
    "hem undone",
    "elastic gone",
    "fitted sheet elastic",
    "corner torn",
    "worn thin",
    "hole in blanket",
    "moth holes",
    "hole in tablecloth",
    "towel frayed",
    "binding came off",
    "button missing",
    "worn in the middle",
    "loop torn off",
  ],
  causes: {
    hole: {
      name: "a hole or tear",
      short: "a hole",
      weight: 6,
      why: "One snag in sound cloth is patched or darned for good. The larger the piece, the less the mend is noticed.",
      check: {
        do: "Hold it against the light.",
        finds: "light comes through at one place only",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 4],
        tools: [
          {
            name: "Patch of similar cloth",
            instead: "a worn-out pillowcase",
          },
          { name: "Sewing needle" },
          { name: "Cotton thread" },
          { name: "Scissors" },
          { name: "Household iron" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash and iron both",
            how: "Cloth and patch must have done their shrinking. Iron the edges of the patch under by 1 cm.",
          },
          {
            action: "adjust",
            title: "Lay it behind the hole",
            how: "2 cm larger all round, threads the same way, cut to shape with scissors.",
            see: "no fold on either face.",
          },
          {
            action: "sew",
            title: "Sew it from both sides",
            how: "Round the patch on the wrong side with cotton thread, then the rim of the hole turned under on the right side, small slanting stitches of the needle.",
            see: "a frame of stitches and no raw edge.",
          },
          {
            action: "sew",
            title: "Wool: darn instead",
            how: "Rows to and fro across the hole, then woven over and under, in yarn of the same thickness.",
          },
          {
            action: "test",
            title: "Pull it in all directions",
            how: "Gently.",
            see: "a place as flat as the rest.",
          },
        ],
      },
    },
    elastic: {
      name: "slack elastic",
      short: "the elastic",
      weight: 4,
      why: "Heat of dryer and iron makes rubber brittle. The sheet is good for years to come once its corners hold again.",
      check: {
        do: "Stretch the edge at a corner and let go.",
        finds: "it stays long or crackles",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [1, 4],
        tools: [
          { name: "Flat 8 mm elastic" },
          { name: "Safety pin" },
          { name: "Seam ripper", instead: "nail scissors" },
          { name: "Strong thread" },
        ],
        steps: [
          {
            action: "look",
            title: "Tunnel or sewn on",
            how: "Feel along the edge: in a tunnel the band slides.",
            see: "which one it is.",
          },
          {
            action: "replace",
            title: "Tunnel: draw a new band in",
            how: "Open 3 cm with the ripper, tie new elastic to old with the safety pin, pull it through, overlap by 2 cm, sew, close.",
            fallsOut: "The old band, often in crumbs.",
          },
          {
            action: "sew",
            title: "Sewn on: corners are enough",
            how: "40 cm of elastic at each corner, stretched by half while you sew it on in zigzag with strong thread.",
          },
          {
            action: "test",
            title: "Pull it over the mattress",
            how: "All four corners.",
            see: "corners that stay under.",
          },
        ],
        prevention: ["Dry fitted sheets on the line or on low."],
      },
    },
    fray: {
      name: "a frayed edge, binding or hem",
      short: "the edge",
      weight: 5,
      why: "Edges take the rubbing. Towels and blankets lose their hem thread first, then the cloth ravels row by row.",
      check: {
        do: "Look at the edge all round.",
        finds: "threads hang out and the middle is sound",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 50,
        euros: [1, 6],
        tools: [
          { name: "Cotton bias tape", instead: "a strip of an old shirt cut at a slant" },
          { name: "Pins" },
          { name: "Sewing machine", instead: "running stitch by hand" },
          { name: "Fabric shears" },
        ],
        steps: [
          {
            action: "clean",
            title: "Trim the fringe",
            how: "Straight, along one thread, with the shears.",
            see: "a firm edge.",
          },
          {
            action: "adjust",
            title: "Fold bias tape round it",
            how: "Half in front, half behind, pins every 6 cm, corners folded like a letter.",
          },
          {
            action: "sew",
            title: "Sew through all layers",
            how: "2 mm from the inner border of the tape, by machine or by hand, corners twice.",
            see: "both borders caught.",
          },
          {
            action: "sew",
            title: "A new loop",
            how: "10 cm of the same tape folded lengthwise, sewn into the binding.",
          },
          {
            action: "test",
            title: "Wash it once",
            how: "And look at the corners.",
            see: "no thread standing out.",
          },
        ],
      },
    },
    thin: {
      name: "cloth that has worn thin in the middle",
      short: "worn cloth",
      weight: 3,
      why: "Sheets wear where you lie, while their sides are like new. Sides to middle was done in every household once.",
      check: {
        do: "Hold the middle and the edge against a window in turn.",
        finds: "much more light comes through the middle",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 3],
        tools: [
          { name: "Big scissors" },
          { name: "Domestic sewing machine" },
          { name: "Ironing board with iron" },
          { name: "Dressmaking pins" },
        ],
        steps: [
          {
            action: "open",
            title: "Cut it lengthwise down the middle",
            how: "With the big scissors, fold against fold.",
            see: "two halves, thin edges inside.",
          },
          {
            action: "sew",
            title: "Join the old sides",
            how: "Lay them 1 cm over each other, fold under, pins, two rows by machine: a flat seam does not press.",
            see: "sound cloth in the middle.",
          },
          {
            action: "clean",
            title: "Trim the thin edges",
            how: "Cut until firm cloth begins, and press a double hem with the iron.",
          },
          { action: "sew", title: "Hem both sides", how: "Along the whole length, 1 cm." },
          {
            action: "test",
            title: "Lay it on the bed",
            how: "It has lost 10 to 20 cm of width.",
            see: "enough left to tuck in.",
          },
        ],
        stopWhen: ["It tears when you pull it: make tea towels and cleaning cloths of it."],
      },
    },
  },
  questions: [
    {
      ask: "Is the damage of the household textile at its edge, or in the middle?",
      answers: {
        edge: {
          means: "it is at the edge",
          heard: ["edge", "hem", "corner", "elastic", "binding", "border"],
          when: { fray: "always", elastic: "always", hole: "rarely", thin: "never" },
        },
        middle: { means: "it is in the middle", heard: ["middle", "centre", "center"] },
      },
    },
    {
      ask: "Does the household textile have elastic that no longer pulls?",
      answers: {
        yes: {
          means: "its elastic no longer pulls",
          heard: ["elastic", "fitted sheet", "slack", "does not stay on"],
          when: { elastic: "always", hole: "never", fray: "rarely", thin: "rarely" },
        },
        no: { means: "it has no elastic, or the elastic is good" },
      },
    },
    {
      ask: "Does light come through a large area of the household textile?",
      answers: {
        yes: {
          means: "a large area is thin",
          heard: ["thin", "worn", "threadbare", "see through"],
          when: { thin: "always", hole: "rarely", fray: "sometimes", elastic: "rarely" },
        },
        no: { means: "the cloth is dense apart from the damage" },
      },
    },
  ],
  safety: ["Unplug the iron when you leave the board, even for a minute."],
  prevention: [
    "Turn sheets head to foot each time you change them, and mend before the wash: the drum makes small holes large.",
  ],
  stopWhen: [
    "It is an old quilt or embroidery: a textile restorer lines it without pulling a thread.",
  ],
});

export const householdTextile: Playbook = {
  faults: [edgeOrHole, fillingComesOut, flat],
  notes: [
    {
      about: ["feathers", "down", "quill"],
      text: "Never pull a feather out: draw it back from the other side. Downproof cloth is called inlet or ticking.",
    },
    {
      about: ["wash", "temperature", "detergent"],
      text: "Wash feather pillows at 60 °C if the label allows, with half the detergent, and dry them through with tennis balls. Wool blankets take 30 °C, wool detergent and no spinning beyond 600 turns.",
    },
    {
      about: ["moth", "moths"],
      text: "Moths: freeze wool in a bag at -18 °C for two weeks or wash it, and clean the cupboard with a crevice nozzle. Cedar and lavender only keep new ones away.",
    },
  ],
};
