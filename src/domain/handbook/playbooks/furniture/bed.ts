import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const creaks = defineFault({
  id: "bed-creaks-or-wobbles",
  name: "creaks or wobbles",
  usual: true,
  weight: 9,
  says: [
    "creaks",
    "squeaks",
    "squeaky bed",
    "creaky bed",
    "wobbles",
    "wobbly",
    "rattles",
    "noisy when I turn over",
    "moves when I lie down",
    "bed shakes",
    "loose screws",
    "headboard bangs",
    "headboard loose",
    "leg wobbles",
  ],
  causes: {
    bolts: {
      name: "bolts between rails, head and foot that have worked loose",
      short: "the bolts",
      weight: 6,
      why: "Four corners carry everything, each on one or two bolts. Turning over at night loosens them by a hair, and then wood grinds on wood.",
      check: {
        do: "Push the foot end from side to side with your knee and feel each corner.",
        finds: "a corner opens or clicks",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 4],
        tools: [
          { name: "Hex keys or spanner that fit" },
          { name: "Wide washers" },
          { name: "Candle", instead: "a strip of felt or old denim" },
        ],
        steps: [
          {
            action: "open",
            title: "Mattress and slats off",
            how: "Two people, slats rolled up and numbered.",
          },
          {
            action: "clean",
            title: "Loosen each corner and wipe it",
            how: "Half a turn open, dust out of the gap.",
          },
          {
            action: "lubricate",
            title: "Wax where wood meets wood",
            how: "Rub the candle over both faces, or lay felt between.",
            see: "a dull shine on the end of each rail.",
          },
          {
            action: "adjust",
            title: "Tighten in turns, the bed square",
            how: "With the key or spanner, a wide washer under each nut that has sunk in. Measure both diagonals of the frame: they must be equal.",
            see: "corners without a gap.",
          },
          {
            action: "test",
            title: "Push, then lie down and turn over",
            how: "Slats and mattress back in first.",
            see: "silence at all four corners.",
          },
        ],
        prevention: ["Go round the bolts once a year, and after each move."],
      },
    },
    slats: {
      name: "slats that rub in their holders",
      short: "the slats",
      weight: 5,
      why: "Bare wood in bare plastic or on a bare rail squeaks with every breath. Nothing is broken.",
      check: {
        do: "Take the mattress off and press on one slat after the other.",
        finds: "the sound comes from a slat or its holder",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Dry soap", instead: "a candle" },
          { name: "Felt strip", instead: "an old sock cut open" },
        ],
        steps: [
          {
            action: "look",
            title: "Mark the noisy ones",
            how: "A dab of chalk on each slat that speaks.",
          },
          {
            action: "lubricate",
            title: "Rub their ends with soap",
            how: "Pull the slat out of its holder, soap 5 cm at both ends, push it back until it stops.",
            see: "ends that slide in without grating.",
          },
          {
            action: "adjust",
            title: "Pad the rail",
            how: "Where slats lie loosely on a ledge, stick the felt strip along it.",
          },
          {
            action: "test",
            title: "Kneel on each once",
            how: "In the middle, gently.",
            see: "no squeak.",
          },
        ],
      },
    },
    leg: {
      name: "a loose leg, or a middle foot that does not touch the floor",
      short: "a leg",
      weight: 4,
      why: "Wide beds have a beam in the middle on a foot of its own. If that hangs in the air, the beam rocks each time somebody moves.",
      check: {
        do: "Shine under the bed while somebody sits down in the middle.",
        finds: "a foot lifts off or turns, or a beam bends",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 10],
        tools: [
          { name: "Torch" },
          { name: "Spanner" },
          { name: "Felt glides", instead: "slices of cork" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the foot in the air",
            how: "With the torch, and a strip of paper pushed under each.",
            see: "the one that the paper passes under.",
          },
          {
            action: "adjust",
            title: "Turn it down or pad it",
            how: "Most middle feet have a thread: unscrew until it just carries. Else build it up with glides.",
          },
          {
            action: "adjust",
            title: "Tighten loose legs",
            how: "Plate screws and nuts with the spanner; worn holes get two matchsticks and wood glue.",
            warning: "Let nobody sit on it while your hand is below.",
          },
          {
            action: "test",
            title: "Sit down in the middle",
            how: "Then at both edges.",
            see: "every foot on the floor.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the noise of the bed come when you push its foot end sideways, with nobody in it?",
      answers: {
        yes: {
          means: "it sounds when the frame is pushed",
          heard: ["wobbles", "wobbly", "shakes", "headboard", "corner", "loose screws"],
          when: { bolts: "always", slats: "rarely", leg: "sometimes" },
        },
        no: { means: "pushing the frame is silent" },
      },
    },
    {
      ask: "Does a slat of the bed squeak when you press on it with the mattress off?",
      answers: {
        yes: {
          means: "a slat squeaks by itself",
          heard: ["slat squeaks", "slats creak", "slats rub"],
          when: { slats: "always", bolts: "rarely", leg: "rarely" },
        },
        no: { means: "the slats are silent" },
      },
    },
    {
      ask: "Does a leg of the bed turn by hand, or a middle foot hang in the air?",
      answers: {
        yes: {
          means: "a leg is loose or hangs in the air",
          heard: ["leg wobbles", "leg loose", "middle leg", "middle foot", "centre leg"],
          when: { leg: "always", bolts: "rarely", slats: "rarely" },
        },
        no: { means: "all legs stand firmly" },
      },
    },
  ],
  safety: ["Stand a mattress where it cannot fall on a child, and lift with two people."],
  prevention: ["Lift the bed to move it: dragging bends legs and opens corners."],
  stopWhen: ["A rail or post is cracked where a bolt goes through it."],
});

const slat = defineFault({
  id: "bed-slat-broken",
  name: "has broken slats, or slats that fall out",
  weight: 7,
  says: [
    "slat broken",
    "broken slat",
    "slats fall out",
    "slats keep falling",
    "slat snapped",
    "bed collapsed in the middle",
    "sags in the middle",
    "mattress sinks",
    "slat holder broken",
    "plastic cap broken",
    "middle beam bent",
    "slats came off the strap",
  ],
  causes: {
    slat: {
      name: "one or two broken slats",
      short: "a slat",
      weight: 6,
      why: "A slat carries what knees and elbows put on one spot. It breaks at a knot, or because its neighbour was missing.",
      check: {
        do: "Take the mattress off and look at each slat from above and below.",
        finds: "one is cracked or in two, and its holders are whole",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [4, 20],
        tools: [{ name: "Tape measure" }, { name: "Slat of the same size" }, { name: "Fine saw" }],
        steps: [
          {
            action: "measure",
            title: "Measure length, width and thickness",
            how: "With the tape, and how high the bow of a sprung slat is.",
            see: "figures such as 68 × 5.3 × 0.8 cm.",
          },
          {
            action: "look",
            title: "No glue, no splint",
            how: "Glued across the grain it breaks again in a week. As a stopgap move a whole slat from the foot end to the middle.",
          },
          {
            action: "replace",
            title: "Fit the new one",
            how: "Shorten it with the saw if need be, edges rounded. Flat slats of pine: at least 18 mm thick, no knots in the middle third.",
            putBack: "Bow upwards, both ends right into their holders or on their ledge.",
          },
          {
            action: "test",
            title: "Kneel on its middle",
            how: "Slowly, with your weight on both knees.",
            see: "as much give as its neighbours have.",
          },
        ],
        prevention: ["Let nobody jump on it, and leave no gap wider than 7 cm between slats."],
      },
    },
    holder: {
      name: "broken or lost slat holders",
      short: "the holders",
      weight: 5,
      why: "The small plastic caps grow brittle. One that has let go drops its slat, and the next two carry more than they should.",
      check: {
        do: "Look at the caps left and right of the fallen slat.",
        finds: "a cap is split, pulled out of its hole or missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [5, 15],
        tools: [{ name: "Set of caps of the same width" }, { name: "Pliers" }, { name: "Mallet" }],
        steps: [
          {
            action: "look",
            title: "Read how they are fixed",
            how: "Pegs in holes, staples, or clipped on a ledge; for one slat or for two.",
            see: "the inner width in millimetres, 38, 53 and 63 are usual.",
          },
          {
            action: "clean",
            title: "Pull the stumps",
            how: "With the pliers, twisting; a peg that broke off flush is drilled out by hand.",
            fallsOut: "Bits of brittle plastic.",
          },
          {
            action: "replace",
            title: "Tap the new ones in",
            how: "With the mallet and a scrap of wood, all on one side if one of them was brittle: they are of one age.",
          },
          {
            action: "reassemble",
            title: "Slat in, and a screw for slats that wander",
            how: "Bow it, one end first. Loose slats on a ledge get one short screw at every third end.",
          },
          {
            action: "test",
            title: "Lie down and turn over three times",
            how: "As at night.",
            see: "slats that stay.",
          },
        ],
      },
    },
    beam: {
      name: "a missing or bent beam in the middle",
      short: "the middle beam",
      weight: 3,
      why: "From about 140 cm of width a beam with a foot carries the inner ends of the slats. Without it the sides bend and slats slip off.",
      check: {
        do: "Look under the bed for a beam from head to foot, and for its own foot on the floor.",
        finds: "it is bent, off its brackets or without a foot",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [10, 35],
        tools: [
          { name: "Straight edge" },
          { name: "Maker's beam, or a 45 by 70 mm batten" },
          { name: "Two joist brackets" },
          { name: "Adjustable foot" },
        ],
        steps: [
          {
            action: "measure",
            title: "See how far it hangs",
            how: "The straight edge along it from below.",
            see: "less than 3 mm. A bent steel beam is not straightened: replace it.",
          },
          {
            action: "replace",
            title: "Set the beam on its brackets",
            how: "As the maker has it, or the batten upright in joist brackets, screwed into sound wood.",
            warning: "Screws at least 35 mm and into solid wood: in chipboard brackets tear out.",
          },
          {
            action: "adjust",
            title: "Give it a foot",
            how: "In its middle, screwed down until it just touches the floor.",
          },
          {
            action: "test",
            title: "Two people sit down slowly",
            how: "In the middle.",
            see: "slats on the beam, all of them.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is a slat of the bed itself cracked or broken?",
      answers: {
        yes: {
          means: "a slat is broken",
          heard: ["slat broken", "broken slat", "snapped", "cracked slat"],
          when: { slat: "always", holder: "sometimes", beam: "sometimes" },
        },
        no: { means: "the slats are whole", when: { slat: "never" } },
      },
    },
    {
      ask: "Is a plastic holder of the bed's slats split or missing?",
      answers: {
        yes: {
          means: "a holder is split or missing",
          heard: ["holder", "cap", "plastic", "fall out", "falling out"],
          when: { holder: "always", slat: "rarely", beam: "rarely" },
        },
        no: { means: "the holders are whole" },
      },
    },
    {
      ask: "Does the whole middle of the bed hang, over several slats?",
      answers: {
        yes: {
          means: "the whole middle hangs",
          heard: ["sags in the middle", "collapsed in the middle", "middle beam", "mattress sinks"],
          when: { beam: "always", slat: "rarely", holder: "rarely" },
        },
        no: { means: "only one place hangs" },
      },
    },
  ],
  safety: ["Keep fingers out from between slat and rail when somebody presses on it."],
  prevention: [
    "Turn the mattress, so that the same slats do not carry hip and shoulder for years.",
  ],
  stopWhen: ["It is the upper bed of a bunk: only the maker's own slats and caps go in there."],
});

const rail = defineFault({
  id: "bed-rail-or-joint-broken",
  name: "has a broken rail, bracket or headboard",
  weight: 4,
  says: [
    "side rail broken",
    "rail came off",
    "side rail loose",
    "hook broken",
    "bracket torn out",
    "headboard came off",
    "headboard broken",
    "frame cracked",
    "post split",
    "screws torn out of chipboard",
    "bed fell apart",
    "footboard broken",
  ],
  causes: {
    bracket: {
      name: "a bracket or hook that has torn out of the wood",
      short: "the bracket",
      weight: 5,
      why: "Chipboard holds screws only as long as nothing wiggles. Once the crumbs are out, the hook hangs by its last thread.",
      check: {
        do: "Look at both ends of the rail, where hooks or plates are screwed on.",
        finds: "a plate is loose, and its holes have crumbled",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [4, 20],
        tools: [
          { name: "Machine bolts M6 with wide washers" },
          { name: "Drill with a 6 mm bit" },
          { name: "Epoxy filler" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "open",
            title: "Mattress, slats and rail off",
            how: "A helper holds head and foot: they fall when the rail goes. Then take the plate off with the screwdriver.",
            fallsOut: "Hook, screws and crumbs.",
          },
          {
            action: "glue",
            title: "Fill the crumbled holes",
            how: "Loose crumbs out, epoxy filler in, level, and a night to set.",
            see: "a hard, flat place.",
          },
          {
            action: "replace",
            title: "Bolt the plate through",
            how: "Drill through plate and wood, bolts from inside, washers and nuts outside. Screws alone would tear out again.",
            warning:
              "Hold the board with a clamp and put scrap wood behind it: the bit breaks out.",
          },
          {
            action: "reassemble",
            title: "Hang the rail and load it",
            how: "Hooks right down. Sit on the edge, first with one hand on the floor.",
            see: "no gap that opens.",
          },
        ],
      },
    },
    crack: {
      name: "a rail or post cracked along the grain",
      short: "a crack",
      weight: 4,
      why: "Solid wood splits from a bolt or a knot. As long as the split is clean and short, glue and a plate make it whole.",
      check: {
        do: "Press the crack and follow it with a light.",
        finds: "it runs with the grain and closes under your hand",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 20],
        tools: [
          { name: "Wood glue" },
          { name: "Screw clamps" },
          { name: "Flat steel plate with screws" },
          { name: "Strip of card" },
        ],
        steps: [
          {
            action: "open",
            title: "Take the part out of the bed",
            how: "Lay it where you can clamp it.",
          },
          {
            action: "glue",
            title: "Work glue to the end of the crack",
            how: "With the strip of card, opening and closing it.",
            see: "glue along the whole line on both faces.",
          },
          {
            action: "adjust",
            title: "Clamp it for a night",
            how: "Scraps of wood below the clamps, beads wiped off.",
          },
          {
            action: "reassemble",
            title: "Back it with a plate inside",
            how: "Steel plate across the middle of the crack, screws shorter than the wood is thick.",
          },
          {
            action: "test",
            title: "Load it slowly after a day",
            how: "Sit, then lie, then two people.",
            see: "a line that stays shut.",
          },
        ],
        stopWhen: [
          "The break runs across the grain, or a leg post is split at its joint: a joiner makes that part new.",
        ],
      },
    },
    bunk: {
      name: "a loose or broken part of a bunk, loft or child's bed",
      short: "a part of a high bed",
      weight: 2,
      why: "Who falls out of a high bed, or is trapped beside a loose rail, is mostly a child asleep. Rails, ladder and posts are tested as one.",
      check: {
        do: "Shake guard rail, ladder and posts with nobody in it.",
        finds: "one of them moves, or a screw or board is missing",
        minutes: 2,
      },
      repair: {
        handOver:
          "On a bed that children sleep high up in, or in a cot, nothing is glued, tied or made up: the maker's part, or another bed.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [0, 60],
        tools: [{ name: "Key of the maker's set" }],
        steps: [
          {
            action: "look",
            title: "Nobody sleeps up there tonight",
            how: "Mattress on the floor, ladder taken away, so that nobody climbs.",
          },
          {
            action: "adjust",
            title: "Tighten what is only loose",
            how: "The maker's own bolts with the maker's key, all of them, once round.",
            see: "a rail that stays put when you push it with all your weight. If not, go on.",
          },
          {
            action: "look",
            title: "Look for model and recall",
            how: "Label under a slat or behind the head. Gaps of the guard rail between 6 and 7.5 cm, and its top 16 cm above the mattress, are what the standard asks for.",
          },
          {
            action: "look",
            title: "Order the part from the maker",
            how: "Bolts, boards and ladders are kept for years. Without it the upper bed is given up.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it a bunk, a loft bed, a cot or another bed for a child?",
      answers: {
        yes: {
          means: "it is a high or a child's bed",
          heard: [
            "bunk",
            "loft bed",
            "cabin bed",
            "cot",
            "kids bed",
            "childs bed",
            "guard rail",
            "ladder",
          ],
          when: { bunk: "always", bracket: "never", crack: "never" },
        },
        no: { means: "it is a low bed for grown-ups", when: { bunk: "never" } },
      },
    },
    {
      ask: "Has a metal hook, plate or bracket of the bed torn out of its board?",
      answers: {
        yes: {
          means: "a plate or hook has torn out",
          heard: ["hook", "bracket", "plate", "torn out", "chipboard", "screws torn"],
          when: { bracket: "always", crack: "rarely", bunk: "sometimes" },
        },
        no: { means: "all plates sit firmly" },
      },
    },
    {
      ask: "Does a crack run along the wood of the bed's rail or post?",
      answers: {
        yes: {
          means: "wood is cracked along its grain",
          heard: ["cracked", "crack", "split", "splintered"],
          when: { crack: "always", bracket: "rarely", bunk: "sometimes" },
        },
        no: { means: "the wood is whole" },
      },
    },
  ],
  safety: ["Two people take a bed apart: head and foot stand by themselves for a second only."],
  prevention: ["Sit down in the middle of the edge, not on its corner."],
  stopWhen: ["It carries a person high above the floor: the maker's parts only."],
});

const lift = defineFault({
  id: "bed-lifting-frame",
  name: "has a storage frame that does not lift or stay up",
  weight: 3,
  says: [
    "ottoman bed won't stay up",
    "storage bed falls shut",
    "lid falls down",
    "gas strut broken",
    "struts weak",
    "too heavy to lift",
    "won't stay open",
    "won't close",
    "lifting mechanism stuck",
    "one side higher",
  ],
  causes: {
    struts: {
      name: "tired gas struts",
      short: "the gas struts",
      weight: 6,
      why: "Two struts with gas under high pressure carry slats and mattress. After some years they lose it, and 40 kg come down on whoever is looking for the blankets.",
      check: {
        do: "Lift it with a helper and let it sink slowly, hands outside the frame.",
        finds: "it sinks by itself from half way",
        minutes: 2,
      },
      repair: {
        handOver:
          "A strut is never opened, drilled, heated or bound up. It is exchanged in pairs, with the frame held open by something that cannot slip, and that is work for two who have done it.",
        difficulty: "Moderate",
        minutes: 15,
        euros: [20, 60],
        tools: [{ name: "Sturdy broom handle" }],
        steps: [
          {
            action: "look",
            title: "Do not reach in while it is open",
            how: "If you must, with the broom handle set upright between frame and floor of the box, and somebody holding it.",
            warning: "A frame that falls shut breaks arms and traps children: keep them away.",
          },
          {
            action: "look",
            title: "Read the print on the strut",
            how: "A figure such as 1000N or 1200N, and the length from eye to eye.",
            see: "the same figure on both sides.",
          },
          {
            action: "look",
            title: "Think of the mattress",
            how: "A new, heavier one wants stronger struts, a lighter one weaker. Tell the dealer its weight.",
          },
          {
            action: "look",
            title: "Order a pair and have them fitted",
            how: "Old ones go to the scrap metal closed, with a word that they hold pressure.",
          },
        ],
      },
    },
    hinge: {
      name: "loose or bent hinge screws of the lifting frame",
      short: "the hinge screws",
      weight: 4,
      why: "The hinge plates pull at a few bolts in the side of the box. When they give, one side hangs and the frame jams.",
      check: {
        do: "With the frame shut and the mattress off, look along both sides for a gap.",
        finds: "one side stands higher, or a bolt can be turned by hand",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "Hex key" }, { name: "Lock nuts" }],
        steps: [
          {
            action: "look",
            title: "Take the weight off",
            how: "Mattress down. Without it the struts push the frame up hard: open it slowly, your face aside.",
            warning: "Leave the ball ends of the struts clipped on: unclipped under load they fly.",
          },
          {
            action: "adjust",
            title: "Tighten both plates alike",
            how: "With the hex key, left and right by turns; nuts that do not hold are changed for lock nuts.",
            see: "the same gap on both sides.",
          },
          {
            action: "test",
            title: "Open and shut it empty, then with the mattress",
            how: "Five times, hands on the strap.",
            see: "it stays where you leave it in the upper half.",
          },
        ],
        stopWhen: ["A plate is bent or the board has split: order the mechanism as a set."],
      },
    },
  },
  questions: [
    {
      ask: "Does the frame of the bed sink by itself when it is open?",
      answers: {
        yes: {
          means: "it sinks by itself",
          heard: [
            "falls shut",
            "won't stay up",
            "won't stay open",
            "falls down",
            "sinks",
            "too heavy",
          ],
          when: { struts: "always", hinge: "rarely" },
        },
        no: { means: "it stays open" },
      },
    },
    {
      ask: "Does one side of the bed's lifting frame stand higher than the other?",
      answers: {
        yes: {
          means: "one side stands higher",
          heard: ["one side", "crooked", "uneven", "jams"],
          when: { hinge: "always", struts: "sometimes" },
        },
        no: { means: "both sides stand alike" },
      },
    },
    {
      ask: "Has the bed got another mattress since it last lifted well?",
      answers: {
        yes: {
          means: "its mattress was changed",
          heard: ["new mattress", "heavier mattress", "lighter mattress"],
          when: { struts: "often", hinge: "rarely" },
        },
        no: { means: "it is the same mattress" },
      },
    },
  ],
  safety: ["Hands and heads stay out of the box unless the frame is propped and held."],
  prevention: ["Lift it by the strap in the middle, not by a corner."],
  stopWhen: ["A strut drips oil, is bent or comes off its ball."],
});

export const bed: Playbook = {
  faults: [creaks, slat, rail, lift],
  notes: [
    {
      about: ["glue", "glue the slat", "splint", "screw a batten"],
      text: "No glue on a slat: a break across the grain opens again at the same place, with somebody on it. Slats cost a few euros, so replace it.",
    },
    {
      about: ["bunk", "loft bed", "upper bed", "guard rail"],
      text: "Nobody sleeps in the upper bed while a rail, a ladder or a bolt is loose. Only the maker's parts go in; tape, string and glue hold no child.",
    },
    {
      about: ["mattress", "sagging mattress"],
      text: "If slats and frame are level and it still sags, it is the mattress: turn it, or lay a firm topper on it. Cut slats do not help.",
    },
    {
      about: ["slat size", "which slat", "width"],
      text: "Measure length, width, thickness and the bow of the slat, and the inner width of its cap. Sprung slats are mostly 8 mm thick, flat pine ones should be at least 18 mm.",
    },
  ],
};
