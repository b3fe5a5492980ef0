import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const staysDark = defineFault({
  id: "solar-light-stays-dark",
  name: "does not come on in the evening",
  usual: true,
  weight: 9,
  says: [
    "not working",
    "doesn't come on",
    "stays dark",
    "dead",
    "does not light up at night",
    "solar light not working",
    "no longer lighting up",
    "needs new rechargeable battery",
    "doesn't charge",
    "sensor not working",
    "worked last summer",
    "stripped and cleaned",
    "light stopped",
    "not lighting up",
  ],
  causes: {
    cell: {
      name: "a worn rechargeable cell",
      short: "the cell",
      weight: 6,
      why: "A small cell is charged every day and emptied every night. After two or three years it holds nothing, and a new one brings most solar lights back.",
      check: {
        do: "Put a charged cell of the same size and kind in, and cover the panel with your hand.",
        finds: "it lights",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 6],
        tools: [
          { name: "Small screwdriver" },
          { name: "Rechargeable cell of the same kind" },
          { name: "Nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Switch it off and open the battery bay",
            how: "With the screwdriver; often under the panel.",
            fallsOut: "Lid, seal and cell.",
          },
          {
            action: "look",
            title: "Read the old cell",
            how: "AA, AAA, 2/3 AA or 18650; NiMH 1.2 V, or Li 3.2 or 3.7 V.",
            see: "size, kind and voltage on its sleeve.",
          },
          {
            action: "clean",
            title: "File the contacts bright",
            how: "Nail file, a few strokes; crust off with vinegar.",
          },
          {
            action: "replace",
            title: "Put the like in",
            how: "A cell of the same kind and voltage; the capacity may be the same or a little more.",
            warning:
              "Never an ordinary alkaline cell: it would be charged and burst. Never NiMH for lithium or the other way round.",
            putBack: "Seal in its groove, lid tight.",
          },
          {
            action: "test",
            title: "Cover the panel",
            how: "With the switch on. Then give it a whole sunny day.",
            see: "light at once, and for hours in the evening.",
          },
        ],
      },
    },
    switch: {
      name: "a switch, a transport tab or light on its sensor",
      short: "switch or sensor",
      weight: 4,
      why: "A plastic tab, an “off” below the lamp or a street lamp on the sensor keeps a healthy light dark.",
      check: {
        do: "Look underneath for a switch or tab, and cover the panel fully with a thick cloth.",
        finds: "it lights when switched or covered",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Cotton bud" }, { name: "Thick cloth" }],
        steps: [
          {
            action: "look",
            title: "Pull the tab, slide the switch",
            how: "Under the head or in the battery bay. Slide it twenty times: its contacts tarnish.",
          },
          {
            action: "unplug",
            title: "Take the cell out for a minute",
            how: "And wipe the switch with the cotton bud.",
          },
          {
            action: "test",
            title: "Cover panel and sensor with the cloth",
            how: "Cell in, switch on.",
            see: "light within ten seconds.",
          },
          {
            action: "adjust",
            title: "Give it a darker place",
            how: "Away from street lamp and window: it believes that it is day.",
          },
          {
            action: "test",
            title: "Look at dusk",
            how: "The same evening.",
            see: "light without help.",
          },
        ],
      },
    },
    wire: {
      name: "a wire that has come off inside",
      short: "a loose wire",
      weight: 4,
      why: "Four thin wires run to panel and cell. Frost and green crust take them off their pads.",
      check: {
        do: "Open the head and tug very gently at each wire.",
        finds: "one is off, or breaks away green",
        minutes: 4,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [0, 3],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Side cutters", instead: "nail scissors" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cell out, panel covered",
            how: "In the light the panel gives a few volts: harmless, but it confuses the test.",
          },
          {
            action: "open",
            title: "Open the head",
            how: "Screwdriver; some are clipped. Photograph the wires.",
            fallsOut: "Seal, screws, sometimes the LED.",
          },
          {
            action: "look",
            title: "Follow each wire",
            how: "Panel plus and minus, cell plus and minus.",
            see: "four ends that hold.",
          },
          {
            action: "replace",
            title: "Solder it on",
            how: "Cut back to bright copper with the side cutters, tin it, two seconds with the iron on its pad; red to plus.",
            warning: "With a lithium cell still in, a slip makes a short: it stays out.",
          },
          {
            action: "test",
            title: "Cell in, panel covered",
            how: "Then into the sun.",
            putBack: "Seal, head, screws.",
            see: "light when dark, charge when bright.",
          },
        ],
      },
    },
    led: {
      name: "a dead board or LED",
      short: "the board or LED",
      weight: 2,
      why: "The tiny board that charges, senses and lights is soaked or burned out. Boards for garden lights cost a euro.",
      check: {
        do: "With a fresh cell in and the panel covered feel the board for warmth.",
        finds: "it stays dark with good cell, switch and wires",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 45,
        euros: [1, 6],
        tools: [
          { name: "Multimeter" },
          { name: "Soldering iron" },
          { name: "Solder" },
          { name: "Replacement solar light board" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cell out",
            how: "Photograph the board with its wires.",
          },
          {
            action: "measure",
            title: "Measure cell and panel apart",
            how: "With the multimeter: a NiMH cell 1.2 to 1.4 V; the panel in the sun its printed volts, mostly 2 V.",
            see: "both numbers. Then it is the board.",
          },
          {
            action: "replace",
            title: "Change the board",
            how: "Type such as QX5252 or YX8018 with its coil for one NiMH cell; wire for wire with the iron and a little solder.",
            warning: "Only for lights with one NiMH cell. Those with lithium need their own board.",
          },
          {
            action: "test",
            title: "Cover the panel",
            how: "Cell in.",
            see: "light.",
            putBack: "Board on its pegs, seal, lid.",
          },
        ],
        stopWhen: ["It is moulded in: then cell and panel are what is worth keeping."],
      },
    },
  },
  questions: [
    {
      ask: "Does the solar light come on when you cover its panel fully?",
      answers: {
        yes: {
          means: "it comes on when covered",
          heard: ["works when covered", "lights when covered"],
          when: { switch: "always", cell: "rarely", wire: "never", led: "never" },
        },
        no: { means: "it stays dark when covered", heard: ["not even when covered"] },
      },
    },
    {
      ask: "Is the rechargeable cell in the solar light older than two years?",
      answers: {
        yes: {
          means: "its cell is old",
          heard: [
            "old",
            "few years",
            "never changed",
            "rechargeable battery",
            "last summer",
            "needs new battery",
          ],
          when: { cell: "always", wire: "often", led: "sometimes", switch: "sometimes" },
        },
        no: {
          means: "its cell is new",
          heard: ["new battery", "changed the battery", "new cell"],
          when: { cell: "rarely" },
        },
      },
    },
    {
      ask: "Is a wire off inside the solar light, or green?",
      answers: {
        yes: {
          means: "a wire is off or green",
          heard: ["loose wire", "wire came off", "green", "corroded", "connection", "broken wire"],
          when: { wire: "always", led: "sometimes", cell: "rarely", switch: "rarely" },
        },
        no: { means: "the wires are sound" },
      },
    },
  ],
  safety: ["Only a rechargeable cell of the same kind belongs in a solar light."],
  prevention: ["Take it in for the winter with its cell out."],
  stopWhen: ["A lithium cell is rusty, swollen or dented: take it to hazardous waste."],
});

const shortLight = defineFault({
  id: "solar-light-short-or-dim",
  name: "is dim or goes out after a short time",
  weight: 6,
  says: [
    "only lights for an hour",
    "dim",
    "goes out early",
    "short run time",
    "weak light",
    "not as bright",
    "doesn't last the night",
    "flickers",
    "lights for a few minutes",
    "gets dark quickly",
    "faint",
    "panel dull",
    "panel cloudy",
    "battery doesn't last",
    "goes off after a while",
  ],
  causes: {
    "tired-cell": {
      name: "a tired cell",
      short: "a tired cell",
      weight: 5,
      why: "Its capacity sinks with each night. What held eight hours holds one.",
      check: {
        do: "Charge the cell in a charger, or fit a full one, and time the light.",
        finds: "it shines for hours with the full one",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [2, 6],
        tools: [
          { name: "New rechargeable cell" },
          { name: "Small screwdriver" },
          { name: "Dry cloth" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Off at its switch, bay open",
            how: "Screwdriver for the lid.",
            fallsOut: "Seal and cell.",
          },
          {
            action: "clean",
            title: "Wipe the contacts",
            how: "With the dry cloth; springs forward by a millimetre.",
          },
          {
            action: "replace",
            title: "New cell, same kind",
            how: "600 mAh for an AAA, 1,000 mAh for an AA are plenty: a small panel does not fill more in a day.",
            warning: "No alkaline cells.",
          },
          {
            action: "test",
            title: "Two sunny days switched off, then on",
            how: "So that it begins full.",
            see: "light until midnight and beyond.",
            putBack: "Seal flat, lid tight.",
          },
        ],
      },
    },
    panel: {
      name: "a dirty or milky panel",
      short: "the panel",
      weight: 5,
      why: "Dust, moss and a coat gone cloudy take half of the sun away.",
      check: {
        do: "Wipe the panel wet and look at it.",
        finds: "the wiped part is darker, or it stays milky",
        minutes: 1,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 5],
        tools: [
          { name: "Soft cloth" },
          { name: "Washing-up liquid" },
          { name: "White toothpaste", instead: "plastic polish" },
          { name: "Clear varnish" },
        ],
        steps: [
          {
            action: "clean",
            title: "Rinse the dust off the panel",
            how: "Lukewarm water, a drop of washing-up liquid, the soft cloth.",
          },
          {
            action: "clean",
            title: "Polish a milky coat",
            how: "Toothpaste in small circles for five minutes, rinse, dry.",
            see: "dark cells, sharp at their edges.",
          },
          {
            action: "clean",
            title: "Seal it",
            how: "One thin coat of clear varnish, in the shade.",
          },
          {
            action: "test",
            title: "Compare with a second light",
            how: "Side by side for a day.",
            see: "the same hours.",
          },
        ],
      },
    },
    place: {
      name: "too little sun",
      short: "too little sun",
      weight: 3,
      why: "A hedge has grown, or it is November: a north wall gives a tenth of the sun.",
      check: {
        do: "Set it for two days where the sun shines from ten to three.",
        finds: "it lasts much longer",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 10,
        euros: [0, 0],
        tools: [{ name: "Compass", instead: "a phone" }],
        steps: [
          { action: "look", title: "Watch the shadow for a day", how: "At ten, noon and two." },
          {
            action: "adjust",
            title: "Turn the panel south",
            how: "By the compass, slanted by 30 to 45°, free of leaves.",
          },
          {
            action: "adjust",
            title: "Switch it off in dark weeks",
            how: "A cell that never gets full ages fast.",
          },
          {
            action: "test",
            title: "Time it after two sunny days",
            how: "From dusk.",
            see: "four hours and more.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the panel of the solar light dirty or milky?",
      answers: {
        yes: {
          means: "the panel is dirty or milky",
          heard: ["dirty", "cloudy", "milky", "dull", "moss"],
          when: { panel: "always", "tired-cell": "sometimes", place: "sometimes" },
        },
        no: {
          means: "the panel is clear",
          heard: ["cleaned the panel"],
          when: { panel: "rarely" },
        },
      },
    },
    {
      ask: "Does the solar light shine for hours with a freshly charged cell?",
      answers: {
        yes: {
          means: "a full cell makes it shine for hours",
          heard: ["works with charged battery", "new battery works"],
          when: { "tired-cell": "often", panel: "often", place: "often" },
        },
        no: { means: "a full cell does not help" },
      },
    },
    {
      ask: "Does the solar light stand in the shade, or is it winter?",
      answers: {
        yes: {
          means: "it gets little sun",
          heard: ["shade", "winter", "north", "under a tree", "autumn"],
          when: { place: "always", "tired-cell": "sometimes", panel: "sometimes" },
        },
        no: { means: "it gets full sun", heard: ["full sun", "summer"], when: { place: "never" } },
      },
    },
    {
      ask: "Is the cell of the solar light its first, and older than two years?",
      answers: {
        yes: {
          means: "its first cell is over two years old",
          heard: ["old", "original battery", "never changed", "years"],
          when: { "tired-cell": "always", panel: "sometimes", place: "sometimes" },
        },
        no: { means: "its cell is newer" },
      },
    },
  ],
  safety: ["Varnish and polish only in the open air, with the light switched off."],
  prevention: ["Wipe the panel whenever you water the bed."],
  stopWhen: [
    "The cells of the panel are brown or cracked: a new panel of the same volts costs €3 to 8.",
  ],
});

const water = defineFault({
  id: "solar-light-water-inside",
  name: "has let water in",
  weight: 5,
  says: [
    "water inside",
    "water got in",
    "damp inside",
    "wet inside",
    "rust",
    "corroded",
    "condensation",
    "full of water",
    "rain got in",
    "circuits ruined by water",
    "rusty contacts",
    "waterlogged",
    "misted up",
    "corrosion",
  ],
  causes: {
    corrosion: {
      name: "corrosion on contacts and board",
      short: "corrosion",
      weight: 6,
      why: "Water and a few volts turn copper green within weeks. What is only on the surface can be cleaned off.",
      check: {
        do: "Open it, take the cell out and look at contacts and board.",
        finds: "you see green or white crust",
        minutes: 3,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 60,
        euros: [0, 5],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "White vinegar" },
          { name: "Isopropyl alcohol" },
          { name: "Old toothbrush" },
          { name: "Nail file" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cell out at once",
            how: "Open it with the screwdriver and tip the water out.",
            fallsOut: "Water, seal, cell.",
            warning: "A rusty lithium cell is not used again.",
          },
          {
            action: "clean",
            title: "Contacts: vinegar, then water",
            how: "Dab until it stops fizzing, rinse, file bright.",
          },
          {
            action: "clean",
            title: "Board: alcohol and toothbrush",
            how: "Both sides, gently, no vinegar here.",
            see: "no green, no white.",
          },
          { action: "clean", title: "Dry it for a day", how: "Open, in the warm." },
          {
            action: "test",
            title: "Fresh cell, panel covered",
            how: "Before it is closed.",
            see: "light.",
          },
        ],
      },
    },
    seal: {
      name: "a bad seal",
      short: "the seal",
      weight: 5,
      why: "Plastic warps in the sun, seals go flat, and the rim of the panel opens.",
      check: {
        do: "Dry it, close it, and pour a cup of water over head and panel.",
        finds: "drops appear inside",
        minutes: 4,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 6],
        tools: [
          { name: "Clear silicone sealant" },
          { name: "Isopropyl alcohol" },
          { name: "Cloth" },
          { name: "Silicone grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Take the cell out and dry all",
            how: "A day in the warm, open.",
          },
          {
            action: "clean",
            title: "Degrease the rims",
            how: "Cloth with alcohol round panel and lid.",
          },
          {
            action: "glue",
            title: "Seal the panel's rim",
            how: "A thin line of sealant all round, smoothed with a wet finger; a day to set.",
            see: "a line without a gap.",
          },
          {
            action: "lubricate",
            title: "Grease the seal of the lid",
            how: "Silicone grease on the rubber, screws evenly.",
            putBack: "Rubber in its groove.",
            warning: "The drain hole below stays open.",
          },
          {
            action: "test",
            title: "Pour a cup of water over it",
            how: "Then look inside.",
            see: "a dry inside.",
          },
        ],
      },
    },
    entry: {
      name: "water along the cable or through a crack",
      short: "the cable entry or a crack",
      weight: 3,
      why: "Lights with a separate panel let water run along the cable into the case; a football cracks the rest.",
      check: {
        do: "Look at the cable entry and round the case for a crack.",
        finds: "the cable comes in from above, or there is a crack",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [0, 6],
        tools: [
          { name: "Two-part epoxy" },
          { name: "Sandpaper" },
          { name: "Cable tie" },
          { name: "Silicone sealant" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Cell out, everything dry",
            how: "Two days open if it was full of water.",
          },
          {
            action: "glue",
            title: "Close a crack",
            how: "Sandpaper over both sides, epoxy into it, 24 hours.",
            see: "no light through the crack.",
          },
          {
            action: "adjust",
            title: "Let the cable hang in a loop",
            how: "A cable tie holds it so that the lowest point lies below the entry: drops fall off there.",
          },
          {
            action: "glue",
            title: "Seal the entry",
            how: "A ring of silicone sealant round the cable.",
          },
          {
            action: "test",
            title: "Hose it for a minute",
            how: "From above, without its cell.",
            see: "a dry case inside.",
            putBack: "Cell and lid.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Do you see green or white crust inside the solar light?",
      answers: {
        yes: {
          means: "there is crust inside",
          heard: ["corroded", "rust", "green", "corrosion", "rusty", "crust", "ruined"],
          when: { corrosion: "always", seal: "sometimes", entry: "sometimes" },
        },
        no: {
          means: "it is wet, but not crusted",
          heard: ["condensation", "mist", "damp"],
          when: { corrosion: "rarely" },
        },
      },
    },
    {
      ask: "Does the solar light have a cable from a separate panel, or a crack in its case?",
      answers: {
        yes: {
          means: "there is a cable entry or a crack",
          heard: ["cable", "separate panel", "crack", "cracked", "broken case"],
          when: { entry: "always", seal: "rarely", corrosion: "sometimes" },
        },
        no: { means: "there is neither cable nor crack" },
      },
    },
    {
      ask: "Does water get into the solar light again when you pour a cup over it?",
      answers: {
        yes: {
          means: "water gets in again",
          heard: ["again after rain", "every time it rains", "keeps getting in"],
          when: { seal: "always", entry: "often", corrosion: "rarely" },
        },
        no: { means: "no water gets in now", when: { seal: "rarely" } },
      },
    },
  ],
  safety: ["Take the cell out before you dry or clean anything."],
  prevention: ["Grease the seal each spring."],
  stopWhen: ["The board's tracks have gone: a new board or a new light is the way."],
});

export const solarLight: Playbook = {
  faults: [staysDark, shortLight, water],
  notes: [
    {
      about: ["alkaline", "ordinary battery", "which battery"],
      text: "Solar lights charge their cell, so only a rechargeable one may go in: NiMH 1.2 V where NiMH was, lithium only where the same lithium cell was.",
    },
    {
      about: ["winter"],
      text: "In winter the sun gives a tenth of its summer strength. Switch the light off and take the cell out until March.",
    },
    {
      about: ["street lamp", "sensor"],
      text: "Most lights use the panel itself as sensor. A street lamp or a lit window on it is enough to keep them off.",
    },
  ],
};
