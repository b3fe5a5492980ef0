import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const stopped = defineFault({
  id: "watch-stopped",
  name: "has stopped",
  usual: true,
  weight: 9,
  says: [
    "stopped",
    "stopped working",
    "battery dead",
    "needs new battery",
    "needs a battery replaced",
    "dead",
    "doesn't tick",
    "new battery still not working",
    "second hand jumps four seconds",
    "battery runs out quickly",
    "hands don't move",
    "digital watch blank",
    "won't go",
    "automatic watch stopped",
    "new battery not working",
    "can't open the back",
    "watch not running",
    "blank display",
  ],
  causes: {
    battery: {
      name: "an empty cell",
      short: "the cell",
      weight: 7,
      why: "A quartz watch runs two to four years on one cell. Many warn you by jumping in steps of four seconds.",
      check: {
        do: "Push the crown fully in, and think when the cell was changed last.",
        finds:
          "the crown is in and the cell is older than two years, or the second hand jumps in fours",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [2, 10],
        tools: [
          {
            name: "Case opener",
            instead: "a small penknife for a snap back, a ball of sticky tape for a screwed one",
          },
          { name: "Plastic tweezers", instead: "wooden toothpicks" },
          { name: "New cell of the same number" },
          { name: "Magnifying glass" },
        ],
        steps: [
          {
            action: "look",
            title: "See how the back is held",
            how: "With the magnifying glass: a notch or lip means snap-on, six slots mean screwed, tiny screws mean screws.",
            see: "which of the three.",
          },
          {
            action: "unplug",
            title: "Stop the watch",
            how: "Pull the crown out. Work over a tray on a cloth.",
          },
          {
            action: "pry",
            title: "Open the back",
            how: "Lip: opener or blade into the notch, twist. Slots: opener, anticlockwise. Tape a ring round the case against scratches.",
            warning: "Cut away from your hand. Divers' watches lose their tightness when opened.",
            fallsOut: "A thin rubber ring: note how it lies.",
          },
          {
            action: "replace",
            title: "Change the cell",
            how: "Lift its spring or screw, take the cell out with plastic tweezers (metal ones short it), read its number, such as 364 or SR621SW, and put in the same, plus upwards as before.",
            see: "a second hand that moves.",
          },
          {
            action: "reassemble",
            title: "Close it",
            how: "Ring in its groove with a trace of silicone grease, notch at the crown, press with both thumbs or screw.",
            putBack: "Crown in.",
          },
          {
            action: "test",
            title: "Compare after a day",
            how: "With a phone.",
            see: "the right time to the second.",
          },
        ],
        prevention: ["Change the cell when it is empty, not years later: it leaks."],
      },
    },
    contact: {
      name: "a bent contact, a wrong cell or a needed reset",
      short: "the contact",
      weight: 4,
      why: "After a change of cell a spring is bent, the cell is upside down or 0.5 mm too thin, or a digital module waits for its reset.",
      check: {
        do: "Compare the number of the new cell with the one printed in the case.",
        finds: "it differs, or it stopped right after the change",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Case opener" },
          { name: "Plastic tweezers" },
          { name: "Cotton bud" },
          { name: "Isopropyl alcohol" },
          { name: "Magnifying glass" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Crown out, open the back",
            how: "Case opener as for a cell.",
            fallsOut: "Gasket, and a plastic spacer ring.",
          },
          {
            action: "look",
            title: "Check number and side",
            how: "With the magnifying glass: the same diameter and height, plus on the side of the broad contact.",
            see: "a spring that presses on the cell's rim or face.",
          },
          { action: "adjust", title: "Raise the spring", how: "By a hair, with plastic tweezers." },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "A nearly dry cotton bud with alcohol, away from the coil.",
            warning: "The coil beside the cell is of wire thinner than a hair. One touch kills it.",
          },
          {
            action: "adjust",
            title: "Reset a digital module",
            how: "Touch the pad marked AC and the cell's plus with the tweezers for two seconds; use metal ones for this only.",
          },
          {
            action: "test",
            title: "Watch it for ten minutes",
            how: "Before the back goes on.",
            see: "steady steps.",
            putBack: "Spacer, gasket, back.",
          },
        ],
      },
    },
    movement: {
      name: "a gummed or broken movement",
      short: "the movement",
      weight: 4,
      why: "Oil thickens after ten years, water rusts the wheels, and a fall breaks a pivot.",
      check: {
        do: "With a new, right cell in, hold it to your ear and look whether the second hand trembles.",
        finds: "it trembles or stands although the cell is new and right",
        minutes: 2,
      },
      repair: {
        handOver:
          "Its parts are thinner than hair and need a watchmaker's tools, oil and clean bench.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [20, 150],
        tools: [{ name: "Small box with a soft cloth" }],
        steps: [
          {
            action: "adjust",
            title: "Wake it gently",
            how: "Warm it in your hand for ten minutes, then turn the hands forwards by a day with the crown.",
            see: "whether it starts.",
          },
          {
            action: "unplug",
            title: "Take an old cell out",
            how: "Or let the back stay on if you cannot close it tightly.",
          },
          {
            action: "look",
            title: "Look up the movement",
            how: "A number such as 2035 stands on it. Quartz movements cost €10 to 30 and are changed as a whole.",
          },
          {
            action: "look",
            title: "Bring it to a watchmaker",
            how: "In a box with a soft cloth. Ask for exchange or service and for the price of both.",
          },
        ],
      },
    },
    wound: {
      name: "an automatic or hand-wound watch that has run down",
      short: "a run-down spring",
      weight: 3,
      why: "An automatic stops after two days on the table. It must be wound before it winds itself.",
      check: {
        do: "Turn the crown twenty times forwards in its inner position.",
        finds: "it starts",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Soft cloth" }],
        steps: [
          {
            action: "adjust",
            title: "Unscrew the crown if it is screwed",
            how: "Anticlockwise, until it springs out. Wipe it with the cloth.",
          },
          {
            action: "adjust",
            title: "Wind twenty to thirty turns",
            how: "Forwards. A hand-wound one to its first resistance.",
            warning: "Stop at the resistance of a hand-wound watch.",
          },
          {
            action: "adjust",
            title: "Set time and date",
            how: "Date not between nine in the evening and three at night: its gears are in mesh then.",
            putBack: "Crown pressed and screwed in.",
          },
          {
            action: "test",
            title: "Wear it for a day",
            how: "Eight hours or more.",
            see: "a second hand that runs through the night.",
          },
        ],
        stopWhen: ["It is wound and stops within hours: it wants cleaning by a watchmaker."],
      },
    },
  },
  questions: [
    {
      ask: "Has the watch had a new cell lately?",
      answers: {
        yes: {
          means: "its cell is new",
          heard: [
            "new battery",
            "changed the battery",
            "battery replaced",
            "still not working",
            "fresh battery",
          ],
          when: { battery: "never", contact: "often", movement: "often", wound: "never" },
        },
        no: {
          means: "its cell is not new",
          heard: ["needs new battery", "battery dead", "needs battery", "old battery"],
          when: { battery: "often" },
        },
      },
    },
    {
      ask: "Has the watch a battery, or is it wound by hand or by wearing it?",
      answers: {
        battery: {
          means: "it has a battery",
          heard: ["quartz", "battery", "digital", "cell", "solar"],
          when: { wound: "never", battery: "always", contact: "always", movement: "often" },
        },
        wound: {
          means: "it is wound",
          heard: ["automatic", "mechanical", "wind", "winder", "hand wound", "self winding"],
          when: { wound: "always", battery: "never", contact: "never", movement: "sometimes" },
        },
      },
    },
    {
      ask: "Did the watch stop after water, a fall or a magnet?",
      answers: {
        yes: {
          means: "it stopped after water, a fall or a magnet",
          heard: ["water", "swimming", "dropped", "fell", "washed", "shower", "magnet"],
          when: { movement: "often", contact: "sometimes", battery: "rarely", wound: "rarely" },
        },
        no: { means: "nothing happened to it" },
      },
    },
    {
      ask: "Does the second hand of the watch tremble, or jump four seconds at a time?",
      answers: {
        fours: {
          means: "the second hand jumps in fours",
          heard: ["four seconds", "jumps", "skips seconds"],
          when: { battery: "always", contact: "rarely", movement: "rarely", wound: "never" },
        },
        trembles: {
          means: "the second hand trembles on the spot",
          heard: ["trembles", "twitches", "ticks on the spot"],
          when: { movement: "often", battery: "sometimes", contact: "rarely", wound: "never" },
        },
        still: { means: "the second hand stands still" },
      },
    },
  ],
  safety: [
    "Coin cells are deadly for children who swallow them: count them, and tape the old ones.",
    "Work away from your body with blades and openers.",
  ],
  prevention: ["Have the seal changed with each cell if the watch must be tight."],
  stopWhen: [
    "The back does not move with moderate force.",
    "It is a valuable watch, or one that must be watertight.",
  ],
});

const strap = defineFault({
  id: "watch-strap",
  name: "has a broken strap or clasp",
  weight: 6,
  says: [
    "strap broken",
    "strap came off",
    "bracelet broken",
    "pin missing",
    "spring bar lost",
    "clasp broken",
    "buckle broken",
    "strap too long",
    "remove links",
    "link broken",
    "strap torn",
    "strap loop broken",
    "needs new strap",
    "watch fell off wrist",
    "pin fell out",
    "strap perished",
    "bracelet too big",
    "clasp won't close",
    "smartwatch strap broken",
  ],
  causes: {
    "spring-bar": {
      name: "a lost or bent spring bar",
      short: "the spring bar",
      weight: 6,
      why: "A thin tube with two sprung tips holds the strap between the lugs. It bends or loses a tip, and the watch falls.",
      check: {
        do: "Look into the holes of the lugs and at the end of the strap.",
        finds: "the bar is missing, bent or without a tip",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 10,
        euros: [2, 6],
        tools: [
          { name: "Spring bar tool", instead: "a small flat screwdriver" },
          { name: "Ruler" },
          { name: "New spring bars" },
        ],
        steps: [
          {
            action: "look",
            title: "Lay the watch face down on a cloth",
            how: "Clean the holes in the lugs.",
          },
          {
            action: "measure",
            title: "Measure between the lugs",
            how: "With the ruler, inside: 18, 20 and 22 mm are common.",
            see: "a whole number of millimetres.",
          },
          {
            action: "replace",
            title: "Push the bar through the strap",
            how: "New spring bars of that width, both sides at once.",
          },
          {
            action: "reassemble",
            title: "Set one tip, press the other",
            how: "Lower tip into its hole, upper tip down with the tool, slide in until it clicks.",
            fallsOut: "The bar jumps: shield it with a finger.",
          },
          {
            action: "test",
            title: "Pull the strap firmly",
            how: "On both sides.",
            see: "no gap, and both tips in their holes.",
          },
        ],
      },
    },
    strap: {
      name: "a worn strap",
      short: "the strap",
      weight: 5,
      why: "Leather tears at its holes, and rubber grows brittle after three to five years.",
      check: {
        do: "Bend the strap at the holes and at the lugs.",
        finds: "you see cracks or a torn hole",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [8, 30],
        tools: [
          { name: "Spring bar tool", instead: "a small flat screwdriver" },
          { name: "New strap" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "look",
            title: "Find width and ends",
            how: "Between the lugs in millimetres; straight or curved ends, or the maker's own fitting.",
            see: "the same number on the new strap.",
          },
          {
            action: "unscrew",
            title: "Take the old strap off",
            how: "Masking tape on the lugs against scratches. Push the bar's shoulder in with the tool and lift.",
            fallsOut: "Two spring bars: use new ones if they are bent.",
          },
          {
            action: "replace",
            title: "Fit the new strap",
            how: "Buckle side at twelve, long side at six.",
            putBack: "Bars until both tips click.",
          },
          {
            action: "test",
            title: "Pull both halves",
            how: "As hard as a sleeve would.",
            see: "a strap that stays.",
          },
        ],
      },
    },
    link: {
      name: "a pin or link of a metal bracelet",
      short: "a link",
      weight: 4,
      why: "Pins work out sideways, and links are too many or too few.",
      check: {
        do: "Look along the side of the bracelet for a pin that stands out, and for arrows inside.",
        finds: "a pin looks out or a link hangs",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 8],
        tools: [
          { name: "Pin punch", instead: "a straightened strong paper clip" },
          { name: "Small hammer" },
          { name: "Long-nose pliers" },
          { name: "Block of soft wood" },
        ],
        steps: [
          {
            action: "look",
            title: "Find the arrows inside",
            how: "Pins go out in the direction of the arrow and in against it.",
          },
          {
            action: "unscrew",
            title: "Drive the pin out",
            how: "Bracelet upright in a slot of the wood, light taps with hammer and punch, the rest with the pliers.",
            fallsOut: "The pin, and on some a tiny tube: it belongs in the middle.",
          },
          {
            action: "adjust",
            title: "Take out links on both sides of the clasp",
            how: "The same number on each, so that the clasp stays below the wrist.",
          },
          {
            action: "reassemble",
            title: "Drive the pin in against the arrow",
            how: "Split end last, until it is flush.",
            see: "a pin that does not look out on either side.",
            putBack: "The tube, if there was one.",
          },
          {
            action: "test",
            title: "Wear it loosely",
            how: "A finger should fit under it.",
            see: "no pin that moves after a day.",
          },
        ],
      },
    },
    clasp: {
      name: "a worn clasp or buckle",
      short: "the clasp",
      weight: 4,
      why: "Folding clasps snap over a small nose that wears or bends.",
      check: { do: "Close it and pull lightly.", finds: "it springs open", minutes: 1 },
      repair: {
        difficulty: "Easy",
        minutes: 15,
        euros: [0, 15],
        tools: [
          { name: "Long-nose pliers" },
          { name: "Old toothbrush" },
          { name: "Replacement clasp" },
        ],
        steps: [
          { action: "clean", title: "Brush dirt out", how: "Warm soapy water, toothbrush, dry." },
          {
            action: "adjust",
            title: "Bend the catch a little inwards",
            how: "Pliers with tape on the jaws, by a hair.",
            see: "a clear snap.",
          },
          {
            action: "replace",
            title: "Fit a new clasp",
            how: "The same width; spring bars at both ends, with a fine screwdriver.",
            putBack: "Safety catch outwards.",
          },
          {
            action: "test",
            title: "Snap and pull ten times",
            how: "Over a bed.",
            see: "it stays shut.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the bar or pin that holds the watch's strap missing or bent?",
      answers: {
        yes: {
          means: "the bar or pin is missing or bent",
          heard: ["pin missing", "spring bar", "bar lost", "strap came off", "pin fell out", "pin"],
          when: { "spring-bar": "always", strap: "rarely", link: "sometimes", clasp: "rarely" },
        },
        no: { means: "bars and pins are in place" },
      },
    },
    {
      ask: "Is the watch's strap made of metal links?",
      answers: {
        yes: {
          means: "it has a metal bracelet",
          heard: ["bracelet", "links", "link", "metal strap"],
          when: { link: "always", clasp: "often", strap: "never", "spring-bar": "sometimes" },
        },
        no: {
          means: "its strap is leather, rubber or fabric",
          heard: ["leather", "rubber", "silicone", "fabric", "nylon"],
          when: { link: "never" },
        },
      },
    },
    {
      ask: "Does the watch's clasp or buckle open by itself?",
      answers: {
        yes: {
          means: "the clasp opens by itself",
          heard: ["clasp", "buckle", "won't close", "opens by itself"],
          when: { clasp: "always", "spring-bar": "rarely", strap: "rarely", link: "rarely" },
        },
        no: { means: "the clasp holds" },
      },
    },
  ],
  safety: ["Shield spring bars with a finger: they jump to eye height."],
  prevention: ["Rinse sweat and salt off the strap, and look at the bars once a year."],
  stopWhen: ["A lug is worn or broken: a jeweller can build it up."],
});

const wrongTime = defineFault({
  id: "watch-wrong-time",
  name: "does not keep time, or cannot be set",
  weight: 5,
  says: [
    "loses time",
    "gains time",
    "runs slow",
    "runs fast",
    "wrong time",
    "crown came off",
    "crown loose",
    "can't set the time",
    "crown won't pull out",
    "date wrong",
    "date doesn't change",
    "date changes at noon",
    "winder came off",
    "stem pulled out",
    "crown stuck",
    "button stuck",
    "buttons not working",
    "hand loose",
    "hands came off",
    "keeps stopping",
  ],
  causes: {
    weak: {
      name: "a cell at its end, or a magnetised movement",
      short: "cell or magnetism",
      weight: 5,
      why: "A fading cell loses steps. Phone cases and loudspeakers hold magnets that make a wound watch race.",
      check: {
        do: "Hold a compass near it, and think how old the cell is.",
        finds: "the needle swings, or the cell is older than two years",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [2, 12],
        tools: [
          { name: "Compass", instead: "a compass app, held close" },
          { name: "Demagnetiser", instead: "a watchmaker's, for nothing in most shops" },
          { name: "New cell" },
        ],
        steps: [
          {
            action: "look",
            title: "Note the error for three days",
            how: "Quartz: more than a second a day is a fault. Wound: up to 30 seconds is normal.",
            see: "a steady figure.",
          },
          {
            action: "adjust",
            title: "Demagnetise a wound watch",
            how: "Lay it on the demagnetiser, press, lift it away to an arm's length, let go.",
            see: "a compass needle that stays still.",
          },
          {
            action: "replace",
            title: "Change the cell of a quartz watch",
            how: "The same number; the back as for any new cell.",
          },
          {
            action: "adjust",
            title: "Set it by a phone",
            how: "Stop at the full minute, press the crown in on the second.",
          },
          {
            action: "test",
            title: "Compare after three days",
            how: "With the same phone.",
            see: "an error within its class.",
          },
        ],
      },
    },
    crown: {
      name: "a crown or stem that has come out",
      short: "the crown",
      weight: 5,
      why: "The crown sits on a thin stem that a lever holds. When it is pulled too far, it comes out; worn threads let the crown spin.",
      check: {
        do: "Pull the crown gently and turn it.",
        finds: "it comes out or turns without moving the hands",
        minutes: 1,
      },
      repair: {
        handOver:
          "The stem is released and cut to a tenth of a millimetre beside the coil and wheels of the open movement.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 50],
        tools: [{ name: "Small bag" }, { name: "Tape" }],
        steps: [
          {
            action: "look",
            title: "Keep crown and stem",
            how: "Put both in a small bag; without them a match has to be found.",
          },
          {
            action: "adjust",
            title: "Try to push it straight in",
            how: "Turning lightly, once. If it clicks and sets the hands, it was only out of its lever.",
            see: "hands that follow.",
          },
          {
            action: "look",
            title: "Close the hole",
            how: "A strip of tape keeps dust and damp out.",
          },
          {
            action: "look",
            title: "Bring it to a watchmaker",
            how: "A new stem and crown is a standard job of half an hour.",
          },
        ],
      },
    },
    date: {
      name: "a date or hand that is out of step",
      short: "the date",
      weight: 4,
      why: "If the date changes at noon, the hour hand is twelve hours off. A hand that slipped points wrong by a steady amount.",
      check: {
        do: "Turn the hands forwards and watch when the date jumps.",
        finds: "it jumps at noon",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 5,
        euros: [0, 0],
        tools: [{ name: "The manual", instead: "the maker's page for the model" }],
        steps: [
          {
            action: "adjust",
            title: "Turn past the jump",
            how: "Crown fully out, forwards until the date changes: that is now midnight.",
          },
          {
            action: "adjust",
            title: "Set the time from there",
            how: "Forwards to the morning, or twelve hours more for the afternoon.",
          },
          {
            action: "adjust",
            title: "Set the date in the middle position",
            how: "Only when the watch shows between three and nine o'clock, as the manual says.",
            warning: "Around midnight its gears are in mesh and break.",
          },
          {
            action: "test",
            title: "Look at the next midnight",
            how: "Or turn 24 hours on.",
            see: "a change at midnight.",
          },
        ],
      },
    },
    buttons: {
      name: "gummed buttons",
      short: "the buttons",
      weight: 3,
      why: "Soap and sunscreen dry round the pushers of a digital watch or chronograph.",
      check: {
        do: "Press each pusher and feel whether it comes back.",
        finds: "one is stiff or stays in",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 3],
        tools: [{ name: "Soft toothbrush" }, { name: "Toothpick" }, { name: "Silicone grease" }],
        steps: [
          {
            action: "clean",
            title: "Brush round the pushers",
            how: "Damp, not dripping, with a drop of soap on the toothbrush; crown pushed in.",
          },
          {
            action: "clean",
            title: "Scrape the gap",
            how: "Toothpick round each pusher.",
            fallsOut: "Grey soap.",
          },
          {
            action: "lubricate",
            title: "A trace of silicone grease",
            how: "At the shaft, pressed in ten times.",
          },
          {
            action: "adjust",
            title: "Reset chronograph hands",
            how: "Crown out, hold both pushers for three seconds, step the hands to twelve.",
          },
          {
            action: "test",
            title: "Press each ten times",
            how: "Light presses.",
            see: "a click and a return each time.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Has the watch's crown come off, or does it turn without moving the hands?",
      answers: {
        yes: {
          means: "the crown is off or spins",
          heard: [
            "crown came off",
            "winder came off",
            "stem",
            "crown loose",
            "crown spins",
            "crown",
          ],
          when: { crown: "always", weak: "never", date: "never", buttons: "rarely" },
        },
        no: { means: "the crown is in order" },
      },
    },
    {
      ask: "Does the watch's date change at the wrong time of day?",
      answers: {
        yes: {
          means: "the date changes at the wrong time",
          heard: ["date wrong", "at noon", "date changes", "date doesn't change", "date"],
          when: { date: "always", weak: "rarely", crown: "rarely", buttons: "rarely" },
        },
        no: { means: "the date is right or there is none" },
      },
    },
    {
      ask: "Does the watch gain or lose time?",
      answers: {
        yes: {
          means: "it gains or loses time",
          heard: ["loses time", "gains time", "slow", "fast", "keeps stopping", "wrong time"],
          when: { weak: "always", date: "rarely", crown: "rarely", buttons: "never" },
        },
        no: { means: "it runs at the right rate" },
      },
    },
    {
      ask: "Are pushers of the watch stiff or stuck?",
      answers: {
        yes: {
          means: "pushers are stiff or stuck",
          heard: ["button stuck", "buttons", "pusher", "stiff button"],
          when: { buttons: "always", crown: "rarely", weak: "rarely", date: "rarely" },
        },
        no: { means: "the pushers are free" },
      },
    },
  ],
  safety: ["Push the crown in before the watch comes near water."],
  prevention: ["Keep it a hand's width from magnets, speakers and phone cases."],
  stopWhen: [
    "There is mist or water under the glass: it must be opened and dried the same day by a watchmaker.",
  ],
});

const glass = defineFault({
  id: "watch-glass-or-water",
  name: "has a scratched or broken glass, or water inside",
  weight: 3,
  says: [
    "glass scratched",
    "glass broken",
    "crystal cracked",
    "condensation inside",
    "water inside",
    "misted up",
    "fogged up",
    "steamed up",
    "glass fell out",
    "screen scratched",
    "hands came off inside",
    "wet inside",
    "glass cracked",
    "smartwatch screen cracked",
    "back won't close",
    "case back fell off",
    "loose hand inside",
  ],
  causes: {
    scratch: {
      name: "scratches in acrylic glass",
      short: "scratches",
      weight: 5,
      why: "Acrylic glass scratches easily and polishes as easily. Mineral glass and sapphire do not.",
      check: {
        do: "Tap the glass with a fingernail and feel it with your lip.",
        finds: "it sounds dull and feels warm: that is acrylic",
        minutes: 1,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 6],
        tools: [
          { name: "Plastic polish", instead: "white toothpaste" },
          { name: "Soft cotton cloth" },
          { name: "Masking tape" },
        ],
        steps: [
          {
            action: "clean",
            title: "Push the crown in, tape the case",
            how: "Masking tape round the glass protects the metal.",
          },
          {
            action: "clean",
            title: "Polish in small circles",
            how: "A pea of polish on the cloth, light pressure, five minutes.",
            see: "scratches growing finer, then gone.",
          },
          {
            action: "clean",
            title: "Wipe and look",
            how: "Against the light; deep ones want a second round.",
          },
          {
            action: "test",
            title: "Leave mineral glass alone",
            how: "If ten minutes change nothing, it is mineral or sapphire, and a new glass is the way.",
            see: "a clear view, or the same scratches.",
          },
        ],
      },
    },
    broken: {
      name: "a cracked or loose glass",
      short: "the glass",
      weight: 4,
      why: "A splinter that falls between hands and dial stops the watch and scratches the dial.",
      check: {
        do: "Look at the rim with a magnifying glass.",
        finds: "there is a crack or a gap",
        minutes: 1,
      },
      repair: {
        handOver:
          "Glass is pressed in with a tool of its exact diameter, over hands that bend at a touch.",
        difficulty: "Difficult",
        minutes: 10,
        euros: [15, 60],
        tools: [{ name: "Clear tape" }, { name: "Small box" }],
        steps: [
          {
            action: "unplug",
            title: "Stop the watch",
            how: "Pull the crown, so that the hands do not drag splinters.",
          },
          {
            action: "look",
            title: "Tape the glass",
            how: "Clear tape over the crack keeps pieces and dust in place.",
            see: "no loose splinter on the dial.",
          },
          { action: "look", title: "Carry it face up", how: "In a small box." },
          {
            action: "look",
            title: "Ask for a new glass",
            how: "A watchmaker measures it to a tenth of a millimetre. Mineral glass is often fitted while you wait.",
          },
        ],
      },
    },
    water: {
      name: "water under the glass",
      short: "water inside",
      weight: 4,
      why: "An old seal, a crown left out or a hot shower lets damp in. Rust begins within a day.",
      check: {
        do: "Lay it on the back of your hand for a minute, then put a cold spoon on the glass.",
        finds: "mist forms inside",
        minutes: 2,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 40],
        tools: [
          { name: "Case opener" },
          { name: "Silica gel bags", instead: "a warm lamp at 30 cm" },
          { name: "New gasket" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Crown out and open the back today",
            how: "With the case opener, over a cloth. Cell out. Salt water: straight to a watchmaker.",
            fallsOut: "Gasket; look whether it is flat or torn.",
          },
          {
            action: "clean",
            title: "Dry it for a day",
            how: "In a closed tin with silica gel bags, open back upwards.",
            warning: "No oven and no hair dryer: heat ruins oil and dial.",
          },
          {
            action: "look",
            title: "Look for rust",
            how: "With a magnifying glass.",
            see: "bright wheels. Brown ones mean a service.",
          },
          {
            action: "replace",
            title: "New gasket, thinly greased",
            how: "The same diameter and thickness, with silicone grease.",
            putBack: "Cell, back, crown.",
          },
          {
            action: "test",
            title: "Repeat the cold-spoon test",
            how: "After a day of wearing.",
            see: "no mist. It is still not watertight until it has been tested.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is there mist or water under the watch's glass?",
      answers: {
        yes: {
          means: "there is mist or water inside",
          heard: ["condensation", "water", "misted", "fogged", "steamed", "wet", "damp"],
          when: { water: "always", broken: "sometimes", scratch: "never" },
        },
        no: { means: "it is dry inside" },
      },
    },
    {
      ask: "Is the watch's glass cracked, loose or out?",
      answers: {
        yes: {
          means: "the glass is cracked, loose or out",
          heard: ["cracked", "broken glass", "glass broken", "fell out", "shattered", "chipped"],
          when: { broken: "always", water: "sometimes", scratch: "never" },
        },
        no: { means: "the glass is whole", heard: ["scratched", "scratches"] },
      },
    },
    {
      ask: "Does the watch's glass sound dull and feel warm, like plastic?",
      answers: {
        yes: {
          means: "the glass is acrylic",
          heard: ["plastic glass", "acrylic", "plexi"],
          when: { scratch: "always", broken: "sometimes", water: "sometimes" },
        },
        no: {
          means: "the glass is mineral or sapphire",
          heard: ["mineral", "sapphire"],
          when: { scratch: "rarely" },
        },
      },
    },
  ],
  safety: ["Splinters of watch glass are fine and sharp: use tape to lift them."],
  prevention: ["Have the seals tested before the summer if you swim with it."],
  stopWhen: ["Salt water got in: every hour counts, and a watchmaker must rinse it."],
});

export const watch: Playbook = {
  faults: [stopped, strap, wrongTime, glass],
  notes: [
    {
      about: ["which battery", "cell number"],
      text: "Read the number on the old cell: 364, 371, 377 or names such as SR626SW. Diameter and height must match; silver oxide cells (SR) last longer than alkaline (LR).",
    },
    {
      about: ["waterproof", "water resistant", "30 m"],
      text: "“30 m” means splashes, “50 m” a shower, “100 m” swimming. After every opening it holds only when it has been tested again.",
    },
    {
      about: ["smartwatch", "smart watch", "apple watch"],
      text: "Smart watches are glued over a lithium cell. Straps and contacts can be mended at home; battery and screen are for a repair shop with heat plate and press.",
    },
    {
      about: ["radium", "glow"],
      text: "Glowing dials from before 1960 may hold radium. Leave such a watch closed and ask a watchmaker.",
    },
  ],
};
