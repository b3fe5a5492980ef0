import { defineFault } from "~/domain/handbook/playbook";
import type { Playbook } from "~/domain/handbook/playbook";

const doesNotTurnOn = defineFault({
  id: "projector-does-not-turn-on",
  name: "does not turn on",
  usual: true,
  weight: 7,
  says: [
    "won't turn on",
    "no power",
    "doesn't switch on",
    "dead",
    "not functioning",
    "not powering up",
    "doesn't take power",
    "red light",
    "lamp light flashing",
    "switches off after a minute",
    "not working",
    "dodgy switch",
    "goes off",
    "switch stuck",
  ],
  causes: {
    supply: {
      name: "a lead, a fuse or a switch outside",
      short: "the lead or switch",
      weight: 4,
      why: "Old projectors have a voltage selector and a fuse at the back, new ones a rocker beside the lead.",
      check: {
        do: "Use another socket and lead, and set the rocker to “I”.",
        finds: "a light or the fan comes on",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 8],
        tools: [
          { name: "Mains lead with the same socket" },
          { name: "Flat screwdriver" },
          { name: "Fuse with the same print" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, lead off",
            how: "Look at both ends of the lead.",
            see: "smooth plastic, bright pins.",
          },
          {
            action: "look",
            title: "Read the selector at the back",
            how: "230 or 240 in Europe and the United Kingdom. Do not turn it while plugged in.",
          },
          {
            action: "replace",
            title: "Change the fuse in its holder at the back",
            how: "Unscrew the round cap with the screwdriver, put in a fuse with the same print and amps.",
            fallsOut: "A glass tube with a spring.",
            putBack: "Cap on, a quarter turn.",
          },
          {
            action: "test",
            title: "Other socket, other lead",
            how: "With a lead that has the same socket.",
            see: "the fan.",
          },
        ],
        stopWhen: ["The new fuse blows."],
      },
    },
    cover: {
      name: "a cover or a filter that is not quite shut",
      short: "a cover",
      weight: 3,
      why: "A small switch under the lamp cover keeps it from starting while somebody could touch the lamp.",
      check: {
        do: "Unplug it, then press lamp and filter cover shut and tighten their screw.",
        finds: "afterwards it starts",
        minutes: 3,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Crosshead screwdriver" }, { name: "Dry brush" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out and an hour of cooling",
            how: "The lamp reaches several hundred degrees.",
          },
          {
            action: "unscrew",
            title: "Take the cover off and look at its nose",
            how: "One screw with the screwdriver. A plastic nose presses a switch.",
            see: "a whole nose.",
          },
          {
            action: "clean",
            title: "Brush the seat and the filter",
            how: "With the dry brush, outdoors.",
          },
          {
            action: "reassemble",
            title: "Set it back until it lies flat",
            how: "Screw hand-tight.",
            see: "no gap all round.",
          },
          {
            action: "test",
            title: "Plug in and wait",
            how: "Two minutes.",
            see: "a steady standby light.",
          },
        ],
      },
    },
    heat: {
      name: "a cut-out against heat, from dust in the filter",
      short: "a blocked filter",
      weight: 4,
      why: "The lamp needs a strong stream of air. A grey filter makes the projector switch off after minutes, and refuse until it has cooled.",
      check: {
        do: "Look at the filter and the grilles, and remember whether it used to go off after some minutes.",
        finds: "filter or grille is grey, or the temperature light blinks",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 40,
        euros: [0, 15],
        tools: [{ name: "Vacuum cleaner" }, { name: "Soft brush" }],
        steps: [
          {
            action: "unplug",
            title: "Let the fan run out, then unplug",
            how: "And wait until the outlet is cold.",
          },
          {
            action: "clean",
            title: "Clean the filter",
            how: "Slide it out and draw the dust off with the vacuum cleaner; foam filters may be washed.",
            fallsOut: "Dust: do it outdoors.",
            putBack: "Quite dry.",
          },
          {
            action: "clean",
            title: "Brush both grilles",
            how: "In and out, with the soft brush.",
            see: "light through them.",
          },
          {
            action: "test",
            title: "Run it free for an hour",
            how: "30 cm of air on all sides.",
            see: "no temperature light.",
          },
        ],
      },
    },
    inside: {
      name: "a failed power supply or lamp starter inside",
      short: "the supply inside",
      weight: 4,
      why: "The starter makes thousands of volts for the lamp, and the supply before it holds a charge.",
      check: {
        do: "Count how its lights blink, and listen for a tick at the start.",
        finds: "it ticks without light, or stays quite dead with a good lead",
        minutes: 2,
      },
      repair: {
        handOver: "Mains capacitors and several thousand volts sit in one narrow case.",
        difficulty: "Very difficult",
        minutes: 15,
        euros: [30, 120],
        tools: [{ name: "Manual with the blink codes" }],
        steps: [
          {
            action: "look",
            title: "Compare the lights with the blink codes",
            how: "In the manual: lamp, temperature, fan or power.",
            see: "one of four meanings.",
          },
          {
            action: "unplug",
            title: "Pull the plug and leave the case shut",
            how: "More starts harm lamp and starter.",
          },
          {
            action: "look",
            title: "Note lamp hours and model",
            how: "The menu showed the hours; a label shows the model.",
          },
          {
            action: "look",
            title: "Ask a projector workshop",
            how: "Above half the price of a new one it ends here. Used lamps and remotes find a buyer.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does any light, fan or tick come when the projector is switched on?",
      answers: {
        yes: {
          means: "a light, a fan or a tick comes",
          heard: ["light flashes", "red light", "fan runs", "ticks", "blinks", "light comes on"],
          when: { supply: "never", cover: "often", heat: "often", inside: "sometimes" },
        },
        no: {
          means: "there is no sign of life",
          heard: ["dead", "no power", "no light"],
          when: { supply: "often", inside: "often", cover: "sometimes", heat: "rarely" },
        },
      },
    },
    {
      ask: "Did the projector run for some minutes and then go off?",
      answers: {
        yes: {
          means: "it used to go off after minutes",
          heard: ["after a few minutes", "switches off", "goes off", "overheats", "cuts out"],
          when: { heat: "always", inside: "sometimes", cover: "rarely", supply: "rarely" },
        },
        no: { means: "it never starts" },
      },
    },
    {
      ask: "Was the projector's lamp or filter taken out before this?",
      answers: {
        yes: {
          means: "lamp or filter were out before",
          heard: ["changed the lamp", "new lamp", "new bulb", "cleaned the filter"],
          when: { cover: "always", supply: "rarely", heat: "rarely", inside: "rarely" },
        },
        no: { means: "nobody took lamp or filter out" },
      },
    },
    {
      ask: "Have another lead and socket been tried on the projector?",
      answers: {
        yes: {
          means: "another lead and socket did not help",
          heard: ["another lead", "another socket", "changed fuse", "new fuse"],
          when: { supply: "never" },
        },
        no: { means: "only its own lead has been tried" },
      },
    },
  ],
  safety: ["Let the lamp cool for an hour before any cover comes off."],
  prevention: ["Clean the filter every hundred hours, and let the fan finish before you unplug."],
  stopWhen: ["It ticks like a spark or smells."],
});

const lamp = defineFault({
  id: "projector-lamp",
  name: "has a dark, dim or blown lamp",
  weight: 7,
  says: [
    "bulb blown",
    "blows bulb",
    "blows bulb as soon as you switch it on",
    "lamp",
    "lamp dim",
    "dark picture",
    "bulb overheating",
    "lights up but no picture",
    "lamp warning",
    "replace lamp",
    "no light",
    "bulb gone",
    "picture dim",
    "lamp flickers",
    "new bulb needed",
  ],
  causes: {
    spent: {
      name: "a spent lamp",
      short: "the lamp",
      weight: 6,
      why: "Lamps last 2,000 to 4,000 hours in a video projector, 50 to 100 in a slide projector, and fade before they end.",
      check: {
        do: "Read the lamp hours in the menu, or look at the cold bulb for a broken wire or a grey bulge.",
        finds: "hours are above the limit, or the wire is broken",
        minutes: 3,
      },
      repair: {
        difficulty: "Easy",
        minutes: 30,
        euros: [8, 120],
        tools: [
          { name: "Lamp of the right type" },
          { name: "Crosshead screwdriver" },
          { name: "Clean cotton glove" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Plug out, an hour of cooling",
            how: "Switch it off, let the fan finish, then unplug.",
          },
          {
            action: "look",
            title: "Read the type",
            how: "On the module, or on the base of the bulb: 24 V 150 W, for example. Volts and watts must match.",
            see: "the same print as on the new one.",
          },
          {
            action: "unscrew",
            title: "Draw the old one out",
            how: "Cover off with the screwdriver; pull the module by its handle, or the small bulb straight from its socket.",
            warning:
              "A lamp can burst when it is hot or knocked. Some contain mercury: if one breaks, air the room for half an hour.",
            fallsOut: "Captive screws stay in the cover.",
          },
          {
            action: "replace",
            title: "Set the new lamp in with the glove",
            how: "No bare finger on the glass: grease burns in and bursts it. Push until it seats.",
            putBack: "Cover flat, screw in: its switch must close.",
          },
          { action: "adjust", title: "Reset the lamp counter", how: "Menu, Lamp, Reset." },
          {
            action: "test",
            title: "Leave it on for half an hour",
            how: "Do not switch it on and off.",
            see: "a bright, even field.",
          },
        ],
        prevention: ["Use eco mode, and let it cool before you move it."],
      },
    },
    wrong: {
      name: "a wrong bulb or a wrong voltage setting",
      short: "the bulb or voltage",
      weight: 3,
      why: "A 12 V bulb in a 24 V socket, or a selector at 110 on 230 V, blows each bulb in a flash.",
      check: {
        do: "Compare the print on the bulb with the plate of the projector, and look at the selector with the plug out.",
        finds: "the volts differ, or the selector shows 110 to 130",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [8, 20],
        tools: [{ name: "Torch" }, { name: "Right bulb" }, { name: "Coin" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, wait until it is cold",
            how: "Do not try one more bulb before this is settled.",
          },
          {
            action: "look",
            title: "Read plate and bulb with the torch",
            how: "Volts, watts, code such as EFR or EVD.",
            see: "three that agree.",
          },
          {
            action: "adjust",
            title: "Set the selector",
            how: "Turn it with the coin to 220–240 V where your mains is 230 V.",
          },
          {
            action: "replace",
            title: "Put the right bulb in",
            how: "With a cloth, straight.",
            putBack: "Mirror and heat glass in their clips: without them the slide burns.",
          },
          {
            action: "test",
            title: "Switch on for a minute",
            how: "From behind, without a slide.",
            see: "white light, not blinding blue.",
          },
        ],
        stopWhen: [
          "The right bulb blows as well at the first start: its transformer or wiring is at fault.",
        ],
      },
    },
    optics: {
      name: "dirt or a burnt filter in the light path",
      short: "dirty optics",
      weight: 3,
      why: "Haze, smoke and dust on lens and mirror take half of the light; burnt polarisers colour the picture.",
      check: {
        do: "Look into the cold lens with a torch, and at a white picture.",
        finds: "there is haze, or spots and colours that stay",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 8],
        tools: [{ name: "Blower bulb" }, { name: "Lens cloth" }, { name: "Isopropyl alcohol" }],
        steps: [
          { action: "unplug", title: "Unplug and cool", how: "An hour." },
          {
            action: "clean",
            title: "Blow, then wipe the lens",
            how: "Blower bulb first. A trace of alcohol on the lens cloth, from the middle out.",
            see: "a lens without a grey veil.",
          },
          {
            action: "clean",
            title: "On slide projectors: wipe heat glass and condensers",
            how: "They lift out upwards after the lid; note their order and sides.",
            fallsOut: "Two or three round lenses.",
            putBack: "Curved sides as drawn.",
          },
          {
            action: "test",
            title: "Project white",
            how: "In the dark.",
            see: "an even field. Blue or yellow blots that stay come from a burnt filter: a workshop's work.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the projector's lamp blow at once, has it grown dim, or does it stay out?",
      answers: {
        blows: {
          means: "the lamp blows at once",
          heard: ["blows bulb", "blows", "pops", "as soon as"],
          when: { wrong: "often", spent: "rarely", optics: "never" },
        },
        dim: {
          means: "the picture has grown dim",
          heard: ["dim", "dark", "faint", "flickers"],
          when: { spent: "often", optics: "often", wrong: "rarely" },
        },
        dark: {
          means: "the lamp does not light at all",
          heard: ["stays out", "no light", "bulb gone", "bulb blown", "lamp gone", "replace lamp"],
          when: { spent: "often", wrong: "sometimes", optics: "never" },
        },
      },
    },
    {
      ask: "Do volts and watts on the bulb agree with the projector's plate?",
      answers: {
        yes: {
          means: "bulb and plate agree",
          when: { wrong: "rarely", spent: "often", optics: "often" },
        },
        no: {
          means: "bulb and plate differ or are not known",
          heard: ["wrong bulb", "different bulb", "from abroad", "110v"],
        },
      },
    },
    {
      ask: "Is the projector's picture hazy or coloured although the lamp is new?",
      answers: {
        yes: {
          means: "the picture is hazy although the lamp is new",
          heard: ["hazy", "spots", "yellow", "blue", "foggy"],
          when: { optics: "always", spent: "rarely", wrong: "rarely" },
        },
        no: { means: "the lamp is old or the picture is clear" },
      },
    },
  ],
  safety: ["Never look into the lens while the lamp is on."],
  prevention: ["Do not move it while the lamp is hot."],
  stopWhen: ["The lamp has burst inside: splinters and mercury belong to a workshop."],
});

const noPicture = defineFault({
  id: "projector-no-picture",
  name: "lights up but shows no picture, or a bad one",
  weight: 5,
  says: [
    "no picture",
    "no signal",
    "blurry picture",
    "out of focus",
    "upside down",
    "picture crooked",
    "wrong colours",
    "lines on picture",
    "hdmi not working",
    "white dots",
    "remote not working",
    "image flickers",
    "out of sync with film",
    "sound but no picture",
    "keystone",
  ],
  causes: {
    input: {
      name: "the wrong input or a source that sends nothing",
      short: "the input or source",
      weight: 6,
      why: "A blue field means light without a signal.",
      check: {
        do: "Press Source on the projector and, on a laptop, the Windows key and P.",
        finds: "the picture appears",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 12],
        tools: [{ name: "Other HDMI cable" }],
        steps: [
          {
            action: "test",
            title: "Call its own menu",
            how: "If the menu is sharp and whole, the projector is sound.",
            see: "its menu on the wall.",
          },
          {
            action: "adjust",
            title: "Choose the input",
            how: "HDMI 1, HDMI 2, VGA; wait for ten seconds at each.",
          },
          { action: "replace", title: "Swap the cable", how: "Another HDMI cable, at most 5 m." },
          { action: "adjust", title: "Lower the resolution", how: "1280 × 720 at 60 Hz, then up." },
        ],
      },
    },
    setup: {
      name: "focus, position or a picture setting",
      short: "the focus or setting",
      weight: 5,
      why: "Two rings, a slide and a menu decide on sharpness and shape, and they are easily turned in the bag.",
      check: {
        do: "Turn the focus ring from end to end, and set the keystone to 0.",
        finds: "the picture becomes sharp or straight",
        minutes: 2,
      },
      repair: {
        difficulty: "Very easy",
        minutes: 15,
        euros: [0, 0],
        tools: [{ name: "Spirit level", instead: "a glass of water" }],
        steps: [
          {
            action: "adjust",
            title: "Set it level and square to the wall",
            how: "Use the spirit level on its lid.",
          },
          {
            action: "adjust",
            title: "Zoom, then focus",
            how: "At a picture with letters.",
            see: "letters sharp in the middle and at the edges.",
          },
          {
            action: "adjust",
            title: "Set keystone to 0, “front”, format 16:9",
            how: "Upside down means “ceiling” in the menu.",
          },
          {
            action: "adjust",
            title: "Reset the picture",
            how: "Menu, Picture, Reset.",
            see: "white that is white.",
          },
        ],
      },
    },
    chip: {
      name: "a failed picture chip or colour wheel",
      short: "the picture chip",
      weight: 3,
      why: "White or black dots that multiply come from the mirror chip; flicker and a howl from the colour wheel.",
      check: {
        do: "Show the menu on a black and on a white field.",
        finds: "dots, lines or flicker are in the menu too",
        minutes: 1,
      },
      repair: {
        handOver: "Chip and wheel sit in a sealed light path beside lamp starter and mains.",
        difficulty: "Very difficult",
        minutes: 10,
        euros: [40, 150],
        tools: [{ name: "Phone" }],
        steps: [
          {
            action: "look",
            title: "Photograph the fault",
            how: "With the phone, menu open.",
            see: "dots or lines that never move.",
          },
          {
            action: "unplug",
            title: "Switch off when it howls",
            how: "Let it cool, unplug. A wheel that runs rough can burst.",
          },
          {
            action: "look",
            title: "Search the model with “DMD” or “colour wheel”",
            how: "For common models these are known repairs.",
          },
          {
            action: "look",
            title: "Ask for a price",
            how: "A dozen dots do not disturb a film; a used projector costs €60 to 150.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Is the projector's own menu sharp and clean on the wall?",
      answers: {
        yes: {
          means: "its menu is sharp and clean",
          heard: ["menu works", "blue screen", "no signal"],
          when: { input: "always", setup: "rarely", chip: "never" },
        },
        no: { means: "its menu is bad too" },
      },
    },
    {
      ask: "Does the projector's picture change when you turn focus and zoom?",
      answers: {
        yes: {
          means: "focus and zoom change it",
          heard: ["out of focus", "blurry", "blurred", "crooked", "upside down"],
          when: { setup: "always", input: "rarely", chip: "rarely" },
        },
        no: { means: "focus and zoom change nothing" },
      },
    },
    {
      ask: "Are there dots, lines or a howl from the projector?",
      answers: {
        yes: {
          means: "there are dots, lines or a howl",
          heard: ["dots", "lines", "howls", "noise", "flickers"],
          when: { chip: "always", setup: "never", input: "rarely" },
        },
        no: { means: "there is none of that" },
      },
    },
  ],
  safety: ["Stand beside the beam, not in it."],
  prevention: ["Carry it in a bag with the lens cap on."],
  stopWhen: ["It howls louder from day to day."],
});

const mechanism = defineFault({
  id: "projector-mechanism",
  name: "jams, or does not transport its slides or film",
  weight: 5,
  says: [
    "does not change slides",
    "slide stuck",
    "slide dropped inside machine",
    "turntable does not revolve",
    "carousel jammed",
    "drive belt broke",
    "film doesn't run",
    "film jams",
    "cine projector",
    "slide projector",
    "comes down in small increments",
    "out of sync with film",
    "belt broken",
    "film chewed",
    "remote not working on slide projector",
    "buttons on remote not working",
  ],
  causes: {
    slide: {
      name: "a slide or a piece of frame that jams",
      short: "a jammed slide",
      weight: 5,
      why: "Bent cardboard frames and broken plastic corners fall into the gate and block arm or tray.",
      check: {
        do: "Take the tray off, with the plug out, and look into the slot with a torch.",
        finds: "a slide or a splinter is inside",
        minutes: 2,
      },
      repair: {
        difficulty: "Easy",
        minutes: 20,
        euros: [0, 0],
        tools: [{ name: "Torch" }, { name: "Long tweezers" }, { name: "Large coin" }],
        steps: [
          {
            action: "unplug",
            title: "Plug out, cool down",
            how: "The gate beside the lamp gets hot.",
          },
          {
            action: "open",
            title: "Release the tray",
            how: "Carousels: turn the screw in the hub with the coin until the ring lifts. Straight trays: press the release and slide.",
            fallsOut: "Slides, if the lock ring is off: keep it upright.",
          },
          {
            action: "clean",
            title: "Draw the slide out",
            how: "Torch from above, long tweezers, straight up.",
            see: "an empty gate.",
          },
          {
            action: "adjust",
            title: "Sort out thick and bent frames",
            how: "Put their film into new frames.",
          },
          {
            action: "test",
            title: "Step through an empty tray",
            how: "Then with ten slides.",
            see: "an even clack.",
          },
        ],
      },
    },
    belt: {
      name: "a perished drive belt",
      short: "the belt",
      weight: 5,
      why: "Motor and mechanism are joined by a rubber or spring belt, which turns to tar or cracks after decades.",
      check: {
        do: "Listen: the motor runs and nothing moves.",
        finds: "it hums evenly, and tray or film stand still or crawl",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 75,
        euros: [4, 15],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Isopropyl alcohol" },
          { name: "Cotton cloth" },
          { name: "New belt" },
        ],
        safety: [
          "With the cover off it is never plugged in: bare mains terminals lie beside the belt.",
        ],
        steps: [
          { action: "unplug", title: "Plug out, lamp cold", how: "Take lens, tray and reels off." },
          {
            action: "unscrew",
            title: "Open the side of the motor",
            how: "Screws with the screwdriver, some under feet. Photograph the belt's way.",
            fallsOut: "The lens barrel, if its knob is off.",
          },
          {
            action: "clean",
            title: "Remove the tar",
            how: "Cloth with alcohol on both pulleys, patiently.",
            warning: "Window open; old belts stain everything black.",
            see: "bare metal grooves.",
          },
          {
            action: "replace",
            title: "Lay the new belt on",
            how: "In the same way, without a twist. Turn the pulley by hand: all moves.",
            putBack: "Cover on and all screws before the plug goes in.",
          },
          {
            action: "test",
            title: "Run it empty for five minutes",
            how: "Then with a film or tray that does not matter.",
            see: "even transport.",
          },
        ],
      },
    },
    gum: {
      name: "old grease that has turned to gum",
      short: "gummed grease",
      weight: 4,
      why: "Grease of the sixties sets like wax in a cold cellar and holds arms and cams.",
      check: {
        do: "Turn the hand knob slowly, with the plug out.",
        finds: "it is stiff all round",
        minutes: 1,
      },
      repair: {
        difficulty: "Moderate",
        minutes: 90,
        euros: [3, 10],
        tools: [
          { name: "Crosshead screwdriver" },
          { name: "Cotton buds" },
          { name: "Lighter fluid", instead: "isopropyl alcohol" },
          { name: "Light machine oil" },
          { name: "White grease" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Unplug it and let it warm through",
            how: "A day in a warm room loosens more than force.",
          },
          {
            action: "unscrew",
            title: "Open the mechanism's cover",
            how: "With the screwdriver. Leave the side of transformer and lamp closed.",
          },
          {
            action: "clean",
            title: "Wipe the old grease off",
            how: "Cotton buds with lighter fluid on cams and slides, turning by hand.",
            warning: "The fumes burn: window open, nothing hot, and dry for an hour before mains.",
            see: "a knob that turns more freely.",
          },
          {
            action: "lubricate",
            title: "Oil and grease thinly",
            how: "A drop of machine oil on each axle, a film of white grease on cams and slides, none on belts.",
          },
          {
            action: "reassemble",
            title: "Close it and turn by hand",
            how: "Ten rounds.",
            putBack: "All screws.",
          },
          {
            action: "test",
            title: "Run it for ten minutes",
            how: "Without slide or film.",
            see: "a sound that grows softer.",
          },
        ],
      },
    },
    remote: {
      name: "a dirty or broken remote lead or contact",
      short: "the cable remote",
      weight: 3,
      why: "Slide remotes are switches on a cable with a many-poled plug that oxidises.",
      check: { do: "Use the keys on the projector itself.", finds: "those work", minutes: 1 },
      repair: {
        difficulty: "Easy",
        minutes: 25,
        euros: [0, 5],
        tools: [
          { name: "Contact cleaner" },
          { name: "Fine sandpaper" },
          { name: "Small crosshead screwdriver" },
        ],
        steps: [
          {
            action: "unplug",
            title: "Mains out, remote off",
            how: "Look at the pins of its plug.",
          },
          {
            action: "clean",
            title: "Clean plug and socket",
            how: "Contact cleaner on the plug, in and out ten times.",
            see: "bright pins.",
          },
          {
            action: "open",
            title: "Open the handset",
            how: "One or two screws with the screwdriver.",
            fallsOut: "Keys and leaf springs.",
          },
          {
            action: "clean",
            title: "Rub the leaves",
            how: "Draw the sandpaper once between each pair, and bend them to 1 mm apart.",
            putBack: "Keys first, halves together.",
          },
          {
            action: "test",
            title: "Forward, back, focus",
            how: "Each five times.",
            see: "one step a press.",
          },
        ],
      },
    },
  },
  questions: [
    {
      ask: "Does the projector's motor run while nothing is transported?",
      answers: {
        yes: {
          means: "the motor runs but nothing is transported",
          heard: ["motor runs", "hums", "belt", "turntable does not"],
          when: { belt: "often", slide: "sometimes", gum: "sometimes", remote: "never" },
        },
        no: { means: "the motor does not run, or all moves" },
      },
    },
    {
      ask: "Is a slide or a piece of one stuck in the projector?",
      answers: {
        yes: {
          means: "a slide or splinter is stuck",
          heard: ["slide dropped", "slide stuck", "jammed", "jams", "stuck"],
          when: { slide: "always", belt: "rarely", gum: "rarely", remote: "never" },
        },
        no: { means: "nothing is stuck" },
      },
    },
    {
      ask: "Is the projector stiff when you turn it by hand, or had it stood for years?",
      answers: {
        yes: {
          means: "it is stiff or had stood for years",
          heard: ["stiff", "years", "attic", "unused", "slow", "increments"],
          when: { gum: "always", belt: "often", slide: "rarely", remote: "rarely" },
        },
        no: { means: "it turns freely" },
      },
    },
    {
      ask: "Do the keys on the projector itself work when the remote does not?",
      answers: {
        yes: {
          means: "its own keys work, the remote does not",
          heard: ["remote"],
          when: { remote: "always", slide: "never", belt: "never", gum: "never" },
        },
        no: { means: "its own keys do not help either" },
      },
    },
  ],
  safety: ["Fingers stay out of cams and claws while it runs."],
  prevention: ["Run it for ten minutes twice a year."],
  stopWhen: ["Film is burning or browning in the gate: switch off at once."],
});

export const projector: Playbook = {
  faults: [doesNotTurnOn, lamp, noPicture, mechanism],
  notes: [
    {
      about: ["lamp hours", "how long", "led projector"],
      text: "Discharge lamps last 2,000 to 4,000 hours, LED and laser light 20,000. LED light cannot be changed at home.",
    },
    {
      about: ["bulb code", "which bulb"],
      text: "Bulbs for slide and film projectors have a three-letter code such as EFR (15 V 150 W), EVD (36 V 400 W) or FCS (24 V 150 W). The code settles volts, watts and socket at once.",
    },
    {
      about: ["overheat", "fan"],
      text: "Do not pull the plug before the fan has stopped: the heat that is left in the lamp then cracks it.",
    },
  ],
};
