import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const allDark = defineFault({
  id: "string-lights-all-dark",
  name: "do not light at all",
  usual: true,
  weight: 9,
  says: [
    "not working",
    "don't turn on",
    "not lighting up",
    "no lights",
    "all dead",
    "no power",
    "worked briefly and never again",
    "controller not working",
    "fuse changed still dark",
    "candle no longer lights up",
    "inline switch has gone",
    "adapter dead",
    "sensor not operating",
    "christmas lights not working",
    "lights not working",
  ],
  causes: {
    supply: {
      name: "a dead socket, plug fuse or adapter",
      short: "the supply",
      weight: 5,
      why: "Most sets hang on a small adapter that stands outdoors or in the loft all year. It is the first part to go.",
      check: {
        do: "Try another socket, and look for a lamp on the adapter. Feel whether it is lukewarm after ten minutes.",
        finds: "it is stone cold, or they light in the other socket",
        minutes: 12,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 15],
        tools: [
          { name: "Lamp that works" },
          { name: "Small screwdriver" },
          { name: "3 A fuse" },
          { name: "Matching adapter" },
        ],
        steps: [
          {
            action: "test",
            title: "Test the socket with a lamp",
            how: "Leave timers and extension leads out.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Unplug the set and look at plug and adapter",
            how: "Cracks, brown spots, a rattle inside.",
            warning: "A cracked or wet adapter goes to recycling and is not opened.",
          },
          {
            action: "replace",
            title: "Change the fuse in a British plug",
            how: "Lever it out with the screwdriver; 3 A, or as printed.",
          },
          {
            action: "look",
            title: "Read the output of the adapter",
            how: "Volts, AC or DC, milliamps: “31 V DC 3.6 W”, for example. Many sets use an unusual voltage.",
          },
          {
            action: "replace",
            title: "Fit a like adapter",
            how: "Volts and kind exactly, power the same or more, the same plug and polarity.",
            see: "all lamps.",
          },
        ],
      },
    },
    control: {
      name: "the controller, timer or its mode",
      short: "the controller",
      weight: 4,
      why: "The little box knows eight modes, a six-hour timer and sometimes “off”. Moisture creeps in at its cables.",
      check: {
        do: "Press its button nine times slowly, and hold it for three seconds.",
        finds: "they light in one of the modes",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 15],
        tools: [{ name: "Dry cloth" }, { name: "Bag of silica gel", instead: "a warm, dry room" }],
        steps: [
          {
            action: "adjust",
            title: "Go through all modes",
            how: "Press nine times with pauses. Hold three seconds to undo the timer.",
            see: "steady light in one mode.",
          },
          {
            action: "unplug",
            title: "Unplug it overnight",
            how: "Indoors, the controller open side down, on the cloth or with silica gel.",
          },
          {
            action: "test",
            title: "Plug it in, dry",
            how: "Try the modes again.",
            see: "light in all of them.",
          },
          {
            action: "adjust",
            title: "Hang the box with its cables downwards",
            how: "Drops then run off instead of in.",
            warning: "Controllers are sealed. Do not cut one open while it belongs to a mains set.",
          },
          {
            action: "replace",
            title: "Replace box and adapter as one",
            how: "If it stays dark: the maker's spare with the same volts and plug.",
          },
        ],
      },
    },
    batteries: {
      name: "flat cells, crusted contacts or the switch of the battery box",
      short: "the battery box",
      weight: 5,
      why: "Battery sets are put away with their cells in. A year later there is crust on the springs.",
      check: {
        do: "If they run on cells, put fresh ones in and look at the contacts.",
        finds: "there is crust, or fresh cells light them",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [1, 5],
        tools: [
          { name: "Fresh batteries" },
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out",
            how: "Gloves on if they have leaked.",
            fallsOut: "The lid and perhaps a small screw.",
          },
          {
            action: "clean",
            title: "Clean the contacts",
            how: "Cotton buds with vinegar, then water, then dry; nail file until it shines.",
            warning: "Crust burns eyes and skin.",
          },
          {
            action: "adjust",
            title: "Bend springs and slide the switch",
            how: "Springs forward, the switch thirty times through ON and TIMER.",
          },
          {
            action: "replace",
            title: "Fresh batteries by the signs",
            how: "Alkaline, all new.",
            see: "all lamps at their full brightness.",
          },
          {
            action: "look",
            title: "Look at the wires where they leave the box",
            how: "A wire that has come off its spring is soldered on, 2 seconds with the iron at a repair café.",
            putBack: "Lid with its screw.",
          },
        ],
        prevention: ["Put sets away without their cells."],
      },
    },
    "series-lamp": {
      name: "one dead or loose bulb that breaks the whole chain",
      short: "one bulb",
      weight: 4,
      why: "Old sets with small bulbs are one long chain: where one is loose or burned out, all stay dark.",
      check: {
        do: "If the bulbs can be pulled or screwed out: unplug, and press each one firmly home.",
        finds: "they light afterwards",
        minutes: 10,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 6],
        tools: [
          { name: "Spare bulbs of the same volts" },
          { name: "Multimeter", instead: "a good bulb that goes through all sockets" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug and keep it in sight",
            how: "A socket without its bulb carries the full mains voltage in old sets.",
          },
          {
            action: "adjust",
            title: "Press every bulb home",
            how: "Twist and push, from the plug to the end. Plug in and look, then unplug again.",
          },
          { action: "unplug", title: "Plug out again before bulbs come out", how: "Each time." },
          {
            action: "measure",
            title: "Test bulb by bulb",
            how: "Multimeter on its bleep across the two wires of each bulb; or swap a known good one through.",
            see: "one that stays silent.",
            fallsOut: "Bulbs come out of their caps: keep wire ends outside the cap.",
          },
          {
            action: "replace",
            title: "Fit the right spare",
            how: "The same volts (such as 12 V for 20 lamps on 240 V). A white-tipped or clear “fuse bulb” goes only where one was.",
            warning: "Wrong volts make the rest burn out one after another.",
          },
          {
            action: "test",
            title: "Plug in, on an RCD",
            how: "Stand back a step.",
            see: "the whole chain.",
          },
        ],
        stopWhen: [
          "The insulation is sticky or cracked, or bare wire shows: such a set is at its end.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "What do the string lights run on: the mains or an adapter, batteries, or the sun?",
      answers: {
        mains: {
          means: "they run on mains or an adapter",
          heard: ["plug", "mains", "adapter", "adaptor", "transformer", "fuse", "socket"],
          when: { supply: "often", control: "often", "series-lamp": "often", batteries: "never" },
        },
        batteries: {
          means: "they run on batteries",
          heard: ["battery", "batteries", "battery box"],
          when: {
            batteries: "always",
            control: "sometimes",
            supply: "never",
            "series-lamp": "rarely",
          },
        },
        solar: {
          means: "they run on the sun",
          heard: ["solar", "solar panel"],
          when: {
            batteries: "often",
            control: "sometimes",
            supply: "never",
            "series-lamp": "never",
          },
        },
      },
    },
    {
      ask: "Have the string lights bulbs that can be pulled or screwed out?",
      answers: {
        yes: {
          means: "their bulbs can be taken out",
          heard: ["bulbs", "bulb", "old lights", "push in bulbs", "fuse bulb"],
          when: {
            "series-lamp": "always",
            supply: "sometimes",
            control: "rarely",
            batteries: "rarely",
          },
        },
        no: {
          means: "their lamps are fixed LEDs",
          heard: ["led", "leds", "micro lights", "copper wire"],
          when: { "series-lamp": "never" },
        },
      },
    },
    {
      ask: "Is the adapter of the string lights cold, or without its own light, in a socket that works?",
      answers: {
        yes: {
          means: "the adapter is cold in a good socket",
          heard: ["adapter dead", "no light on adapter", "transformer dead", "power supply"],
          when: {
            supply: "always",
            control: "rarely",
            "series-lamp": "rarely",
            batteries: "never",
          },
        },
        no: { means: "the adapter is warm or lit, or there is none" },
      },
    },
    {
      ask: "Do the string lights come on in any mode when you press their button slowly nine times?",
      answers: {
        yes: {
          means: "they light in some mode",
          heard: ["only in one mode", "mode", "timer", "button"],
          when: {
            control: "always",
            supply: "never",
            "series-lamp": "never",
            batteries: "sometimes",
          },
        },
        no: { means: "no mode brings light", heard: ["tried all modes"] },
      },
    },
  ],
  safety: [
    "Unplug before you touch bulbs, joints or the controller; outdoors switch the socket off as well.",
  ],
  prevention: ["Wind them on a piece of card, dry, and store them above freezing."],
  stopWhen: [
    "Wires are brittle, sticky or bare, whichever the voltage.",
    "The plug or adapter has been wet or smells.",
  ],
});

const sectionDark = defineFault({
  id: "string-lights-section-dark",
  name: "are dark in one part",
  weight: 7,
  says: [
    "half not working",
    "only half lights up",
    "one section dead",
    "some bulbs not working",
    "part of the string is dark",
    "only partly working",
    "some working some not",
    "one colour missing",
    "a few leds out",
    "last part dark",
    "rope light partly dark",
    "several bulbs out",
    "colours wrong",
    "top half dead",
    "lights half working",
    "4 bulbs blown",
    "row of lights out",
    "non operable leds",
    "some work and some don't",
    "bulbs out",
  ],
  causes: {
    lamp: {
      name: "a dead or loose lamp in that section",
      short: "a lamp",
      weight: 6,
      why: "Sets are made of groups in series. One lamp that is loose or dead takes exactly its group along.",
      check: {
        do: "Unplug, press and turn each lamp of the dark part, plug in and look.",
        finds: "the part comes back, or one lamp is black or has no cap",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [1, 6],
        tools: [
          { name: "Spare lamps of the same type" },
          { name: "Multimeter", instead: "a sound lamp from the bright part" },
          { name: "Tweezers" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Count the lamps of the dark part: the trouble is one of these.",
          },
          {
            action: "adjust",
            title: "Press each home",
            how: "Sockets that have opened are squeezed lightly with tweezers.",
          },
          {
            action: "replace",
            title: "Move a sound lamp through",
            how: "From the bright part, one socket after another; unplug for each change. A multimeter on its bleep finds the dead one faster. LED lamps have a plus: if it stays dark, turn it round.",
            see: "the part lighting when the right one is found.",
          },
          {
            action: "replace",
            title: "Put spares in",
            how: "The same volts and number; fixed LEDs of 3 V can be soldered in at a repair café.",
            warning: "Do not bridge a socket with foil or wire: the others then burn too hot.",
          },
          {
            action: "test",
            title: "Look at the whole after ten minutes",
            how: "On an RCD.",
            see: "all groups equally bright.",
          },
        ],
      },
    },
    wire: {
      name: "a broken wire or joint",
      short: "a broken wire",
      weight: 5,
      why: "Thin wires break at a lamp or joint, where somebody pulled the string off the tree.",
      check: {
        do: "Bend the string at the last bright and the first dark lamp.",
        finds: "the dark part flickers up",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Side cutters", instead: "nail scissors" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Heat-shrink tube with glue" },
          { name: "Fine sandpaper" },
        ],
        steps: [
          {
            action: "look",
            title: "Make sure that it is low voltage",
            how: "Read the adapter or the battery box: up to 36 V it may be mended. A set that goes straight into the mains is not.",
            warning: "No joints in mains strings.",
          },
          { action: "unplug", title: "Plug or batteries out", how: "Mark the spot." },
          {
            action: "clean",
            title: "Bare 5 mm of each end",
            how: "Cut with the side cutters; lacquered copper wire is rubbed with the sandpaper until it is pink.",
            see: "bright copper on both ends.",
          },
          {
            action: "reassemble",
            title: "Twist, solder, cover",
            how: "Slide the tube on first. Iron for two seconds; then shrink the tube over the joint.",
            putBack: "Joints of neighbouring wires a centimetre apart.",
          },
          {
            action: "test",
            title: "Bend it while it is lit",
            how: "Indoors first.",
            see: "no flicker.",
          },
        ],
      },
    },
    module: {
      name: "a worn section of LEDs or strip",
      short: "a worn section",
      weight: 4,
      why: "LED strips and rope lights are cut into short units of three or six. Heat and water kill them unit by unit.",
      check: {
        do: "Look for brown or wet spots behind the dark unit and count its lamps.",
        finds: "a unit of three or six is dark, and brown or wet",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 15],
        tools: [
          { name: "Scissors" },
          { name: "Strip connector of the same width" },
          { name: "Piece of matching LED strip" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the cutting marks",
            how: "Small scissors and copper pads every 3 to 10 cm. Rope lights on the mains have none: they are replaced.",
            warning: "A rope light at 230 V is never cut or spliced at home.",
          },
          { action: "unplug", title: "Take adapter or cells off", how: "Let it cool." },
          {
            action: "replace",
            title: "Cut the dark unit out",
            how: "Scissors exactly on the marks; push the pads into the connector by plus and minus (and R, G, B).",
            see: "marks that match on both sides.",
            putBack: "Silicone cap on outdoor ends.",
          },
          {
            action: "replace",
            title: "Bridge it with matching strip",
            how: "The same volts and pads.",
          },
          {
            action: "test",
            title: "Light it for an hour",
            how: "Feel the strip.",
            see: "all colours, hand-warm at most.",
          },
        ],
      },
    },
    "one-line": {
      name: "one channel of the controller",
      short: "a controller channel",
      weight: 2,
      why: "Multi-colour sets run on two to four lines from the controller. When one line fails, each second or third lamp is dark.",
      check: {
        do: "Look at the pattern.",
        finds: "each second, third or fourth lamp is dark along the whole string",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [8, 20],
        tools: [{ name: "Dry cloth" }, { name: "Controller with the same plug and volts" }],
        steps: [
          {
            action: "adjust",
            title: "Set it to steady light",
            how: "The last mode on most. Some modes leave lines out on purpose.",
          },
          {
            action: "unplug",
            title: "Unplug and open the screw coupling",
            how: "Between controller and string.",
            fallsOut: "A rubber ring.",
          },
          {
            action: "clean",
            title: "Wipe its pins dry",
            how: "With the dry cloth; green pins with a drop of vinegar.",
            see: "two to four bright pins.",
          },
          {
            action: "replace",
            title: "Change the controller",
            how: "The maker's part, or one with the same plug, volts and number of lines.",
            putBack: "Rubber ring, nut hand-tight.",
          },
          {
            action: "test",
            title: "Go through the modes",
            how: "One by one.",
            see: "all colours in turn.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "How does the dark part of the string lights lie: in one piece, or each second or third lamp?",
      answers: {
        piece: {
          means: "the dark part is one piece",
          heard: [
            "half",
            "section",
            "part of the string",
            "one end",
            "row",
            "top half",
            "last part",
          ],
          when: { lamp: "often", wire: "often", module: "often", "one-line": "never" },
        },
        pattern: {
          means: "each second or third lamp is dark",
          heard: ["every other", "every second", "one colour", "colour missing", "colours wrong"],
          when: { "one-line": "always", lamp: "rarely", wire: "rarely", module: "rarely" },
        },
        single: {
          means: "only single lamps are dark",
          heard: ["bulbs blown", "single bulb", "a few leds", "4 bulbs", "single"],
          when: { lamp: "often", module: "sometimes", wire: "rarely", "one-line": "never" },
        },
      },
    },
    {
      ask: "Does the dark part of the string lights flicker when you bend the wire at its beginning?",
      answers: {
        yes: {
          means: "bending the wire makes it flicker",
          heard: [
            "flickers",
            "bend the wire",
            "loose wire",
            "wiggle",
            "broken wire",
            "loose connection",
          ],
          when: { wire: "always", lamp: "sometimes", module: "rarely", "one-line": "rarely" },
        },
        no: { means: "bending the wire changes nothing" },
      },
    },
    {
      ask: "Are the string lights a strip or a rope rather than single lamps on a wire?",
      answers: {
        yes: {
          means: "it is a strip or rope",
          heard: ["strip", "rope", "tape light", "tube light", "rope light"],
          when: { module: "always", "one-line": "sometimes", lamp: "never", wire: "rarely" },
        },
        no: { means: "they are single lamps on a wire" },
      },
    },
  ],
  safety: ["Unplug for each change of a lamp, also in a set that you know well."],
  prevention: ["Replace a dead lamp soon: its neighbours burn hotter until then."],
  stopWhen: ["It is a set straight on the mains and the wire or a socket is broken."],
});

const flicker = defineFault({
  id: "string-lights-flicker",
  name: "flicker or go off by themselves",
  weight: 4,
  says: [
    "flicker",
    "flickering",
    "on and off",
    "go off after a while",
    "loose connection",
    "intermittent",
    "flashing won't stop",
    "only flash",
    "cut out",
    "work when I wiggle the plug",
    "dim",
    "blink randomly",
    "turn off by themselves",
    "come on and go off",
    "sometimes work",
    "intermittent power",
    "loose battery contact",
    "weak light",
  ],
  causes: {
    joint: {
      name: "a loose plug, coupling or wire",
      short: "a loose joint",
      weight: 5,
      why: "Screw couplings work loose in the wind, and the thin wires break inside their insulation.",
      check: {
        do: "Move plug, coupling and the first 20 cm of wire one after another.",
        finds: "they react at one of them",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 6],
        tools: [
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
          { name: "Self-fusing tape" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug and let it dry",
            how: "Open every coupling.",
            fallsOut: "Rubber rings.",
          },
          {
            action: "clean",
            title: "Clean pins and holes",
            how: "Cotton bud with alcohol, then dry.",
            see: "pins of one colour.",
          },
          {
            action: "reassemble",
            title: "Screw the couplings hand-tight",
            how: "With their rubber rings; low-voltage ones outdoors get a turn of self-fusing tape.",
          },
          {
            action: "test",
            title: "Shake each joint",
            how: "Lit, one after another.",
            see: "steady light.",
          },
        ],
        stopWhen: ["The plug or its cord crackles."],
      },
    },
    mode: {
      name: "a flashing mode, timer or memory",
      short: "the mode",
      weight: 4,
      why: "A short press too many, and it twinkles. With a timer it goes off after six or eight hours and comes back the next day.",
      check: {
        do: "Note the time when they go off, and press the button through to steady.",
        finds: "it is always after six or eight hours, or steady light can be chosen",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "The leaflet", instead: "the maker's page" }],
        steps: [
          {
            action: "adjust",
            title: "Choose steady light",
            how: "Press slowly until nothing twinkles; it is the last mode on most.",
          },
          {
            action: "adjust",
            title: "Undo or set the timer",
            how: "Hold for three seconds, as the leaflet says. It begins at the moment when you set it.",
          },
          {
            action: "look",
            title: "See whether it forgets",
            how: "Sets without memory start twinkling at each switching on: use their own button, not a timer plug.",
            see: "the mode that returns.",
          },
          {
            action: "test",
            title: "Watch one evening",
            how: "From dusk.",
            see: "light until the time that you want.",
          },
        ],
      },
    },
    weak: {
      name: "weak cells or an adapter at its end",
      short: "weak supply",
      weight: 4,
      why: "Nearly flat cells give light that fades and pulses; a tired adapter switches off when warm.",
      check: {
        do: "Put fresh cells in, or feel the adapter after an hour.",
        finds: "fresh cells cure it, or the adapter is hot",
        minutes: 5,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [1, 15],
        tools: [
          { name: "Fresh alkaline cells" },
          { name: "Adapter with the same volts" },
          { name: "Nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug, or take the cells out",
            how: "Rub the contacts with the nail file.",
          },
          {
            action: "replace",
            title: "Fresh cells, all together",
            how: "Rechargeable ones give less light; in solar lights they are right.",
          },
          {
            action: "replace",
            title: "Change a hot adapter",
            how: "The same volts, AC or DC, and power.",
            warning: "An adapter too hot to hold is not used one more evening.",
          },
          {
            action: "test",
            title: "Leave them on for two hours",
            how: "In sight.",
            see: "even light from the first to the last minute.",
          },
        ],
      },
    },
    water: {
      name: "water in lamp, coupling or controller",
      short: "water inside",
      weight: 4,
      why: "Rain creeps along the wire into every joint that opens upwards.",
      check: {
        do: "Look for mist in lamps and couplings, and think whether it began with rain.",
        finds: "it began with rain, or there is mist inside",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Towel" },
          { name: "Cotton buds" },
          { name: "White vinegar" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, socket off",
            how: "Take the set down with dry hands.",
            warning: "Outdoor sockets in the wet: switch off at the fuse box first.",
          },
          {
            action: "clean",
            title: "Open and dry it",
            how: "Couplings, battery box and lamp caps open, on a towel, two days in the warm.",
          },
          {
            action: "clean",
            title: "Take green spots off",
            how: "Cotton buds with a little vinegar, rinsed and dried.",
            see: "no green left.",
          },
          {
            action: "reassemble",
            title: "Seal the joints",
            how: "A trace of silicone grease on each rubber ring; hang joints with the cable downwards.",
            putBack: "Rings into their grooves.",
          },
          {
            action: "test",
            title: "Try it indoors on an RCD",
            how: "An hour.",
            see: "no flicker.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do the string lights react when you move the plug, a coupling or the wire?",
      answers: {
        yes: {
          means: "moving a joint makes them react",
          heard: [
            "wiggle",
            "loose connection",
            "move the plug",
            "loose",
            "touch the wire",
            "intermittent",
          ],
          when: { joint: "always", water: "sometimes", mode: "never", weak: "rarely" },
        },
        no: { means: "moving joints changes nothing" },
      },
    },
    {
      ask: "Did the string lights begin to flicker after rain or frost?",
      answers: {
        yes: {
          means: "it began with rain or frost",
          heard: ["rain", "wet", "water", "damp", "frost", "outside"],
          when: { water: "always", joint: "sometimes", mode: "rarely", weak: "rarely" },
        },
        no: { means: "it began in the dry" },
      },
    },
    {
      ask: "Do the string lights go off or twinkle in a regular way, as with a programme?",
      answers: {
        yes: {
          means: "they go off or twinkle regularly",
          heard: [
            "timer",
            "mode",
            "flashing",
            "only flash",
            "after six hours",
            "same time",
            "twinkle",
          ],
          when: { mode: "always", weak: "rarely", joint: "rarely", water: "rarely" },
        },
        no: { means: "it is irregular", heard: ["randomly"] },
      },
    },
    {
      ask: "Are the cells of the string lights old, or is their adapter hot?",
      answers: {
        yes: {
          means: "cells are old or the adapter is hot",
          heard: ["old batteries", "dim", "weak", "adapter hot", "fading"],
          when: { weak: "always", joint: "rarely", water: "rarely", mode: "rarely" },
        },
        no: { means: "cells are fresh or the adapter is cool" },
      },
    },
  ],
  safety: ["Indoor sets stay indoors: only IP44 and better may hang in the rain."],
  prevention: ["Hang couplings upside down and off the ground."],
  stopWhen: ["The RCD goes when it rains."],
});

const cordCut = defineFault({
  id: "string-lights-cord-damaged",
  name: "have a damaged cord, plug or socket",
  weight: 5,
  says: [
    "cable cut",
    "wire cut",
    "chewed by mouse",
    "plug broken",
    "wire come loose",
    "wire needs fixing",
    "wire came out of battery box",
    "plug needed changing",
    "cable has been cut through",
    "broken connection",
    "loose wire on battery terminal",
    "lead came off",
    "mouse bit through",
    "wire pulled out",
    "fault at power connector",
    "damaged wire",
    "faulty wire",
  ],
  causes: {
    "low-voltage": {
      name: "a cut or torn wire on the low-voltage side",
      short: "a low-voltage wire",
      weight: 6,
      why: "Behind an adapter or a battery box flow a few volts. Such a wire can be joined again.",
      check: {
        do: "Read the adapter: output up to 36 V, or a battery box.",
        finds: "the damage lies after it",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Side cutters" },
          { name: "Soldering iron", instead: "gel-filled crimp joints" },
          { name: "Solder" },
          { name: "Heat-shrink tube with glue" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Adapter out of the wall, cells out",
            how: "Look for more bites along the string.",
          },
          {
            action: "look",
            title: "Note the way of the wires",
            how: "Two or three wires, often one of them going through. Mark both ends the same way.",
            see: "a stripe, a letter or a rib that tells them apart.",
          },
          {
            action: "clean",
            title: "Strip 6 mm",
            how: "With the side cutters, lightly; scrape lacquer off copper wire.",
          },
          {
            action: "reassemble",
            title: "Join, solder, seal",
            how: "Tube on first, twist, two seconds of iron, shrink the tube until its glue comes out.",
            putBack: "Joints staggered, so that they cannot touch.",
            warning: "Plus to plus: LEDs stay dark the wrong way round.",
          },
          {
            action: "test",
            title: "Light it indoors for an hour",
            how: "Bend the joint.",
            see: "all lamps, and a cool joint.",
          },
        ],
      },
    },
    mains: {
      name: "damage on the mains side",
      short: "the mains side",
      weight: 4,
      why: "Before the adapter, and in old sets along the whole string, full mains voltage runs in thin wire within a child's reach.",
      check: {
        do: "With the plug out see whether the damage lies between plug and adapter, or whether there is no adapter at all.",
        finds: "it does",
        minutes: 1,
      },
      repair: {
        handOver:
          "Joints in thin mains wire cannot be made safe by hand, and children and animals reach for these lights.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [5, 25],
        tools: [{ name: "Side cutters" }, { name: "Label" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the plug, and leave it out",
            how: "If the cord is cut through, switch the socket off at the fuse box first.",
          },
          {
            action: "look",
            title: "Find a separate adapter",
            how: "If the adapter unscrews from the string, only that is replaced: read volts and plug.",
            see: "a screw coupling behind the adapter.",
          },
          {
            action: "look",
            title: "Label a string without adapter",
            how: "“Do not use” on a label. An old set straight on the mains is at its end when its wire is.",
          },
          {
            action: "look",
            title: "Make it harmless",
            how: "With the plug out cut the plug off with the side cutters before it goes to the small-appliance bin. Keep sound bulbs as spares.",
          },
        ],
      },
    },
    terminal: {
      name: "a wire that has come off a battery terminal or plug",
      short: "a terminal",
      weight: 5,
      why: "A dab of solder holds the wire to the spring, and a tug takes it off.",
      check: {
        do: "Open the battery box and look behind springs and switch.",
        finds: "a wire end stands in the air",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 5],
        tools: [
          { name: "Small screwdriver" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Nail file" },
          { name: "Hot glue", instead: "a knot in the wire" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out",
            how: "Open the inner plate with the screwdriver.",
            fallsOut: "Springs and switch.",
          },
          {
            action: "clean",
            title: "File a bright spot",
            how: "On the spring's foot: solder takes only on clean metal.",
          },
          {
            action: "replace",
            title: "Solder the wire on",
            how: "Tin both, then three seconds together with the iron; red to plus.",
            warning: "The plastic melts: take the spring out for it.",
          },
          {
            action: "glue",
            title: "Take the pull off",
            how: "A drop of hot glue or a knot inside the box.",
            putBack: "Springs into their slots, lid.",
          },
          {
            action: "test",
            title: "Cells in, tug lightly",
            how: "Switch on.",
            see: "light that stays.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the damage to the string lights lie after an adapter or a battery box?",
      answers: {
        yes: {
          means: "the damage is on the low-voltage side",
          heard: ["battery box", "after the adapter", "usb", "low voltage", "solar", "battery"],
          when: { "low-voltage": "often", terminal: "often", mains: "never" },
        },
        no: {
          means: "the damage is on the mains side",
          heard: ["mains", "plug broken", "no adapter", "old lights", "plug"],
          when: { mains: "always" },
        },
      },
    },
    {
      ask: "Has a wire come off inside the battery box or plug of the string lights?",
      answers: {
        yes: {
          means: "a wire has come off in box or plug",
          heard: [
            "battery terminal",
            "come loose",
            "came out",
            "came off",
            "pulled out",
            "connector",
          ],
          when: { terminal: "always", "low-voltage": "rarely", mains: "rarely" },
        },
        no: { means: "no wire has come off there" },
      },
    },
    {
      ask: "Is the wire of the string lights cut or bitten through somewhere along its way?",
      answers: {
        yes: {
          means: "the wire is cut or bitten",
          heard: ["cut", "chewed", "bitten", "bit through", "severed", "damaged wire"],
          when: { "low-voltage": "often", mains: "often", terminal: "never" },
        },
        no: { means: "the wire is whole along its way" },
      },
    },
  ],
  safety: ["Plug out before you touch a bitten cord: an animal may have bared one wire only."],
  prevention: ["Lead cords where neither teeth nor feet come, and store them in a closed box."],
  stopWhen: ["There is no adapter and the wire is hurt anywhere."],
});

export const stringLights: Playbook = {
  faults: [allDark, sectionDark, flicker, cordCut],
  notes: [
    {
      about: ["which bulb", "spare bulb", "volts"],
      text: "Divide the mains voltage by the number of lamps in one chain: 20 lamps on 240 V take 12 V bulbs, 35 lamps 7 V. Base and form must match too.",
    },
    {
      about: ["fuse bulb"],
      text: "A “fuse bulb” (white tip, or marked) protects the chain. It goes only in its own socket; an ordinary bulb there removes the protection.",
    },
    {
      about: ["adapter", "voltage"],
      text: "Adapters of string lights have unusual values, such as 31 V DC or 24 V AC. Volts and kind must match exactly; more power does no harm.",
    },
    {
      about: ["outdoor", "ip44", "rain"],
      text: "Only sets marked IP44 or better may hang in the rain, and their adapter belongs under cover unless it is marked too.",
    },
    {
      about: ["candle", "led candle"],
      text: "LED candles fail at the same places as battery strings: crusted contacts, a worn switch or a wire off its spring.",
    },
  ],
};
