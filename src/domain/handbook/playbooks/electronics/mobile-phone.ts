import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotTurnOn = defineFault({
  id: "mobile-phone-does-not-turn-on",
  name: "does not turn on",
  usual: true,
  weight: 6,
  says: [
    "won't turn on",
    "not turning on",
    "dead",
    "black screen",
    "no power",
    "stuck on logo",
    "boot loop",
    "keeps restarting",
    "won't start",
    "crashed",
    "stuck booting",
    "frozen",
    "bricked",
    "water damage",
    "got wet",
  ],
  faultTypes: {
    "Power/battery": [
      "no power",
      "does not turn on",
      "will not turn on",
      "won't turn on",
      "not turning on",
      "dead",
      "turns off",
      "does not switch on",
      "does not power on",
      "power",
      "turn on",
      "power problem",
      "no activity",
      "stopped working",
      "not working",
    ],
    "Stuck booting": [
      "boot loop",
      "boot looping",
      "stuck on logo",
      "will not boot",
      "not booting",
      "stuck booting",
      "keeps restarting",
      "restarts",
      "bricked",
      "powers off constantly",
      "start screen",
      "reboots",
      "recovery mode",
      "stuck on start up",
      "boots",
      "apple logo",
      "continually restarts",
      "boot",
    ],
    "Internal damage": [
      "water damage",
      "got wet",
      "dropped in water",
      "dropped",
      "been dropped",
      "wet",
      "liquid",
      "fell",
      "chip",
      "motherboard",
      "water",
      "bent",
      "drowned",
      "damp",
      "internal damage",
      "short",
    ],
  },
  causes: {
    empty: {
      name: "a battery that is deeply empty",
      short: "an empty battery",
      weight: 5,
      why: "A cell that has lain empty for weeks needs up to half an hour on the charger before it shows any sign at all.",
      check: {
        do: "Charge it for half an hour with a cable and charger that fill another phone, and watch for a sign.",
        finds: "a battery sign appears, or the phone gets slightly warm",
        minutes: 30,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 60,
        euros: [0, 15],
        tools: [
          { name: "Second cable and charger", instead: "the ones of a friend with the same plug" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "clean",
            title: "Look into the charging socket",
            how: "Lift packed fluff out of the port with the toothpick, along the walls and without force.",
            warning: "Nothing made of metal goes in there.",
            see: "a clean floor, and a plug that clicks in fully.",
          },
          {
            action: "test",
            title: "Charge from the wall for an hour",
            how: "Use the second charger in a wall socket, not a computer port.",
            see: "a battery sign within thirty minutes.",
          },
          {
            action: "test",
            title: "Wake it while it charges",
            how: "Hold the power button for fifteen seconds.",
            see: "the maker's logo.",
          },
          {
            action: "test",
            title: "Fill it up once",
            how: "Charge to the top before you use it, then watch it for a day.",
            see: "it still has half of its charge after half a day of light use.",
          },
        ],
        prevention: ["Leave it half full when you put it away for longer."],
        stopWhen: ["It gets hot on the charger: unplug it and put it on stone."],
      },
    },
    hung: {
      name: "a hung system",
      short: "a hung system",
      weight: 5,
      why: "The phone is on, but its program has stopped before the screen woke up. A forced restart ends that and erases nothing.",
      check: {
        do: "Call the phone from another one, and listen whether it vibrates or rings.",
        finds: "it vibrates or rings though the screen is dark",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "Computer with a cable, for the last step" }],
        steps: [
          {
            action: "test",
            title: "Force a restart",
            how: "iPhone 8 and later: press volume up, press volume down, then hold the side button until the logo shows. Most Androids: hold power and volume down for twenty seconds.",
            see: "the logo.",
          },
          {
            action: "test",
            title: "Start it in safe mode",
            how: "Android: once the logo shows, keep volume down pressed. If it stays up in safe mode, an app is at fault: remove what you installed last.",
          },
          {
            action: "clean",
            title: "Make room",
            how: "Full storage keeps phones from starting. Delete videos and unused apps as soon as it is up.",
            see: "at least 2 GB free in the settings.",
          },
          {
            action: "replace",
            title: "Put the system on afresh, keeping data",
            how: "Connect it to the computer with the maker's program and choose “update”, not “restore”.",
            warning:
              "“Restore” and “factory reset” wipe everything. Choose them only with a backup.",
          },
        ],
        prevention: ["Back up once a week, and keep a tenth of the storage free."],
      },
    },
    display: {
      name: "a dead screen on a phone that is running",
      short: "the screen",
      weight: 3,
      why: "After a fall the picture can be gone while everything else works.",
      check: {
        do: "Switch the ringer on and off, or charge it, in a quiet dark room.",
        finds: "you hear or feel it, and no glimmer shows on the glass",
        minutes: 3,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [30, 150],
        tools: [
          { name: "Screen for the exact model, with its glue strip" },
          { name: "Opening pick", instead: "a guitar pick" },
          { name: "Small screwdrivers, pentalobe or torx" },
          { name: "Hair dryer" },
          { name: "Box for screws", instead: "an egg box" },
        ],
        steps: [
          {
            action: "look",
            title: "Save what you can first",
            how: "Many phones show their picture on a television by cable, and sync to a computer that knows them.",
          },
          {
            action: "unplug",
            title: "Switch it off and let it run low",
            how: "Below 25 % charge a pierced cell burns less.",
          },
          {
            action: "pry",
            title: "Warm the edge and lift the screen",
            how: "Warm the rim for a minute with the hair dryer, and slide the pick round, 2 mm deep at most.",
            warning: "Never pry near the battery, and stop if anything smells sweet or gets warm.",
            fallsOut: "Screws of different length; lay them into the box in order.",
          },
          {
            action: "unscrew",
            title: "Take the battery plug off first",
            how: "Undo its cover with the screwdrivers and lift the plug with a fingernail. Only then the screen's plugs.",
          },
          {
            action: "replace",
            title: "Connect the new screen and try it",
            how: "Plug it in before you stick anything, battery last.",
            see: "picture and touch over the whole face.",
          },
          {
            action: "reassemble",
            title: "Close it",
            how: "New glue strip, screws by their places, press for a minute.",
            see: "an even gap. It is no longer watertight.",
          },
        ],
        stopWhen: [
          "Your model has no guide or no spare: a shop that gives a year's guarantee costs little more.",
        ],
      },
    },
    board: {
      name: "damage by water or a fall on the board",
      short: "the board",
      weight: 3,
      why: "Water eats at the tiny joints for days after, and a fall can break one.",
      check: {
        do: "Look into the SIM slot with a torch.",
        finds: "the little white dot in it has turned pink or red",
        minutes: 2,
      },
      repair: {
        handOver:
          "Joints smaller than a grain of salt need a microscope, and a wet cell must not be charged.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 100],
        tools: [{ name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Do not charge it",
            how: "Current is what destroys a wet board. Switch it off if it is on.",
          },
          {
            action: "look",
            title: "Take SIM and card out and dry it",
            how: "Wipe it with the cloth, stand it upright in moving air. Rice does nothing but add dust.",
          },
          {
            action: "look",
            title: "Bring it in within a day",
            how: "A shop with an ultrasonic bath can clean the board; each day counts. Say whether the water was salt.",
          },
          {
            action: "look",
            title: "Ask for your data, not for the phone",
            how: "Often it can be revived long enough for a copy.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the phone vibrate, ring or get warm although its screen stays dark?",
      answers: {
        yes: {
          means: "it still vibrates, rings or gets warm",
          heard: ["vibrates", "still rings", "makes sounds", "can hear notifications"],
          when: { display: "always", hung: "sometimes", empty: "rarely", board: "rarely" },
        },
        no: { means: "it gives no sign at all", heard: ["completely dead", "no sign of life"] },
      },
    },
    {
      ask: "Does the phone show a logo or a battery sign at any time?",
      answers: {
        yes: {
          means: "a logo or battery sign shows",
          heard: ["logo", "boot loop", "restarting", "battery sign", "stuck booting"],
          when: { hung: "often", empty: "sometimes", display: "never", board: "rarely" },
        },
        no: { means: "neither logo nor battery sign shows" },
      },
    },
    {
      ask: "Did the phone get wet before it stopped?",
      answers: {
        yes: {
          means: "it got wet before it stopped",
          heard: [
            "wet",
            "water",
            "toilet",
            "rain",
            "water damage",
            "washing machine",
            "sink",
            "bath",
            "pool",
            "liquid",
          ],
          when: { board: "always", display: "rarely", hung: "never", empty: "never" },
        },
        no: { means: "it stayed dry", heard: ["not wet", "no water"] },
      },
    },
    {
      ask: "Did the phone fall before it stopped?",
      answers: {
        yes: {
          means: "it fell before it stopped",
          heard: ["dropped on", "dropped it", "fell on", "fell off", "fell down", "been dropped"],
          when: { display: "often", board: "sometimes", hung: "rarely", empty: "rarely" },
        },
        no: { means: "it did not fall" },
      },
    },
    {
      ask: "Has the phone been on a charger that fills another phone, for at least half an hour?",
      answers: {
        yes: {
          means: "half an hour on a good charger did not help",
          heard: ["tried another charger", "tried other chargers", "charged overnight"],
          when: { empty: "rarely", hung: "often", display: "often", board: "often" },
        },
        no: {
          means: "it has not been on a good charger for long",
          heard: ["unused for years", "in a drawer"],
        },
      },
    },
  ],
  safety: ["If the back bulges or the phone is hot, do not charge it and do not open it."],
  prevention: ["A case and a corner guard cost less than any screen."],
  stopWhen: [
    "It holds pictures that exist nowhere else: leave it to somebody who does data first.",
  ],
});

const screen = defineFault({
  id: "mobile-phone-screen",
  name: "has a broken screen or one that does not respond",
  weight: 9,
  says: [
    "cracked screen",
    "broken screen",
    "screen smashed",
    "screen not working",
    "screen replacement",
    "needs new screen",
    "touch not working",
    "no touch",
    "touchscreen not responding",
    "lines on screen",
    "screen flickers",
    "black spot on screen",
    "screen glass broken",
    "dropped phone screen",
    "ghost touch",
    "display broken",
    "LCD replacement",
    "screen unresponsive",
    "screen coming away",
    "back coming off",
    "screen lifting up",
  ],
  faultTypes: {
    Screen: [
      "digitizer",
      "touch digitizer",
      "screen",
      "cracked screen",
      "broken screen",
      "screen issue",
      "screen replacement",
      "screen smashed",
      "display",
      "no display",
      "lcd",
      "touch screen",
      "touchscreen",
      "touch not working",
      "new screen",
      "glass",
      "glass broken",
      "lines on screen",
      "screen cracked",
      "screen black",
      "black screen",
      "blank screen",
      "digitiser",
      "replace screen",
      "screen not working",
      "display broken",
      "screen faulty",
      "screen repair",
      "smashed",
      "cracked",
      "screen unresponsive",
      "white screen",
      "no touch",
      "screen flickers",
      "spare screen",
      "screen problem",
      "cracked glass",
      "display not working",
      "screen damaged",
      "unresponsive",
      "ghost touch",
      "screen part",
      "replacement screen",
      "screen lifted",
      "water under screen",
      "back glass",
      "broken",
    ],
  },
  causes: {
    glass: {
      name: "broken glass over a picture that still works",
      short: "the glass",
      weight: 5,
      why: "Glass and picture are glued into one piece on nearly all phones, so the whole screen is changed, even when only the glass is cracked.",
      check: {
        do: "Show a white and a black picture and draw with a finger over the whole face.",
        finds: "the picture is whole and the touch works everywhere",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [30, 200],
        tools: [
          { name: "Complete screen for the model, with adhesive" },
          { name: "Wide clear tape" },
          { name: "Suction cup" },
          { name: "Plastic picks", instead: "old plastic cards" },
          { name: "Precision screwdrivers" },
          { name: "Safety goggles", instead: "swimming goggles" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Back it up and switch it off",
            how: "Copy your data while the screen still works, then let the charge fall under 25 %.",
          },
          {
            action: "clean",
            title: "Tape over the splinters",
            how: "Two layers of clear tape across the glass. Put the goggles on.",
            warning: "Splinters fly when the glass bends.",
          },
          {
            action: "pry",
            title: "Lift the screen off its glue",
            how: "Undo the bottom screws, warm the edge, pull with the suction cup and slide the picks into the gap, 2 mm deep.",
            warning: "Keep away from the battery side that your model's guide shows.",
            fallsOut: "Dust and glue threads.",
          },
          {
            action: "unscrew",
            title: "Unplug battery, then screen",
            how: "Screws of the shields with the precision screwdrivers, in a drawn plan of the phone. Battery plug first.",
          },
          {
            action: "replace",
            title: "Move over what belongs to you",
            how: "Earpiece, sensors and, on some, the fingerprint button come from the old screen.",
          },
          {
            action: "test",
            title: "Try before you stick",
            how: "Connect the new screen loosely, battery last.",
            see: "picture, touch, brightness and camera all working.",
          },
          {
            action: "reassemble",
            title: "Clean the frame and close",
            how: "Old glue off, new adhesive on, press for a few minutes under a book.",
            see: "no light at the edge.",
          },
        ],
      },
    },
    film: {
      name: "dirt, a film or a damp finger that disturbs the touch",
      short: "dirt or film",
      weight: 3,
      why: "The touch layer feels a tiny charge. A cracked protector, water or a cheap charger is enough to confuse it.",
      check: {
        do: "Unplug the charger, take film and case off, wipe the glass dry and try again.",
        finds: "the touch works again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "Microfibre cloth", instead: "a spectacle cloth" },
          { name: "Hair dryer, on low", instead: "warm hands" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take charger, case and film off",
            how: "Warm the film with the dryer for ten seconds and draw it off flat from one corner.",
          },
          {
            action: "clean",
            title: "Wipe the glass",
            how: "Cloth with one drop of water, then dry.",
            see: "a face without smears.",
          },
          {
            action: "test",
            title: "Restart and test every corner",
            how: "Drag one app sign slowly over the whole face.",
            see: "it follows without being dropped.",
          },
          {
            action: "adjust",
            title: "Set the touch",
            how: "In the settings, switch “touch sensitivity” on for films, and remove apps that draw over others.",
          },
        ],
        prevention: ["Change a cracked film at once."],
      },
    },
    swollen: {
      name: "a battery that swells and lifts the screen or the back",
      short: "a swelling battery",
      weight: 3,
      why: "An old cell makes gas, and the gas pushes screen or back out of the frame. It may work on for weeks meanwhile, and that is what makes it treacherous.",
      check: {
        do: "Lay the phone on a flat table, without pressing, and look along its edge.",
        finds: "there is a gap, a bow, or it rocks and spins on the table",
        minutes: 1,
      },
      repair: {
        handOver:
          "A swelling cell can catch fire when it is pressed, bent or charged, so nobody at home opens the phone or pushes the screen back.",
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 70],
        tools: [{ name: "Metal baking tray" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the charger for good",
            how: "Pull the charger out of the wall. Switch the phone off if that needs no pressing on the screen.",
            warning:
              "If it is hot, hisses or smells sweet, do not carry it: leave the room, close the door and call the fire service.",
          },
          {
            action: "look",
            title: "Lay it on the metal tray, outdoors or on stone",
            how: "Screen up, nothing on top, an arm's length from anything that burns. Not in a pocket, a bed or a car.",
            see: "that it stays cool.",
          },
          {
            action: "look",
            title: "Save your pictures by Wi-Fi only",
            how: "If it still runs: to a cloud, beside an open door, and no longer than an hour.",
          },
          {
            action: "look",
            title: "Bring it to a phone workshop",
            how: "Ring first and say “swollen battery”. Taken out with care, a new battery and a new glue strip mostly make the phone whole again.",
          },
        ],
      },
    },
    connector: {
      name: "a loose screen plug or a broken display layer",
      short: "plug or layer",
      weight: 4,
      why: "A knock can lift the flat plug of the screen a hair, or break the layer behind the glass: lines, flicker, black ink spots.",
      check: {
        do: "Press gently on the frame near the top and bottom edge while the fault shows.",
        finds: "lines or flicker change with the pressure",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 60,
        euros: [0, 150],
        tools: [
          { name: "Guide to your model", instead: "a shop" },
          { name: "Pick" },
          { name: "Set of drivers" },
          { name: "Plastic spudger", instead: "a wooden cuticle stick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Save your data and switch off",
            how: "While it can still be read.",
          },
          {
            action: "pry",
            title: "Open it by the guide",
            how: "Follow the guide to your model step by step, with pick and driver. Some open from the back.",
            warning: "A cell that is bent or scratched goes outdoors at once.",
          },
          {
            action: "adjust",
            title: "Press the screen plug home",
            how: "Battery plug off first. Lift the screen's plug with the spudger, look for dirt, press it on again until it clicks.",
            see: "both halves level.",
          },
          {
            action: "test",
            title: "Try it open",
            how: "Battery plug on, start.",
            see: "a steady picture. Ink spots and lines that stay mean a new screen.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there a gap between the phone's screen or back and its frame, or does it rock on a flat table?",
      answers: {
        yes: {
          means: "screen or back stands off the frame",
          heard: [
            "come away",
            "coming away",
            "coming off",
            "lifted",
            "lifting",
            "popped out",
            "popping out",
            "sit flat",
            "gap",
            "raised",
            "bulge",
            "bulging",
            "bent outwards",
            "coming apart",
          ],
          when: { swollen: "always", glass: "never", film: "never", connector: "rarely" },
        },
        no: { means: "screen and back lie flush in the frame" },
      },
    },
    {
      ask: "Is the phone's glass cracked?",
      answers: {
        yes: {
          means: "the glass is cracked",
          heard: ["cracked", "smashed", "shattered", "broken screen", "broken glass", "crack"],
          when: { glass: "always", connector: "sometimes", film: "rarely", swollen: "sometimes" },
        },
        no: { means: "the glass is whole", heard: ["not cracked", "no crack"] },
      },
    },
    {
      ask: "Are there lines, flicker or dark spots in the phone's picture?",
      answers: {
        yes: {
          means: "the picture has lines, flicker or spots",
          heard: [
            "lines",
            "flickers",
            "flickering",
            "black spot",
            "dark spot",
            "half the screen",
            "purple",
          ],
          when: { connector: "always", glass: "rarely", film: "never", swollen: "rarely" },
        },
        no: { means: "the picture is clean" },
      },
    },
    {
      ask: "Does the touch of the phone work everywhere on its face?",
      answers: {
        yes: {
          means: "the touch works everywhere",
          heard: ["touch still works", "still works"],
          when: { glass: "often", connector: "sometimes", film: "rarely" },
        },
        no: {
          means: "the touch fails in places",
          heard: ["no touch", "touch not working", "not responding", "unresponsive", "ghost touch"],
        },
      },
    },
    {
      ask: "Is there a film, a thick case or a charger on the phone when its screen plays up?",
      answers: {
        yes: {
          means: "a film, case or charger is on it",
          heard: ["screen protector", "when charging", "film"],
          when: { film: "always", glass: "sometimes", connector: "sometimes", swollen: "rarely" },
        },
        no: { means: "it plays up bare as well" },
      },
    },
  ],
  safety: ["Broken glass cuts: tape it over before you touch it further."],
  prevention: ["Keep it out of back pockets: bending breaks more screens than falling."],
  stopWhen: [
    "Screen or back stands off the frame: that may be a swelling battery, so do not press it back.",
    "The battery would have to be bent or pulled hard.",
    "It is under guarantee or insured.",
  ],
});

const charging = defineFault({
  id: "mobile-phone-does-not-charge",
  name: "does not charge, or only at times",
  weight: 8,
  says: [
    "won't charge",
    "not charging",
    "doesn't charge",
    "charging port",
    "charging port not working",
    "charges only at an angle",
    "intermittently charging",
    "loose charging cable",
    "usb port broken",
    "lightning port",
    "charger not working",
    "slow charging",
    "cable falls out",
    "new usb port",
    "wireless charging not working",
  ],
  faultTypes: {
    "USB/charging port": [
      "charging port",
      "usb port",
      "charging port not working",
      "port",
      "charging socket",
      "power jack",
      "loose charging",
      "charging connector",
      "usb",
      "lightning port",
      "port replaced",
      "usb port broken",
      "port dirty",
      "connector",
      "charging point",
      "socket",
      "micro usb",
      "intermittently charging",
      "usb port damaged",
      "charge port",
      "cable does not stay in",
      "charging jack",
      "cable loose",
      "new charging port",
      "port loose",
      "fluff in port",
      "dock connector",
      "power connector",
      "charges only at an angle",
      "charging contacts",
      "usb plug",
      "not charging properly",
      "charging intermittently",
      "port blocked",
    ],
    Charger: [
      "charger",
      "charger not working",
      "charger broken",
      "charging cable",
      "cable",
      "cable broken",
      "charger problem",
      "lead",
      "charger cable",
      "wrong charger",
      "plug",
      "cable frayed",
      "charger loose",
      "cable cut",
      "adapter",
    ],
    "Power/battery": [
      "won't charge",
      "will not charge",
      "not charging",
      "doesn't charge",
      "does not charge",
      "charging",
      "charge",
      "no charge",
      "charging issue",
      "charging problem",
    ],
  },
  causes: {
    lint: {
      name: "pocket lint packed into the charging port",
      short: "lint in the port",
      weight: 6,
      why: "Each time you plug in, fluff from your pocket is pressed to the floor of the port, until the plug no longer reaches its contacts.",
      check: {
        do: "Push the plug in and look from the side.",
        finds: "it does not go in all the way or wobbles, and a grey felt shows in the port",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [
          { name: "Wooden toothpick, cut flat" },
          { name: "Torch", instead: "the light of another phone" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and switch off",
            how: "Hold the port downwards, under the torch.",
          },
          {
            action: "clean",
            title: "Scrape along the long walls",
            how: "With the toothpick, from the inside out. Stay off the tongue in the middle of USB-C.",
            fallsOut: "A felt as hard as cardboard.",
            warning: "No needle, no paper clip: they short the pins.",
          },
          {
            action: "test",
            title: "Plug in",
            how: "The plug should click and hold the phone's weight for a moment.",
            see: "the charging sign, also when you wiggle gently.",
          },
        ],
        prevention: ["Look into the port every three months."],
      },
    },
    charger: {
      name: "a broken cable or a weak charger",
      short: "cable or charger",
      weight: 5,
      why: "Cables break inside near the plug. Some still carry a trickle, so that the phone says “charging” and empties all the same.",
      check: {
        do: "Charge another phone with this cable, and this phone with another cable.",
        finds: "the fault goes with the cable or charger",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [5, 25],
        tools: [
          { name: "New cable that meets the phone's standard" },
          { name: "Charger of 15 W or more" },
        ],
        steps: [
          {
            action: "test",
            title: "Swap one thing at a time",
            how: "First the cable, then the charger, then the socket.",
            see: "which swap makes the charging sign steady.",
          },
          {
            action: "look",
            title: "Look at both plugs",
            how: "Brown spots or bent shells mean the bin.",
            warning: "A charger that hums, smells or gets too hot to hold is not used again.",
          },
          {
            action: "replace",
            title: "Replace what failed",
            how: "Take a charger with the test mark of your country, not the cheapest.",
          },
          {
            action: "test",
            title: "Time half an hour",
            how: "From 20 %, screen off.",
            see: "a gain of 15 % or more.",
          },
        ],
        prevention: ["Pull the plug, not the cable."],
      },
    },
    port: {
      name: "a worn or corroded charging port",
      short: "the port",
      weight: 4,
      why: "The port takes the strain of ten thousand plug-ins. Its pins bend, corrode or come off the board.",
      check: {
        do: "With a clean port and a good cable, move the plug very gently up and down.",
        finds: "charging comes and goes with the angle, or pins look green or bent",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [8, 40],
        tools: [
          { name: "Charging port board for the model" },
          { name: "Opening picks", instead: "plastic cards" },
          { name: "Fine screwdrivers" },
          { name: "Back cover glue" },
        ],
        steps: [
          {
            action: "look",
            title: "Find out how the port is fitted",
            how: "On many phones it sits on a small board of its own that plugs in. Soldered ones are a shop's work. A guide to your model tells which.",
          },
          {
            action: "unplug",
            title: "Empty it below 25 % and switch off",
            how: "Take the SIM tray out.",
          },
          {
            action: "pry",
            title: "Take the back off",
            how: "Warm the edge and go round with the picks.",
            warning: "Never lever against the battery, and keep the picks shallow.",
            fallsOut:
              "Thin flat cables hang between back and body on some; look before you fold it open.",
          },
          {
            action: "unscrew",
            title: "Battery plug off, then the port board",
            how: "Use the fine screwdrivers, and keep the screws in the pattern of the phone.",
          },
          {
            action: "replace",
            title: "Fit the new board",
            how: "Press each plug on until it clicks.",
            putBack: "Reverse order; close the back with new glue.",
          },
          {
            action: "test",
            title: "Charge, and make a call",
            how: "The microphone sits on the same board.",
            see: "steady charging, and the other side hears you.",
          },
        ],
      },
    },
    battery: {
      name: "a worn-out battery",
      short: "the battery",
      weight: 3,
      why: "After 500 to 800 charges a cell holds a good deal less, and it jumps from 30 % to nothing.",
      check: {
        do: "Look up the battery health in the settings, or note how fast it falls from 100 %.",
        finds: "it shows under 80 %, or it drops by leaps",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 60],
        tools: [
          { name: "Battery of good make for the model" },
          { name: "Opening tools for phones" },
          { name: "Plastic card" },
          { name: "Metal pot without a lid, for a bad cell" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Run it down to 20 % and switch it off",
            how: "Set the metal pot beside you, outdoors if you can.",
            warning: "If the old cell is swollen or hot, do not open the phone.",
          },
          {
            action: "pry",
            title: "Open it by the guide for your model",
            how: "Use the opening tools from the side that the guide names.",
          },
          {
            action: "unscrew",
            title: "Pull the battery's plug first",
            how: "Its cover has two or three screws.",
          },
          {
            action: "replace",
            title: "Take the old cell out by its tabs",
            how: "Draw the glue strips out slowly and flat. If one tears, slide the plastic card under from the edge; never lever.",
            warning: "A cell that bends, hisses or smells sweet goes into the pot and outside.",
            fallsOut: "The cell; keep it flat and bring it to a collection point.",
          },
          {
            action: "test",
            title: "Charge to the top in sight",
            how: "Plug in the new battery, close, charge.",
            see: "no warmth beyond hand-warm, and a steady rise.",
          },
        ],
        prevention: ["Charge between 20 and 80 % where you can."],
      },
    },
  },
  questions: [
    {
      ask: "Does the phone charge with another cable and charger?",
      answers: {
        yes: {
          means: "it charges with another cable",
          heard: ["works with another cable", "charges with another"],
          when: { charger: "always", lint: "rarely", port: "rarely", battery: "sometimes" },
        },
        no: {
          means: "another cable does not help",
          heard: ["tried another cable", "tried different cables", "tried several chargers"],
        },
      },
    },
    {
      ask: "Does the phone charge only when you hold the plug at an angle?",
      answers: {
        yes: {
          means: "it charges at an angle only",
          heard: ["at an angle", "hold the cable", "wiggle", "intermittently", "loose"],
          when: { port: "often", lint: "often", charger: "sometimes", battery: "never" },
        },
        no: { means: "the angle makes no difference" },
      },
    },
    {
      ask: "Does the plug go all the way into the phone and click?",
      answers: {
        yes: {
          means: "the plug goes in and clicks",
          when: { lint: "never", port: "sometimes", charger: "often", battery: "always" },
        },
        no: {
          means: "the plug does not go in fully",
          heard: [
            "cable falls out",
            "not go in",
            "does not click",
            "lint",
            "fluff",
            "dirt in port",
          ],
        },
      },
    },
    {
      ask: "Does the phone show that it charges, yet lose its charge within hours?",
      answers: {
        yes: {
          means: "it charges and empties within hours",
          heard: [
            "drains",
            "drains fast",
            "battery life",
            "empties",
            "dies at 30",
            "not hold charge",
            "loses charge",
          ],
          when: { battery: "always", charger: "rarely", lint: "rarely", port: "rarely" },
        },
        no: { means: "once charged it lasts" },
      },
    },
  ],
  safety: ["Use a wooden or plastic tool in the port, never metal."],
  prevention: ["Carry it with the port upwards."],
  stopWhen: ["The phone or its charger gets too hot to hold.", "The back lifts or bulges."],
});

const battery = defineFault({
  id: "mobile-phone-battery-drains",
  name: "loses its charge too fast",
  weight: 7,
  says: [
    "battery dead",
    "battery not working",
    "battery drains fast",
    "battery doesn't last",
    "new battery needed",
    "needs new battery",
    "battery replacement",
    "short battery life",
    "not holding charge",
    "runs out quickly",
    "dies at 30 percent",
    "turns off suddenly",
    "gets hot",
  ],
  faultTypes: {
    "Power/battery": [
      "battery",
      "needs new battery",
      "battery replacement",
      "battery dead",
      "battery drains",
      "battery does not last",
      "not holding charge",
      "turns off",
      "battery needs replacing",
      "swollen battery",
      "battery problem",
      "battery issue",
      "battery life",
      "battery change",
      "switches off",
      "overheating",
      "gets hot",
      "short battery life",
      "replace battery",
      "turns off suddenly",
      "new battery",
      "switch off",
      "poor battery",
      "battery fails",
      "loses charge",
      "battery connector",
      "drains",
      "does not hold a charge",
      "shuts down",
      "battery not working",
      "discharging",
    ],
  },
  causes: {
    cell: {
      name: "a worn battery cell",
      short: "the cell",
      weight: 6,
      why: "A phone battery is good for about three years. Then it holds less, sags in the cold, and the phone switches off at 20 or 30 %.",
      check: {
        do: "Read “battery health” in the settings; on Android without it, watch how many percent an hour of video takes.",
        finds: "health is under 80 %, or an hour of video takes more than 25 %",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 60],
        tools: [
          { name: "New cell from a seller with guarantee" },
          { name: "Phone opening kit" },
          { name: "Isopropyl alcohol", instead: "none: order it with the battery" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Back up, run it to 20 %, switch off",
            how: "A low cell is a calm cell.",
            warning: "With a bulge in back or screen stop here: that is for hazardous waste.",
          },
          {
            action: "pry",
            title: "Open the case with the kit",
            how: "By the guide to your very model: some open at the back, some at the screen.",
          },
          {
            action: "unscrew",
            title: "Disconnect the cell before all else",
            how: "Take the little shield off and lift the plug straight up.",
          },
          {
            action: "replace",
            title: "Loosen the old cell with alcohol",
            how: "Pull its strips, or let a few drops of alcohol creep under the edge for two minutes, and lift it flat by hand.",
            warning: "No screwdriver under the cell, and do not fold it.",
            fallsOut: "The old cell; tape its contacts.",
          },
          {
            action: "reassemble",
            title: "Lay the new one in and close",
            how: "Plug on, shield on, back on.",
            see: "nothing stands up under the cover.",
          },
          {
            action: "test",
            title: "Charge it and watch two days",
            how: "First charge in sight, on a tile.",
            see: "more than a day of normal use.",
          },
        ],
      },
    },
    app: {
      name: "an app or a setting that works all night",
      short: "an app",
      weight: 5,
      why: "Location, sync and a bright screen can eat a full cell by noon. A bad radio signal does the same.",
      check: {
        do: "Open the battery page of the settings and read the list of consumers.",
        finds: "one app stands far above the others",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [
          { name: "Settings page of the battery", instead: "flight mode overnight, as a test" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the eater",
            how: "Battery page of the settings, last 24 hours.",
            see: "screen and one or two apps on top.",
          },
          {
            action: "adjust",
            title: "Rein it in",
            how: "Set its background use to “restricted”, its location to “while using”.",
          },
          {
            action: "adjust",
            title: "Dim and darken",
            how: "Automatic brightness, screen off after 30 seconds.",
          },
          {
            action: "test",
            title: "Compare a night",
            how: "Once in flight mode, once as usual.",
            see: "less than 5 % lost per night. If it also falls in flight mode, the cell is worn.",
          },
        ],
        prevention: ["Read the battery page once a month."],
      },
    },
    heat: {
      name: "heat, cold or a fast charger used all night",
      short: "heat or cold",
      weight: 2,
      why: "Above 35 °C a cell ages fast, and below 5 °C it gives up early and recovers in the warm.",
      check: {
        do: "Note where the phone is when it fails: in the sun, in the car, in the cold.",
        finds: "it fails in heat or frost only",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [{ name: "Thin case" }],
        steps: [
          {
            action: "unplug",
            title: "Take it off the charger and out of its cover",
            how: "Let it come to room temperature slowly.",
          },
          {
            action: "adjust",
            title: "Change the place",
            how: "Off the dashboard and the heater; in winter into an inside pocket. A thin case lets the heat out.",
          },
          {
            action: "adjust",
            title: "Switch on “protect battery”",
            how: "It stops at 80 %, or fills up only before you get up.",
          },
          {
            action: "test",
            title: "Watch a week",
            how: "Same use, new habits.",
            see: "it no longer goes off by surprise.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the phone's battery more than three years old, or does it show less than 80 % health?",
      answers: {
        yes: {
          means: "the battery is old or shows under 80 %",
          heard: ["old battery", "years old", "battery health"],
          when: { cell: "often", app: "sometimes", heat: "sometimes" },
        },
        no: { means: "the battery is young and healthy" },
      },
    },
    {
      ask: "Does the phone switch off by itself while it still shows 20 % or more?",
      answers: {
        yes: {
          means: "it switches off with charge left",
          heard: ["turns off suddenly", "dies at", "shuts off", "switches off at"],
          when: { cell: "often", app: "never", heat: "sometimes" },
        },
        no: { means: "it runs down to zero" },
      },
    },
    {
      ask: "Does the phone also lose charge overnight in flight mode?",
      answers: {
        yes: {
          means: "it loses charge in flight mode too",
          when: { cell: "often", app: "rarely", heat: "sometimes" },
        },
        no: {
          means: "in flight mode it keeps its charge",
          heard: ["since an update", "after update", "new app"],
        },
      },
    },
    {
      ask: "Does the phone fail mostly outdoors, in the sun or in the cold?",
      answers: {
        yes: {
          means: "it fails in sun or cold",
          heard: ["in the cold", "in winter", "in the sun", "hot car"],
          when: { heat: "always", cell: "sometimes", app: "rarely" },
        },
        no: { means: "it fails at room temperature as well" },
      },
    },
  ],
  safety: ["A bulging phone is not opened or charged: put it outside on stone."],
  prevention: ["Keep it below 35 °C, above all while charging."],
  stopWhen: [
    "The maker offers a fixed price for a new cell: for glued phones that is often the best way.",
  ],
});

const slow = defineFault({
  id: "mobile-phone-slow-or-full",
  name: "has become slow, or has no storage left",
  weight: 4,
  says: [
    "running slow",
    "slow",
    "storage full",
    "storage problem",
    "no space left",
    "freezes",
    "turns on but freezes",
    "apps crash",
    "can't update",
    "software problem",
    "hangs",
    "laggy",
    "needs factory reset",
    "software update",
  ],
  faultTypes: {
    "Software update": [
      "software",
      "software update",
      "update",
      "software issue",
      "software problem",
      "running slow reset",
      "factory reset",
      "reset",
      "firmware",
      "does not update",
      "cannot update",
      "reinstall",
      "system update",
      "android update",
      "needs update",
      "upgrade",
      "ios",
      "os",
      "operating system",
      "error",
    ],
    "Storage problem": [
      "storage",
      "storage full",
      "not enough space",
      "no space",
      "storage problem",
      "memory full",
      "memory",
      "full",
      "sd storage",
      "space",
      "no room",
      "internal storage",
      "photos storage",
      "low memory",
      "free up space",
      "insufficient storage",
      "out of memory",
      "delete photos",
      "too many photos",
    ],
    Performance: [
      "slow",
      "running slow",
      "very slow",
      "freezes",
      "laggy",
      "hangs",
      "freezing",
      "crashes",
      "sluggish",
      "performance",
      "crashing",
      "slow phone",
      "overheats when used",
    ],
    "Software issue": [
      "virus",
      "malware",
      "pop ups",
      "app crashes",
      "bug",
      "apps not working",
      "hacked",
      "adverts",
    ],
  },
  causes: {
    storage: {
      name: "storage that is nearly full",
      short: "full storage",
      weight: 6,
      why: "A phone needs free room to work in. Below a tenth it slows down, and updates fail.",
      check: {
        do: "Open “storage” in the settings.",
        finds: "less than a tenth is free",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 15],
        tools: [{ name: "Computer or memory card for the pictures" }],
        steps: [
          {
            action: "look",
            title: "Copy pictures and videos away first",
            how: "To a computer or a memory card, and open three of them there.",
            see: "that they are really there.",
          },
          {
            action: "clean",
            title: "Delete from the top",
            how: "Storage page, largest first: videos, chat media, downloads.",
            see: "several GB within minutes.",
          },
          {
            action: "clean",
            title: "Remove apps that you have not opened for months",
            how: "The page lists them by last use.",
          },
          {
            action: "test",
            title: "Restart, then update",
            how: "On Wi-Fi and on the charger.",
            see: "a fluent swipe through the menus.",
          },
        ],
        prevention: ["Let pictures move to a computer once a month."],
      },
    },
    age: {
      name: "a system or an app that has grown too heavy",
      short: "system or app",
      weight: 4,
      why: "Apps are written for newer phones, and years of leftovers add up. A clean start helps for a long time.",
      check: {
        do: "Start it in safe mode and use it for five minutes.",
        finds: "it is much faster there",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 120,
        euros: [0, 0],
        tools: [{ name: "Backup, checked" }, { name: "Your passwords on paper" }],
        steps: [
          {
            action: "clean",
            title: "Take off what safe mode left out",
            how: "The app that came last goes first.",
          },
          {
            action: "adjust",
            title: "Turn effects down",
            how: "Fewer animations, no live wallpaper, lighter versions of big apps.",
          },
          {
            action: "look",
            title: "Make a backup, and look into it",
            how: "Also note passwords on paper and sign out of nothing you cannot get back into.",
          },
          {
            action: "test",
            title: "Reset to factory state as a last step",
            how: "Settings, system, reset.",
            warning: "This wipes everything that is not in the backup.",
            see: "a phone as quick as on its first day.",
          },
        ],
      },
    },
    hardware: {
      name: "a tired battery that makes it slow itself down",
      short: "the battery",
      weight: 2,
      why: "To avoid switching off, many phones slow down when the cell can no longer give its peak.",
      check: {
        do: "Compare its speed on the charger and off it.",
        finds: "it is clearly faster on the charger",
        minutes: 5,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [15, 60],
        tools: [{ name: "Fresh battery for the model" }, { name: "Kit for opening phones" }],
        steps: [
          {
            action: "look",
            title: "Read the battery page",
            how: "Words like “peak performance reduced” say it plainly.",
          },
          {
            action: "unplug",
            title: "Save data, let it run to 20 %, switch off",
            how: "Work on a light, hard table.",
          },
          {
            action: "pry",
            title: "Open it with the kit",
            how: "As the guide to your model shows.",
            warning: "Plastic only near the cell.",
          },
          {
            action: "replace",
            title: "Swap the battery",
            how: "Plug off first, glue strips out slowly, new battery in, plug on.",
          },
          {
            action: "test",
            title: "Compare again",
            how: "On and off the charger.",
            see: "no difference any more.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is more than nine tenths of the phone's storage in use?",
      answers: {
        yes: {
          means: "the storage is nearly full",
          heard: ["storage full", "no space", "memory full", "storage"],
          when: { storage: "always", age: "sometimes", hardware: "sometimes" },
        },
        no: { means: "there is storage left" },
      },
    },
    {
      ask: "Did the phone become slow after an update or a new app?",
      answers: {
        yes: {
          means: "it began with an update or an app",
          heard: ["after update", "since the update", "new app"],
          when: { age: "always", storage: "sometimes", hardware: "rarely" },
        },
        no: { means: "it crept in over months" },
      },
    },
    {
      ask: "Is the phone faster while it is on the charger?",
      answers: {
        yes: {
          means: "it is faster on the charger",
          when: { hardware: "always", storage: "rarely", age: "rarely" },
        },
        no: { means: "the charger makes no difference" },
      },
    },
  ],
  safety: ["Make a copy of your data before each step that changes the system."],
  prevention: ["Restart it once a week."],
  stopWhen: [
    "It asks for a password that nobody knows: only the maker can help, with proof of purchase.",
  ],
});

const buttons = defineFault({
  id: "mobile-phone-button",
  name: "has a button that sticks, is loose or does nothing",
  weight: 6,
  says: ["power button not working", "on off button broken", "volume button stuck"],
  faultTypes: {
    "On/Off button": [
      "power button",
      "power button not working",
      "on off button",
      "on/off switch",
      "power switch",
      "power button broken",
      "switch stuck",
      "button does not work",
      "button",
      "on switch",
      "off switch",
      "power button stuck",
      "power key",
      "on button",
    ],
    "Other buttons": [
      "home button",
      "home button not working",
      "home button broken",
      "lock button",
      "menu button",
      "volume button",
      "side button",
      "silent switch",
      "mute switch",
      "button broken",
      "back button",
      "keypad",
    ],
  },
  causes: {
    case: {
      name: "a cover or grime that holds the button",
      short: "cover or grime",
      weight: 5,
      why: "Covers press on buttons or keep them from going down, and skin grease with dust glues the gap around them.",
      check: {
        do: "Take the cover off and press the button twenty times with a fingernail.",
        finds: "it clicks again, or you feel grit in the gap",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [
          { name: "Soft toothbrush, dry" },
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charger out, cover off, phone off",
            how: "If the power button is the one that fails, switch it off in the menu: settings, system, or hold volume up with the side key.",
          },
          {
            action: "clean",
            title: "Brush the gap",
            how: "Button downwards, the toothbrush along the gap, pressing the button now and then.",
            fallsOut: "Grey crumbs.",
          },
          {
            action: "clean",
            title: "Loosen what glues",
            how: "A cotton bud that is just moist with alcohol, round the edge, and thirty presses. Let it dry for ten minutes.",
            warning: "Moist, not wet: a drop in the gap reaches the board.",
          },
          {
            action: "test",
            title: "Press it ten times with the cover on",
            how: "If it only works bare, widen the cover's slot or change the cover.",
            see: "ten clicks, ten answers.",
          },
        ],
        prevention: ["Choose a cover with open slots at the buttons."],
      },
    },
    setting: {
      name: "a button that the system has given another job",
      short: "a setting",
      weight: 3,
      why: "The side key can be set to call an assistant, on-screen gestures replace home and back, and a hung app swallows presses.",
      check: {
        do: "Restart it from the menu and press the button on the lock screen, before any app is open.",
        finds: "it does something else than it used to, or works there",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "The maker's help page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Look up what the key is set to",
            how: "The maker's page calls it side key, button shortcuts or gestures. Set it to “power menu” or its usual job.",
          },
          {
            action: "adjust",
            title: "Switch an on-screen button on",
            how: "iPhone: accessibility, AssistiveTouch. Android: accessibility menu. It locks, wakes and sets the volume.",
          },
          {
            action: "test",
            title: "Start it in safe mode",
            how: "An app that takes the keys for itself is off there.",
            see: "whether the key works.",
          },
          {
            action: "test",
            title: "Use it for a day",
            how: "Also with the charger in.",
            see: "the right answer to each press.",
          },
        ],
      },
    },
    worn: {
      name: "a worn or torn button flex",
      short: "the button's flex",
      weight: 4,
      why: "Under the cap sits a metal dome on a thin flexible strip. After some hundred thousand presses, or one fall on that edge, dome or strip gives up.",
      check: {
        do: "Press slowly beside the middle, at both ends of the button.",
        finds: "there is no click at all, or it answers at one end only",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [6, 25],
        tools: [
          { name: "Button flex for the model" },
          { name: "Opening picks" },
          { name: "Driver set for phones" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "look",
            title: "Decide whether it has to be",
            how: "A phone wakes when the charger goes in, by double tap or lift, and its menu switches it off. Many live on so for years.",
          },
          {
            action: "unplug",
            title: "Save your data, under 25 %, off",
            how: "A cell that is nearly empty does little harm if a tool slips.",
          },
          {
            action: "pry",
            title: "Open it by the pictures for your model",
            how: "Warm the edge, shallow picks; some open at the back, some at the screen.",
            warning: "Never lever on the battery, and stop if it smells sweet.",
            fallsOut: "Screws of several lengths: lay them out on a drawing.",
          },
          {
            action: "unscrew",
            title: "Battery plug first, then the flex",
            how: "Use the driver set; note with a photo how the strip is folded round the frame.",
          },
          {
            action: "replace",
            title: "Lay the new flex in",
            how: "Hook the caps in, press the strip on with the tweezers' flat side, plug it in.",
            putBack: "Domes in the middle of the caps, or it stays dumb.",
          },
          {
            action: "test",
            title: "Try each button before you close",
            how: "Battery plug on.",
            see: "a click and an answer from every one.",
          },
        ],
        stopWhen: [
          "It is a fingerprint home button: it is married to its board, and a strange one never reads a finger.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the phone's button still click when you press it with the cover off?",
      answers: {
        yes: {
          means: "the button clicks",
          heard: ["still clicks"],
          when: { setting: "always", case: "sometimes", worn: "rarely" },
        },
        no: {
          means: "the button has lost its click",
          heard: ["sunk in", "no click", "stuck", "fallen out", "loose"],
        },
      },
    },
    {
      ask: "Did the phone fall on the side where that button sits?",
      answers: {
        yes: {
          means: "it fell on that side",
          heard: ["dropped", "fell", "fall"],
          when: { worn: "often", case: "rarely", setting: "never" },
        },
        no: { means: "it did not fall" },
      },
    },
    {
      ask: "Is the phone's button stiff, gritty or pressed in by its cover?",
      answers: {
        yes: {
          means: "the button is stiff or gritty",
          heard: ["stiff", "sticky", "stuck", "dirty", "gritty"],
          when: { case: "always", worn: "sometimes", setting: "never" },
        },
        no: { means: "the button moves freely" },
      },
    },
    {
      ask: "Does the phone's button do something else than it used to, or fail since an update?",
      answers: {
        yes: {
          means: "it does something else, or it began with an update",
          heard: ["after update", "assistant", "bixby", "siri"],
          when: { setting: "always", case: "never", worn: "rarely" },
        },
        no: { means: "it simply does nothing" },
      },
    },
  ],
  safety: [
    "Do not let it run empty while its power button is dead: put it on the charger before that.",
  ],
  prevention: ["Wipe the edges when you wipe the screen."],
  stopWhen: [
    "The edge beside the button is open or bulges: the battery may be swelling, so do not press there.",
  ],
});

const camera = defineFault({
  id: "mobile-phone-camera",
  name: "has a camera that is blurred, dark or does not work",
  weight: 7,
  says: ["camera not working", "photos blurry", "blurry pictures"],
  faultTypes: {
    Camera: [
      "camera",
      "camera not working",
      "camera does not focus",
      "dust in camera",
      "camera blurred",
      "photos blurry",
      "camera lens",
      "front camera",
      "camera dirty",
      "flash",
      "focus",
    ],
  },
  causes: {
    lens: {
      name: "grease, a film or a scratched glass over the lens",
      short: "the lens glass",
      weight: 6,
      why: "The lens lies where your finger lies. A veil of grease makes lamps glow and everything soft, and a forgotten protective film does the same.",
      check: {
        do: "Breathe on the lens, wipe it with a clean cotton cloth, and photograph a page of print in daylight.",
        finds: "the picture is clearly better, or you see a film or scratches",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 10],
        tools: [
          { name: "Spectacle cloth", instead: "a clean cotton handkerchief" },
          { name: "Torch" },
        ],
        steps: [
          {
            action: "look",
            title: "Look at each lens under the torch",
            how: "At a slant. Take the cover off: its edge shades many a picture.",
            see: "no film, no rainbow, no crack.",
          },
          {
            action: "clean",
            title: "Wipe in small circles",
            how: "With the cloth and your breath. No spray and no toothpaste: both take the coating off.",
          },
          {
            action: "adjust",
            title: "Take stuck-on lens glass off",
            how: "A protector that has clouded comes off with a fingernail from one corner.",
            fallsOut: "The protector, and a ring of glue that rolls off under the cloth.",
          },
          {
            action: "test",
            title: "Photograph print near and a house far away",
            how: "Tap on it to set the focus. Do the same with the other camera.",
            see: "letters with sharp edges.",
          },
        ],
        prevention: ["Lay it on its screen cover rather than on its lenses."],
      },
    },
    app: {
      name: "an app, a permission or full storage",
      short: "app or storage",
      weight: 4,
      why: "Another program holds the camera, its permission is off, or there is no room for one more picture.",
      check: {
        do: "Restart it and open the phone's own camera before anything else.",
        finds: "it works there, or it says that storage is full",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Computer or card with room for pictures" }],
        steps: [
          {
            action: "look",
            title: "Look at the storage first",
            how: "If less than a tenth is free, move videos to the computer or card.",
            see: "several GB free.",
          },
          {
            action: "adjust",
            title: "Clear the camera app",
            how: "Settings, apps, camera: “force stop”, then “clear cache”. Pictures stay.",
          },
          {
            action: "adjust",
            title: "Give leave to the app that fails",
            how: "Permissions: camera on, microphone too for films.",
          },
          {
            action: "test",
            title: "Start it in safe mode and photograph",
            how: "If it works there, the app that came last is to blame.",
            see: "a picture in the gallery.",
          },
        ],
      },
    },
    module: {
      name: "a camera module that was shaken, wet or has worn out",
      short: "the module",
      weight: 4,
      why: "The lens floats on tiny springs and magnets. A fall, moisture or the shaking of a motorcycle mount ends its focus; dust inside shows as dark spots.",
      check: {
        do: "Hold it to your ear while you tap near and far things, then compare the other lenses of the same phone.",
        finds: "one camera alone rattles, trembles, stays soft or black in every app",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [10, 80],
        tools: [
          { name: "Camera module for the exact model" },
          { name: "Plastic picks" },
          { name: "Phone screwdrivers" },
          { name: "Blower" },
        ],
        steps: [
          {
            action: "look",
            title: "Ask the maker first",
            how: "Focus faults of some models are mended free of charge, also after the guarantee. Within two years the seller is the first address.",
          },
          {
            action: "unplug",
            title: "Let it fall under a quarter, then off",
            how: "Out of its cover, tray out.",
          },
          {
            action: "pry",
            title: "Lift the back by the pictures for your model",
            how: "Warm it, plastic picks only, 2 mm deep.",
            warning: "The battery lies a card's thickness below: never slide a pick across it.",
          },
          {
            action: "unscrew",
            title: "Battery plug off, shield off, camera plug up",
            how: "Screwdrivers for the shield, a fingernail for the plugs.",
            fallsOut: "The module lifts straight out.",
          },
          {
            action: "replace",
            title: "Set the new module in",
            how: "Blow dust out of the window with the blower, keep fingers off the glass, press the plug until it clicks.",
          },
          {
            action: "test",
            title: "Near, far, film, flash",
            how: "Before you glue the back on.",
            see: "a focus that settles within a second.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are the phone's pictures soft or hazy, rather than black or missing?",
      answers: {
        yes: {
          means: "pictures come, but soft or hazy",
          heard: [
            "blurry",
            "blury",
            "blurred",
            "hazy",
            "foggy",
            "soft",
            "not sharp",
            "does not focus",
            "not focusing",
            "spots",
            "dirty",
          ],
          when: { lens: "always", app: "never", module: "often" },
        },
        no: {
          means: "no picture comes",
          heard: ["black", "not open", "crashes", "no picture", "error"],
        },
      },
    },
    {
      ask: "Do all cameras of the phone, front and back, have the same trouble?",
      answers: {
        yes: {
          means: "all cameras have it",
          heard: ["both cameras", "front and back"],
          when: { app: "always", lens: "rarely", module: "never" },
        },
        no: {
          means: "one camera alone has it",
          heard: ["front camera", "back camera", "selfie camera", "one camera"],
        },
      },
    },
    {
      ask: "Did the phone fall or get damp, or does its camera rattle or tremble?",
      answers: {
        yes: {
          means: "it fell, got damp, rattles or trembles",
          heard: ["dropped", "fell", "wet", "rattles", "shakes", "vibrates", "trembles", "buzzing"],
          when: { module: "often", lens: "sometimes", app: "never" },
        },
        no: { means: "nothing happened to it" },
      },
    },
    {
      ask: "Are the phone's pictures better after its lens has been wiped with a clean cloth?",
      answers: {
        yes: { means: "wiping helps", when: { lens: "always", module: "rarely", app: "rarely" } },
        no: { means: "wiping changes nothing", heard: ["cleaned the lens", "wiped it"] },
      },
    },
  ],
  safety: ["A cracked lens glass sheds splinters: tape over it before you wipe."],
  prevention: ["Keep it off motorcycle handlebars: their shaking ruins the focus."],
  stopWhen: [
    "Mist shows inside the lens: it is damp, so switch it off and do not charge it before it is dry.",
  ],
});

const sound = defineFault({
  id: "mobile-phone-sound",
  name: "has no sound, or only a faint or scratching one",
  weight: 4,
  says: ["no sound", "can't hear calls", "speaker not working", "headphone jack broken"],
  faultTypes: {
    "Speaker/amplifier": [
      "speaker",
      "sound",
      "no sound",
      "speaker not working",
      "cannot hear",
      "cannot hear calls",
      "sound issue",
      "volume",
      "ringer",
      "loudspeaker",
      "earpiece",
      "audio",
      "volume low",
      "new speaker",
      "sound low",
      "ear speaker",
      "ringtone",
      "vibration",
      "quiet",
    ],
    "Headphone jack": [
      "headphone jack",
      "headphone",
      "headphones",
      "headphone socket",
      "earphone jack",
      "broken jack",
      "audio jack",
      "earphones",
      "headphones no sound",
      "jack plug stuck",
      "aux",
    ],
  },
  causes: {
    elsewhere: {
      name: "sound that is muted or sent to another place",
      short: "mute or Bluetooth",
      weight: 5,
      why: "A phone has four volumes and a silent switch, and it gladly plays into a car, an earbud in a drawer or headphones that it only believes in.",
      check: {
        do: "Switch Bluetooth off, look for the silent switch and “do not disturb”, and raise the volume while a song plays.",
        finds: "one of these brings the sound back",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Headphones that fit it" }],
        steps: [
          {
            action: "adjust",
            title: "Undo what mutes",
            how: "Silent switch, “do not disturb”, flight mode. Then each volume by itself: calls, media, ringing, alarm.",
            see: "a bar that is three quarters full for all of them.",
          },
          {
            action: "adjust",
            title: "Switch Bluetooth off for the day",
            how: "In the settings, not only in the pull-down, where it comes back by itself.",
          },
          {
            action: "test",
            title: "Put headphones in and take them out ten times",
            how: "That frees a contact which reports headphones that are not there.",
            see: "the headphones' sign gone from the volume bar.",
          },
          {
            action: "test",
            title: "Ring somebody, play a song, set an alarm",
            how: "With and without loudspeaker.",
            see: "which of them is silent, if one is.",
          },
        ],
      },
    },
    grille: {
      name: "lint or grime in the loudspeaker's grille or the jack",
      short: "lint",
      weight: 6,
      why: "The slots at the lower edge and above the screen are half a millimetre wide. Face cream and pocket lint close them, so voices sound as from a cellar.",
      check: {
        do: "Look at the slots above the screen and at the lower edge in slanting light, and into the jack.",
        finds: "they are grey, or a crust lies over them",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 3],
        tools: [
          { name: "Dry toothbrush" },
          { name: "Sticky tape", instead: "reusable adhesive putty" },
          { name: "Wooden toothpick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, cable out, opening downwards",
            how: "A film over the screen often covers the upper slot: lift it there.",
          },
          {
            action: "clean",
            title: "Brush, then press tape on",
            how: "Short strokes with the toothbrush, then dab the tape on the slots and pull, ten times with fresh spots.",
            warning:
              "No needle and no compressed air: behind the mesh lies a membrane as thin as cling film.",
          },
          {
            action: "clean",
            title: "Empty the jack",
            how: "Turn the toothpick along its wall and tip the lint out; do not press to the bottom.",
            see: "a plug that clicks home.",
          },
          {
            action: "test",
            title: "Ring the speaking clock or a friend",
            how: "Ear, loudspeaker, headphones.",
            see: "a voice that is clear in all three.",
          },
        ],
        prevention: ["Brush the slots when you change the clock to summer and winter time."],
      },
    },
    speaker: {
      name: "a loudspeaker or jack that has failed",
      short: "loudspeaker or jack",
      weight: 4,
      why: "Membranes tear at full volume or stick after moisture. In most phones the lower loudspeaker is a part of its own, the jack sits on a small board.",
      check: {
        do: "Play the same song by loudspeaker, by the earpiece in a call, and by Bluetooth.",
        finds: "one and the same way is silent or scratches in every app",
        minutes: 3,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 70,
        euros: [8, 30],
        tools: [
          { name: "Loudspeaker for the exact model" },
          { name: "Thin picks" },
          { name: "Small drivers" },
          { name: "Adhesive frame for the back" },
        ],
        steps: [
          {
            action: "look",
            title: "Live with what works, if you can",
            how: "Bluetooth earbuds for €15 take the place of jack and loudspeaker.",
          },
          {
            action: "unplug",
            title: "Run it below a quarter and switch it off",
            how: "The emptier the battery, the tamer it is if a tool slips.",
          },
          {
            action: "pry",
            title: "Warm the edge and lift the back",
            how: "Slide the picks round slowly, as deep as the pictures for your model allow.",
            warning: "Never dig under the battery; a bent cell can catch fire.",
          },
          {
            action: "unscrew",
            title: "Battery's lead off, then the lower frame",
            how: "Six to ten screws with the small drivers, laid out in their pattern.",
            fallsOut: "The loudspeaker comes with the frame or by itself.",
          },
          {
            action: "replace",
            title: "Change loudspeaker or jack board",
            how: "Its springs must meet the gold pads of the board.",
            putBack: "Rubber seals back in place, or it sounds hollow.",
          },
          {
            action: "test",
            title: "Try it before you stick the frame on",
            how: "Song, call, ring tone.",
            see: "no scratching at full volume.",
          },
        ],
        stopWhen: [
          "Sound is missing by Bluetooth as well: then it is the board, and a workshop's job.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the phone sound well through headphones or a Bluetooth speaker?",
      answers: {
        yes: {
          means: "it sounds well through something else",
          heard: [
            "works with headphones",
            "works on bluetooth",
            "headphones are fine",
            "fine with earphones",
          ],
          when: { speaker: "always", grille: "often", elsewhere: "rarely" },
        },
        no: { means: "it is silent through anything" },
      },
    },
    {
      ask: "Is the phone's sound faint, muffled or scratching, rather than gone?",
      answers: {
        yes: {
          means: "sound comes, but badly",
          heard: [
            "quiet",
            "faint",
            "muffled",
            "crackles",
            "crackly",
            "distorted",
            "volume low",
            "scratchy",
          ],
          when: { grille: "always", speaker: "often", elsewhere: "rarely" },
        },
        no: { means: "no sound comes at all", heard: ["no sound", "silent"] },
      },
    },
    {
      ask: "Are the slots of the phone's loudspeaker or its jack grey or crusted?",
      answers: {
        yes: {
          means: "the openings are clogged",
          heard: ["dirty", "dust", "lint", "fluff"],
          when: { grille: "always", elsewhere: "rarely", speaker: "sometimes" },
        },
        no: { means: "the openings are clean" },
      },
    },
    {
      ask: "Did the phone's sound go after a fall or moisture?",
      answers: {
        yes: {
          means: "a fall or moisture came first",
          heard: ["dropped", "fell", "wet", "water"],
          when: { speaker: "often", grille: "rarely", elsewhere: "rarely" },
        },
        no: { means: "neither fall nor moisture came first" },
      },
    },
  ],
  safety: ["Keep it off your ear while you turn volumes up."],
  prevention: ["Leave the volume at four fifths: the last step is what tears membranes."],
  stopWhen: ["The battery is dented or bulges when you see it: close nothing, take it outdoors."],
});

const microphone = defineFault({
  id: "mobile-phone-microphone",
  name: "does not let others hear you",
  weight: 4,
  says: ["microphone not working", "others can't hear me", "people can't hear me"],
  faultTypes: {
    Microphone: [
      "microphone",
      "mic",
      "mic not working",
      "microphone not working",
      "mic problem",
      "cannot be heard",
      "people cannot hear me",
      "others cannot hear me",
      "mouthpiece",
      "voice",
    ],
  },
  causes: {
    hole: {
      name: "a closed microphone hole",
      short: "the closed hole",
      weight: 6,
      why: "You speak into a pinhole beside the charging port. A cover that sits askew, lint or flour is enough to close it.",
      check: {
        do: "Take the cover off and record a voice memo, speaking at the lower edge from a hand's breadth.",
        finds: "it is clear without the cover, or the hole is grey",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [{ name: "Soft brush" }, { name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off, cover and cable away",
            how: "Find the pinholes: one below, one above beside the camera.",
          },
          {
            action: "clean",
            title: "Brush across the holes",
            how: "With the soft brush, hole downwards. Then press tape on and draw it off a few times.",
            warning:
              "Nothing goes into the hole, no needle and no SIM tool: one push pierces the microphone.",
          },
          {
            action: "adjust",
            title: "Widen the cover if it covers the hole",
            how: "A notch of 3 mm at that place, or another cover.",
          },
          {
            action: "test",
            title: "Record again and ring a friend",
            how: "First held to the ear, then on loudspeaker.",
            see: "a voice that is as clear both ways.",
          },
        ],
        prevention: ["Keep it out of bakery and workshop pockets."],
      },
    },
    permission: {
      name: "a permission, a headset or the network",
      short: "app, headset or network",
      weight: 5,
      why: "If one app alone is mute, it may not use the microphone. An earbud in a pocket can listen in its stead, and now and then it is the network.",
      check: {
        do: "Switch Bluetooth off and compare: voice memo, ordinary call, call in a messenger.",
        finds: "the memo is clear, or one of them works and another does not",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Second phone" }],
        steps: [
          {
            action: "adjust",
            title: "Give leave to the app",
            how: "Settings, privacy, microphone. Also look for a mute sign in the call itself.",
            see: "the app on the list.",
          },
          {
            action: "adjust",
            title: "Forget old headsets",
            how: "Take those out of the Bluetooth list that you no longer have.",
          },
          {
            action: "adjust",
            title: "Set the network afresh",
            how: "Flight mode on for a minute. If ordinary calls alone are mute, switch “VoLTE” or Wi-Fi calls off for a test.",
          },
          {
            action: "test",
            title: "Ring the second phone",
            how: "Go to another room and speak to it.",
            see: "your own voice in its ear.",
          },
        ],
      },
    },
    module: {
      name: "a worn microphone on the port board",
      short: "the microphone",
      weight: 4,
      why: "The lower microphone mostly sits on the same small board as the charging port. Moisture corrodes it; plugging in shakes its joints.",
      check: {
        do: "Record one memo at the lower edge and one film with sound, which uses the upper microphone.",
        finds: "the film has sound and the memo is dull or mute",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [8, 30],
        tools: [
          { name: "Port board for your model" },
          { name: "Plastic opening picks" },
          { name: "Set of small screwdrivers" },
        ],
        steps: [
          {
            action: "look",
            title: "Use a headset until then",
            how: "A wired one with a microphone shows at once whether the rest is sound.",
            see: "that calls work with it.",
          },
          {
            action: "unplug",
            title: "Below 25 % and off",
            how: "SIM tray out, table clear, a drawing for the screws.",
          },
          {
            action: "pry",
            title: "Open the back by the pictures for your model",
            how: "Warm, shallow, all round with the picks.",
            warning: "Plastic only beside the battery, and no prying against it.",
          },
          {
            action: "unscrew",
            title: "Unplug the battery, then free the board",
            how: "Small screwdrivers; its ribbon and a thin aerial lead are pressed on like snaps.",
            fallsOut: "A rubber cap of the microphone: the new board needs it.",
          },
          {
            action: "replace",
            title: "Set the port board in",
            how: "Cap on, lead clicked on, screws by their places.",
          },
          {
            action: "test",
            title: "Memo, call, charging",
            how: "All three before you close it.",
            see: "a clear memo and a charging sign.",
          },
        ],
        stopWhen: [
          "Model with the microphone soldered to the main board: a workshop has hot air for that.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is a voice memo recorded on the phone clear when you play it?",
      answers: {
        yes: {
          means: "a voice memo is clear",
          heard: ["recordings are fine", "voice memo works"],
          when: { permission: "always", hole: "rarely", module: "rarely" },
        },
        no: { means: "the memo is dull or mute too", heard: ["recordings have no sound"] },
      },
    },
    {
      ask: "Do others hear you when you use a headset on the phone, or its loudspeaker mode?",
      answers: {
        yes: {
          means: "others hear you by headset or loudspeaker",
          heard: ["works on speaker", "works with headset", "on loudspeaker it works"],
          when: { module: "always", hole: "often", permission: "rarely" },
        },
        no: { means: "others hear you by no way" },
      },
    },
    {
      ask: "Is the small hole at the phone's lower edge grey, wet or under its cover?",
      answers: {
        yes: {
          means: "the hole is closed or covered",
          heard: ["dirty", "lint", "cover", "case on"],
          when: { hole: "always", module: "sometimes", permission: "rarely" },
        },
        no: { means: "the hole is free" },
      },
    },
    {
      ask: "Did it begin after the phone got damp, or together with trouble in charging?",
      answers: {
        yes: {
          means: "moisture or charging trouble came with it",
          heard: ["wet", "damp", "charging port", "not charging"],
          when: { module: "often", hole: "sometimes", permission: "never" },
        },
        no: { means: "neither came with it" },
      },
    },
  ],
  safety: ["Poke nothing into any hole of a phone: microphone, air vent and SIM hole look alike."],
  prevention: [
    "Hold it so that your finger does not lie on the hole: half of all “bad microphones” are fingers.",
  ],
  stopWhen: ["Back or screen stand off the frame: leave it closed and have the battery looked at."],
});

const sim = defineFault({
  id: "mobile-phone-sim-or-signal",
  name: "does not find its SIM card or a network",
  weight: 4,
  says: ["sim card not recognised", "no signal", "sim tray stuck", "emergency calls only"],
  faultTypes: {
    "Sim card slot": [
      "sim",
      "sim card",
      "sim card not recognised",
      "does not read sim",
      "sim tray",
      "sim slot",
      "sim card stuck",
      "no sim",
      "sim card loose",
      "sim card slot",
      "no signal",
      "network",
      "no service",
    ],
  },
  causes: {
    seat: {
      name: "a SIM card that sits badly, is dirty or worn",
      short: "the card's seat",
      weight: 6,
      why: "Six gold pads must meet six springs. A card cut down with scissors, or one carried for ten years, lies a hair too low.",
      check: {
        do: "Switch it off, take the tray out, wipe the card dry, lay it in exactly and try again.",
        finds: "the network comes back, or the card lies askew or is bent",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 10],
        tools: [
          { name: "SIM tool", instead: "a straightened paper clip" },
          { name: "Dry cotton cloth" },
          { name: "Pencil eraser" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and open the tray",
            how: "SIM tool straight into the hole of the tray, beside the slot: a microphone hole looks like it, so look twice.",
            fallsOut: "The card lies loose: hold the tray level.",
          },
          {
            action: "clean",
            title: "Rub the gold pads",
            how: "Eraser lightly, then the cloth. No liquid.",
            see: "bright gold.",
          },
          {
            action: "adjust",
            title: "Lay it in by its cut corner",
            how: "A card in an adapter frame must not stand up. Slide the tray in without force.",
            warning:
              "If a bare card or an adapter is stuck, do not pull: its edge tears the springs out.",
          },
          {
            action: "test",
            title: "Start it and wait two minutes",
            how: "By a window.",
            see: "the provider's name.",
          },
        ],
        stopWhen: [
          "The tray will not come out: a phone shop has the hook for it and does it over the counter.",
        ],
      },
    },
    account: {
      name: "a card, contract or lock on the provider's side",
      short: "card or contract",
      weight: 4,
      why: "Cards are blocked after three wrong PINs or when the credit has run out, 3G networks have been switched off, and some phones accept one provider only.",
      check: {
        do: "Put your card into another phone, and another card into yours.",
        finds: "your card fails there as well, or yours alone is refused here",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 15],
        tools: [{ name: "Borrowed phone and SIM" }, { name: "Papers of the contract" }],
        steps: [
          {
            action: "test",
            title: "Swap the cards",
            how: "Yours into the borrowed phone, the borrowed SIM into yours.",
            see: "which of the two has the fault.",
          },
          {
            action: "look",
            title: "Read what it says",
            how: "“PUK” wants the eight digits in the papers of the contract; ten wrong ones end the card. “SIM not supported” is a lock of the seller.",
            warning: "Do not guess a PUK.",
          },
          {
            action: "look",
            title: "Ask the provider",
            how: "For a new card (or eSIM), for the state of the account, and whether this model still works in its network.",
          },
          {
            action: "test",
            title: "Ring and be rung",
            how: "With the new card.",
            see: "both ways, and a page over mobile data.",
          },
        ],
      },
    },
    setting: {
      name: "flight mode or a network setting",
      short: "a network setting",
      weight: 4,
      why: "Flight mode, a switched-off SIM, a fixed network type or wrong access data leave a good phone without a signal.",
      check: {
        do: "Switch flight mode on for ten seconds and off, then look whether the SIM is switched on in the settings.",
        finds: "the bars come back, or the SIM was switched off",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Wi-Fi at home" }],
        steps: [
          {
            action: "adjust",
            title: "Switch the SIM and mobile data on",
            how: "Settings, network, SIM. With two cards choose which one calls and which one surfs.",
          },
          {
            action: "adjust",
            title: "Choose the network by hand, then by itself",
            how: "Switch “automatic” off, wait for the list, take yours, switch it on again.",
            see: "your provider in the list.",
          },
          {
            action: "adjust",
            title: "Reset the network settings",
            how: "It forgets Wi-Fi keys too, so have the one of your home Wi-Fi ready. Nothing else is lost.",
          },
          {
            action: "test",
            title: "Go to a place with good reception",
            how: "Outdoors, away from thick walls.",
            see: "two bars or more.",
          },
        ],
      },
    },
    reader: {
      name: "bent springs in the slot, or an aerial or board fault",
      short: "slot or board",
      weight: 3,
      why: "A card pulled out by force bends the springs, and a fall can crack the chip that speaks with the network.",
      check: {
        do: "Look into the empty slot with a torch, and look up the IMEI by dialling *#06#.",
        finds: "springs stand up or are missing, or no IMEI shows",
        minutes: 3,
      },
      repair: {
        handOver:
          "The slot is soldered beside the battery with more than ten joints under a shield, and radio faults need the maker's tools.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [0, 70],
        tools: [{ name: "Strong torch" }],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and take the tray out",
            how: "Look in under the strong torch.",
            see: "six springs at one height.",
          },
          {
            action: "look",
            title: "Use eSIM if it has one",
            how: "Many phones since 2018 take a card by QR code, and the slot no longer matters. Ask the provider.",
          },
          {
            action: "look",
            title: "Use it on Wi-Fi meanwhile",
            how: "Messengers and Wi-Fi calls work without a card.",
          },
          {
            action: "look",
            title: "Ask a phone shop for a price",
            how: "A slot costs €30 to 60 with labour; a radio fault on the board is seldom worth it.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does another SIM card work in the phone?",
      answers: {
        yes: {
          means: "another card works in it",
          heard: ["other sim works", "another sim works"],
          when: { account: "always", seat: "often", setting: "rarely", reader: "never" },
        },
        no: {
          means: "no card works in it",
          heard: ["tried another sim", "any sim", "different sim"],
        },
      },
    },
    {
      ask: "Does your SIM card work in another phone?",
      answers: {
        yes: {
          means: "the card works in another phone",
          heard: ["sim works in another", "works in my old phone"],
          when: { account: "rarely", seat: "sometimes", setting: "often", reader: "always" },
        },
        no: { means: "the card fails in another phone too" },
      },
    },
    {
      ask: "Does the phone say that there is no SIM, rather than that there is no service?",
      answers: {
        yes: {
          means: "it sees no card",
          heard: [
            "no sim",
            "not recognised",
            "not recognise sim",
            "not read sim",
            "insert sim",
            "invalid sim",
          ],
          when: { seat: "often", reader: "often", account: "sometimes", setting: "rarely" },
        },
        no: {
          means: "it sees the card and finds no service",
          heard: ["no service", "no signal", "emergency calls only", "no mobile data"],
        },
      },
    },
    {
      ask: "Was the phone's SIM tray forced, or did the phone fall or get wet before?",
      answers: {
        yes: {
          means: "the tray was forced, or it fell or got wet",
          heard: ["stuck", "forced", "dropped", "fell", "wet", "broken off", "adapter"],
          when: { reader: "often", seat: "sometimes", account: "never", setting: "never" },
        },
        no: { means: "nothing of the kind happened" },
      },
    },
  ],
  safety: ["Without a network an emergency call may fail too: keep another phone at hand."],
  prevention: ["Ask the provider for a punched card of the right size instead of cutting one."],
  stopWhen: ["No IMEI shows: only the maker may put that right."],
});

const memoryCard = defineFault({
  id: "mobile-phone-memory-card",
  name: "does not read its memory card",
  weight: 4,
  says: ["memory card not read", "sd card not recognised"],
  faultTypes: {
    "Memory card slot": [
      "sd card",
      "memory card",
      "memory card not recognised",
      "sd card problem",
      "micro sd",
      "memory card slot",
      "sd slot",
      "card reader",
      "sd card stuck",
    ],
  },
  causes: {
    worn: {
      name: "a memory card that is worn out or false",
      short: "the card",
      weight: 6,
      why: "Cards wear from writing, and many cheap ones claim more gigabytes than they have. Then they vanish, or old pictures turn grey.",
      check: {
        do: "Put the card into a computer's reader, without writing anything to it.",
        finds: "the computer does not see it either, or asks to format it",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 15],
        tools: [
          { name: "Card reader", instead: "a laptop with a slot" },
          { name: "New card of a known make" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the card out with the phone off",
            how: "Settings, storage, “eject”, then switch off and open the tray.",
          },
          {
            action: "look",
            title: "Do not format it",
            how: "“Format” and “repair” write to it. Slide its lock shut if the adapter has one.",
            warning:
              "If pictures on it exist nowhere else, stop here and ask somebody who recovers data.",
          },
          {
            action: "test",
            title: "Copy what can be read",
            how: "In the card reader, newest first. The free program PhotoRec finds pictures where the list is gone, and only reads.",
            see: "pictures that open on the computer.",
          },
          {
            action: "replace",
            title: "Put a new card in",
            how: "Not larger than the maker allows, from a shop you trust. Format it in the phone.",
          },
          {
            action: "test",
            title: "Take ten pictures onto it",
            how: "Restart, and look at them.",
            see: "all ten.",
          },
        ],
        prevention: ["Replace cards after five years, and copy pictures off each month."],
      },
    },
    contact: {
      name: "a dirty or badly seated card",
      short: "the contact",
      weight: 4,
      why: "Eight gold strips touch eight springs. Dust from a pocket, or a tray that is not quite in, lifts them apart.",
      check: {
        do: "Wipe the gold strips with a dry cloth and push the tray in until it is flush.",
        finds: "the card is there again",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Lint-free cloth" }, { name: "Tray tool", instead: "a paper clip" }],
        steps: [
          {
            action: "unplug",
            title: "Off, and the tray out",
            how: "With the tray tool.",
            fallsOut: "Both cards may fall: over a cloth.",
          },
          {
            action: "clean",
            title: "Wipe strips and tray",
            how: "The cloth, dry, from the middle to the edge.",
            see: "gold without grey.",
          },
          {
            action: "reassemble",
            title: "Card in by its notch, tray flush",
            how: "It goes in with one finger or it lies wrongly.",
          },
          {
            action: "test",
            title: "Open the gallery",
            how: "After the restart give it a minute to read.",
            see: "the card under “storage”.",
          },
        ],
      },
    },
    format: {
      name: "a card that this phone cannot use",
      short: "size or format",
      weight: 4,
      why: "Older phones take 32 GB at most. A card set up as inner storage of one phone is locked for all others.",
      check: {
        do: "Compare the size printed on it with the maker's page, and think whether it came from another phone.",
        finds: "it is larger than allowed, or was another phone's inner storage",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [0, 12],
        tools: [{ name: "Computer to copy to" }],
        steps: [
          {
            action: "look",
            title: "Copy it in the device it came from",
            how: "To the computer, by cable.",
            see: "that the copies open.",
          },
          {
            action: "adjust",
            title: "Format it in this phone",
            how: "Settings, storage, card. “Portable” keeps it readable elsewhere; “inner” ties it to this phone.",
            warning: "Formatting wipes it.",
          },
          {
            action: "test",
            title: "Move a folder onto it",
            how: "And open it after a restart.",
            see: "every picture.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the memory card work in a computer or another phone?",
      answers: {
        yes: {
          means: "the card works elsewhere",
          heard: ["works in computer", "card is fine", "works in camera"],
          when: { worn: "never", contact: "often", format: "often" },
        },
        no: { means: "the card fails elsewhere too" },
      },
    },
    {
      ask: "Does another memory card work in the phone?",
      answers: {
        yes: {
          means: "another card works in it",
          heard: ["other card works"],
          when: { worn: "always", contact: "rarely", format: "often" },
        },
        no: { means: "no card works in it", heard: ["tried other cards", "any card"] },
      },
    },
    {
      ask: "Is the memory card new, larger than the last one, or from another phone?",
      answers: {
        yes: {
          means: "the card is new, larger or from another phone",
          heard: ["new card", "bigger card", "from my old phone"],
          when: { format: "always", worn: "rarely", contact: "sometimes" },
        },
        no: { means: "it is the card that always was in it" },
      },
    },
  ],
  safety: ["Write nothing to a card whose pictures you still want."],
  prevention: ["“Eject” the card in the settings before you pull the tray."],
  stopWhen: ["The slot's springs are bent: a phone shop changes the reader."],
});

const locked = defineFault({
  id: "mobile-phone-locked",
  name: "is locked, and its code or account is lost",
  weight: 4,
  says: ["forgot pin", "locked out", "forgotten passcode"],
  faultTypes: {
    "Access issue": [
      "locked",
      "unlock",
      "locked out",
      "forgotten pin",
      "pin",
      "passcode",
      "forgot password",
      "access",
      "activation lock",
      "forgotten code",
      "password lost",
    ],
  },
  causes: {
    code: {
      name: "a forgotten screen code",
      short: "the screen code",
      weight: 6,
      why: "The code encrypts everything in the phone, so there is no back door: either it comes back to you, or the phone is wiped and filled from a backup.",
      check: {
        do: "Note whether it shows your own lock screen, and for how many minutes it makes you wait.",
        finds: "it is your lock screen, and fingerprint or face no longer help",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 0],
        tools: [
          {
            name: "Computer with the maker's program",
            instead: "another phone signed in to the same account",
          },
        ],
        steps: [
          {
            action: "look",
            title: "Stop guessing and think for a day",
            how: "Fingers remember: lay it on the table as always and let them type once. Each wrong try makes the wait longer.",
            warning: "After ten tries some phones wipe themselves.",
          },
          {
            action: "look",
            title: "See whether a backup exists",
            how: "On a computer sign in to iCloud, Google or Samsung and look for photos and contacts.",
            see: "your newest pictures there.",
          },
          {
            action: "test",
            title: "Unlock from afar, where the maker allows it",
            how: "Samsung: the “SmartThings Find” page, if it was switched on. Apple: “passcode just changed?” within 72 hours of a change.",
          },
          {
            action: "adjust",
            title: "Wipe it and set it up again",
            how: "By the computer's program in recovery mode. It then asks for the account that was on it.",
            warning: "All that is in no backup is gone for good.",
          },
          {
            action: "test",
            title: "Restore the backup and choose a code you know",
            how: "Write it down at home.",
            see: "contacts and pictures.",
          },
        ],
      },
    },
    account: {
      name: "the password of the Google, Apple or Samsung account",
      short: "the account",
      weight: 5,
      why: "After a reset the phone asks for the account that was on it before, so that a thief has nothing from it.",
      check: {
        do: "Read the first letters of the address that it shows and try to sign in to it in a browser.",
        finds: "it is your own address and the browser refuses you as well",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [0, 0],
        tools: [{ name: "Device that you used with this account before" }],
        steps: [
          {
            action: "adjust",
            title: "Recover the account on a known device",
            how: "“Forgot password” on the provider's own page, at home on your own Wi-Fi: that counts as proof.",
          },
          {
            action: "look",
            title: "Wait if it tells you to",
            how: "Google wants 24 hours after a new password before the phone takes it, Apple days for a full recovery.",
            see: "the message that it is done.",
          },
          {
            action: "test",
            title: "Sign in on the phone",
            how: "Wi-Fi on, the new password typed slowly with the eye sign open.",
            see: "the next screen.",
          },
          {
            action: "adjust",
            title: "Add a second way back",
            how: "Another number and address in the account, and a printed code.",
          },
        ],
      },
    },
    owner: {
      name: "the lock of a former owner, a firm or a network",
      short: "somebody else's lock",
      weight: 3,
      why: "A used phone stays bound to its last owner until they let it go, a work phone to the firm, and a SIM-locked one to its provider.",
      check: {
        do: "Read the wording: a strange address, “managed by”, or “SIM not supported”.",
        finds: "it names an owner, a firm or a network that is not you",
        minutes: 1,
      },
      repair: {
        handOver:
          "Such a lock protects the owner, and nobody honest gets round it: the one who set it has to lift it.",
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Bill" }],
        steps: [
          {
            action: "look",
            title: "Ask the seller to let it go",
            how: "They remove it in their account under “devices”, from anywhere. No password has to be told.",
          },
          {
            action: "look",
            title: "Ask the firm or the provider",
            how: "IT takes a work phone out of its list; providers unlock for nothing after the contract's first years.",
          },
          {
            action: "look",
            title: "Show the bill to the maker",
            how: "With it Apple and others lift an activation lock of your own phone.",
          },
          {
            action: "look",
            title: "Hand in what nobody owns",
            how: "Found and stolen phones go to the lost property office or the police.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the phone ask for a code on your own lock screen, rather than for a mail address?",
      answers: {
        yes: {
          means: "it asks for the screen code",
          heard: ["pin", "passcode", "pattern", "screen lock", "forgot code"],
          when: { code: "always", account: "never", owner: "rarely" },
        },
        no: {
          means: "it asks for an account",
          heard: ["google account", "icloud", "apple id", "activation lock", "samsung account"],
        },
      },
    },
    {
      ask: "Does the account or firm that the phone names belong to you?",
      answers: {
        yes: {
          means: "the account is your own",
          heard: ["my account", "my google", "my apple id"],
          when: { account: "always", owner: "never", code: "often" },
        },
        no: {
          means: "it belongs to somebody else",
          heard: [
            "previous owner",
            "second hand",
            "used phone",
            "bought it",
            "found",
            "work phone",
            "charity shop",
          ],
        },
      },
    },
    {
      ask: "Is there a backup of the phone, or are its photos in a cloud that you can open?",
      answers: {
        yes: {
          means: "there is a backup",
          heard: ["backup", "backed up", "in the cloud"],
          when: { code: "sometimes", account: "often", owner: "sometimes" },
        },
        no: { means: "no backup is known" },
      },
    },
  ],
  safety: [
    "Pay nobody on the net who promises to unlock it: most take the money, and some the data.",
  ],
  prevention: ["Keep the screen code and the account's password on paper at home."],
  stopWhen: [
    "It holds what exists nowhere else: do not wipe it, ask the maker's shop what is possible first.",
  ],
});

const settings = defineFault({
  id: "mobile-phone-settings",
  name: "needs help with its settings, an app or a move of data",
  weight: 4,
  says: ["help with settings", "transfer photos", "app not working"],
  faultTypes: {
    "Help/configuration": [
      "photos onto the computer",
      "photos off the phone",
      "wifi keeps dropping",
      "wifi drops",
      "help",
      "advice",
      "data transfer",
      "transfer",
      "settings",
      "set up",
      "wifi",
      "download",
      "app",
      "backup",
      "back up photos",
      "contacts",
      "email",
      "connect",
      "connecting to pc",
      "bluetooth",
      "password",
      "configuration",
      "help with app",
      "internet",
      "photos",
      "account",
      "data",
      "how to use",
      "transfer photos",
      "cannot connect",
      "whatsapp",
      "google",
      "apps",
      "passwords",
      "setting",
    ],
  },
  causes: {
    connection: {
      name: "a Wi-Fi or Bluetooth connection that has to be made afresh",
      short: "the connection",
      weight: 5,
      why: "A new router, a changed key or a full list of old devices, and the phone keeps trying what no longer exists.",
      check: {
        do: "See whether another phone gets online in the same place, then “forget” the network and join it again.",
        finds: "the other one is online, or yours is as well after joining afresh",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Wi-Fi key from the router's label" }],
        steps: [
          {
            action: "adjust",
            title: "Flight mode off, date and time automatic",
            how: "A wrong date closes half of the net.",
          },
          {
            action: "adjust",
            title: "Forget and join",
            how: "Tap the network, “forget”, choose it again, type the key with the eye sign open. Bluetooth: remove the device, put it in pairing mode, add it.",
            see: "“connected”.",
          },
          {
            action: "adjust",
            title: "Restart the router if all are offline",
            how: "Adapter out for a minute, then five minutes' patience.",
          },
          {
            action: "test",
            title: "Open a page with mobile data off",
            how: "Then you know that it is the Wi-Fi.",
            see: "a page you have not opened today.",
          },
        ],
      },
    },
    app: {
      name: "an app or an account that is set up wrongly",
      short: "app or account",
      weight: 5,
      why: "The phone is well; one app has an old password, no leave, or is older than the service it talks to.",
      check: {
        do: "Do the same in the phone's browser.",
        finds: "it works there, or the password is refused there too",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "List of your passwords" }],
        steps: [
          {
            action: "adjust",
            title: "Update the app, then the phone",
            how: "From the app shop; read what it says if it refuses.",
            see: "“open” instead of “update”.",
          },
          {
            action: "adjust",
            title: "Clear its cache and look at its leave",
            how: "Settings, apps: storage, then permissions.",
          },
          {
            action: "look",
            title: "Before you remove a messenger, back up its chats",
            how: "In its own settings, to the cloud or a file.",
            warning: "Chats without a backup are gone when it is removed.",
          },
          {
            action: "adjust",
            title: "Take it off and put it on again",
            how: "Sign in with the password from your list.",
          },
          {
            action: "test",
            title: "Send yourself something",
            how: "A mail, a message, a picture.",
            see: "that it arrives.",
          },
        ],
      },
    },
    move: {
      name: "data that has to be copied or moved",
      short: "moving data",
      weight: 4,
      why: "Pictures, contacts and chats lie in different places, so each goes its own way to the new phone or the computer.",
      check: {
        do: "Look which account stands under “contacts” and “photos” in the settings.",
        finds: "they are stored on the phone or the card only, or you have a new device to fill",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 90,
        euros: [0, 15],
        tools: [{ name: "USB cable that carries data" }, { name: "Computer or new phone" }],
        steps: [
          {
            action: "adjust",
            title: "Contacts into an account",
            how: "Export them as a file too, and mail it to yourself.",
            see: "them in the account's web page.",
          },
          {
            action: "test",
            title: "Pictures by cable",
            how: "Unlock the phone, tap “file transfer” (iPhone: “trust”), copy the DCIM folder. A cable that only charges shows nothing: take another.",
          },
          {
            action: "adjust",
            title: "Phone to phone by the maker's app",
            how: "Move to iOS, Google's transfer, Smart Switch: both on the charger, side by side, for an hour.",
          },
          {
            action: "adjust",
            title: "Chats by their own backup",
            how: "Make it on the old phone, choose “restore” when you first open the app on the new phone.",
          },
          {
            action: "test",
            title: "Look before you wipe the old one",
            how: "Keep it for two weeks.",
            see: "oldest and newest picture, and ten contacts.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it about getting the phone online or joined to another device?",
      answers: {
        yes: {
          means: "a connection is the matter",
          heard: ["wifi", "bluetooth", "internet", "connect", "online"],
          when: { connection: "always", app: "rarely", move: "rarely" },
        },
        no: { means: "connections work" },
      },
    },
    {
      ask: "Is it one app or account on the phone that fails, while others work?",
      answers: {
        yes: {
          means: "one app or account fails",
          heard: ["app", "email", "whatsapp", "account", "password", "google"],
          when: { app: "always", connection: "rarely", move: "rarely" },
        },
        no: { means: "no single app fails" },
      },
    },
    {
      ask: "Do you want pictures, contacts or chats of the phone in another place?",
      answers: {
        yes: {
          means: "data is to be moved",
          heard: ["transfer", "photos", "contacts", "backup", "new phone", "data"],
          when: { move: "always", app: "rarely", connection: "rarely" },
        },
        no: { means: "no data is to be moved" },
      },
    },
  ],
  safety: ["Delete nothing on the old phone before you have opened the copies."],
  prevention: ["Switch automatic backup on, and look once a month whether it ran."],
  stopWhen: ["A caller or message offers help and wants a code from you: it is a fraud."],
});

export const mobilePhone: Playbook = {
  faults: [
    doesNotTurnOn,
    screen,
    charging,
    battery,
    slow,
    buttons,
    camera,
    sound,
    microphone,
    sim,
    memoryCard,
    locked,
    settings,
  ],
  notes: [
    {
      about: ["needle", "paper clip in the port", "compressed air", "pin into the hole"],
      text: "No needle, no metal and no compressed air in any hole or port of a phone: a needle pierces microphone and loudspeaker, and in the charging port it shorts the pins. Nothing goes into the hole but a brush across it; a wooden toothpick is for ports and jacks, with the phone switched off.",
    },
    {
      about: [
        "press it back",
        "glue it back",
        "push the screen",
        "screen lifting",
        "back cover open",
      ],
      text: "Do not press or glue a screen or back that has come up: nearly always the battery under it is swelling. Take the phone off its charger, lay it on stone or metal, and have the battery looked at.",
    },
    {
      about: ["rice", "wet", "water"],
      text: "Rice does not dry a phone. Switch it off, do not charge it, wipe it, take the SIM tray out, and stand it in moving air for two days.",
    },
    {
      about: ["data", "photos", "backup", "contacts"],
      text: "Save your data before anything else: to a computer by cable, to a memory card, or to a cloud that you can open elsewhere. Check that three files open there.",
    },
    {
      about: ["waterproof", "water resistant", "seal"],
      text: "Once a phone has been opened it is no longer watertight, even with new glue. Keep it out of the shower.",
    },
  ],
};
