import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const handle = defineFault({
  id: "hand-tool-handle",
  name: "has a loose or broken handle",
  usual: true,
  weight: 8,
  says: [
    "handle loose",
    "handle broken",
    "head loose",
    "head comes off",
    "handle came off",
    "handle snapped",
    "wobbly handle",
    "needs a new handle",
    "axe head loose",
    "hammer head loose",
    "spade handle broken",
    "split handle",
    "handle cracked",
    "fork handle broken",
    "broom head loose",
    "shaft broken",
    "grip came off",
    "wooden handle split",
  ],
  causes: {
    shrunk: {
      name: "wood that has shrunk in its eye",
      short: "shrunken wood",
      weight: 6,
      why: "A dry cellar takes the water out of the handle. It shrinks by a millimetre, and the head works loose on its wedge.",
      check: {
        do: "Hold the handle and push the head to and fro; look at the end of the wood from above.",
        finds: "the head moves, the wood is whole and a wedge is to be seen",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Second hammer", instead: "a smooth stone" },
          { name: "Steel or hardwood wedge" },
          { name: "Linseed oil" },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "look",
            title: "Look for cracks first",
            how: "Along the whole handle and round the eye of the head.",
            see: "whole wood and whole steel. A crack means a new handle.",
          },
          {
            action: "adjust",
            title: "Drive the handle home",
            how: "Glasses on. Hold the tool hanging by its handle, head down, and strike the free end of the handle with the second hammer: the head climbs up the wood.",
            see: "wood standing 2 to 3 mm proud of the eye.",
          },
          {
            action: "replace",
            title: "Set a wedge",
            how: "Drive the old wedge deeper, or a new wedge crosswise beside it.",
            warning: "Chips fly from steel on steel: glasses stay on.",
          },
          {
            action: "lubricate",
            title: "Oil the wood",
            how: "Stand the head end in linseed oil overnight and wipe it. Hang oily rags out flat: crumpled they can catch fire by themselves.",
          },
          {
            action: "test",
            title: "Strike softly ten times",
            how: "Nobody in line with the head.",
            see: "no gap opening at the eye.",
          },
        ],
        prevention: ["Oil wooden handles once a year and store them away from the heating."],
      },
    },
    broken: {
      name: "a broken or split wooden handle",
      short: "a broken handle",
      weight: 5,
      why: "Wood breaks across its grain, mostly just below the head, where levering bends it most.",
      check: {
        do: "Bend it lightly over your knee and look at the last 20 cm before the head.",
        finds: "you see a crack, splinters or a clean break",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [8, 25],
        tools: [
          { name: "New ash or hickory handle" },
          { name: "Wood rasp", instead: "a sharp knife" },
          { name: "Hammer" },
          { name: "Drill with 6 mm bit" },
          { name: "Wedges" },
        ],
        steps: [
          {
            action: "unscrew",
            title: "Take the stump out",
            how: "Saw the wood off below the head, drill the rest in the eye full of holes with the 6 mm bit and knock it out. Take rivets or screws of a socket out first.",
            fallsOut: "Old wedges and nails.",
            warning: "Do not burn it out: heat softens the steel.",
          },
          {
            action: "look",
            title: "Choose the new handle",
            how: "Same length, the same oval at the eye. The grain runs along the blade, without knots.",
            see: "rings that run from end to end.",
          },
          {
            action: "adjust",
            title: "Fit it with the rasp",
            how: "Take off a little, push in, look for shiny spots, take those off.",
            see: "an eye that is filled all round, 3 mm of wood above it.",
          },
          {
            action: "reassemble",
            title: "Seat and wedge it",
            how: "Strike the free end with the hammer until it sits, saw a slit if there is none, drive a wooden wedge lengthwise and a steel one across.",
            putBack: "Rivet or screw through the socket.",
          },
          {
            action: "test",
            title: "Look along it and try",
            how: "Blade and handle in line; ten soft strokes.",
            see: "a head that does not move.",
          },
        ],
      },
    },
    grip: {
      name: "a plastic or rubber grip that has come off or split",
      short: "the grip",
      weight: 3,
      why: "Plasticisers leave the grip, it turns sticky or splits, and moisture loosens the glue on the tang.",
      check: {
        do: "Twist the grip on the steel.",
        finds: "it turns or slides off while the steel is sound",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [3, 10],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Fine sandpaper" },
          { name: "Isopropyl alcohol" },
          { name: "Self-fusing rubber tape", instead: "handlebar tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Pull the grip off and clean both",
            how: "Sandpaper on the steel, alcohol inside the grip and on the tang.",
            see: "bare, dry metal.",
          },
          {
            action: "glue",
            title: "Glue it on",
            how: "Fill a third of the grip with mixed epoxy, push the tang in with a twist, wipe what comes out.",
            warning:
              "Gloves for epoxy. Screwdrivers for electrical work are not glued but replaced: their insulation must be whole.",
          },
          {
            action: "adjust",
            title: "Hold it straight for a day",
            how: "Tape round both, standing upright.",
          },
          {
            action: "reassemble",
            title: "Wrap a split grip",
            how: "Rubber tape, stretched to double, half over half, from the end to the front.",
          },
          {
            action: "test",
            title: "Twist and pull",
            how: "As hard as in use.",
            see: "no movement.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the hand tool's handle itself cracked or broken?",
      answers: {
        yes: {
          means: "the handle is cracked or broken",
          heard: [
            "snapped",
            "split",
            "cracked",
            "handle broken",
            "broken shaft",
            "broke off",
            "splinters",
          ],
          when: { broken: "always", shrunk: "never", grip: "rarely" },
        },
        no: { means: "the handle is whole" },
      },
    },
    {
      ask: "Does the hand tool's head move on a wooden handle?",
      answers: {
        yes: {
          means: "the head moves on the wood",
          heard: [
            "head loose",
            "head comes off",
            "loose head",
            "wobbly head",
            "axe head",
            "hammer head",
          ],
          when: { shrunk: "always", broken: "sometimes", grip: "never" },
        },
        no: { means: "the head sits firm, or there is no wood" },
      },
    },
    {
      ask: "Is it a plastic or rubber grip of the hand tool that turns or peels?",
      answers: {
        yes: {
          means: "a plastic or rubber grip is loose",
          heard: ["grip", "rubber handle", "plastic handle", "sticky handle", "peeling"],
          when: { grip: "always", shrunk: "never", broken: "rarely" },
        },
        no: { means: "it is not the grip" },
      },
    },
  ],
  safety: [
    "A striking tool with a loose head is not used once more: the head flies further than you think.",
    "Glasses on for every stroke of steel on steel.",
  ],
  prevention: ["Lever with a crowbar and not with spade or fork."],
  stopWhen: [
    "The head has a crack, a chipped face or an eye that is bent open.",
    "It is a ladder, a lifting tool or climbing gear: those are replaced.",
  ],
});

const blunt = defineFault({
  id: "hand-tool-blunt",
  name: "is blunt or nicked",
  weight: 8,
  says: [
    "blunt",
    "needs sharpening",
    "doesn't cut",
    "not sharp",
    "dull",
    "nicked",
    "chipped edge",
    "blade notched",
    "won't cut paper",
    "squashes instead of cutting",
    "secateurs don't cut",
    "scissors blunt",
    "shears blunt",
    "knife blunt",
    "chisel blunt",
    "saw blunt",
    "blade needs sharpening",
    "axe blunt",
    "edge damaged",
    "resharpen",
  ],
  causes: {
    edge: {
      name: "a rounded cutting edge",
      short: "a dull edge",
      weight: 7,
      why: "An edge is a hair-thin wedge that rounds with use. Stone, bone and soil do it in minutes.",
      check: {
        do: "Hold the edge against a lamp and look along it.",
        finds: "you see a bright line of reflected light",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 25],
        tools: [
          { name: "Combination whetstone", instead: "the unglazed ring under a mug, for a knife" },
          { name: "Water" },
          { name: "Felt marker" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the angle",
            how: "Kitchen knife about 15 to 20° each side, chisel 25 to 30° on one side only, axe 25 to 30° each side. Colour the bevel with the felt marker.",
            see: "after one stroke the colour goes over the whole bevel, if your angle is right.",
          },
          {
            action: "clean",
            title: "Wet the whetstone and lay it firm",
            how: "Gloves on. Coarse side up on a damp cloth, after ten minutes in water if it drinks.",
          },
          {
            action: "adjust",
            title: "Draw the edge along the coarse side",
            how: "Same angle, light pressure, heel to tip, ten strokes a side, until you feel a burr along the whole other side.",
            warning: "Fingers stay behind the edge. Feel for the burr across it, never along it.",
          },
          {
            action: "adjust",
            title: "Change to the fine side",
            how: "Ten strokes each side, lighter and lighter, then five in turns.",
          },
          {
            action: "clean",
            title: "Take the burr off",
            how: "Draw it backwards over leather or newspaper, then wash and oil the blade.",
          },
          {
            action: "test",
            title: "Cut a sheet of paper",
            how: "Hold it up and cut downwards.",
            see: "a clean cut without tearing.",
          },
        ],
        prevention: [
          "Two strokes on a steel or fine stone after each use save the big sharpening.",
        ],
      },
    },
    nick: {
      name: "a nick or chip in the edge",
      short: "a nick",
      weight: 3,
      why: "A nail, a stone or a bone has broken a piece out. The edge has to be set back as far as the nick is deep.",
      check: {
        do: "Draw the edge lightly over a fingernail from heel to tip.",
        finds: "it catches at one place",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Flat file" },
          { name: "Vice", instead: "two clamps on a table" },
          { name: "Whetstone" },
          { name: "Cut-proof gloves" },
        ],
        steps: [
          {
            action: "look",
            title: "Judge the depth",
            how: "Up to 1 mm can be filed away; more is for a grinder's shop.",
            see: "no crack that goes on from the nick.",
          },
          {
            action: "adjust",
            title: "File the edge straight",
            how: "Gloves on, blade in the vice, file square to the edge until the nick is gone.",
            warning: "Always push the file away from the edge side.",
          },
          {
            action: "adjust",
            title: "File the bevel anew",
            how: "At the old angle until both faces meet.",
            see: "no flat left that shines.",
          },
          {
            action: "adjust",
            title: "Finish on the stone",
            how: "Coarse, then fine, on the whetstone with water.",
          },
          {
            action: "test",
            title: "Cut what it is made for",
            how: "A twig, cardboard, a shaving.",
            see: "one smooth cut.",
          },
        ],
        stopWhen: [
          "The steel does not bite the file any more: it is too hard for filing, or has been burnt soft if it cuts like butter.",
        ],
      },
    },
    joint: {
      name: "a slack pivot in scissors, shears or secateurs",
      short: "a slack pivot",
      weight: 5,
      why: "Two blades cut only while they press on each other. With a loose screw the paper or twig folds between them.",
      check: {
        do: "Open them halfway and rock the blades sideways.",
        finds: "they have play, or light shows between them when closed",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 3],
        tools: [
          { name: "Screwdriver" },
          { name: "Small spanner" },
          { name: "Light machine oil" },
          { name: "Steel wool" },
          { name: "Diamond file", instead: "a fine whetstone" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Set the screw",
            how: "Hold the nut with the spanner, turn the screw with the screwdriver by an eighth. Held by one handle, the other should sink slowly by itself.",
            see: "blades that touch from pivot to tip.",
          },
          {
            action: "clean",
            title: "Rub sap and rust off",
            how: "Steel wool and a drop of oil on the inner faces.",
          },
          {
            action: "adjust",
            title: "Sharpen the outer bevels only",
            how: "Diamond file along the old bevel, five strokes. The inner faces stay flat: one flat stroke takes the burr off.",
            warning: "Serrated scissors are not filed.",
          },
          {
            action: "lubricate",
            title: "Oil the pivot",
            how: "One drop, work it, wipe.",
            fallsOut: "The spring of secateurs, if you unhook it.",
            putBack: "Spring with its ends in both sockets.",
          },
          {
            action: "test",
            title: "Cut thin paper with the tips",
            how: "Or a green twig with secateurs.",
            see: "a cut to the very tip.",
          },
        ],
      },
    },
    saw: {
      name: "dull or unset saw teeth",
      short: "saw teeth",
      weight: 2,
      why: "The teeth of a saw are bent out left and right in turn. Without this set it jams in its own cut. Hardened teeth, bluish at the tips, cannot be filed.",
      check: {
        do: "Look along the teeth from the end, and at the colour of their tips.",
        finds: "the tips are round and shiny, or they all stand in one line",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [0, 20],
        tools: [
          { name: "Triangular saw file" },
          { name: "Saw set pliers" },
          { name: "Two strips of wood" },
          { name: "Clamps" },
        ],
        steps: [
          {
            action: "look",
            title: "See whether it can be filed",
            how: "Blue-black tips are hardened: fit a new blade instead.",
            see: "plain steel of one colour.",
          },
          {
            action: "adjust",
            title: "Clamp the blade between the strips",
            how: "Strips of wood 1 cm below the teeth, clamps at both ends.",
          },
          {
            action: "adjust",
            title: "Set the teeth",
            how: "Each second tooth to the left with the set pliers, then from the other side the rest. Only the upper third is bent.",
          },
          {
            action: "adjust",
            title: "File each tooth",
            how: "Triangular file in the old angle, two or three strokes forward, the same for all.",
            see: "no more bright dot on any tip.",
          },
          {
            action: "test",
            title: "Saw a board",
            how: "Long strokes without pressure.",
            see: "a straight cut a little wider than the blade.",
          },
        ],
        stopWhen: [
          "Teeth are missing or of uneven height: a sharpening shop evens them by machine.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the hand tool two blades that meet, like scissors, shears or secateurs?",
      answers: {
        yes: {
          means: "it has two blades that meet",
          heard: ["scissors", "shears", "secateurs", "snips", "loppers", "pruners"],
          when: { joint: "always", edge: "sometimes", nick: "sometimes", saw: "never" },
        },
        no: {
          means: "it has one edge",
          heard: ["knife", "axe", "chisel", "plane"],
          when: { joint: "never" },
        },
      },
    },
    {
      ask: "Do you see or feel a nick in the hand tool's edge?",
      answers: {
        yes: {
          means: "there is a nick in the edge",
          heard: ["nick", "nicked", "chipped", "notch", "notched", "chip"],
          when: { nick: "always", edge: "rarely", joint: "rarely", saw: "never" },
        },
        no: { means: "the edge has no nick" },
      },
    },
    {
      ask: "Is the hand tool a saw?",
      answers: {
        yes: {
          means: "it is a saw",
          heard: ["saw", "handsaw", "hacksaw", "pruning saw", "teeth"],
          when: { saw: "always", edge: "never", nick: "rarely", joint: "never" },
        },
        no: { means: "it is not a saw", when: { saw: "never" } },
      },
    },
    {
      ask: "Have the hand tool's blades sideways play at their screw?",
      answers: {
        yes: {
          means: "the blades have sideways play",
          heard: ["loose screw", "loose blades", "wobble", "play", "folds", "squashes"],
          when: { joint: "always", edge: "rarely", nick: "rarely", saw: "never" },
        },
        no: { means: "there is no play" },
      },
    },
  ],
  safety: ["Work with the edge pointing away from you, the tool fixed and cut-proof gloves on."],
  prevention: ["Wipe and oil edges before they are put away, each in its own guard."],
  stopWhen: ["The steel has turned blue from a grinder: it has lost its hardness there."],
});

const rust = defineFault({
  id: "hand-tool-rusty",
  name: "is rusty",
  weight: 5,
  says: [
    "rusty",
    "rust",
    "covered in rust",
    "found in the shed rusty",
    "rust spots",
    "rusty old tools",
    "pitted",
    "left in the rain",
    "orange rust",
    "rusted solid",
    "flash rust",
    "brown spots",
    "restore old tool",
    "rusty spanner",
    "cleaning up old tools",
  ],
  causes: {
    film: {
      name: "a film of surface rust",
      short: "surface rust",
      weight: 6,
      why: "Sweat, rain and a damp shed put a brown bloom on bare steel within a night. Below it the metal is sound.",
      check: {
        do: "Rub a spot with kitchen foil and a drop of oil.",
        finds: "bright steel comes through within a minute",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Steel wool", instead: "crumpled kitchen foil" },
          { name: "Light machine oil" },
          { name: "Cloth" },
          { name: "Gloves" },
        ],
        steps: [
          { action: "clean", title: "Brush off what is loose", how: "Dry, with gloves on." },
          {
            action: "clean",
            title: "Rub with steel wool and oil",
            how: "Along the tool, a few drops of oil, wiping the brown mud away with the cloth.",
            see: "grey steel all over.",
          },
          {
            action: "lubricate",
            title: "Oil it thinly",
            how: "A film that you can hardly see, joints a drop more.",
          },
          {
            action: "test",
            title: "Look at it after a week",
            how: "In its usual place.",
            see: "no new brown.",
          },
        ],
        prevention: ["A drawer with a bag of silica gel or a stick of camphor keeps rust away."],
      },
    },
    deep: {
      name: "thick, scaly rust",
      short: "thick rust",
      weight: 4,
      why: "Rust that has grown in layers holds water below it and goes on. Acid dissolves it without eating much steel.",
      check: {
        do: "Scratch it with a nail.",
        finds: "flakes come off and pits stay below",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [2, 10],
        tools: [
          { name: "White vinegar", instead: "50 g of citric acid in a litre of water" },
          { name: "Plastic tub" },
          { name: "Wire brush" },
          { name: "Baking soda" },
          { name: "Oil" },
          { name: "Gloves" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush the scale off",
            how: "Gloves and glasses, wire brush, outdoors. On old paint stop: it can hold lead.",
            warning: "Do not dry-sand old paint.",
          },
          {
            action: "clean",
            title: "Lay it in vinegar",
            how: "In the tub, covered, four to twelve hours. Look every two hours. Wood and brass stay out.",
            see: "black mud that wipes off.",
          },
          {
            action: "clean",
            title: "Brush, then neutralise",
            how: "Wire brush under water, then ten minutes in a litre of water with two spoons of baking soda.",
          },
          {
            action: "clean",
            title: "Dry it at once",
            how: "Cloth, then a warm place for an hour: bare steel rusts again within minutes.",
          },
          {
            action: "lubricate",
            title: "Oil or wax it",
            how: "Twice, with a day between.",
            see: "dark, even steel that stays so.",
          },
        ],
      },
    },
    seized: {
      name: "a joint or thread that has rusted solid",
      short: "a rusted joint",
      weight: 4,
      why: "In pivots and threads rust takes up more room than steel and wedges both halves.",
      check: {
        do: "Try to move the joint with your hands only.",
        finds: "it does not move, or moves with a crunch",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [3, 8],
        tools: [
          { name: "Penetrating oil", instead: "a mix of thin oil and a little acetone" },
          { name: "Plastic hammer", instead: "a hammer and a piece of wood" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush the joint clean",
            how: "Toothbrush, so that the oil gets in.",
          },
          {
            action: "lubricate",
            title: "Oil it and wait",
            how: "Penetrating oil from both sides, an hour, again, then overnight.",
            warning: "It burns: no flame, no heat gun on it.",
          },
          {
            action: "adjust",
            title: "Tap and rock",
            how: "Light taps with the plastic hammer round the pivot, then small movements both ways, more oil.",
            see: "brown liquid coming out, and the way growing.",
          },
          {
            action: "clean",
            title: "Work it until it runs clear",
            how: "Open and close fifty times, wiping.",
          },
          {
            action: "lubricate",
            title: "Finish with machine oil",
            how: "Two drops.",
            see: "a joint that falls open by its own weight.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a joint, screw or jaw of the hand tool refuse to move?",
      answers: {
        yes: {
          means: "a joint or screw does not move",
          heard: ["seized", "stuck", "rusted solid", "won't open", "doesn't move", "stiff"],
          when: { seized: "always", film: "rarely", deep: "sometimes" },
        },
        no: { means: "all moves" },
      },
    },
    {
      ask: "Does the hand tool's rust come off in flakes or leave pits?",
      answers: {
        yes: {
          means: "the rust is thick and flaky",
          heard: ["flakes", "pitted", "thick rust", "scaly", "covered in rust", "pits"],
          when: { deep: "always", film: "never", seized: "sometimes" },
        },
        no: {
          means: "the rust is a thin film",
          heard: ["spots", "a bit of rust", "surface rust", "bloom"],
        },
      },
    },
    {
      ask: "Does bright steel appear when you rub the hand tool with foil and oil for a minute?",
      answers: {
        yes: {
          means: "bright steel appears by rubbing",
          when: { film: "always", deep: "never", seized: "sometimes" },
        },
        no: {
          means: "rubbing does not bring bright steel",
          heard: ["won't come off", "doesn't rub off"],
        },
      },
    },
  ],
  safety: [
    "Glasses and gloves: rust flakes fly, and acid stings in cuts.",
    "Never mix acid cleaners with bleach.",
  ],
  prevention: ["Hang tools up dry and wipe them with an oily cloth before winter."],
  stopWhen: [
    "Less than three quarters of the metal is left at a place that bears load.",
    "The paint may be older than 1980 and contain lead.",
  ],
});

const seized = defineFault({
  id: "hand-tool-stiff-or-slips",
  name: "is stiff, jammed or slips",
  weight: 4,
  says: [
    "pliers stiff",
    "pliers seized",
    "won't open",
    "jaws stuck",
    "adjustable spanner stuck",
    "ratchet slips",
    "ratchet not working",
    "spring broken",
    "secateurs won't open",
    "tape measure won't retract",
    "staple gun jammed",
    "clamp won't hold",
    "vice stuck",
    "screwdriver tip worn",
    "jaws don't grip",
    "lock catch broken",
    "caulking gun slips",
    "tape measure broken",
    "jams",
  ],
  causes: {
    gummed: {
      name: "dirt, sap or old grease in the joint",
      short: "dirt in the joint",
      weight: 6,
      why: "Resin, mortar and dried oil glue a joint that is otherwise sound.",
      check: {
        do: "Put a drop of thin oil on the joint, work it for a minute and wipe.",
        finds: "it moves better and the oil comes out dark",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 6],
        tools: [
          { name: "White spirit", instead: "hot soapy water for plastic tools" },
          { name: "Old toothbrush" },
          { name: "Light machine oil" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "clean",
            title: "Wash it out",
            how: "Lay the joint in white spirit for ten minutes, brush with the toothbrush, work it.",
            warning: "Open window, no flame, gloves.",
          },
          {
            action: "clean",
            title: "Wipe it dry",
            how: "With the cloth, moving the joint, until it stays clean.",
          },
          {
            action: "lubricate",
            title: "Oil it",
            how: "One drop of machine oil each side, work it twenty times, wipe.",
            see: "a joint that moves with two fingers.",
          },
          {
            action: "test",
            title: "Use it once",
            how: "On what it is made for.",
            see: "no jerk and no squeak.",
          },
        ],
      },
    },
    spring: {
      name: "a lost, tired or unhooked spring",
      short: "the spring",
      weight: 4,
      why: "The spring that opens secateurs, draws in a tape or pushes a ratchet's pawl breaks or slips off its peg.",
      check: {
        do: "Look for the spring and for the two pegs or holes that hold it.",
        finds: "it is off, broken or missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 6],
        tools: [
          { name: "Safety glasses" },
          { name: "Long-nose pliers" },
          { name: "Replacement spring" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "look",
            title: "See how it should sit",
            how: "Compare with a picture of the model.",
            see: "both seats, free of dirt.",
          },
          {
            action: "open",
            title: "Open it slowly, glasses on",
            how: "In a clear bag or under a cloth, with the screwdriver. Springs jump.",
            fallsOut: "Pawl, ball or spring of a ratchet.",
            warning: "Do not open the drum of a tape measure: its spring unrolls like a knife.",
          },
          {
            action: "replace",
            title: "Hook the spring in",
            how: "With the long-nose pliers, first the tight end. Same wire, same length.",
            putBack: "Pawl with its teeth the same way round.",
          },
          {
            action: "test",
            title: "Work it twenty times",
            how: "Hand clear of the blades.",
            see: "a return by itself each time.",
          },
        ],
      },
    },
    worn: {
      name: "worn teeth, tips or jaws",
      short: "worn teeth",
      weight: 4,
      why: "Ratchet teeth, screwdriver tips and plier jaws round off. Some can be renewed or filed, cheap ones not.",
      check: {
        do: "Look at teeth or tip with a magnifying glass.",
        finds: "edges are round, or the ratchet skips under load though it is clean",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 20],
        tools: [
          { name: "Magnifying glass" },
          { name: "Fine file" },
          { name: "Vice" },
          { name: "Ratchet repair kit" },
        ],
        steps: [
          {
            action: "look",
            title: "Look whether the maker still gives it",
            how: "Good hand tools carry a lifelong guarantee: a picture to the maker may bring a new one.",
          },
          {
            action: "adjust",
            title: "File a flat screwdriver tip square",
            how: "In the vice, fine file, straight across, the flanks parallel.",
            see: "a tip that fills the slot of its screw.",
          },
          {
            action: "adjust",
            title: "Deepen plier teeth",
            how: "A few strokes with the edge of the file in the old grooves. Crosshead tips cannot be filed.",
          },
          {
            action: "replace",
            title: "Fit a ratchet kit",
            how: "Look at wheel and pawls through the magnifying glass, and change them with their springs as one kit, greased thinly.",
            fallsOut: "A ball and spring under the lever: work in a bag.",
          },
          {
            action: "test",
            title: "Load it carefully",
            how: "Pull towards you, never with your face in line.",
            see: "no skip.",
            warning: "A ratchet that still skips is scrapped: it lets go when you lean on it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the hand tool move better after a drop of oil and a minute of working it?",
      answers: {
        yes: {
          means: "oil makes it move better",
          heard: ["oil helps", "wd40 helped", "better after oil"],
          when: { gummed: "always", spring: "rarely", worn: "rarely" },
        },
        no: { means: "oil changes nothing", heard: ["tried oil", "tried wd40"] },
      },
    },
    {
      ask: "Does the hand tool fail to open, return or catch by itself?",
      answers: {
        yes: {
          means: "it does not return or catch by itself",
          heard: [
            "spring",
            "won't open",
            "not retract",
            "won't retract",
            "doesn't spring back",
            "catch",
            "not open by itself",
          ],
          when: { spring: "always", gummed: "sometimes", worn: "rarely" },
        },
        no: { means: "it opens and returns by itself" },
      },
    },
    {
      ask: "Does the hand tool slip or skip under load although it moves freely?",
      answers: {
        yes: {
          means: "it slips under load",
          heard: ["slips", "skips", "doesn't grip", "rounded", "worn", "won't hold"],
          when: { worn: "always", spring: "sometimes", gummed: "rarely" },
        },
        no: { means: "it does not slip" },
      },
    },
  ],
  safety: ["Never use a tool with a cracked jaw, however small the crack is."],
  prevention: [
    "Wipe sap and cement off before they dry, and give each joint a drop of oil twice a year.",
  ],
  stopWhen: ["It is an insulated tool (1000 V sign) with damaged insulation: it is replaced."],
});

export const handTool: Playbook = {
  faults: [handle, blunt, rust, seized],
  notes: [
    {
      about: ["angle", "degrees", "sharpen"],
      text: "Kitchen knives about 15 to 20° a side, scissors 60 to 70° on the outer face only, chisels and planes 25 to 30° on one side, axes 25 to 30° a side.",
    },
    {
      about: ["hardened teeth", "blue teeth"],
      text: "Saws with blue-black tips have hardened teeth that no file bites. Their blades are replaced.",
    },
    {
      about: ["linseed oil", "oily rag"],
      text: "Rags with linseed oil can catch fire by themselves. Hang them out flat outdoors to dry, or keep them under water in a closed tin.",
    },
    {
      about: ["vinegar", "how long", "rust remover"],
      text: "In household vinegar most rust lets go within four to twelve hours. Look every two hours, neutralise with baking soda, dry at once and oil.",
    },
  ],
};
