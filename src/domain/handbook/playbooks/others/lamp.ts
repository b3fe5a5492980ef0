import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotLight = defineFault({
  id: "lamp-does-not-light",
  name: "does not light",
  usual: true,
  weight: 9,
  says: [
    "does not light",
    "won't turn on",
    "not lighting up",
    "no power",
    "new bulb doesn't help",
    "changed bulb and fuse",
    "lights not working",
    "bulb is fine but no light",
    "stopped working suddenly",
    "never worked",
    "tried new bulb",
    "fuse ok",
    "only works in one position",
    "nothing happens",
    "came on briefly then went off",
    "bulb change",
    "needs a bulb",
  ],
  causes: {
    bulb: {
      name: "a bulb that has failed or does not reach its contact",
      short: "the bulb",
      weight: 5,
      why: "Bulbs fail without a sign, LED ones too, and new ones are sometimes dead out of the box. A bulb that is half a turn too high makes no contact.",
      check: {
        do: "Try this bulb in a lamp that works, and a bulb from that lamp in this one.",
        finds: "the bulb stays dark there, or the other one lights here",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [2, 12],
        tools: [{ name: "Second lamp" }, { name: "New bulb" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let the bulb cool",
            how: "Ten minutes for halogen, two for LED.",
            warning: "A broken glass bulb is held with the folded cloth, never with bare fingers.",
          },
          {
            action: "look",
            title: "Read cap, volts and watts",
            how: "Screw caps E14 and E27, bayonet B15 and B22, and pin caps such as G9 or GU10 look alike in the shop. The voltage is printed on the bulb.",
            see: "the same letters and volts on old and new.",
          },
          {
            action: "test",
            title: "Swap the bulbs",
            how: "Put the doubtful bulb in a second lamp and switch that on.",
            see: "light there, if the bulb is sound.",
          },
          {
            action: "replace",
            title: "Fit the new bulb",
            how: "Screw it in until it stops, then a touch more; push a bayonet in and turn until both pins are caught. Hold halogen capsules with the cloth.",
          },
          {
            action: "test",
            title: "Plug in and switch on",
            how: "Leave it on for ten minutes.",
            see: "a light that stays when you tap the table.",
          },
        ],
        prevention: [
          "Stay at or below the watts on the holder's label. With LED count the real watts, not the “equals 60 W”.",
        ],
      },
    },
    supply: {
      name: "a dead socket, a blown plug fuse or a switched-off cord",
      short: "the supply",
      weight: 3,
      why: "Lamps hang on extension leads, timers, foot switches and sockets with a wall switch. Each of them can be what is off.",
      check: {
        do: "Plug the lamp straight into a wall socket where something else has just worked, with every switch on.",
        finds: "it lights there",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 2],
        tools: [{ name: "Small screwdriver" }, { name: "3 A fuse" }],
        steps: [
          {
            action: "test",
            title: "Try a socket in another room",
            how: "Leave leads, timers and smart plugs out, and press each switch along the cord once.",
            see: "light, if one of them was to blame.",
          },
          {
            action: "unplug",
            title: "Take the plug in your hand",
            how: "Look for cracks, brown spots and loose pins.",
            warning:
              "Soft or brown plastic at a pin means that it has been hot: cut this plug out of use.",
          },
          {
            action: "replace",
            title: "Change the fuse",
            how: "In a British plug, lever the fuse carrier out with the screwdriver or undo the middle screw. A lamp wants 3 A, not 13 A. Other plugs have no fuse.",
            fallsOut: "The fuse; a good one shows nothing, so swap it to be sure.",
          },
          {
            action: "test",
            title: "Switch it on again",
            how: "Try every position of switch and dimmer.",
            see: "steady light.",
          },
        ],
        stopWhen: ["A second fuse goes as soon as you switch on."],
      },
    },
    holder: {
      name: "a flat or dirty contact in the bulb holder",
      short: "the holder's contact",
      weight: 4,
      why: "In the floor of the holder sits a springy tongue, or two plungers in a bayonet. Heat and hard screwing press it flat, until the bulb no longer touches it.",
      check: {
        do: "With the plug out, take the bulb out and look into the holder with a torch.",
        finds: "the tongue lies flat on the floor, a plunger is stuck, or you see soot or rust",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          {
            name: "Wooden skewer",
            instead: "a toothpick",
          },
          { name: "Torch" },
          { name: "Cotton bud" },
          {
            name: "Isopropyl alcohol",
            instead: "surgical spirit",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug out of the wall",
            how: "A switch cuts only one of the two wires, so the tongue can be live in a lamp that is off.",
            see: "the plug in your own hand.",
          },
          {
            action: "look",
            title: "Shine into the empty holder",
            how: "Use the torch. In a screw holder look at the tongue in the middle, in a bayonet at the two plungers.",
            see: "bright metal, and plungers that spring back when pressed.",
          },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "Turn a cotton bud with alcohol on tongue and thread, and on the foot of the bulb. Let it dry for ten minutes.",
          },
          {
            action: "pry",
            title: "Lift the tongue 2 mm",
            how: "Hook the skewer under its tip and raise it gently. Press stuck plungers in and out ten times.",
            warning:
              "If the tongue breaks or the insulation crumbles, the holder has to be changed.",
          },
          {
            action: "test",
            title: "Screw the bulb in and plug in",
            how: "Turn the bulb in firmly by hand before the plug goes back.",
            see: "light that does not change when you touch the shade.",
          },
        ],
      },
    },
    cord: {
      name: "a broken wire in the cord, or at switch or plug",
      short: "the cord or switch",
      weight: 4,
      why: "Copper breaks where it is bent most: at the plug, at both ends of a cord switch and where the cord enters the foot. From outside nothing shows.",
      check: {
        do: "Look the cord over with the plug out. If its sleeve is whole all along, plug in, switch on, and bend it gently at plug, switch and lamp foot.",
        finds: "the light comes for a moment at one spot",
        minutes: 3,
      },
      repair: {
        handOver:
          "A wire that makes contact now and then gets hot, and a new cord has to be clamped, connected and tested inside the lamp by somebody who has learned it. Only a plug may be changed at home.",
        difficulty: "Moderate",
        minutes: 20,
        euros: [5, 20],
        tools: [
          { name: "Strip of paper" },
          { name: "Multimeter", instead: "none: the repairer has one" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take the bulb out",
            how: "Lay the plug on the table in front of you, so that nobody puts it in.",
          },
          {
            action: "look",
            title: "Find the spot from outside",
            how: "Draw the cord through your fingers. Look for a flat, soft or brown place at the plug, at both ends of the switch and at the foot, and wrap the strip of paper round it.",
            see: "one place that bends more easily than the rest.",
            warning:
              "A sleeve that is open or chewed is not tested under power, not even for a second.",
          },
          {
            action: "measure",
            title: "Make sure, if you own a meter",
            how: "Still unplugged, set the multimeter to its bleep, one probe on a pin of the plug and the other on the contact in the holder, and bend the cord at your mark.",
            see: "a bleep that cuts out. If it cuts out right at the plug, only the plug and the last 10 cm are at fault.",
          },
          {
            action: "look",
            title: "Hand it over with your finding",
            how: "A repair café or an electrician fits a cord in half an hour and tests insulation and earth. Leave the lamp unplugged until then.",
          },
        ],
        stopWhen: [
          "The light comes and goes and the plug, the switch or the foot is warm: it can start a fire.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you tried the lamp with a bulb that lights in another lamp?",
      answers: {
        yes: {
          means: "a good bulb does not help",
          heard: [
            "new bulb",
            "changed the bulb",
            "changed bulb",
            "replaced the bulb",
            "bulb is fine",
            "bulb works elsewhere",
            "bulb ok",
            "tried other bulbs",
            "checked bulb",
          ],
          when: {
            bulb: "rarely",
            holder: "often",
            cord: "often",
            supply: "often",
          },
        },
        no: {
          means: "no other bulb has been tried",
          heard: ["bulb blown", "bulb gone", "possibly bulb"],
        },
      },
    },
    {
      ask: "Have you tried another socket and, if the lamp's plug has a fuse, a new fuse?",
      answers: {
        yes: {
          means: "socket and fuse are good",
          heard: [
            "changed fuse",
            "new fuse",
            "fuse ok",
            "fuse is fine",
            "checked fuse",
            "other socket",
            "different socket",
            "replaced the fuse",
          ],
          when: {
            supply: "rarely",
            bulb: "sometimes",
            holder: "often",
            cord: "often",
          },
        },
        no: { means: "socket and fuse are untested" },
      },
    },
    {
      ask: "With a cord whose sleeve is whole, does the lamp come on for a moment when you bend the cord or press the switch?",
      answers: {
        yes: {
          means: "moving the cord or switch brings light",
          heard: [
            "bend the cable",
            "bend the cord",
            "wiggle the cord",
            "loose connection",
            "move the cable",
            "break in the flex",
            "break in lead",
            "hold the switch",
            "one position",
            "wiggle the wire",
            "loose wire",
          ],
          when: {
            cord: "often",
            supply: "rarely",
            bulb: "rarely",
            holder: "rarely",
          },
        },
        no: { means: "moving the cord changes nothing" },
      },
    },
    {
      ask: "Does the lamp's light change when you wiggle the bulb, with the lamp held by its foot?",
      answers: {
        yes: {
          means: "wiggling the bulb changes the light",
          heard: [
            "loose bulb",
            "wiggle the bulb",
            "bulb holder",
            "press the bulb",
            "bulb fitting",
            "screw the bulb tighter",
          ],
          when: {
            holder: "often",
            bulb: "sometimes",
            cord: "rarely",
            supply: "never",
          },
        },
        no: { means: "wiggling the bulb changes nothing" },
      },
    },
  ],
  safety: [
    "Take the bulb by its cap or with a cloth, and never reach into the holder while the plug is in.",
  ],
  prevention: [
    "Lift a lamp by its foot, not by its cord, and do not clamp the cord under furniture.",
  ],
  stopWhen: [
    "The holder, the switch or the plug has brown or brittle spots.",
    "A metal lamp has a two-core cord but no double-square sign: have its earth judged first.",
  ],
});

const flickers = defineFault({
  id: "lamp-flickers",
  name: "flickers or goes on and off",
  weight: 6,
  says: [
    "flickers",
    "on and off",
    "keeps turning on and off",
    "flashes",
    "bulb flickering",
    "blinks",
    "intermittent",
    "cuts out",
    "works sometimes",
    "goes on then fades",
    "turns off after a few seconds",
    "hums",
    "buzzing",
    "strobes",
    "light dims by itself",
    "works intermittently",
    "iffy connection",
    "dodgy connection",
    "fizzing noise",
  ],
  causes: {
    "loose-bulb": {
      name: "a bulb or holder contact that is loose",
      short: "a loose bulb",
      weight: 5,
      why: "Warmth makes thread and tongue grow and shrink with every evening. A bulb works loose by half a turn and then only just touches.",
      check: {
        do: "Switch it on, hold the lamp by its foot and tap the shade with a wooden spoon.",
        finds: "the light jumps with each tap",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Wooden skewer" },
          {
            name: "Fine sandpaper",
            instead: "a nail file",
          },
          { name: "Soft cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and wait for the bulb to cool",
            how: "Then unscrew it and turn its foot to the light.",
            see: "a clean solder dot. A black or dented one has been arcing.",
          },
          {
            action: "clean",
            title: "Rub foot and thread bright",
            how: "One or two strokes with the sandpaper on the bulb's foot, then wipe with the cloth. Blow the dust out of the holder.",
          },
          {
            action: "pry",
            title: "Raise the middle tongue",
            how: "Bend it up by 2 mm with the skewer.",
            see: "a tongue that springs back when you press it.",
          },
          {
            action: "reassemble",
            title: "Screw it in properly",
            how: "Turn until it stops and then an eighth further. A holder that turns along has a loose ring: tighten that by hand first.",
          },
          {
            action: "test",
            title: "Tap it again",
            how: "Plug in and knock gently at shade and stand for ten minutes of light.",
            see: "no more jumps.",
          },
        ],
      },
    },
    dimmer: {
      name: "a dimmer or touch control that does not suit the bulb",
      short: "the dimmer",
      weight: 4,
      why: "Old dimmers and touch switches were built for 40 W of glowing wire. A 5 W LED is too little load, and one that is not made to be dimmed flashes or hums.",
      check: {
        do: "Look for “dimmable” on the bulb, and try an old incandescent or halogen bulb if you still have one.",
        finds: "the bulb is not dimmable, or the flicker ends with the old one",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [5, 25],
        tools: [
          { name: "Dimmable LED bulb" },
          {
            name: "LED cord dimmer",
            instead: "a plain cord switch",
          },
        ],
        steps: [
          {
            action: "look",
            title: "Read the old dimmer's label",
            how: "“20–100 W” means that it wants at least 20 W. A single LED is far below.",
            see: "a range in watts, often with a small bulb sign.",
          },
          {
            action: "unplug",
            title: "Unplug and change the bulb",
            how: "Fit the dimmable bulb, the brightest that the lamp's label allows.",
          },
          {
            action: "test",
            title: "Go through all the levels",
            how: "Turn the dimmer slowly from dark to bright. Note where it flashes.",
            see: "smooth light from about a quarter upwards.",
          },
          {
            action: "replace",
            title: "Change the dimmer if it still flickers",
            how: "With the plug out again, fit an LED dimmer wire for wire in place of the old one in the cord. Photograph the old one open before you loosen anything.",
            warning:
              "The wire that was switched must be switched again, and a green-yellow one passes through unbroken.",
          },
          {
            action: "test",
            title: "Let it burn for an hour",
            how: "Feel the dimmer now and then with the back of your hand.",
            see: "hand-warm at most.",
          },
        ],
      },
    },
    terminal: {
      name: "a loose terminal in plug, switch or holder",
      short: "a loose terminal",
      weight: 4,
      why: "Screws on stranded copper settle over the years. A loose terminal gets hot and flickers before it fails.",
      check: {
        do: "Feel plug and cord switch with the back of your hand after half an hour of light.",
        finds: "one is warm, or it crackles when you move the cord there",
        minutes: 30,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 8],
        tools: [
          { name: "Screwdriver" },
          { name: "Wire strippers" },
          {
            name: "Crimp ferrules",
            instead: "clean, tightly twisted strands",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug before anything else",
            how: "Wait until plug and switch are cold.",
          },
          {
            action: "open",
            title: "Open the plug and the switch",
            how: "Undo their screws with the screwdriver and lift the covers. A moulded plug cannot be opened: if it was the warm one, cut it off and fit a new one.",
            warning: "Scorched plastic is not mended. Replace that part.",
            fallsOut: "The fuse, the rocker or a loose nut.",
          },
          {
            action: "clean",
            title: "Cut back to bright copper",
            how: "Cut off 1 cm of dark wire, strip 6 mm with the wire strippers and press ferrules over the strands.",
          },
          {
            action: "reassemble",
            title: "Tighten every terminal",
            how: "Turn each screw firm and pull each wire once.",
            see: "wires that do not move and no strand on the loose.",
          },
          {
            action: "adjust",
            title: "Check the holder's screws too",
            how: "Undo the shade ring, slide the cap down and tighten its two screws.",
            putBack: "Cap, ring, shade, then the bulb.",
          },
          {
            action: "test",
            title: "Use it for an hour",
            how: "Plug in and feel again.",
            see: "cold plug, cold switch, still light.",
          },
        ],
      },
    },
    driver: {
      name: "a tired LED bulb or an ageing driver",
      short: "the LED driver",
      weight: 3,
      why: "LED light needs a little power supply. Its capacitor dries out in the heat, and then the light blinks or goes off after some seconds.",
      check: {
        do: "Watch from the cold start.",
        finds: "it begins well and starts to blink or fade after some minutes, each time alike",
        minutes: 15,
      },
      repair: {
        handOver:
          "A driver that is built into the lamp is a switch-mode supply, whose inside holds its charge and is not for home.",
        difficulty: "Difficult",
        minutes: 20,
        euros: [3, 30],
        tools: [{ name: "Another bulb" }, { name: "Note" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it cool",
            how: "Twenty minutes: a driver that recovers when cold has given itself away.",
          },
          {
            action: "replace",
            title: "Change the bulb if it has one",
            how: "In a lamp with a normal holder the driver sits inside the bulb. Another bulb of at most the same watts settles it for a few euros.",
            see: "steady light for half an hour.",
          },
          {
            action: "look",
            title: "Read the label of a built-in one",
            how: "Without a bulb to change, look for mA or V DC on lamp and adapter and write them on a note.",
          },
          {
            action: "look",
            title: "Let a repairer fit a like one",
            how: "Drivers are sold by output: “350 mA, 9–12 V”, say. With that number a repair café changes it as a whole.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp's light jump when you tap the shade or touch the bulb through a cloth?",
      answers: {
        yes: {
          means: "tapping it makes the light jump",
          heard: [
            "tap it",
            "knock it",
            "touch the bulb",
            "loose bulb",
            "bulb loose",
            "move the bulb",
            "loose bulb fitting",
          ],
          when: {
            "loose-bulb": "often",
            terminal: "sometimes",
            dimmer: "never",
            driver: "rarely",
          },
        },
        no: { means: "tapping changes nothing" },
      },
    },
    {
      ask: "Is the lamp on a dimmer, or does it switch by touch?",
      answers: {
        yes: {
          means: "it has a dimmer or touch control",
          heard: ["touch control", "touch switch", "dimmer", "dimmable", "touch lamp"],
          when: {
            dimmer: "always",
            "loose-bulb": "sometimes",
            terminal: "sometimes",
            driver: "sometimes",
          },
        },
        no: {
          means: "it has a plain switch",
          heard: ["no dimmer"],
          when: { dimmer: "never" },
        },
      },
    },
    {
      ask: "Does the lamp start well and blink or go off only after some minutes?",
      answers: {
        yes: {
          means: "it starts well and fails when warm",
          heard: [
            "after a few minutes",
            "after a few seconds",
            "when warm",
            "fades",
            "after a while",
            "after some time",
          ],
          when: {
            driver: "often",
            "loose-bulb": "rarely",
            terminal: "sometimes",
            dimmer: "rarely",
          },
        },
        no: { means: "it is as bad when cold" },
      },
    },
    {
      ask: "With a cord whose sleeve is whole, does the lamp change when you bend the cord at the plug, the switch or the foot?",
      answers: {
        yes: {
          means: "bending the cord changes the light",
          heard: [
            "bend the cable",
            "bend the cord",
            "twist the cable",
            "move the cable",
            "wiggle the cord",
            "loose connection",
            "loose wire",
            "wiring loose",
            "press the switch",
            "touch the cord",
            "touch the cable",
            "touch the lead",
            "move the cord",
            "move the lead",
            "near the base",
          ],
          when: {
            terminal: "often",
            "loose-bulb": "rarely",
            dimmer: "never",
            driver: "never",
          },
        },
        no: { means: "bending the cord changes nothing" },
      },
    },
  ],
  safety: ["Do not keep a flickering lamp in use overnight: a loose contact is a hot contact."],
  prevention: [
    "Tighten the screws of an old plug once every few years, with the plug in your hand.",
  ],
  stopWhen: [
    "You hear crackling from plug, switch or holder.",
    "Other lamps in the room flicker at the same time: that is the wiring of the house, and a matter for an electrician.",
    "It flickers when the cord moves where it enters plug, switch or foot: a wire is broken there, so leave it unplugged and have a new cord fitted.",
  ],
});

const switchFails = defineFault({
  id: "lamp-switch",
  name: "cannot be switched properly",
  weight: 6,
  says: [
    "switch broken",
    "switch not working",
    "on off switch not working",
    "faulty switch",
    "dodgy switch",
    "switch loose",
    "needs new switch",
    "touch not working",
    "touch mechanism not working",
    "stays on",
    "won't switch off",
    "pull cord broken",
    "dimmer broken",
    "foot switch broken",
    "button broken",
    "switch stuck",
    "inline switch gone",
    "sensor not working",
    "only one brightness",
  ],
  causes: {
    "cord-switch": {
      name: "a worn switch in the cord",
      short: "the cord switch",
      weight: 5,
      why: "The rocker in the cord or under your foot closes two thin strips of brass. They burn a little each time, and a foot breaks the plastic in the end.",
      check: {
        do: "Press the switch slowly and listen.",
        finds: "it does not snap, hangs in the middle or works only under pressure",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 10],
        tools: [
          { name: "Screwdriver" },
          {
            name: "Wire strippers",
            instead: "a sharp knife, cutting away from you",
          },
          { name: "New cord switch" },
          { name: "Multimeter" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the lamp",
            how: "Keep the plug in sight on the table.",
          },
          {
            action: "unscrew",
            title: "Open the switch",
            how: "Take out the two or three screws with the screwdriver and lift the half. Riveted ones are cut out of the cord.",
            fallsOut: "Rocker, spring and a brass strip.",
            see: "which core is interrupted and which runs through. Photograph it.",
          },
          {
            action: "replace",
            title: "Lay the new switch in",
            how: "Only one core, the brown one where there are colours, is cut and screwed to the two terminals; strip 6 mm with the wire strippers. The others pass through whole.",
            warning: "A green-yellow core is never switched and never cut short.",
          },
          {
            action: "reassemble",
            title: "Clamp the sleeve at both ends",
            how: "Both clamps grip the outer sleeve. Close the case and tighten its screws.",
            see: "no core to be seen outside.",
          },
          {
            action: "measure",
            title: "Measure unplugged",
            how: "Take the bulb out. With the multimeter on its bleep, go from the plug's pin to the contact in the holder and press the switch.",
            see: "bleep, silence, bleep in time with your finger.",
          },
          {
            action: "test",
            title: "Plug in and use it",
            how: "Switch ten times, and lay a hand on it later in the evening.",
            see: "a clear snap, and a switch that stays cool.",
          },
        ],
      },
    },
    "holder-switch": {
      name: "a worn switch in the lamp's holder or foot",
      short: "the built-in switch",
      weight: 4,
      why: "Rotary knobs, pull chains and push-through bars sit close to the hot bulb. Their plastic grows brittle and the ratchet breaks.",
      check: {
        do: "Turn, pull or push it through all its positions with the plug out.",
        finds:
          "the knob turns without clicks, the chain hangs loose or the bar slides without a stop",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [3, 15],
        tools: [
          { name: "Screwdriver" },
          { name: "Pliers" },
          { name: "New switched holder" },
          { name: "Multimeter" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and take shade and bulb off",
            how: "Unscrew the shade ring; let everything cool first.",
            fallsOut: "The ring and a paper or porcelain liner.",
          },
          {
            action: "open",
            title: "Separate the holder",
            how: "Press the shell where it says “press”, or unscrew its cap, and draw the inside up by 3 cm.",
            see: "two or three wires under screws. Photograph them.",
          },
          {
            action: "unscrew",
            title: "Free the wires",
            how: "Loosen the terminal screws with the screwdriver and hold the stem with the pliers while you turn the cap off its thread.",
          },
          {
            action: "replace",
            title: "Fit the new holder",
            how: "Cap on the thread, tighten its little locking screw, wires to the same terminals: the switched core goes to the middle tongue.",
            putBack: "Liner, shell, ring, shade.",
            warning: "On a metal lamp the green-yellow wire goes back to its screw on the metal.",
          },
          {
            action: "measure",
            title: "Bleep it through",
            how: "Plug still out: with the multimeter test both paths, and that neither pin reaches the metal of the lamp.",
            see: "a bleep on each path with the switch on, and none to the metal.",
          },
          {
            action: "test",
            title: "Switch ten times",
            how: "Fit a bulb within the printed watts and plug in.",
            see: "light at each second click.",
          },
        ],
      },
    },
    touch: {
      name: "a touch control that has failed or dislikes the bulb",
      short: "the touch control",
      weight: 5,
      why: "The metal of a touch lamp is joined to a small module in its foot. A surge, a bulb that blew, or an LED with too little load upsets it.",
      check: {
        do: "Pull the plug for a minute, fit a dimmable bulb, and turn the plug round in the socket if it goes in both ways.",
        finds: "it answers to your hand again",
        minutes: 5,
      },
      repair: {
        handOver:
          "The body of such a lamp is its sensor, so a wrong wire there makes the whole lamp live.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [5, 20],
        tools: [{ name: "Dimmable bulb" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it for five minutes",
            how: "The module starts afresh when power returns.",
          },
          {
            action: "clean",
            title: "Wipe the metal",
            how: "A damp cloth, then the dry cloth. Polish and wax insulate the surface from your hand.",
          },
          {
            action: "replace",
            title: "Try a dimmable bulb",
            how: "Take one of 7 W or more, or an old 40 W bulb if the label allows it.",
            see: "three levels of brightness by touch.",
          },
          {
            action: "test",
            title: "Try it alone on a wall socket",
            how: "Dimmers, chargers and fluorescent tubes nearby can confuse it.",
            see: "an answer to each single touch.",
          },
          {
            action: "look",
            title: "Let somebody change the module",
            how: "A repair café puts in a new module for about €10, or a plain cord switch in its place.",
          },
        ],
      },
    },
    dimmer: {
      name: "a worn dimmer",
      short: "the dimmer",
      weight: 2,
      why: "The slider of a dimmer wears its track, and its electronics fail when a bulb blows. It then gives one brightness, or none.",
      check: {
        do: "Move the dimmer slowly through its range, ten times.",
        finds: "the light jumps, or stays at one level",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [8, 25],
        tools: [{ name: "Screwdriver" }, { name: "New LED cord dimmer" }],
        steps: [
          {
            action: "look",
            title: "Note type and watts",
            how: "Copy the label of the dimmer and count the watts of all bulbs in the lamp.",
            see: "a range that includes your bulbs.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Wait a minute until the dimmer has let go of its charge.",
          },
          {
            action: "unscrew",
            title: "Open it and photograph the wires",
            how: "Lift the cover with the screwdriver. The marks L and the arrow or wave sign say which terminal is which.",
            fallsOut: "Slider knob and cover.",
          },
          {
            action: "replace",
            title: "Move the wires one by one",
            how: "From the old to the new dimmer, never two at a time.",
            putBack: "Cord clamps over the sleeve, cover on.",
          },
          {
            action: "test",
            title: "Run through the range",
            how: "Plug in and slide slowly.",
            see: "even light without a step.",
          },
        ],
        stopWhen: ["The dimmer is mounted in the wall: that is the wiring of the house."],
      },
    },
  },
  questions: [
    {
      ask: "How is the lamp switched: in the cord, at the lamp itself, by touch, or with a dimmer?",
      answers: {
        cord: {
          means: "it is switched in the cord",
          heard: [
            "inline",
            "in the cord",
            "on the cable",
            "on the flex",
            "foot switch",
            "cord switch",
          ],
          when: {
            "cord-switch": "always",
            "holder-switch": "never",
            touch: "never",
            dimmer: "rarely",
          },
        },
        lamp: {
          means: "it is switched at the lamp itself",
          heard: [
            "pull cord",
            "pull chain",
            "push through",
            "rotary",
            "on the lamp",
            "on the base",
            "knob",
            "torpedo",
          ],
          when: {
            "holder-switch": "always",
            "cord-switch": "never",
            touch: "never",
            dimmer: "rarely",
          },
        },
        touch: {
          means: "it is switched by touch",
          heard: ["touch"],
          when: {
            touch: "always",
            "cord-switch": "never",
            "holder-switch": "never",
            dimmer: "never",
          },
        },
        dimmer: {
          means: "it has a dimmer",
          heard: ["dimmer", "slider"],
          when: {
            dimmer: "always",
            "cord-switch": "never",
            "holder-switch": "never",
            touch: "never",
          },
        },
      },
    },
    {
      ask: "Does the lamp's switch snap clearly and stay in both positions?",
      answers: {
        yes: {
          means: "the switch snaps clearly",
          heard: ["switch clicks"],
          when: {
            "cord-switch": "rarely",
            "holder-switch": "rarely",
          },
        },
        no: {
          means: "the switch does not snap any more",
          heard: ["switch loose", "switch stuck", "wobbly switch", "switch broken", "not click"],
        },
      },
    },
    {
      ask: "Did the lamp's trouble start when a bulb blew or was changed?",
      answers: {
        yes: {
          means: "it began when a bulb blew or was changed",
          heard: ["bulb blew", "since changing the bulb", "bulb failed", "new bulb", "led bulb"],
          when: {
            touch: "often",
            dimmer: "often",
            "cord-switch": "rarely",
            "holder-switch": "rarely",
          },
        },
        no: { means: "the bulb had nothing to do with it" },
      },
    },
  ],
  safety: [
    "A lamp that is off at its switch is still connected: only the plug in your hand counts.",
  ],
  prevention: ["Press cord switches with a finger rather than a shoe."],
  stopWhen: [
    "The switch is warm, brown or crackles.",
    "The lamp is fixed to wall or ceiling: switch its breaker off and call an electrician.",
  ],
});

const armSinks = defineFault({
  id: "lamp-arm-sinks",
  name: "does not hold its position",
  weight: 4,
  says: [
    "arm sinks",
    "arm drops",
    "won't stay up",
    "floppy",
    "not holding position",
    "head droops",
    "joint loose",
    "falls down",
    "angles not working",
    "spring broken",
    "spring came off",
    "neck bends",
    "head keeps rocking",
    "arm collapses",
    "anglepoise not working",
    "gooseneck limp",
    "won't stay in place",
    "hinge loose",
  ],
  causes: {
    friction: {
      name: "a friction joint that has worked loose",
      short: "a loose joint",
      weight: 6,
      why: "Each joint is a screw that presses washers together. It loosens a little with each swing.",
      check: {
        do: "Look at each joint for a knob, a wing nut or a screw head and turn it a quarter clockwise.",
        finds: "the arm holds better at once",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 2],
        tools: [
          { name: "Screwdriver" },
          {
            name: "Small spanner",
            instead: "pliers with a cloth",
          },
          { name: "Toothed washer" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and support the head",
            how: "Lay the head on a stack of books, so that no load is on the joint.",
          },
          {
            action: "adjust",
            title: "Tighten screw and nut together",
            how: "Hold the nut with the spanner and turn the screw with the screwdriver, an eighth of a turn at a time.",
            see: "an arm that moves with light force and stays.",
          },
          {
            action: "clean",
            title: "Degrease the washers if it slips again",
            how: "Take the joint apart, wipe plastic and metal washers dry, and lay a toothed washer under the nut.",
            fallsOut: "Up to five washers. Thread them on a wire in their order.",
            putBack: "In the same order; the curved one faces the nut.",
            warning: "See that the cord through the joint is not pinched.",
          },
          {
            action: "test",
            title: "Swing it through ten times",
            how: "Move it to its farthest reach and let go.",
            see: "no sinking for a minute.",
          },
        ],
        prevention: ["Move the arm with two hands: one at the joint, one at the head."],
      },
    },
    spring: {
      name: "a spring that is unhooked, tired or broken",
      short: "the spring",
      weight: 4,
      why: "Balanced-arm lamps hang in a pair of springs that carry the weight of the head. One that is off its hook lets everything sink.",
      check: {
        do: "Count the springs on the arm and look at their ends.",
        finds: "one hangs loose, has a gap between its coils or is missing",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 15],
        tools: [
          { name: "Safety glasses" },
          { name: "Long-nose pliers" },
          {
            name: "Matching tension springs",
            instead: "a spring from a scrapped lamp of the same model",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and fold the arm up",
            how: "With the arm pushed right up the springs are at their shortest and nearly slack.",
          },
          {
            action: "look",
            title: "Compare left and right",
            how: "Both springs of a pair should be of the same length and hooked into the same holes.",
            see: "where an eye or hook has broken.",
          },
          {
            action: "replace",
            title: "Hook the spring in",
            how: "Put the glasses on. Hold its end with the pliers, stretch it and drop the hook into its hole.",
            warning: "A spring that slips hits the eye faster than you can blink.",
          },
          {
            action: "replace",
            title: "Change them in pairs",
            how: "A tired spring beside a new one twists the arm.",
            fallsOut: "Sometimes a plastic sleeve, which keeps it quiet.",
          },
          {
            action: "test",
            title: "Balance the head",
            how: "Move it to three heights and let go. A heavier bulb needs the next hole, if there is one.",
            see: "a head that floats where you leave it.",
          },
        ],
      },
    },
    gooseneck: {
      name: "a gooseneck or plastic joint that has broken inside",
      short: "a broken neck",
      weight: 3,
      why: "A gooseneck is a wound steel spiral that tires at its foot, and plastic joints split where the screw sits.",
      check: {
        do: "With the plug out, feel along the neck and look at the joint under a bright light.",
        finds: "one spot is limp, or you see a crack",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [2, 15],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Heat-shrink sleeve" },
          { name: "Wooden stick" },
          { name: "Sandpaper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and let the head cool",
            how: "Look whether the cord inside has been pulled or chafed at the weak spot.",
            warning: "A chafed cord comes first: do not splint over it.",
          },
          {
            action: "clean",
            title: "Roughen both sides of the crack",
            how: "A few strokes with the sandpaper, then wipe the dust off.",
          },
          {
            action: "glue",
            title: "Glue a cracked joint",
            how: "Mix the epoxy with the stick, press it into the crack, close the joint and bind it with string.",
            see: "a thin bead along the whole crack.",
          },
          {
            action: "replace",
            title: "Stiffen a limp neck",
            how: "Pull the shrink sleeve over the limp part, lay the wooden stick along it where it does not need to bend, and warm the sleeve until it is tight.",
          },
          {
            action: "test",
            title: "Bend it to its place the next day",
            how: "Epoxy needs 24 hours. Then set the lamp as you use it.",
            see: "no sag overnight.",
          },
        ],
        stopWhen: ["The crack is close to the bulb: glue softens at 60 °C."],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp's arm hang in springs?",
      answers: {
        yes: {
          means: "the arm hangs in springs",
          heard: ["anglepoise", "angle poise", "spring", "springs", "balanced arm"],
          when: {
            spring: "always",
            friction: "sometimes",
            gooseneck: "never",
          },
        },
        no: {
          means: "the arm has no springs",
          heard: ["gooseneck", "flexible neck", "no springs"],
        },
      },
    },
    {
      ask: "Does tightening a screw or knob on the lamp's joint help, at least for a while?",
      answers: {
        yes: {
          means: "tightening the joint helps",
          heard: ["tighten", "screw loose", "loose screw", "hinge loose", "joint loose"],
          when: {
            friction: "often",
            spring: "rarely",
            gooseneck: "rarely",
          },
        },
        no: {
          means: "tightening does not help",
          heard: ["tightening not help", "screw stripped"],
        },
      },
    },
    {
      ask: "Do you see a crack or a limp spot on the lamp's neck or joint?",
      answers: {
        yes: {
          means: "there is a crack or a limp spot",
          heard: [
            "cracked",
            "snapped",
            "split",
            "limp",
            "gooseneck",
            "neck broken",
            "joint broken",
            "broken stem",
          ],
          when: {
            gooseneck: "often",
            friction: "rarely",
            spring: "rarely",
          },
        },
        no: { means: "nothing is cracked" },
      },
    },
  ],
  safety: ["Keep the cord free at every joint: pinched there, it wears through to the copper."],
  prevention: [
    "Use the light bulb that the lamp was balanced for: a heavy one drags the arm down.",
  ],
  stopWhen: ["The cord inside the arm is bare or pinched flat."],
});

const ledDark = defineFault({
  id: "lamp-led-or-transformer",
  name: "has built-in LEDs or a transformer and stays dark",
  weight: 4,
  says: [
    "transformer broken",
    "needs a new transformer",
    "power supply faulty",
    "adapter not working",
    "led driver gone",
    "some leds dark",
    "half the leds dark",
    "usb lamp won't charge",
    "built in led dead",
    "ballast faulty",
    "tube does not start",
    "halogen transformer hums",
    "dim leds",
    "adaptor broken",
    "desk lamp led dead",
    "tube flashes",
    "leds stay dark",
  ],
  causes: {
    adapter: {
      name: "a dead plug-in adapter",
      short: "the adapter",
      weight: 5,
      why: "Most LED and low-voltage lamps carry their supply in the plug. It is on day and night, and it is the first thing to die.",
      check: {
        do: "Feel the adapter after an hour in the socket and look whether a small light shows on it.",
        finds: "it is stone cold, its light is out, or the lamp works on a like adapter",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [6, 20],
        tools: [
          {
            name: "Magnifying glass",
            instead: "the camera of a phone",
          },
          { name: "Matching adapter" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the adapter out",
            how: "Look at its cord, above all at both bushes.",
            warning: "A cracked case or a bare core: it goes to recycling, and is not glued.",
          },
          {
            action: "look",
            title: "Read its output",
            how: "Use the magnifying glass. What counts: volts, AC or DC, milliamps or amps, and the sign for polarity.",
            see: "a line such as “OUTPUT 12 V DC 1 A”.",
          },
          {
            action: "test",
            title: "Try a like adapter",
            how: "Borrow one with the same volts, kind of current and polarity from another device, and plug it into the lamp.",
            see: "light, if only the adapter was dead.",
          },
          {
            action: "replace",
            title: "Buy the like",
            how: "The same volts and kind of current, the same or more amps, the same plug and polarity. A constant-current driver must match in milliamps exactly.",
          },
          {
            action: "test",
            title: "Try the lamp",
            how: "Leave it on for an hour.",
            see: "full light and an adapter that is no more than hand-warm.",
          },
        ],
        prevention: ["Switch such lamps off at the socket when you are away."],
      },
    },
    "low-voltage-path": {
      name: "a bad contact or switch on the low-voltage side",
      short: "a low-voltage contact",
      weight: 3,
      why: "Small plugs, sliding rods and magnetic joints carry a few volts with a good deal of current. A little dirt stops it.",
      check: {
        do: "Move the small plug in its socket, and turn each joint through its range.",
        finds: "the light comes and goes",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
          { name: "Small screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the adapter off the mains",
            how: "Then pull the small plug out of the lamp.",
          },
          {
            action: "clean",
            title: "Clean plug and socket",
            how: "Wipe the plug with alcohol, turn a cotton bud in the socket, and let it dry.",
          },
          {
            action: "clean",
            title: "Clean sliding contacts",
            how: "Rods and rails of telescopic arms are wiped over their whole length.",
            see: "a cloth without grey streaks.",
          },
          {
            action: "open",
            title: "Look at switch and joint",
            how: "If the cover has screws, open it with the screwdriver and look for a wire that is off.",
            fallsOut: "Spring washers of a joint.",
            warning:
              "This holds only for lamps whose supply is in the plug. If the mains cord goes into the foot, keep it closed.",
          },
          {
            action: "test",
            title: "Move every joint with the light on",
            how: "Slowly, from end to end.",
            see: "no gap in the light.",
          },
        ],
      },
    },
    module: {
      name: "failed LEDs or a built-in driver",
      short: "the LED module",
      weight: 4,
      why: "LEDs die of heat. In a chain one dead chip takes all its neighbours along, and a driver inside the lamp dies of the same heat.",
      check: {
        do: "Look at the LEDs through sunglasses while it is on, or with the light off for black dots.",
        finds: "some glow faintly or have a black dot in the middle",
        minutes: 2,
      },
      repair: {
        handOver:
          "The driver holds a charge after unplugging, and chips are soldered on a metal board that draws the heat away.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [5, 40],
        tools: [
          { name: "Sunglasses" },
          {
            name: "Camera",
            instead: "a phone",
          },
        ],
        steps: [
          {
            action: "test",
            title: "Look once more with sunglasses",
            how: "Switch on in a dark room.",
            see: "all dark, some dark, or all faint: three different faults.",
          },
          {
            action: "unplug",
            title: "Unplug it and leave it closed",
            how: "Put it where nobody uses it by habit.",
          },
          {
            action: "look",
            title: "Photograph label and LEDs",
            how: "Take a sharp picture with the camera: volts, milliamps, the number of chips, their layout.",
          },
          {
            action: "look",
            title: "Ask for module or driver",
            how: "Good makers sell both. A repair café can bridge one dead chip in a chain or fit a driver of the same output.",
          },
        ],
      },
    },
    tube: {
      name: "a fluorescent tube or its starter at its end",
      short: "the tube",
      weight: 2,
      why: "Tubes blacken at the ends and flash without starting. The little starter beside them wears out even sooner.",
      check: {
        do: "Look at the ends of the tube.",
        finds: "they are black, or it flashes without catching",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [2, 12],
        tools: [{ name: "New starter" }, { name: "New tube" }, { name: "Gloves" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let the tube cool",
            how: "Put gloves on before you touch the glass.",
            warning:
              "Tubes hold a little mercury. If one breaks, air the room, pick the pieces up with tape and do not vacuum.",
          },
          {
            action: "replace",
            title: "Change the starter",
            how: "Press it in and turn a quarter anticlockwise. It costs about a euro; compact tubes with two pins hide it in the base.",
          },
          {
            action: "replace",
            title: "Change the tube",
            how: "Pull compact ones straight out; turn straight ones by a quarter and lower them. Match the letters on the base, for example G23 or G5.",
            putBack: "Until it clicks or the pins lie in line.",
          },
          {
            action: "test",
            title: "Switch on",
            how: "Wait ten seconds.",
            see: "two or three blinks and then steady light.",
          },
        ],
        stopWhen: [
          "Tube and starter are new and it still only flashes: the ballast is done, and the lamp is better converted or replaced.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the lamp an adapter in the plug or a box in its cord?",
      answers: {
        yes: {
          means: "it has an adapter",
          heard: ["adapter", "adaptor", "transformer", "power supply", "psu", "usb"],
          when: {
            adapter: "always",
            "low-voltage-path": "often",
            module: "sometimes",
            tube: "rarely",
          },
        },
        no: {
          means: "the mains cord goes straight into the lamp",
          when: { adapter: "never" },
        },
      },
    },
    {
      ask: "Are some of the lamp's LEDs alight or faintly glowing while others are dark?",
      answers: {
        yes: {
          means: "some LEDs glow and others do not",
          heard: ["half the leds", "dim leds", "faint", "partly", "glows"],
          when: {
            module: "often",
            adapter: "rarely",
            "low-voltage-path": "rarely",
            tube: "never",
          },
        },
        no: { means: "all of it is dark" },
      },
    },
    {
      ask: "Does the lamp's light come and go when you move its small plug or a joint?",
      answers: {
        yes: {
          means: "moving plug or joint brings light",
          heard: ["wiggle", "loose connection", "move the plug", "intermittent", "loose"],
          when: {
            "low-voltage-path": "often",
            adapter: "sometimes",
            module: "rarely",
            tube: "rarely",
          },
        },
        no: { means: "moving things changes nothing" },
      },
    },
    {
      ask: "Has the lamp a glass tube rather than LEDs?",
      answers: {
        yes: {
          means: "it has a glass tube",
          heard: ["tube", "fluorescent", "ballast", "starter", "tubes"],
          when: {
            tube: "always",
            module: "never",
            adapter: "rarely",
            "low-voltage-path": "rarely",
          },
        },
        no: {
          means: "it has LEDs or small bulbs",
          heard: ["led", "leds"],
        },
      },
    },
  ],
  safety: ["Do not look straight into bare LEDs while you test."],
  prevention: ["Keep the cooling fins of LED heads free of dust and cloth."],
  stopWhen: ["The adapter hums, smells or is too hot to hold."],
});

const cordOrPlug = defineFault({
  id: "lamp-cord-or-plug",
  name: "needs a new plug or cord",
  weight: 5,
  says: [
    "needs a new plug",
    "no plug",
    "plug broken",
    "needs rewiring",
    "rewire",
    "new flex needed",
    "cable worn",
    "lead needs replacing",
    "wire came out",
    "cable come away",
    "wire disconnected",
    "needs longer cable",
    "wires pulled out",
    "is it safe",
    "old wiring",
    "safety check",
    "pat test",
    "wiring issue",
    "snapped cable",
    "needs replacement cord",
    "chewed the flex",
    "chewed the cable",
    "chewed through the lead",
    "cut through the cable",
    "nick in the flex",
    "wire is showing",
    "bare wire",
    "frayed flex",
    "damaged cable",
  ],
  causes: {
    plug: {
      name: "a plug that is broken, missing or of the wrong type",
      short: "the plug",
      weight: 5,
      why: "Plugs are stepped on, pulled out by their cord, or come from another country. The rest of the lamp is usually sound.",
      check: {
        do: "Look at the plug and at the last 20 cm of cord.",
        finds: "the cord is sound and only the plug is cracked, loose or missing",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [2, 5],
        tools: [
          { name: "Screwdriver" },
          { name: "Wire strippers" },
          { name: "New plug" },
          { name: "3 A fuse" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut the old plug off, unplugged",
            how: "Cut 5 cm behind it, where the cord looks new, and break a pin off the old plug before you throw it away.",
          },
          {
            action: "clean",
            title: "Strip the cord",
            how: "Take 4 cm of the sleeve and 6 mm of each core off with the wire strippers, and twist the strands.",
            see: "no cut in the insulation of the cores.",
          },
          {
            action: "unscrew",
            title: "Open the new plug",
            how: "Undo the middle screw with the screwdriver and loosen the clamp.",
            fallsOut: "Clamp, fuse and screws.",
          },
          {
            action: "replace",
            title: "Put each core in its place",
            how: "Britain: brown to L at the fuse, blue to N, green-yellow to the top. Continental Europe: brown and blue to the two pins, green-yellow to the middle. North America: the smooth core to brass, the ribbed one to silver.",
            warning: "A lamp with a green-yellow core needs a plug with an earth contact.",
          },
          {
            action: "reassemble",
            title: "Clamp, fuse, cover",
            how: "The clamp holds the sleeve. In a British plug set a 3 A fuse for a lamp. Pull once.",
            see: "a cord that does not move in the plug.",
          },
          {
            action: "test",
            title: "Try it on a socket with an RCD",
            how: "Switch on and watch for a minute.",
            see: "light and an RCD that stays in.",
          },
        ],
        stopWhen: [
          "The core colours are not the usual ones: ask somebody who can measure which is which.",
        ],
      },
    },
    "worn-cord": {
      name: "a worn, cut or pulled-out cord",
      short: "the cord",
      weight: 4,
      why: "A cord that shows its cores, has been chewed or has slipped out of the foot has lost the protection between you and the mains.",
      check: {
        do: "Pull the plug first. Then look along the whole cord in good light, without bending it where it is hurt.",
        finds: "there is a flat, brittle or open spot, or it has slipped out of the foot",
        minutes: 2,
      },
      repair: {
        handOver:
          "A new cord goes through the foot, is clamped and, in a metal lamp, earthed, and then its insulation is tested. That is for somebody who has learned it; tape and joints are no repair.",
        difficulty: "Moderate",
        minutes: 10,
        euros: [5, 25],
        tools: [{ name: "Label" }, { name: "Camera", instead: "a phone" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and leave it out",
            how: "If the cord is open near the plug, switch the socket off at the fuse box first.",
            warning:
              "Do not touch bare copper, and keep children and animals away, until the plug is out.",
          },
          {
            action: "look",
            title: "Put a label on it",
            how: "“Cord damaged, do not plug in” on the label, tied round the plug, and the bulb taken out.",
          },
          {
            action: "look",
            title: "Photograph cord, plug and foot",
            how: "With the camera also the rating plate: watts, and whether it shows two nested squares.",
            see: "two cores with the squares, or three with a green-yellow one.",
          },
          {
            action: "look",
            title: "Have a new cord fitted and tested",
            how: "A repair café or an electrician does it in half an hour. Ask them to measure insulation and earth, and to tell you the readings.",
          },
        ],
      },
    },
    "old-wiring": {
      name: "wiring of another age",
      short: "the old wiring",
      weight: 3,
      why: "Cloth-covered rubber from before about 1960 crumbles inside where nobody sees it, and brass lamps of that time have no earth.",
      check: {
        do: "With the plug out, bend the cord gently where it enters the lamp and look at the holder.",
        finds:
          "it crackles or crumbles, has cloth round it, or the holder is brass without an earth screw",
        minutes: 2,
      },
      repair: {
        handOver:
          "An old metal lamp has to be rewired as a whole and tested for earth and insulation before anybody touches it alight.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [10, 30],
        tools: [
          { name: "Label" },
          {
            name: "Camera",
            instead: "a phone",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and tie a label to it",
            how: "Write “do not use: old wiring” on the label.",
          },
          {
            action: "look",
            title: "Photograph what is there",
            how: "The camera takes foot, holder, plug and switch. Values and memories hang on original parts.",
          },
          {
            action: "look",
            title: "Choose parts that suit it",
            how: "Textile-covered cord in three cores and brass holders with an earth screw are made new, for about €20.",
          },
          {
            action: "look",
            title: "Have it rewired and tested",
            how: "A repair café or a lamp restorer does it in an hour. Ask for the earth and insulation readings.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is it only the lamp's plug that is broken or missing, while the cord is sound?",
      answers: {
        yes: {
          means: "only the plug is at fault",
          heard: [
            "new plug",
            "no plug",
            "plug broken",
            "needs a plug",
            "plug is not working",
            "wrong plug",
            "plug",
          ],
          when: {
            plug: "always",
            "worn-cord": "rarely",
            "old-wiring": "rarely",
          },
        },
        no: { means: "more than the plug is at fault" },
      },
    },
    {
      ask: "Is the lamp's cord cut, chewed, chafed or pulled out of the foot?",
      answers: {
        yes: {
          means: "the cord itself needs renewing",
          heard: [
            "chewed",
            "cut",
            "pulled out",
            "worn cable",
            "cable worn",
            "came away",
            "snapped",
            "come out",
            "wire came out",
            "new flex",
            "lead",
            "nick",
            "bare wire",
            "wire is showing",
            "frayed",
            "damaged cable",
            "bitten",
          ],
          when: {
            "worn-cord": "always",
            plug: "rarely",
            "old-wiring": "sometimes",
          },
        },
        no: { means: "the cord looks whole" },
      },
    },
    {
      ask: "Is the lamp older than about fifty years, or its cord covered with cloth?",
      answers: {
        yes: {
          means: "lamp and wiring are old",
          heard: [
            "old",
            "antique",
            "vintage",
            "1930s",
            "cloth cable",
            "original wiring",
            "very old",
            "is it safe",
          ],
          when: {
            "old-wiring": "always",
            "worn-cord": "sometimes",
            plug: "rarely",
          },
        },
        no: { means: "its wiring is modern" },
      },
    },
  ],
  safety: ["Work with the plug on the table in front of you from beginning to end."],
  prevention: [
    "Pull the plug by its body, and lead cords along the wall rather than under carpets.",
  ],
  stopWhen: [
    "You cannot find out where the green-yellow wire was fixed.",
    "It is a lamp for a bathroom or the garden: its seals must be tested too.",
  ],
});

const holderBroken = defineFault({
  id: "lamp-holder-broken",
  name: "has a broken or loose bulb holder",
  weight: 5,
  says: [
    "bulb holder broken",
    "lamp holder broken",
    "lampholder broken",
    "bulb holder loose",
    "bulb fitting broken",
    "bulb holder wobbly",
    "bulb stuck",
    "bulb broken off in the socket",
    "shade stuck",
    "shade won't come off",
    "shade loose",
    "fitting broken",
    "bayonet broken",
    "shade ring broken",
    "socket loose",
    "needs a new lampholder",
    "bulb won't stay in",
    "fitting jammed",
    "runs hot",
    "gets very hot",
  ],
  causes: {
    "loose-holder": {
      name: "a holder that has come loose on its stem",
      short: "a loose holder",
      weight: 4,
      why: "The holder sits on a short threaded tube. Each change of bulb turns it a little, until it wobbles and pulls at its wires.",
      check: {
        do: "With the plug out, hold the stem and turn the holder gently.",
        finds: "it turns or rocks on the stem",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 2],
        tools: [{ name: "Small screwdriver" }, { name: "Pliers" }],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and remove bulb and shade",
            how: "Let it cool. Undo the shade ring by hand.",
            fallsOut: "The ring, and an adapter ring for the shade.",
          },
          {
            action: "open",
            title: "Open the holder",
            how: "Unscrew the outer shell and lift the inner part on its wires.",
            see: "wires that are whole and not twisted round each other.",
          },
          {
            action: "adjust",
            title: "Tighten the threaded tube",
            how: "Hold the nut below with pliers and turn the cap down onto it, then tighten the tiny locking screw at its neck with the screwdriver.",
            warning:
              "Turn the cap and never the wires: count the turns and untwist them before you close it.",
          },
          {
            action: "reassemble",
            title: "Close it",
            how: "Inner part down, shell on, ring and shade.",
            putBack: "Both lugs of the inner part into their slots.",
          },
          {
            action: "test",
            title: "Screw a bulb in and plug in",
            how: "Turn with the force you always use.",
            see: "a holder that stays still, and light.",
          },
        ],
      },
    },
    "cracked-holder": {
      name: "a cracked, scorched or worn holder",
      short: "the holder",
      weight: 5,
      why: "Plastic holders grow brittle above a bulb that is too hot, bayonet slots wear out, and then the bulb leans or drops.",
      check: {
        do: "With the plug out and the bulb removed, look for cracks, brown edges and worn slots.",
        finds: "you see one of them",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 50,
        euros: [3, 10],
        tools: [{ name: "Screwdriver" }, { name: "New bulb holder" }, { name: "Multimeter" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Bulb and shade off, everything cold.",
          },
          {
            action: "look",
            title: "Match the new holder",
            how: "The same cap (B22, E27, E14), the same thread of the stem (often M10), metal with an earth screw where the old one had it.",
            see: "two holders that look alike side by side.",
          },
          {
            action: "unscrew",
            title: "Take the old one off",
            how: "Open the shell, photograph the wires, loosen the terminals with the screwdriver and unscrew the cap.",
            fallsOut: "A tiny locking screw.",
          },
          {
            action: "replace",
            title: "Wire the new one",
            how: "Shorten scorched ends to bright copper. Switched core to the middle contact, the other to the thread; in a bayonet either way round.",
            warning:
              "The green-yellow core belongs under the earth screw, before the shell is closed.",
          },
          {
            action: "measure",
            title: "Measure with the plug out",
            how: "With the multimeter: no bleep from either pin to metal, a bleep from the earth pin to metal.",
            see: "the same result when you tug at the cord.",
          },
          {
            action: "test",
            title: "Use an LED from now on",
            how: "A 5 to 8 W bulb gives the light of 40 to 60 W and leaves the holder cold.",
            see: "a holder that you can touch after an hour, with the plug out.",
          },
        ],
      },
    },
    stuck: {
      name: "a bulb, ring or shade that is stuck",
      short: "something stuck",
      weight: 3,
      why: "Heat bakes brass to aluminium, and a bulb whose glue has failed breaks from its cap.",
      check: {
        do: "Look what moves when you turn it gently with the plug out.",
        finds: "the glass turns in its cap, or the ring does not move at all",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Thick gloves" },
          { name: "Long-nose pliers" },
          {
            name: "Rubber glove",
            instead: "a wide rubber band",
          },
          { name: "Safety glasses" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and protect yourself",
            how: "Thick gloves and glasses on, newspaper under the lamp.",
          },
          {
            action: "adjust",
            title: "Turn a stuck ring with rubber",
            how: "Put the rubber glove over it for grip and turn with the flat of the hand. Warm it with a hair dryer if it does not move.",
          },
          {
            action: "clean",
            title: "Break loose glass away",
            how: "If the glass has come off, pick the rest out piece by piece with the pliers.",
            warning:
              "Fluorescent and energy-saving bulbs hold mercury: air the room and collect the pieces with tape.",
          },
          {
            action: "unscrew",
            title: "Turn the cap out",
            how: "Grip the rim of the cap from inside with spread pliers and turn anticlockwise.",
            fallsOut: "The cap with its glue and wires.",
          },
          {
            action: "look",
            title: "Look at the holder",
            how: "See whether the tongue stands and nothing is cracked before a new bulb goes in.",
            see: "whole plastic and a springy tongue.",
          },
        ],
        prevention: [
          "A trace of graphite from a pencil on the thread keeps the next bulb from baking in.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the lamp's whole holder turn or rock on its stem?",
      answers: {
        yes: {
          means: "the holder rocks on its stem",
          heard: ["wobble", "loose", "turns", "holder loose", "moves", "come off"],
          when: {
            "loose-holder": "often",
            "cracked-holder": "sometimes",
            stuck: "rarely",
          },
        },
        no: { means: "the holder sits firmly" },
      },
    },
    {
      ask: "Do you see cracks, brown edges or worn slots on the lamp's holder?",
      answers: {
        yes: {
          means: "the holder is cracked, brown or worn",
          heard: [
            "cracked",
            "perished",
            "worn",
            "broken",
            "brittle",
            "pieces fallen",
            "bayonet",
            "brown",
          ],
          when: {
            "cracked-holder": "always",
            "loose-holder": "rarely",
            stuck: "rarely",
          },
        },
        no: { means: "the holder looks whole" },
      },
    },
    {
      ask: "Is a bulb, a ring or the shade stuck on the lamp?",
      answers: {
        yes: {
          means: "something is stuck",
          heard: ["stuck", "jammed", "won't come off", "unable to remove", "broken off", "seized"],
          when: {
            stuck: "always",
            "loose-holder": "rarely",
            "cracked-holder": "rarely",
          },
        },
        no: { means: "nothing is stuck" },
      },
    },
  ],
  safety: ["Bulb and shade are hot for ten minutes after switching off."],
  prevention: ["Tighten bulbs with feeling: half the broken holders were overtightened."],
  stopWhen: ["The wires inside are brown or brittle for more than a few centimetres."],
});

const bodyBroken = defineFault({
  id: "lamp-body-broken",
  name: "is broken in its stand, foot or shade",
  weight: 3,
  says: [
    "fell over",
    "knocked over",
    "stand broken",
    "base broken",
    "stem broken",
    "leg broken off",
    "wobbly stand",
    "leans",
    "lampshade broken",
    "needs gluing",
    "foot loose",
    "pole loose",
    "fell off a table",
    "base has come off",
    "glued joint came apart",
    "screw won't hold",
    "shade torn",
    "shade broken",
  ],
  causes: {
    "loose-rod": {
      name: "a slack threaded rod or nut in the foot",
      short: "the nut in the foot",
      weight: 5,
      why: "A long threaded tube holds all the pieces of a stand together, with a nut under the foot. Wood shrinks, carpets give, and the nut is loose.",
      check: {
        do: "Unplug it, lay it down and look under felt or cover of the foot.",
        finds: "the nut turns with your fingers",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 3],
        tools: [
          {
            name: "Spanner",
            instead: "pliers",
          },
          { name: "Blunt knife" },
          { name: "Spring washer" },
          { name: "Fabric glue" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and take shade and bulb off",
            how: "Lay the stand on a blanket.",
          },
          {
            action: "pry",
            title: "Lift the felt",
            how: "Slide the blunt knife under its edge and peel half of it back.",
            fallsOut: "A loose weight of iron or concrete.",
          },
          {
            action: "adjust",
            title: "Straighten and tighten",
            how: "Turn all the pieces so that they line up, lay a spring washer under the nut and tighten with the spanner.",
            warning: "Watch the cord beside the nut: it must not turn along.",
            see: "a stand that is one piece again.",
          },
          {
            action: "glue",
            title: "Stick the felt down",
            how: "A thin line of fabric glue round the edge, a book on it for an hour.",
          },
          {
            action: "test",
            title: "Stand it up and push lightly",
            how: "At the height of the shade.",
            see: "a stand that comes back upright by itself.",
          },
        ],
      },
    },
    "broken-part": {
      name: "a piece that has broken off",
      short: "a broken piece",
      weight: 4,
      why: "Ceramic, plaster, wood and cast zinc break when the lamp falls. Glue holds where no load or heat comes near.",
      check: {
        do: "Hold the pieces together and see whether they fit without a gap.",
        finds: "they fit, and the break is more than a hand's width from the bulb",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 45,
        euros: [3, 10],
        tools: [
          {
            name: "Two-part epoxy",
            instead: "wood glue for wood",
          },
          { name: "Masking tape" },
          { name: "Isopropyl alcohol" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and look at the cord",
            how: "A fall often tears a wire off inside. Try the lamp only after you have looked.",
            warning:
              "If the cord or a terminal came loose in the fall, that comes before the looks.",
          },
          {
            action: "clean",
            title: "Degrease both faces",
            how: "Wipe them with alcohol on a cloth and try the fit dry.",
          },
          {
            action: "glue",
            title: "Glue and hold",
            how: "Mix the epoxy, put it thinly on one face, press together and strap with masking tape.",
            see: "a thin thread of glue squeezed out all along.",
          },
          {
            action: "clean",
            title: "Wipe at once",
            how: "Take off what came out with a cloth and alcohol before it sets.",
          },
          {
            action: "test",
            title: "Load it after a day",
            how: "Leave it alone for 24 hours, then stand it up and switch on.",
            see: "a joint that stays closed when it is warm.",
          },
        ],
      },
    },
    shade: {
      name: "a torn shade or a broken shade frame",
      short: "the shade",
      weight: 3,
      why: "Fabric comes off its ring with age and warmth, and the thin spokes of the frame break at their welds.",
      check: {
        do: "Take the shade off and look at ring and spokes.",
        finds: "the lining hangs or a spoke is loose",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [2, 25],
        tools: [
          { name: "Fabric glue" },
          { name: "Clothes pegs" },
          { name: "Thin wire" },
          {
            name: "Side cutters",
            instead: "old scissors",
          },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug the lamp, take the shade off",
            how: "Brush the dust off, dry.",
          },
          {
            action: "glue",
            title: "Stick loose edges down",
            how: "A thin line of fabric glue on the ring, fold the fabric over and hold it with clothes pegs for two hours.",
          },
          {
            action: "reassemble",
            title: "Bind a broken spoke",
            how: "Lay the ends together, wind thin wire round tightly for 2 cm and cut it with the side cutters.",
            warning: "No wire end may point at the holder.",
          },
          {
            action: "replace",
            title: "Or fit another shade",
            how: "Measure the ring: 28 mm for E14, 42 mm for E27 are usual. Plastic rings bridge the difference.",
            see: "a finger's width of air between bulb and shade, all round.",
          },
          {
            action: "test",
            title: "Feel it after half an hour",
            how: "Hand on the shade, with an LED bulb.",
            see: "no more than lukewarm.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has a piece of the lamp broken off, rather than come loose?",
      answers: {
        yes: {
          means: "a piece has broken off",
          heard: [
            "broken off",
            "snapped",
            "broke off",
            "leg broken",
            "antler",
            "needs gluing",
            "glue",
            "cracked",
            "fell off",
          ],
          when: {
            "broken-part": "often",
            "loose-rod": "rarely",
            shade: "sometimes",
          },
        },
        no: { means: "nothing has broken off" },
      },
    },
    {
      ask: "Does the lamp's stand lean or wobble as a whole?",
      answers: {
        yes: {
          means: "the whole stand wobbles",
          heard: [
            "wobble",
            "leans",
            "wobbly",
            "loose pole",
            "loose base",
            "pole loose",
            "base loose",
          ],
          when: {
            "loose-rod": "often",
            "broken-part": "sometimes",
            shade: "never",
          },
        },
        no: { means: "the stand is firm" },
      },
    },
    {
      ask: "Is it only the lamp's shade that is damaged?",
      answers: {
        yes: {
          means: "only the shade is damaged",
          heard: ["shade", "lampshade"],
          when: {
            shade: "always",
            "loose-rod": "never",
            "broken-part": "rarely",
          },
        },
        no: { means: "more than the shade is damaged" },
      },
    },
  ],
  safety: ["After a fall look at cord, plug and holder before you put the plug in."],
  prevention: ["Lead the cord so that nobody can trip over it."],
  stopWhen: ["The foot is too light or too cracked to keep the lamp upright."],
});

export const lamp: Playbook = {
  faults: [
    doesNotLight,
    flickers,
    switchFails,
    armSinks,
    ledDark,
    cordOrPlug,
    holderBroken,
    bodyBroken,
  ],
  notes: [
    {
      about: ["led bulb", "watts", "which bulb"],
      text: "Match cap, voltage and shape, and stay at or below the watts on the holder. About 470 lumen replaces a 40 W bulb, 806 lumen one of 60 W.",
    },
    {
      about: ["earth", "double insulated", "class"],
      text: "Two nested squares on the label mean double insulation: such a lamp has two cores and needs no earth. A metal lamp without the squares needs three cores and an earth that reaches all its metal.",
    },
    {
      about: ["fuse", "3 amp", "13 amp"],
      text: "In a British plug a lamp takes a 3 A fuse. It protects the thin cord; a 13 A fuse would let it glow first.",
    },
    {
      about: ["tape", "taped", "insulating tape", "join", "new flex", "new cord", "rewire"],
      text: "Tape and joints are no repair for a mains cord, and a new cord is fitted and tested by somebody who has learned it: a repair café does that for little. What a careful person may do at home is fit a new plug, with the lamp unplugged.",
    },
    {
      about: ["salt lamp"],
      text: "Salt lamps draw water and rust their holders. Use the dimmest bulb named on them, keep them dry, and change a rusty holder.",
    },
    {
      about: ["touch", "led"],
      text: "Many touch lamps need a dimmable bulb of at least 7 W, or an old-style one. With too small a load they flash or ignore your hand.",
    },
  ],
};
