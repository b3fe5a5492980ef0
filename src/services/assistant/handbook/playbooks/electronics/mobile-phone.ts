import { defineFault } from "../../playbook";
import type { Playbook } from "../../playbook";

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
    "power button not working",
    "on off button broken",
    "crashed",
    "stuck booting",
    "frozen",
    "bricked",
    "water damage",
    "got wet",
  ],
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
      weight: 2,
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
      ask: "Did the phone fall or get wet before it stopped?",
      answers: {
        yes: {
          means: "it fell or got wet before",
          heard: ["dropped", "fell", "wet", "water", "toilet", "rain", "water damage"],
          when: { display: "often", board: "always", hung: "rarely", empty: "rarely" },
        },
        no: { means: "it neither fell nor got wet" },
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
  ],
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
          { name: "Safety goggles", instead: "reading glasses" },
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
      ask: "Is the phone's glass cracked?",
      answers: {
        yes: {
          means: "the glass is cracked",
          heard: ["cracked", "smashed", "shattered", "broken screen", "broken glass", "crack"],
          when: { glass: "always", connector: "sometimes", film: "rarely" },
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
          when: { connector: "always", glass: "rarely", film: "never" },
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
          when: { film: "always", glass: "sometimes", connector: "sometimes" },
        },
        no: { means: "it plays up bare as well" },
      },
    },
  ],
  safety: ["Broken glass cuts: tape it over before you touch it further."],
  prevention: ["Keep it out of back pockets: bending breaks more screens than falling."],
  stopWhen: [
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

export const mobilePhone: Playbook = {
  faults: [doesNotTurnOn, screen, charging, battery, slow],
  notes: [
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
