import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

const weakSuction = defineFault({
  id: "vacuum-weak-suction",
  name: "has lost its suction",
  weight: 9,
  says: [
    "no suction",
    "not sucking",
    "doesn't suck",
    "won't suck",
    "lost suction",
    "reduced suction",
    "poor suction",
    "not picking up",
    "does not pick up",
    "weak",
    "blocked",
    "blockage",
    "clogged",
    "not sucking well",
    "hose split",
    "hole in hose",
    "loses suction",
    "not very powerful",
    "not cleaning",
  ],
  causes: {
    blockage: {
      name: "a blockage in head, tube or hose",
      short: "a blockage",
      weight: 6,
      why: "Hair, a sock or a toy gets stuck where the way is narrow or bends: in the neck of the head, the joint of the tube, the end of the hose.",
      check: {
        do: "Take the tube and the head off and feel the suction at the bare end of the hose, then at the machine itself.",
        finds: "the suction is strong at the machine and weak further out",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 0],
        tools: [
          { name: "Broomstick", instead: "a bamboo cane with its end taped" },
          { name: "Coin" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it, or take the battery out",
            how: "The roller must not start while your fingers are in it.",
          },
          {
            action: "open",
            title: "Take head, tube and hose apart",
            how: "Press the catches and pull each joint open.",
            see: "three pieces that you can look through.",
          },
          {
            action: "look",
            title: "Let the coin run through",
            how: "Drop the coin into hose and tube. Where it stays is the place.",
            see: "the coin falling out at the other end when the way is free.",
          },
          {
            action: "clean",
            title: "Push it out backwards",
            how: "Push the broomstick from the machine's end, against the way the dirt came. Bend the hose to loosen a lump. Cut hair round the roller with the scissors.",
            warning: "Do not poke with anything pointed: the hose tears.",
            fallsOut: "A plug of hair, and what hides in it.",
          },
          {
            action: "test",
            title: "Put it together and cover the end",
            how: "Click all the joints, switch on, and hold your palm over the hose.",
            see: "your palm held fast, and the motor's tone rising.",
          },
        ],
        prevention: ["Pick up socks, hairpins and wrappers by hand."],
      },
    },
    filter: {
      name: "a full bag or bin, or a clogged filter",
      short: "bag or filter",
      weight: 6,
      why: "Air must leave where it came in. Fine dust closes the pores of bag and filter long before they look full.",
      check: {
        do: "Run it for ten seconds with the filter taken out, holding the hose only.",
        finds: "the suction comes back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 20],
        tools: [
          { name: "New bag or filter, if it cannot be washed" },
          { name: "Soft brush" },
          { name: "Dust mask", instead: "a scarf" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and go outdoors",
            how: "Put the mask on. Take out bag or bin.",
          },
          {
            action: "clean",
            title: "Empty and wipe the bin",
            how: "Loosen what clings to the mesh with the brush. A paper bag is changed, never emptied.",
            see: "light through the mesh.",
          },
          {
            action: "clean",
            title: "Wash or change the filters",
            how: "There are two as a rule: one before the motor, one after it. Rinse washable ones in lukewarm water without soap until it runs clear; paper ones are replaced by a new filter.",
            warning: "A damp filter kills the motor. Let it dry in the air for 24 hours.",
          },
          {
            action: "reassemble",
            title: "Set it back with its seal",
            how: "Bag collar or bin seal must sit flush, else it blows dust.",
            see: "the lid shutting without force.",
          },
          {
            action: "test",
            title: "Vacuum a pinch of sand",
            how: "On a hard floor, with one stroke.",
            see: "a clean line, and clear air at the outlet.",
          },
        ],
        prevention: ["Empty the bin at the mark and wash the filter once a month."],
      },
    },
    leak: {
      name: "air that gets in beside: a split hose, a bad seal, an open slider",
      short: "an air leak",
      weight: 3,
      why: "A tear in the hose or a slider on the handle lets the air in before it reaches the floor.",
      check: {
        do: "Close the slider on the handle, then run your wet hand along the hose with the motor on.",
        finds: "you feel a draught or hear a whistle",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 25],
        tools: [
          { name: "Cloth tape" },
          { name: "Sharp knife" },
          { name: "Tape measure", instead: "a string" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and unplug",
            how: "Lay the hose out straight on the floor.",
          },
          {
            action: "look",
            title: "Mark each tear",
            how: "Stretch the hose a little and turn it. Tears love the last hand's width at either end.",
            see: "light through a slit.",
          },
          {
            action: "adjust",
            title: "Cut off a torn end",
            how: "Within 30 cm of the end, cut the hose square behind the tear with the knife and screw the end piece on again: most turn to the left.",
            warning: "Cut away from yourself, on a board.",
          },
          {
            action: "glue",
            title: "Bridge a tear in the middle",
            how: "Stretch the hose, wrap the tape twice round with half overlap. It holds for months; measure the old hose with the tape measure and order one.",
          },
          {
            action: "test",
            title: "Listen with your palm on the end",
            how: "Switch on and close the end with your hand.",
            see: "no whistle along the way.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the vacuum's suction strong at the bare hose, with tube and head taken off?",
      answers: {
        yes: {
          means: "the suction is strong at the bare hose",
          heard: ["sucks at the hose", "strong at the hose"],
          when: { blockage: "often", filter: "never", leak: "rarely" },
        },
        no: { means: "the suction is weak at the hose too" },
      },
    },
    {
      ask: "Have the vacuum's bag or bin and its filters been emptied and cleaned in the last month?",
      answers: {
        yes: {
          means: "bag and filters are clean",
          heard: [
            "cleaned the filter",
            "cleaned filters",
            "new bag",
            "changed the bag",
            "emptied",
            "washed the filter",
          ],
          when: { filter: "rarely", blockage: "often", leak: "often" },
        },
        no: {
          means: "bag and filters have not been cleaned lately",
          heard: ["bag full", "filter dirty", "never cleaned"],
        },
      },
    },
    {
      ask: "Do you hear a whistle, or feel a draught, along the vacuum's hose?",
      answers: {
        yes: {
          means: "air whistles along the hose",
          heard: [
            "whistles",
            "whistling",
            "hole in hose",
            "split hose",
            "hose split",
            "hose torn",
            "crack in hose",
          ],
          when: { leak: "often", blockage: "rarely", filter: "rarely" },
        },
        no: { means: "nothing whistles" },
      },
    },
  ],
  safety: ["Empty it outdoors: fine dust is bad for the lungs."],
  prevention: ["Do not suck up water, plaster dust or hot ash."],
  stopWhen: ["The suction stays weak with hose, bag and filters all out: the motor is worn."],
});

const noPower = defineFault({
  id: "vacuum-no-power",
  name: "does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "no power",
    "will not switch on",
    "just stopped working",
    "not running",
    "dead",
    "switch broken",
    "on button broken",
    "new switch needed",
    "cable broken",
    "loose cable",
    "cord damaged",
    "works if I hold the cable",
    "power comes in and out",
    "intermittent",
    "motor gone",
    "battery flat",
    "won't charge",
    "not charging",
    "charged but won't start",
    "battery does not hold charge",
    "stopped suddenly",
  ],
  causes: {
    "cord-or-charger": {
      name: "no current: socket, fuse, charger or a break in the cord",
      short: "the supply or cord",
      weight: 5,
      why: "The cord of a vacuum is pulled, rolled up and driven over each week. On cordless ones it is the charger or its contacts.",
      check: {
        do: "Try another socket, then move the cord gently where it enters plug and case. On a cordless one, look for the charging light.",
        finds: "it comes and goes as the cord moves, or no charging light shows",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 20],
        tools: [
          { name: "Lamp to test the socket" },
          { name: "Fuse of the rating on the plug" },
          { name: "Cotton bud with alcohol" },
        ],
        steps: [
          {
            action: "test",
            title: "Test the socket with the lamp",
            how: "Use a wall socket.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Unplug and draw the whole cord out",
            how: "Run it through your hand to the last turn. Look for flat spots, cuts and a soft bush at the plug.",
            warning:
              "A damaged cord is not taped. Have it replaced: a repair café does it in half an hour.",
          },
          {
            action: "replace",
            title: "Change the fuse, if the plug has one",
            how: "Same number of amps as printed on the plug; put the new fuse in.",
          },
          {
            action: "clean",
            title: "Clean charging contacts",
            how: "On a cordless one, wipe the contacts of machine, battery and dock with the cotton bud and let them dry.",
            see: "bright metal, and a charging light in the dock.",
          },
          {
            action: "test",
            title: "Try it",
            how: "Plug in, or charge for four hours first.",
            see: "it starts and keeps running while you move it.",
          },
        ],
        stopWhen: ["The fuse blows again at once."],
      },
    },
    "cut-out": {
      name: "a heat cut-out that has tripped because of a blockage",
      short: "the heat cut-out",
      weight: 4,
      why: "When no air comes through, the motor overheats and a switch stops it for an hour. It looks dead and recovers.",
      check: {
        do: "Unplug it for two hours with the bag and filter out, and try again.",
        finds: "it runs again for a while",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 150,
        euros: [0, 10],
        tools: [{ name: "Washable bowl" }, { name: "Long stick" }],
        steps: [
          {
            action: "unplug",
            title: "Let it cool for two hours",
            how: "Plug out, flap open. The cut-out closes by itself.",
          },
          {
            action: "clean",
            title: "Empty it and wash the filter",
            how: "Rinse the motor filter in the bowl, with clear water only, and let it dry for a day.",
          },
          {
            action: "clean",
            title: "Push the ways free",
            how: "Go through tube, neck of the head and hose with the stick.",
            see: "daylight through each of them.",
          },
          {
            action: "test",
            title: "Run it for ten minutes",
            how: "Without the tube at first.",
            see: "an even tone, and air from the outlet that is warm, not hot.",
          },
        ],
        prevention: ["Clear it when the tone rises: that is the motor begging for air."],
        stopWhen: ["It cuts out again with everything clean: the motor is worn."],
      },
    },
    "switch-or-motor": {
      name: "a worn switch, motor brushes or motor",
      short: "switch or motor",
      weight: 4,
      why: "Switches wear out from dust, motor brushes from running. Both sit inside, where the mains is.",
      check: {
        do: "Press the switch slowly ten times and listen, in a quiet room.",
        finds: "there is no click, or it runs only while you press in one spot",
        minutes: 1,
      },
      repair: {
        handOver:
          "Switch and motor are mains parts under the cover. A mistake there shows only when somebody touches metal.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 50],
        tools: [{ name: "Label with model and symptom" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and empty the bin",
            how: "A clean machine is looked at with more pleasure.",
          },
          {
            action: "look",
            title: "Note how it went",
            how: "Slowly weaker with a smell of dust: brushes. From one moment to the next: switch or cord. Write it on the label.",
          },
          {
            action: "look",
            title: "Price the part",
            how: "A switch costs about €8, a motor €30 to €50. Ask before you agree to a motor in an old machine.",
          },
          {
            action: "look",
            title: "Take it to a repair café",
            how: "With the cord, the head and all filters.",
          },
        ],
      },
    },
    battery: {
      name: "a battery pack that is worn out",
      short: "the battery pack",
      weight: 3,
      why: "Cordless vacuums draw a lot. After three to four years the cells can no longer give it, though the lamp says “full”.",
      check: {
        do: "Charge it overnight and time it on the lowest level.",
        finds: "it runs for less than five minutes, or only blinks",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [25, 90],
        tools: [{ name: "Battery pack for the exact model" }, { name: "Crosshead screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the dock",
            how: "Let the battery cool for half an hour.",
            warning:
              "If the pack is swollen, hot or leaking, do not touch it: put the machine outside on stone.",
          },
          {
            action: "unscrew",
            title: "Take the old pack off",
            how: "Most hold by a catch and two or three screws at the handle. Undo them with the screwdriver. The pack itself stays closed.",
            fallsOut: "The pack slides down.",
          },
          {
            action: "replace",
            title: "Slide the new pack in",
            how: "It must click before the screws go in. Compare voltage and number with the old one.",
          },
          {
            action: "test",
            title: "Charge it full before the first use",
            how: "Stay near for the first hour.",
            see: "a steady light, and a pack that gets no more than hand-warm.",
          },
        ],
        prevention: ["Charge it after use, not for days on end, and keep it above 10 °C."],
      },
    },
  },
  questions: [
    {
      ask: "Is the vacuum cordless?",
      answers: {
        yes: {
          means: "it is cordless",
          heard: ["cordless", "battery", "charge", "rechargeable", "charger", "gtech", "robot"],
          when: {
            battery: "always",
            "cut-out": "sometimes",
            "cord-or-charger": "sometimes",
            "switch-or-motor": "sometimes",
          },
        },
        no: { means: "it has a cord", heard: ["cord", "cable", "plug", "lead", "henry"] },
      },
    },
    {
      ask: "Does the vacuum run again after it has rested for an hour or two?",
      answers: {
        yes: {
          means: "it runs again after a rest",
          heard: [
            "runs after a while",
            "cuts out after",
            "when it cools",
            "overheats",
            "overheating",
            "stops after",
          ],
          when: {
            "cut-out": "often",
            battery: "sometimes",
            "cord-or-charger": "rarely",
            "switch-or-motor": "rarely",
          },
        },
        no: { means: "resting does not bring it back" },
      },
    },
    {
      ask: "Does the vacuum come alive for a moment when you move its cord, or reseat its battery?",
      answers: {
        yes: {
          means: "it comes alive when cord or battery is moved",
          heard: [
            "hold the cable",
            "wiggle",
            "move the cord",
            "loose cable",
            "loose connection",
            "comes in and out",
          ],
          when: {
            "cord-or-charger": "often",
            battery: "rarely",
            "cut-out": "rarely",
            "switch-or-motor": "rarely",
          },
        },
        no: { means: "moving cord or battery changes nothing" },
      },
    },
    {
      ask: "Does the vacuum's switch click and spring back as it used to?",
      answers: {
        yes: {
          means: "the switch feels right",
          when: {
            "switch-or-motor": "sometimes",
            "cord-or-charger": "always",
            "cut-out": "always",
            battery: "always",
          },
        },
        no: {
          means: "the switch feels wrong",
          heard: ["switch broken", "button broken", "switch loose", "switch stuck", "button stuck"],
        },
      },
    },
  ],
  safety: ["Keep fingers and hair off the roller until plug or battery is out."],
  prevention: ["Pull the plug by its body, not by the cord from across the room."],
  stopWhen: ["It smells of burning or crackles.", "The cord is cut or warm."],
});

const brushStopped = defineFault({
  id: "vacuum-brush-does-not-turn",
  name: "has a brush that does not turn",
  weight: 5,
  says: [
    "brush not working",
    "brush not turning",
    "roller not spinning",
    "beater bar not working",
    "brush does not go round",
    "belt broken",
    "drive belt snapped",
    "roller stuck",
    "hair wrapped around roller",
    "brush head not working",
    "brush bar stopped",
  ],
  causes: {
    hair: {
      name: "hair and thread wound round the brush",
      short: "hair in the brush",
      weight: 6,
      why: "Long hair winds itself tight at both ends of the roller, until it stands still or a cut-out stops it.",
      check: {
        do: "Unplug it, turn the head over and roll the brush with a finger.",
        finds: "it is stiff or full of hair",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Small scissors", instead: "a seam ripper" },
          { name: "Coin" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it or take the battery off",
            how: "Lay the head on its back.",
          },
          {
            action: "open",
            title: "Take the brush out",
            how: "Turn the lock at its end with the coin and pull the brush out sideways.",
            fallsOut: "An end cap and sometimes a washer; note their order.",
          },
          {
            action: "clean",
            title: "Cut the hair lengthwise",
            how: "Slide the scissors along the groove, cut, and pull the hair off in strips. Free both bearings with the tweezers.",
            see: "ends that spin between two fingers.",
          },
          {
            action: "reassemble",
            title: "Set the brush back",
            how: "Toothed end to the drive side, cap on, lock closed.",
            see: "a brush that turns by hand with a slight drag.",
          },
          {
            action: "test",
            title: "Switch it on over a hard floor",
            how: "Lift the head by a finger's width to look, hands well away.",
            see: "a blur instead of bristles.",
          },
        ],
        prevention: ["Cut hair off the brush once a month."],
      },
    },
    belt: {
      name: "a torn or slipped belt",
      short: "the belt",
      weight: 4,
      why: "A rubber belt links the motor to the brush. It stretches with time and snaps when the brush blocks.",
      check: {
        do: "With the plug out, turn the brush by hand and feel whether the motor turns with it.",
        finds: "it turns freely without any drag, or rubber crumbs lie in the head",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [4, 12],
        tools: [{ name: "Belt for the model" }, { name: "Crosshead screwdriver" }],
        steps: [
          { action: "unplug", title: "Cut the power off", how: "Plug out, or pack off." },
          {
            action: "unscrew",
            title: "Open the sole plate",
            how: "Undo the screws under the head with the screwdriver and lift the plate off.",
            fallsOut: "The brush comes up with the plate. Photograph it first.",
          },
          {
            action: "replace",
            title: "Lay the new belt on",
            how: "Over the motor's shaft first, then round the groove of the brush. Pull the brush into its seat against the tension of the belt.",
            see: "a belt that runs straight, not twisted.",
          },
          {
            action: "reassemble",
            title: "Close it and turn it by hand",
            how: "Plate on, screws in, then turn the brush three times round.",
            see: "the belt staying in its groove.",
          },
          {
            action: "test",
            title: "Run it on carpet",
            how: "One minute.",
            see: "stripes in the pile.",
          },
        ],
        prevention: ["Stop at once when the brush has caught a cord or a fringe."],
      },
    },
    drive: {
      name: "no current to the head, or a failed head motor",
      short: "the head's motor",
      weight: 3,
      why: "Heads with a motor of their own get current through contacts in the tube. Dirt on them, or a cut-out in the head, stops the brush.",
      check: {
        do: "Take the head off and look at the pins in neck and tube.",
        finds: "pins are dirty, bent or pushed in",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 60],
        tools: [{ name: "Cotton buds" }, { name: "Alcohol", instead: "clear spirit" }],
        steps: [
          {
            action: "unplug",
            title: "Take plug or battery out",
            how: "Then pull head and tube apart.",
          },
          {
            action: "clean",
            title: "Clean the contacts",
            how: "Rub pins and sockets with cotton buds and alcohol; let them dry for ten minutes.",
            see: "bright pins of one length.",
          },
          {
            action: "look",
            title: "Look for a reset button on the head",
            how: "Some have a small red or grey button underneath. Press it once.",
            see: "it clicking in.",
          },
          {
            action: "test",
            title: "Try the head without the tube",
            how: "Straight on the machine, if it fits there.",
            see: "a turning brush. If it turns there, the tube is at fault; if not, the head is replaced as a whole.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can you turn the vacuum's brush easily by hand?",
      answers: {
        yes: {
          means: "the brush turns easily by hand",
          when: { hair: "rarely", belt: "always", drive: "often" },
        },
        no: { means: "the brush is stiff", heard: ["stuck", "hair wrapped", "jammed", "tangled"] },
      },
    },
    {
      ask: "Did you hear a bang or smell rubber when the vacuum's brush stopped?",
      answers: {
        yes: {
          means: "there was a bang or a smell of rubber",
          heard: ["snapped", "smell of rubber", "belt broken", "belt snapped"],
          when: { belt: "often", hair: "rarely", drive: "rarely" },
        },
        no: { means: "the brush stopped quietly" },
      },
    },
    {
      ask: "Does the vacuum's brush have its own motor, with metal contacts in the tube?",
      answers: {
        yes: {
          means: "the head has a motor of its own",
          heard: ["cordless", "motor in the head", "powered head"],
          when: { drive: "always", hair: "sometimes", belt: "rarely" },
        },
        no: { means: "the head has no motor of its own" },
      },
    },
  ],
  safety: ["A brush that is freed can start by itself: power off before you turn it over."],
  prevention: ["Switch the brush off on rugs with a fringe."],
  stopWhen: ["The head grows hot or its cord is bare."],
});

const noiseOrOverheat = defineFault({
  id: "vacuum-noise-or-cuts-out",
  name: "runs loud, hot or cuts out after a few minutes",
  weight: 4,
  says: [
    "making a loud noise",
    "noisy",
    "cuts out",
    "keeps cutting out",
    "turns off after five minutes",
    "overheats",
    "overheating",
    "stops and starts",
    "high pitched noise",
    "screeching",
    "smells hot",
    "rattles",
    "keeps turning off",
  ],
  causes: {
    starved: {
      name: "a motor that gets too little air",
      short: "too little air",
      weight: 6,
      why: "The motor is cooled by the air that it sucks. A full bag or a grey filter makes it whine, heat up and stop.",
      check: {
        do: "Take bag or bin and filter out, and run it for three minutes with the bare hose.",
        finds: "the tone is lower and it keeps running",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 20],
        tools: [
          { name: "New filter", instead: "the washed old one, once it is bone dry" },
          { name: "Paint brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool for an hour",
            how: "Open all flaps.",
          },
          {
            action: "clean",
            title: "Clear the outlet too",
            how: "Behind the grille where air leaves there is often a second filter that nobody knows of. Brush it with the paint brush or change it for a new filter.",
            see: "white felt instead of grey.",
          },
          {
            action: "clean",
            title: "Wash the foam before the motor",
            how: "Lukewarm water, squeeze, repeat until clear. Dry it for a day in the air.",
          },
          {
            action: "test",
            title: "Time it",
            how: "Run it for a quarter of an hour.",
            see: "the same tone at the end as at the start.",
          },
        ],
      },
    },
    "foreign-body": {
      name: "a hard object in fan, brush or tube",
      short: "a foreign object",
      weight: 3,
      why: "A pebble or a piece of toy that rattles round in the head sounds worse than it is.",
      check: {
        do: "Take the head off and listen to the machine alone.",
        finds: "without the head it is quiet",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Torch" }, { name: "Pliers", instead: "tweezers" }],
        steps: [
          { action: "unplug", title: "Power off, head off", how: "Shake the head over newspaper." },
          {
            action: "look",
            title: "Shine into every opening",
            how: "Torch into neck, wheel wells and brush bearings.",
            see: "a pebble, a screw, a piece of plastic.",
          },
          {
            action: "clean",
            title: "Pull it out",
            how: "With the pliers, in the direction from which it came.",
          },
          {
            action: "test",
            title: "Listen to each part",
            how: "Machine alone, then with hose, tube and head.",
            see: "the same even sound each time.",
          },
        ],
      },
    },
    bearing: {
      name: "a worn motor bearing",
      short: "the motor bearing",
      weight: 3,
      why: "The motor turns 500 times a second or more on two small bearings. When they run dry, they screech, and the motor draws too much.",
      check: {
        do: "Switch it off and listen to it running down.",
        finds: "it screeches, or stops with a jerk instead of running out softly",
        minutes: 1,
      },
      repair: {
        handOver:
          "Motor and fan are balanced together and sit in the mains part. The motor is replaced as a whole.",
        difficulty: "Difficult",
        minutes: 5,
        euros: [30, 60],
        tools: [{ name: "Phone recording" }],
        steps: [
          {
            action: "test",
            title: "Make one recording",
            how: "Ten seconds of running and the run-down.",
          },
          {
            action: "unplug",
            title: "Then use it no longer",
            how: "A dry bearing seizes, and a seized motor burns.",
          },
          {
            action: "look",
            title: "Ask for the price of a motor",
            how: "With the model number. Good machines are worth one, cheap ones are not.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the vacuum quiet and cool when it runs without bag, filter and tube?",
      answers: {
        yes: {
          means: "it runs well without bag, filter and tube",
          when: { starved: "often", "foreign-body": "sometimes", bearing: "never" },
        },
        no: { means: "it is loud even by itself" },
      },
    },
    {
      ask: "Does the vacuum rattle as if something hard were in it?",
      answers: {
        yes: {
          means: "something hard rattles in it",
          heard: ["rattles", "rattling", "clatter", "stone", "pebble"],
          when: { "foreign-body": "often", bearing: "sometimes", starved: "rarely" },
        },
        no: { means: "nothing rattles" },
      },
    },
    {
      ask: "Does the vacuum screech or grind as it runs down after switching off?",
      answers: {
        yes: {
          means: "it screeches as it runs down",
          heard: ["screech", "screeching", "grinding", "squeals", "high pitched"],
          when: { bearing: "always", "foreign-body": "rarely", starved: "rarely" },
        },
        no: { means: "it runs down softly" },
      },
    },
  ],
  safety: ["If the case is too hot to touch, unplug it and leave it alone for an hour."],
  prevention: ["Change bag and filter when the tone rises."],
  stopWhen: ["Sparks show at the motor, or it smells of burning."],
});

export const vacuum: Playbook = {
  faults: [noPower, weakSuction, brushStopped, noiseOrOverheat],
  notes: [
    {
      about: ["wash filter", "dishwasher", "soap"],
      text: "Wash a vacuum filter in lukewarm water only. Soap and dishwashers close its pores, and heat shrinks it. It needs 24 hours to dry.",
    },
    {
      about: ["cord rewind", "cable not retracting", "cable does not go in"],
      text: "If the cord no longer rolls up, pull it all the way out, clean it with a damp cloth and let it in while guiding it. A weak spring behind the drum is under tension: leave that to a repairer.",
    },
  ],
};
