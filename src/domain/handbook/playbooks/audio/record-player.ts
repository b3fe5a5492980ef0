import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotTurn = defineFault({
  id: "record-player-does-not-turn",
  name: "does not turn, or turns at the wrong speed",
  usual: true,
  weight: 9,
  says: [
    "not turning",
    "does not spin",
    "platter not turning",
    "turntable won't spin",
    "wrong speed",
    "plays too slow",
    "plays too fast",
    "speed not constant",
    "needs a push to start",
    "belt broken",
    "belt slipped off",
    "motor runs but platter doesn't turn",
    "motor working but not turning",
    "grinding noise",
    "slows down",
    "kicks but does not rotate",
    "turntable stopped",
    "elastic band slipped off",
    "does not work",
    "wow",
    "speed incorrect",
    "vinyl not turning",
    "record player not working",
    "turntable not working",
  ],
  causes: {
    belt: {
      name: "a belt that has slipped off, stretched or melted",
      short: "the belt",
      weight: 6,
      why: "In most players a flat rubber belt runs from a small brass pulley to the platter. It lasts ten years or so, then it slips.",
      check: {
        do: "With the plug out lift the mat and, if there is one, turn the platter until you see the pulley through its hole.",
        finds: "the belt is off, loose, sticky or in pieces",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [5, 15],
        tools: [
          { name: "New flat belt" },
          { name: "Isopropyl alcohol" },
          { name: "Lint-free cloth" },
          { name: "Talcum powder", instead: "a trace of corn flour" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and lock the arm",
            how: "Stylus guard on, arm on its rest. Take record and mat off.",
          },
          {
            action: "open",
            title: "Lift the platter",
            how: "Pull it straight up by two holes, rocking a little. A stuck one wants an even pull and a light tap on the spindle with a wooden handle.",
            fallsOut: "A circlip on some spindles, and a small washer or ball below. Catch both.",
            warning: "Do not lift it by its rim on one side: the spindle bends.",
          },
          {
            action: "clean",
            title: "Take all rubber off",
            how: "Wipe pulley, inner ring and belt path with alcohol on the cloth until it stays clean.",
            see: "bare, dull metal.",
          },
          {
            action: "replace",
            title: "Lay the new belt on",
            how: "Dust it with talcum powder and wipe it off. Lay it round the inner ring without a twist, shiny side outwards, set the platter down and lift the belt onto the pulley through the hole.",
            putBack: "Washer, platter, clip, mat.",
          },
          {
            action: "test",
            title: "Watch the strobe or count",
            how: "With a paper mark on the rim count turns for a minute.",
            see: "33 turns and a third, and 45 at the other setting.",
          },
        ],
        prevention: [
          "Buy the belt by the model, or measure the old one laid flat and folded in half.",
        ],
      },
    },
    "dry-bearing": {
      name: "hardened grease in bearing, motor or idler wheel",
      short: "old grease",
      weight: 4,
      why: "A player that has stood for twenty years is stuck in its own grease. The motor hums and cannot start the platter.",
      check: {
        do: "With the plug out, spin the platter by hand with the belt off or the idler free.",
        finds: "it stops within a turn or two",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 12],
        tools: [
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
          { name: "Sewing machine oil" },
          { name: "Lint-free cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and lift the platter off",
            how: "Arm locked, cover off, platter straight up.",
            fallsOut: "Washers and the clip of the spindle; lay them in order.",
          },
          {
            action: "clean",
            title: "Clean spindle and bush",
            how: "Wipe the spindle with the cloth and alcohol and the bush with cotton buds until no brown shows.",
          },
          {
            action: "lubricate",
            title: "Oil the bearing",
            how: "Two drops of sewing machine oil into the bush, one on the motor's upper bearing if you see it.",
            warning: "No oil on belt, pulley, idler or the inner ring.",
            see: "a platter that coasts for ten turns and more.",
          },
          {
            action: "clean",
            title: "Free the idler and the speed lever",
            how: "In players with a rubber wheel wipe the wheel with alcohol, put one drop on its axle and work the speed lever.",
          },
          {
            action: "reassemble",
            title: "Put the platter on and try",
            how: "Plug in and start it ten times.",
            putBack: "Washers in their order.",
            see: "full speed within two or three seconds.",
          },
        ],
      },
    },
    setting: {
      name: "the start switch, the speed setting or the power supply",
      short: "a switch or the supply",
      weight: 4,
      why: "The arm starts the motor with a little switch when it moves in. Lock, auto-stop, 78 and a weak adapter all look like a fault.",
      check: {
        do: "Switch auto-stop off, lift the arm and move it over the record, and look whether a light is on.",
        finds: "it starts with auto-stop off, or there is no light at all",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "Small screwdriver" },
          { name: "Matching adapter" },
          { name: "Contact cleaner spray" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Check lock, speed and auto-stop",
            how: "Lock off, 33 or 45, auto-stop off.",
          },
          {
            action: "test",
            title: "Try a like adapter",
            how: "The same volts and polarity. Fewer volts make it slow.",
            see: "a light and a turning motor.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Before anything below the platter is touched.",
          },
          {
            action: "clean",
            title: "Clean the start switch",
            how: "A short puff of contact spray into the little switch at the arm's foot or the speed switch, and work it thirty times. Let it dry for an hour.",
          },
          {
            action: "adjust",
            title: "Set the speed",
            how: "Two small holes in the bottom of the motor or case hold trimmers: turn with the screwdriver by a hair, then count again.",
            warning: "Only where the holes can be reached with the case closed.",
          },
          {
            action: "test",
            title: "Play a side",
            how: "Start it with the arm ten times.",
            see: "a start each time.",
          },
        ],
      },
    },
    motor: {
      name: "a failed motor or its electronics",
      short: "the motor",
      weight: 2,
      why: "Direct-drive players keep their motor under the platter with a board beside it. Others have a motor on 230 V or 115 V.",
      check: {
        do: "Take the belt off, start it and feel the pulley with a cotton bud.",
        finds: "the pulley stands still though light and switch are good",
        minutes: 3,
      },
      repair: {
        handOver: "The motor or its board is fed by the mains under the deck.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 60],
        tools: [{ name: "Note" }, { name: "Adhesive tape" }],
        steps: [
          {
            action: "test",
            title: "Help the pulley once",
            how: "Start it and nudge the pulley with a cotton bud.",
            see: "whether it runs on by itself: that points to the capacitor or to dry bearings.",
          },
          { action: "unplug", title: "Unplug it", how: "Leave the bottom closed." },
          {
            action: "look",
            title: "Secure it for the way",
            how: "Counterweight and stylus off, platter off, arm fixed with adhesive tape.",
          },
          {
            action: "look",
            title: "Bring it with a note",
            how: "Model, “hums” or “silent”, with or without belt. Motors for common players are sold.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the record player's motor hum or run while the platter stands still?",
      answers: {
        yes: {
          means: "the motor runs and the platter does not",
          heard: [
            "motor runs",
            "motor working",
            "motor hums",
            "hear the motor",
            "belt slipped",
            "motor is running",
            "kick",
          ],
          when: { belt: "often", "dry-bearing": "often", setting: "rarely", motor: "rarely" },
        },
        no: {
          means: "the motor is silent",
          heard: ["motor not running", "no power", "no light", "completely dead"],
        },
      },
    },
    {
      ask: "Does the record player's platter turn on for many turns when you spin it by hand, unplugged?",
      answers: {
        yes: {
          means: "the platter spins freely by hand",
          heard: ["spins freely", "turns by hand"],
          when: { "dry-bearing": "never", belt: "often", setting: "often", motor: "often" },
        },
        no: {
          means: "the platter is hard to turn",
          heard: ["stiff", "stuck", "seized", "hard to turn", "needs a push", "sticky", "grinding"],
        },
      },
    },
    {
      ask: "Is the record player's belt in place, tight and not sticky?",
      answers: {
        yes: {
          means: "the belt is in place and tight",
          heard: ["new belt", "belt is fine", "direct drive", "changed the belt"],
          when: { belt: "rarely" },
        },
        no: {
          means: "the belt is off, slack or sticky",
          heard: [
            "belt broken",
            "belt off",
            "slipped off",
            "stretched",
            "elastic band",
            "perished",
            "belt",
          ],
        },
      },
    },
    {
      ask: "Does the record player turn, but too fast or too slowly?",
      answers: {
        yes: {
          means: "it turns at the wrong speed",
          heard: [
            "too slow",
            "too fast",
            "wrong speed",
            "speed incorrect",
            "speed not constant",
            "slows down",
            "wow",
          ],
          when: { setting: "often", belt: "often", "dry-bearing": "sometimes", motor: "rarely" },
        },
        no: { means: "it does not turn at all", heard: ["not turning", "not spin", "won't turn"] },
      },
    },
  ],
  safety: [
    "Lock the arm and cover the stylus before anything else: it is the dearest part and hangs on a hair.",
  ],
  prevention: ["Let it turn for five minutes once a month, so that belt and grease stay soft."],
  stopWhen: [
    "The bottom would have to come off while the mains cord goes into it and you are not used to that.",
  ],
});

const noSound = defineFault({
  id: "record-player-no-sound",
  name: "turns, but gives no sound or only one side",
  weight: 7,
  says: [
    "no sound",
    "turns but no sound",
    "very quiet",
    "sound faint",
    "one channel missing",
    "only one side",
    "no sound from record player",
    "one speaker silent",
    "sound too low",
    "tinny",
    "cartridge broken",
    "distorted",
    "cuts in and out",
    "crackles",
    "sound not working",
    "headphone connection faulty",
    "loses left channel",
    "muffled",
  ],
  causes: {
    preamp: {
      name: "the wrong input or a missing phono amplifier",
      short: "the phono input",
      weight: 5,
      why: "A cartridge gives a thousandth of what a CD player gives. Without a phono stage, in the amplifier or the player, the sound is faint and thin.",
      check: {
        do: "Look for “phono/line” at the back of the player and for a “phono” input on the amplifier.",
        finds:
          "it goes into AUX with the switch on “phono”, or into “phono” with the switch on “line”",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 40],
        tools: [{ name: "Phono lead" }, { name: "Phono preamplifier" }],
        steps: [
          { action: "adjust", title: "Turn the volume down", how: "Before any plug is moved." },
          {
            action: "adjust",
            title: "Match switch and input",
            how: "“Line” goes to AUX or to active speakers; “phono” goes to a phono input only.",
          },
          {
            action: "replace",
            title: "Add a preamplifier if neither has one",
            how: "A small phono preamplifier goes between, for €20 to 40. Passive boxes need an amplifier as well.",
          },
          {
            action: "reassemble",
            title: "Check the lead",
            how: "White is left, red is right, both ends pushed home. Try a second phono lead.",
          },
          {
            action: "test",
            title: "Raise the volume slowly",
            how: "With the stylus in the run-in groove.",
            see: "about the loudness of the radio at the same setting.",
          },
        ],
      },
    },
    contacts: {
      name: "bad contact at the headshell or its four little plugs",
      short: "the headshell contacts",
      weight: 5,
      why: "Four tiny clips lead from the cartridge to the arm. They go dull or slip off, and one side is gone.",
      check: {
        do: "With the amplifier turned down, unscrew the headshell, wipe its pins and screw it on again.",
        finds: "the missing side comes back or changes",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 8],
        tools: [{ name: "Isopropyl alcohol" }, { name: "Cotton buds" }, { name: "Fine tweezers" }],
        steps: [
          {
            action: "unplug",
            title: "Switch the amplifier off and unplug the player",
            how: "Stylus guard on, arm locked.",
          },
          {
            action: "clean",
            title: "Clean the headshell's pins",
            how: "Unscrew its collar, and wipe pins and springs in the arm with cotton buds and alcohol.",
            see: "four pins of the same length.",
          },
          {
            action: "adjust",
            title: "Push the clips home",
            how: "Grip each clip with tweezers by its metal, never by the wire. White is left plus, blue left minus, red right plus, green right minus.",
            warning: "The wires are as thin as hair. Pull on none of them.",
          },
          {
            action: "clean",
            title: "Clean the plugs at the back",
            how: "Cotton buds with alcohol round rims and tips.",
          },
          {
            action: "test",
            title: "Tap the headshell lightly",
            how: "Stylus in the air, volume low, fingertip on the shell.",
            see: "the same soft knock on both sides.",
          },
        ],
      },
    },
    cartridge: {
      name: "a dead cartridge or a missing stylus",
      short: "the cartridge",
      weight: 4,
      why: "Old ceramic cartridges lose their voice with damp, and magnetic ones break a coil wire.",
      check: {
        do: "Look at the stylus through a magnifying glass, and exchange the two pairs of clips.",
        finds: "the stylus is gone, or the silent side moves with the clips",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [10, 60],
        tools: [
          { name: "Magnifying glass" },
          { name: "Small screwdriver" },
          { name: "New cartridge" },
          { name: "Stylus scale", instead: "the marks on the counterweight" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug everything",
            how: "Guard on, arm locked. Lay a white cloth below.",
          },
          {
            action: "look",
            title: "Read the type",
            how: "The magnifying glass shows it on the front or side. Many cheap players share one ceramic type, whose stylus or cartridge costs about €10.",
          },
          {
            action: "unscrew",
            title: "Take the old one out",
            how: "Pull the clips off, then the two little screws with the screwdriver, or pull a clip-in one forwards.",
            fallsOut: "Two screws, nuts and spacers. They roll far.",
          },
          {
            action: "replace",
            title: "Fit the new one",
            how: "Same mount (half-inch or clip-in). Screws only finger-tight, clips by colour.",
            putBack: "Spacers as before, so that the shell stays level.",
          },
          {
            action: "adjust",
            title: "Set weight and alignment",
            how: "Float the arm, then set the weight from the data sheet, with the stylus scale, usually 1.5 to 2.5 g (ceramic 4 to 6 g). Use a printed protractor, then tighten.",
            warning: "Too heavy wears records, too light makes it jump and scratch.",
          },
          {
            action: "test",
            title: "Play a record you can spare",
            how: "The whole side.",
            see: "both sides clear to the last groove.",
          },
        ],
      },
    },
    inside: {
      name: "a broken wire in the arm or a failed built-in amplifier",
      short: "the arm wire or amplifier",
      weight: 3,
      why: "Portable and all-in-one players carry an amplifier inside, and the arm wire breaks at its pivot.",
      check: {
        do: "If it has an AUX input or Bluetooth, play something through that.",
        finds:
          "the built-in speaker stays silent there too, or sound comes and goes as the arm moves",
        minutes: 2,
      },
      repair: {
        handOver:
          "Arm wires are thinner than hair and the amplifier shares its board with the power supply.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [5, 50],
        tools: [{ name: "Headphones" }, { name: "Note" }],
        steps: [
          {
            action: "test",
            title: "Listen at each output",
            how: "Headphones, then line out.",
            see: "which of them lives.",
          },
          { action: "unplug", title: "Unplug it", how: "Lock the arm and cover the stylus." },
          {
            action: "look",
            title: "Use what is alive",
            how: "If line out works, active speakers do the job of the built-in ones.",
          },
          {
            action: "look",
            title: "Hand it over with a note",
            how: "“AUX plays, record does not” or the other way round says nearly all.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the record player's sound faint and thin on both sides, rather than missing?",
      answers: {
        yes: {
          means: "the sound is faint on both sides",
          heard: ["faint", "very quiet", "quiet", "tinny", "too low", "thin"],
          when: { preamp: "always", cartridge: "sometimes", contacts: "rarely", inside: "rarely" },
        },
        no: {
          means: "sound is missing rather than faint",
          heard: ["no sound at all", "no sound", "silent"],
        },
      },
    },
    {
      ask: "Is only one side of the record player silent?",
      answers: {
        yes: {
          means: "only one side is silent",
          heard: ["one channel", "one side", "left", "right"],
          when: { contacts: "often", cartridge: "often", preamp: "never", inside: "rarely" },
        },
        no: { means: "both sides are affected", heard: ["both", "both sides"] },
      },
    },
    {
      ask: "Does the sound change when you touch or reseat the record player's headshell?",
      answers: {
        yes: {
          means: "touching the headshell changes the sound",
          heard: [
            "wiggle",
            "touch the cartridge",
            "headshell",
            "comes and goes",
            "cuts in and out",
            "crackles",
          ],
          when: { contacts: "always", cartridge: "sometimes", preamp: "never", inside: "rarely" },
        },
        no: { means: "touching the headshell changes nothing" },
      },
    },
    {
      ask: "Do other sources play well through the same amplifier or speakers as the record player?",
      answers: {
        yes: {
          means: "other sources play well",
          heard: ["radio is fine", "radio works", "cd works", "not the speakers", "aux works"],
          when: { inside: "rarely", preamp: "always", contacts: "always", cartridge: "always" },
        },
        no: {
          means: "other sources are silent too",
          heard: ["radio silent too", "nothing else plays"],
        },
      },
    },
  ],
  safety: [
    "Turn the volume to zero before you touch cartridge or plugs: the thump can tear a speaker.",
  ],
  prevention: ["Put the guard on the stylus and lock the arm after each evening."],
  stopWhen: ["A wire has torn off inside the arm tube."],
});

const skips = defineFault({
  id: "record-player-skips",
  name: "skips, jumps or sounds distorted",
  weight: 6,
  says: [
    "skips",
    "jumps",
    "needle jumps",
    "stuck in a groove",
    "repeats",
    "slides across the record",
    "stylus damaged",
    "needle broken",
    "needle worn",
    "sounds fuzzy",
    "distorted sound",
    "scratchy",
    "crackly records",
    "new stylus needed",
    "stylus bent",
    "arm skates",
    "jumps tracks",
    "needle slides",
    "hisses on s sounds",
  ],
  causes: {
    stylus: {
      name: "a worn, bent or dirty stylus",
      short: "the stylus",
      weight: 6,
      why: "A diamond lasts 500 to 1,000 hours; the sapphire of a cheap player 50. A bent one jumps, and a worn one ruins records.",
      check: {
        do: "Look at the tip from the front through a magnifying glass, and think how many hours it has played.",
        finds: "it leans, carries a ball of fluff, or is older than you can tell",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [8, 40],
        tools: [
          { name: "Magnifying glass", instead: "the camera of a phone" },
          { name: "Stylus brush", instead: "a soft, dry artist's brush" },
          { name: "Replacement stylus" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Volume down, player off and unplugged",
            how: "Arm on its rest, a white cloth below.",
          },
          {
            action: "clean",
            title: "Brush it from back to front",
            how: "Dry stylus brush, only towards the front, ten strokes.",
            fallsOut: "A ball of fluff, with luck the whole fault.",
            see: "a clean point in the magnifying glass, standing straight.",
          },
          {
            action: "replace",
            title: "Change the stylus",
            how: "Most pull straight forwards, some swing down. Match the number of the cartridge and not of the player.",
            warning: "Push only on the plastic grip, never on the thin tube.",
          },
          {
            action: "adjust",
            title: "Set the weight again",
            how: "To the figure for this stylus.",
          },
          {
            action: "test",
            title: "Play the record that jumped",
            how: "Listen to the last track above all.",
            see: "no jump, and an “s” without a rasp.",
          },
        ],
        prevention: ["Brush the stylus after every second side."],
      },
    },
    weight: {
      name: "a wrong tracking weight or anti-skating",
      short: "the weight",
      weight: 4,
      why: "Too little weight, and the stylus leaves the groove at loud places. Counterweights shift when the player is moved.",
      check: {
        do: "Read the weight on the counterweight's ring and compare it with the figure for the cartridge.",
        finds: "it is lower, or nobody has set it since the move",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 12],
        tools: [
          { name: "Stylus scale", instead: "the marks on the weight" },
          { name: "Spirit level", instead: "a marble on a glass plate" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Level the player",
            how: "Turn its feet until the spirit level agrees both ways.",
          },
          {
            action: "unplug",
            title: "Unplug it and float the arm",
            how: "Anti-skating at zero, guard off with care, turn the counterweight until the arm floats level in the air.",
            warning: "Keep the stylus from swinging into the platter.",
          },
          {
            action: "adjust",
            title: "Zero the ring, then dial the weight",
            how: "Hold the weight, turn only its ring to 0, then turn both to the figure, often 1.8 to 2.2 g. Check with the stylus scale.",
          },
          {
            action: "adjust",
            title: "Set anti-skating to the same number",
            how: "In small players without it there is nothing to set.",
          },
          {
            action: "test",
            title: "Lower it onto a record",
            how: "Play the first and the last track.",
            see: "an arm that neither slides in nor hangs back.",
          },
        ],
      },
    },
    record: {
      name: "a dirty, scratched or warped record",
      short: "the record",
      weight: 4,
      why: "A hair or a fingerprint at one place makes the same jump each time round.",
      check: {
        do: "Play another record.",
        finds: "the other one plays cleanly, or the jump is always at the same place",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 15],
        tools: [
          { name: "Carbon fibre brush", instead: "a clean microfibre cloth" },
          { name: "Distilled water" },
          { name: "Washing-up liquid" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "clean",
            title: "Brush it while it turns",
            how: "Hold the carbon brush across the grooves for three turns and draw it off to the edge.",
          },
          {
            action: "clean",
            title: "Wash it",
            how: "Distilled water with one drop of washing-up liquid, microfibre along the grooves, label dry. Rinse with distilled water and stand it up to dry.",
            warning: "No spirit on shellac: 78s dissolve in it.",
          },
          {
            action: "clean",
            title: "Lift a crumb out",
            how: "Find the spot under a lamp and draw the toothpick along the groove, in the direction it turns.",
          },
          {
            action: "adjust",
            title: "Press a warp",
            how: "Between two glass plates with books on top, for a week at room temperature. No oven.",
          },
          { action: "test", title: "Play the place", how: "Three times.", see: "no jump." },
        ],
      },
    },
    "arm-bearing": {
      name: "an arm that does not move freely",
      short: "the arm",
      weight: 3,
      why: "A stiff cue lift, a lead wire in the way or a mechanism that drags holds the arm back until the needle jumps.",
      check: {
        do: "With the arm floating, blow at it gently and watch.",
        finds: "it stops at one place or moves in jerks",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 10],
        tools: [{ name: "Fine brush" }, { name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let the arm hover",
            how: "As for setting the weight.",
          },
          {
            action: "look",
            title: "See what touches",
            how: "Swing it slowly with the torch on its foot. The cue lift must go right down, and the wire hang loose.",
            see: "a finger's breadth of air under the arm when the lift is down.",
          },
          {
            action: "clean",
            title: "Brush the pivot",
            how: "Fluff at the arm's foot, with the fine brush. No oil on its bearings.",
          },
          {
            action: "adjust",
            title: "Turn the automatics once by hand",
            how: "Rotate the platter by hand through one whole start and stop, so that the levers fall back to rest.",
          },
          {
            action: "test",
            title: "Blow at it again",
            how: "From both sides.",
            see: "a slow, even glide.",
          },
        ],
        stopWhen: ["The arm wobbles in its bearing: it is bent or worn, and needs a specialist."],
      },
    },
  },
  questions: [
    {
      ask: "Does the record player skip on every record?",
      answers: {
        yes: {
          means: "it skips on every record",
          heard: ["every record"],
          when: { record: "never", stylus: "often", weight: "often", "arm-bearing": "often" },
        },
        no: {
          means: "it skips on some records",
          heard: ["same place", "certain records"],
        },
      },
    },
    {
      ask: "Is the record player's stylus bent, dirty or older than about 500 hours of playing?",
      answers: {
        yes: {
          means: "the stylus is bent, dirty or old",
          heard: [
            "stylus damaged",
            "needle bent",
            "needle broken",
            "old needle",
            "worn",
            "stylus bent",
            "grandson",
            "never changed",
            "stylus",
          ],
          when: {
            stylus: "always",
            weight: "sometimes",
            record: "sometimes",
            "arm-bearing": "sometimes",
          },
        },
        no: {
          means: "the stylus is new and straight",
          heard: ["new stylus", "new needle"],
          when: { stylus: "never" },
        },
      },
    },
    {
      ask: "Was the record player moved or its arm adjusted before it began to skip?",
      answers: {
        yes: {
          means: "it was moved or adjusted before",
          heard: [
            "since moving",
            "after moving",
            "new cartridge",
            "adjusted the weight",
            "just set it up",
          ],
          when: { weight: "often", "arm-bearing": "sometimes", stylus: "rarely", record: "rarely" },
        },
        no: { means: "it was not moved" },
      },
    },
    {
      ask: "Does the record player's arm stop or jerk at one place when it floats freely?",
      answers: {
        yes: {
          means: "the arm does not move freely",
          heard: ["arm stuck", "arm stiff", "arm jerks", "arm does not move"],
          when: { "arm-bearing": "always", stylus: "rarely", weight: "rarely", record: "never" },
        },
        no: { means: "the arm moves freely" },
      },
    },
  ],
  safety: ["Keep fingers off the tip: skin grease attracts dust, and a nudge bends it."],
  prevention: ["Brush each record before it is played and keep it upright in its sleeve."],
  stopWhen: ["A valuable record shows grey grooves after playing: stop until the stylus is new."],
});

const hums = defineFault({
  id: "record-player-hums",
  name: "hums or rumbles",
  weight: 5,
  says: [
    "hums",
    "buzzing",
    "hum through speakers",
    "rumble",
    "ground hum",
    "loud hum",
    "buzz when I touch the arm",
    "feedback",
    "howls",
    "noise in background",
    "earth wire loose",
    "mains hum",
    "vibration noise",
    "low rumble",
    "hum on one side",
  ],
  causes: {
    earth: {
      name: "a loose or missing earth wire",
      short: "the earth wire",
      weight: 6,
      why: "A thin extra wire joins the player's metal to the amplifier. Without it the arm is an aerial for the mains.",
      check: {
        do: "Touch the metal of the arm, then hold the thin wire's fork to the screw marked GND on the amplifier.",
        finds: "the hum changes or ends",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 4],
        tools: [
          { name: "Small screwdriver" },
          { name: "Thin insulated wire" },
          { name: "Fork terminal", instead: "a bare, twisted end" },
        ],
        steps: [
          { action: "unplug", title: "Switch off and unplug both", how: "The amplifier too." },
          {
            action: "look",
            title: "Find the thin wire",
            how: "It leaves the player beside the phono lead and ends in a small fork.",
            see: "a fork that is still crimped to its wire.",
          },
          {
            action: "reassemble",
            title: "Fix it to GND",
            how: "Loosen the knurled screw on the amplifier or preamplifier, slide the fork terminal under it and tighten.",
          },
          {
            action: "replace",
            title: "Make a new one if it is missing",
            how: "A length of thin wire from a metal screw of the player's chassis outside, with the screwdriver, to GND.",
            warning: "This is the signal earth only. Never touch the earth of a mains plug for it.",
          },
          {
            action: "test",
            title: "Volume up without a record",
            how: "To your usual level.",
            see: "no hum at arm's length.",
          },
        ],
      },
    },
    leads: {
      name: "a poor phono lead or a bad neighbour",
      short: "the lead or place",
      weight: 4,
      why: "The tiny signal picks up every transformer nearby: the amplifier below, a power supply beside, a lead with a broken shield.",
      check: {
        do: "Turn the player, move it a metre away and lift its lead off mains cords.",
        finds: "the hum grows and fades with the place",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          { name: "Shielded phono lead" },
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Move it away from transformers",
            how: "Half a metre beside the amplifier instead of on it.",
          },
          {
            action: "unplug",
            title: "Switch off and clean the plugs",
            how: "Cotton buds with alcohol on rims and tips of the phono plugs.",
          },
          {
            action: "replace",
            title: "Try a better lead",
            how: "A shielded lead of 1 m or less, if it can be pulled out at the player.",
          },
          {
            action: "adjust",
            title: "One strip for all",
            how: "Plug player and amplifier into the same power strip.",
          },
          {
            action: "test",
            title: "Listen without a record",
            how: "At your usual volume.",
            see: "a faint hiss and nothing else.",
          },
        ],
      },
    },
    vibration: {
      name: "vibration from the floor or the speakers",
      short: "vibration",
      weight: 4,
      why: "Speakers on the same board shake the needle, which shakes the speakers: it howls or booms.",
      check: {
        do: "Put the stylus on a record that does not turn, and tap the shelf.",
        finds: "the tap booms, or a howl builds up with the volume",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 25],
        tools: [
          { name: "Heavy stone slab" },
          { name: "Rubber feet", instead: "halved tennis balls or sponge" },
          { name: "Spirit level" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Part player and speakers",
            how: "Never on one board; at least a metre between.",
          },
          {
            action: "adjust",
            title: "Give it a heavy bed",
            how: "The stone slab on rubber feet, the player on top.",
          },
          { action: "adjust", title: "Level it", how: "Use the spirit level on the platter." },
          {
            action: "test",
            title: "Tap the shelf again",
            how: "Stylus on a still record, usual volume.",
            see: "a dull thud and no boom.",
          },
        ],
      },
    },
    bearing: {
      name: "a dry bearing or a worn motor mount",
      short: "the bearing or mount",
      weight: 2,
      why: "A dry bearing or hardened rubber under the motor passes its shaking to the stylus.",
      check: {
        do: "Listen with the motor running and the stylus on the record, then with the belt off.",
        finds: "the rumble ends with the belt off",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 15],
        tools: [
          { name: "Sewing machine oil" },
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, arm locked",
            how: "Lift mat and platter off.",
            fallsOut: "Spindle washer or clip.",
          },
          {
            action: "clean",
            title: "Clean the bearing well",
            how: "Cotton buds with alcohol, down to the bottom.",
          },
          {
            action: "lubricate",
            title: "Two drops of oil",
            how: "Sewing machine oil, then lower the platter and let it sink by itself.",
            see: "a slow sinking, and a turn without a scrape.",
          },
          {
            action: "look",
            title: "Feel the motor's rubber mounts",
            how: "Three grommets at the motor plate: they should give like a rubber.",
            putBack: "The screws only as tight as before: too tight and they pass everything on.",
          },
          {
            action: "test",
            title: "Listen at the run-out groove",
            how: "With the volume as for music.",
            see: "quiet between the tracks.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the record player's hum change when you touch its metal arm or the thin earth wire?",
      answers: {
        yes: {
          means: "touching arm or earth wire changes the hum",
          heard: ["touch the arm", "earth wire", "ground wire", "when I touch"],
          when: { earth: "always", leads: "sometimes", vibration: "never", bearing: "never" },
        },
        no: { means: "touching changes nothing" },
      },
    },
    {
      ask: "Does the record player hum also with the motor off and the stylus lifted?",
      answers: {
        yes: {
          means: "it hums also with the motor off",
          heard: ["motor off", "even when not playing", "constant hum"],
          when: { earth: "always", leads: "always", vibration: "never", bearing: "never" },
        },
        no: {
          means: "it only makes the noise while it plays",
          heard: ["only when playing", "rumble", "only when turning"],
        },
      },
    },
    {
      ask: "Does the record player boom or howl when you tap the shelf or turn up the volume?",
      answers: {
        yes: {
          means: "it booms or howls with taps or volume",
          heard: ["howls", "feedback", "booms", "tap the shelf", "louder I turn it", "vibration"],
          when: { vibration: "always", earth: "rarely", leads: "rarely", bearing: "rarely" },
        },
        no: { means: "taps make no boom" },
      },
    },
  ],
  safety: ["Turn the volume down before each change of plugs."],
  prevention: ["Lead phono and mains cords apart, and let them cross at a right angle."],
  stopWhen: ["You feel a prickle on touching the metal: unplug it and have it tested."],
});

const armMechanism = defineFault({
  id: "record-player-arm-or-automatics",
  name: "has trouble with its arm, lift or automatics",
  weight: 4,
  says: [
    "arm broken",
    "arm does not return",
    "arm not retracting at end",
    "arm won't lift",
    "arm drops too fast",
    "auto stop not working",
    "autochanger stuck",
    "arm stuck",
    "doesn't stop at the end",
    "arm won't move",
    "tone arm loose",
    "lift lever broken",
    "broken arm on record deck",
    "lid hinge broken",
    "cover broken",
    "turntable wobbling",
    "arm drops",
    "stops before the end",
  ],
  causes: {
    grease: {
      name: "hardened grease in lift or automatics",
      short: "old grease",
      weight: 6,
      why: "Lift and automatics glide on grease that goes like toffee. The arm then drops, hangs or stops halfway.",
      check: {
        do: "Move the lift lever and watch, and with the plug out turn the platter by hand through a whole cycle.",
        finds: "the lift sinks in jerks, or a lever moves but comes back late",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [3, 15],
        tools: [
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Silicone grease" },
          { name: "Screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, arm tied to its rest",
            how: "Guard on, platter and mat off.",
            fallsOut: "The platter's washer or clip.",
          },
          {
            action: "look",
            title: "Turn the cycle by hand",
            how: "Turn the gear under the platter slowly and see which lever hangs.",
          },
          {
            action: "clean",
            title: "Wash the old grease off",
            how: "Cotton buds with alcohol on every pivot you reach from above. For more, undo the deck plate with the screwdriver if the cord is unplugged and no mains part lies open below.",
            warning: "Photograph springs first, and unhook none.",
          },
          {
            action: "lubricate",
            title: "Grease anew, thinly",
            how: "Silicone grease on sliding faces; a pea of thick silicone in the lift's tube brakes the arm's fall.",
          },
          {
            action: "test",
            title: "Run three cycles by hand, then by power",
            how: "With a record that can be spared.",
            see: "the arm going home by itself.",
            putBack: "Washer, platter, mat.",
          },
        ],
      },
    },
    setting: {
      name: "a lock, a lever or the size setting",
      short: "a lever",
      weight: 4,
      why: "The arm lock, the lift, and the record size (17 or 30 cm) decide where the arm goes down and when it stops.",
      check: {
        do: "Open the lock, lower the lift and set the size to that of the record.",
        finds: "the arm goes where it should",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "The manual", instead: "a scan from a vinyl archive" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Open lock and lower the lift",
            how: "And take a transport screw on top of the deck out or down: many have two.",
          },
          {
            action: "adjust",
            title: "Set size and speed together",
            how: "30 cm with 33, 17 cm with 45.",
          },
          {
            action: "unplug",
            title: "Unplug before you adjust screws",
            how: "The manual shows the one for the point of set-down, often under a rubber plug beside the arm.",
          },
          {
            action: "adjust",
            title: "Turn it by a quarter",
            how: "With the screwdriver, then try.",
            see: "set-down in the run-in groove, 3 mm from the edge.",
          },
          {
            action: "test",
            title: "Play to the end",
            how: "The last groove starts the return.",
            see: "arm home, platter still.",
          },
        ],
      },
    },
    broken: {
      name: "a broken arm, hinge or lever",
      short: "a broken part",
      weight: 3,
      why: "Plastic arms and hinges break when the lid drops or somebody lifts the arm while it is locked.",
      check: {
        do: "Look at arm, rest, lever and lid hinges for a crack.",
        finds: "something is broken through",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 40],
        tools: [{ name: "Two-part epoxy" }, { name: "Toothpick" }, { name: "Masking tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the stylus off",
            how: "It pulls straight forwards and is safe in a box.",
          },
          {
            action: "look",
            title: "See whether wires run through the break",
            how: "In an arm four hair-thin wires do.",
            warning: "If one has torn, gluing comes after soldering, and that is for a specialist.",
          },
          {
            action: "glue",
            title: "Glue hinge, rest or lever",
            how: "Mix epoxy, put it on with the toothpick, strap with masking tape, 24 hours.",
            see: "a straight line along the break.",
          },
          {
            action: "replace",
            title: "Change the arm of a cheap portable",
            how: "Arms with cartridge are sold for many of them, for €10 to 20; two screws and four wires by colour.",
          },
          {
            action: "test",
            title: "Set the weight and play",
            how: "A record that can be spared.",
            see: "an arm that rides level to the end.",
            putBack: "Stylus in, guard off last.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is a part of the record player's arm, lever or lid broken off or cracked?",
      answers: {
        yes: {
          means: "a part is broken",
          heard: [
            "broken arm",
            "snapped",
            "cracked",
            "hinge broken",
            "lever broken",
            "broken off",
            "arm broken",
            "cover broken",
          ],
          when: { broken: "always", grease: "rarely", setting: "rarely" },
        },
        no: { means: "nothing is broken off" },
      },
    },
    {
      ask: "Does the record player's arm begin its movement and then stop, hang or drop?",
      answers: {
        yes: {
          means: "the arm begins to move and hangs or drops",
          heard: [
            "drops",
            "hangs",
            "halfway",
            "not retracting",
            "doesn't return",
            "slow",
            "stuck",
            "not return",
            "kick",
          ],
          when: { grease: "often", setting: "sometimes", broken: "rarely" },
        },
        no: { means: "the arm does not begin to move" },
      },
    },
    {
      ask: "Has the record player stood unused for years?",
      answers: {
        yes: {
          means: "it stood unused for years",
          heard: ["years", "attic", "old", "storage", "40 years", "inherited"],
          when: { grease: "always", setting: "sometimes", broken: "sometimes" },
        },
        no: { means: "it has been in use", heard: ["new", "since moving", "just bought"] },
      },
    },
  ],
  safety: ["Take the stylus off, or cover it, before you work near the arm."],
  prevention: ["Never lift the arm against its lock, and let automatics finish their way."],
  stopWhen: ["A spring has jumped off and you do not know where it sat."],
});

export const recordPlayer: Playbook = {
  faults: [doesNotTurn, noSound, skips, hums, armMechanism],
  notes: [
    {
      about: ["tracking weight", "how heavy", "grams"],
      text: "Most magnetic cartridges want 1.5 to 2.5 g, simple ceramic ones 4 to 6 g. The data sheet of the stylus decides.",
    },
    {
      about: ["wiring", "colours", "cartridge wires"],
      text: "White is left plus, blue left minus, red right plus, green right minus.",
    },
    {
      about: ["78", "shellac"],
      text: "Shellac records need a wider stylus and 78 turns. Do not clean them with alcohol, which dissolves them.",
    },
    {
      about: ["preamp", "phono", "line"],
      text: "“Line” goes into any input. “Phono” needs a phono input or a small preamplifier, or the sound is faint and thin.",
    },
    {
      about: ["valve", "dansette", "old player"],
      text: "Some record players of the 1950s and 60s have valves and a live chassis. Leave their inside to somebody who knows them.",
    },
  ],
};
