import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotTurnOn = defineFault({
  id: "games-console-does-not-turn-on",
  name: "does not turn on, or turns off at once",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "doesn't turn on",
    "no power",
    "dead",
    "wouldn't power on",
    "powers down immediately",
    "turns off immediately",
    "not charging",
    "won't charge",
    "not holding its charge",
    "battery dead",
    "no switch on",
    "nothing happens",
    "blue light of death",
    "red ring",
    "beeps and turns off",
    "keeps cutting out",
    "loose connection",
    "power cutting off",
    "won't boot",
    "black screen on start",
  ],
  causes: {
    supply: {
      name: "a lead, adapter or charger that gives nothing",
      short: "the supply",
      weight: 5,
      why: "Consoles without a built-in supply hang on an adapter of their own, and some adapters lock themselves after a surge until they rest without mains.",
      check: {
        do: "Unplug the adapter from wall and console for half an hour, then plug it straight into a wall socket.",
        finds: "the adapter's light or the console comes back",
        minutes: 31,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 45,
        euros: [0, 35],
        tools: [
          { name: "Reading lamp" },
          { name: "Original charger", instead: "one borrowed from the owner of the same console" },
        ],
        steps: [
          {
            action: "test",
            title: "Prove the wall socket",
            how: "Put the reading lamp in. No strip between.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Let the adapter rest",
            how: "Half an hour with both ends out. Some have a small light that turns from red to white afterwards.",
          },
          {
            action: "look",
            title: "Look into the socket of the console",
            how: "The tongue or the pins should stand straight in the middle.",
            see: "no fluff and no black spot.",
          },
          {
            action: "test",
            title: "Borrow the right charger",
            how: "A Switch wants its own 15 V charger; a phone's often gives too little.",
            see: "a charging sign within ten minutes.",
          },
          {
            action: "replace",
            title: "Buy the maker's type",
            how: "Same model number as on the label. Cheap copies have broken more than one console.",
          },
        ],
      },
    },
    hung: {
      name: "a console that hangs in rest mode",
      short: "a hung console",
      weight: 4,
      why: "In rest mode it is not off. An update that broke off there leaves a machine that does not answer its button.",
      check: {
        do: "Hold the power button for 15 seconds, wait a minute and press it once.",
        finds: "it beeps or starts",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 0],
        tools: [{ name: "USB stick" }, { name: "USB cable for the controller" }],
        steps: [
          {
            action: "test",
            title: "Force it off",
            how: "15 seconds on the power button, on handhelds too.",
            see: "all lights out.",
          },
          {
            action: "unplug",
            title: "Ten minutes without mains",
            how: "Pull the lead, press the button twice, wait.",
          },
          {
            action: "test",
            title: "Start in safe mode",
            how: "PlayStation: hold the button until the second beep. Xbox: pair and eject keys, then power. Switch: both volume keys and power. Use the controller by its cable.",
            see: "a plain menu.",
          },
          {
            action: "adjust",
            title: "Rebuild or update",
            how: "Choose “rebuild database” or update from the USB stick. Neither touches saved games. “Initialise” does.",
          },
          {
            action: "test",
            title: "Switch automatic rest mode off",
            how: "Use it for a week with real shutdowns.",
            see: "a start at each first press.",
          },
        ],
      },
    },
    heat: {
      name: "a cooler blocked with dust, so that it protects itself",
      short: "the blocked cooler",
      weight: 4,
      why: "Felt in the fins traps the heat. The console starts, the fan howls, and after minutes it cuts out.",
      check: {
        do: "Look into the slots with a lamp and notice how long it runs when it is cold.",
        finds: "there is felt in the slots, and it runs longer after a rest",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [{ name: "Vacuum cleaner with a soft brush" }, { name: "Wooden skewer" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and let it cool",
            how: "An hour. Take discs and leads out.",
          },
          {
            action: "clean",
            title: "Vacuum all slots from outside",
            how: "Use the brush at low suction, going round the whole case.",
            warning:
              "Hold the fan with the skewer if you can reach it: spun by air it can harm the board.",
            see: "black slots, no grey edge.",
          },
          {
            action: "adjust",
            title: "Set it up free",
            how: "10 cm on each side, on wood and not on carpet, out of the closed cupboard.",
          },
          {
            action: "test",
            title: "Play for an hour",
            how: "Feel the air that comes out.",
            see: "warm air and no cut-out. If it still dies hot, see the page on heat.",
          },
        ],
      },
    },
    inside: {
      name: "a failed power supply, board or handheld battery inside",
      short: "the inside",
      weight: 4,
      why: "Built-in supplies age, and a handheld's battery that was empty for a year may not wake.",
      check: {
        do: "Charge a handheld for four hours with its own charger, or listen for a click and a beep in a big console.",
        finds: "it beeps and goes off, or stays dead with a good supply",
        minutes: 10,
      },
      repair: {
        handOver:
          "The supply of a big console carries mains inside and the joints of its chips need hot air; a workshop for consoles does both every day.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [20, 120],
        tools: [{ name: "List of lights and beeps" }],
        steps: [
          {
            action: "look",
            title: "Make a list of lights and beeps",
            how: "One beep or three, blue or red, after how many seconds.",
            see: "a pattern that repeats.",
          },
          {
            action: "unplug",
            title: "Unplug it",
            how: "Each try heats a joint that is about to part.",
          },
          {
            action: "look",
            title: "Save what can be saved",
            how: "Sign in on another console or in the app: games and many saves are stored with the account.",
          },
          {
            action: "look",
            title: "Ask for a diagnosis at a fixed price",
            how: "Supply €40 to 70, handheld battery €30 to 50. A repair café can change a handheld's battery.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a light or a beep come when you press the console's button?",
      answers: {
        yes: {
          means: "a light or beep comes",
          heard: [
            "beeps",
            "light comes on",
            "turns off immediately",
            "powers down",
            "red light",
            "blue light",
          ],
          when: { inside: "often", heat: "sometimes", hung: "sometimes", supply: "never" },
        },
        no: {
          means: "no light and no beep comes",
          heard: ["no light", "nothing happens", "completely dead", "dead"],
          when: { supply: "often", hung: "often", inside: "sometimes", heat: "rarely" },
        },
      },
    },
    {
      ask: "Does the console run for some minutes when it is cold, with a loud fan?",
      answers: {
        yes: {
          means: "it runs for some minutes and then cuts out",
          heard: [
            "cutting out",
            "cuts out",
            "after a few minutes",
            "overheats",
            "loud fan",
            "gets hot",
          ],
          when: { heat: "always", inside: "sometimes", supply: "rarely", hung: "rarely" },
        },
        no: { means: "it does not run even for minutes" },
      },
    },
    {
      ask: "Has the console been tried with another charger or lead, straight at the wall?",
      answers: {
        yes: {
          means: "another charger or lead did not help",
          heard: ["tried another charger", "new charger", "another cable", "different socket"],
          when: { supply: "rarely", inside: "often" },
        },
        no: { means: "only its own lead has been tried" },
      },
    },
    {
      ask: "Was the console in rest mode or updating when it was last used?",
      answers: {
        yes: {
          means: "it was in rest mode or updating",
          heard: ["rest mode", "updating", "update", "sleep mode", "standby"],
          when: { hung: "often", supply: "sometimes", inside: "sometimes", heat: "rarely" },
        },
        no: { means: "it had been switched off properly" },
      },
    },
  ],
  safety: ["The power supply of a console is not opened, not even unplugged."],
  prevention: ["Shut it down fully twice a week and keep its slots free."],
  stopWhen: ["A handheld's back bulges or its screen lifts: stop charging it."],
});

const stickDrift = defineFault({
  id: "games-console-controller",
  name: "has a controller that drifts, sticks or does not connect",
  weight: 8,
  says: [
    "controller button stuck",
    "sticky controller",
    "controller needs new battery",
    "controller loose connection",
    "controller drops out",
    "stick drift",
    "joy con drift",
    "controller not working",
    "controllers are broken",
    "thumbstick replacement",
    "analogue stick hit and miss",
    "buttons sticking",
    "button doesn't work",
    "shoulder button doesn't work",
    "controller won't connect",
    "controller won't charge",
    "controller charger point loose",
    "controller needs cleaning",
    "joystick drifts",
    "moves by itself",
    "trigger broken",
    "controller won't pair",
    "gamepad",
  ],
  causes: {
    dirt: {
      name: "dust and sweat in the stick or under the buttons",
      short: "dirt in the controller",
      weight: 5,
      why: "Each stick has two small sliding contacts. Dust on them reads like a finger, and sugar glues buttons down.",
      check: {
        do: "Open the controller test in the console's settings and let go of the stick.",
        finds: "the dot rests beside the middle, or comes back slowly",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [3, 8],
        tools: [
          { name: "Contact cleaner", instead: "isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Old toothbrush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch the controller off, cable and cells out",
            how: "Let it hang with the sticks downwards for a minute.",
          },
          {
            action: "clean",
            title: "Brush round sticks and buttons",
            how: "Use the toothbrush, dry, while you move the stick in circles.",
            fallsOut: "Crumbs and grey lint.",
          },
          {
            action: "clean",
            title: "Flush the stick",
            how: "Lift the rubber skirt with a fingernail, give one short puff of contact cleaner under it, and turn the stick for a minute.",
            warning: "Open a window, and no flame near it.",
            see: "a stick that turns without scratching.",
          },
          {
            action: "clean",
            title: "Wipe the buttons",
            how: "Press each down and go round it with damp cotton buds.",
          },
          {
            action: "adjust",
            title: "Let it dry, then calibrate",
            how: "An hour later: Settings, Controllers, Calibrate, and widen the dead zone a little.",
            see: "a dot in the middle that stays.",
          },
        ],
      },
    },
    worn: {
      name: "a worn stick or switch",
      short: "the worn stick",
      weight: 4,
      why: "The carbon tracks in the stick wear through after some million movements; then cleaning helps for days only.",
      check: {
        do: "Clean it once and see whether the drift is back within a week.",
        finds: "it comes back",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [5, 20],
        tools: [
          { name: "Small crosshead or tri-wing screwdriver" },
          { name: "Plastic opening pick" },
          { name: "Replacement stick" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off, cable out, cells out",
            how: "Work over a tray. Look up the guide for your controller: a Switch stick only plugs in, others are soldered.",
          },
          {
            action: "unscrew",
            title: "Take the back off",
            how: "Undo four or five screws with the screwdriver, one often under the label. Run the pick along the seam.",
            warning: "Fold the halves open like a book: ribbons join them.",
            fallsOut: "Trigger springs; note how they sit.",
          },
          {
            action: "unscrew",
            title: "Unplug the battery first",
            how: "Lift its plug with the tweezers, and lay the cell aside without bending it.",
          },
          {
            action: "replace",
            title: "Change the stick",
            how: "Switch type: open the ribbon's flap, undo two screws, swap. Soldered type: a repair café with a solder station does it in twenty minutes; magnetic (Hall) sticks do not wear.",
            putBack: "Ribbon straight in, flap down.",
          },
          {
            action: "reassemble",
            title: "Close it and calibrate",
            how: "Springs in their hooks, halves pressed together, screws by hand.",
            see: "full travel of every trigger.",
          },
          {
            action: "test",
            title: "Play for ten minutes",
            how: "Something that needs slow aiming.",
            see: "no movement without your thumb.",
          },
        ],
      },
    },
    pairing: {
      name: "a lost pairing or a flat controller battery",
      short: "the pairing or its battery",
      weight: 4,
      why: "A controller that was used on a phone or another console forgets this one. Old cells also drop out in the middle of a game.",
      check: {
        do: "Connect it with a data cable and press its middle key.",
        finds: "it works by cable, but not without",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 25],
        tools: [{ name: "USB data cable" }, { name: "Paper clip" }, { name: "Fresh batteries" }],
        steps: [
          {
            action: "replace",
            title: "Charge it for two hours, or change its batteries",
            how: "Use a cable that also carries data: some cables only charge.",
            see: "a slow pulsing light.",
          },
          {
            action: "test",
            title: "Reset it",
            how: "Press the pin hole at the back with the paper clip for five seconds.",
          },
          {
            action: "adjust",
            title: "Pair it by cable",
            how: "Plug it into the console and press its middle key.",
            see: "a steady light with a player number.",
          },
          { action: "adjust", title: "Update it", how: "Settings, Accessories, Update." },
          {
            action: "test",
            title: "Take the cable off and walk back",
            how: "Four metres. Metal shelves and USB 3 disks beside the console disturb it.",
            see: "it stays connected.",
          },
        ],
      },
    },
    port: {
      name: "a worn charging socket or a torn ribbon in the controller",
      short: "the charging socket",
      weight: 3,
      why: "Cables get pulled while people play. The socket sits on a small board of its own in many controllers.",
      check: {
        do: "Move the plug gently while it charges.",
        finds: "the light comes and goes, or the socket moves",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [5, 15],
        tools: [
          { name: "Small crosshead screwdriver" },
          { name: "Charging board for the model's number" },
          { name: "Opening pick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cable out, controller off",
            how: "Read the model number on its back: boards differ by one digit.",
          },
          {
            action: "unscrew",
            title: "Open it with pick and screwdriver",
            how: "Four screws, clips at the grips and at the top.",
            fallsOut: "The small board on its ribbon.",
          },
          {
            action: "clean",
            title: "First reseat the ribbon",
            how: "Unplug the battery, pull the ribbon out straight and push it back in.",
            see: "both ends level.",
          },
          {
            action: "replace",
            title: "Swap the board",
            how: "It lifts off its pegs. Check the new one's number once more.",
            putBack: "Battery plug last.",
          },
          {
            action: "test",
            title: "Charge before you close it",
            how: "Ten minutes, halves held together.",
            see: "an orange light that stays.",
          },
        ],
        stopWhen: ["The socket is soldered to the main board: a repairer with hot air does that."],
      },
    },
  },
  questions: [
    {
      ask: "What does the controller do: move by itself, have stuck buttons, lose its connection, or not charge?",
      answers: {
        drifts: {
          means: "it moves by itself",
          heard: ["drift", "drifts", "moves by itself", "thumbstick", "analogue stick", "joystick"],
          when: { worn: "often", dirt: "often", pairing: "never", port: "never" },
        },
        sticks: {
          means: "buttons stick or are dead",
          heard: [
            "sticky",
            "buttons sticking",
            "buttons stick",
            "button stuck",
            "buttons",
            "shoulder button",
            "trigger",
          ],
          when: { dirt: "often", worn: "sometimes", pairing: "rarely", port: "rarely" },
        },
        connection: {
          means: "it loses its connection",
          heard: [
            "connection",
            "not connect",
            "disconnects",
            "pair",
            "not recognised",
            "bluetooth",
          ],
          when: { pairing: "always", dirt: "never", worn: "never", port: "rarely" },
        },
        charge: {
          means: "it does not charge",
          heard: ["not charge", "charger point", "charging port", "charge point", "loose inside"],
          when: { port: "always", pairing: "sometimes", dirt: "never", worn: "never" },
        },
      },
    },
    {
      ask: "Has the controller been cleaned with contact cleaner or alcohol already?",
      answers: {
        yes: {
          means: "cleaning has been tried",
          heard: ["cleaned", "contact cleaner", "tried cleaning"],
          when: { worn: "often", dirt: "rarely" },
        },
        no: { means: "it has not been cleaned" },
      },
    },
    {
      ask: "Does the controller work when it is connected by cable?",
      answers: {
        yes: {
          means: "it works by cable",
          heard: ["works wired", "works with cable"],
          when: { pairing: "often", port: "rarely", dirt: "sometimes", worn: "sometimes" },
        },
        no: { means: "it does not work by cable either" },
      },
    },
    {
      ask: "Was a drink spilled on the controller?",
      answers: {
        yes: {
          means: "a drink was spilled on it",
          heard: ["spilled", "coke", "juice", "drink"],
          when: { dirt: "always", worn: "rarely", pairing: "rarely", port: "rarely" },
        },
        no: { means: "nothing was spilled on it" },
      },
    },
  ],
  safety: ["The controller's battery is a lithium cell: no blade near it."],
  prevention: ["Wash hands before playing, and store controllers with their sticks covered."],
  stopWhen: ["The cell in the controller is thick or warm."],
});

const discNotRead = defineFault({
  id: "games-console-does-not-read",
  name: "does not read its discs or cartridges",
  weight: 6,
  says: [
    "disc not read",
    "won't read discs",
    "game won't load",
    "doesn't load games",
    "won't play game",
    "disc not registered",
    "unrecognised disc",
    "error reading on loading games",
    "disc stuck",
    "won't eject",
    "doesn't take the disc",
    "cartridge not recognised",
    "game card could not be read",
    "cartridge not saving",
    "powers up but won't play games",
    "grinding disc",
    "turns on but nothing happens",
  ],
  causes: {
    media: {
      name: "a scratched or greasy disc, or dull cartridge contacts",
      short: "the disc or cartridge",
      weight: 5,
      why: "The laser reads through the grease of your fingers, and old cartridges oxidise.",
      check: {
        do: "Try three other games of the same kind.",
        finds: "only this game fails",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 5],
        tools: [
          { name: "Microfibre cloth" },
          { name: "Washing-up liquid" },
          { name: "Cotton buds" },
          { name: "Isopropyl alcohol" },
        ],
        steps: [
          {
            action: "look",
            title: "Hold it to the light",
            how: "Scratches along the track are worse than those across. A hole in the label side is the end of a disc.",
          },
          {
            action: "clean",
            title: "Wash the disc",
            how: "Lukewarm water with one drop of washing-up liquid. Dry it with the cloth from the middle straight to the edge.",
            see: "a mirror without prints.",
          },
          {
            action: "clean",
            title: "Clean cartridge contacts",
            how: "Rub the gold strip with alcohol on cotton buds until they stay white. Do not blow into it: breath makes it rust.",
            see: "shining contacts.",
          },
          {
            action: "test",
            title: "Put it in ten minutes later",
            how: "Label up, or until the card clicks.",
            see: "the game's picture.",
          },
        ],
      },
    },
    lens: {
      name: "a dusty laser lens or slot",
      short: "a dusty lens or slot",
      weight: 4,
      why: "The slot draws in room dust with each disc, and the lens looks up at it.",
      check: {
        do: "Notice whether films play when games do not, and whether several discs stutter.",
        finds: "all discs are read badly, some after several tries",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [5, 12],
        tools: [
          { name: "Cleaning disc with a brush" },
          { name: "Dry air duster", instead: "a rubber bulb" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and stand it so that the slot looks down",
            how: "Dust falls out more easily.",
          },
          {
            action: "clean",
            title: "Blow the slot out",
            how: "Three short puffs with the duster held upright; held askew it sprays frost.",
            see: "grey flakes.",
          },
          {
            action: "test",
            title: "Run the cleaning disc",
            how: "Plug in and let the brush pass over the lens as its leaflet says, twice.",
          },
          {
            action: "clean",
            title: "For card slots use a card, not a brush",
            how: "Push the game card in and out twenty times with the console off.",
          },
          {
            action: "test",
            title: "Load three games",
            how: "Listen to the drive.",
            see: "a soft run-up and no repeated clicking.",
          },
        ],
      },
    },
    drive: {
      name: "a worn laser or a jammed drive",
      short: "the drive",
      weight: 4,
      why: "After thousands of hours the laser grows weak, and rubber rollers that draw the disc in turn hard.",
      check: {
        do: "Listen as it takes a disc in: does it spin up?",
        finds: "it clicks without spinning up, takes no disc in or gives none back",
        minutes: 2,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [15, 60],
        tools: [
          { name: "Torx security screwdriver" },
          { name: "Thin crosshead screwdriver" },
          { name: "Cloth with alcohol" },
        ],
        safety: ["Stay away from the power supply beside the drive; its cover remains on."],
        steps: [
          {
            action: "unplug",
            title: "Plug out for an hour",
            how: "Long enough for the drive and its neighbours to lose their charge.",
          },
          {
            action: "look",
            title: "Eject by hand first",
            how: "Many consoles have an eject screw under a cap or a pinhole. Turn it with the thin screwdriver until the disc moves.",
            see: "the edge of the disc.",
          },
          {
            action: "open",
            title: "Open the case by the guide of your model",
            how: "Torx screws, then clips. Lift the drive out with its ribbon.",
            warning: "If the guide goes through the power supply, stop here and hand it over.",
            fallsOut: "Screws of three lengths.",
          },
          {
            action: "clean",
            title: "Wipe the rollers",
            how: "Use the alcohol cloth on the rubber rollers, turning them by hand.",
            see: "dull, clean rubber that grips your finger.",
          },
          {
            action: "replace",
            title: "Change the laser only, not the board",
            how: "The drive's board is married to the console: keep it, and swap the laser sled on it.",
            putBack: "Ribbon straight, latch down.",
          },
          {
            action: "test",
            title: "Close it and load a game",
            how: "Only with the case shut: a laser must not be looked into.",
            see: "a game that starts at the first try.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do other games work on the console?",
      answers: {
        yes: {
          means: "other games work",
          heard: ["other games work", "only one game", "only this game", "certain games"],
          when: { media: "always", lens: "sometimes", drive: "never" },
        },
        no: {
          means: "no game works",
          heard: ["no games", "every game", "every disc", "won't read discs"],
        },
      },
    },
    {
      ask: "Does the console take the disc in and spin it up?",
      answers: {
        yes: {
          means: "it spins the disc up",
          heard: ["spins", "spins up"],
          when: { media: "often", lens: "often", drive: "rarely" },
        },
        no: {
          means: "it does not take the disc or does not spin it",
          heard: ["not spin", "stuck", "won't eject", "not take the disc", "clicking", "grinding"],
        },
      },
    },
    {
      ask: "Have disc and lens been cleaned already on the console?",
      answers: {
        yes: {
          means: "disc and lens have been cleaned",
          heard: ["cleaned the disc", "cleaned the lens", "cleaning disc"],
          when: { drive: "often", media: "rarely", lens: "rarely" },
        },
        no: { means: "nothing has been cleaned" },
      },
    },
  ],
  safety: [
    "Never look into the drive while it is powered: the laser is invisible and harms the eye.",
  ],
  prevention: ["Hold discs by the edge and put each back in its box."],
  stopWhen: ["The disc shatters or grinds inside: pull the plug before you try to get it out."],
});

const overheats = defineFault({
  id: "games-console-overheats",
  name: "is loud or gets too hot",
  weight: 5,
  says: [
    "overheats",
    "overheating",
    "fan making lots of noise",
    "loud fan",
    "noisy fan",
    "too hot",
    "overheating message",
    "sounds like a jet engine",
    "shuts down after a while",
    "fan not spinning",
    "fan broken",
    "fan noise",
  ],
  causes: {
    dust: {
      name: "dust in slots and fins",
      short: "dust",
      weight: 6,
      why: "A console breathes the air of the floor. A year of carpet fluff makes a felt mat before the fins.",
      check: { do: "Shine a lamp into all slots.", finds: "grey lies in them", minutes: 1 },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 8],
        tools: [
          { name: "Vacuum cleaner" },
          { name: "Soft paint brush" },
          { name: "Torx screwdriver", instead: "none for models whose cover slides off" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, one hour to cool",
            how: "Then all leads and the disc.",
          },
          {
            action: "clean",
            title: "Vacuum the slots from outside",
            how: "Set the brush before the nozzle of the vacuum cleaner.",
            see: "no fluff at the edges.",
          },
          {
            action: "open",
            title: "Take the outer cover off where it is meant to come off",
            how: "PS5 and PS4 Pro covers slide; others have one row of screws for the screwdriver. Go no deeper than the fan.",
            fallsOut: "Cover clips.",
          },
          {
            action: "clean",
            title: "Hold the fan and brush it",
            how: "One finger on the hub, brush each blade, and draw the fluff off.",
            putBack: "Cover on until it clicks all round.",
            see: "clean blades.",
          },
          {
            action: "test",
            title: "Play for half an hour",
            how: "Listen and feel the outgoing air.",
            see: "half the noise.",
          },
        ],
      },
    },
    place: {
      name: "a place without air",
      short: "its place",
      weight: 4,
      why: "In a closed cupboard it breathes its own warm air again and again.",
      check: {
        do: "Run it for an hour in the middle of the room.",
        finds: "there it stays quiet",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Wooden board" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug and take it out of its niche",
            how: "Look where its slots are: at the sides, below or behind.",
          },
          {
            action: "adjust",
            title: "Give it four free sides",
            how: "10 cm each, on the wooden board, nothing on top, away from the radiator.",
          },
          {
            action: "adjust",
            title: "Take the back out of the cupboard",
            how: "Or leave its door open during play.",
          },
          {
            action: "test",
            title: "Feel after an hour",
            how: "Hold a hand behind it.",
            see: "a steady stream of warm air that leaves the furniture.",
          },
        ],
      },
    },
    paste: {
      name: "dried thermal paste or a worn fan",
      short: "the paste or fan",
      weight: 3,
      why: "After five years the paste under the cooler crumbles, and fans rattle in their dry bearings.",
      check: {
        do: "Clean it, set it up free, and listen whether it still howls in an easy game.",
        finds: "it howls although it is clean, or the fan rattles",
        minutes: 30,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 120,
        euros: [8, 35],
        tools: [
          { name: "Thermal paste" },
          { name: "Torx security screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Coffee filter" },
        ],
        safety: [
          "In models with a built-in supply that supply stays in its closed box; lift it out whole or not at all.",
        ],
        steps: [
          {
            action: "unplug",
            title: "An hour without mains",
            how: "Read the guide for your exact model to the end. Count the ribbons that you will have to unplug.",
          },
          {
            action: "open",
            title: "Open it as far as the cooler",
            how: "Lay the screws from the screwdriver in rows, one row a layer. Photograph each.",
            fallsOut: "Metal shields with sharp edges.",
          },
          {
            action: "unscrew",
            title: "Take the cooler's clamp off crosswise",
            how: "Lift the board straight up.",
            warning:
              "PS5 uses liquid metal instead of paste: if you see a silver liquid, close it and hand it over.",
          },
          {
            action: "clean",
            title: "Wipe chip and cooler",
            how: "Coffee filter with alcohol, until both shine.",
            see: "your thumb mirrored in the chip.",
          },
          {
            action: "replace",
            title: "New paste, and a new fan if it rattled",
            how: "Spread a thin layer over the whole chip.",
            putBack: "Clamp crosswise, a turn at a time; ribbons home.",
          },
          {
            action: "test",
            title: "Close it, then play",
            how: "Half an hour of something demanding.",
            see: "an even fan.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there grey fluff in the slots of the console?",
      answers: {
        yes: {
          means: "the slots are dusty",
          heard: ["dusty", "dust", "dirty", "fluff"],
          when: { dust: "always", place: "sometimes", paste: "rarely" },
        },
        no: { means: "the slots are clean", heard: ["wasn't too dirty", "cleaned", "not dirty"] },
      },
    },
    {
      ask: "Does the console stand in a cupboard, on a carpet or close to a wall?",
      answers: {
        yes: {
          means: "it stands without much air",
          heard: ["cupboard", "carpet", "tv stand", "cabinet"],
          when: { place: "always", dust: "sometimes", paste: "sometimes" },
        },
        no: { means: "it stands free" },
      },
    },
    {
      ask: "Is the console older than about five years, or does its fan rattle?",
      answers: {
        yes: {
          means: "it is old or its fan rattles",
          heard: ["rattles", "years old", "grinding", "old console"],
          when: { paste: "often", dust: "sometimes", place: "sometimes" },
        },
        no: { means: "it is young and its fan runs evenly" },
      },
    },
  ],
  safety: ["Let it cool before you open any cover."],
  prevention: ["Vacuum the slots every three months."],
  stopWhen: ["It shuts down within minutes even with clean slots, or you smell hot plastic."],
});

const noPicture = defineFault({
  id: "games-console-no-picture",
  name: "runs but shows no picture, or has a broken screen or socket",
  weight: 5,
  says: [
    "no picture",
    "black screen",
    "no signal on tv",
    "hdmi port broken",
    "hdmi not working",
    "screen broken",
    "broken screen",
    "power but blank screen",
    "cracked screen",
    "screen lines",
    "usb snapped",
    "white screen",
    "nintendo ds screen",
    "no display",
    "screen won't come on",
  ],
  causes: {
    signal: {
      name: "a cable, an input or a resolution that does not fit",
      short: "the cable or resolution",
      weight: 5,
      why: "After a change of television the console may send a picture that the new one cannot show, or to a port that is asleep.",
      check: {
        do: "Use another HDMI cable and another port of the television.",
        finds: "a picture appears",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 10],
        tools: [{ name: "Second HDMI cable" }],
        steps: [
          {
            action: "unplug",
            title: "Both off the mains for a minute",
            how: "Television and console. They agree on a picture only at the start.",
          },
          {
            action: "replace",
            title: "Change cable and port",
            how: "Push the second cable in until it stops.",
          },
          {
            action: "test",
            title: "Start with the lowest resolution",
            how: "PlayStation: hold power until the second beep. Xbox: hold power and eject until the second beep. Switch: dock out and in, with its own charger.",
            see: "a coarse picture.",
          },
          {
            action: "adjust",
            title: "Set the resolution step by step",
            how: "1080p first; then the highest that the television takes.",
          },
        ],
      },
    },
    port: {
      name: "a bent or broken HDMI or USB socket",
      short: "the socket",
      weight: 4,
      why: "Consoles get pulled by their cable. The thin tongue in the socket bends or its pins let go of the board.",
      check: {
        do: "Look into the socket with a lamp and move the plug a little.",
        finds: "pins are crooked, or the picture comes when you press the plug",
        minutes: 2,
      },
      repair: {
        handOver:
          "The socket has twenty pins and through-joints on a thick board; it is changed with hot air from both sides.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [30, 90],
        tools: [{ name: "Magnifier" }, { name: "Tape" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug the console and take the cable out",
            how: "A crooked pin can short and ruin more.",
          },
          {
            action: "look",
            title: "Look with the magnifier",
            how: "Count pins that touch each other.",
            see: "a row like a comb, or a gap in it.",
          },
          {
            action: "look",
            title: "Tape the socket over",
            how: "With tape, so that nobody tries another plug.",
          },
          {
            action: "look",
            title: "Ask a console workshop",
            how: "They ask €50 to 90, with guarantee. For a single USB socket, live with the others and a hub.",
          },
        ],
      },
    },
    screen: {
      name: "a broken screen of a handheld",
      short: "the handheld's screen",
      weight: 4,
      why: "The glass cracks in a bag, and the hinge ribbon of folding ones tears.",
      check: {
        do: "Connect a handheld with a dock to a television, or listen whether the game plays on in the dark.",
        finds: "it plays there, or there is sound without a picture",
        minutes: 3,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 90,
        euros: [20, 80],
        tools: [
          { name: "Tri-wing screwdriver" },
          { name: "Plastic opening pick" },
          { name: "Hair dryer" },
          { name: "Matching screen" },
          { name: "Tweezers" },
        ],
        safety: [
          "Under the screen lies a lithium cell: unplug it first, and never lever against it.",
        ],
        steps: [
          {
            action: "look",
            title: "Find out what is broken",
            how: "Cracked top with a sound picture is the touch glass alone, for €15. Lines and blots are the panel.",
            see: "the part that you need.",
          },
          {
            action: "unplug",
            title: "Off, card out, charge below a quarter",
            how: "Tape over splinters.",
          },
          {
            action: "unscrew",
            title: "Take the back off and unplug the cell",
            how: "Tri-wing screws, so the right screwdriver matters. Lift the plug with tweezers.",
            fallsOut: "The kickstand or memory card flap.",
          },
          {
            action: "open",
            title: "Warm and lift the glass",
            how: "Hair dryer for a minute a side, pick along the edge, flat.",
            warning: "Go slowly at the side with the ribbons.",
          },
          {
            action: "replace",
            title: "Set the new screen in",
            how: "Open the ribbon flaps, slide the ends in, close. Try it with the cell plugged in before you glue.",
            putBack: "Cell plug off once more, glue, press, plug on, close.",
            see: "a picture without lines and touch in every corner.",
          },
          {
            action: "test",
            title: "Play with both hands",
            how: "Every button and the touch.",
            see: "nothing forgotten inside.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the console a handheld with a screen of its own, or does it hang on a television?",
      answers: {
        handheld: {
          means: "it is a handheld with its own screen",
          heard: ["handheld", "switch", "ds", "gameboy", "game boy", "psp", "lite"],
          when: { screen: "often", signal: "rarely", port: "rarely" },
        },
        television: {
          means: "it hangs on a television",
          heard: ["tv", "television", "hdmi", "ps4", "ps5", "xbox", "playstation"],
          when: { signal: "often", port: "often", screen: "never" },
        },
      },
    },
    {
      ask: "Does the picture come when you press or move the plug at the console?",
      answers: {
        yes: {
          means: "pressing the plug brings the picture",
          heard: ["loose", "hold the cable", "wiggle", "bent", "snapped"],
          when: { port: "always", signal: "rarely", screen: "never" },
        },
        no: { means: "the plug makes no difference" },
      },
    },
    {
      ask: "Have another cable and another input been tried with the console?",
      answers: {
        yes: {
          means: "another cable and input did not help",
          heard: ["tried another cable", "different hdmi", "another tv"],
          when: { signal: "rarely", port: "often" },
        },
        no: { means: "only one cable and input have been tried" },
      },
    },
    {
      ask: "Did the console fall, or is its glass cracked?",
      answers: {
        yes: {
          means: "it fell or its glass is cracked",
          heard: ["dropped", "fell", "cracked", "broken screen", "smashed", "damage to the screen"],
          when: { screen: "always", port: "sometimes", signal: "never" },
        },
        no: { means: "it did not fall" },
      },
    },
  ],
  safety: ["Tape cracked glass before you go on playing or working."],
  prevention: ["Pull cables at the plug, and carry handhelds in a hard case."],
  stopWhen: ["A handheld with a cracked screen gets warm in one place."],
});

export const gamesConsole: Playbook = {
  faults: [doesNotTurnOn, stickDrift, discNotRead, overheats, noPicture],
  notes: [
    {
      about: ["warranty", "repair program", "free repair"],
      text: "Stick drift is repaired free of charge by some makers in several countries, even after the guarantee. Ask the maker before you open a controller.",
    },
    {
      about: ["saves", "saved games", "lose my games"],
      text: "Bought games belong to the account and can be loaded again. Saved games are in the cloud only with a subscription or a copy, so copy them before a reset.",
    },
    {
      about: ["blow", "cartridge", "game boy"],
      text: "Do not blow into cartridges: the moisture corrodes them. Alcohol on a cotton bud cleans the contacts. Cartridges that forget saved games need a new soldered button cell.",
    },
  ],
};
