import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const noOutput = defineFault({
  id: "power-adapter-no-output",
  name: "gives no power",
  usual: true,
  weight: 8,
  says: [
    "no output",
    "no power",
    "dead",
    "not working",
    "charger not working",
    "adapter stopped working",
    "no voltage",
    "no light",
    "not charging",
    "no charge",
    "no power to charger",
    "laptop charger no charge",
    "transformer open circuit",
    "seems dead",
    "light doesn't come on",
    "lost power",
    "fuse gone",
    "doesn't work",
  ],
  causes: {
    supply: {
      name: "a dead socket, a blown fuse in the plug or a lead that is not home",
      short: "the socket, fuse or lead",
      weight: 4,
      why: "Many adapters have a separate mains lead that only pushes in, and some plugs carry a fuse of their own.",
      check: {
        do: "Push the mains lead home at the adapter and use a socket in which a lamp works.",
        finds: "its light or your device comes on",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [
          { name: "Table lamp" },
          { name: "Small screwdriver" },
          { name: "Fuse with the amps printed on the plug" },
        ],
        steps: [
          {
            action: "test",
            title: "Light a lamp in the same socket",
            how: "The table lamp, without a strip between.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Pull it and take the lead off the adapter",
            how: "Look into both ends.",
            warning: "Brown or soft plastic means that it has run hot: no further use.",
            see: "clean, straight pins.",
          },
          {
            action: "replace",
            title: "Change the fuse, where there is one",
            how: "Lift its holder out with the screwdriver. 3 A for adapters, as printed on the plug.",
            fallsOut: "The old fuse.",
            putBack: "Holder in until it is flush.",
          },
          {
            action: "test",
            title: "Use the lead of another device once",
            how: "Two-hole, cloverleaf and three-hole leads are the same for all makers.",
            see: "the adapter's light.",
          },
        ],
        stopWhen: ["A second fuse goes as well."],
      },
    },
    cable: {
      name: "a break in the thin cable",
      short: "the thin cable",
      weight: 5,
      why: "The wires part where the cable is bent most: at the plug or where it leaves the block.",
      check: {
        do: "Connect your device and bend the thin cable slowly, a hand's breadth at a time.",
        finds: "it charges in one position",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [2, 15],
        tools: [
          { name: "Matching plug on a cable" },
          { name: "Wire stripper", instead: "a sharp knife and patience" },
          { name: "Soldering iron" },
          { name: "Heat-shrink tube" },
          { name: "Multimeter" },
        ],
        safety: [
          "Only the thin low-voltage cable is mended. The mains lead and the block are replaced.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull it out of the wall and wait for five minutes",
            how: "Mark the bad place with tape.",
          },
          {
            action: "look",
            title: "Note the polarity from the label",
            how: "Copy the small drawing with plus and minus, and the volts.",
            see: "which pole is inside the plug.",
          },
          {
            action: "replace",
            title: "Cut the bad piece out, or put on the matching plug with its cable",
            how: "2 cm before and behind it. Slide heat-shrink tube on, strip 5 mm with the stripper, join inner to inner and outer to outer with the soldering iron, one joint 2 cm beside the other.",
            warning: "Plus to minus destroys the device at the first try.",
            see: "two smooth joints that do not touch.",
          },
          {
            action: "measure",
            title: "Measure for a short, unplugged",
            how: "Multimeter on ohms between the two poles of the plug.",
            see: "a high or rising value. Near zero is a short: open the joints.",
          },
          {
            action: "reassemble",
            title: "Shrink the tubes",
            how: "Single ones first, then the large one over both.",
          },
          {
            action: "test",
            title: "Plug it in and try it on the device",
            how: "Stay for ten minutes and bend it once.",
            see: "a charging sign that stays.",
          },
        ],
        prevention: ["Wind it in wide loops, without a kink at the block."],
      },
    },
    inside: {
      name: "a dead part inside the block",
      short: "the block",
      weight: 5,
      why: "Its capacitors dry out in years of warmth, or a surge has taken its fuse, which nobody can reach from outside.",
      check: {
        do: "Lay a hand on it after half an hour at the mains with its device connected.",
        finds: "it is stone cold, or ticks or whines",
        minutes: 30,
      },
      repair: {
        handOver:
          "The block is welded shut over rectified mains of 325 V, and its insulation is what protects you. It is replaced.",
        difficulty: "Very easy",
        minutes: 20,
        euros: [8, 45],
        tools: [{ name: "Magnifying glass", instead: "a phone's camera" }],
        steps: [
          {
            action: "unplug",
            title: "Pull it out and do not pry it open",
            how: "Not even to look for a fuse.",
          },
          {
            action: "look",
            title: "Read the label with the magnifying glass",
            how: "OUTPUT: volts, amps, AC or DC, and the sign with plus and minus.",
            see: "for example 19 V, 3.42 A, DC, plus inside.",
          },
          {
            action: "look",
            title: "Match the new one",
            how: "Same volts, same kind, same polarity and plug; amps the same or more. Look for a test mark and a maker's name.",
          },
          {
            action: "test",
            title: "Try it and feel it",
            how: "After an hour in use.",
            see: "hand-warm, without a hum.",
          },
          { action: "look", title: "Old one to the electronics bin", how: "Cord and all." },
        ],
      },
    },
    device: {
      name: "a device that no longer takes the power",
      short: "the device",
      weight: 3,
      why: "A worn socket or an old battery in the device looks like a dead charger.",
      check: {
        do: "Try the adapter on a second device of the same kind, or another adapter on yours.",
        finds: "the adapter works elsewhere",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Wooden toothpick" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Unplug, device off", how: "Hold its socket to the light." },
          {
            action: "look",
            title: "Look for a pin or tongue in the middle",
            how: "Shine the torch in.",
            see: "a straight one, without fluff.",
          },
          { action: "clean", title: "Lift fluff out", how: "With the toothpick, along the wall." },
          {
            action: "test",
            title: "Charge it for an hour, switched off",
            how: "A deeply empty battery shows nothing for half an hour. If it then stays dead, go to the page of that device.",
            see: "a sign of life.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the adapter's light come on in a socket that surely works?",
      answers: {
        yes: {
          means: "its light comes on",
          heard: ["light is on", "light comes on", "green light"],
          when: { cable: "often", device: "often", supply: "never", inside: "rarely" },
        },
        no: {
          means: "no light comes on",
          heard: ["no light", "dead", "no voltage"],
          when: { inside: "often", supply: "often", cable: "sometimes", device: "rarely" },
        },
        none: { means: "it has no light" },
      },
    },
    {
      ask: "Does it charge when you bend or hold the adapter's thin cable in some way?",
      answers: {
        yes: {
          means: "it charges when the cable is held",
          heard: [
            "hold the cable",
            "bend",
            "wiggle",
            "intermittent",
            "certain position",
            "at an angle",
          ],
          when: { cable: "always", supply: "rarely", inside: "never", device: "sometimes" },
        },
        no: { means: "bending the cable changes nothing" },
      },
    },
    {
      ask: "Does the device work with another adapter of the same volts?",
      answers: {
        yes: {
          means: "another adapter works on the device",
          heard: ["other charger works", "borrowed charger works", "new charger works"],
          when: { device: "never", inside: "often", cable: "often", supply: "sometimes" },
        },
        no: { means: "another adapter does not work either", heard: ["tried another charger"] },
      },
    },
    {
      ask: "Have the socket and the fuse of the adapter's plug been checked?",
      answers: {
        yes: {
          means: "socket and fuse are fine",
          heard: [
            "fuse is fine",
            "fuse good",
            "checked fuse",
            "internal fuse intact",
            "changed the fuse",
            "socket works",
          ],
          when: { supply: "never" },
        },
        no: { means: "socket and fuse have not been checked" },
      },
    },
  ],
  safety: ["The block itself is never opened.", "Volts must match exactly; amps may be more."],
  prevention: ["Label each adapter with the name of its device."],
  stopWhen: ["It buzzes, rattles, smells or is too hot to hold."],
});

const cableBroken = defineFault({
  id: "power-adapter-cable-damaged",
  name: "has a damaged cable, plug or case",
  weight: 7,
  says: [
    "cable broken",
    "cable frayed",
    "frayed",
    "power adapter frayed",
    "cable cut",
    "son cut the cable",
    "chewed cable",
    "rabbit chewed the charging cable",
    "cable perished",
    "coming apart",
    "case broken on plug",
    "earth pin broken",
    "plug broken",
    "needs new plug",
    "wires showing",
    "disconnected wires",
    "loose wire needs resoldering",
    "cable snapped",
    "extension lead in bits",
    "plug cracked",
    "cables touching",
    "polarity problem",
  ],
  causes: {
    sleeve: {
      name: "a low-voltage cable whose sleeve has split while the wires are whole",
      short: "the split sleeve",
      weight: 5,
      why: "The rubber at the ends hardens and opens. Inside, the wires still have their own skins, for a while.",
      check: {
        do: "Pull the plug, and look with a lamp into the split.",
        finds: "you see coloured skins but no copper, on the thin cable after the block",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [3, 10],
        tools: [
          { name: "Mouldable silicone glue", instead: "self-fusing silicone tape" },
          { name: "Alcohol wipe" },
          { name: "Thin gloves" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Out of the wall, off the device",
            how: "Make sure that it is the thin cable behind the block, and not the mains lead.",
          },
          {
            action: "clean",
            title: "Wipe it",
            how: "With the alcohol wipe, 3 cm to both sides. Cut loose rags of sleeve off.",
            see: "whole coloured skins.",
          },
          {
            action: "glue",
            title: "Mould a sleeve round it",
            how: "Gloves on. Press silicone glue round the place as thick as a pencil and run it out thin along the cable, so that it bends softly.",
            see: "no edge at which it could break anew.",
          },
          { action: "look", title: "Let it set for a day", how: "Hanging free." },
          {
            action: "test",
            title: "Use it and bend it",
            how: "For ten minutes.",
            see: "a steady charge.",
          },
        ],
        stopWhen: ["You see bare copper: then the piece is cut out, or the cable is replaced."],
      },
    },
    mains: {
      name: "a damaged mains lead or a broken block",
      short: "the mains side",
      weight: 4,
      why: "On the side of the wall a nick is enough to kill. Tape is no insulation there, and a split case shows live parts.",
      check: {
        do: "Switch the socket off or cut the power, pull the plug by its body, and look along the lead and the seams.",
        finds: "the lead before the block is cut, or the case gapes",
        minutes: 2,
      },
      repair: {
        handOver:
          "A mains lead or block with damage is not mended at home; a lead that unplugs is replaced in a minute, a moulded one with its block.",
        difficulty: "Very easy",
        minutes: 15,
        euros: [5, 45],
        tools: [{ name: "Side cutter" }],
        steps: [
          {
            action: "unplug",
            title: "Take it out of use",
            how: "Pull the plug by its body. If copper is to be seen, switch off at the fuse box first.",
            warning: "Do not touch the damaged place while it is plugged in.",
          },
          {
            action: "look",
            title: "See whether the lead unplugs from the block",
            how: "Two-hole, cloverleaf and three-hole leads are standard and cost €5.",
            see: "a socket at the block, or a moulded entry.",
          },
          {
            action: "replace",
            title: "Put a whole new lead on",
            how: "With the same end and a test mark.",
          },
          {
            action: "look",
            title: "Make the old one unusable",
            how: "Unplugged, cut its plug off with the cutter, so that nobody fishes it out of the bin.",
          },
        ],
      },
    },
    plug: {
      name: "a broken mains plug on a lead that is sound",
      short: "the mains plug",
      weight: 3,
      why: "Plugs crack when they are stepped on. On a sound lead with three or two cores a new one can be wired on.",
      check: {
        do: "With the plug out of the wall, look whether only its shell or a pin is broken.",
        finds: "the pin or shell is cracked and the lead is whole",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [2, 6],
        tools: [
          { name: "New mains plug" },
          { name: "Sharp knife" },
          { name: "Wire stripper" },
          { name: "Crosshead screwdriver" },
        ],
        safety: [
          "Wire a plug only if you have done it before or somebody who has looks it over before it goes in.",
        ],
        steps: [
          {
            action: "unplug",
            title: "Out of the wall; cut the old plug off",
            how: "With the knife on a board, and throw it away: a loose plug in a socket is deadly.",
          },
          {
            action: "look",
            title: "Read the diagram of the new plug",
            how: "United Kingdom: brown to live (L, beside the fuse), blue to neutral (N), green and yellow to earth. Elsewhere the side of brown and blue does not matter, earth always does.",
          },
          {
            action: "replace",
            title: "Strip and screw",
            how: "5 mm of copper with the wire stripper, twisted, under the screw; earth core longest. Tighten with the screwdriver.",
            see: "no strand outside its clamp.",
          },
          {
            action: "reassemble",
            title: "Clamp the sleeve, not the cores",
            how: "The cord grip must hold the outer sleeve.",
            putBack: "Right fuse in (3 A for an adapter), lid on.",
          },
          {
            action: "test",
            title: "Tug first, then have it tested",
            how: "It must not give. Let a repair café measure earth and insulation before use.",
            see: "a pass on their tester.",
          },
        ],
        stopWhen: [
          "The lead has fewer or other colours than the diagram knows.",
          "The plug is part of the block: replace the block.",
        ],
      },
    },
    cut: {
      name: "a low-voltage cable that is cut or chewed through",
      short: "the cut cable",
      weight: 4,
      why: "Scissors, pets and chair legs go through it. Behind the block the voltage is low and the cable can be joined.",
      check: {
        do: "Read OUTPUT on the block and see which side of it is cut.",
        finds: "it is the thin side, with less than 25 V",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [1, 8],
        tools: [
          { name: "Wire stripper" },
          { name: "Soldering iron", instead: "lever connectors in a small box" },
          { name: "Heat-shrink tube" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Block out of the wall",
            how: "It must not go back before both ends are insulated.",
          },
          {
            action: "look",
            title: "Count and name the cores",
            how: "Two: inner and shield, or one marked with a line. USB-C and USB data cables have many hair-thin ones: replace those.",
            see: "the same colours on both ends.",
          },
          {
            action: "replace",
            title: "Join like to like",
            how: "Slide heat-shrink on, take off 5 mm of skin with the stripper, twist, solder with the soldering iron, one joint 2 cm from the other.",
            see: "smooth, shining joints.",
          },
          {
            action: "reassemble",
            title: "Shrink and wrap",
            how: "Heat-shrink tube on each core, then one over all.",
          },
          {
            action: "test",
            title: "First without the device",
            how: "Plug in; the block should stay silent with its light on. Then connect.",
            see: "charging, and a cool joint after ten minutes.",
          },
        ],
        stopWhen: [
          "It is a charger for a laptop with three or more cores and you cannot tell them apart.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Which part of the adapter is damaged: the thin cable behind the block, the mains lead or block, or the mains plug?",
      answers: {
        thin: {
          means: "the thin cable behind the block is damaged",
          heard: [
            "thin",
            "behind the block",
            "charging cable",
            "thin cable",
            "laptop cable",
            "frayed near the laptop",
          ],
          when: { sleeve: "often", cut: "often", mains: "never", plug: "never" },
        },
        mains: {
          means: "the mains lead or block is damaged",
          heard: ["mains lead", "mains cable", "block broken", "block cracked", "case broken"],
          when: { mains: "always", sleeve: "never", cut: "never", plug: "rarely" },
        },
        plug: {
          means: "the mains plug is damaged",
          heard: [
            "mains plug",
            "plug broken",
            "plug cracked",
            "new plug",
            "on plug",
            "earth pin",
            "pin broken",
          ],
          when: { plug: "often", mains: "sometimes", sleeve: "never", cut: "never" },
        },
      },
    },
    {
      ask: "Does the device still charge through the adapter's cable?",
      answers: {
        yes: {
          means: "the device still charges through it",
          heard: ["still charges", "still works", "works if"],
          when: { sleeve: "often", mains: "sometimes", plug: "rarely", cut: "never" },
        },
        no: {
          means: "nothing comes through any more",
          heard: ["no longer charges", "does not charge"],
        },
      },
    },
    {
      ask: "Is the adapter's cable cut or chewed through?",
      answers: {
        yes: {
          means: "the cable is cut or chewed through",
          heard: ["cut the cable", "cut", "chewed", "snapped", "rabbit", "dog", "cat"],
          when: { cut: "always", mains: "sometimes", sleeve: "never", plug: "rarely" },
        },
        no: { means: "the cable hangs together" },
      },
    },
    {
      ask: "Can you see bare copper on the adapter?",
      answers: {
        yes: {
          means: "bare copper is to be seen",
          heard: ["copper", "bare", "wires showing"],
          when: { cut: "often", mains: "often", sleeve: "never", plug: "sometimes" },
        },
        no: {
          means: "no copper is to be seen",
          heard: ["coming apart", "sleeve", "split"],
        },
      },
    },
  ],
  safety: [
    "If copper shows on the side of the wall, switch off at the fuse box before you touch the plug.",
    "Find out first which side of the block is damaged: behind it is low voltage, before it is mains.",
  ],
  prevention: ["Do not wind the cable tight round the block, and keep it from pets."],
  stopWhen: ["You are not sure which side of the block you are looking at."],
});

const looseConnector = defineFault({
  id: "power-adapter-loose-connector",
  name: "has a plug that sits loosely in the device",
  weight: 5,
  says: [
    "loose connector",
    "bad connection",
    "falls out",
    "have to hold it",
    "wobbly plug",
    "connector worn",
    "magnetic plug won't stick",
    "doesn't stay in",
    "5v adapter bad connection",
    "intermittent charging",
    "usb plug loose",
    "plug is missing",
    "wrong plug",
    "does not fit",
  ],
  causes: {
    dirt: {
      name: "dirt in plug or socket",
      short: "dirt",
      weight: 5,
      why: "Fluff keeps the plug from going home, and magnetic plugs collect iron dust.",
      check: {
        do: "Look into plug and socket, and see whether a gap stays when it is in.",
        finds: "there is dirt or a gap",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 2],
        tools: [
          { name: "Toothpick" },
          { name: "Cotton bud" },
          { name: "Alcohol" },
          { name: "Sticky putty" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Adapter out of the wall, device off",
            how: "Pull both ends.",
          },
          {
            action: "clean",
            title: "Pick the socket clean",
            how: "Toothpick along the wall.",
            fallsOut: "Grey felt.",
          },
          {
            action: "clean",
            title: "Wipe the plug",
            how: "Cotton bud with alcohol round the metal. Iron dust comes off with sticky putty.",
            see: "bright metal.",
          },
          {
            action: "test",
            title: "Push it home",
            how: "To its collar.",
            see: "a sign that does not blink when you move it.",
          },
        ],
      },
    },
    plug: {
      name: "a worn or wrong plug",
      short: "the plug",
      weight: 4,
      why: "Barrel plugs differ by tenths of a millimetre: 5.5 × 2.1 and 5.5 × 2.5 look the same, and one of them wobbles.",
      check: {
        do: "Try the device's socket with another adapter of the same type, without switching it on.",
        finds: "the other one sits firmly",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [2, 12],
        tools: [
          { name: "Calliper", instead: "a printed gauge from the web" },
          { name: "Plug adapter or a new plug tip" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Pull it out of the wall",
            how: "Look at the plug's mouth: split springs inside should stand close.",
          },
          {
            action: "measure",
            title: "Measure it",
            how: "Outside and inside with the calliper.",
            see: "for example 5.5 and 2.5 mm.",
          },
          {
            action: "replace",
            title: "Use a tip of the right size",
            how: "Slip-on tips cost €2 to 5. Check plus and minus once more.",
          },
          {
            action: "test",
            title: "Move it lightly while it charges",
            how: "Ten times.",
            see: "no blinking.",
          },
        ],
      },
    },
    socket: {
      name: "a worn socket in the device",
      short: "the device's socket",
      weight: 4,
      why: "The socket of the device tires as often as the plug, and cracks its solder.",
      check: {
        do: "Move the plug and look whether the socket moves with it.",
        finds: "the socket itself moves, with any adapter",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 30,
        euros: [0, 30],
        tools: [{ name: "Cable clip" }, { name: "Paper for the model number" }],
        steps: [
          {
            action: "unplug",
            title: "Stop wedging it",
            how: "Adapter out. A half contact runs hot.",
          },
          {
            action: "look",
            title: "Find out how the socket is built in",
            how: "Note the model number on paper and look in a guide: on a cable with a plug it is a matter of two screws; soldered it is a repair café's hour.",
            see: "pictures of the inside.",
          },
          {
            action: "adjust",
            title: "Take the load off until then",
            how: "Fix the cable with the cable clip so that nothing pulls at the socket.",
          },
          {
            action: "look",
            title: "Go to the page of the device",
            how: "Search this handbook for its charging socket.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the device's socket move when you move the adapter's plug?",
      answers: {
        yes: {
          means: "the socket moves with the plug",
          heard: ["socket loose", "port loose"],
          when: { socket: "always", plug: "rarely", dirt: "rarely" },
        },
        no: { means: "the socket sits firmly" },
      },
    },
    {
      ask: "Does another adapter sit firmly in the same device?",
      answers: {
        yes: {
          means: "another adapter sits firmly",
          when: { plug: "always", socket: "never", dirt: "rarely" },
        },
        no: { means: "another one is loose too, or there is none" },
      },
    },
    {
      ask: "Is there fluff or dirt in the socket or on the adapter's plug?",
      answers: {
        yes: {
          means: "there is fluff or dirt",
          heard: ["dirty", "fluff", "dust", "corroded"],
          when: { dirt: "always", plug: "rarely", socket: "rarely" },
        },
        no: { means: "both are clean", heard: ["cleaned"] },
      },
    },
  ],
  safety: ["A plug that gets hot is taken out at once."],
  prevention: ["Lead the cable so that nobody trips over it."],
  stopWhen: ["Plug or socket is brown or deformed."],
});

const batteryCharger = defineFault({
  id: "power-adapter-battery-charger",
  name: "does not fill its batteries",
  weight: 6,
  says: [
    "battery charger not charging battery",
    "batteries won't charge",
    "drill charger not charging",
    "battery won't recharge",
    "charger light blinks",
    "charger shows error",
    "battery not taking charge",
    "wasn't charging",
    "not charging batteries",
    "red light flashing",
    "switches off after 2 mins",
    "battery pack dead",
    "aa charger",
    "battery points won't allow recharging",
  ],
  causes: {
    pack: {
      name: "a battery that has reached its end",
      short: "the battery",
      weight: 6,
      why: "A charger refuses a pack that is too empty, too warm or too old, and shows it by a blinking light.",
      check: {
        do: "Put another battery of the same kind into the charger.",
        finds: "the other one charges",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 30,
        euros: [10, 60],
        tools: [{ name: "Second battery" }, { name: "Collection bag" }],
        safety: ["Lithium packs are never woken by force, opened or filled by another charger."],
        steps: [
          {
            action: "unplug",
            title: "Take the pack out and let it come to 20 °C",
            how: "Chargers refuse below 5 and above 40 °C.",
            warning:
              "A pack that is hot, swollen or leaking is carried outside and not charged again.",
          },
          {
            action: "look",
            title: "Read the light",
            how: "The label beside it tells what blinking red means.",
            see: "“too warm”, “defective” or “waiting”.",
          },
          {
            action: "test",
            title: "Charge the second battery",
            how: "For half an hour, in sight.",
            see: "a normal light. Then the charger is sound.",
          },
          {
            action: "replace",
            title: "Buy a pack of the same voltage and type",
            how: "NiMH and lithium need different chargers: the label must name both.",
          },
          {
            action: "look",
            title: "Take the old pack to the collection",
            how: "Tape over its poles, in the bag.",
          },
        ],
      },
    },
    contacts: {
      name: "dirty or bent contacts",
      short: "the contacts",
      weight: 5,
      why: "Springs and blades that press on the pack get dull, greasy or flat.",
      check: {
        do: "Move the pack in the charger and watch the light.",
        finds: "the light comes when you press or move it",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [
          { name: "Pencil eraser" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton bud" },
          { name: "Wooden stick" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Charger off the mains, pack out",
            how: "Never reach into the bay while it is plugged in.",
          },
          {
            action: "look",
            title: "Compare the springs",
            how: "All at one height?",
            see: "a flat or bent one.",
          },
          {
            action: "clean",
            title: "Clean both sides",
            how: "Eraser on flat contacts, cotton bud with alcohol on springs.",
          },
          {
            action: "adjust",
            title: "Lift a flat spring",
            how: "With the wooden stick, 2 mm.",
            see: "pressure when the pack goes in.",
          },
          {
            action: "test",
            title: "Pack in, plug in",
            how: "Stay for a quarter of an hour.",
            see: "a charging light that does not flicker.",
          },
        ],
      },
    },
    charger: {
      name: "a fault inside the charger",
      short: "the charger",
      weight: 4,
      why: "Resistors and capacitors on its board burn or dry out.",
      check: {
        do: "Plug it in empty and look for its light, with a socket that works.",
        finds: "no light comes, or no battery at all charges",
        minutes: 2,
      },
      repair: {
        handOver:
          "Mains and the contacts of the pack meet on one board; a home-mended charger can overfill a lithium pack.",
        difficulty: "Difficult",
        minutes: 15,
        euros: [10, 50],
        tools: [{ name: "Paper with type and volts" }],
        steps: [
          {
            action: "test",
            title: "Check plug and fuse first",
            how: "Other socket; in a plug with a fuse, the fuse.",
            see: "its light, with luck.",
          },
          {
            action: "unplug",
            title: "Unplug it and keep it closed",
            how: "Also when a screw is easy to reach.",
          },
          {
            action: "look",
            title: "Write down type and volts",
            how: "On paper: charger, pack, chemistry. Both numbers decide which charger fits.",
          },
          {
            action: "look",
            title: "Ask the maker or a repair café",
            how: "A used charger of the same series costs €10 to 25. Old sets without supply are a case for the collection.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the charger fill another battery of the same kind?",
      answers: {
        yes: {
          means: "another battery charges",
          heard: ["other battery charges", "other battery works"],
          when: { pack: "always", contacts: "sometimes", charger: "never" },
        },
        no: { means: "no battery charges, or there is no other" },
      },
    },
    {
      ask: "Does a light come on when the charger is plugged in?",
      answers: {
        yes: {
          means: "its light comes on or blinks",
          heard: ["light flashes", "blinks", "red light", "light comes on"],
          when: { pack: "often", contacts: "often", charger: "rarely" },
        },
        no: { means: "no light comes on", heard: ["no light", "dead", "no power"] },
      },
    },
    {
      ask: "Does the charger's light react when you press or move the battery in it?",
      answers: {
        yes: {
          means: "moving the battery changes the light",
          heard: ["press", "move the battery", "loose"],
          when: { contacts: "always", pack: "rarely", charger: "rarely" },
        },
        no: { means: "moving it changes nothing" },
      },
    },
    {
      ask: "Are the batteries for the charger older than four years, or were they empty for months?",
      answers: {
        yes: {
          means: "the batteries are old or were long empty",
          heard: ["years old", "old batteries", "old battery", "not used for", "months"],
          when: { pack: "often", contacts: "sometimes", charger: "sometimes" },
        },
        no: {
          means: "the batteries are young and in use",
          heard: ["new battery", "new batteries"],
        },
      },
    },
  ],
  safety: ["Charge on stone or tiles, in sight, and use only the charger made for the pack."],
  prevention: ["Store packs half full at 10 to 20 °C, off the charger."],
  stopWhen: ["The pack gets hot, hisses or bulges."],
});

export const powerAdapter: Playbook = {
  faults: [noOutput, cableBroken, looseConnector, batteryCharger],
  notes: [
    {
      about: ["which adapter", "volts", "amps", "match", "replacement"],
      text: "A new adapter must have the same volts, the same kind (AC or DC), the same polarity and plug. More amps are fine, fewer are not.",
    },
    {
      about: ["open the charger", "open the block", "glued"],
      text: "Adapters are welded shut because mains is inside. They are not opened at home; a new one costs €8 to 45.",
    },
    {
      about: ["tape", "insulating tape"],
      text: "Tape is no repair for a mains lead: it creeps and lets damp in. Replace the lead.",
    },
    {
      about: ["wrong adapter", "18v", "too many volts"],
      text: "After a wrong adapter, unplug at once. Many devices have a fuse or diode at their socket that dies to save the rest, and a repairer can change it for little.",
    },
  ],
};
