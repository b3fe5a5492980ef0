import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotSwitchOn = defineFault({
  id: "fan-does-not-switch-on",
  name: "does not switch on, or stops by itself",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "no power",
    "not working",
    "does not start",
    "losing power",
    "works for a while then stops",
    "stops after a while",
    "cuts out",
    "switches itself off",
    "intermittent",
    "remote not working",
    "buttons do nothing",
    "fuse gone",
    "cable damaged",
    "wire broken",
    "no plug",
    "completely dead",
  ],
  causes: {
    supply: {
      name: "a socket, a plug fuse or an adapter that gives no power",
      short: "the supply",
      weight: 4,
      why: "A fan needs little current, so its plug holds a small fuse of 3 or 5 A that dies of old age. Desk fans for USB often have nothing wrong but a weak adapter or a bent socket.",
      check: {
        do: "Plug a phone charger into the fan's socket, then try the fan where a lamp has just burned. Give a USB fan another cable and adapter.",
        finds: "the charger stays dead, or the fan runs in the other place",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [
          { name: "Phone charger" },
          { name: "Flat screwdriver", instead: "the blade of a butter knife" },
          { name: "Fuse of the same rating" },
        ],
        steps: [
          {
            action: "test",
            title: "Prove the socket",
            how: "Put the phone charger into the very socket that the fan used, without a timer or an extension lead.",
            see: "the phone charging. If it does not, the socket is at fault and the fan may be sound.",
          },
          {
            action: "unplug",
            title: "Take the fan's plug in your hand",
            how: "Look at the pins, the cord grip and the two hand's widths of cord next to it.",
            warning:
              "If a pin is loose or the cord has slipped out of the grip, do not plug it in again before somebody has fitted a new plug.",
          },
          {
            action: "replace",
            title: "Change the plug fuse, where there is one",
            how: "Lever the little carrier out with the screwdriver and fit a fuse with the same number: 3 A for most fans, 13 A only for those that also heat.",
            fallsOut: "The old fuse lies loose in its carrier.",
            putBack: "Press the carrier in until it sits level with the plug.",
          },
          {
            action: "test",
            title: "Run it on each speed",
            how: "Stand it upright on a firm floor and let every speed run for two minutes.",
            see: "blades that start by themselves on all of them.",
          },
        ],
        stopWhen: ["The second fuse goes as well: something inside is shorted."],
      },
    },
    setting: {
      name: "a timer, a remote or a tilt switch that holds it off",
      short: "the timer, remote or tilt switch",
      weight: 3,
      why: "Many fans stop after one to eight hours on purpose, wait for a remote, or have a small switch under the foot that cuts the current when they tip over.",
      check: {
        do: "Stand it on a hard level floor, set the timer to “on” or continuous, and use the buttons on the fan itself.",
        finds: "it runs, or the remote shows no light when you film its tip with a phone",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Button cell for the remote" }, { name: "Phone camera" }],
        steps: [
          {
            action: "adjust",
            title: "Turn the timer to continuous",
            how: "A dial that stands on 0 keeps the fan off. On touch models press “timer” until its lamp goes out.",
            see: "no minutes left on the display.",
          },
          {
            action: "look",
            title: "Feel under the foot",
            how: "Pull the plug, lay the fan down and look for a small pin or flap in the base. It should spring in and out, and carpet must not swallow it.",
          },
          {
            action: "replace",
            title: "Change the remote's cell",
            how: "Slide the tray out, note the type printed on the cell, usually CR2025 or CR2032, and fit a new button cell with the plus sign up.",
            warning:
              "Button cells are deadly if swallowed: put the old one straight out of a child's reach.",
          },
          {
            action: "test",
            title: "Watch the remote through a camera",
            how: "Press a key and look at the tip of the remote through your phone camera. Then let the fan run for an hour.",
            see: "a faint violet flicker in the picture, and a fan that runs through.",
          },
        ],
        prevention: ["Take the cell out of the remote when the summer is over."],
      },
    },
    heat: {
      name: "a motor that overheats and is stopped by its own protection",
      short: "an overheated motor",
      weight: 4,
      why: "The motor cools itself with the air around it. Under a coat of fluff, or with dry bearings, it gets so hot that a protector in the winding opens. Some close again when cold, some never do.",
      check: {
        do: "Feel the motor housing behind the blades after ten minutes' running, with the plug out. Leave it for two hours and start it again.",
        finds: "the housing is too hot to hold, or the fan runs again after the rest",
        minutes: 15,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 8],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Soft brush", instead: "a dry paintbrush" },
          { name: "Vacuum cleaner" },
          { name: "Sewing machine oil", instead: "light bicycle oil, not spray" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and let it go cold",
            how: "Wait for two hours. A protector that can recover does so in that time.",
            see: "a motor housing no warmer than the room.",
          },
          {
            action: "unscrew",
            title: "Take off grille, blades and rear cover",
            how: "Open the clips of the front grille, undo the blade nut clockwise and draw the blades off. One to four screws hold the cover behind the motor; loosen them with the screwdriver.",
            fallsOut: "The blade nut has a left-hand thread; put it in a cup.",
            warning:
              "Leave every wire and the small capacitor beside the motor where they are: it can stay charged. A wire with brittle or brown insulation ends the job.",
          },
          {
            action: "clean",
            title: "Free the motor of fluff",
            how: "Lift felt and dust out of the slots with the brush and hold the nozzle of the vacuum cleaner beside it.",
            see: "copper and bare metal instead of grey wool.",
          },
          {
            action: "lubricate",
            title: "Oil both bearings",
            how: "Let one drop of oil run to the shaft in front of and behind the motor. Spin the shaft with your fingers for a minute and wipe off what is left.",
            see: "a shaft that runs on for several turns.",
          },
          {
            action: "reassemble",
            title: "Close it up again",
            how: "Cover, rear grille, blades, nut anticlockwise, front grille. Push the blades all the way on, so that the pin sits in its slot.",
            putBack: "Every clip snaps; none may stand off.",
          },
          {
            action: "test",
            title: "Run it for half an hour",
            how: "Stay in the room and feel the cover every ten minutes.",
            see: "a cover that is warm and can be held.",
          },
        ],
        prevention: ["Brush the slots behind the motor at the start and at the end of summer."],
        stopWhen: [
          "It stays dead after cooling: the protector has blown for good and the motor is done.",
        ],
      },
    },
    inside: {
      name: "a break in the cord, the speed switch or the motor winding",
      short: "the cord, switch or winding",
      weight: 4,
      why: "The cord is bent where it enters the base or the swinging neck, the switch wears at its contacts, and a winding can burn through. All three carry mains.",
      check: {
        do: "Look the unplugged cord over: with a cut in it, stop here. If it is whole, switch the fan on, nudge the cord at base and neck with a wooden spoon, and press each speed in turn.",
        finds: "it stutters as the cord moves, or one speed works and another does not",
        minutes: 3,
      },
      repair: {
        handOver:
          "New mains wiring in a part that swings has to be fixed against pull and then tested.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 25],
        tools: [{ name: "Masking tape", instead: "a strip of plaster" }],
        steps: [
          {
            action: "unplug",
            title: "Leave it unplugged",
            how: "A cord that stutters also sparks inside its sheath.",
          },
          {
            action: "look",
            title: "Mark the place",
            how: "Stick a piece of tape where moving the cord brought it to life, or write on it which speeds are dead.",
          },
          {
            action: "look",
            title: "Judge the motor with your nose",
            how: "Sniff at the slots of the cold motor. A sharp varnish smell means a burnt winding, and then a repair seldom pays.",
            see: "no brown plastic round the motor.",
          },
          {
            action: "look",
            title: "Bring it to a repair café",
            how: "A cord or a switch is half an hour's work there and costs under €10.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another device run in the socket that the fan used?",
      answers: {
        yes: {
          means: "the socket is alive",
          heard: [
            "changed the fuse",
            "socket works",
            "fuse okay",
            "fuse ok",
            "tried other sockets",
          ],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse gone", "blown fuse"] },
      },
    },
    {
      ask: "Did the fan run for some time and then stop, and run again after a rest?",
      answers: {
        yes: {
          means: "it ran for a while and recovered after a rest",
          heard: [
            "works for a while",
            "stops after a while",
            "after an hour",
            "gets hot",
            "overheats",
          ],
          when: { heat: "often", setting: "sometimes", supply: "rarely", inside: "rarely" },
        },
        no: { means: "it does not come back after a rest" },
      },
    },
    {
      ask: "Does the fan have a timer, a remote or touch buttons?",
      answers: {
        yes: {
          means: "it has a timer, a remote or touch buttons",
          heard: ["timer", "remote", "remote control", "touch buttons"],
          when: { setting: "always", supply: "sometimes", heat: "sometimes", inside: "sometimes" },
        },
        no: { means: "it has only plain knobs" },
      },
    },
    {
      ask: "Does the fan come alive for a moment when you move its cord, or on one of its speeds only?",
      answers: {
        yes: {
          means: "it reacts to moving the cord, or to one speed only",
          heard: [
            "wiggle the cable",
            "move the cable",
            "loose wire",
            "one speed",
            "only works on high",
            "broken wire",
            "crooked wire",
          ],
          when: { inside: "often", supply: "rarely", setting: "never", heat: "rarely" },
        },
        no: { means: "cord and speeds make no difference" },
      },
    },
  ],
  safety: [
    "Never put fingers through the grille, not even when the blades stand still: a fan can start by itself when its protector cools.",
  ],
  prevention: ["Lead the cord so that nobody trips over it and the neck cannot pinch it."],
  stopWhen: ["The cord shows copper, or the base grows hot."],
});

const bladesStandStill = defineFault({
  id: "fan-blades-do-not-turn",
  name: "has power but its blades do not turn",
  weight: 7,
  says: [
    "not spinning",
    "not turning",
    "does not turn",
    "doesn't turn",
    "fails to go round",
    "fan not moving",
    "hums but does not spin",
    "buzzes but blades don't move",
    "has power but not spinning",
    "blades stuck",
    "seized",
    "have to push it to start",
    "needs a push to start",
    "motor gone",
    "motor burnt out",
    "jammed",
    "loose blade",
  ],
  causes: {
    bearing: {
      name: "a bearing that is dry or gummed up",
      short: "a dry bearing",
      weight: 6,
      why: "The shaft runs in two small bronze sleeves with a drop of oil for life. After some summers the oil is tar, and the weak motor hums without getting the blades round.",
      check: {
        do: "Pull the plug and give the blades a push with a wooden spoon through the grille.",
        finds: "they stop at once instead of coasting for a few turns",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Kitchen paper" },
          { name: "Isopropyl alcohol", instead: "methylated spirit" },
          { name: "Sewing machine oil", instead: "light bicycle oil" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the fan and lay it on its back",
            how: "Put a towel under it, so that the front grille looks up.",
          },
          {
            action: "unscrew",
            title: "Remove the grille and the blades",
            how: "Open the clips and the small screw at the rim with the screwdriver. Hold the blades, turn the cap in the middle clockwise and pull them straight off.",
            fallsOut: "The cap, and on some fans a small cross pin in the shaft.",
            see: "a bare steel shaft coming out of the motor.",
          },
          {
            action: "clean",
            title: "Pull hair and fluff off the shaft",
            how: "Unwind what has wrapped itself round the shaft and wipe it with kitchen paper and alcohol. Turn the shaft while you wipe.",
          },
          {
            action: "lubricate",
            title: "Put two drops of oil on the shaft",
            how: "Let them creep in where the shaft enters the motor, push and pull the shaft a little, and spin it for a minute between your fingers. Wipe it and repeat.",
            see: "the shaft running on by itself after a flick.",
            warning:
              "No oil on wires or on the blades, and no penetrating spray: it dries out the sleeve within weeks.",
          },
          {
            action: "reassemble",
            title: "Fit the blades and the grille",
            how: "Slide the blades over the pin, turn the cap anticlockwise until it is hand-tight and close all clips.",
            putBack: "The cap has a left-hand thread: it tightens against the clock.",
          },
          {
            action: "test",
            title: "Start it on the lowest speed",
            how: "Plug in and let it run for ten minutes.",
            see: "a start without help, and a steady low hum.",
          },
        ],
        prevention: ["Give the shaft one drop of oil each spring."],
        stopWhen: [
          "The shaft stays stiff after two rounds of oil, or wobbles sideways in its sleeve.",
        ],
      },
    },
    rubbing: {
      name: "a bent guard or something caught that holds the blades",
      short: "something rubbing",
      weight: 3,
      why: "A fall pushes the grille into the path of the blades. In tower fans paper, hair or a toy lies against the drum.",
      check: {
        do: "Unplug it, turn the blades slowly by hand with a pencil and look from the side.",
        finds: "they touch the guard, or stop at the same spot each turn",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Pliers" },
          { name: "Tweezers", instead: "a bent paper clip" },
          { name: "Torch", instead: "a phone's light" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug first",
            how: "A blade that comes free under power starts at once.",
          },
          {
            action: "look",
            title: "Find where it touches",
            how: "Shine the torch along the rim and turn the blades with a pencil. Bright scratches show the place.",
          },
          {
            action: "adjust",
            title: "Bend the guard back",
            how: "Take the guard off, lay it on a table and bend wires with the pliers, a little at a time, until it lies flat all round.",
            see: "at least 5 mm between blades and wire.",
          },
          {
            action: "clean",
            title: "Pick out what does not belong there",
            how: "In a tower fan reach through the slots with tweezers, and turn the drum by the pencil to find more.",
            fallsOut: "Fluff, paper, a hairgrip.",
          },
          {
            action: "test",
            title: "Spin it by hand, then run it",
            how: "Three free turns by hand. Then plug in and start on low.",
            see: "no scraping at any speed.",
          },
        ],
      },
    },
    "blade-slips": {
      name: "blades that have come loose on the shaft",
      short: "loose blades",
      weight: 2,
      why: "The hub is held by a pin or a flat on the shaft. When the plastic cracks or the cap loosens, the motor turns and the blades stay behind.",
      check: {
        do: "With the plug out, hold the end of the shaft behind or in front of the hub and turn the blades.",
        finds: "the blades turn and the shaft does not",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Cloth" },
          { name: "Two-part epoxy glue" },
          { name: "Sandpaper", instead: "a nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the current off",
            how: "Then open the grille clips all round.",
          },
          {
            action: "unscrew",
            title: "Draw the blades off and look at the hub",
            how: "Grip the cap with a cloth, turn it clockwise and pull.",
            see: "a slot or a flat in the hub that fits the shaft. A worn round hole is the fault.",
            fallsOut: "The cross pin of the shaft can roll away.",
          },
          {
            action: "replace",
            title: "Look for a spare blade",
            how: "Search for the model and “fan blade”. It costs €5 to €15 and is the lasting answer.",
          },
          {
            action: "glue",
            title: "Otherwise close a crack in the hub",
            how: "Roughen both sides of the crack with sandpaper, fill it with epoxy glue, keep the bore clean and let it harden for a day.",
            warning: "Only a cracked hub may be glued, never a cracked blade: it flies apart.",
          },
          {
            action: "reassemble",
            title: "Push it on over the pin",
            how: "Line the slot up with the pin, and tighten the cap against the clock.",
          },
          {
            action: "test",
            title: "Run it with the grille closed",
            how: "First low, then high, and stand to the side.",
            see: "air on every speed, and no shaking.",
          },
        ],
        stopWhen: ["A blade has a crack or a piece missing."],
      },
    },
    motor: {
      name: "a start capacitor or a motor that has failed",
      short: "the capacitor or motor",
      weight: 4,
      why: "A capacitor gives the motor its first push, and it dries out with age. A motor that has stood humming burns its winding.",
      check: {
        do: "Make sure with the plug out that the blades coast freely. Then switch on low for five seconds, hands away, and listen.",
        finds: "it hums and the blades stand, or they start only after a long while",
        minutes: 2,
      },
      repair: {
        handOver:
          "A capacitor keeps its charge after the plug is out, and it is soldered or crimped to mains wires.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 30],
        tools: [{ name: "Paper label" }],
        steps: [
          {
            action: "unplug",
            title: "Do not leave it humming",
            how: "Pull the plug within seconds: a motor that stands still under current cooks itself.",
          },
          {
            action: "look",
            title: "Write down how it starts",
            how: "“Runs after a push” means the capacitor, “coasts freely, only hums” means the winding. Put that on the label.",
          },
          {
            action: "look",
            title: "Weigh up the price",
            how: "A capacitor costs €3 to €6. A motor is hardly ever worth it in a fan under €60.",
          },
          {
            action: "look",
            title: "Hand it to somebody with a meter",
            how: "They discharge the capacitor, measure it in a minute and fit one with the same microfarads.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "With the plug out, do the fan's blades coast on for a few turns after a push?",
      answers: {
        yes: {
          means: "the blades coast freely by hand",
          heard: ["spins freely", "turns freely"],
          when: { bearing: "never", rubbing: "rarely", motor: "often", "blade-slips": "often" },
        },
        no: {
          means: "the blades are stiff by hand",
          heard: ["seized", "stiff", "stuck", "jammed", "hard to turn"],
        },
      },
    },
    {
      ask: "Do the fan's blades scrape or stop at one and the same place?",
      answers: {
        yes: {
          means: "they scrape or catch at one place",
          heard: [
            "scrapes",
            "guard bent",
            "grille bent",
            "bent guard",
            "catches",
            "fell over",
            "knocked over",
            "slipped inside",
          ],
          when: { rubbing: "often", bearing: "rarely", motor: "never", "blade-slips": "rarely" },
        },
        no: { means: "nothing scrapes" },
      },
    },
    {
      ask: "Does the fan run if you give its blades a push?",
      answers: {
        yes: {
          means: "it runs after a push",
          heard: ["needs a push", "push it to start", "push start", "spin it by hand"],
          when: {
            motor: "sometimes",
            bearing: "sometimes",
            rubbing: "rarely",
            "blade-slips": "never",
          },
        },
        no: { means: "a push does not help" },
      },
    },
    {
      ask: "Can you turn the fan's blades while its shaft stands still?",
      answers: {
        yes: {
          means: "the blades slip on the shaft",
          heard: [
            "blade loose",
            "blades loose",
            "slips on the shaft",
            "hub cracked",
            "motor turns",
          ],
          when: { "blade-slips": "always", bearing: "never", rubbing: "rarely", motor: "rarely" },
        },
        no: { means: "blades and shaft turn together" },
      },
    },
  ],
  safety: ["Push the blades only with a wooden stick through the grille, never with a finger."],
  prevention: ["Store it under a cloth, so that dust does not settle in the bearings."],
  stopWhen: ["It hums loudly and will not turn: each minute under power makes it worse."],
});

const weak = defineFault({
  id: "fan-weak",
  name: "turns slowly or hardly moves any air",
  weight: 3,
  says: [
    "slow",
    "very slow",
    "turns slowly",
    "runs slow",
    "weak",
    "no air",
    "hardly any air",
    "not blowing much",
    "losing speed",
    "speed does not change",
    "only one speed",
    "only low speed works",
    "poor airflow",
    "barely blows",
  ],
  causes: {
    dirt: {
      name: "dust on blades, grille or intake",
      short: "dust",
      weight: 5,
      why: "A furry edge ruins the shape of a blade, and a clogged intake at the back of a tower fan lets no air in.",
      check: {
        do: "Look at the edges of the blades and at the slots on the back.",
        finds: "they wear a grey fringe",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 35,
        euros: [0, 0],
        tools: [{ name: "Soft brush" }, { name: "Vacuum cleaner" }, { name: "Damp cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and open the grille",
            how: "Snap the clips open, or undo the screws on the back panel of a tower fan.",
          },
          {
            action: "clean",
            title: "Brush the intake",
            how: "Work from outside to inside with the brush and let the vacuum cleaner catch what comes loose.",
            see: "light through all slots.",
          },
          {
            action: "clean",
            title: "Wipe each blade on both sides",
            how: "Use a cloth wrung out in soapy water, hold the blade from behind so that it does not bend, and dry it.",
            warning: "No water near the motor or the switch.",
          },
          {
            action: "reassemble",
            title: "Close the grille",
            how: "Start at the top hook, then snap the clips round.",
            putBack: "The safety screw at the rim goes back too.",
          },
          {
            action: "test",
            title: "Compare with a sheet of paper",
            how: "Hang a sheet a metre in front of it on the highest speed.",
            see: "paper standing out clearly.",
          },
        ],
        prevention: ["Vacuum the back grille once a month in use."],
      },
    },
    "dry-bearing": {
      name: "a bearing that brakes the shaft",
      short: "a braking bearing",
      weight: 4,
      why: "Old oil holds the shaft back. On high the motor overcomes it, on low it does not, and it gets better as it warms up.",
      check: {
        do: "Let it run for ten minutes on high and listen whether it gains speed.",
        finds: "it starts sluggishly and gets faster as it warms",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 6],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Light machine oil", instead: "sewing machine oil" },
          { name: "Cotton buds" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the plug out and strip the front",
            how: "Front guard first, then the blade cap, which opens with the clock, then the blades.",
          },
          {
            action: "open",
            title: "Take the cap off behind the motor",
            how: "Undo the knob for swinging and the screws of the rear shell with the screwdriver, and slide the shell back.",
            fallsOut: "The swing knob and its screw.",
            warning:
              "The small box on a wire is a capacitor that can stay charged. Do not touch its ends.",
            see: "the rear end of the shaft.",
          },
          {
            action: "clean",
            title: "Wipe the black rim away",
            how: "Go round the shaft at both ends with cotton buds until they stay nearly clean.",
          },
          {
            action: "lubricate",
            title: "Feed the felt rings",
            how: "Around each bearing sits a felt ring. Give each three drops of oil and wait for ten minutes while it soaks in.",
          },
          {
            action: "reassemble",
            title: "Put shell, blades and guard back",
            how: "In the reverse order, with every screw back in its own hole.",
          },
          {
            action: "test",
            title: "Start it cold on the lowest speed",
            how: "Count how long it takes to reach full speed.",
            see: "full speed within five seconds.",
          },
        ],
      },
    },
    capacitor: {
      name: "a tired capacitor or a burnt contact in the speed switch",
      short: "the capacitor or speed switch",
      weight: 4,
      why: "With less than its full microfarads the capacitor gives the motor only part of its force. A burnt switch contact kills one speed and spares the others.",
      check: {
        do: "Unplug it and spin the blades, then run every speed.",
        finds: "they coast well by hand, yet turn slowly, or some speeds are the same or missing",
        minutes: 3,
      },
      repair: {
        handOver:
          "Both parts are mains parts under the control box, and the capacitor can hold a charge.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [3, 12],
        tools: [{ name: "Pencil and paper" }],
        steps: [
          {
            action: "unplug",
            title: "Put it aside unplugged",
            how: "It will not repair itself, and slow running heats the winding.",
          },
          {
            action: "look",
            title: "List the speeds",
            how: "Write on paper what each position does: off, slow, right. A missing speed is the switch, all speeds slow is the capacitor.",
          },
          {
            action: "look",
            title: "Copy the type plate",
            how: "Make, model, volts and watts tell a repairer which spare to bring.",
          },
          {
            action: "look",
            title: "Ask for both parts to be measured",
            how: "It is a twenty-minute job for a volunteer who has a capacitance meter.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there a visible layer of dust on the fan's blades or back grille?",
      answers: {
        yes: {
          means: "blades or grille are dusty",
          heard: ["dusty", "full of dust", "dirty", "fluff"],
          when: { dirt: "always", "dry-bearing": "sometimes", capacitor: "sometimes" },
        },
        no: { means: "blades and grille are clean", heard: ["cleaned it"] },
      },
    },
    {
      ask: "With the plug out, do the fan's blades stop almost at once after a push?",
      answers: {
        yes: {
          means: "the blades stop at once after a push",
          heard: ["stiff", "hard to turn"],
          when: { "dry-bearing": "often", dirt: "rarely", capacitor: "never" },
        },
        no: { means: "the blades coast well", heard: ["spins freely"] },
      },
    },
    {
      ask: "Do all of the fan's speeds still differ from each other?",
      answers: {
        yes: {
          means: "all speeds still differ",
          when: { capacitor: "rarely", dirt: "often", "dry-bearing": "sometimes" },
        },
        no: {
          means: "some speeds are missing or the same",
          heard: [
            "only one speed",
            "only low speed",
            "same speed",
            "speed switch",
            "only works on high",
          ],
        },
      },
    },
    {
      ask: "Does the fan get faster after it has run for some minutes?",
      answers: {
        yes: {
          means: "it gets faster as it warms up",
          heard: ["slow to start", "gets faster", "slow at first"],
          when: { "dry-bearing": "often", dirt: "never", capacitor: "rarely" },
        },
        no: { means: "its speed stays the same" },
      },
    },
  ],
  safety: ["Keep long hair and scarves away while you try it with the guard just closed."],
  prevention: ["Do not stand it against a curtain: a fan needs half a metre behind it."],
  stopWhen: ["The motor housing becomes too hot to hold."],
});

const noisy = defineFault({
  id: "fan-noisy",
  name: "rattles, clicks or squeals",
  weight: 4,
  says: [
    "noisy",
    "making a noise",
    "loud noise",
    "rattles",
    "rattling",
    "vibrates",
    "squeaks",
    "squealing",
    "clicking",
    "ticking noise",
    "grinding",
    "humming loudly",
    "wobbles when on",
    "shakes",
  ],
  causes: {
    loose: {
      name: "a loose guard, clip or pole",
      short: "a loose guard or pole",
      weight: 4,
      why: "Thin wire and thin plastic sing along with every turn of the motor as soon as one clip stands open.",
      check: {
        do: "While it runs, press a flat hand on the rim of the guard, then hold the pole, then the base.",
        finds: "the noise stops under your hand",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Screwdriver" },
          { name: "Cable tie", instead: "thin wire" },
          { name: "Felt pad" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and tip it gently",
            how: "Shake it a little and listen for what knocks.",
          },
          {
            action: "adjust",
            title: "Tighten from top to bottom",
            how: "Centre badge, guard clips, guard ring nut, neck screw, pole collar, base screws: go over each with the screwdriver or by hand.",
            see: "nothing that can be rattled by hand.",
          },
          {
            action: "replace",
            title: "Stand in for a broken clip",
            how: "Pull a cable tie round both guard wires where the clip is missing and cut the end flush, outside the path of the blades.",
          },
          {
            action: "adjust",
            title: "Calm the base",
            how: "Stick a felt pad under a foot that does not touch the floor.",
          },
          {
            action: "test",
            title: "Run every speed",
            how: "With swinging off and on.",
            see: "only the sound of air.",
          },
        ],
      },
    },
    unbalanced: {
      name: "blades out of balance",
      short: "unbalanced blades",
      weight: 3,
      why: "Dirt on one blade, a chip or a crooked fit pulls the hub to one side ten to twenty times a second.",
      check: {
        do: "Look at the running fan from the side, then unplug it and compare the blades with a ruler on the table.",
        finds:
          "the head shakes, or one blade stands higher, is chipped or is dirtier than the others",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 15],
        tools: [{ name: "Dishwashing liquid" }, { name: "Adhesive tape" }, { name: "Small coin" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and remove the blades",
            how: "The cap in the middle opens clockwise.",
            fallsOut: "The cap; lay it in the upturned guard.",
          },
          {
            action: "clean",
            title: "Wash all blades alike",
            how: "Lukewarm water with dishwashing liquid, both sides, then dry them. Look for hairlines at the roots.",
            warning: "A hairline at a root means new blades: they break off at full speed.",
          },
          {
            action: "reassemble",
            title: "Push them on fully",
            how: "A hub that sits 3 mm too far out wobbles. The pin must disappear in the slot.",
          },
          {
            action: "adjust",
            title: "Balance the last bit",
            how: "Fix a small coin with tape near the hub of one blade, run it, and try the next blade. Keep the place where it runs calmest and tape it twice round.",
            see: "a head that stands still.",
          },
          {
            action: "test",
            title: "Run it on high for five minutes",
            how: "Guard closed, and nobody in line with the blades.",
            see: "a glass of water beside it without rings.",
          },
        ],
        stopWhen: ["One blade is cracked or bent: the set is replaced."],
      },
    },
    squeal: {
      name: "a shaft that runs dry",
      short: "a dry shaft",
      weight: 4,
      why: "Metal on metal squeals or ticks at each turn, mostly in the first minutes and in dry rooms.",
      check: {
        do: "Turn the unplugged blades slowly by hand with your ear close to the hub.",
        finds: "you hear or feel a scratch or squeak each turn",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Dropper bottle of oil", instead: "oil on the end of a straw" },
          { name: "Old towel" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Disconnect it and bare the shaft",
            how: "Guard, cap, blades: off they come, in this order, onto the old towel.",
          },
          {
            action: "clean",
            title: "Unwind the hair",
            how: "Pull threads and hair out from between hub and motor.",
          },
          {
            action: "lubricate",
            title: "Two drops from the bottle, front and back",
            how: "At the front the shaft lies open. At the back a small hole or the gap round the shaft takes the oil. Turn it by hand meanwhile.",
            see: "the squeak fading while you turn.",
          },
          {
            action: "reassemble",
            title: "Refit blades and guard",
            how: "Close the cap hand-tight against the clock.",
          },
          {
            action: "test",
            title: "Listen for ten minutes",
            how: "On the lowest speed in a quiet room.",
            see: "no squeak as it warms up.",
          },
        ],
        prevention: ["Two drops each spring keep it silent."],
      },
    },
    caught: {
      name: "something lying in the housing",
      short: "a loose object",
      weight: 2,
      why: "Tower and box fans swallow paper, leaves, hairgrips and bits of their own foam.",
      check: {
        do: "Tilt the unplugged fan slowly to all sides and listen.",
        finds: "something slides or clicks inside",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 0],
        tools: [
          { name: "Long tweezers", instead: "two skewers" },
          { name: "Screwdriver" },
          { name: "Torch", instead: "the lamp of your phone" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and lay it flat",
            how: "Put it on a bed or a blanket, with the slots up.",
          },
          {
            action: "look",
            title: "Shine through the slots",
            how: "Move the torch along the drum and turn the drum with a skewer.",
          },
          {
            action: "unscrew",
            title: "Take the rear panel off if you see it but cannot reach",
            how: "Undo the screws along the edge with the screwdriver and lift the panel. Touch no wires.",
            fallsOut: "Dust, and perhaps the thing itself.",
          },
          {
            action: "clean",
            title: "Lift it out",
            how: "Use the tweezers, and look for foam or felt that has come unglued.",
            see: "a drum that turns silently by hand.",
          },
          {
            action: "test",
            title: "Close it and try it",
            how: "All screws in, then plug in and run it upright.",
            see: "an even rush of air.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the fan's noise stop when you press a hand on its guard, pole or base?",
      answers: {
        yes: {
          means: "pressing on guard or pole stops the noise",
          heard: ["rattles", "loose guard", "loose grille", "loose clip"],
          when: { loose: "often", unbalanced: "sometimes", squeal: "rarely", caught: "rarely" },
        },
        no: { means: "pressing does not change the noise" },
      },
    },
    {
      ask: "Does the fan's whole head or stand shake?",
      answers: {
        yes: {
          means: "the whole head shakes",
          heard: ["vibrates", "shakes", "wobbles", "vibration"],
          when: { unbalanced: "always", loose: "sometimes", squeal: "rarely", caught: "sometimes" },
        },
        no: { means: "nothing shakes" },
      },
    },
    {
      ask: "What does it sound like on the fan: a rattle, a squeal, or a click at each turn?",
      answers: {
        rattle: {
          means: "it rattles",
          heard: ["rattle", "rattling", "buzz"],
          when: { loose: "often", unbalanced: "sometimes", squeal: "rarely", caught: "sometimes" },
        },
        squeal: {
          means: "it squeals or squeaks",
          heard: ["squeal", "squeak", "squeaking", "whine", "high pitched"],
          when: { squeal: "often", loose: "rarely", unbalanced: "rarely", caught: "rarely" },
        },
        click: {
          means: "it clicks at each turn",
          heard: ["click", "clicking", "ticking", "tapping"],
          when: { caught: "often", squeal: "rarely", loose: "rarely", unbalanced: "rarely" },
        },
      },
    },
  ],
  safety: ["Run it only with the guard fully closed while you look for the noise."],
  prevention: ["Carry it by the pole or the handle, never by the guard."],
  stopWhen: ["A blade is cracked, or the motor itself rumbles."],
});

const doesNotOscillate = defineFault({
  id: "fan-does-not-oscillate",
  name: "does not swing from side to side",
  weight: 3,
  says: [
    "doesn't oscillate",
    "not oscillating",
    "does not rotate",
    "won't swing",
    "no longer turns side to side",
    "stuck in one direction",
    "head does not move",
    "oscillation broken",
    "clicks when oscillating",
    "swings only one way",
    "still not oscillating",
    "non rotating",
  ],
  causes: {
    knob: {
      name: "a swing knob that is not engaged, or a cord that holds the head",
      short: "the knob or the cord",
      weight: 3,
      why: "The knob on the motor presses a pin down into a gear. Pulled up, or slipping on its stem, it leaves the gear idle. A short cord holds the neck back.",
      check: {
        do: "Press the knob down firmly while the fan runs. On a tower fan press “swing” on the case.",
        finds: "it swings at once",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [{ name: "Small screwdriver" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it before you handle the neck",
            how: "The head can start to move and pinch fingers.",
          },
          {
            action: "adjust",
            title: "Seat the knob on its pin",
            how: "Pull it off, look at the stem, push it on again and tighten the little screw in its side with the screwdriver.",
            see: "a knob that clicks down and up.",
            fallsOut: "The grub screw is tiny; work over a plate.",
          },
          {
            action: "adjust",
            title: "Give the cord some slack",
            how: "Lay the cord in a loose bow from neck to base, and undo any tie around it.",
          },
          {
            action: "test",
            title: "Let it swing ten times",
            how: "Knob down, lowest speed.",
            see: "an even sweep to both sides.",
          },
        ],
      },
    },
    linkage: {
      name: "a crank or pivot under the motor that is loose or stiff",
      short: "the crank or pivot",
      weight: 4,
      why: "A disc under the gear pushes a short arm. Its screw works loose, and the pivot of the neck dries out until the head moves only one way.",
      check: {
        do: "Unplug it, pull the knob up and turn the head by hand from side to side.",
        finds: "it is stiff, jerks, or a short arm dangles below the motor",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 5],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Grease", instead: "petroleum jelly" },
          { name: "Kitchen paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Disconnect it and lay the head face down",
            how: "Let the guard rest on a cushion.",
          },
          {
            action: "look",
            title: "Find the arm below the motor",
            how: "A flat arm runs from a turning disc to the neck.",
            see: "a screw at each end of it.",
          },
          {
            action: "unscrew",
            title: "Loosen the arm and wipe it",
            how: "Undo both screws with the screwdriver, take the arm off and clean its holes with kitchen paper.",
            fallsOut: "One washer on each screw.",
            warning: "Do not pull on the motor's wires, which run right beside it.",
          },
          {
            action: "lubricate",
            title: "Grease the pivots",
            how: "Put a pea of grease on each screw, on the disc and where the neck turns in its sleeve.",
          },
          {
            action: "reassemble",
            title: "Fasten the arm",
            how: "Tighten the screws until they stop and turn back an eighth, so that the arm can still move.",
            putBack: "Washers under the heads, arm with the bend facing down.",
          },
          {
            action: "test",
            title: "Swing it for five minutes",
            how: "Knob down, with the fan on low.",
            see: "no jerk at the ends.",
          },
        ],
        prevention: ["Never turn the head by force against the running gear."],
      },
    },
    gear: {
      name: "a stripped plastic gear or a dead swing motor",
      short: "the swing gear",
      weight: 4,
      why: "A small worm on the motor shaft drives a plastic wheel. If the head is held or turned by force, its teeth go. Tower fans use a tiny motor in the base for it.",
      check: {
        do: "Press the knob down, run it on low and listen behind the motor.",
        finds: "it clicks or grinds and the head stays put",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Lithium grease", instead: "ball bearing grease" },
          { name: "Spare gear" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and mark the model",
            how: "Search for the model with “oscillation gear”. Without a spare stop here: the fan still blows straight.",
          },
          {
            action: "open",
            title: "Remove knob and rear shell",
            how: "Unscrew the knob, then the screws of the shell with the screwdriver.",
            see: "a small closed gearbox at the rear end of the shaft.",
          },
          {
            action: "unscrew",
            title: "Open the gearbox",
            how: "Two to four screws hold its lid. Take a photo before you lift anything.",
            fallsOut: "Small gears and a clutch with balls or springs. Keep the lid uppermost.",
          },
          {
            action: "replace",
            title: "Swap the worn wheel",
            how: "Put the new gear where the stripped one lay, with the clutch parts as in the photo, and pack it with fresh grease.",
            warning:
              "On tower fans the swing motor is wired to mains. Leave that one to a repairer.",
          },
          {
            action: "reassemble",
            title: "Close gearbox and shell",
            how: "Turn the motor shaft by hand before you fit the shell.",
            see: "the arm below moving slowly.",
          },
          {
            action: "test",
            title: "Run it for ten minutes",
            how: "On low, then high, with the knob down.",
            see: "a calm sweep without clicks.",
          },
        ],
        stopWhen: ["The worm on the motor shaft is worn as well."],
      },
    },
  },
  questions: [
    {
      ask: "Does the fan click or grind when its swinging is switched on?",
      answers: {
        yes: {
          means: "it clicks or grinds when it should swing",
          heard: ["clicks", "clicking", "grinding", "gear stripped", "gear broken"],
          when: { gear: "often", knob: "rarely", linkage: "sometimes" },
        },
        no: { means: "it makes no sound of gears" },
      },
    },
    {
      ask: "Does the fan's knob for swinging stay down and feel firm?",
      answers: {
        yes: {
          means: "the swing knob sits firmly",
          when: { knob: "rarely", linkage: "often", gear: "often" },
        },
        no: {
          means: "the swing knob is loose or pops up",
          heard: ["knob loose", "knob broken", "button pops up"],
        },
      },
    },
    {
      ask: "With the fan unplugged and its knob up, can you turn the head easily by hand?",
      answers: {
        yes: {
          means: "the head turns easily by hand",
          when: { linkage: "rarely", gear: "often", knob: "often" },
        },
        no: {
          means: "the head is stiff by hand",
          heard: ["stiff", "stuck", "jerks", "only one way"],
        },
      },
    },
  ],
  safety: ["Keep fingers out of the gap between head and neck while it is plugged in."],
  prevention: ["Pull the knob up before you turn the head by hand."],
  stopWhen: ["Wires at the neck are chafed or pinched."],
});

const headOrStand = defineFault({
  id: "fan-head-or-stand-loose",
  name: "does not hold its head up or stands crooked",
  weight: 2,
  says: [
    "head drops",
    "head falls down",
    "won't stay up",
    "tilt broken",
    "tilt adjustment",
    "stand broken",
    "base broken",
    "pole slides down",
    "leans over",
    "falls over",
    "wobbly stand",
    "neck loose",
    "head coming apart",
    "casing broken",
    "does not stay upright",
  ],
  causes: {
    "tilt-screw": {
      name: "a tilt joint that no longer grips",
      short: "the tilt joint",
      weight: 5,
      why: "The head sits in a toothed or smooth joint with one bolt. It loosens with every change of angle until the head nods.",
      check: {
        do: "Unplug it and tip the head up and down while you watch the bolt at the neck.",
        finds: "the bolt turns along, or the teeth of the joint skip",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Large crosshead screwdriver" },
          { name: "Pliers", instead: "a small spanner" },
          { name: "Spring washer" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and support the head",
            how: "Let somebody hold it, or rest it on a chair.",
          },
          {
            action: "look",
            title: "Find bolt and nut",
            how: "The bolt crosses the neck just below the motor; a cap often hides the nut.",
          },
          {
            action: "adjust",
            title: "Tighten it",
            how: "Hold the nut with the pliers and turn the bolt with the screwdriver until the head stays at any angle but can still be moved.",
          },
          {
            action: "replace",
            title: "Add a spring washer",
            how: "If it works loose again, take the bolt out and put a spring washer under the nut.",
            fallsOut: "The cap, nut and flat washers.",
            putBack: "Flat washer against plastic, spring washer against the nut.",
          },
          {
            action: "test",
            title: "Run it tilted up",
            how: "Highest speed, for ten minutes.",
            see: "a head that keeps its angle.",
          },
        ],
      },
    },
    pole: {
      name: "a collar or base screw that does not clamp",
      short: "the collar or base",
      weight: 4,
      why: "The pole is pinched by a plastic collar and held in the base by one long screw. Both are often assembled in a hurry.",
      check: {
        do: "Hold the base down with a foot, and push the pole sideways and down.",
        finds: "it rocks in the base or slides through the collar",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [0, 4],
        tools: [{ name: "Screwdriver" }, { name: "Insulating tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and lay it down",
            how: "The underside of the base should face you.",
          },
          {
            action: "adjust",
            title: "Tighten the base from below",
            how: "Turn the big screw or wing nut under the foot with hand or screwdriver. A cross base needs both of its bars in the notch.",
            see: "no rocking between pole and foot.",
          },
          {
            action: "adjust",
            title: "Thicken the pole where it slips",
            how: "Wind two layers of insulating tape round the inner tube where the collar grips, slide the collar over and tighten it.",
          },
          {
            action: "test",
            title: "Load it a little",
            how: "Press down on the motor housing with one hand, then let it run.",
            see: "a pole that keeps its height.",
          },
        ],
      },
    },
    cracked: {
      name: "a cracked housing or neck",
      short: "a crack",
      weight: 3,
      why: "Falls crack the plastic at the screw posts. What holds a spinning motor must not give way at full speed.",
      check: {
        do: "Look round the neck and the motor housing in raking light.",
        finds: "a crack runs to a screw, or a piece is missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [3, 10],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Coarse sandpaper" },
          { name: "Clamp", instead: "strong rubber bands" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take it off the mains and clean the crack",
            how: "Wipe it with alcohol and let it dry.",
          },
          {
            action: "look",
            title: "Decide whether glue may hold it",
            how: "Shell, base cover and feet may be glued. The neck and the motor mount may not: they need the spare part.",
            warning: "Do not run a fan whose neck is cracked.",
          },
          {
            action: "glue",
            title: "Glue the shell",
            how: "Roughen both sides with sandpaper, mix the epoxy, press the edges together with the clamp and wait for 24 hours.",
            see: "a thin bead along the whole crack.",
          },
          {
            action: "reassemble",
            title: "Screw it together gently",
            how: "Turn screws in by hand only; glued posts split when they are forced.",
          },
          {
            action: "test",
            title: "Shake it, then run it on low",
            how: "Hold it by the pole and shake it lightly before the plug goes in.",
            see: "nothing that opens or knocks.",
          },
        ],
        stopWhen: ["The crack is in the neck or where the motor is held."],
      },
    },
  },
  questions: [
    {
      ask: "What gives way on the fan: the head at its joint, the pole or base, or a cracked piece of plastic?",
      answers: {
        head: {
          means: "the head does not hold at its joint",
          heard: ["head drops", "head falls", "tilt", "nods", "neck loose"],
          when: { "tilt-screw": "always", pole: "rarely", cracked: "sometimes" },
        },
        pole: {
          means: "the pole or the base gives way",
          heard: ["pole", "base", "stand", "leans", "slides down", "falls over"],
          when: { pole: "always", "tilt-screw": "rarely", cracked: "sometimes" },
        },
        plastic: {
          means: "a piece of plastic is cracked",
          heard: ["cracked", "casing", "snapped", "broken off"],
          when: { cracked: "often", "tilt-screw": "rarely", pole: "rarely" },
        },
      },
    },
    {
      ask: "Did the fan fall before this began?",
      answers: {
        yes: {
          means: "it fell before",
          heard: ["fell", "dropped", "knocked over"],
          when: { cracked: "often", "tilt-screw": "sometimes", pole: "sometimes" },
        },
        no: { means: "it did not fall" },
      },
    },
    {
      ask: "Does it hold for a while when you tighten the fan's screws by hand?",
      answers: {
        yes: {
          means: "tightening helps for a while",
          heard: ["keeps coming loose", "works loose", "tightened"],
          when: { "tilt-screw": "often", pole: "often", cracked: "rarely" },
        },
        no: { means: "tightening does not help" },
      },
    },
  ],
  safety: ["Do not run it while the head can drop: the guard opens when it hits the floor."],
  prevention: ["Check the base screw each time you bring it out of storage."],
  stopWhen: ["The motor mount or a blade is damaged."],
});

export const fan: Playbook = {
  faults: [doesNotSwitchOn, bladesStandStill, weak, noisy, doesNotOscillate, headOrStand],
  notes: [
    {
      about: ["oil", "wd40", "wd 40", "lubricate", "which oil"],
      text: "Use light machine oil such as sewing machine oil, two drops a bearing. Penetrating spray frees a stuck shaft for a day but washes the lasting oil out of the bronze sleeve.",
    },
    {
      about: ["left hand", "left-hand thread", "blade nut", "unscrew blade", "cap"],
      text: "The cap that holds the blades has a left-hand thread on nearly every fan: it opens clockwise and closes anticlockwise.",
    },
    {
      about: ["clean", "dust", "cleaning"],
      text: "Unplug it, open the guard clips, wash the blades and guards in lukewarm soapy water and dry them well. The motor is only brushed and vacuumed, never wetted.",
    },
  ],
};
