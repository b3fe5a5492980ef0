import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const jammed = defineFault({
  id: "paper-shredder-jammed",
  name: "is jammed with paper",
  weight: 9,
  says: [
    "jammed",
    "blocked",
    "paper stuck",
    "paper jam",
    "paper jammed",
    "clogged up",
    "paper locked",
    "stuck",
    "sometimes sticks",
    "staple stuck",
    "credit card stuck",
    "too many sheets",
    "hums but doesn't move",
    "blades stuck",
    "shreds wrapped round blades",
    "won't shred",
  ],
  causes: {
    "paper-jam": {
      name: "too many sheets or a folded wad between the cutters",
      short: "a wad of paper",
      weight: 7,
      why: "A motor of 150 W takes five to ten sheets. One fold doubles them, and the cutters stall with the paper in their teeth.",
      check: {
        do: "Switch to reverse for three seconds, then forward for one, several times.",
        finds: "the wad moves in or out by millimetres",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Long tweezers", instead: "flat pliers" },
          { name: "Shredder oil", instead: "cooking oil on a sheet of paper" },
          { name: "Scissors" },
        ],
        steps: [
          {
            action: "test",
            title: "Rock it free",
            how: "Reverse and forward in short turns, no longer than five seconds each, with a pause of ten.",
            see: "paper coming back up. Take hold of it only after the plug is out.",
          },
          {
            action: "unplug",
            title: "Pull the plug",
            how: "Before tweezers or scissors go near the slot. Tie up long hair, ties and sleeves.",
            warning:
              "Off at the switch is not enough: a light barrier starts the cutters as soon as paper moves.",
          },
          {
            action: "clean",
            title: "Cut and draw the wad out",
            how: "Cut it flush with the scissors, then draw it out strip by strip, from above with the tweezers, from below where it hangs.",
            see: "teeth that show again.",
          },
          {
            action: "lubricate",
            title: "Oil the cutters",
            how: "A line of shredder oil along the whole slot, ten minutes' wait.",
            warning:
              "Only oil from a bottle. Spray cans leave gas that burns, and the first spark lights it.",
          },
          {
            action: "test",
            title: "Plug in, reverse, then one sheet",
            how: "Five seconds in reverse, then a single sheet.",
            see: "a clean pass. Then half of the sheets it claims.",
          },
        ],
        prevention: ["Half the number on the label is a good number."],
        stopWhen: ["It does not move in either direction with the slot empty."],
      },
    },
    "wrapped-shreds": {
      name: "shreds wound round the cutters or a bin that is full",
      short: "shreds or a full bin",
      weight: 5,
      why: "When the bin is full, shreds are pulled back up and felt the cutters from below.",
      check: {
        do: "Pull the bin out, unplugged, and look at the cutters from below.",
        finds: "the bin is full, or grey felt hangs between the discs",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 0],
        tools: [{ name: "Long tweezers" }, { name: "Wooden skewer" }, { name: "Vacuum cleaner" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, head off the bin",
            how: "Turn it over on newspaper.",
          },
          {
            action: "clean",
            title: "Pick the felt out from below",
            how: "Tweezers and skewer between the discs, along the shafts, not across.",
            warning: "The teeth are sharp: no bare fingers between them.",
            see: "daylight between the discs.",
          },
          {
            action: "clean",
            title: "Vacuum cleaner over both sides",
            how: "And over the small light eye in the slot.",
          },
          {
            action: "reassemble",
            title: "Empty bin, head on",
            how: "It must sit flat, or its switch stays open.",
            putBack: "Bin in until it clicks.",
          },
          {
            action: "test",
            title: "Reverse, then one sheet",
            how: "Plug in first.",
            see: "shreds that fall freely.",
          },
        ],
        prevention: ["Empty the bin at three quarters."],
      },
    },
    foreign: {
      name: "a clip, card, film or sticky label",
      short: "a clip, card or label",
      weight: 4,
      why: "Paper clips wedge the discs, plastic film melts round them, and labels glue the teeth together.",
      check: {
        do: "Shine a torch into the slot, unplugged, from above and below.",
        finds: "metal, plastic or glue shines between the teeth",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 40,
        euros: [0, 4],
        tools: [
          { name: "Flat pliers" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton buds" },
          { name: "Torch" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cut it off from the mains",
            how: "Plug out, head on newspaper, good light from the torch.",
          },
          {
            action: "clean",
            title: "Turn out metal",
            how: "Grip the clip with the flat pliers and turn it along the disc.",
            see: "no bent tooth. A bent one scrapes for ever.",
          },
          {
            action: "clean",
            title: "Loosen glue",
            how: "Cotton buds with alcohol, five minutes, wipe. Let it dry for half an hour with the plug out.",
            warning: "Alcohol fumes burn: open window, and no trial before it is dry.",
          },
          {
            action: "clean",
            title: "Peel film in strips",
            how: "With the pliers, in the direction of the discs.",
          },
          {
            action: "test",
            title: "Reverse, forward, one sheet",
            how: "Listen for a click once a turn.",
            see: "an even sound.",
          },
        ],
        stopWhen: ["A tooth has broken off or a disc is bent."],
      },
    },
  },
  questions: [
    {
      ask: "Was the shredder fed with many sheets, or with a folded or crumpled one?",
      answers: {
        yes: {
          means: "it was fed with too much or folded paper",
          heard: ["too many sheets", "thick", "folded", "wad", "stack"],
          when: { "paper-jam": "always", "wrapped-shreds": "sometimes", foreign: "rarely" },
        },
        no: { means: "it was fed with few flat sheets" },
      },
    },
    {
      ask: "Is the shredder's bin full, or does felt hang between its cutters from below?",
      answers: {
        yes: {
          means: "the bin is full or felt hangs below",
          heard: ["bin full", "clogged", "wrapped", "pieces in the blades", "full"],
          when: { "wrapped-shreds": "always", "paper-jam": "sometimes", foreign: "rarely" },
        },
        no: { means: "the bin is empty and nothing hangs below", heard: ["emptied the bin"] },
      },
    },
    {
      ask: "Did a clip, card, disc, film or label go into the shredder?",
      answers: {
        yes: {
          means: "a clip, card, film or label went in",
          heard: [
            "staple",
            "paper clip",
            "credit card",
            "card",
            "cd",
            "plastic",
            "label",
            "sticky",
          ],
          when: { foreign: "always", "paper-jam": "rarely", "wrapped-shreds": "rarely" },
        },
        no: { means: "only paper went in" },
      },
    },
  ],
  safety: ["Keep fingers, hair, ties and pets away from the slot whenever the plug is in."],
  prevention: ["Oil it with every second bin: a zigzag of oil on a sheet, and shred the sheet."],
  stopWhen: ["The motor hums and gets hot."],
});

const reverseOnly = defineFault({
  id: "paper-shredder-reverse-only",
  name: "runs backwards only, or does not take the paper",
  weight: 7,
  says: [
    "only works in reverse",
    "only goes in reverse",
    "reverse only",
    "runs backwards but not forwards",
    "won't go forward",
    "not taking paper",
    "doesn't pull paper in",
    "auto not working",
    "runs all the time",
    "won't stop",
    "keeps running",
    "sensor",
    "doesn't start when paper is inserted",
    "motor runs backwards",
  ],
  causes: {
    sensor: {
      name: "a dusty light eye or a paper lever that is stuck",
      short: "the paper sensor",
      weight: 7,
      why: "In the middle of the slot a light barrier or lever feels the sheet. Dust blinds it, a shred holds it: then it never starts forwards, or never stops.",
      check: {
        do: "Push a stiff sheet straight into the middle of the slot; then look into the slot with a torch, unplugged.",
        finds: "it starts only there or not at all, and dust or a shred sits at the eye",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Soft paintbrush" }, { name: "Cotton bud" }, { name: "Torch" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out before you look in",
            how: "A brush in front of the eye starts the cutters.",
          },
          {
            action: "look",
            title: "Find the eye",
            how: "Torch: two small windows facing each other, or a little lever, in the middle of the slot.",
            see: "clear windows, or a lever that springs.",
          },
          {
            action: "clean",
            title: "Brush and wipe",
            how: "Paintbrush along both walls, then a dry cotton bud on each window. Shreds under the lever come out with the brush.",
            fallsOut: "Dust and shreds.",
          },
          {
            action: "test",
            title: "Plug in, “auto”, one stiff sheet",
            how: "Into the middle.",
            see: "a start at once, and a stop two seconds after the sheet.",
          },
        ],
        prevention: ["Brush the eye each time you oil the cutters."],
      },
    },
    jam: {
      name: "a rest of paper that blocks forwards",
      short: "a rest of paper",
      weight: 5,
      why: "After a jam a wedge stays at the cutters. Backwards it slides, forwards it wedges again, and the protection stops the motor.",
      check: {
        do: "Listen at forward: does it hum or jerk for a moment?",
        finds: "it hums or jerks and stops",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 35,
        euros: [0, 6],
        tools: [
          { name: "Tweezers" },
          { name: "Oil for shredders" },
          { name: "Strip of stiff paper" },
        ],
        steps: [
          {
            action: "test",
            title: "Reverse for ten seconds",
            how: "In two goes of five seconds. Touch nothing meanwhile.",
          },
          {
            action: "unplug",
            title: "Plug out, look from above and below",
            how: "Bin off, head on its side. Lift out by hand what has come up.",
          },
          {
            action: "clean",
            title: "Tweezers between the discs",
            how: "Disc by disc from end to end.",
            see: "no paper at any disc.",
          },
          { action: "lubricate", title: "Oil, ten minutes", how: "A line of oil along the discs." },
          {
            action: "test",
            title: "Push a stiff strip in",
            how: "Plug in, auto. A strip 5 cm wide is light on the motor.",
            see: "it goes through. Twice more, then paper.",
          },
        ],
      },
    },
    switch: {
      name: "a worn slide switch or relay",
      short: "the switch or relay",
      weight: 5,
      why: "Forward and reverse have contacts of their own. The forward one is used most, carries the load of each stall and burns first.",
      check: {
        do: "Clean eye and cutters, then move the switch slowly through “auto” several times.",
        finds: "it starts forwards only at one point of the switch, or not at all",
        minutes: 2,
      },
      repair: {
        handOver:
          "Switch and board carry mains beside a motor that starts by itself over sharp cutters.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 15],
        tools: [{ name: "Sheet of paper" }],
        steps: [
          {
            action: "unplug",
            title: "Leave the plug out",
            how: "Forwards may come back at any moment.",
          },
          {
            action: "look",
            title: "Write down each position",
            how: "Auto, off, reverse: what happens with and without a sheet of paper.",
          },
          {
            action: "look",
            title: "Copy the model",
            how: "From below the head.",
            see: "model and amps.",
          },
          {
            action: "look",
            title: "Bring head and bin to a repair café",
            how: "Without the bin it does not run. Contacts are cleaned or a relay for €3 is soldered in.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the shredder start forwards when a stiff sheet is pushed into the very middle of its slot?",
      answers: {
        yes: {
          means: "a stiff sheet in the middle starts it",
          heard: ["in the middle", "has to be in the middle"],
          when: { sensor: "often", jam: "rarely", switch: "rarely" },
        },
        no: { means: "a stiff sheet does not start it" },
      },
    },
    {
      ask: "Does the shredder hum or jerk for a moment at forward?",
      answers: {
        yes: {
          means: "it hums or jerks at forward",
          heard: ["hums", "jerks", "jammed", "clogged", "tries to"],
          when: { jam: "often", switch: "rarely", sensor: "never" },
        },
        no: { means: "nothing stirs at forward" },
      },
    },
    {
      ask: "Does forwards come at a certain point of the shredder's switch?",
      answers: {
        yes: {
          means: "forwards comes at one point of the switch",
          heard: ["switch", "wiggle the switch", "hold the switch"],
          when: { switch: "often", sensor: "rarely", jam: "rarely" },
        },
        no: { means: "the switch makes no difference" },
      },
    },
    {
      ask: "Is there dust or a shred in the middle of the shredder's slot?",
      answers: {
        yes: {
          means: "dust or a shred sits at the sensor",
          heard: ["dust", "dusty", "dirty", "debris", "sensor"],
          when: { sensor: "always", jam: "sometimes", switch: "sometimes" },
        },
        no: { means: "the slot is clean" },
      },
    },
  ],
  safety: ["Never test the sensor with a finger or a metal ruler."],
  prevention: ["Switch it off at the end: on “auto” it waits day and night."],
  stopWhen: ["It starts without paper after cleaning: plug out."],
});

const noPower = defineFault({
  id: "paper-shredder-does-not-switch-on",
  name: "does not switch on",
  usual: true,
  weight: 6,
  says: [
    "won't turn on",
    "doesn't turn on",
    "not working",
    "no power",
    "dead",
    "no light",
    "light on but won't start",
    "switches off as soon as switched on",
    "damaged mains cable",
    "fuse gone",
    "stopped working",
    "nothing happens",
    "light working but not running",
    "bin light",
  ],
  causes: {
    bin: {
      name: "a bin, head or door that is not home",
      short: "the bin or head",
      weight: 6,
      why: "A small switch under the head closes only when the bin is in and the head lies flat. One shred on the rim is enough.",
      check: {
        do: "Take bin and head apart, wipe the rim, put them together and press the head down.",
        finds: "the lamp comes on, or it runs while you press",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Dry brush" }, { name: "Torch" }],
        steps: [
          { action: "unplug", title: "Plug out, bin empty", how: "Head upside down." },
          {
            action: "look",
            title: "Find the switch",
            how: "Torch along the edge of the head: a small plastic tongue or a hole with a pin.",
            see: "a tongue that springs when pressed with a pencil.",
          },
          {
            action: "clean",
            title: "Brush rim and tongue",
            how: "And look whether the nose on the bin that presses it is whole.",
          },
          {
            action: "reassemble",
            title: "Head straight, bin to its stop",
            how: "Press on all four corners.",
            putBack: "The nose of the bin on the side of the tongue.",
          },
          {
            action: "test",
            title: "Plug in, auto, one sheet",
            how: "Hands away.",
            see: "a lamp, then a start.",
          },
        ],
        stopWhen: ["It runs without the bin: its guard has failed, so use it no more."],
      },
    },
    supply: {
      name: "a dead socket, a blown fuse or a pinched cord",
      short: "the socket, fuse or cord",
      weight: 4,
      why: "The cord is pinched between bin and wall, and the plug's fuse takes each stall.",
      check: {
        do: "Prove the socket with a desk lamp. If the cord is whole all along, plug in and nudge it at the head with a wooden ruler.",
        finds: "the lamp is dark, or the lamp of the shredder flickers",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 12,
        euros: [0, 2],
        tools: [
          { name: "Desk lamp" },
          { name: "Small screwdriver" },
          { name: "Fuse as printed on the plug" },
        ],
        steps: [
          {
            action: "test",
            title: "Desk lamp into its socket",
            how: "No power strip.",
            see: "light.",
          },
          {
            action: "unplug",
            title: "Unplug it and look along the cord",
            how: "Most of all where it leaves the head.",
            warning: "If the bush is torn or wires show, a repairer fits a new cord.",
          },
          {
            action: "replace",
            title: "Fuse of a British plug",
            how: "Screwdriver under the carrier, same rating in: 3 or 5 A.",
            fallsOut: "The old fuse.",
          },
          { action: "test", title: "Reverse, then one sheet", how: "Bin in.", see: "movement." },
        ],
        stopWhen: ["The fuse goes again at the start."],
      },
    },
    heat: {
      name: "a motor that is resting because of heat",
      short: "a hot motor",
      weight: 5,
      why: "Household shredders run for two to five minutes and then need half an hour. The lamp turns red or everything is dark.",
      check: { do: "Wait for an hour with the plug out.", finds: "it runs again", minutes: 2 },
      repair: {
        difficulty: "Very easy",
        minutes: 65,
        euros: [0, 5],
        tools: [{ name: "Shredder oil" }, { name: "Kitchen timer", instead: "a phone" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out for an hour",
            how: "Air slots free, not on carpet.",
          },
          {
            action: "lubricate",
            title: "Oil the cutters",
            how: "A line of shredder oil along the slot while it is unplugged: dry cutters heat the motor.",
          },
          { action: "test", title: "Reverse for half a minute", how: "It spreads the oil." },
          {
            action: "test",
            title: "Two minutes by the timer, then rest",
            how: "Half the sheets that the label gives.",
            see: "two minutes without a stop.",
          },
        ],
        prevention: ["A little each day rather than a boxful in one evening."],
      },
    },
    inside: {
      name: "a blown inner fuse, a dead motor or board",
      short: "the inner fuse, motor or board",
      weight: 4,
      why: "After a hard stall an inner fuse opens; brushes and relays wear.",
      check: {
        do: "With bin and socket proved, switch to reverse and listen.",
        finds: "there is no sound, or a hum without movement and with clean cutters",
        minutes: 1,
      },
      repair: {
        handOver: "Under the cover lie mains and cutters that can start.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [2, 30],
        tools: [{ name: "Adhesive note" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bin on",
            how: "So that the cutters are covered for the journey.",
          },
          {
            action: "look",
            title: "Adhesive note with the last event",
            how: "“Stopped with ten sheets”, “after a bang”, “in the middle of nothing”.",
          },
          {
            action: "look",
            title: "Compare with a new one",
            how: "Fuse or relay are worth it, a motor in a shredder for €40 is not.",
          },
          { action: "look", title: "Hand it over", how: "A meter finds it in ten minutes." },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the shredder react when its bin is pushed in or its head pressed down?",
      answers: {
        yes: {
          means: "pressing bin or head helps",
          heard: ["bin", "press down", "head", "lid", "door"],
          when: { bin: "always", supply: "never", heat: "never", inside: "rarely" },
        },
        no: { means: "bin and head make no difference" },
      },
    },
    {
      ask: "Does the shredder's lamp come on?",
      answers: {
        yes: {
          means: "its lamp comes on",
          heard: ["light working", "light on", "red light", "light"],
          when: { supply: "never", bin: "sometimes", heat: "often", inside: "sometimes" },
        },
        no: { means: "its lamp stays dark", heard: ["no light", "no power", "dead"] },
      },
    },
    {
      ask: "Had the shredder been working for some minutes when it stopped?",
      answers: {
        yes: {
          means: "it had worked for some minutes",
          heard: ["overheats", "overheated", "hot", "after a few minutes", "short usage"],
          when: { heat: "often", inside: "sometimes", bin: "rarely", supply: "rarely" },
        },
        no: { means: "it was cold" },
      },
    },
    {
      ask: "Does another device work in the shredder's socket?",
      answers: {
        yes: {
          means: "the socket works",
          heard: ["changed the fuse", "socket works", "fuse ok"],
          when: { supply: "rarely" },
        },
        no: { means: "the socket is dead", heard: ["fuse gone"] },
      },
    },
  ],
  safety: [
    "When it comes back to life, it may run at once: bin on and hands away before the plug goes in.",
  ],
  prevention: ["Unplug it in a home with children."],
  stopWhen: ["It gets hot within seconds, or the plug does."],
});

const noisyOrHot = defineFault({
  id: "paper-shredder-noisy-or-overheats",
  name: "is loud, smells or overheats",
  weight: 5,
  says: [
    "overheats",
    "overheats quickly",
    "overheats after short usage",
    "noisy",
    "loud",
    "groaning noise",
    "grinding",
    "squeaks",
    "squealing",
    "smells",
    "slow",
    "struggles",
    "weak",
    "stops after a few sheets",
    "clicking",
    "cuts badly",
  ],
  causes: {
    dry: {
      name: "cutters that run dry",
      short: "dry cutters",
      weight: 7,
      why: "Paper dust takes up every trace of oil. Dry discs squeal, drag and heat motor and gear.",
      check: {
        do: "Draw a zigzag of oil on a sheet and shred it, then listen.",
        finds: "it gets quieter and stronger at once",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 25,
        euros: [3, 8],
        tools: [
          { name: "Bottle of shredder oil", instead: "cooking oil, used more often" },
          { name: "Plain paper" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, bin emptied",
            how: "Look for felt on the discs and pick it off with tweezers.",
          },
          {
            action: "lubricate",
            title: "Oil along the slot",
            how: "A line from end to end out of the bottle; wait for ten minutes.",
            warning: "No spray can: its gas catches fire from the motor's sparks.",
          },
          {
            action: "test",
            title: "Reverse for twenty seconds",
            how: "Then forwards empty.",
            see: "the groan going over into a hum.",
          },
          {
            action: "clean",
            title: "Shred five single sheets of plain paper",
            how: "They take up the surplus oil.",
          },
          {
            action: "test",
            title: "Half the sheets on the label",
            how: "For two minutes.",
            see: "warm, not hot.",
          },
        ],
        prevention: ["Oil after each half hour of work."],
      },
    },
    load: {
      name: "too many sheets or too long at a time",
      short: "the load",
      weight: 5,
      why: "The label counts thin sheets with a new motor. Letters with glue and windows count double.",
      check: {
        do: "Feed half as many sheets for two minutes.",
        finds: "it neither slows nor stops",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Timer" }],
        steps: [
          { action: "unplug", title: "Let it cool for half an hour", how: "Plug out." },
          {
            action: "adjust",
            title: "Count the sheets",
            how: "Half the label's number, unfolded, without clips and film.",
          },
          {
            action: "adjust",
            title: "Set the timer",
            how: "Two minutes' work, twenty minutes' rest.",
          },
          {
            action: "test",
            title: "A full round",
            how: "Feel the head above the motor.",
            see: "hand-warm.",
          },
        ],
      },
    },
    gear: {
      name: "a dry gear or motor bearing",
      short: "the gear or bearing",
      weight: 4,
      why: "Plastic gears lose their grease, and a bearing groans under the side pull of the cutters.",
      check: {
        do: "Run it empty, oiled and clean, and lay a hand on each end of the head.",
        finds: "one end groans or shakes when empty too",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 8],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Grease for plastic gears" },
          { name: "Light oil" },
          { name: "Soft brush" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out and cord in sight",
            how: "Lay the plug on the table beside you, so that nobody plugs it in.",
          },
          {
            action: "unscrew",
            title: "Take the head's cover off",
            how: "Four to six screws from below with the screwdriver.",
            fallsOut: "Cover, slide switch knob. Picture first.",
            warning:
              "Board and switch carry mains when plugged in, and a capacitor may sit there: touch gear and bearing only.",
          },
          {
            action: "clean",
            title: "Brush the dust out",
            how: "From gears, motor slots and belt.",
          },
          {
            action: "lubricate",
            title: "Grease on teeth, oil on bearings",
            how: "A film of grease on each wheel, one drop of oil at each end of the shafts and of the motor.",
            see: "no missing tooth.",
          },
          {
            action: "reassemble",
            title: "Cover on, knob over its lever",
            how: "No wire under the edge.",
          },
          {
            action: "test",
            title: "Bin in, reverse, forwards",
            how: "Empty first.",
            see: "a hum instead of a groan.",
          },
        ],
        stopWhen: ["A wheel has lost teeth, or wires are scorched."],
      },
    },
    blade: {
      name: "a bent or chipped disc",
      short: "a bent disc",
      weight: 2,
      why: "Clips and cards nick the discs, which then click at each turn and tear instead of cutting.",
      check: {
        do: "Look along the discs with a torch, unplugged, turning nothing by hand.",
        finds: "one stands out of line or has a nick",
        minutes: 1,
      },
      repair: {
        handOver: "The cutter block is ground as one part and cannot be set at home.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [0, 60],
        tools: [{ name: "Torch" }],
        steps: [
          { action: "unplug", title: "Plug out", how: "Bin off." },
          {
            action: "look",
            title: "Torch along both rows",
            how: "Count what is out of line.",
            see: "even gaps on a sound block.",
          },
          {
            action: "look",
            title: "Use it gently or stop",
            how: "A nick clicks and lasts for years; a loose or broken disc ends it.",
          },
          {
            action: "look",
            title: "Ask for the block's price",
            how: "Office machines have it as a spare, small ones do not.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Were the shredder's cutters oiled within the last month?",
      answers: {
        yes: {
          means: "the cutters were oiled lately",
          heard: ["oiled", "lubricated"],
          when: { dry: "rarely", load: "often", gear: "often", blade: "often" },
        },
        no: { means: "the cutters have not been oiled for long", heard: ["never oiled", "dry"] },
      },
    },
    {
      ask: "Is the shredder loud when it runs empty?",
      answers: {
        yes: {
          means: "it is loud when empty too",
          heard: ["groaning", "grinding", "squealing", "squeaks"],
          when: { gear: "always", dry: "often", load: "never", blade: "sometimes" },
        },
        no: { means: "it is quiet when empty" },
      },
    },
    {
      ask: "Does the shredder do well with half the sheets and for two minutes only?",
      answers: {
        yes: {
          means: "it does well with half the load",
          heard: ["fewer sheets", "few sheets"],
          when: { load: "always", dry: "sometimes", gear: "rarely", blade: "sometimes" },
        },
        no: { means: "half the load does not help" },
      },
    },
    {
      ask: "Does the shredder click once a turn?",
      answers: {
        yes: {
          means: "it clicks once a turn",
          heard: ["clicking", "clicks"],
          when: { blade: "always", gear: "sometimes", dry: "rarely", load: "never" },
        },
        no: { means: "it does not click" },
      },
    },
  ],
  safety: ["Paper dust and heat: empty the bin, and do not leave it running alone."],
  prevention: ["Single sheets of thick paper, never cardboard."],
  stopWhen: ["It smells of hot varnish."],
});

export const paperShredder: Playbook = {
  faults: [jammed, reverseOnly, noPower, noisyOrHot],
  notes: [
    {
      about: ["oil", "which oil", "wd40", "wd 40", "spray"],
      text: "Shredder oil or plain cooking oil from a bottle. Never a spray can: its gas collects over the motor and can catch fire.",
    },
    {
      about: ["how many", "sheets", "capacity"],
      text: "Take half the number on the label, and rest it for twenty minutes after two minutes' work.",
    },
    {
      about: ["child", "children", "pet", "safe"],
      text: "Small fingers and pets' tongues fit into some slots. Switch off and unplug it after use; “auto” starts by itself.",
    },
    {
      about: ["garden", "branches"],
      text: "A garden shredder is another machine: its blades run on after switching off, and only the plug makes it safe to open.",
    },
  ],
};
