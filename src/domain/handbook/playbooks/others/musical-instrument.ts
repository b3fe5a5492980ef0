import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noPower = defineFault({
  id: "musical-instrument-no-power",
  name: "is electric and does not switch on",
  usual: true,
  weight: 8,
  says: [
    "won't turn on",
    "no power",
    "not working",
    "dead",
    "power issue",
    "connection problem no supply",
    "power socket loose",
    "adapter broken",
    "keyboard won't switch on",
    "electric piano not working at all",
    "wrong adapter",
    "not working after transit",
    "no supply",
    "cuts out",
    "battery connector broken",
    "usb charging socket not working",
    "synthesizer power issue",
    "electrical fault",
  ],
  causes: {
    adapter: {
      name: "a dead, wrong or missing adapter",
      short: "the adapter",
      weight: 6,
      why: "Keyboards and pedals want exactly their own voltage and often a reversed polarity. A borrowed adapter with the same plug can be quite wrong.",
      check: {
        do: "Compare volts, AC or DC, and the polarity sign on adapter and instrument. Try it on batteries if it takes any.",
        finds: "they differ, or it plays on batteries",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 25],
        tools: [
          { name: "Magnifying glass", instead: "the camera of a phone" },
          { name: "Matching adapter" },
        ],
        steps: [
          { action: "test", title: "Try another wall socket", how: "One where a lamp burns." },
          {
            action: "unplug",
            title: "Take the adapter out and read it",
            how: "With the magnifying glass. Many pedals want 9 V DC with minus in the middle, many keyboards 12 V DC with plus in the middle.",
            warning: "AC into a DC socket, or too many volts, kills the board at once.",
          },
          {
            action: "look",
            title: "Follow its cord",
            how: "From end to end.",
            see: "no kink, no bare spot; a hurt one is replaced as a whole.",
          },
          {
            action: "replace",
            title: "Use a like one",
            how: "A second matching adapter: the same volts, kind and polarity; the amps may be higher.",
          },
          {
            action: "test",
            title: "Play for ten minutes",
            how: "Move the plug now and then.",
            see: "a steady light.",
          },
        ],
      },
    },
    socket: {
      name: "a loose power socket",
      short: "the power socket",
      weight: 4,
      why: "The socket hangs on three joints, and each time somebody trips over the cord they give a little.",
      check: {
        do: "Move the plug very lightly in its socket.",
        finds: "it comes and goes, or the socket gives way",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 75,
        euros: [1, 8],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Soldering iron" },
          { name: "Thin solder" },
          { name: "Multimeter" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Adapter and batteries out, wait ten minutes",
            how: "Only for instruments with a plug-in adapter. With a mains cord into the case hand it to a repairer.",
          },
          {
            action: "unscrew",
            title: "Open the bottom on a blanket",
            how: "Keys downwards, all screws with the screwdriver: sort long and short.",
            fallsOut: "Loose keys, rubber strips and knobs.",
          },
          {
            action: "look",
            title: "Look at the socket's three joints",
            how: "Move the socket with a finger.",
            see: "a dark ring round a joint that moves.",
          },
          {
            action: "replace",
            title: "Solder it again",
            how: "Iron and a little solder, two seconds a joint. A worn socket is replaced by one of the same size.",
          },
          {
            action: "measure",
            title: "Check for a short, unplugged",
            how: "Multimeter across the socket.",
            see: "no continuous bleep.",
          },
          {
            action: "test",
            title: "Close it, plug in, move the plug",
            how: "All screws in their places.",
            putBack: "Flat cables fully home before the bottom goes on.",
            see: "a light without a flicker.",
          },
        ],
      },
    },
    batteries: {
      name: "flat or leaked batteries, or a torn battery clip",
      short: "the batteries",
      weight: 4,
      why: "Active guitars and tuners run on a 9 V block that everybody forgets, and its clip tears.",
      check: {
        do: "Put fresh cells in and look at clip and springs.",
        finds: "it works, or the clip is torn or crusted",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 10],
        tools: [
          { name: "Fresh battery" },
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Battery clip" },
          { name: "Soldering iron" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull out lead and battery",
            how: "In an active guitar the plug in the jack is the switch.",
          },
          {
            action: "clean",
            title: "Clean the contacts",
            how: "Cotton buds with vinegar, then water, then dry.",
            see: "bright metal.",
            warning: "Crust stings: wash your hands.",
          },
          {
            action: "replace",
            title: "Change a torn clip",
            how: "Solder a new clip on with the iron: red to red, black to black.",
            putBack: "Wires so that they are not pinched by the lid.",
          },
          { action: "test", title: "Fresh battery in, lead in", how: "Play.", see: "full sound." },
        ],
        prevention: [
          "Pull the lead out of an active instrument, or its battery is empty in a week.",
        ],
      },
    },
    inside: {
      name: "a fault in its own mains supply or board",
      short: "a part inside",
      weight: 3,
      why: "Digital pianos, synthesizers and amplifiers with a mains cord carry a power supply that ages and holds its charge.",
      check: {
        do: "Try its plug fuse and another socket, and listen for a click at switching on.",
        finds: "it stays dead with a good socket, and the mains cord goes into the case",
        minutes: 3,
      },
      repair: {
        handOver:
          "Mains supplies and amplifiers keep their charge after unplugging, valve ones several hundred volts.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 120],
        tools: [{ name: "Note" }, { name: "Blanket" }],
        steps: [
          { action: "unplug", title: "Unplug it", how: "Leave the case closed." },
          {
            action: "look",
            title: "Look at switch and cord",
            how: "A rocker without a snap, a cord that is loose in its socket: push it home.",
            see: "whether the little light comes on now.",
          },
          {
            action: "look",
            title: "Write down what came before",
            how: "Transport, a power cut, a pop, a smell: on a note.",
          },
          {
            action: "look",
            title: "Bring it wrapped",
            how: "In a blanket, with adapter, pedals and leads.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the instrument work on batteries, or with another adapter of the same values?",
      answers: {
        yes: {
          means: "it works on batteries or another adapter",
          heard: [
            "works on batteries",
            "other adapter works",
            "wrong adapter",
            "wrong type",
            "lost adapter",
          ],
          when: { adapter: "always", socket: "sometimes", batteries: "never", inside: "never" },
        },
        no: {
          means: "it does not work on batteries or another adapter",
          heard: ["tried another adapter", "batteries either"],
        },
      },
    },
    {
      ask: "Does the instrument come and go when you move its power plug?",
      answers: {
        yes: {
          means: "moving the power plug makes it come and go",
          heard: [
            "loose",
            "wiggle",
            "cuts out",
            "socket loose",
            "power socket",
            "connection problem",
            "socket",
          ],
          when: { socket: "always", adapter: "sometimes", batteries: "rarely", inside: "rarely" },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Does a mains cord go straight into the instrument's case?",
      answers: {
        yes: {
          means: "a mains cord goes into the case",
          heard: ["mains", "amp", "amplifier", "digital piano", "synthesizer", "built in"],
          when: { inside: "always", adapter: "never", socket: "rarely", batteries: "never" },
        },
        no: {
          means: "it has an adapter or batteries",
          heard: ["adapter", "adaptor", "battery", "batteries", "usb"],
        },
      },
    },
    {
      ask: "Are the instrument's battery contacts crusted, or its clip torn?",
      answers: {
        yes: {
          means: "battery contacts or clip are at fault",
          heard: [
            "leaked",
            "corroded",
            "battery clip",
            "battery connector",
            "9v",
            "battery not connecting",
          ],
          when: { batteries: "always", adapter: "rarely", socket: "rarely", inside: "never" },
        },
        no: { means: "contacts and clip are sound, or there are none" },
      },
    },
  ],
  safety: ["Only instruments with a plug-in adapter or batteries may be opened, with both out."],
  prevention: [
    "Label the adapter with the instrument's name, and lead its cord where nobody walks.",
  ],
  stopWhen: ["It is an amplifier, a valve unit or anything with a mains cord into the case."],
});

const crackles = defineFault({
  id: "musical-instrument-crackles-or-no-sound",
  name: "crackles, hums or gives no sound through its jack",
  weight: 8,
  says: [
    "crackles",
    "jack not working",
    "loose input jack",
    "loose connection",
    "no sound",
    "crackling volume knob",
    "scratchy pot",
    "guitar lead crackles",
    "hums",
    "buzzes when not touching strings",
    "cuts out",
    "output jack broken",
    "headphone socket broken",
    "socket unusable",
    "grounding problem",
    "guitar poor contact",
    "jack plug connection broken",
    "break in the lead",
    "noisy",
    "pickup not working",
    "guitar amp interference",
    "loud and noisy",
  ],
  causes: {
    lead: {
      name: "a broken lead",
      short: "the lead",
      weight: 5,
      why: "Instrument leads are trodden on, pulled and rolled up. They break at the plug nine times out of ten.",
      check: {
        do: "Try another lead between the same instrument and amplifier.",
        finds: "the other one is quiet",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Multimeter", instead: "a good listen while bending" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Wire strippers" },
          { name: "6.3 mm jack plug" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Volume to zero, lead out at both ends",
            how: "Unscrew the caps of both plugs.",
            fallsOut: "A plastic or card tube: it goes back as insulation.",
          },
          {
            action: "measure",
            title: "Bleep tip to tip and sleeve to sleeve",
            how: "Multimeter, bending the ends.",
            see: "two bleeps, and none between tip and sleeve.",
          },
          {
            action: "replace",
            title: "Cut 3 cm off and strip it",
            how: "Wire strippers: the braid twisted to one side, black conductive skin peeled right back, 4 mm of core.",
          },
          {
            action: "reassemble",
            title: "Solder core to tip, braid to sleeve",
            how: "Iron two seconds each; clamp on the sheath. A moulded plug is replaced by a jack plug.",
            putBack: "Tube and cap on the lead before you solder.",
            warning: "A strand that touches the tip silences it.",
          },
          {
            action: "test",
            title: "Plug in, volume up slowly",
            how: "Bend both ends.",
            see: "no crack.",
          },
        ],
      },
    },
    jack: {
      name: "a loose or worn jack socket",
      short: "the jack",
      weight: 6,
      why: "The nut of the socket works loose, the socket turns, and its wires twist off. Its spring also tires.",
      check: {
        do: "Move the plug sideways in the socket with a good lead.",
        finds: "it crackles, or the socket turns with the plug",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 8],
        tools: [
          { name: "Small spanner" },
          { name: "Crosshead screwdriver" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Lead out, amplifier off",
            how: "Guitar on a towel; battery out of active ones.",
          },
          {
            action: "clean",
            title: "Clean the socket",
            how: "Cotton bud with alcohol, turned inside; plug in and out twenty times.",
          },
          {
            action: "unscrew",
            title: "Take the jack plate out",
            how: "Two or four screws with the screwdriver, pull gently.",
            fallsOut: "Nut and washer.",
            see: "two or three wires, each whole at its tag.",
          },
          {
            action: "adjust",
            title: "Bend the spring and hold the socket",
            how: "Bend the tip's spring inwards by 2 mm; hold the socket from inside while you tighten its nut with the spanner.",
            warning: "Never turn the nut alone: the wires wind up and break.",
          },
          {
            action: "replace",
            title: "Resolder a loose wire or change the jack",
            how: "Braid to sleeve, core to tip; two seconds with the iron and a little solder.",
            putBack: "Toothed washer inside, flat one outside.",
          },
          {
            action: "test",
            title: "Move the plug while it sounds",
            how: "Low volume.",
            see: "silence between the notes.",
          },
        ],
      },
    },
    pot: {
      name: "a dirty volume or tone control, or switch",
      short: "a dirty control",
      weight: 6,
      why: "Dust and smoke on the carbon track crackle when the knob is turned.",
      check: {
        do: "Turn each knob and move each switch with the volume at a third.",
        finds: "it crackles just then and is quiet otherwise",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [
          { name: "Contact cleaner spray" },
          { name: "Crosshead screwdriver" },
          { name: "Cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Lead and battery out",
            how: "Turn every knob fifty times; try it. Often enough.",
          },
          {
            action: "open",
            title: "Open the control cover",
            how: "At the back of a guitar, with the screwdriver; pull knobs off with the cloth behind them. Amplifiers stay closed.",
            fallsOut: "Cover screws; keep their order.",
          },
          {
            action: "clean",
            title: "One short puff into each control",
            how: "The gap beside the three tags; contact spray, then fifty turns. Slide switches likewise.",
            warning: "No spray on lacquer, no oil, no WD-40.",
          },
          {
            action: "look",
            title: "Look for loose wires meanwhile",
            how: "Nudge them with a pencil.",
            see: "joints that shine and do not move.",
          },
          {
            action: "test",
            title: "Dry for fifteen minutes and play",
            how: "Turn slowly.",
            putBack: "Cover, knobs with their marks.",
            see: "a smooth swell.",
          },
        ],
      },
    },
    hum: {
      name: "a broken ground, or hum from outside",
      short: "the ground",
      weight: 4,
      why: "Strings are joined to ground by a thin wire under the bridge. Without it your body is an aerial; dimmers and screens do the rest.",
      check: {
        do: "Touch the strings, then the metal of the plug.",
        finds: "the hum ends with the plug but not with the strings, or depends on the room",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 5],
        tools: [
          { name: "Multimeter" },
          { name: "Crosshead screwdriver" },
          { name: "Soldering iron" },
          { name: "Solder" },
        ],
        steps: [
          {
            action: "test",
            title: "Turn away from lamp and screen",
            how: "Play in another room, dimmers off.",
            see: "whether the hum stays.",
          },
          { action: "unplug", title: "Lead out, battery out", how: "Before the cover comes off." },
          {
            action: "measure",
            title: "Bleep strings to plug sleeve",
            how: "Multimeter from the bridge to the sleeve of the jack.",
            see: "a bleep. Silence means a broken ground wire.",
          },
          {
            action: "unscrew",
            title: "Open control cover and look for the wire",
            how: "From the back of a control to the bridge; with the screwdriver.",
            fallsOut: "Cover screws.",
          },
          {
            action: "replace",
            title: "Solder it on",
            how: "Scratch a bright spot on the control's case, iron three seconds.",
            warning:
              "If the hum gives you a prickle at strings and microphone, unplug the amplifier and have it tested before anybody plays.",
          },
          {
            action: "test",
            title: "Play at your usual volume",
            how: "Hands on and off the strings.",
            see: "hardly a difference.",
          },
        ],
        stopWhen: ["You feel a prickle on strings or microphone: that is mains in the amplifier."],
      },
    },
  },
  questions: [
    {
      ask: "Does another lead cure the instrument's crackle or silence?",
      answers: {
        yes: {
          means: "another lead cures it",
          heard: [
            "new lead works",
            "other cable works",
            "lead",
            "cable broken",
            "break in the lead",
          ],
          when: { lead: "always", jack: "rarely", pot: "never", hum: "rarely" },
        },
        no: {
          means: "another lead changes nothing",
          heard: ["tried another lead", "different cable", "same with another"],
        },
      },
    },
    {
      ask: "Does the instrument crackle or cut out when the plug is moved in its socket?",
      answers: {
        yes: {
          means: "moving the plug makes it crackle",
          heard: [
            "loose jack",
            "jack",
            "input jack",
            "socket",
            "wiggle the plug",
            "loose input",
            "output jack",
            "headphone socket",
          ],
          when: { jack: "always", lead: "sometimes", pot: "rarely", hum: "rarely" },
        },
        no: { means: "moving the plug changes nothing" },
      },
    },
    {
      ask: "Does the instrument crackle just when a knob or switch is moved?",
      answers: {
        yes: {
          means: "knobs or switches crackle",
          heard: [
            "pot",
            "volume knob",
            "crackling volume",
            "scratchy",
            "knob",
            "pickup switch",
            "tone control",
          ],
          when: { pot: "always", jack: "rarely", lead: "never", hum: "never" },
        },
        no: { means: "knobs and switches are quiet" },
      },
    },
    {
      ask: "Is it a steady hum or buzz from the instrument that changes when you touch the strings?",
      answers: {
        yes: {
          means: "a hum changes with touching the strings",
          heard: ["hum", "hums", "buzz", "buzzes", "grounding", "ground", "interference", "noisy"],
          when: { hum: "always", lead: "rarely", jack: "rarely", pot: "rarely" },
        },
        no: { means: "there is no steady hum" },
      },
    },
  ],
  safety: ["Volume to zero before a plug is pulled or pushed."],
  prevention: ["Roll leads up loosely, over and under, and lead them through the strap."],
  stopWhen: ["The fault is inside an amplifier: its capacitors stay charged."],
});

const keys = defineFault({
  id: "musical-instrument-keys-or-buttons",
  name: "has keys, pads or buttons that do not work",
  weight: 6,
  says: [
    "keys not working",
    "key stuck",
    "some keys dead",
    "keys don't sound",
    "one key louder",
    "key broken",
    "black key broken",
    "keys sticky",
    "no keys send midi",
    "buttons not working",
    "pedal not working",
    "sustain pedal broken",
    "display not working",
    "dead notes",
    "notes missing on keyboard",
    "keys too loud",
    "keys click",
    "foot pedal switch broken",
    "valve stuck",
    "accordion key stuck",
  ],
  causes: {
    contacts: {
      name: "dust or drink on the key contacts",
      short: "key contacts",
      weight: 6,
      why: "Under each key a rubber dome presses black pads on a board. A hair between them, and the note is missing or far too loud.",
      check: {
        do: "Press each key softly and hard and note which fail.",
        finds: "single keys are dead, or always at full loudness",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 120,
        euros: [0, 25],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Trays for screws", instead: "egg boxes" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Adapter and batteries out",
            how: "Blow between the keys with the keyboard upside down, try again first.",
          },
          {
            action: "unplug",
            title: "Take the power off again before opening",
            how: "Only instruments with a plug-in adapter.",
          },
          {
            action: "unscrew",
            title: "Open the bottom",
            how: "Keys down on a blanket, twenty and more screws with the screwdriver, sorted in trays.",
            fallsOut: "Pitch wheel, knobs and rubber strips.",
          },
          {
            action: "clean",
            title: "Lift the rubber strip and clean",
            how: "Brush dust off; wipe pads and gold tracks with cotton buds and alcohol. Peel the strip at one place at a time.",
            see: "clean, dull black pads.",
            warning: "Do not touch the pads with fingers.",
          },
          {
            action: "reassemble",
            title: "Press the strip home",
            how: "Each peg into its hole with a blunt pencil: a peg that stands proud makes the next key hang.",
            putBack: "Flat cables fully home, long screws where they were.",
          },
          {
            action: "test",
            title: "Play every key",
            how: "Softly, then hard.",
            see: "even loudness all along.",
          },
        ],
      },
    },
    stuck: {
      name: "a stuck or broken key",
      short: "a stuck key",
      weight: 5,
      why: "A coin, a pencil or dried lemonade lies between keys, or the little hook at the key's end has broken.",
      check: {
        do: "Look between the keys with a light and lift the stuck one.",
        finds: "something is in there, or the key lies lower than its neighbours",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 10],
        tools: [
          { name: "Plastic card" },
          { name: "Tweezers" },
          { name: "Cotton buds" },
          { name: "Superglue" },
          { name: "Torch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and unplug",
            how: "Turn it upside down and shake.",
            fallsOut: "Coins, pencils, beads.",
          },
          {
            action: "clean",
            title: "Fish it out",
            how: "Torch, card and tweezers; sticky flanks with damp cotton buds, well squeezed.",
            see: "the same gap on both sides of the key.",
          },
          {
            action: "adjust",
            title: "Move a key that rubs",
            how: "Press it sideways while you play it ten times.",
          },
          {
            action: "glue",
            title: "Mend a broken key",
            how: "Open it as for cleaning, superglue and a plastic plate across the break; makers sell single keys for €3 to 8.",
            warning: "Glue off the pivot and the spring.",
          },
          {
            action: "test",
            title: "Play scales fast",
            how: "Over that key.",
            see: "it comes up as fast as the others.",
          },
        ],
      },
    },
    cable: {
      name: "a loose flat cable or a wrong setting",
      short: "cable or setting",
      weight: 4,
      why: "When a whole row is dead, a cable inside has slipped, often in transport. And “split”, “local off” or a MIDI channel silence sound keys.",
      check: {
        do: "Look whether every eighth key or a whole octave is dead, then reset it to factory settings.",
        finds: "a regular group is dead, or the reset brings them back",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 0],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "The manual", instead: "the maker's page" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Reset it",
            how: "The manual names the keys to hold at switching on. Then local on, split off, MIDI channel 1.",
          },
          {
            action: "test",
            title: "Play all keys with the first sound",
            how: "And in headphones.",
            see: "which group is dead.",
          },
          {
            action: "unplug",
            title: "Power and batteries out",
            how: "For a group that stays dead; instruments with a mains cord go to a repairer.",
          },
          {
            action: "open",
            title: "Open the bottom",
            how: "Screwdriver, on a blanket.",
            fallsOut: "Screws of different lengths.",
          },
          {
            action: "adjust",
            title: "Reseat flat cables",
            how: "Open the latch, pull the foil straight out, push it in fully, close the latch.",
            see: "the white line level with the latch.",
            warning: "Do not pull at an angle: the tracks tear.",
          },
          {
            action: "test",
            title: "Play before the screws",
            how: "Keys supported.",
            see: "all groups alive.",
            putBack: "All screws by length.",
          },
        ],
      },
    },
    pedal: {
      name: "a worn pedal or foot switch",
      short: "the pedal",
      weight: 3,
      why: "Foot switches take a kick with each use; their wires break at the plug.",
      check: {
        do: "Pull the pedal's plug out and play.",
        finds: "the trouble is gone without it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 10],
        tools: [{ name: "Screwdriver" }, { name: "Multimeter" }, { name: "Contact cleaner spray" }],
        steps: [
          {
            action: "unplug",
            title: "Pull the pedal out of the instrument",
            how: "Instrument off.",
          },
          {
            action: "measure",
            title: "Bleep it at its plug",
            how: "Multimeter between tip and sleeve, pressing.",
            see: "a bleep in one position and silence in the other.",
          },
          {
            action: "open",
            title: "Open the bottom",
            how: "Screwdriver, two to four screws.",
            fallsOut: "A spring and a leaf contact.",
          },
          {
            action: "clean",
            title: "Clean the contact",
            how: "A short puff of contact spray; bend the leaf so that it meets fully.",
            putBack: "Spring upright.",
          },
          {
            action: "adjust",
            title: "Plug it in before switching on",
            how: "Many keyboards read the pedal's polarity only then.",
          },
          {
            action: "test",
            title: "Hold a chord",
            how: "Ten times.",
            see: "it holds and lets go.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Are single keys of the instrument dead or much too loud?",
      answers: {
        yes: {
          means: "single keys are dead or too loud",
          heard: [
            "key dead",
            "dead key",
            "keys dead",
            "louder",
            "single notes",
            "notes missing",
            "dead notes",
          ],
          when: { contacts: "always", stuck: "sometimes", cable: "rarely", pedal: "never" },
        },
        no: {
          means: "all or a whole group is affected",
          heard: ["none of the keys", "no keys", "whole octave", "every eighth"],
        },
      },
    },
    {
      ask: "Does a key of the instrument stay down, rub or lie crooked?",
      answers: {
        yes: {
          means: "a key stays down or lies crooked",
          heard: ["stuck", "sticky", "stays down", "broken key", "crooked", "key broken"],
          when: { stuck: "always", contacts: "rarely", cable: "never", pedal: "never" },
        },
        no: { means: "all keys come up freely" },
      },
    },
    {
      ask: "Is the trouble gone when the instrument's pedal is unplugged?",
      answers: {
        yes: {
          means: "it is gone without the pedal",
          heard: ["pedal", "sustain", "foot switch", "footswitch"],
          when: { pedal: "always", contacts: "never", stuck: "never", cable: "rarely" },
        },
        no: { means: "it has nothing to do with a pedal" },
      },
    },
    {
      ask: "Did the instrument's trouble begin with transport or after a change of settings?",
      answers: {
        yes: {
          means: "it began with transport or settings",
          heard: ["after transport", "after moving", "transit", "midi", "settings", "after update"],
          when: { cable: "always", contacts: "rarely", stuck: "rarely", pedal: "sometimes" },
        },
        no: { means: "it began in daily use", heard: ["spilled", "drink", "dust"] },
      },
    },
  ],
  safety: ["Power off and batteries out before you reach between or under the keys."],
  prevention: ["Cover the keys, and keep drinks on another table."],
  stopWhen: ["It was spilled on and still wet: do not switch it on, and dry it for two days."],
});

const acoustic = defineFault({
  id: "musical-instrument-acoustic-part",
  name: "has a broken, loose or stiff mechanical part",
  power: "none",
  weight: 5,
  says: [
    "string broken",
    "tuning peg slips",
    "won't stay in tune",
    "machine head broken",
    "bridge came off",
    "neck loose",
    "crack in body",
    "fret buzz",
    "strings too high",
    "nut broken",
    "strap button loose",
    "bow hair loose",
    "valve sticks",
    "slide stuck",
    "reed broken",
    "drum skin torn",
    "pad fell off",
    "handle broken",
    "case latch broken",
    "tuners loose",
    "tuning keys",
  ],
  causes: {
    strings: {
      name: "old strings or slipping tuning pegs",
      short: "strings or pegs",
      weight: 6,
      why: "Old strings go dead and false. Pegs slip when their screw is loose or, on violins, in dry winter air.",
      check: {
        do: "Tune a string, pull it hard ten times and look at the tuner again.",
        finds: "it drops by more than a quarter tone, or the peg turns back",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [6, 25],
        tools: [
          { name: "New strings" },
          { name: "Small screwdriver" },
          { name: "Side cutters" },
          { name: "Soft pencil" },
          { name: "Peg paste", instead: "chalk and dry soap" },
        ],
        steps: [
          {
            action: "look",
            title: "Change one string at a time",
            how: "The tension keeps bridge and post in place. Glasses on: ends whip.",
          },
          {
            action: "replace",
            title: "Slacken, take off, thread the new one",
            how: "Two to three turns on the post for wound, four for plain strings, each below the last. Cut the rest with the side cutters.",
            fallsOut: "The bridge pin of an acoustic guitar.",
          },
          {
            action: "lubricate",
            title: "Pencil in the nut's groove",
            how: "Graphite lets the string slide.",
          },
          {
            action: "adjust",
            title: "Tighten the machine heads",
            how: "The screw in the button with the screwdriver, an eighth of a turn. Violin pegs: paste, then push in while turning.",
            warning: "Never glue a peg.",
          },
          {
            action: "test",
            title: "Tune, stretch, tune",
            how: "Pull each string up by a finger's width, five times.",
            see: "a pitch that stays.",
          },
        ],
      },
    },
    loose: {
      name: "a loose screw, pad, strap button or latch",
      short: "a loose part",
      weight: 5,
      why: "Vibration undoes small screws, and felt and cork fall out when their glue has dried.",
      check: {
        do: "Tap the instrument all over and listen for a rattle; look at pads and screws.",
        finds: "something rattles or is missing",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 8],
        tools: [
          { name: "Small screwdriver" },
          { name: "Wooden toothpick" },
          { name: "Wood glue" },
          { name: "Contact glue" },
        ],
        steps: [
          {
            action: "look",
            title: "Find it",
            how: "Hold screws one after another with a finger while somebody plays.",
            see: "which one ends the rattle.",
          },
          {
            action: "glue",
            title: "Fill a worn screw hole",
            how: "Toothpick with wood glue, broken off flush, dry for two hours.",
          },
          {
            action: "reassemble",
            title: "Turn the screw in by hand",
            how: "With the screwdriver, a felt washer under a strap button.",
          },
          {
            action: "glue",
            title: "Stick cork or felt",
            how: "Contact glue on both, ten minutes open, press.",
            warning:
              "Pads of flutes and clarinets must seat to a hair: if notes stay airy, let a repairer seat them.",
          },
          {
            action: "test",
            title: "Play through its whole range",
            how: "Loudly.",
            see: "no rattle.",
          },
        ],
      },
    },
    sticky: {
      name: "a dry or gummed valve, slide or joint",
      short: "a sticky valve",
      weight: 4,
      why: "Old oil and sugar from breath glue pistons and slides; cork joints dry out.",
      check: {
        do: "Work valve, slide or joint dry, slowly.",
        finds: "it comes back slowly or grates",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [4, 12],
        tools: [
          { name: "Valve oil" },
          { name: "Slide grease", instead: "petroleum jelly for slides only" },
          { name: "Washing-up liquid" },
          { name: "Soft bottle brush" },
          { name: "Lint-free cloth" },
        ],
        steps: [
          {
            action: "adjust",
            title: "Take valves and slides out",
            how: "Unscrew the top caps; lay them down in order. A stuck slide is not pulled with tools.",
            fallsOut: "Springs and felts of the valves.",
            warning: "Force bends thin brass at once.",
          },
          {
            action: "clean",
            title: "Wash them",
            how: "Lukewarm water with a drop of washing-up liquid, bottle brush, rinse, dry with the cloth. Not for wood or for pads.",
          },
          {
            action: "lubricate",
            title: "Oil and grease",
            how: "Four drops of valve oil on each piston, slide grease on slides, cork grease on cork joints.",
          },
          {
            action: "reassemble",
            title: "Put each in its own casing",
            how: "The number towards the mouthpiece, turned until it clicks.",
            putBack: "Spring, felt, cap.",
            see: "air passing freely with each valve down.",
          },
          {
            action: "test",
            title: "Work them fast",
            how: "A minute.",
            see: "valves that jump up by themselves.",
          },
        ],
      },
    },
    structure: {
      name: "a crack, a lifted bridge or a bent neck",
      short: "a crack or neck",
      weight: 4,
      why: "Strings pull with 50 to 80 kg. Dry air cracks tops, and wrong glue spoils the repair for ever.",
      check: {
        do: "Look along the neck and slide paper under the bridge.",
        finds: "the paper goes under, the neck is bowed or wood has cracked",
        minutes: 2,
      },
      repair: {
        handOver:
          "Under string tension only hide glue or a luthier's clamps hold, and superglue or epoxy makes a proper repair impossible.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [20, 200],
        tools: [{ name: "Hygrometer" }, { name: "Soft case" }],
        steps: [
          {
            action: "adjust",
            title: "Take the tension off",
            how: "Slacken all strings by two turns.",
          },
          {
            action: "look",
            title: "Read the hygrometer",
            how: "Between 45 and 60 % suits wood.",
            see: "a figure. Below 40 % let it rest in a damper room for a week.",
          },
          { action: "look", title: "Keep every splinter", how: "No tape on lacquer, no glue." },
          {
            action: "look",
            title: "Bring it to a luthier",
            how: "In its soft case. Ask for a quote: setting a neck costs €40 to 80, gluing a bridge €60 to 120.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the instrument go out of tune, or is a string broken?",
      answers: {
        yes: {
          means: "it goes out of tune or a string has broken",
          heard: [
            "string broken",
            "out of tune",
            "won't stay in tune",
            "tuning peg",
            "machine head",
            "strings",
            "tuners",
            "slips",
          ],
          when: { strings: "always", structure: "sometimes", loose: "rarely", sticky: "never" },
        },
        no: { means: "tuning is not the trouble" },
      },
    },
    {
      ask: "Does a valve, slide or joint of the instrument move stiffly?",
      answers: {
        yes: {
          means: "a valve, slide or joint is stiff",
          heard: [
            "valve",
            "slide",
            "sticks",
            "stiff",
            "stuck",
            "trumpet",
            "trombone",
            "clarinet joint",
          ],
          when: { sticky: "always", loose: "rarely", strings: "never", structure: "never" },
        },
        no: { means: "no valve or slide is stiff" },
      },
    },
    {
      ask: "Do you see a crack, a lifted bridge or a bent neck on the instrument?",
      answers: {
        yes: {
          means: "there is a crack, lifted bridge or bent neck",
          heard: ["crack", "cracked", "bridge", "neck", "bowed", "strings too high", "split"],
          when: { structure: "always", loose: "rarely", strings: "rarely", sticky: "never" },
        },
        no: { means: "wood and neck are sound" },
      },
    },
    {
      ask: "Does something on the instrument rattle, or has a small part come off?",
      answers: {
        yes: {
          means: "something rattles or has come off",
          heard: [
            "rattles",
            "buzz",
            "loose screw",
            "fell off",
            "came off",
            "strap button",
            "pad",
            "latch",
            "loose",
          ],
          when: { loose: "always", structure: "sometimes", strings: "rarely", sticky: "rarely" },
        },
        no: { means: "nothing rattles" },
      },
    },
  ],
  safety: ["Glasses on when strings are changed: the free end whips."],
  prevention: ["Keep wood between 45 and 60 % humidity, and wipe strings and keys after playing."],
  stopWhen: ["The instrument is old or dear: a wrong glue costs more than the repair."],
});

export const musicalInstrument: Playbook = {
  faults: [noPower, crackles, keys, acoustic],
  notes: [
    {
      about: ["polarity", "centre negative", "adapter"],
      text: "Many effect pedals want 9 V DC with minus in the middle, many keyboards 12 V DC with plus in the middle. The sign beside the socket decides.",
    },
    {
      about: ["which glue", "glue"],
      text: "On wooden instruments only hide glue or what a luthier chooses. Superglue and epoxy cannot be undone.",
    },
    {
      about: ["amp", "guitar amplifier", "valve amp"],
      text: "Guitar amplifiers hold a dangerous charge long after unplugging, valve ones several hundred volts. Leads, knobs and switches outside are yours; the inside is a technician's.",
    },
    {
      about: ["spilled", "drink", "wet keyboard"],
      text: "Switch off, pull adapter and batteries, turn it over at once and let it dry for two days before any test.",
    },
  ],
};
