import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const dead = defineFault({
  id: "torch-does-not-light",
  name: "does not light",
  usual: true,
  weight: 9,
  says: [
    "not working",
    "won't turn on",
    "doesn't light",
    "dead",
    "new batteries don't help",
    "bulb and battery changed but not working",
    "switch not working",
    "battery leaked",
    "button broken",
    "light not working",
    "bulb gone",
    "corroded",
    "no power",
  ],
  causes: {
    batteries: {
      name: "flat or wrongly placed batteries",
      short: "the batteries",
      weight: 5,
      why: "LED torches pull much current, and tired cells recover in rest, so that they seem half full.",
      check: {
        do: "Put fresh cells in by the signs, or charge it for two hours.",
        finds: "it lights",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [1, 8],
        tools: [{ name: "Fresh batteries" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out",
            how: "Unscrew tail or head, or open the flap.",
            fallsOut: "A spring or a plastic carrier: note which end is first.",
          },
          {
            action: "look",
            title: "Look at signs and order",
            how: "The nub at the end with the small contact. In a carrier each cell has its own sign.",
            see: "plus at plus everywhere.",
          },
          {
            action: "clean",
            title: "Wipe the ends",
            how: "With the dry cloth: cells, tail and tube.",
          },
          {
            action: "replace",
            title: "Fit fresh batteries",
            how: "All new, of one make.",
            warning: "Lithium cells (18650, CR123) only of the printed type, never mixed.",
          },
          {
            action: "test",
            title: "Screw it tight and switch on",
            how: "Half a turn missing is enough for darkness.",
            see: "full light.",
          },
        ],
        prevention: [
          "Keep one cell turned round during storage: it cannot switch on by itself then.",
        ],
      },
    },
    corrosion: {
      name: "corroded contacts or threads",
      short: "corrosion",
      weight: 5,
      why: "The tube is one of the two wires. Crust from a leaked cell, or grey oxide on the thread, breaks the circuit.",
      check: {
        do: "Look at spring, tail and the threads of the tube.",
        finds: "they are white, green, grey or dull",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 4],
        tools: [
          { name: "Rubber gloves" },
          { name: "White vinegar" },
          { name: "Cotton buds" },
          { name: "Fine sandpaper", instead: "a pencil eraser" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Get the cells out, gloves on",
            how: "Stuck ones: stand the tube on its open end, a little vinegar round them, ten minutes, then tap on wood.",
            warning: "Do not drill or lever swollen cells; crust burns eyes and skin.",
          },
          {
            action: "clean",
            title: "Dissolve the crust",
            how: "Vinegar on cotton buds, then water, then dry for an hour.",
          },
          {
            action: "clean",
            title: "Rub contacts and rims bright",
            how: "Sandpaper on spring, tail cap, the rim of the tube and the bare part of the thread.",
            see: "bright metal all round.",
          },
          {
            action: "lubricate",
            title: "Grease threads and ring",
            how: "A trace of silicone grease, none on the rim that conducts.",
            putBack: "Rubber ring in its groove.",
          },
          {
            action: "test",
            title: "Fresh cells, tighten, shake",
            how: "Switch on.",
            see: "light without a flicker.",
          },
        ],
      },
    },
    switch: {
      name: "a worn or loose switch",
      short: "the switch",
      weight: 4,
      why: "A tail switch is screwed into the cap and works loose; a slide switch wears its strip.",
      check: {
        do: "Take the tail cap off and bridge cell and tube with a piece of foil or wire for a second.",
        finds: "it lights that way",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Long-nose pliers" },
          { name: "Isopropyl alcohol" },
          { name: "Replacement tail switch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out",
            how: "Tail cap in your hand.",
            warning: "The bridging test lasts a second only: lithium cells drive a large current.",
          },
          {
            action: "adjust",
            title: "Tighten the ring in the cap",
            how: "It has two small holes: turn it clockwise with the pliers. A loose ring is the commonest fault of metal torches.",
            see: "a ring that is snug.",
          },
          {
            action: "clean",
            title: "Rinse the switch",
            how: "Two drops of alcohol, press forty times, dry.",
          },
          {
            action: "replace",
            title: "Change a dead one",
            how: "Ring out, switch out, a new tail switch of the same diameter in.",
            fallsOut: "Rubber boot, disc and spring.",
            putBack: "Boot, disc, switch, spring, ring.",
          },
          {
            action: "test",
            title: "Press it twenty times",
            how: "Lightly too.",
            see: "light at each full click.",
          },
        ],
      },
    },
    lamp: {
      name: "a dead bulb or LED module",
      short: "the bulb or LED",
      weight: 3,
      why: "Old bulbs burn out. LEDs mostly do not, but their joint or small board does.",
      check: {
        do: "Try the bulb on a cell of its voltage with a piece of wire.",
        finds: "it stays dark",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 8],
        tools: [
          { name: "Bulb or LED insert" },
          { name: "Tissue" },
          { name: "Multimeter", instead: "a battery and a wire" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out and unscrew the head",
            how: "Lens up.",
            fallsOut: "Lens, reflector, rubber ring and bulb.",
          },
          {
            action: "look",
            title: "Read the bulb",
            how: "On its collar: volts and amps, such as 3.8 V 0.3 A.",
            see: "a fine wire that is whole.",
          },
          {
            action: "measure",
            title: "Bleep the bulb",
            how: "Multimeter from tip to collar.",
            see: "a bleep. Silence: burned out.",
          },
          {
            action: "replace",
            title: "Fit a new bulb or an LED insert",
            how: "The same collar (often P13.5s) and volts for the number of cells. Hold it with the tissue; polarity matters for LEDs.",
          },
          {
            action: "test",
            title: "Head on, focus, switch on",
            how: "Turn the head for focus.",
            putBack: "Bulb, reflector, lens, ring, head.",
            see: "a round, even spot.",
          },
        ],
        stopWhen: [
          "The LED is soldered under a sealed head: then the module is ordered, if there is one.",
        ],
      },
    },
  },
  questions: [
    {
      ask: "Have you tried fresh cells in the torch, by the signs?",
      answers: {
        yes: {
          means: "fresh cells did not help",
          heard: [
            "new batteries",
            "fresh batteries",
            "changed batteries",
            "battery changed",
            "replaced the batteries",
            "fully charged",
          ],
          when: { batteries: "never", corrosion: "often", switch: "often", lamp: "often" },
        },
        no: { means: "fresh cells have not been tried" },
      },
    },
    {
      ask: "Do you see crust or dull metal on the torch's spring, tail or threads?",
      answers: {
        yes: {
          means: "contacts or threads are crusted",
          heard: [
            "leaked",
            "corroded",
            "corrosion",
            "rust",
            "stuck batteries",
            "green",
            "crust",
            "dirty",
          ],
          when: { corrosion: "always", batteries: "rarely", switch: "rarely", lamp: "rarely" },
        },
        no: { means: "contacts and threads are bright" },
      },
    },
    {
      ask: "Does the torch light when you bridge its switch, with the tail cap off?",
      answers: {
        yes: {
          means: "it lights with the switch bridged",
          heard: ["switch broken", "button broken", "switch not working", "works without the cap"],
          when: { switch: "always", corrosion: "sometimes", batteries: "never", lamp: "never" },
        },
        no: { means: "it stays dark with the switch bridged" },
      },
    },
    {
      ask: "Has the torch a bulb that can be taken out?",
      answers: {
        yes: {
          means: "it has a bulb",
          heard: ["bulb", "old torch", "halogen", "krypton"],
          when: {
            lamp: "often",
            batteries: "sometimes",
            corrosion: "sometimes",
            switch: "sometimes",
          },
        },
        no: { means: "it has fixed LEDs", heard: ["led", "leds"], when: { lamp: "rarely" } },
      },
    },
  ],
  safety: [
    "Do not look into a bright LED: point it at a wall.",
    "Lithium cells only undamaged and of the printed type.",
  ],
  prevention: ["Take the cells out before the torch goes into a drawer for months."],
  stopWhen: ["A lithium cell is dented, swollen or hot: outdoors with it and to hazardous waste."],
});

const flickers = defineFault({
  id: "torch-flickers-or-dim",
  name: "flickers or is dim",
  weight: 6,
  says: [
    "flickers",
    "dim",
    "weak light",
    "works when I hit it",
    "on and off",
    "loose connection",
    "intermittent",
    "goes out when shaken",
    "fades",
    "not as bright",
    "cuts out",
    "only works sometimes",
    "blinks",
    "changes brightness by itself",
    "light fades quickly",
  ],
  causes: {
    loose: {
      name: "a loose head, tail or spring",
      short: "a loose part",
      weight: 5,
      why: "A torch is a stack of parts that press on each other. One that is loose or short, and it flickers with every step.",
      check: {
        do: "Tighten head and tail hard by hand and shake it.",
        finds: "it is steady now, or reacts to turning",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 1],
        tools: [{ name: "Cloth" }, { name: "Long-nose pliers" }],
        steps: [
          { action: "unplug", title: "Cells out", how: "Look at both springs." },
          {
            action: "clean",
            title: "Wipe all touching faces",
            how: "Rim of the tube, tail cap, cell ends, with the cloth.",
            see: "a grey trace on the cloth.",
          },
          { action: "adjust", title: "Pull springs out by 3 mm", how: "With the pliers, evenly." },
          {
            action: "adjust",
            title: "Tighten the inner rings",
            how: "In head and tail, clockwise, tips of the pliers in the two holes.",
            fallsOut: "Reflector, if you turn the wrong way.",
          },
          {
            action: "test",
            title: "Shake it lit",
            how: "In all directions.",
            see: "steady light.",
          },
        ],
      },
    },
    weak: {
      name: "weak cells or a low mode",
      short: "weak cells",
      weight: 5,
      why: "As cells sag, the electronics step down or blink as a warning; and a low mode is often chosen by accident.",
      check: {
        do: "Press through all modes, then try freshly charged or new cells.",
        finds: "it is bright again",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 8],
        tools: [{ name: "New or fully charged cells" }],
        steps: [
          {
            action: "adjust",
            title: "Find the brightest mode",
            how: "Half press or click through; hold for three seconds on some.",
          },
          {
            action: "unplug",
            title: "Take all cells out",
            how: "Together: one weak cell drags the others down.",
          },
          {
            action: "replace",
            title: "Put in new cells of one make",
            how: "Rechargeable NiMH ones hold their voltage better under load than alkaline.",
            see: "full brightness.",
          },
          {
            action: "test",
            title: "Let it burn for ten minutes",
            how: "Feel the head.",
            see: "no fading; a warm head is normal.",
            warning: "A head too hot to hold: use a lower mode.",
          },
        ],
      },
    },
    joint: {
      name: "a cracked joint at LED or switch board",
      short: "a cracked joint",
      weight: 3,
      why: "A fall cracks the solder under LED or switch, and warmth opens the gap.",
      check: {
        do: "Tap the head with a pencil while it is lit.",
        finds: "it reacts to taps at the head though all is tight and clean",
        minutes: 1,
      },
      repair: {
        difficulty: "Difficult",
        minutes: 45,
        euros: [0, 8],
        tools: [
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Long-nose pliers" },
          { name: "Heat paste" },
        ],
        steps: [
          { action: "unplug", title: "Cells out", how: "Head in your hand." },
          {
            action: "open",
            title: "Unscrew the head",
            how: "Ring, lens and reflector; glued heads stay closed.",
            fallsOut: "Lens, rubber ring, reflector.",
          },
          {
            action: "look",
            title: "Move the wires at the LED",
            how: "With the pliers, gently.",
            see: "a dull ring round a joint.",
          },
          {
            action: "replace",
            title: "Solder it again",
            how: "Two seconds with a hot iron and a trace of solder; the metal board takes much heat.",
            putBack: "Heat paste under the board, reflector not touching the joints.",
            warning: "A reflector of metal that touches a joint is a short.",
          },
          {
            action: "test",
            title: "Tap and warm it up",
            how: "Ten minutes lit.",
            see: "no blink.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the torch react when you shake, hit or twist it?",
      answers: {
        yes: {
          means: "shaking or twisting changes the light",
          heard: ["shake", "hit it", "tap", "twist", "loose", "knock"],
          when: { loose: "always", joint: "often", weak: "never" },
        },
        no: { means: "shaking changes nothing", heard: ["steady but dim"] },
      },
    },
    {
      ask: "Is the torch bright at first and then fades?",
      answers: {
        yes: {
          means: "it fades after some minutes",
          heard: ["fades", "after a few minutes", "gets dim", "bright at first"],
          when: { weak: "always", joint: "sometimes", loose: "rarely" },
        },
        no: { means: "it is the same from the start" },
      },
    },
    {
      ask: "Does tightening head and tail make the torch steady?",
      answers: {
        yes: {
          means: "tightening makes it steady",
          heard: ["tighten", "screw it tight", "tightened"],
          when: { loose: "always", joint: "never", weak: "rarely" },
        },
        no: { means: "tightening does not help" },
      },
    },
  ],
  safety: ["Let a hot head cool before you unscrew it."],
  prevention: ["Tighten head and tail when you change the cells."],
  stopWhen: [
    "The tube is dented over a lithium cell: the cell may be pierced when it is pulled out.",
  ],
});

const doesNotCharge = defineFault({
  id: "torch-does-not-charge",
  name: "does not charge, or lasts only minutes",
  weight: 5,
  says: [
    "won't charge",
    "charging not working",
    "doesn't hold charge",
    "battery dead",
    "usb port broken",
    "dies after minutes",
    "charging light doesn't come on",
    "wind up torch needs battery",
    "crank broken",
    "charging port loose",
    "runs out quickly",
    "when plugged in it doesn't charge",
    "needs new battery",
    "wind up mechanism broken",
  ],
  causes: {
    port: {
      name: "dirt in the charging port, or a bad lead",
      short: "port or lead",
      weight: 5,
      why: "A torch lives in pockets and mud. Grit keeps the plug from going home, and cheap leads carry no current.",
      check: {
        do: "Clean the port, then use a lead and a plain 5 V charger that fill something else.",
        finds: "the charging light comes on",
        minutes: 4,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 6],
        tools: [{ name: "Wooden toothpick" }, { name: "Soft brush" }, { name: "Second lead" }],
        steps: [
          { action: "unplug", title: "Pull the lead, switch off", how: "Port downwards." },
          {
            action: "clean",
            title: "Pick and brush it out",
            how: "Dry toothpick and soft brush.",
            fallsOut: "Grit and fluff.",
          },
          {
            action: "test",
            title: "Use a second lead on a 5 V charger",
            how: "Some torches only charge from a USB-A plug.",
            see: "a charging light.",
          },
          {
            action: "test",
            title: "Charge for two hours in sight",
            how: "On something that cannot burn.",
            see: "the light for full.",
          },
        ],
      },
    },
    cell: {
      name: "a worn cell",
      short: "the cell",
      weight: 5,
      why: "Left empty in a drawer, a cell dies within a year or two. In many torches it can be taken out and replaced.",
      check: {
        do: "Charge it fully and time it on high.",
        finds: "it lasts less than a third of what it should",
        minutes: 5,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [5, 20],
        tools: [{ name: "Protected cell of the same type" }, { name: "Dry cloth" }],
        steps: [
          {
            action: "unplug",
            title: "Off the charger, tail cap off",
            how: "See whether the cell slides out.",
            fallsOut: "The cell. Lay it on wood, not on metal.",
            warning: "Torn sleeve, dent, bulge or rust: hazardous waste, at once.",
          },
          {
            action: "look",
            title: "Read its type",
            how: "18650, 14500, 21700; with or without “protected”; volts.",
            see: "the same letters on the new one.",
          },
          {
            action: "replace",
            title: "Fit a protected cell of a known make",
            how: "From a specialist shop; figures above 3,600 mAh for an 18650 are invented.",
            putBack: "Plus the same way as before.",
          },
          { action: "clean", title: "Wipe threads and rims", how: "With the cloth, then tighten." },
          {
            action: "test",
            title: "First charge in sight",
            how: "Until it is full.",
            see: "hours of light as on the first day.",
          },
        ],
        stopWhen: [
          "The cell is built in or soldered: a repair café changes it, since a wrong polarity burns.",
        ],
      },
    },
    "old-pack": {
      name: "a dead pack or worn crank in a wind-up or workshop lamp",
      short: "the pack or crank",
      weight: 3,
      why: "Wind-up torches store in a button-sized NiMH pack that dies after five years. The crank's gears strip as well.",
      check: {
        do: "Wind for two minutes and switch on at once.",
        finds:
          "it lights while you wind and dies afterwards, or the crank turns without resistance",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [3, 10],
        tools: [
          { name: "Small screwdriver" },
          { name: "NiMH pack of the same volts" },
          { name: "Soldering iron" },
          { name: "Solder" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch off and take any lead out",
            how: "Let it run down first.",
          },
          {
            action: "open",
            title: "Open the shells",
            how: "Screwdriver; photograph gears and wires.",
            fallsOut: "Crank, gears and a spring.",
          },
          {
            action: "look",
            title: "Read the pack",
            how: "Often 3.6 V, 80 to 300 mAh. Look at the gears' teeth.",
            see: "whole teeth, no crust.",
          },
          {
            action: "replace",
            title: "Solder the new pack in",
            how: "At its tags, never on the cells; red to plus, two seconds with the iron.",
            warning: "NiMH for NiMH. A lithium cell here would be overcharged.",
            putBack: "Gears with a trace of grease.",
          },
          {
            action: "test",
            title: "Wind for two minutes",
            how: "Then light.",
            see: "ten minutes of light and more.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does a charging light come on when the torch is connected?",
      answers: {
        yes: {
          means: "the charging light comes on",
          heard: ["charging light is on", "light comes on when charging", "says full"],
          when: { cell: "always", port: "rarely", "old-pack": "sometimes" },
        },
        no: {
          means: "the charging light stays off",
          heard: ["no charging light", "light doesn't come on", "nothing when plugged in"],
        },
      },
    },
    {
      ask: "Does the torch work after charging, but only for minutes?",
      answers: {
        yes: {
          means: "it works for minutes only",
          heard: ["hold charge", "minutes", "runs out", "dies", "doesn't last", "short time"],
          when: { cell: "always", "old-pack": "often", port: "rarely" },
        },
        no: { means: "it does not work at all after charging" },
      },
    },
    {
      ask: "Is the torch wound up by hand, or an older lamp with a pack of small cells?",
      answers: {
        yes: {
          means: "it is a wind-up or older pack lamp",
          heard: ["wind up", "crank", "dynamo", "work lamp", "lantern"],
          when: { "old-pack": "always", cell: "rarely", port: "rarely" },
        },
        no: {
          means: "it charges by lead and has one cell",
          heard: ["usb", "18650", "lead", "cable"],
        },
      },
    },
  ],
  safety: ["Charge in sight, on tiles or a plate, and never a cell that looks hurt."],
  prevention: ["Charge a stored torch to half every three months."],
  stopWhen: ["The torch grows hot while charging."],
});

const bodyParts = defineFault({
  id: "torch-strap-lens-or-seized",
  name: "is seized, leaks or has a broken part",
  weight: 3,
  says: [
    "won't unscrew",
    "stuck",
    "batteries stuck inside",
    "can't open it",
    "seized",
    "head torch strap broken",
    "strap worn",
    "lens broken",
    "glass cracked",
    "water inside",
    "clip broken",
    "hinge broken",
    "battery door broken",
    "battery compartment broken",
    "rubber perished",
    "thread stuck",
    "elastic gone",
    "bracket broken",
  ],
  causes: {
    stuck: {
      name: "a seized thread or swollen old cells",
      short: "a seized thread",
      weight: 5,
      why: "Aluminium threads bite when they run dry, and leaked cells swell and glue themselves in.",
      check: {
        do: "Hold both halves with rubber gloves and turn.",
        finds: "it does not move, or the cells do not slide out",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 60,
        euros: [0, 4],
        tools: [
          { name: "Rubber gloves" },
          { name: "Penetrating oil" },
          { name: "White vinegar" },
          { name: "Wooden dowel" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off",
            how: "Ask yourself which cells are in it.",
            warning:
              "Lithium cells inside: no force, no heat, no oil into the tube. Hand it in as it is.",
          },
          {
            action: "lubricate",
            title: "Oil the thread and wait",
            how: "Penetrating oil at the gap, an hour, then turn with gloves.",
          },
          {
            action: "clean",
            title: "Free stuck alkaline cells",
            how: "A spoon of vinegar in from above, ten minutes, tap on wood, push with the dowel from the other end.",
            fallsOut: "Cells and crust: bag them.",
            see: "an empty tube.",
          },
          {
            action: "clean",
            title: "Rinse, dry and grease",
            how: "Water, a day to dry, silicone grease on thread and ring.",
            putBack: "Ring in its groove.",
          },
          {
            action: "test",
            title: "Turn it with two fingers",
            how: "Then fresh cells.",
            see: "light.",
          },
        ],
      },
    },
    strap: {
      name: "a worn strap, clip or hinge",
      short: "strap or clip",
      weight: 4,
      why: "Elastic ages with sweat, and the tilting bracket of a head torch breaks at its teeth.",
      check: {
        do: "Stretch the strap and tilt the head.",
        finds: "the elastic stays long, or the bracket does not hold",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [2, 10],
        tools: [
          { name: "Elastic band of the same width" },
          { name: "Needle" },
          { name: "Strong thread" },
          { name: "Two-part epoxy" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cells out",
            how: "Photograph how the strap runs through its buckles.",
          },
          {
            action: "replace",
            title: "Thread in a new elastic band",
            how: "25 or 30 mm wide, as long as the old one unstretched.",
            fallsOut: "Plastic sliders.",
          },
          {
            action: "sew",
            title: "Sew the ends",
            how: "Folded twice, a square of small stitches with needle and strong thread.",
            see: "a seam that lies flat.",
          },
          {
            action: "glue",
            title: "Mend bracket or door",
            how: "Epoxy on clean, rough faces, 24 hours, or the maker's spare for €3 to 5.",
          },
          {
            action: "test",
            title: "Nod hard",
            how: "With the torch on your head.",
            see: "it stays at its angle.",
          },
        ],
      },
    },
    lens: {
      name: "a cracked lens or a bad seal",
      short: "lens or seal",
      weight: 3,
      why: "A cracked lens and a dry ring let water in, which corrodes everything.",
      check: {
        do: "Breathe on the lens, then look for mist inside and for the rubber ring.",
        finds: "there is mist, a crack or a flat ring",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [1, 8],
        tools: [
          { name: "Silicone grease" },
          { name: "New rubber ring" },
          { name: "Piece of clear acrylic", instead: "a watch glass of the same diameter" },
          { name: "Ruler" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cells out, head off",
            how: "Turn the front ring.",
            fallsOut: "Ring, lens, reflector.",
          },
          {
            action: "clean",
            title: "Dry it for a day",
            how: "Open, in the warm. No finger on the reflector: it cannot be wiped.",
          },
          {
            action: "measure",
            title: "Measure the lens",
            how: "Diameter and thickness, with the ruler.",
            see: "a round figure in millimetres.",
          },
          {
            action: "replace",
            title: "Fit lens and ring",
            how: "New acrylic or glass; the rubber ring greased with silicone.",
            putBack: "Reflector, lens, ring, front.",
          },
          {
            action: "test",
            title: "Hold it under the tap without cells",
            how: "A minute.",
            see: "a dry tissue inside.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Can the torch be opened, and do its cells slide out?",
      answers: {
        yes: {
          means: "it opens and the cells slide out",
          when: { stuck: "never", strap: "always", lens: "always" },
        },
        no: {
          means: "it does not open or the cells are stuck",
          heard: ["stuck", "won't unscrew", "can't open", "seized", "batteries stuck"],
        },
      },
    },
    {
      ask: "Is it the strap, clip, hinge or door of the torch?",
      answers: {
        yes: {
          means: "strap, clip, hinge or door is broken",
          heard: ["strap", "clip", "hinge", "elastic", "door", "bracket"],
          when: { strap: "always", stuck: "never", lens: "rarely" },
        },
        no: { means: "strap and clip are sound" },
      },
    },
    {
      ask: "Is the torch's lens cracked, or is there mist inside?",
      answers: {
        yes: {
          means: "the lens is cracked or misted",
          heard: ["lens", "glass", "water inside", "mist", "cracked", "leaks"],
          when: { lens: "always", stuck: "sometimes", strap: "rarely" },
        },
        no: { means: "the lens is whole and clear" },
      },
    },
  ],
  safety: ["No vice and no hammer on a tube with cells inside."],
  prevention: ["Grease thread and ring once a year."],
  stopWhen: ["You do not know which cells are stuck in it."],
});

export const torch: Playbook = {
  faults: [dead, flickers, doesNotCharge, bodyParts],
  notes: [
    {
      about: ["18650", "lithium cell", "which cell"],
      text: "18650 means 18 mm by 65 mm. Use protected cells of known makers from a specialist shop, never one from an old laptop pack, and never with a torn sleeve.",
    },
    {
      about: ["led conversion", "upgrade"],
      text: "Inserts exist that turn a bulb torch into an LED torch: the same collar (often P13.5s) and a voltage range that covers your cells.",
    },
    {
      about: ["leaked", "vinegar"],
      text: "Alkaline crust dissolves in vinegar or lemon juice. Rinse with water and dry for an hour before cells go in.",
    },
    {
      about: ["diving", "atex", "explosion"],
      text: "Diving torches and those for explosive air are tested as a whole. After opening they are no longer what their label says: let the maker do it.",
    },
  ],
};
